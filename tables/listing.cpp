#include "tables/listing.h"

#include <boost/json.hpp>

#include "tables/showing.h"

namespace coverstory::tables {

bool waits_for_people(const Room& room) {
  return room.settings().is_public && room.stage() == Stage::Lobby && room.first_open_seat();
}

std::vector<Person> people_at(const Room& room) {
  std::vector<Person> people;
  if (room.stage() != Stage::Lobby && room.stage() != Stage::Playing) return people;
  for (const Occupant& occupant : room.seats()) {
    if (occupant.is_person()) people.push_back(occupant.person);
  }
  return people;
}

store::Listing listing_of(const Table& table) {
  store::Listing listing{.table = table.code(),
                         .is_waiting = waits_for_people(table.room()),
                         .people = {},
                         .line = boost::json::serialize(protocol::row_json(room_of(table)))};
  for (const Person& person : people_at(table.room())) listing.people.push_back(person.hex());
  return listing;
}

protocol::ShownRoom own_room_of(const Table& table, const Person& person) {
  protocol::ShownRoom room = room_of(table);
  const auto seat = table.room().seat_of(person);
  room.is_due = table.stage() == Stage::Playing && seat && table.game()->awaited().contains(*seat);
  return room;
}

}  // namespace coverstory::tables
