
#include <fmt/format.h>

#include <memory>
#include <vector>

#include "bots/cover_me/bot.h"
#include "bots/exec/cover_me/player.h"
#include "cli/arena/report.h"
#include "cli/arena/seating.h"
#include "cli/cover_me/commands.h"
#include "cli/players.h"
#include "engine/cover_me/game.h"
#include "records/cover_me/json.h"

namespace coverstory::cli {
namespace {

constexpr ArenaTerms kTerms{.game = "Cover Me",
                            .game_key = "cover-me",
                            .points = "mean prestige",
                            .points_key = "prestige"};

bots::arena::SeatResult result_of(std::size_t seat, const cover_me::Ranking& ranking) {
  const bool won = ranking.ranks[seat] == 1;
  return {.win = won ? 1.0 / ranking.winners.size() : 0,
          .rank = ranking.ranks[seat],
          .points = static_cast<double>(ranking.prestige[seat])};
}

}  // namespace

std::optional<bots::arena::GameResult> play_arena_cover_me(const ArenaPlan& plan,
                                                           const cover_me::Options& options,
                                                           bots::exec::CoverMePlayerPool& pool,
                                                           const ArenaGame& game,
                                                           const std::atomic<bool>& stop) {
  const Seed seed = plan.seed.derived(Seed::Purpose::Game, game.deck);
  Seating<bots::cover_me::Bot, TimedCoverMeBot, bots::exec::CoverMePlayerPool> seating(plan, game,
                                                                                       seed, pool);
  cover_me::Listener nobody;
  cover_me::State state = cover_me::new_game(options, seed, nobody);
  bots::cover_me::play_game(state, seating.players(), nobody, stop);
  if (!state.is_over()) return std::nullopt;
  const cover_me::Ranking result = ranking(state);
  return seating.results([&](std::size_t seat) { return result_of(seat, result); });
}

int arena_cover_me(Words words) {
  const std::vector<Flag> flags = flags_behind(cover_me_option_flags(), arena_flags());
  const Arguments arguments(words, flags);
  if (arguments.has("help")) {
    fmt::print("Usage: coverstory arena cover-me --bots hard,medium [options]\n{}", help_of(flags));
    return 0;
  }
  const cover_me::Options options = read_cover_me_options(arguments);
  const ArenaPlan plan = read_arena_plan(arguments, options.players);
  refuse_unknown(plan.bots,
                 [](auto&&... player) { return bots::exec::make_cover_me_player(player...); });
  bots::exec::CoverMePlayerPool pool(bots::exec::cover_me_players(plan.budget));
  return hold_arena(plan, kTerms, records::cover_me::options_json(options),
                    [&](const ArenaGame& game, const std::atomic<bool>& stop) {
                      return play_arena_cover_me(plan, options, pool, game, stop);
                    });
}

}  // namespace coverstory::cli
