// What everybody may know of a table besides the game, in JSON: its room, its clocks, its chat.
#pragma once

#include <boost/json.hpp>

#include "tables/table.h"

namespace coverstory::tables {

boost::json::object room_json(const Table& table);

/// By seat: until when its decision is due, or null.
boost::json::array clocks_json(const Table& table);

boost::json::object line_json(const ChatLine& line);

/// A row of a list of tables.
boost::json::object summary_json(const Table& table);

}  // namespace coverstory::tables
