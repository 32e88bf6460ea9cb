// How long the par solver takes (CU-7.1): solves random hands of each round's mix, dealt from the
// standard deck, and prints the distribution of the time and of the nodes for a hand.
//
//   cover_up_solver_bench [hands] [passes]
//
// A hand's time is the least of its passes, which are far apart: the machine's other work is left
// out, but the solver never meets a hand it has just learnt to predict. With one pass under
// `valgrind --tool=callgrind --toggle-collect='coverstory::cover_up::solve(*'` it gives
// instructions for a hand.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <ratio>
#include <utility>
#include <vector>

#include "engine/core/rng.h"
#include "engine/core/seed.h"
#include "engine/cover_up/card.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/solver.h"

namespace coverstory::cover_up {
namespace {

/// CU-6.3: green, yellow and red cards in each round.
using Mix = std::array<std::uint32_t, kColors>;
constexpr std::array<Mix, 5> kRounds{{{5, 0, 0}, {4, 1, 0}, {3, 1, 1}, {2, 2, 1}, {1, 2, 2}}};

using Hand = std::array<Card, kParCards>;

Hand dealt(FastRng& rng, const Mix& mix) {
  Hand hand;
  std::size_t next = 0;
  for (std::size_t color = 0; color < mix.size(); ++color) {
    ColorCards cards = standard_deck().colors[color];
    rng.shuffle(cards);
    for (std::size_t i = 0; i < mix[color]; ++i) hand[next++] = cards[i];
  }
  return hand;
}

struct Measured {
  double us = 1e9;
  Par par;
};

void measure(const Hand& hand, Measured& measured) {
  const auto start = std::chrono::steady_clock::now();
  measured.par = solve(hand);
  const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - start;
  measured.us = std::min(measured.us, time.count());
}

void print_row(const Mix& mix, std::vector<Measured> results) {
  const std::size_t n = results.size();
  double nodes = 0, points = 0;
  std::size_t with_cards_beside = 0;
  std::uint64_t most_nodes = 0;
  for (const Measured& result : results) {
    nodes += static_cast<double>(result.par.nodes);
    most_nodes = std::max(most_nodes, result.par.nodes);
    points += result.par.points;
    with_cards_beside += result.par.beside.empty() ? 0 : 1;
  }
  std::ranges::sort(results, {}, &Measured::us);
  fmt::print("{}g {}y {}r {:11.1f} {:8.1f} {:8.1f} {:10.0f} {:8} {:9.2f} {:7}\n", mix[0], mix[1],
             mix[2], results[n / 2].us, results[n * 99 / 100].us, results[n - 1].us,
             nodes / static_cast<double>(n), most_nodes, points / static_cast<double>(n),
             with_cards_beside);
}

void run(std::size_t hands, int passes) {
  fmt::print("{:8} {:>11} {:>8} {:>8} {:>10} {:>8} {:>9} {:>7}\n", "cards", "median us", "p99",
             "worst", "mean nodes", "worst", "mean par", "beside");
  FastRng rng(Seed::from_number(2024));
  for (const Mix& mix : kRounds) {
    std::vector<Hand> dealt_hands(hands);
    for (Hand& hand : dealt_hands) hand = dealt(rng, mix);
    std::vector<Measured> results(hands);
    for (int pass = 0; pass < passes; ++pass) {
      for (std::size_t i = 0; i < hands; ++i) measure(dealt_hands[i], results[i]);
    }
    print_row(mix, std::move(results));
  }
}

}  // namespace
}  // namespace coverstory::cover_up

int main(int argc, char** argv) {
  const int hands = argc > 1 ? std::atoi(argv[1]) : 1000;
  const int passes = argc > 2 ? std::atoi(argv[2]) : 3;
  if (hands < 1 || passes < 1) {
    fmt::print(stderr, "usage: {} [hands] [passes]\n", argv[0]);
    return 2;
  }
  coverstory::cover_up::run(static_cast<std::size_t>(hands), passes);
}
