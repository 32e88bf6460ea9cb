// How bad the world is to a house: what fails, how often, and how slow things are. Every seed has
// its own; later in its life nothing fails, and all games must end.
#pragma once

#include "tests/simulator/chance.h"

namespace coverstory::simulator {

/// "One in so many", 0 for never; times in milliseconds.
struct Faults {
  std::size_t crash = 0;         // of the steps
  std::size_t broken_link = 0;   // of the messages, either way
  std::size_t failed_store = 0;  // of the batches
  std::size_t failed_load = 0;   // of the logs read
  tables::Time slowest_message = 40;
  tables::Time slowest_store = 20;
  tables::Time slowest_thought = 2000;
  tables::Time latest_timer = 20;
  tables::Time latest_flush = 5;

  static Faults none() { return {}; }

  static Faults many(Chance& chance) {
    const auto often = [&](std::size_t rarest) {
      return chance.one_in(3) ? 0 : rarest / (1 + chance.below(8));
    };
    Faults faults{.crash = often(4000),
                  .broken_link = often(1000),
                  .failed_store = often(100),
                  .failed_load = often(20)};
    faults.slowest_message = chance.one_in(3) ? 3000 : 100;
    faults.slowest_store = chance.one_in(3) ? 2000 : 50;
    faults.slowest_thought = chance.one_in(3) ? 40'000 : 500;
    faults.latest_timer = chance.one_in(4) ? 1000 : 20;
    faults.latest_flush = chance.one_in(3) ? 200 : 5;
    return faults;
  }
};

}  // namespace coverstory::simulator
