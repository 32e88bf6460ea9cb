#include "tables/directory.h"

#include <utility>

#include "engine/core/ensure.h"
#include "tables/listing.h"

namespace coverstory::tables {
namespace {

/// With the host there.
bool waits_now(const OpenTable& open) {
  const Room& room = open.table->room();
  return !open.frozen && waits_for_people(room) && open.audience.is_here(room.host());
}

}  // namespace

void Directory::file(OpenTable& open) {
  Filed& filed = open.filed;
  if (filed.number == 0) filed.number = ++last_;
  // Who sits there changes seldom, and is not looked at after every step.
  const std::uint32_t version = open.table->room().version();
  if (std::exchange(filed.room_version, version) != version || open.frozen) {
    set_playing(filed, !open.frozen && open.table->stage() == Stage::Playing);
    set_people(open, open.frozen ? std::vector<Person>() : people_at(open.table->room()));
  }
  set_waiting(open, waits_now(open));
}

void Directory::remove(OpenTable& open) {
  set_playing(open.filed, false);
  set_people(open, {});
  set_waiting(open, false);
}

void Directory::set_waiting(OpenTable& open, bool is_waiting) {
  if (std::exchange(open.filed.is_waiting, is_waiting) == is_waiting) return;
  if (is_waiting) {
    waiting_.emplace(open.filed.number, &open);
  } else {
    waiting_.erase(open.filed.number);
  }
}

void Directory::set_playing(Filed& filed, bool is_playing) {
  if (std::exchange(filed.is_playing, is_playing) == is_playing) return;
  is_playing ? ++playing_ : --playing_;
}

void Directory::set_people(OpenTable& open, std::vector<Person> people) {
  if (people == open.filed.people) return;
  const auto before = std::exchange(open.filed.people, std::move(people));
  for (const Person& person : before) {
    const auto found = of_people_.find(person);
    ENSURE(found != of_people_.end());
    found->second.erase(open.filed.number);
    if (found->second.empty()) of_people_.erase(found);
  }
  for (const Person& person : open.filed.people) {
    of_people_[person].emplace(open.filed.number, &open);
  }
}

std::vector<const OpenTable*> Directory::first_of(const Tables& tables, std::size_t most) {
  std::vector<const OpenTable*> first;
  for (const auto& [number, open] : tables) {
    if (first.size() == most) break;
    first.push_back(open);
  }
  return first;
}

std::vector<const OpenTable*> Directory::tables_of(const Person& person, std::size_t most) const {
  const auto found = of_people_.find(person);
  return found == of_people_.end() ? std::vector<const OpenTable*>()
                                   : first_of(found->second, most);
}

}  // namespace coverstory::tables
