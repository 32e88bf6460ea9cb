// How a group gets into the log: one statement, which decides every race.
#pragma once

#include <span>

#include "store/postgres/connection.h"
#include "store/store.h"

namespace coverstory::store::postgres {

/// All or none; durable when it returns. Throws StoreFailure, a Conflict that names its table,
/// where an entry is not the next.
void append_group(Connection& connection, std::span<const Entry> entries);

/// Whether each of them is in the log as it is here: after a connection was lost, what is in the
/// way of a group may be that group.
bool are_there(Connection& connection, std::span<const Entry> entries);

}  // namespace coverstory::store::postgres
