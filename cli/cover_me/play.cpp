// coverstory play cover-me: a person against bots in the terminal.
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <optional>
#include <vector>

#include "bots/exec/cover_me/player.h"
#include "cli/arguments.h"
#include "cli/cover_me/commands.h"
#include "cli/cover_me/game.h"
#include "cli/cover_me/table.h"
#include "cli/cover_me/texts.h"
#include "cli/record_file.h"
#include "cli/refused.h"
#include "cli/speech.h"
#include "cli/telling.h"
#include "cli/terminal.h"
#include "records/cover_me/replay.h"

namespace coverstory::cli {
namespace {

constexpr std::size_t kLongestName = 40;

std::vector<Flag> all_flags() {
  const auto options = cover_me_option_flags(Scope::Table);
  std::vector<Flag> flags(options.begin(), options.end());
  flags.push_back({"bots", "NAME,…", "who plays against you, over and over (medium)"});
  flags.push_back({"first", "N", "the seat that starts, from 0, which is yours (drawn)"});
  flags.push_back({"name", "NAME", "your name in the record (Player, in your language)"});
  flags.push_back(kLanguageFlag);
  flags.push_back(kSeedFlag);
  flags.push_back({"resume", "FILE", "go on with a saved game; only --language goes with it"});
  flags.push_back({"help", "", "this text"});
  return flags;
}

std::string name_of_person(const Arguments& arguments) {
  const auto given = arguments.value("name");
  const std::string name = given ? std::string(*given) : t("coverUp.end.player");
  const bool printable = std::ranges::all_of(
      name, [](char c) { return static_cast<unsigned char>(c) >= ' ' && c != '\x7f'; });
  if (name.empty() || name.size() > kLongestName || !printable) {
    throw Refused(fmt::format("--name takes 1 to {} printable characters.", kLongestName));
  }
  return name;
}

std::vector<std::string> kinds_of_bots(const Arguments& arguments, int players) {
  std::vector<std::string> kinds = split_at_commas(arguments.value("bots").value_or("medium"));
  if (static_cast<int>(kinds.size()) > players - 1) {
    throw Refused(fmt::format("--bots names {} bots; with {} players there are {}.", kinds.size(),
                              players, players - 1));
  }
  return kinds;
}

/// CM-2.5.
std::optional<Seat> starting_player(const Arguments& arguments, int players) {
  if (!arguments.has("first")) return std::nullopt;
  return Seat(static_cast<int>(arguments.number("first", 0, players - 1, 0)));
}

void play_new_game(const Arguments& arguments) {
  const auto options = read_cover_me_options(arguments, Scope::Table);
  const auto kinds = kinds_of_bots(arguments, options.players);
  CoverMeGame game({.options = options,
                    .seats = seat_names(name_of_person(arguments), kinds, options.players),
                    .seed = seed_of(arguments),
                    .start = starting_player(arguments, options.players)});
  fmt::print("{}", wrapped(welcome_words(), terminal_columns()));
  CoverMeTable(game, std::cin, std::cout, terminal_columns()).play();
}

/// A file may come from anybody: it must not start programs here.
void refuse_programs(const std::vector<std::string>& seats, const std::string& file) {
  for (const std::string& seat : seats) {
    if (!bots::exec::names_a_program(seat)) continue;
    throw Refused(t("terminal.file.program", {{"file", file}, {"name", harmless(seat)}}));
  }
}

void resume_game(const std::string& name) {
  RecordFile file(name);
  const auto lines = file.next_game();
  if (!lines) throw Refused(t("terminal.file.none", {{"file", name}}));
  if (file.next_game()) throw Refused(t("terminal.file.several", {{"file", name}}));
  const auto replayed = records::cover_me::replay(*lines, records::cover_me::Ending::MayBeMissing);
  if (!replayed) file.refuse(replayed.error());
  if (replayed->state.is_over()) {
    throw Refused(
        t("terminal.file.over", {{"file", name}, {"command", "coverstory show " + name}}));
  }
  refuse_programs(replayed->seats, name);
  CoverMeGame game({replayed->options, replayed->seats, replayed->seed}, *lines);
  CoverMeTable table(game, std::cin, std::cout, terminal_columns());
  table.skip_story();
  fmt::print("{}\n", t("terminal.resumed", {{"command", "log"}}));
  table.play();
}

}  // namespace

int play_cover_me(Words words) {
  const auto flags = all_flags();
  const Arguments arguments(words, flags);
  if (arguments.has("help")) {
    fmt::print("Usage: coverstory play cover-me …\nPlay against bots in the terminal.\n{}",
               help_of(flags));
    return 0;
  }
  if (!arguments.positional().empty()) {
    throw Refused(fmt::format("'{}' is not expected after cover-me.", arguments.positional()[0]));
  }
  speak(wanted_language(arguments.value(kLanguageFlag.name)));
  if (const auto saved = arguments.value("resume")) {
    const std::size_t alone = arguments.has(kLanguageFlag.name) ? 2 : 1;
    if (arguments.given() != alone) {
      throw Refused("--resume takes everything from the file; only --language goes with it.");
    }
    resume_game(std::string(*saved));
  } else {
    play_new_game(arguments);
  }
  return 0;
}

}  // namespace coverstory::cli
