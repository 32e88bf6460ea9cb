// coverstory play cover-me: a person against bots in the terminal.
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <vector>

#include "bots/exec/cover_me/player.h"
#include "cli/arguments.h"
#include "cli/cover_me/commands.h"
#include "cli/cover_me/game.h"
#include "cli/cover_me/table.h"
#include "cli/cover_me/texts.h"
#include "cli/record_file.h"
#include "cli/refused.h"
#include "cli/terminal.h"
#include "records/cover_me/replay.h"

namespace coverstory::cli {
namespace {

constexpr std::size_t kLongestName = 40;

std::vector<Flag> all_flags() {
  const auto options = cover_me_option_flags();
  std::vector<Flag> flags(options.begin(), options.end());
  flags.push_back({"bots", "NAME,…", "who plays against you, over and over (medium)"});
  flags.push_back({"name", "NAME", "your name in the record (You)"});
  flags.push_back(kSeedFlag);
  flags.push_back({"resume", "FILE", "go on with a saved game; nothing else goes with it"});
  flags.push_back({"help", "", "this text"});
  return flags;
}

std::string name_of_person(const Arguments& arguments) {
  const std::string name(arguments.value("name").value_or("You"));
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

void play_new_game(const Arguments& arguments) {
  const auto options = read_cover_me_options(arguments);
  const auto kinds = kinds_of_bots(arguments, options.players);
  CoverMeGame game({.options = options,
                    .seats = seat_names(name_of_person(arguments), kinds, options.players),
                    .seed = seed_of(arguments)});
  fmt::print("{}", wrapped(welcome_words(), terminal_columns()));
  CoverMeTable(game, std::cin, std::cout, terminal_columns()).play();
}

/// A file may come from anybody: it must not start programs here.
void refuse_programs(const std::vector<std::string>& seats, const std::string& file) {
  for (const std::string& seat : seats) {
    if (!bots::exec::names_a_program(seat)) continue;
    throw Refused(
        fmt::format("{} was played against a program ({}); a file cannot start one.", file, seat));
  }
}

void resume_game(const std::string& name) {
  RecordFile file(name);
  const auto lines = file.next_game();
  if (!lines) throw Refused(fmt::format("{} holds no game.", name));
  if (file.next_game()) {
    throw Refused(fmt::format("{} holds several games; expected one saved game.", name));
  }
  const auto replayed = records::cover_me::replay(*lines, records::cover_me::Ending::MayBeMissing);
  if (!replayed) file.refuse(replayed.error());
  if (replayed->state.is_over()) {
    throw Refused(fmt::format("The game in {} is over; coverstory show {} tells it.", name, name));
  }
  refuse_programs(replayed->seats, name);
  CoverMeGame game({replayed->options, replayed->seats, replayed->seed}, *lines);
  CoverMeTable table(game, std::cin, std::cout, terminal_columns());
  table.skip_story();
  fmt::print("The game goes on; type log to hear what happened this season.\n");
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
    throw Refused(fmt::format("'{}' is not expected behind cover-me.", arguments.positional()[0]));
  }
  if (const auto saved = arguments.value("resume")) {
    if (words.size() > 2)
      throw Refused("--resume takes everything from the file and stands alone.");
    resume_game(std::string(*saved));
  } else {
    play_new_game(arguments);
  }
  return 0;
}

}  // namespace coverstory::cli
