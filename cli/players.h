// Bots and programs that are named on the command line, for the commands of any game. `make` is the
// game's: it makes a player of a name, or says what was expected.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/refused.h"
#include "engine/core/seed.h"

namespace coverstory::cli {

/// A name that is not known is refused before anything is played or written.
template <class Make>
void refuse_unknown(std::span<const std::string> names, Make make) {
  for (const std::string& name : names) {
    if (const auto player = make(name, Seed{}); !player) throw Refused(player.error());
  }
}

/// Who plays a game, by seat.
template <class Bot>
struct Seated {
  std::vector<std::string> names;
  std::vector<std::unique_ptr<Bot>> players;
};

/// Seat i is played by `names[i mod n]`, with a random stream of its own.
template <class Bot, class Make>
Seated<Bot> seated(std::span<const std::string> names, std::size_t players, const Seed& seed,
                   Make make) {
  Seated<Bot> result;
  for (std::size_t seat = 0; seat < players; ++seat) {
    const std::string& name = names[seat % names.size()];
    auto player = make(name, seed.derived(Seed::Purpose::Bot, seat));
    if (!player) throw Refused(player.error());
    result.names.push_back(name);
    result.players.push_back(std::move(*player));
  }
  return result;
}

}  // namespace coverstory::cli
