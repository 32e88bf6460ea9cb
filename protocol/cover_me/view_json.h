// CM-12: what a viewer of Cover Me knows, in JSON. Browsers and programs that play get the same.
// It is made from a View and from nothing else, so it can tell no more than the View does.
#pragma once

#include <boost/json.hpp>

#include "engine/cover_me/view.h"

namespace coverstory::protocol::cover_me {

/// CM-3.2: the counts of the three active traits.
boost::json::object tracks_json(const coverstory::cover_me::Tracks& tracks,
                                coverstory::cover_me::Season season);

/// Lists of piles are top first, rows are by month. A viewer without a seat has `seat` null and an
/// empty hand; a game that is over has the phase `over`.
boost::json::object view_json(const coverstory::cover_me::View& view);

/// The same with what a table adds: `awaited`, `deciding`, `to_act`, `candidates`.
boost::json::object table_view_json(const coverstory::cover_me::View& view);

/// The keys of `table_view_json` in which two views differ, with the values of the later one.
boost::json::object changes_json(const coverstory::cover_me::View& before,
                                 const coverstory::cover_me::View& after);

}  // namespace coverstory::protocol::cover_me
