// One simulated life of a house, or of several that share a store, from its seed: people come and
// play while all kinds of things fail; then nothing fails any more, and everything that was begun
// must end well.
#pragma once

#include <cstdint>

namespace coverstory::simulator {

struct LifeOptions {
  std::uint64_t seed = 1;
  bool is_verbose = false;
};

/// What happened in it, to see that something did.
struct Account {
  std::size_t entries = 0;
  std::size_t tables = 0;
  std::size_t games_ended = 0;
  std::size_t crashes = 0;
};

/// Throws Broken (or the house's BrokenInvariant) where a demand is not met.
Account live(const LifeOptions& options);

}  // namespace coverstory::simulator
