// The engine uses no heap: this program counts every allocation, and games of all options with
// clones along the way must not make one.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "engine/core/rng.h"
#include "engine/core/test_options.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/ranking.h"

namespace {
std::size_t allocations = 0;

void* counted(std::size_t size, std::size_t alignment) {
  ++allocations;
  // aligned_alloc wants a multiple of the alignment.
  void* memory = std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
  if (memory == nullptr) std::abort();
  return memory;
}
}  // namespace

void* operator new(std::size_t size) {
  return counted(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
  return counted(size, static_cast<std::size_t>(alignment));
}
// The standard library's own forms come to these; the sanitizer's would not.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return counted(size, __STDCPP_DEFAULT_NEW_ALIGNMENT__);
}
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return counted(size, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, const std::nothrow_t&) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
  std::free(memory);
}

namespace coverstory::cover_me {
namespace {

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::is_trivially_destructible_v<State>);
static_assert(sizeof(State) <= 1024);

struct Played {
  int games = 0;
  int clones = 0;
  int ranks = 0;
};

/// A random game from the set-up to the ranking, by the checked way, with a clone of every state
/// and all of its choices listed.
void play_with_clones(const Options& options, Played& played) {
  FastRng rng(Seed::from_number(2));
  State state = new_game(options, Seed::from_number(2));
  while (!state.is_over()) {
    const State clone = state;
    const Seat seat = clone.to_act.first();
    const Choices choices = legal(clone, seat);
    const auto chosen = rng.below(static_cast<std::uint32_t>(choices.size()));
    if (!apply(state, seat, choices[chosen])) return;
    ++played.clones;
  }
  played.ranks += ranking(state).ranks[0];
  ++played.games;
}

/// The same by the short ways that search uses.
void play_out(const Options& options, Played& played) {
  FastRng rng(Seed::from_number(3));
  State state = new_game(options, Seed::from_number(3));
  play_on_at_random(state, rng);
  ++played.games;
}

TEST(NoHeap, games_of_all_options_do_not_allocate) {
  const std::vector<Options> all = all_combinations(kOptions, Scope::Game);
  Played played;
  const std::size_t before = allocations;
  for (const Options& options : all) {
    play_with_clones(options, played);
    play_out(options, played);
  }
  const std::size_t after = allocations;
  EXPECT_EQ(after - before, 0u);
  EXPECT_EQ(played.games, 2 * static_cast<int>(all.size()));
  EXPECT_GT(played.clones, 50'000);
  EXPECT_GT(played.ranks, 0);
}

TEST(NoHeap, a_refused_action_does_not_allocate) {
  State state = new_game({.players = 4}, Seed::from_number(1));
  const std::size_t before = allocations;
  const Outcome outcome = apply(state, state.to_act.first(), Action::vote(true));
  const std::size_t after = allocations;
  EXPECT_FALSE(outcome);
  EXPECT_EQ(after - before, 0u);
}

TEST(NoHeap, this_program_does_count_allocations) {
  const std::size_t before = allocations;
  ::operator delete(::operator new(100));  // a call, which may not be optimised away
  const std::size_t after = allocations;
  EXPECT_EQ(after - before, 1u);
}

TEST(NoHeap, a_state_is_copied_like_memory_and_small) {
  EXPECT_TRUE(std::is_trivially_copyable_v<State>);
  EXPECT_LE(sizeof(State), 1024u);
}

}  // namespace
}  // namespace coverstory::cover_me
