// Playing in tests: written moves, a player that chooses at random among what is legal, a diary of
// what the engine tells, and what must be true between any two decisions, whatever was played.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/state.h"

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

/// The first thing that is wrong, in words; empty if nothing is.
std::string what_is_wrong(const State& state);

/// Also what holds at the first decision of a season only: full hands and a full fictional pile.
/// Not for games in which cards ran short (CM-2.9).
std::string what_is_wrong_at_season_start(const State& state);

/// What `legal`, `legal_count`, `legal_choice` and `apply` say about a seat must be the same.
std::string what_is_wrong_with_choices(const State& state, Seat seat);

/// Every action there is, legal or not, is accepted just if it is legal. Slow: for samples.
std::string what_is_wrong_with_legality(const State& state, Seat seat);

}  // namespace coverstory::cover_me
