// coverstory selfplay cover-up: bots play whole games; a summary, and records where they are
// wanted.
#include <fmt/format.h>

#include <vector>

#include "bots/exec/cover_up/player.h"
#include "cli/cover_up/commands.h"
#include "cli/cover_up/options.h"
#include "cli/cover_up/series.h"
#include "cli/players.h"

namespace coverstory::cli {
namespace {

void print_seats(const Series& series, const CoverUpCount& count, int players) {
  const auto a_round = [&](std::int64_t sum) {
    return static_cast<double>(sum) / static_cast<double>(count.rounds);
  };
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    const CoverUpSums& sums = count.seats[seat];
    fmt::print(
        "Seat {} ({}): mean points a round {:.2f}, over par {:.2f}, cards left beside {:.2f}", seat,
        series.bots[seat % series.bots.size()], a_round(sums.points), a_round(sums.over_par),
        a_round(sums.beside));
    if (players > 1) {  // CU-7.2: alone there is nobody to beat
      fmt::print("; win share {:.1f} %", 100 * sums.wins / static_cast<double>(count.games));
    }
    fmt::print(".\n");
  }
}

void print_summary(const Series& series, const CoverUpCount& count, int players, double seconds) {
  fmt::print("{} games of Cover Up, {} rounds. Seed {}.\n", count.games, count.rounds,
             series.seed.hex());
  print_seats(series, count, players);
  const auto share = [&](cover_up::EndedBy ended_by) {
    return 100 * static_cast<double>(count.ended_by[static_cast<std::size_t>(ended_by)]) /
           static_cast<double>(count.rounds);
  };
  using enum cover_up::EndedBy;
  fmt::print(
      "The hourglass ended {:.1f} % of the rounds, the limit {:.1f} %, all being done {:.1f} %.\n",
      share(Hourglass), share(Limit), share(Done));
  fmt::print("{:.0f} games a second on {} {}.\n", static_cast<double>(count.games) / seconds,
             series.threads, series.threads == 1 ? "thread" : "threads");
}

}  // namespace

int selfplay_cover_up(Words words) {
  const std::vector<Flag> flags = series_flags_behind(cover_up_option_flags());
  const Arguments arguments(words, flags);
  if (arguments.has("help")) {
    fmt::print("Usage: coverstory selfplay cover-up [options]\n{}", help_of(flags));
    return 0;
  }
  const Series series = read_series(arguments, "greedy");
  refuse_unknown(series.bots,
                 [](auto&&... player) { return bots::exec::make_cover_up_player(player...); });
  const CoverUpTable table = read_cover_up_table(arguments);
  CoverUpCount count;
  const double seconds = play_series(
      series,
      [&](std::uint64_t, const Seed& seed, KeepRecord keep) {
        return played_cover_up(table, series.bots, seed, keep);
      },
      [&](const PlayedCoverUp& played) { count.add(played.count); });
  print_summary(series, count, table.table.options.players, seconds);
  return 0;
}

}  // namespace coverstory::cli
