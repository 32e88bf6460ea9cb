// How long a decision, a clone, a view and a sample of Cover Me take, one thread.
#include <benchmark/benchmark.h>

#include <cstring>

#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"

namespace coverstory::bench {
namespace {

using namespace cover_me;

/// A four-player game in its second season, when every pile is in use.
State middle_of_a_game() {
  State state = new_game({.players = 4}, Seed::from_number(1));
  FastRng rng(Seed::from_number(1));
  while (state.calendar.season != Season::Spring || state.month != 2) {
    const Seat seat = state.to_act.first();
    const auto choices = static_cast<std::uint32_t>(legal_count(state, seat));
    apply_legal(state, seat, legal_choice(state, seat, static_cast<int>(rng.below(choices))));
  }
  return state;
}

/// Whole games, set-up and choosing included; the time shown is that of one decision.
void random_playout(benchmark::State& bench) {
  const Options options{.players = static_cast<std::uint8_t>(bench.range(0))};
  FastRng rng(Seed::from_number(1));
  std::uint64_t decisions = 0;
  for ([[maybe_unused]] auto _ : bench) {
    State state = new_game(options, rng.seed());
    decisions += play_on_at_random(state, rng);
  }
  bench.counters["decision"] = benchmark::Counter(
      static_cast<double>(decisions), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(random_playout)->DenseRange(2, 5);

void clone_of_a_state(benchmark::State& bench) {
  const State state = middle_of_a_game();
  State copy;
  for ([[maybe_unused]] auto _ : bench) {
    std::memcpy(&copy, &state, sizeof(State));
    benchmark::DoNotOptimize(copy);
    benchmark::ClobberMemory();
  }
}
BENCHMARK(clone_of_a_state);

void view_of_a_seat(benchmark::State& bench) {
  const State state = middle_of_a_game();
  for ([[maybe_unused]] auto _ : bench) benchmark::DoNotOptimize(view(state, Seat(1)));
}
BENCHMARK(view_of_a_seat);

void sample_of_a_view(benchmark::State& bench) {
  const View seen = view(middle_of_a_game(), Seat(1));
  FastRng rng(Seed::from_number(2));
  for ([[maybe_unused]] auto _ : bench) benchmark::DoNotOptimize(sample(seen, rng));
}
BENCHMARK(sample_of_a_view);

}  // namespace
}  // namespace coverstory::bench
