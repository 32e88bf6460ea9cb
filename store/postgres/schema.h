// The tables of a database, in versions: each step leads from one version to the next, as for a
// file (store/format.h). Several servers may start at once; one of them takes the steps.
//
// Servers are upgraded one after another, so two versions of the program work on one database for a
// while. A step that the version before can live with, such as a new table or a column with a
// default, leaves the database open to it. One that it cannot live with says so: it is not taken
// while such a program uses the database, and afterwards the older program is refused with a
// sentence. The same goes for what stands in the logs: where a program begins to write entries
// that older ones cannot read, that is a step, if one that changes no table.
#pragma once

#include <span>

#include "store/postgres/connection.h"

namespace coverstory::store::postgres {

/// From one version to the next; the first leads to version 1.
struct Step {
  int oldest;              // the oldest version of a program that can use the result
  const char* statements;  // may be empty
};

/// All that this program knows: their number is its version.
std::span<const Step> steps();

/// Makes or brings up to date what is in the connection's schema; as long as the connection lasts,
/// nobody takes a step that this program cannot live with. Throws StoreFailure: Outdated where that
/// has been done already, Unreachable where older programs are to be waited for.
void migrate(Connection& connection, std::span<const Step> all = steps());

/// Settings of a session that its statements rely on, whatever the database has for defaults: a
/// commit is durable when it is told, at a standby too, where one is to be waited for.
void settle(Connection& connection);

}  // namespace coverstory::store::postgres
