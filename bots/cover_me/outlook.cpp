#include "bots/cover_me/outlook.h"

#include <algorithm>

#include "engine/cover_me/fictional.h"

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

namespace {

/// The steps of `count` random cards of a pile, or of all where there are fewer. The order of the
/// pile changes.
template <std::size_t N>
QuickTracks steps_of_some(FixedVector<Card, N>& pile, int count, FastRng& rng) {
  QuickTracks steps{};
  const auto drawn = std::min<std::size_t>(static_cast<std::size_t>(count), pile.size());
  Card* const cards = pile.data();
  for (std::size_t i = 0; i < drawn; ++i) {
    const std::size_t rest = pile.size() - i;
    std::swap(cards[i], cards[i + rng.below(static_cast<std::uint32_t>(rest))]);
    steps += step_of(cards[i]);
  }
  return steps;
}

/// CM-8.2: the face-up card is known; the face-down one is like any other of the pile.
struct FictionalRows {
  FixedVector<Card, kFictionalPile> unseen;
  QuickTracks face_up{};
  int to_come = 0;

  explicit FictionalRows(const State& state) : unseen(state.fictional) {
    if (!state.options.with_fictional_players()) return;
    if (!state.laid.empty()) unseen.push_back(state.laid.front());
    if (state.laid.size() == kFictionalPlayers) face_up = step_of(state.laid.back());
    to_come = kFictionalPlayers * months_to_come(state) - 1;
  }
};

}  // namespace

int months_to_come(const State& state) {
  return kMonths + 1 - state.month;
}

void imagine(const State& state, int count, FastRng& rng, BySeat<Outlooks>& outlooks) {
  const auto players = static_cast<std::size_t>(state.options.players);
  const int covers = months_to_come(state) * state.options.rows_of_a_player();
  BySeat<Hand> hands = state.hands;
  FictionalRows fictional(state);
  const QuickTracks now = quick(state.tracks) + fictional.face_up;
  for (int i = 0; i < count; ++i) {
    BySeat<QuickTracks> own{};
    QuickTracks all = now + steps_of_some(fictional.unseen, fictional.to_come, rng);
    for (std::size_t seat = 0; seat < players; ++seat) {
      own[seat] = steps_of_some(hands[seat], covers, rng);
      all += own[seat];
    }
    for (std::size_t seat = 0; seat < players; ++seat) outlooks[seat].push_back(all - own[seat]);
  }
}

}  // namespace coverstory::bots::cover_me
