
#include "engine/cover_me/game.h"
#include "engine/cover_me/season.h"

namespace coverstory::cover_me {
namespace {

/// A whole month at once: with nobody watching, covers need not be sealed before they are opened.
int play_month_at_random(State& state, FastRng& rng) {
  const int covers = state.deciding.size();
  for (SeatSet rest = state.deciding; !rest.empty(); rest.erase(rest.first())) {
    const Seat seat = rest.first();
    const auto in_hand = static_cast<std::uint32_t>(state.hand(seat).size());
    open_cover(state, seat, rng.below(in_hand), state.rows[seat.index]);
  }
  state.deciding = state.to_act = {};
  reveal_fictional_cards(state);
  follow_month(state);
  return covers;
}

void decide_at_random(State& state, FastRng& rng) {
  const Seat seat = state.to_act.first();
  const auto choices = static_cast<std::uint32_t>(legal_count(state, seat));
  apply_legal(state, seat, legal_choice(state, seat, static_cast<int>(rng.below(choices))));
}

}  // namespace

std::uint64_t play_on_at_random(State& state, FastRng& rng) {
  Silence silence;
  std::uint64_t decisions = 0;
  while (!state.is_over()) {
    if (detail::is_single_cover(state) && state.to_act == state.deciding) {
      decisions += static_cast<std::uint64_t>(play_month_at_random(state, rng));
      if (state.to_act.empty()) go_on(state, silence);
    } else {
      decide_at_random(state, rng);
      ++decisions;
    }
  }
  return decisions;
}

}  // namespace coverstory::cover_me
