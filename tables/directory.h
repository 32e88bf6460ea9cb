// Where tables are found without looking at all of them: the public ones that wait for people, each
// person's own, and how many are played. Each is filed as it is, whenever that changes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <unordered_map>
#include <vector>

#include "tables/open_table.h"

namespace coverstory::tables {

class Directory {
 public:
  /// As the table is now. Wanted after every step, and whenever somebody comes or goes.
  void file(OpenTable& open);
  /// It is gone.
  void remove(OpenTable& open);

  /// Those that anybody can join now, and those where the person sits and that are not over: the
  /// newest first, and no more than so many.
  std::vector<const OpenTable*> waiting_for_people(std::size_t most) const {
    return first_of(waiting_, most);
  }
  std::vector<const OpenTable*> tables_of(const Person& person, std::size_t most) const;
  /// Whether there is such a table of the person's.
  bool has_table(const Person& person) const { return of_people_.contains(person); }
  std::size_t playing() const { return playing_; }

 private:
  using Tables = std::map<std::uint64_t, const OpenTable*, std::greater<>>;  // by number

  static std::vector<const OpenTable*> first_of(const Tables& tables, std::size_t most);
  void set_waiting(OpenTable& open, bool is_waiting);
  void set_playing(Filed& filed, bool is_playing);
  void set_people(OpenTable& open, std::vector<Person> people);

  // Exactly what the tables' `filed` say.
  Tables waiting_;
  std::unordered_map<Person, Tables, PersonHash> of_people_;  // none is empty
  std::size_t playing_ = 0;
  std::uint64_t last_ = 0;  // the number of the last table that came
};

}  // namespace coverstory::tables
