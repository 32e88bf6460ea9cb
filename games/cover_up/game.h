// A game of Cover Up at a table, and its bots.
#pragma once

#include <deque>
#include <memory>

#include "engine/cover_up/action.h"
#include "engine/cover_up/options.h"
#include "engine/cover_up/state.h"
#include "engine/cover_up/view.h"
#include "tables/bot_player.h"
#include "tables/game.h"

namespace coverstory::games {

std::unique_ptr<tables::Game> make_cover_up(const cover_up::Options& options,
                                            const tables::Beginning& beginning);
/// One that goes on from there, without a record.
std::unique_ptr<tables::Game> make_cover_up(const cover_up::State& state);

/// Of a game that was made by that: for its own bot.
const cover_up::State& state_of(const tables::Game& game);

// A bot of Cover Up at a table. A round is planned as a whole (WhichPlan); its moves are then made
// at their times, and when there is no more to do the bot says so. Between rounds it chooses the
// card that goes back (WhichReturn).

using protocol::GameAction;
using tables::BotAnswer;
using tables::Decision;
using tables::Game;
using tables::Time;

/// All that the bot will do in the round that has begun, counted from the end of the count of
/// three.
struct WhichPlan final : Decision {
  explicit WhichPlan(const cover_up::View& seen) : view(seen) {}

  BotAnswer think(std::string_view bot, const Seed& seed,
                  const bots::Budget& budget) const override;
  BotAnswer without_a_thought() const override { return {}; }

  cover_up::View view;
};

/// CU-6.1: which green card goes back.
struct WhichReturn final : Decision {
  explicit WhichReturn(const cover_up::View& seen) : view(seen) {}

  BotAnswer think(std::string_view bot, const Seed& seed,
                  const bots::Budget& budget) const override;
  BotAnswer without_a_thought() const override {
    return {{.action = cover_up::Return{view.own.returnable[0]}}};
  }

  cover_up::View view;
};

class CoverUpBot final : public tables::BotPlayer {
 public:
  explicit CoverUpBot(Seat seat) : seat_(seat) {}

  std::unique_ptr<const Decision> next_decision(const Game& game) override;
  void take(BotAnswer answer, const Game& game) override;
  void give_up_after(Time end) override;
  std::optional<Time> next_move_at() const override;
  std::optional<GameAction> take_due_move(const Game& game, Time now) override;

 private:
  struct Move {
    Time at = 0;
    GameAction action;
  };

  bool is_due(Time now) const { return !plan_.empty() && plan_.front().at <= now; }
  bool is_overtaken(const Move& move, Time now) const;

  Seat seat_;
  // Rounds count from 1; 0 is none.
  int asked_round_ = 0;  // that the last question asked a plan for; none where it was for a return
  int planned_round_ = 0;                    // that `plan_` is for
  int done_round_ = 0;                       // that the bot has said to be done with
  std::deque<Move> plan_;                    // what is still to be done, in order of time
  std::optional<GameAction> chosen_return_;  // from the answer to the call that takes it
};

}  // namespace coverstory::games
