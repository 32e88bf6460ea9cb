// The state's hash: FNV-1a over what the state says, field by field, so that neither padding nor
// the leftovers behind a vector's end count.
#include "engine/cover_me/state.h"

namespace coverstory::cover_me {
namespace {

class Hash {
 public:
  void add(std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) {
      value_ = (value_ ^ (number >> (8 * byte) & 0xffu)) * 0x100000001b3u;
    }
  }
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
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace

std::uint64_t hash_of(const State& state) {
  Hash hash;
  hash.add(state.options.players);
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
  return hash.value();
}

}  // namespace coverstory::cover_me
