// From a plan to a report: the course of an arena, the same for both games.
#pragma once

#include <atomic>
#include <boost/json.hpp>
#include <functional>
#include <optional>

#include "cli/arena/report.h"

namespace coverstory::cli {

/// Plays a game; nothing if `stop` was set before its end.
using PlayStoppably = std::function<std::optional<bots::arena::GameResult>(
    const ArenaGame&, const std::atomic<bool>& stop)>;

/// Plays all games, or those until Ctrl-C, and reports. Answers with the exit code.
int hold_arena(const ArenaPlan& plan, const ArenaTerms& terms, const boost::json::object& options,
               const PlayStoppably& play);

}  // namespace coverstory::cli
