// The tables of a database, in versions: each step leads from one version to the next, as for a
// file (store/format.h). Several servers may start at once; one of them takes the steps.
//
// Servers are upgraded one after another, so two versions of the program work on one database for a
// while. A step that the version before can live with, such as a new table or a column with a
// default, leaves the database open to it; one that it cannot live with says so, and then the older
// program is refused with a sentence.
#pragma once

#include "store/postgres/connection.h"

namespace coverstory::store::postgres {

/// Makes or brings up to date what is in the connection's schema. Throws StoreFailure where a newer
/// program wrote it and this one may not use it.
void migrate(Connection& connection);

/// Settings of a session that its statements rely on, whatever the database has for defaults: a
/// commit is durable when it is told, at a standby too, where one is to be waited for.
void settle(Connection& connection);

}  // namespace coverstory::store::postgres
