// What `coverstory solve` answers: par of a hand (CU-7.1), a pile that reaches it, and what it took
// to find them; as a line of JSON or as a text with a picture.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <string>

#include "engine/cover_up/pile.h"
#include "engine/cover_up/solver.h"

namespace coverstory::cli {

struct Solved {
  cover_up::Par par;
  std::int64_t us = 0;
};

/// Solves and takes the time.
Solved solve_and_time(const cover_up::Hand& hand, const cover_up::SolveLimit& limit);

/// Whether the search may have been cut short: then the answer says how good it is.
enum class Effort : std::uint8_t { Exact, Limited };

boost::json::object answer_json(const Solved& solved, Effort effort);
std::string answer_text(const Solved& solved);

}  // namespace coverstory::cli
