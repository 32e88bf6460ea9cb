// A bot in a seat while a game is played: asks for the decisions that it must take, and makes its
// moves when they are due. It is lost with the table's memory; a new one asks again.
#pragma once

#include <memory>
#include <optional>

#include "engine/core/seat.h"
#include "tables/thinking.h"

namespace coverstory::tables {

class Game;

/// Every call gets the game that made the bot, as it is by then.
class BotPlayer {
 public:
  BotPlayer() = default;
  BotPlayer(const BotPlayer&) = delete;
  BotPlayer& operator=(const BotPlayer&) = delete;
  virtual ~BotPlayer() = default;

  /// What is to be thought about now; nothing where there is nothing to decide. Whoever gets it
  /// thinks about it: until the answer is taken, nothing is asked.
  virtual std::unique_ptr<const Decision> next_decision(const Game& game) = 0;
  /// The answer to the last decision. By now it may be too late for it.
  virtual void take(BotAnswer answer, const Game& game) = 0;

  /// Nobody but bots is waited for, and the time would have ended then: what was planned for later
  /// is given up, and the rest is asked for at once.
  virtual void give_up_after(Time /*end*/) {}

  /// When a move is due, if nothing happens before.
  virtual std::optional<Time> next_move_at() const = 0;
  /// The next move that is due, which is the bot's no more: it is made, or the rules refuse it.
  /// Each call brings the bot nearer to having none.
  virtual std::optional<GameAction> take_due_move(const Game& game, Time now) = 0;
};

/// For games in which every decision is one move, made at once.
class BotOfTurns final : public BotPlayer {
 public:
  explicit BotOfTurns(Seat seat) : seat_(seat) {}

  std::unique_ptr<const Decision> next_decision(const Game& game) override;
  void take(BotAnswer answer, const Game& game) override;
  std::optional<Time> next_move_at() const override { return std::nullopt; }
  std::optional<GameAction> take_due_move(const Game& game, Time now) override;

 private:
  Seat seat_;
  std::optional<GameAction> move_;  // from the answer to the call that takes it
};

}  // namespace coverstory::tables
