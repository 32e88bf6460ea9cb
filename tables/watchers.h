// The connections: who each of them is, which table it watches as whom, and where it was before.
// Where a command that led a connection to a table is not stored, the connection is where it was,
// and who gave a seat up sits there again.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tables/open_tables.h"
#include "tables/person.h"

namespace coverstory::tables {

/// A command of a person: who, from where, and its id.
struct Sender {
  ConnectionId connection{};
  Person person;
  std::uint64_t id = 0;
};

class Watchers {
 public:
  /// What a connection watches, and how it came to.
  struct Place {
    std::string table;       // its code; empty for none
    Viewer viewer;           // as whom
    std::string has_sat_at;  // a table that was watched from a seat, and not turned from since
    std::uint64_t by = 0;    // the id of the command that led here
    bool asked_for = false;  // by a `watch`; the others watch by themselves
  };
  struct Connection {
    std::optional<Person> person;  // after hello; whoever watches has one
    Place place;
    /// Where it was led from, to what was not stored yet, the latest last: where nothing comes of
    /// that command, the connection is to be there still. At most kMostEarlier.
    std::vector<Place> earlier;
  };

  Watchers(OpenTables& tables, Journal& journal) : tables_(tables), journal_(journal) {}

  void connected(ConnectionId id);
  /// It watches nothing any more, and is forgotten.
  void disconnected(ConnectionId id, Time now);
  const std::unordered_map<ConnectionId, Connection>& all() const { return connections_; }
  bool is_connected(ConnectionId id) const { return connections_.contains(id); }

  /// Nobody before the hello.
  std::optional<Person> person_at(ConnectionId id) const;
  /// A hello: whoever it was before watches nothing any more.
  void introduce(ConnectionId id, const Person& person, Time now);

  bool is_watching(ConnectionId id, const OpenTable& open) const;
  bool is_watching(ConnectionId id) const;
  /// As the sender asked; `since` is the last entry that was seen from there, by the number of that
  /// viewer.
  void watch(const Sender& sender, OpenTable& open, Viewer viewer,
             std::optional<std::uint32_t> since, Time now);
  /// For a command that leads to a table by itself.
  void turn_to(const Sender& sender, OpenTable& open, Viewer viewer, Time now);
  /// As asked.
  void turn_away(ConnectionId id, Time now);
  /// Seats have changed hands, or who may watch has changed: each connection sees what its person's
  /// seat sees now, or nothing more, and all know who is here.
  void reseat(OpenTable& open, Time now);
  /// Tables that somebody has left, or was turned back to, since this was asked last; they are to
  /// be tended.
  std::vector<std::string> take_stirred();

  // Where a group was not stored, in this order.

  /// A table, and its last durable entry by the number of who watches it.
  struct StillWatched {
    std::string table;
    std::uint32_t durable = 0;
  };
  /// The table that the sender of this command asked to watch by it, and does still.
  std::optional<StillWatched> still_watched(ConnectionId id, std::uint64_t command) const;
  /// Whoever was led somewhere by the command is to be turned back.
  void take_back(ConnectionId id, std::uint64_t command, Time now);
  /// The table never came to be: nobody watches it.
  void send_away_from(OpenTable& open, Time now);
  /// The table is what it was: those who gave a seat up have it still, and all are shown it; or
  /// those who have come since then, where the others were shown what is so and go on from there.
  enum class Shown : std::uint8_t { ToAll, ToLatecomers };
  void show_again(OpenTable& open, Shown shown, Time now);
  /// When all tables are what they were.
  void turn_back(Time now);

 private:
  Connection& at(ConnectionId id);
  void enter(ConnectionId id, OpenTable& open, Viewer viewer, std::optional<std::uint32_t> since,
             Time now);
  /// Its place is empty from then on.
  void leave(ConnectionId id, Time now);
  /// Without a word to the others.
  void drop(ConnectionId id, Time now);
  /// Each connection sees what its person's seat sees now, or nothing more.
  void move_to_seats(OpenTable& open, Time now);
  void give_seats_back(OpenTable& open, Time now);

  OpenTables& tables_;
  Journal& journal_;
  /// A connection whose place names a table stands in that table's audience as that viewer, and
  /// every watcher of a table is such a connection.
  std::unordered_map<ConnectionId, Connection> connections_;
  std::set<ConnectionId> turning_back_;  // from take_back to turn_back; their places are empty
  std::vector<std::string> stirred_;     // codes; the tables may be gone by now
};

}  // namespace coverstory::tables
