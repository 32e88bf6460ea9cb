#include "tables/bot_player.h"

#include <utility>

#include "engine/core/ensure.h"
#include "tables/game.h"

namespace coverstory::tables {

std::unique_ptr<const Decision> BotOfTurns::next_decision(const Game& game) {
  return game.decision_of(seat_);
}

void BotOfTurns::take(BotAnswer answer, const Game&) {
  ENSURE(answer.size() == 1);
  move_ = answer.front().action;
}

std::optional<GameAction> BotOfTurns::take_due_move(const Game&, Time) {
  return std::exchange(move_, std::nullopt);
}

}  // namespace coverstory::tables
