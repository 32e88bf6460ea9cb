// Putting a table to rest: its rows leave the append log and its log becomes one text, together
// with what was at rest of it before. Only its own rows are read, however many others there are.
#pragma once

#include <string_view>

#include "store/log_reading.h"
#include "store/sqlite.h"

namespace coverstory::store {

/// Within a transaction.
void move_to_rest(Database& database, std::string_view code, const LiveTable& table);

}  // namespace coverstory::store
