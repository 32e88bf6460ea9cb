// coverstory check FILE: replays records and says the first line that is wrong, and why.
#include <fmt/format.h>

#include <array>
#include <fstream>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/long_run.h"
#include "cli/record_file.h"
#include "cli/refused.h"
#include "records/check.h"

namespace coverstory::cli {
namespace {

constexpr std::array kFlags{Flag{"help", "", "this text"}};

}  // namespace

int check(Words words) {
  const Arguments arguments(words, kFlags);
  if (arguments.has("help")) {
    fmt::print("Usage: coverstory check FILE\nReplays every game of a file of records.\n");
    return 0;
  }
  if (arguments.positional().size() != 1)
    throw Refused("check takes the name of one file of records.");
  RecordFile file{std::string(arguments.positional().front())};
  Progress progress("bytes", file.bytes());
  std::uint64_t games = 0;
  while (const auto lines = file.next_game()) {
    if (const auto mistake = records::first_mistake(*lines)) file.refuse(*mistake);
    ++games;
    progress.reached(file.bytes_read());
  }
  if (games == 0) throw Refused(fmt::format("{} holds no game.", file.name()));
  fmt::print("{}: {} {}, every line right.\n", file.name(), games, games == 1 ? "game" : "games");
  return 0;
}

}  // namespace coverstory::cli
