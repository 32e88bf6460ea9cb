#include "tables/watchers.h"

#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {
namespace {

/// More are never under way at once, but for a client that means no good.
constexpr std::size_t kMostEarlier = 8;

/// For the case that the command that leads the connection elsewhere is not stored.
void keep_place(Watchers::Connection& connection) {
  if (connection.earlier.size() == kMostEarlier) {
    connection.earlier.erase(connection.earlier.begin());
  }
  connection.earlier.push_back(connection.place);
}

/// To where a connection was; as whom is for the table to say as it is now.
struct WayBack {
  OpenTable* open;
  Viewer viewer;
};
std::optional<WayBack> way_back(const Watchers::Place& to, const Person& person,
                                const OpenTables& tables) {
  OpenTable* open = tables.find(to.table.empty() ? to.has_sat_at : to.table);
  if (!open || open->frozen) return std::nullopt;
  const auto seat = open->table->room().seat_of(person);
  if (seat && (to.viewer || to.has_sat_at == open->code())) return WayBack{open, seat};
  const bool looks_on = !to.table.empty() && (seat || open->table->room().settings().spectators);
  return looks_on ? std::optional(WayBack{open, std::nullopt}) : std::nullopt;
}

}  // namespace

void Watchers::connected(ConnectionId id) {
  connections_.emplace(id, Connection{});
}

void Watchers::disconnected(ConnectionId id, Time now) {
  leave(id, now);
  connections_.erase(id);
}

Watchers::Connection& Watchers::at(ConnectionId id) {
  const auto found = connections_.find(id);
  ENSURE(found != connections_.end());
  return found->second;
}

std::optional<Person> Watchers::person_at(ConnectionId id) const {
  return connections_.at(id).person;
}

void Watchers::introduce(ConnectionId id, const Person& person, Time now) {
  turn_away(id, now);
  at(id).person = person;
}

bool Watchers::is_watching(ConnectionId id, const OpenTable& open) const {
  return connections_.at(id).place.table == open.code();
}

bool Watchers::is_watching(ConnectionId id) const {
  const auto found = connections_.find(id);
  return found != connections_.end() && !found->second.place.table.empty();
}

std::vector<std::string> Watchers::take_stirred() {
  return std::exchange(stirred_, {});
}

// Coming and going.

void Watchers::watch(const Sender& sender, OpenTable& open, Viewer viewer,
                     std::optional<std::uint32_t> since, Time now) {
  Connection& connection = at(sender.connection);
  // From what is durable nobody is turned back.
  open.is_durable() ? connection.earlier.clear() : keep_place(connection);
  leave(sender.connection, now);
  connection.place = {.by = sender.id, .asked_for = true};
  enter(sender.connection, open, viewer, since, now);
}

void Watchers::turn_to(const Sender& sender, OpenTable& open, Viewer viewer, Time now) {
  Connection& connection = at(sender.connection);
  keep_place(connection);
  leave(sender.connection, now);
  connection.place = {.by = sender.id};
  enter(sender.connection, open, viewer, std::nullopt, now);
}

void Watchers::turn_away(ConnectionId id, Time now) {
  leave(id, now);
  Connection& connection = at(id);
  connection.place = {};
  connection.earlier.clear();
}

/// Where the table cannot be shown it is frozen, and watched by one fewer.
void Watchers::enter(ConnectionId id, OpenTable& open, Viewer viewer,
                     std::optional<std::uint32_t> since, Time now) {
  leave(id, now);
  Connection& connection = at(id);
  ENSURE(connection.person);
  tables_.fenced(open, now, [&] {
    open.audience.add(id, viewer, *open.table, now, since, journal_);
    connection.place.table = open.code();
    connection.place.viewer = viewer;
    if (viewer) connection.place.has_sat_at = open.code();
  });
  tables_.audience_changed(open);
  tables_.show_presence(open, now);
  if (!open.audience.presence_due()) return;
  tables_.fenced(open, now, [&] { open.audience.show_presence_to(id, *open.table, journal_); });
}

void Watchers::drop(ConnectionId id, Time now) {
  Place& place = at(id).place;
  if (OpenTable* open = tables_.find(place.table)) {
    open->audience.remove({id, place.viewer}, *open->table, now);
    tables_.audience_changed(*open);
  }
  place.table.clear();
}

void Watchers::leave(ConnectionId id, Time now) {
  const Place place = at(id).place;
  drop(id, now);
  OpenTable* open = tables_.find(place.table);
  if (!open) return;
  tables_.show_presence(*open, now);
  stirred_.push_back(place.table);
  if (!open->audience.has(place.viewer)) open->last_change = now;
}

void Watchers::reseat(OpenTable& open, Time now) {
  move_to_seats(open, now);
  tables_.audience_changed(open);
  tables_.show_presence(open, now);
}

void Watchers::move_to_seats(OpenTable& open, Time now) {
  const bool all_may_watch = open.table->room().settings().spectators;
  for (const Audience::Watcher& watcher : open.audience.watchers()) {
    const auto seat = open.table->room().seat_of(*at(watcher.connection).person);
    const bool may_stay = watcher.viewer ? seat == watcher.viewer : seat || all_may_watch;
    if (may_stay) continue;
    if (seat || all_may_watch) {
      enter(watcher.connection, open, seat, std::nullopt, now);
    } else {
      leave(watcher.connection, now);
      journal_.say(watcher.connection, shared(protocol::watching_no_more(open.code())),
                   About::table(open.code()));
    }
  }
}

// Where a group was not stored.

std::optional<Watchers::StillWatched> Watchers::still_watched(ConnectionId id,
                                                              std::uint64_t command) const {
  const Place& place = connections_.at(id).place;
  if (place.by != command || !place.asked_for) return std::nullopt;
  const OpenTable* open = tables_.find(place.table);
  if (!open || open->durable == 0) return std::nullopt;
  return StillWatched{open->code(), open->table->number_for(place.viewer, open->durable)};
}

void Watchers::take_back(ConnectionId id, std::uint64_t command, Time now) {
  Connection& connection = at(id);
  std::erase_if(connection.earlier, [&](const Place& place) { return place.by == command; });
  if (connection.place.by != command) return;
  drop(id, now);
  connection.place = {};
  turning_back_.insert(id);
}

void Watchers::send_away_from(OpenTable& open, Time now) {
  for (const Audience::Watcher& watcher : open.audience.watchers()) {
    drop(watcher.connection, now);
    at(watcher.connection).place = {};
  }
}

/// That a step was tried and not stored is told to who asked for it. A word to the others, were it
/// only who is here, would tell them that somebody has tried to seal something.
void Watchers::show_again(OpenTable& open, Shown shown, Time now) {
  if (open.frozen) return;
  if (shown == Shown::ToAll) {
    reseat(open, now);
    give_seats_back(open, now);
    return open.audience.show_whole(*open.table, now, journal_);
  }
  open.audience.go_back(*open.table);
  move_to_seats(open, now);
  give_seats_back(open, now);
  open.audience.show_to_latecomers(*open.table, now, journal_);
  tables_.show_presence(open, now);
}

/// Who was shown the table as others see it, or not at all, after giving the seat up.
void Watchers::give_seats_back(OpenTable& open, Time now) {
  std::vector<Audience::Watcher> sitting;
  for (const auto& [id, connection] : connections_) {
    const bool is_here = connection.place.table == open.code();
    const bool is_elsewhere = !connection.place.table.empty() && !is_here;
    const bool is_sitting = is_here && connection.place.viewer;
    if (connection.place.has_sat_at != open.code() || is_elsewhere || is_sitting) continue;
    if (const auto seat = open.table->room().seat_of(*connection.person))
      sitting.push_back({id, seat});
  }
  for (const auto& [id, seat] : sitting) enter(id, open, seat, std::nullopt, now);
}

/// A leave may have been taken back with the command.
void Watchers::turn_back(Time now) {
  for (const ConnectionId id : std::exchange(turning_back_, {})) {
    Connection& connection = at(id);
    if (connection.earlier.empty()) continue;
    const Place earlier = connection.earlier.back();
    connection.earlier.pop_back();
    const auto way = way_back(earlier, *connection.person, tables_);
    if (!way) continue;
    connection.place = earlier;
    connection.place.table.clear();
    enter(id, *way->open, way->viewer, std::nullopt, now);
    stirred_.push_back(way->open->code());
  }
}

}  // namespace coverstory::tables
