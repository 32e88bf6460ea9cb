// Who sits at a table whose game is not over: asked whenever somebody comes to a server that is
// full, so all tables are not looked through for it.
#pragma once

#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/core/ensure.h"
#include "tables/table.h"

namespace coverstory::tables {

class Seated {
 public:
  /// The people of one table as they are counted here.
  using AtTable = std::vector<Person>;

  bool contains(const Person& person) const { return seats_.contains(person); }

  /// The table is as it is now.
  void note(AtTable& noted, const Table& table) {
    AtTable people;
    if (table.stage() == Stage::Lobby || table.stage() == Stage::Playing) {
      for (const Occupant& seat : table.room().seats())
        if (seat.is_person()) people.push_back(seat.person);
    }
    if (people != noted) exchange(noted, std::move(people));
  }
  /// It goes.
  void forget(AtTable& noted) { exchange(noted, {}); }

 private:
  void exchange(AtTable& noted, AtTable people) {
    for (const Person& person : people) ++seats_[person];
    for (const Person& person : noted) {
      const auto found = seats_.find(person);
      ENSURE(found != seats_.end());
      if (--found->second == 0) seats_.erase(found);
    }
    noted = std::move(people);
  }

  std::unordered_map<Person, int, PersonHash> seats_;  // how many each has; none has 0
};

}  // namespace coverstory::tables
