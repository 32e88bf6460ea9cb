// What we say to a program that plays Cover Up, and what it answers for a round. Time is simulated:
// a program answers a round with all that it would do in it. The `id` of a question is added by who
// asks.
#pragma once

#include <boost/json.hpp>
#include <chrono>
#include <optional>
#include <vector>

#include "engine/core/seat.h"
#include "engine/cover_up/view.h"
#include "records/cover_up/json.h"

namespace coverstory::protocol::cover_up {

/// `{"hello":1,"game":"cover-up",…}`: a game begins.
boost::json::object hello_message(const records::cover_up::Table& table, Seat seat,
                                  std::chrono::milliseconds budget);

/// `{"decide":"round","view":{…},"hourglass_s":30}`: a round begins.
boost::json::object round_message(const coverstory::cover_up::View& view);

/// `{"decide":"return","view":{…},"legal":[…]}`: a green card goes back (CU-6.1). All cards lie
/// open now; the view has them as `hands`.
boost::json::object return_message(const coverstory::cover_up::View& view);

/// `{"result":{…}}`: the game is over.
boost::json::object result_message(const coverstory::cover_up::GameResult& result);

/// From `t` on the pile lies like this.
struct TimelineEntry {
  coverstory::cover_up::Milliseconds t = 0;
  coverstory::cover_up::Pile pile;
};
struct Timeline {
  std::vector<TimelineEntry> entries;
  std::optional<coverstory::cover_up::Milliseconds> flip_at;
};

/// The answer to a round; nothing if it is something else. An entry that is no pile is left out;
/// whether it is one of the player's own cards is the game's question.
std::optional<Timeline> read_timeline(const boost::json::object& answer);

}  // namespace coverstory::protocol::cover_up
