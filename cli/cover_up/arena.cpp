
#include <fmt/format.h>

#include <memory>
#include <vector>

#include "bots/exec/cover_up/player.h"
#include "cli/arena/report.h"
#include "cli/arena/seating.h"
#include "cli/cover_up/commands.h"
#include "cli/players.h"
#include "records/cover_up/json.h"

namespace coverstory::cli {
namespace {

constexpr ArenaTerms kTerms{
    .game = "Cover Up", .game_key = "cover-up", .points = "over par", .points_key = "over_par"};

/// CU-6.4: the fewest points win.
int rank_of(std::size_t seat, const CoverUpCount& count, std::size_t players) {
  int rank = 1;
  for (std::size_t other = 0; other < players; ++other) {
    if (count.seats[other].points < count.seats[seat].points) ++rank;
  }
  return rank;
}

bots::arena::SeatResult result_of(std::size_t seat, const CoverUpCount& count,
                                  std::size_t players) {
  const CoverUpSums& sums = count.seats[seat];
  return {.win = sums.wins,
          .rank = rank_of(seat, count, players),
          .points = static_cast<double>(sums.over_par) / static_cast<double>(count.rounds)};
}

}  // namespace

std::optional<bots::arena::GameResult> play_arena_cover_up(const ArenaPlan& plan,
                                                           const CoverUpTable& table,
                                                           bots::exec::CoverUpPlayerPool& pool,
                                                           const ArenaGame& game,
                                                           const std::atomic<bool>& stop) {
  if (stop) return std::nullopt;
  const Seed seed = plan.seed.derived(Seed::Purpose::Game, game.deck);
  Seating<bots::cover_up::Bot, TimedCoverUpBot, bots::exec::CoverUpPlayerPool> seating(plan, game,
                                                                                       seed, pool);
  const CoverUpCount count = count_cover_up(table, seating.players(), seed);
  return seating.results([&](std::size_t seat) { return result_of(seat, count, plan.players()); });
}

int arena_cover_up(Words words) {
  const std::vector<Flag> flags = flags_behind(cover_up_option_flags(), arena_flags());
  const Arguments arguments(words, flags);
  if (arguments.has("help")) {
    fmt::print("Usage: coverstory arena cover-up --bots hard,medium [options]\n{}", help_of(flags));
    return 0;
  }
  const CoverUpTable table = read_cover_up_table(arguments);
  const auto players = static_cast<std::size_t>(table.table.options.players);
  const ArenaPlan plan = read_arena_plan(arguments, players);
  refuse_unknown(plan.bots,
                 [](auto&&... player) { return bots::exec::make_cover_up_player(player...); });
  bots::exec::CoverUpPlayerPool pool(bots::exec::cover_up_players(plan.budget, table.table.deck));
  return hold_arena(plan, kTerms, records::cover_up::table_json(table.table),
                    [&](const ArenaGame& game, const std::atomic<bool>& stop) {
                      return play_arena_cover_up(plan, table, pool, game, stop);
                    });
}

}  // namespace coverstory::cli
