// What lists show of a table: whether it waits for people, whose it is, and its row. A shared store
// keeps it beside the log (store/store.h), as other servers do not have the table in memory.
#pragma once

#include <vector>

#include "protocol/table/room.h"
#include "store/store.h"
#include "tables/table.h"

namespace coverstory::tables {

/// Public, in the lobby, with a seat free. Whether its host is there is for presence to say.
bool waits_for_people(const Room& room);
/// Who sits at a table that is not over.
std::vector<Person> people_at(const Room& room);

store::Listing listing_of(const Table& table);

/// The room as a person who sits there finds it in the list of their own: with whether the game
/// waits for them. It borrows from the table.
protocol::ShownRoom own_room_of(const Table& table, const Person& person);

}  // namespace coverstory::tables
