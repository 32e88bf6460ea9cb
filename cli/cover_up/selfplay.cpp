// coverstory selfplay cover-up: bots play whole games; a summary, and records where they are
// wanted.
#include <fmt/format.h>

#include <vector>

#include "bots/cover_up/bot.h"
#include "bots/exec/cover_up/player.h"
#include "cli/cover_up/commands.h"
#include "cli/players.h"
#include "engine/cover_up/events.h"
#include "engine/cover_up/game.h"
#include "records/cover_up/json.h"

namespace coverstory::cli {
namespace {

using namespace cover_up;

/// Counts what happens.
class Counter : public Listener {
 public:
  explicit Counter(CoverUpCount& count) : count_(count) {}

  void round_ended(const RoundResult& result) override {
    ++count_.rounds;
    ++count_.ended_by[static_cast<std::size_t>(result.ended_by)];
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
      const Score& score = result.seats[seat].score;
      count_.seats[seat].points += score.points;
      count_.seats[seat].over_par += score.points - result.seats[seat].par.points;
      count_.seats[seat].beside += static_cast<std::int64_t>(score.beside.size());
    }
  }
  void ended(const GameResult& result) override {
    ++count_.games;
    for (SeatSet rest = result.winners; !rest.empty(); rest.erase(rest.first())) {
      count_.seats[rest.first().index].wins += 1.0 / result.winners.size();
    }
  }

 private:
  CoverUpCount& count_;
};

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

void CoverUpCount::add(const CoverUpCount& other) {
  games += other.games;
  rounds += other.rounds;
  for (std::size_t i = 0; i < ended_by.size(); ++i) ended_by[i] += other.ended_by[i];
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    seats[seat].points += other.seats[seat].points;
    seats[seat].over_par += other.seats[seat].over_par;
    seats[seat].beside += other.seats[seat].beside;
    seats[seat].wins += other.seats[seat].wins;
  }
}

CoverUpCount count_cover_up(const CoverUpTable& table,
                            std::span<const std::unique_ptr<bots::cover_up::Bot>> players,
                            const Seed& seed) {
  CoverUpCount count;
  Counter counter(count);
  State state = new_game(table.table.options, table.deck, seed, 0, counter);
  bots::cover_up::play_game(state, players, counter);
  return count;
}

PlayedCoverUp played_cover_up(const CoverUpTable& table, std::span<const std::string> bots,
                              const Seed& seed, KeepRecord keep) {
  const Options& options = table.table.options;
  const auto [names, players] = seated<bots::cover_up::Bot>(
      bots, static_cast<std::size_t>(options.players), seed,
      [&](std::string_view name, const Seed& own) {
        return bots::exec::make_cover_up_player(name, own, {}, table.table.deck);
      });
  PlayedCoverUp played;
  Counter counter(played.count);
  records::cover_up::Writer writer(table.table, names, seed);
  Audience audience{&counter, keep == KeepRecord::Yes ? &writer : nullptr};
  State state = new_game(options, table.deck, seed, 0, audience);
  bots::cover_up::play_game(state, players, audience);
  if (keep == KeepRecord::Yes) played.record = writer.text();
  return played;
}

int selfplay_cover_up(Words words) {
  const std::vector<Flag> flags = flags_behind(cover_up_option_flags(), series_flags());
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
