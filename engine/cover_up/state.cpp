#include "engine/cover_up/state.h"

#include <algorithm>

#include "engine/core/fnv.h"

namespace coverstory::cover_up {
namespace {

/// The options that there were when hashes were first written down (tests/goldens/hashes).
constexpr std::size_t kFirstOptions = 5;

/// FNV-1a over what a state says, field by field in the order of its declaration, so that neither
/// padding nor the leftovers behind a vector's end count. A vector is its size and its items; an
/// optional is 0, or 1 and its value; a set of seats is its bits.
class Hash {
 public:
  void add_number(std::int64_t number) { fnv_.add(static_cast<std::uint64_t>(number)); }
  void add(Card card) { fnv_.add(card.squares); }
  void add(Seat seat) { fnv_.add(seat.index); }
  void add(EndedBy ended_by) { add_number(static_cast<std::int64_t>(ended_by)); }
  void add(const Placement& placed) {
    add(placed.card);
    add_number(placed.o);
    add_number(placed.x);
    add_number(placed.y);
  }
  template <class T, std::size_t N>
  void add(const FixedVector<T, N>& items) {
    fnv_.add(items.size());
    for (const T& item : items) add(item);
  }
  template <class T>
  void add(const std::optional<T>& value) {
    fnv_.add(value ? 1 : 0);
    if (value) add(*value);
  }
  void add(const Options& options) { hash_options(fnv_, kOptions, kFirstOptions, options); }
  void add(const Score& score) {
    add(score.beside);
    add(score.removed);
    add_number(score.visible);
    add_number(score.beside_points);
    add_number(score.hourglass);
    add_number(score.points);
  }
  void add(const Player& player) {
    add(player.hand);
    add(player.pile);
    add(player.score);
    add(player.to_return);
    add_number(player.total);
  }
  std::uint64_t value() const { return fnv_.value(); }

 private:
  Fnv fnv_;
};

}  // namespace

BySeat<Seat> seats_of(const State& state) {
  BySeat<Seat> seats;
  for (int seat = 0; seat < state.options.players; ++seat) seats.push_back(Seat(seat));
  return seats;
}

SeatSet winners_of(const State& state) {
  SeatSet winners;
  if (state.phase != Phase::Ended) return winners;
  int fewest = state.at(Seat(0)).total;
  for (const Seat seat : seats_of(state)) fewest = std::min(fewest, state.at(seat).total);
  for (const Seat seat : seats_of(state)) {
    if (state.at(seat).total == fewest) winners.insert(seat);
  }
  return winners;
}

GameResult result_of(const State& state) {
  GameResult result{.winners = winners_of(state)};
  for (const Seat seat : seats_of(state)) result.totals.push_back(state.at(seat).total);
  return result;
}

std::uint64_t hash_of(const State& state) {
  Hash hash;
  hash.add(state.options);
  for (const DrawPile& pile : state.draw_piles) hash.add(pile);
  for (const Seat seat : seats_of(state)) hash.add(state.at(seat));
  hash.add_number(state.round);
  hash.add_number(static_cast<std::int64_t>(state.phase));
  hash.add_number(state.building_from);
  hash.add_number(state.hourglass_until);
  hash.add(state.flipped_by);
  hash.add_number(state.done.bits());
  hash.add(state.ended_by);
  return hash.value();
}

}  // namespace coverstory::cover_up
