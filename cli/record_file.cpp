#include "cli/record_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "cli/refused.h"

namespace coverstory::cli {

RecordFile::RecordFile(std::string name) : name_(std::move(name)) {
  std::error_code error;
  if (std::filesystem::is_directory(name_, error)) {
    throw Refused(fmt::format("{} is a folder; expected a file of records.", name_));
  }
  in_.open(name_, std::ios::binary);
  if (!in_) throw Refused(fmt::format("{} cannot be read: {}.", name_, std::strerror(errno)));
  const auto size = std::filesystem::file_size(name_, error);
  bytes_ = error ? 0 : size;
}

std::uint64_t RecordFile::bytes_read() {
  const auto at = in_.tellg();
  return at < 0 ? bytes_ : static_cast<std::uint64_t>(at);
}

std::optional<records::GameLines> RecordFile::next_game() {
  auto game = reader_.next();
  if (!game) refuse(game.error());
  return std::move(*game);
}

void RecordFile::refuse(const records::Mistake& mistake) const {
  throw Refused(fmt::format("{}:{}: {}", name_, mistake.line, mistake.sentence));
}

}  // namespace coverstory::cli
