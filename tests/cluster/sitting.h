// What those at one table share, and all that they remember of it.
#pragma once

#include <functional>
#include <string>

#include "tests/cluster/history.h"

namespace coverstory::cluster {

/// Now, by the clock of histories.
Instant now();

struct Sitting {
  std::string settings;  // of the table
  int people = 2;        // in the first seats; bots have the rest

  std::string code{};
  std::string token_of_host{};
  int seated = 0;
  bool is_playing = false;
  int left = 0;  // of the people: those who have seen the end and wait for no answer
  /// Somebody's command was accepted while the game was played.
  std::function<void()> went_on = [] {};
  TableHistory history{};

  bool is_over() const { return left == people; }
};

}  // namespace coverstory::cluster
