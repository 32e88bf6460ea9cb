// Why FixedVector is ours (docs/decisions/0009-by-hand.md): the piles, hands and rows of a game of
// Cover Me, cloned as a search clones a state, with FixedVector and with Boost's static_vector.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <boost/container/static_vector.hpp>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/cover_me/state.h"

namespace coverstory {
namespace {

using cover_me::Card;

template <template <class, std::size_t> class Vector>
struct Piles {
  Vector<Card, cover_me::DrawPile::capacity()> draw;
  std::array<Vector<Card, cover_me::OpenPile::capacity()>, cover_me::kHairs> open;
  Vector<Card, cover_me::ColorDeck::capacity()> next;
  std::array<Vector<Card, cover_me::Hand::capacity()>, 5> hands;
  std::array<Vector<Card, cover_me::Row::capacity()>, 5> rows;
};

template <class T, std::size_t N>
using StaticVector = boost::container::static_vector<T, N>;

static_assert(std::is_trivially_copyable_v<Piles<FixedVector>>);
static_assert(!std::is_trivially_copyable_v<Piles<StaticVector>>);

/// Everything half full.
template <class Pile>
void fill(Pile& pile) {
  for (std::size_t i = 0; i < pile.capacity() / 2; ++i) pile.push_back(Card{});
}

template <template <class, std::size_t> class Vector>
void clone(benchmark::State& state) {
  Piles<Vector> piles;
  fill(piles.draw), fill(piles.next);
  std::ranges::for_each(piles.open, [](auto& pile) { fill(pile); });
  std::ranges::for_each(piles.hands, [](auto& hand) { fill(hand); });
  std::ranges::for_each(piles.rows, [](auto& row) { fill(row); });
  for (auto _ : state) {
    Piles<Vector> copy = piles;
    benchmark::DoNotOptimize(copy);
  }
  state.counters["bytes"] = sizeof(Piles<Vector>);
}

BENCHMARK(clone<FixedVector>);
BENCHMARK(clone<StaticVector>);

}  // namespace
}  // namespace coverstory
