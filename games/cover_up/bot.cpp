
#include <algorithm>
#include <utility>

#include "bots/cover_up/bot.h"
#include "engine/core/ensure.h"
#include "engine/cover_up/game.h"
#include "games/cover_up/game.h"

namespace coverstory::games {
namespace {

using namespace coverstory::cover_up;

std::unique_ptr<bots::cover_up::Bot> bot_named(std::string_view name, const Seed& seed) {
  auto bot = bots::cover_up::make_bot(name, seed);
  ENSURE(bot.has_value());
  return *std::move(bot);
}

bool is_arrangement(const GameAction& action) {
  return action.holds<Arrange>();
}

/// Whether a round is being built, or about to be.
bool is_in_round(const State& state) {
  return state.phase != Phase::Returning && state.phase != Phase::Ended;
}

}  // namespace

BotAnswer WhichPlan::think(std::string_view bot, const Seed& seed, const bots::Budget&) const {
  const bots::cover_up::RoundPlan plan = bot_named(bot, seed)->plan_round(view);
  BotAnswer answer;
  for (const auto& arranged : plan.timeline) answer.push_back({arranged.t, Arrange{arranged.pile}});
  if (plan.flip_at) {
    const auto later = [&](const tables::PlannedMove& move) {
      return move.after_ms > *plan.flip_at;
    };
    answer.insert(std::ranges::find_if(answer, later), {*plan.flip_at, Flip{}});
  }
  return answer;
}

BotAnswer WhichReturn::think(std::string_view bot, const Seed& seed, const bots::Budget&) const {
  return {{.action = Return{bot_named(bot, seed)->choose_return(view)}}};
}

std::unique_ptr<const Decision> CoverUpBot::next_decision(const Game& game) {
  const State& state = state_of(game);
  asked_round_ = is_in_round(state) ? state.round : 0;
  if (asked_round_ != 0 && asked_round_ == planned_round_) return nullptr;
  return game.decision_of(seat_);
}

/// The plan counts from the end of the count of three; who takes over late catches up at once. A
/// plan for a round that is over is of no use.
void CoverUpBot::take(BotAnswer answer, const Game& game) {
  const State& state = state_of(game);
  if (asked_round_ == 0) {
    ENSURE(answer.size() == 1);
    chosen_return_ = answer.front().action;
    return;
  }
  if (!is_in_round(state) || asked_round_ != state.round) return;
  planned_round_ = asked_round_;
  plan_.clear();
  for (const tables::PlannedMove& move : answer) {
    plan_.push_back({state.building_from + move.after_ms, move.action});
  }
}

void CoverUpBot::give_up_after(Time end) {
  while (!plan_.empty() && plan_.back().at >= end) plan_.pop_back();
}

std::optional<Time> CoverUpBot::next_move_at() const {
  return plan_.empty() ? std::nullopt : std::optional(plan_.front().at);
}

/// CU-4.2: a bot that has nothing more to do says so, and nobody has to wait for the hourglass.
std::optional<GameAction> CoverUpBot::take_due_move(const Game& game, Time now) {
  if (chosen_return_) return std::exchange(chosen_return_, std::nullopt);
  const State& state = state_of(game);
  if (!is_in_round(state) || planned_round_ != state.round) {
    plan_.clear();
    return std::nullopt;
  }
  while (is_due(now)) {
    const Move move = plan_.front();
    plan_.pop_front();
    if (!is_overtaken(move, now)) return move.action;
  }
  if (!plan_.empty() || done_round_ == state.round) return std::nullopt;
  if (!allowed(state, seat_, Done{})) return std::nullopt;
  done_round_ = state.round;
  return Done{};
}

/// Of several arrangements that are due only the last is laid.
bool CoverUpBot::is_overtaken(const Move& move, Time now) const {
  return is_arrangement(move.action) && is_due(now) && is_arrangement(plan_.front().action);
}

}  // namespace coverstory::games
