// The bots at a person's table. The n-th decision of a seat has a seed of its own, so that a game
// that was saved and resumed goes on as it would have gone on without the pause: nothing needs to
// be kept of the bots but how often each has decided. A program (exec:COMMAND) plays the whole
// game.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bots/cover_me/bot.h"
#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"

namespace coverstory::cli {

class CoverMeBots : public cover_me::Listener {
 public:
  /// Seat names, the person's first; a bot's name begins with its kind: "greedy 1". Throws Refused
  /// for a kind there is not.
  CoverMeBots(const std::vector<std::string>& seats, const Seed& seed);

  cover_me::Action choose(Seat seat, const cover_me::View& view, const cover_me::Choices& choices);

  void ended(const cover_me::State& state, const cover_me::Ranking& result) override;

  /// In a replay the decisions are heard instead of made.
  void acted(const cover_me::State&, const cover_me::Acted& acted) override;

 private:
  std::vector<std::string> kinds_;                              // by seat; the person's is empty
  std::vector<std::unique_ptr<bots::cover_me::Bot>> programs_;  // by seat; null for all others
  Seed seed_;
  cover_me::BySeat<std::uint64_t> decided_{};
};

/// Names for the seats of a new game: the person's, then the bots' kinds over and over, each with
/// its seat's number.
std::vector<std::string> seat_names(const std::string& person,
                                    const std::vector<std::string>& kinds, int players);

}  // namespace coverstory::cli
