// What servers on one database know of each other: who is alive, whose tables have grown, who is
// present at which table. All of it is a hint: nothing that matters rests on it, and a notice that
// is lost is made up for by asking now and then.
//
// A server is alive while its connection here holds its lock, which PostgreSQL frees the moment the
// process is gone, and while its row was touched within two seconds of the database's time, for one
// that only hangs.
#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/postgres/connection.h"
#include "store/store.h"

namespace coverstory::store::postgres {

/// A table and the number of its last entry.
struct Grown {
  std::string table;
  std::uint32_t last = 0;

  friend bool operator==(const Grown&, const Grown&) = default;
};

/// Who is present at a table, at one server. The text is the servers' own.
struct Presence {
  std::uint64_t server = 0;
  std::string table;
  std::string text;  // empty: nobody any more

  friend bool operator==(const Presence&, const Presence&) = default;
};

/// What others have told since it was asked last.
struct News {
  std::vector<Grown> grown;
  std::vector<std::string> replaced;  // tables whose log was replaced, or that are gone
  std::vector<Presence> present;      // where it changed; the texts are to be asked for
  bool notes = false;                 // have changed
};

struct Pulse {
  std::vector<std::uint64_t> alive;  // in order; this one among them
  std::int64_t time_us = 0;          // of the database, since 1970
};

// Notices, as texts on one channel: who tells, and what. Told by whoever stores (`tell` below), and
// heard here.
std::vector<std::string> notices_of_growth(std::uint64_t server, std::span<const Entry> entries);
std::vector<std::string> notices_of_replacing(std::uint64_t server, std::span<const Log> logs);
std::string notice_of_notes(std::uint64_t server);
/// What this notice says is added to the news; nothing of what is `self`'s own or cannot be read.
void read_notice(std::string_view text, std::uint64_t self, News& news);

/// Waits for nothing: in a transaction of its own behind what was stored, as a transaction with a
/// notice makes others of that kind wait until it is durable.
void tell(Connection& connection, const std::string& notice);

/// How many servers use the database at present.
std::expected<std::size_t, StoreError> count_of_servers(const std::string& conninfo);

class Neighbourhood {
 public:
  /// Connects, listens, and takes this server's lock. `before` is the process of the database that
  /// served the connection before, where that was lost: if it is still there it is ended. Throws
  /// StoreFailure, ConnectionLost.
  Neighbourhood(const std::string& conninfo, std::uint64_t self, int before);

  /// For `before` of the next one.
  int process() const { return PQbackendPID(connection_.handle()); }
  /// Readable when there may be news.
  int socket() const { return PQsocket(connection_.handle()); }

  /// At least once a second: this server is alive; who else is?
  Pulse beat();
  News take_news();
  /// Of these tables, those that have grown beyond what is known of them.
  std::vector<Grown> grown(std::span<const Grown> known);
  /// For one that was out of reach so long: the tables whose logs were replaced, or that are gone.
  std::vector<std::string> replaced_within(std::chrono::seconds time);
  /// Of this server.
  void announce(std::span<const Presence> changed);
  /// The same with their texts.
  std::vector<Presence> present(std::span<const Presence> changed);
  /// Of all servers but this one.
  std::vector<Presence> all_present();

 private:
  Connection connection_;
  std::uint64_t self_;
};

}  // namespace coverstory::store::postgres
