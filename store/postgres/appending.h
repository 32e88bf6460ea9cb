// How a group gets into the log: one statement, which decides every race.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/postgres/connection.h"
#include "store/store.h"

namespace coverstory::store::postgres {

/// As `Store::append`: durable when it returns. Answers with a Conflict that names the tables of
/// which nothing was stored, or with nothing.
std::optional<StoreError> append_group(Connection& connection, std::span<const Entry> entries);

/// Of these tables, those of which all entries of the group are in the log as they are here, and
/// durable: after a connection was lost, what is in the way of a group may be that group.
std::vector<std::string> are_there(Connection& connection, std::span<const Entry> entries,
                                   std::span<const std::string> tables);

}  // namespace coverstory::store::postgres
