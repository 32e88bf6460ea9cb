// What an arena has found, in words and as JSON.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "cli/arena/plan.h"
#include "cli/arena/run.h"

namespace coverstory::cli {

/// What the report calls things in this game.
struct ArenaTerms {
  std::string_view game;        // "Cover Me"
  std::string_view game_key;    // "cover-me"
  std::string_view points;      // "mean prestige"
  std::string_view points_key;  // "prestige"
};

std::string arena_text(const ArenaPlan& plan, const ArenaOutcome& outcome, const ArenaTerms& terms);

/// Numbers that cannot be told, such as the interval of a single deck, are null.
boost::json::object arena_json(const ArenaPlan& plan, const ArenaOutcome& outcome,
                               const ArenaTerms& terms, boost::json::object options);

}  // namespace coverstory::cli
