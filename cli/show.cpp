// coverstory show FILE: tells recorded games in words.
#include <fmt/format.h>

#include <array>
#include <optional>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/cover_me/narrator.h"
#include "cli/cover_up/narrator.h"
#include "cli/record_file.h"
#include "cli/refused.h"
#include "cli/wrapped.h"
#include "records/cover_me/replay.h"
#include "records/cover_up/replay.h"
#include "records/fields.h"
#include "records/header.h"

namespace coverstory::cli {
namespace {

constexpr std::int64_t kMostGames = 1'000'000'000'000;
constexpr std::array kFlags{
    Flag{"game", "N", "tell only the N-th game of the file (all)"},
    Flag{"help", "", "this text"},
};

/// The header is read first for the names; the replay reads it again and says what is wrong.
records::Header header_of(const RecordFile& file, const records::GameLines& lines) {
  try {
    return records::read_header(lines.front().object);
  } catch (const records::WrongField& wrong) {
    file.refuse({lines.front().number, wrong.what()});
  }
}

std::string cover_me_story(const RecordFile& file, const records::GameLines& lines) {
  const records::Header header = header_of(file, lines);
  CoverMeNarrator narrator{Cast(header.seats)};
  const auto replayed =
      records::cover_me::replay(lines, records::cover_me::Ending::Required, &narrator);
  if (!replayed) file.refuse(replayed.error());
  return fmt::format("Cover Me, seed {}.\n{}", header.seed,
                     wrapped(narrator.text(), terminal_columns()));
}

std::string cover_up_story(const RecordFile& file, const records::GameLines& lines) {
  const records::Header header = header_of(file, lines);
  CoverUpNarrator narrator{Cast(header.seats)};
  const auto replayed = records::cover_up::replay(lines, &narrator);
  if (!replayed) file.refuse(replayed.error());
  const std::string story = table_words(replayed->table) + narrator.text();
  return fmt::format("Cover Up, seed {}.\n{}", header.seed, wrapped(story, terminal_columns()));
}

/// Each game is told by its own narrator.
std::string story_of(const RecordFile& file, const records::GameLines& lines) {
  const std::string_view game = records::game_of(lines);
  if (game == "cover-me") return cover_me_story(file, lines);
  if (game == "cover-up") return cover_up_story(file, lines);
  file.refuse({lines.front().number, "'game' is neither cover-me nor cover-up"});
}

/// The games of a file one after another, or the one that is wanted.
void show_games(RecordFile& file, std::optional<std::int64_t> wanted) {
  std::int64_t games = 0;
  while (const auto lines = file.next_game()) {
    ++games;
    if (wanted && games != *wanted) continue;
    const std::string story = story_of(file, *lines);
    fmt::print("{}Game {}.\n{}", games == 1 || wanted ? "" : "\n", games, story);
    if (wanted) return;
  }
  if (games == 0) throw Refused(fmt::format("{} holds no game.", file.name()));
  if (wanted) {
    throw Refused(fmt::format("{} holds {} {}; there is no game {}.", file.name(), games,
                              games == 1 ? "game" : "games", *wanted));
  }
}

}  // namespace

int show(Words words) {
  const Arguments arguments(words, kFlags);
  if (arguments.has("help")) {
    fmt::print("Usage: coverstory show FILE [--game N]\nTells recorded games in words.\n{}",
               help_of(kFlags));
    return 0;
  }
  if (arguments.positional().size() != 1) {
    throw Refused("show takes the name of one file of records.");
  }
  std::optional<std::int64_t> wanted;
  if (arguments.has("game")) wanted = arguments.number("game", 1, kMostGames, 1);
  RecordFile file{std::string(arguments.positional().front())};
  show_games(file, wanted);
  return 0;
}

}  // namespace coverstory::cli
