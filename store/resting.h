// Putting tables to rest: their rows leave the append log and their log becomes one text, together
// with what was at rest of them before.
#pragma once

#include "store/log_reading.h"
#include "store/sqlite.h"

namespace coverstory::store {

/// Within a transaction. One reading of the rows from the first to the last of all these tables;
/// the rows of others in between stay.
void move_to_rest(Database& database, const ByTable<LiveTable>& tables);

}  // namespace coverstory::store
