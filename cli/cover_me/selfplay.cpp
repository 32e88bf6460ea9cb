// coverstory selfplay cover-me: bots play whole games; a summary, and records where they are
// wanted.
#include <fmt/format.h>

#include <vector>

#include "bots/cover_me/bot.h"
#include "bots/exec/cover_me/player.h"
#include "cli/cover_me/commands.h"
#include "cli/players.h"
#include "engine/core/rng.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/game.h"
#include "records/cover_me/json.h"

namespace coverstory::cli {
namespace {

using namespace cover_me;

/// Counts what happens.
class Counter : public Listener {
 public:
  explicit Counter(PlayedCoverMe& game) : game_(game) {}

  void acted(const State&, const Acted&) override { ++game_.decisions; }
  void season_scored(const State& state, const SeasonScored& season) override {
    ++game_.seasons;
    game_.ways.rows +=
        static_cast<std::uint64_t>(state.options.players * state.options.rows_of_a_player());
    for (const auto& cards : season.scored) count(cards, season.trends);
    for (const auto& cards : season.middle) {
      count(cards, season.trends);
      game_.ways.to_the_middle += cards.empty() ? 0 : 1;
    }
  }
  void ended(const State&, const Ranking& result) override { game_.result = result; }

 private:
  void count(const FixedVector<Card, kMonths>& scored, const Trends& trends) {
    if (scored.empty()) return;
    const bool trendy = trend_value(scored.front(), trends) == kFullyTrendy;
    ++(trendy ? game_.ways.fully_trendy : game_.ways.all_at_zero);
  }

  PlayedCoverMe& game_;
};

using cover_me::Options;

std::vector<Flag> all_flags() {
  std::vector<Flag> flags = flags_behind(cover_me_option_flags(), series_flags());
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

void WaysOfScoring::add(const WaysOfScoring& other) {
  rows += other.rows;
  fully_trendy += other.fully_trendy;
  all_at_zero += other.all_at_zero;
  to_the_middle += other.to_the_middle;
}

PlayedCoverMe played_cover_me(const Options& options, std::span<const std::string> bots,
                              const Seed& seed, KeepRecord keep) {
  const auto [names, players] = seated<bots::cover_me::Bot>(
      bots, options.players, seed,
      [](auto&&... player) { return bots::exec::make_cover_me_player(player...); });
  PlayedCoverMe played{.options = options};
  Counter counter(played);
  records::cover_me::Writer writer(options, names, seed);
  Audience audience{&counter, keep == KeepRecord::Yes ? &writer : nullptr};
  State state = new_game(options, seed, audience);
  bots::cover_me::play_game(state, players, audience);
  if (keep == KeepRecord::Yes) played.record = writer.text();
  return played;
}

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
