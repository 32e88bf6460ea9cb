#include "cli/cover_up/commands.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

#include "cli/command.h"
#include "cli/cover_up/narrator.h"
#include "cli/option_flags.h"
#include "cli/refused.h"
#include "records/cover_up/json.h"

namespace coverstory::cli {
namespace {

constexpr std::array kOwn{
    Command{"solve", solve, "find par of a hand of Cover Up"},
    Command{"puzzle", puzzle, "show the five cards of Cover Up's daily puzzle"},
};

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

extern const GameCommands cover_up_commands;
constinit const GameCommands cover_up_commands{
    .name = "cover-up",
    .title = "Cover Up",
    .selfplay = selfplay_cover_up,
    .arena = arena_cover_up,
    .play = nullptr,
    .story = cover_up_story,
    .own = kOwn,
};

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

std::span<const Flag> cover_up_option_flags() {
  static const OptionFlags kOptionFlags(cover_up::kOptions);
  static const std::vector<Flag> kFlags = [] {
    std::vector<Flag> flags = kOptionFlags.flags();
    flags.push_back({"deck", "FILE", "other cards: a line each, colour and code (our own deck)"});
    return flags;
  }();
  return kFlags;
}

CoverUpTable read_cover_up_table(const Arguments& arguments) {
  CoverUpTable result{.deck = cover_up::standard_deck()};
  result.table.options = read_option_flags(cover_up::kOptions, arguments);
  if (const auto file = arguments.value("deck")) {
    result.table.deck = deck_name(*file);
    result.deck = read_deck_file(std::string(*file));
  }
  return result;
}

}  // namespace coverstory::cli
