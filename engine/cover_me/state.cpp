// The state's hash: FNV-1a over what the state says, field by field, so that neither padding nor
// the leftovers behind a vector's end count.
#include "engine/cover_me/state.h"
#include "engine/core/fnv.h"

namespace coverstory::cover_me {
namespace {

/// The options that there were when hashes were first written down (tests/goldens/hashes).
constexpr std::size_t kFirstOptions = 7;

class Hash {
 public:
  void add(std::uint64_t number) { fnv_.add(number); }
  void add(Card card) { add(card.index); }
  void add(const CardSet& cards) {
    add(static_cast<std::uint64_t>(cards.size()));
    cards.for_each([&](Card card) { add(card); });
  }
  template <std::size_t N>
  void add(const FixedVector<Card, N>& cards) {
    add(cards.size());
    for (const Card card : cards) add(card);
  }
  template <class T, std::size_t N>
  void add(const std::array<T, N>& items) {
    for (const T& item : items) add(item);
  }
  void add(const Options& options) { hash_options(fnv_, kOptions, kFirstOptions, options); }
  /// What is sealed, chosen and owed; what an earlier phase has left behind does not count.
  void add_open_decision(const State& state) {
    for (int s = 0; s < state.options.players; ++s) {
      const Seat seat(s);
      const bool sealed = state.deciding.contains(seat) && !state.to_act.contains(seat);
      const bool by_action = state.phase == Phase::Month || state.phase == Phase::Vote;
      if (sealed && by_action) add(state.sealed[seat.index].number());
      add(state.takes_due[seat.index]);
      add(state.keeps_due[seat.index]);
    }
    if (state.phase == Phase::Special) {
      for (int row = 0; row < state.options.rows(); ++row) {
        add(state.featured[static_cast<std::size_t>(row)]);
      }
    }
    add(state.turn.index);
    add(state.turns_left);
  }
  std::uint64_t value() const { return fnv_.value(); }

 private:
  Fnv fnv_;
};

}  // namespace

std::uint64_t hash_of(const State& state) {
  Hash hash;
  hash.add(state.options);
  hash.add(state.rng.blocks_used());
  hash.add(static_cast<std::uint64_t>(state.calendar.year));
  hash.add(static_cast<std::uint64_t>(state.calendar.season));
  hash.add(static_cast<std::uint64_t>(state.phase));
  hash.add(static_cast<std::uint64_t>(state.awaited));
  hash.add(state.month);
  hash.add(state.start.index);
  hash.add(state.deciding.bits());
  hash.add(state.to_act.bits());
  hash.add(state.draw);
  hash.add(state.open);
  hash.add(state.next);
  hash.add(state.later);
  hash.add(state.discard);
  hash.add(state.influence);
  hash.add(state.rows);
  hash.add(state.hands);
  hash.add(state.scored);
  hash.add(state.middle);
  hash.add(state.fictional);
  hash.add(state.laid);
  hash.add(state.looked);
  hash.add_open_decision(state);
  return hash.value();
}

}  // namespace coverstory::cover_me
