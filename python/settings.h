// How many games are played at once, and what is written of them. Knows no game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"

namespace coverstory::python {

/// What becomes of a game that is over: the next one begins in the same step, in the next one, or
/// when it is told to.
enum class Autoreset : std::uint8_t { SameStep, NextStep, Off };
/// At the end, or with every step.
enum class Rewards : std::uint8_t { Final, Dense };
/// Of whom observations are written: of those who act, or of all.
enum class Observed : std::uint8_t { Acting, All };
/// Each game has a deck of its own; or as many games as there are seats share one, and the agents
/// move on by a seat in each.
enum class Dealing : std::uint8_t { Single, Duplicate };

template <class Options>
struct Setting {
  Options options;
  std::size_t games = 1;
  int threads = 1;
  std::optional<Seat> seat;            // of the only agent; without it every seat is an agent's
  std::vector<std::string> opponents;  // in the other seats, going round
  std::uint64_t iterations = 0;        // that an opponent may think; 0 is its own measure
  Autoreset autoreset = Autoreset::SameStep;
  Rewards rewards = Rewards::Final;
  Observed observed = Observed::Acting;
  Dealing dealing = Dealing::Single;
};

/// What a step writes, in arrays of the caller's, row after row. A game has a row for each agent.
struct Arrays {
  std::uint8_t* observations = nullptr;        // games × rows × observation size
  std::uint8_t* masks = nullptr;               // games × rows × actions
  std::uint8_t* acting = nullptr;              // games × rows
  float* rewards = nullptr;                    // games × rows
  std::uint8_t* terminated = nullptr;          // games
  float* results = nullptr;                    // games × rows; of games that ended in this step
  std::uint8_t* final_observations = nullptr;  // as observations, of these; may be missing
};

/// Why an action is refused.
struct Refusal {
  std::string_view clause;
  std::string_view sentence;
};

/// The same of one of many.
struct RefusedAction {
  std::size_t game = 0;
  std::size_t row = 0;
  Refusal refusal;
};

}  // namespace coverstory::python
