// How bad the world is to a house: what fails, how often, and how slow things are. Every seed has
// its own; later in its life nothing fails, and all games must end.
#pragma once

#include "tests/simulator/chance.h"

namespace coverstory::simulator {

/// "One in so many", 0 for never; times in milliseconds.
struct Faults {
  std::size_t crash = 0;           // of the steps
  std::size_t broken_link = 0;     // of the messages, either way
  std::size_t failed_store = 0;    // of the batches
  std::size_t failed_load = 0;     // of the logs read
  std::size_t failed_rest = 0;     // of the tables put to rest
  std::size_t denied_store = 0;    // of the batches: stored, and said not to be
  std::size_t hung_store = 0;      // of the batches: stored after half a minute
  std::size_t late_answer = 0;     // of the batches: stored, and said to be after ten seconds
  std::size_t faulty_thought = 0;  // of the questions: they cannot be asked, and the table freezes
  std::size_t clock_step = 0;      // of the steps: the time of day is set
  std::size_t standstill = 0;      // of the steps: a process stops for a while, or a machine
  std::size_t lost_news = 0;       // of what servers tell each other
  std::size_t doubled_news = 0;
  tables::Time slowest_message = 40;
  tables::Time slowest_store = 20;
  tables::Time slowest_thought = 2000;
  tables::Time latest_timer = 20;
  tables::Time latest_flush = 5;
  tables::Time rest_after = 10 * 60'000;  // of each house

  static Faults none() { return {}; }

  static Faults many(Chance& chance) {
    const auto often = [&](std::size_t rarest) {
      return chance.one_in(3) ? 0 : rarest / (1 + chance.below(8));
    };
    Faults faults{.crash = often(4000),
                  .broken_link = often(1000),
                  .failed_store = often(100),
                  .failed_load = often(20),
                  .failed_rest = often(10),
                  .denied_store = chance.one_in(2) ? often(100) : 0,
                  .hung_store = chance.one_in(2) ? often(200) : 0,
                  .late_answer = chance.one_in(2) ? often(200) : 0,
                  .faulty_thought = chance.one_in(4) ? often(300) : 0,
                  .clock_step = chance.one_in(2) ? often(500) : 0,
                  .standstill = chance.one_in(3) ? often(2000) : 0,
                  .lost_news = often(20),
                  .doubled_news = often(20)};
    faults.slowest_message = chance.one_in(3) ? 3000 : 100;
    faults.slowest_store = chance.one_in(3) ? 2000 : 50;
    faults.slowest_thought = chance.one_in(3) ? 40'000 : 500;
    faults.latest_timer = chance.one_in(4) ? 1000 : 20;
    faults.latest_flush = chance.one_in(3) ? 200 : 5;
    if (chance.one_in(2)) faults.rest_after = chance.between(500, 5000);
    return faults;
  }
};

}  // namespace coverstory::simulator
