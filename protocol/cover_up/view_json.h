// What a viewer of Cover Up may see, in JSON, for a table. It is made from a View and from nothing
// else, so it can tell no more than the View does.
#pragma once

#include <boost/json.hpp>

#include "engine/cover_up/view.h"
#include "records/json_text.h"

namespace coverstory::protocol::cover_up {

// Members of an object that is being written.

/// The game as a viewer sees it. Lists are by seat; what is not open to the viewer is null.
void write_table_view(records::JsonText& to, const coverstory::cover_up::View& view);
/// What the viewer may do now and may know alone; for who has a seat.
void write_own(records::JsonText& to, const coverstory::cover_up::View& view);
/// The keys in which two views differ, with the values of the later one.
void write_changes(records::JsonText& to, const coverstory::cover_up::View& before,
                   const coverstory::cover_up::View& after);
void write_own_changes(records::JsonText& to, const coverstory::cover_up::View& before,
                       const coverstory::cover_up::View& after);

// The same as values.

boost::json::object table_view_json(const coverstory::cover_up::View& view);
boost::json::object own_json(const coverstory::cover_up::View& view);

}  // namespace coverstory::protocol::cover_up
