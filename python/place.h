// Where one game after another is played, with bots in the seats that are no agents'.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "python/settings.h"

namespace coverstory::python {

template <class Game>
struct Place {
  std::optional<Game> game;
  typename Game::Memory memory;                    // of what was observed last
  std::vector<typename Game::Opponent> opponents;  // by seat; none in an agent's
  SeatSet agents;
  std::uint64_t begun = 0;                   // games so far
  std::array<float, kMostSeats> progress{};  // by row, as it was when it was asked for last
  bool is_over = false;                      // and the next game has not begun

  void begin(const Setting<typename Game::Options>& setting, const Seed& seed, SeatSet with) {
    game.emplace(setting.options, seed);
    memory = {};
    is_over = false;
    agents = with;
    ++begun;
    seat_opponents(setting, seed);
    let_opponents_play();
  }

  /// What a row, in this seat, has gained since this was asked last.
  float progress_since_last(std::size_t row, Seat seat) {
    const auto now = static_cast<float>(game->progress(seat));
    return now - std::exchange(progress[row], now);
  }

  /// Until an agent is to act. Opponents who decide together with an agent do so after it, knowing
  /// nothing of its choice.
  void let_opponents_play() {
    if (opponents.empty()) return;
    while (!game->is_over()) {
      const SeatSet due = game->to_act();
      if ((due.bits() & agents.bits()) != 0) return;
      game->let_play(due.first(), opponents[due.first().index]);
    }
  }

 private:
  void seat_opponents(const Setting<typename Game::Options>& setting, const Seed& seed) {
    opponents.clear();
    if (setting.opponents.empty()) return;
    std::size_t next = 0;
    for (int s = 0; s < setting.options.players; ++s) {
      if (agents.contains(Seat(s))) {
        opponents.emplace_back();
        continue;
      }
      const std::string& name = setting.opponents[next++ % setting.opponents.size()];
      const auto own = static_cast<std::uint64_t>(s);
      opponents.push_back(
          Game::opponent(name, seed.derived(Seed::Purpose::Bot, own), setting.iterations));
    }
  }
};

}  // namespace coverstory::python
