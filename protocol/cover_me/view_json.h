// CM-12: what a viewer of Cover Me knows, in JSON. Browsers and programs that play get the same.
// It is made from a View and from nothing else, so it can tell no more than the View does.
#pragma once

#include <boost/json.hpp>

#include "engine/cover_me/view.h"

namespace coverstory::protocol::cover_me {

/// Lists of piles are top first, rows are by month. A viewer without a seat has `seat` null and an
/// empty hand; a game that is over has the phase `over`.
boost::json::object view_json(const coverstory::cover_me::View& view);

}  // namespace coverstory::protocol::cover_me
