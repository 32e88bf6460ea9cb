#include "cli/cover_up/deck.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "cli/refused.h"
#include "records/cover_up/json.h"

namespace coverstory::cli {
namespace {

/// A deck with long comments takes some kilobytes. What is larger is no deck, or has no end.
constexpr std::size_t kLargestFile = 1 << 20;

std::string text_of(const std::string& file) {
  std::error_code ignored;
  if (std::filesystem::is_directory(file, ignored)) {
    throw Refused(fmt::format("{} is a folder; expected a file with a deck.", file));
  }
  std::ifstream in(file, std::ios::binary);
  if (!in) throw Refused(fmt::format("{} cannot be read: {}.", file, std::strerror(errno)));
  std::string text(kLargestFile, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() == kLargestFile) throw Refused(fmt::format("{} is too large for a deck.", file));
  return text;
}

}  // namespace

cover_up::Deck read_deck_file(const std::string& file) {
  const auto deck = cover_up::read_deck(text_of(file));
  if (!deck) {
    throw Refused(fmt::format("{}:{}: {}", file, deck.error().line, deck.error().reason));
  }
  return *deck;
}

std::string deck_name(std::string_view file) {
  std::string name = std::filesystem::path(file).filename().string();
  if (name == records::cover_up::kStandardDeckName) {
    throw Refused("A deck's file cannot be called 'standard': records name our own deck so.");
  }
  return name;
}

}  // namespace coverstory::cli
