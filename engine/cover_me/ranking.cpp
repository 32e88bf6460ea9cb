#include "engine/cover_me/ranking.h"

#include <array>

namespace coverstory::cover_me {
namespace {

constexpr int kMostPrestige = 5;
constexpr int kLeastPrestige = 2;

/// A pile of scored cards, counted.
struct Tally {
  int worth = 0;
  int cards = 0;
  std::array<int, kMostPrestige + 1> of_prestige{};

  void count(const CardSet& pile, const Options& options) {
    pile.for_each([&](Card card) {
      worth += options.worth(card);
      ++cards;
      ++of_prestige[static_cast<std::size_t>(prestige_of(clothes_of(card)))];
    });
  }
};

/// CM-10.2 in its order, with CM-9.7 and CM-11.2.
Merits merits_of(const State& state, Seat seat) {
  Tally front, all;
  front.count(state.scored[seat.index], state.options);
  all = front;
  if (state.options.is_advanced()) all.count(state.middle[seat.index], state.options);
  Merits merits{front.worth, all.worth};
  if (state.options.equal_values()) return merits;
  merits[2] = all.cards;
  std::size_t at = 3;
  for (int value = kMostPrestige; value >= kLeastPrestige; --value) {
    merits[at++] = all.of_prestige[static_cast<std::size_t>(value)];
  }
  return merits;
}

}  // namespace

int prestige(const State& state, Seat seat) {
  Tally tally;
  tally.count(state.scored[seat.index], state.options);
  return tally.worth;
}

Ranking ranking(const State& state) {
  const int players = state.options.players;
  Ranking result;
  BySeat<Merits>& merits = result.merits;
  for (int seat = 0; seat < players; ++seat) {
    merits[static_cast<std::size_t>(seat)] = merits_of(state, Seat(seat));
  }
  for (int s = 0; s < players; ++s) {
    const auto seat = static_cast<std::size_t>(s);
    result.prestige[seat] = merits[seat][0];
    result.cards[seat] = state.scored[seat].size();
    result.ranks[seat] = 1;
    for (int other = 0; other < players; ++other) {
      if (merits[static_cast<std::size_t>(other)] > merits[seat]) ++result.ranks[seat];
    }
    if (result.ranks[seat] == 1) result.winners.insert(Seat(s));
  }
  return result;
}

}  // namespace coverstory::cover_me
