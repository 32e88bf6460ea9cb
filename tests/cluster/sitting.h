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

  bool is_public = false;        // those who join find it in the list of open tables
  bool is_played_again = false;  // afterwards, at a table that all of them ask for

  std::string code{};
  std::string next_code{};    // of the table that follows
  std::string first_token{};  // of the player in the first seat
  int seated = 0;
  bool is_playing = false;
  int left = 0;  // of the people: those who have seen the end and wait for no answer
  /// Somebody's command was accepted while the game was played.
  std::function<void()> went_on = [] {};
  /// Somebody's was refused by the rules.
  std::function<void()> said_not_now = [] {};
  TableHistory history{};

  bool is_over() const { return left == people; }
};

}  // namespace coverstory::cluster
