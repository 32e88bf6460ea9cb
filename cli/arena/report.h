// What an arena has found, in words and as JSON; and an arena from its plan to its report, the same
// for all games.
#pragma once

#include <atomic>
#include <boost/json.hpp>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

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

/// Plays a game; nothing if `stop` was set before its end.
using PlayStoppably = std::function<std::optional<bots::arena::GameResult>(
    const ArenaGame&, const std::atomic<bool>& stop)>;

/// Plays all games, or those until Ctrl-C, and reports. Answers with the exit code.
int hold_arena(const ArenaPlan& plan, const ArenaTerms& terms, const boost::json::object& options,
               const PlayStoppably& play);

}  // namespace coverstory::cli
