// coverstory selfplay cover-me: bots play whole games; a summary, and records where they are
// wanted.
#include <fmt/format.h>

#include <vector>

#include "bots/exec/cover_me/player.h"
#include "cli/cover_me/commands.h"
#include "cli/cover_me/options.h"
#include "cli/cover_me/series.h"
#include "cli/players.h"
#include "engine/core/rng.h"

namespace coverstory::cli {
namespace {

using cover_me::Options;

std::vector<Flag> all_flags() {
  std::vector<Flag> flags = series_flags_behind(cover_me_option_flags());
  flags.push_back({"mixed", "", "draw the options not given anew for each game"});
  return flags;
}

/// The sums over all games of a series.
struct Totals {
  std::uint64_t games = 0, decisions = 0, seasons = 0;
  WaysOfScoring ways;
  struct OfSeat {
    std::uint64_t games = 0;
    double prestige = 0;
    double wins = 0;  // a shared victory counts in parts
  };
  cover_me::BySeat<OfSeat> seats{};

  void add(const PlayedCoverMe& game) {
    ++games;
    decisions += game.decisions;
    seasons += game.seasons;
    ways.add(game.ways);
    for (std::size_t seat = 0; seat < game.options.players; ++seat) {
      OfSeat& sums = seats[seat];
      ++sums.games;
      sums.prestige += game.result.prestige[seat];
      if (game.result.ranks[seat] == 1) sums.wins += 1.0 / game.result.winners.size();
    }
  }
};

void print_summary(const Series& series, const Totals& totals, double seconds) {
  fmt::print("{} games of Cover Me, {} seasons, {} decisions. Seed {}.\n", totals.games,
             totals.seasons, totals.decisions, series.seed.hex());
  for (std::size_t seat = 0; seat < totals.seats.size(); ++seat) {
    const Totals::OfSeat& sums = totals.seats[seat];
    if (sums.games == 0) continue;
    const auto games = static_cast<double>(sums.games);
    fmt::print("Seat {} ({}): mean prestige {:.2f}, win share {:.1f} %.\n", seat,
               series.bots[seat % series.bots.size()], sums.prestige / games,
               100 * sums.wins / games);
  }
  const auto share = [&](std::uint64_t times) {
    return 100 * static_cast<double>(times) / static_cast<double>(totals.ways.rows);
  };
  fmt::print(
      "Of {} magazines' seasons {} scored with a fully trendy model ({:.1f} %), {} with three "
      "models at zero ({:.1f} %)",
      totals.ways.rows, totals.ways.fully_trendy, share(totals.ways.fully_trendy),
      totals.ways.all_at_zero, share(totals.ways.all_at_zero));
  if (totals.ways.to_the_middle > 0) {
    fmt::print("; {} of these went to the middle", totals.ways.to_the_middle);
  }
  fmt::print(".\n{:.0f} games and {:.0f} decisions a second on {} {}.\n",
             static_cast<double>(totals.games) / seconds,
             static_cast<double>(totals.decisions) / seconds, series.threads,
             series.threads == 1 ? "thread" : "threads");
}

Options options_of_game(const std::vector<Options>& pool, const Series& series,
                        std::uint64_t game) {
  FastRng rng(series.seed.derived(Seed::Purpose::Options, game));
  return pool[rng.below(static_cast<std::uint32_t>(pool.size()))];
}

}  // namespace

int selfplay_cover_me(Words words) {
  const std::vector<Flag> flags = all_flags();
  const Arguments arguments(words, flags);
  if (arguments.has("help")) {
    fmt::print("Usage: coverstory selfplay cover-me [options]\n{}", help_of(flags));
    return 0;
  }
  const Series series = read_series(arguments, "greedy");
  refuse_unknown(series.bots,
                 [](auto&&... player) { return bots::exec::make_cover_me_player(player...); });
  const std::vector<Options> pool = arguments.has("mixed")
                                        ? cover_me_options_to_mix(arguments)
                                        : std::vector{read_cover_me_options(arguments)};
  Totals totals;
  const double seconds = play_series(
      series,
      [&](std::uint64_t game, const Seed& seed, KeepRecord keep) {
        return played_cover_me(options_of_game(pool, series, game), series.bots, seed, keep);
      },
      [&](const PlayedCoverMe& played) { totals.add(played); });
  print_summary(series, totals, seconds);
  return 0;
}

}  // namespace coverstory::cli
