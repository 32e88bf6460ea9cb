#include "cli/series.h"

#include <algorithm>
#include <thread>

#include "cli/arguments.h"
#include "cli/refused.h"

namespace coverstory::cli {

int cores() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::vector<Flag> series_flags() {
  return {{"games", "N", "how many games (100)"},
          {"bots", "NAME,NAME,…", "who plays, seat by seat, over again as needed"},
          kSeedFlag,
          {"records", "FILE", "write the games' records"},
          {"threads", "N", "how many threads (one for each core)"},
          {"help", "", "this text"}};
}

Series read_series(const Arguments& arguments, std::string_view bots) {
  if (!arguments.positional().empty()) {
    throw Refused("selfplay takes no more words after the game, only options.");
  }
  Series series{
      .games = static_cast<std::uint64_t>(arguments.number("games", 1, kMostGames, 100)),
      .threads = static_cast<int>(arguments.number("threads", 1, kMostThreads, cores())),
      .seed = seed_of(arguments),
      .bots = split_at_commas(arguments.value("bots").value_or(bots)),
  };
  if (const auto file = arguments.value("records")) series.records = std::string(*file);
  return series;
}

}  // namespace coverstory::cli
