// Playing in tests: written moves, a player that chooses at random among what is legal, and a diary
// of what the engine tells.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/core/fast_rng.h"
#include "engine/cover_me/game.h"

namespace coverstory::cover_me {

/// Applies what must be legal; throws with the violation's sentence if it is not.
void act(State& state, Seat seat, Action action);
void act(State& state, Seat seat, Action action, Listener& sink);

/// One card for each row of the players (in the advanced game primary, secondary of seat 0, then
/// of seat 1), chosen in the order of seats.
void play_month(State& state, std::string_view codes);

/// Rows as they will stand on the table after three months; the players' rows only.
void play_season(State& state, const std::vector<std::string>& rows);

/// A decision of one of the seats that are to act, chosen at random.
struct Decision {
  Seat seat;
  Action action;
};
Decision random_decision(const State& state, FastRng& rng);

/// Plays at random while `still` holds and the game is not over.
using Condition = std::function<bool(const State&)>;
void play_at_random_while(State& state, FastRng& rng, const Condition& still);
void play_at_random_while(State& state, FastRng& rng, const Condition& still, Listener& sink);

/// Of the seats that are to act: the only one there is.
Seat only_actor(const State& state);

/// What was told, a line each: "winter 1", "take 0 draw YQsb", "keep 1 RDmr; back RTlk",
/// "swap 2 none", "shuffled draw", "month", "scored winter 1", "end".
class Diary : public Listener {
 public:
  std::vector<std::string> lines;
  std::vector<SetUp> set_ups;
  std::vector<SeasonScored> seasons;
  std::vector<Acted> decisions;
  std::vector<Ranking> endings;

  void set_up(const State& state, const SetUp& decks) override;
  void acted(const State& state, const Acted& acted) override;
  void shuffled(const State& state, ShuffledPile pile, std::span<Card> cards) override;
  void month_revealed(const State& state) override;
  void season_scored(const State& state, const SeasonScored& scored) override;
  void season_begun(const State& state) override;
  void ended(const State& state, const Ranking& ranking) override;
};

std::string name_of(Calendar calendar);

}  // namespace coverstory::cover_me
