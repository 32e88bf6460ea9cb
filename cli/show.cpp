// coverstory show FILE: tells recorded games in words, in six languages.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/record_file.h"
#include "cli/refused.h"
#include "cli/speech.h"
#include "cli/terminal.h"
#include "records/check.h"
#include "records/fields.h"
#include "records/line.h"

namespace coverstory::cli {
namespace {

constexpr std::int64_t kMostGames = 1'000'000'000'000;
constexpr std::array kFlags{
    Flag{"game", "N", "only game N of the file (all)"},
    kLanguageFlag,
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

/// Each game has its own narrator.
std::string story_of(const RecordFile& file, const records::GameLines& lines) {
  const auto known = games();
  const auto game =
      std::ranges::find(known, records::game_of(lines), [](const auto* one) { return one->name; });
  if (game == known.end()) file.refuse(records::names_no_game(lines));
  const records::Header header = header_of(file, lines);
  const auto story = (*game)->story(lines, header);
  if (!story) file.refuse(story.error());
  return fmt::format("{}. {}\n{}", (*game)->title, t("terminal.seed", {{"code", header.seed}}),
                     wrapped(*story, terminal_columns()));
}

/// The games of a file one after another, or the one that is wanted.
void show_games(RecordFile& file, std::optional<std::int64_t> wanted) {
  std::int64_t games = 0;
  while (const auto lines = file.next_game()) {
    ++games;
    if (wanted && games != *wanted) continue;
    const std::string story = story_of(file, *lines);
    const std::string heading = t("terminal.game", {{"number", std::to_string(games)}});
    fmt::print("{}{}.\n{}", games == 1 || wanted ? "" : "\n", heading, story);
    if (wanted) return;
  }
  if (games == 0) throw Refused(t("terminal.file.none", {{"file", file.name()}}));
  if (wanted) {
    throw Refused(t("terminal.game.none", {{"file", file.name()},
                                           {"count", static_cast<int>(games)},
                                           {"number", std::to_string(*wanted)}}));
  }
}

}  // namespace

int show(Words words) {
  const Arguments arguments(words, kFlags);
  if (arguments.has("help")) {
    fmt::print("Usage: coverstory show FILE [options]\nTells recorded games in words.\n{}",
               help_of(kFlags));
    return 0;
  }
  if (arguments.positional().size() != 1) {
    throw Refused("show takes the name of one file of records.");
  }
  speak(wanted_language(arguments.value(kLanguageFlag.name)));
  std::optional<std::int64_t> wanted;
  if (arguments.has("game")) wanted = arguments.number("game", 1, kMostGames, 1);
  RecordFile file{std::string(arguments.positional().front())};
  show_games(file, wanted);
  return 0;
}

}  // namespace coverstory::cli
