#include "cli/record_file.h"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/refused.h"
#include "cli/speech.h"

namespace coverstory::cli {

RecordFile::RecordFile(std::string name) : name_(std::move(name)) {
  std::error_code error;
  if (std::filesystem::is_directory(name_, error)) {
    throw Refused(t("terminal.file.folder", {{"file", name_}}));
  }
  in_.open(name_, std::ios::binary);
  if (!in_) {
    const bool exists = std::filesystem::exists(name_, error);
    throw Refused(t(exists ? "terminal.file.unread" : "terminal.file.missing", {{"file", name_}}));
  }
  const auto size = std::filesystem::file_size(name_, error);
  bytes_ = error ? 0 : size;
}

std::optional<records::GameLines> RecordFile::next_game() {
  auto game = reader_.next();
  if (!game) refuse(game.error());
  return std::move(*game);
}

void RecordFile::refuse(const records::Mistake& mistake) const {
  const std::string why =
      spoken_language() == Language::English
          ? mistake.sentence
          : t("terminal.file.wrong", {{"command", "coverstory check " + name_}});
  throw Refused(fmt::format("{}:{}: {}", name_, mistake.line, why));
}

}  // namespace coverstory::cli
