// Whole games at tables of a house, played by people who choose at random among what they may do:
// four at each table, somebody who looks on, and a screen for all. What they sent is the play.
#pragma once

#include <cstdint>
#include <vector>

#include "bench/house_play/stage.h"

namespace coverstory::bench {

struct Play {
  std::vector<Cue> gathering;  // until all games have begun
  std::vector<Cue> playing;    // until all are over
  std::uint64_t bytes_sent = 0;
};

/// So many tables of each game, at the same time. Commands of different tables go into a group for
/// the store together.
Play rehearse(int tables_of_a_game, int commands_of_a_group);

}  // namespace coverstory::bench
