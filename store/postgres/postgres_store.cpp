#include "store/postgres/postgres_store.h"

#include <algorithm>
#include <ranges>

#include "store/postgres/appending.h"
#include "store/postgres/neighbourhood.h"
#include "store/sequence.h"

namespace coverstory::store {
namespace {

using postgres::Connection;
using postgres::Parameters;
using postgres::Rows;

constexpr const char* kLog = "SELECT body FROM entries WHERE table_code = $1 ORDER BY seq";
// Of each table at least one row, with its last number.
constexpr const char* kEntriesAfter = R"(
SELECT place::int4, coalesce(last_seq, 0), body
FROM unnest($1::text[], $2::int4[]) WITH ORDINALITY AS known(code, last, place)
LEFT JOIN tables ON tables.code = known.code
LEFT JOIN entries ON table_code = known.code AND seq > known.last ORDER BY place, seq
)";
constexpr const char* kLiveCodes = "SELECT code FROM tables WHERE is_live ORDER BY code";
constexpr const char* kWaiting = R"(
SELECT code, is_waiting, array_to_string(people, E'\n'), line FROM listings
WHERE is_shown AND is_waiting ORDER BY born DESC LIMIT $1
)";
constexpr const char* kListedFor = R"(
SELECT code, is_waiting, array_to_string(people, E'\n'), line FROM listings
WHERE is_shown AND people @> ARRAY[$2] ORDER BY born DESC LIMIT $1
)";
constexpr const char* kCodes = "SELECT code FROM tables WHERE code > $1 ORDER BY code LIMIT $2";
constexpr const char* kRest = R"(
UPDATE tables SET is_live = false FROM unnest($1::text[], $2::int4[]) AS known(code, last)
WHERE is_live AND tables.code = known.code AND last_seq = known.last
)";
// Read in pieces: a start must not hold all logs twice.
constexpr const char* kAllLive = R"(
DECLARE live NO SCROLL CURSOR FOR
SELECT table_code, body FROM tables JOIN entries ON code = table_code
WHERE is_live ORDER BY table_code, seq
)";
constexpr const char* kHold =
    "SELECT code, last_seq FROM tables WHERE code = ANY ($1::text[]) ORDER BY code FOR UPDATE";
constexpr const char* kForgetReplaced =
    "DELETE FROM replacements WHERE at < clock_timestamp() - interval '1 day'";
constexpr const char* kNotes = "SELECT name, body FROM notes ORDER BY name";
constexpr const char* kWriteNote = R"(
INSERT INTO notes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET body = excluded.body
)";

/// Nobody appends to these tables until the transaction is over.
ByTable<std::uint32_t> hold(Connection& connection, std::span<const Log> logs) {
  std::vector<std::string_view> codes;
  for (const Log& log : logs) codes.push_back(log.table);
  const Rows rows = connection.run(kHold, Parameters().texts(codes));
  ByTable<std::uint32_t> last;
  for (int row = 0; row < rows.size(); ++row) {
    last.emplace(rows.text(row, 0), static_cast<std::uint32_t>(rows.number(row, 1)));
  }
  return last;
}

Parameters parameters_of(std::span<const Known> tables) {
  std::vector<std::string_view> codes;
  std::vector<std::int32_t> numbers;
  for (const Known& known : tables) {
    codes.push_back(known.table);
    numbers.push_back(static_cast<std::int32_t>(known.last));
  }
  return Parameters().texts(codes).numbers(numbers);
}

/// Of a group that was sent before, on a connection that was lost then. Nothing where all that is
/// in its way is the group itself.
std::optional<StoreError> without_ours(Connection& connection, std::span<const Entry> entries,
                                       StoreError conflict) {
  const auto ours = postgres::are_there(connection, entries, conflict.tables);
  std::erase_if(conflict.tables, [&](const std::string& table) {
    return std::ranges::find(ours, table) != ours.end();
  });
  return conflict.tables.empty() ? std::nullopt : std::optional(std::move(conflict));
}

void replace_log(Connection& connection, const Log& log) {
  (void)connection.run("INSERT INTO replacements (code) VALUES ($1)", Parameters().text(log.table));
  if (log.bodies.empty()) {
    (void)connection.run("DELETE FROM entries WHERE table_code = $1", Parameters().text(log.table));
    (void)connection.run("DELETE FROM listings WHERE code = $1", Parameters().text(log.table));
    (void)connection.run("DELETE FROM tables WHERE code = $1", Parameters().text(log.table));
    return;
  }
  const std::vector<std::string_view> bodies(log.bodies.begin(), log.bodies.end());
  (void)connection.run(R"(
UPDATE entries SET body = given.body
FROM unnest($2::bytea[]) WITH ORDINALITY AS given(body, seq)
WHERE entries.table_code = $1 AND entries.seq = given.seq AND entries.body <> given.body
)",
                       Parameters().text(log.table).many_bytes(bodies));
}

}  // namespace

std::expected<std::unique_ptr<PostgresStore>, StoreError> PostgresStore::open(
    const std::string& conninfo, Settings settings) {
  return guarded([&] {
    auto store = std::unique_ptr<PostgresStore>(new PostgresStore(conninfo, std::move(settings)));
    (void)store->session_.connected();
    return store;
  });
}

/// Whether entries in the way are these is asked after the second attempt, not before: the first
/// may still be on its way to its commit, and the attempt waits for it.
std::expected<void, StoreError> PostgresStore::append(std::span<const Entry> entries) {
  return guarded([&] {
    if (entries.empty()) return;
    bool is_again = false;
    auto conflict = session_.write([&](Connection& connection) {
      try {
        auto met = postgres::append_group(connection, entries);
        return met && is_again ? without_ours(connection, entries, *std::move(met)) : met;
      } catch (const postgres::ConnectionLost&) {
        is_again = true;
        throw;
      }
    });
    if (!conflict) return tell_of_growth(entries);
    tell_of_growth(others(entries, conflict->tables));
    throw StoreFailure(*std::move(conflict));
  });
}

void PostgresStore::tell_of_growth(std::span<const Entry> entries) {
  if (server_ == 0 || entries.empty()) return;
  for (const std::string& notice : postgres::notices_of_growth(server_, entries)) tell(notice);
}

/// What is stored is stored, whether others hear of it or not.
void PostgresStore::tell(const std::string& notice) {
  try {
    if (server_ != 0) postgres::tell(session_.connected(), notice);
  } catch (const std::exception&) {
    session_.disconnect();
  }
}

std::expected<void, StoreError> PostgresStore::probe() {
  return guarded([&] {
    session_.read([](Connection& connection) { (void)connection.run(postgres::kBarrier); });
  });
}

std::expected<std::vector<Log>, StoreError> PostgresStore::live_logs() {
  return guarded([&] {
    return session_.read([&](Connection& connection) {
      std::vector<Log> logs;
      connection.transaction([&] {
        (void)connection.run(kAllLive);
        while (true) {
          const Rows rows = connection.run("FETCH 10000 FROM live");
          if (rows.size() == 0) break;
          for (int row = 0; row < rows.size(); ++row) {
            const std::string_view table = rows.text(row, 0);
            if (logs.empty() || logs.back().table != table)
              logs.push_back({std::string(table), {}});
            logs.back().bodies.emplace_back(rows.text(row, 1));
          }
        }
        (void)connection.run(postgres::kBarrierForStandby);
      });
      return logs;
    });
  });
}

std::expected<std::optional<Log>, StoreError> PostgresStore::log_of(std::string_view table) {
  return guarded([&] {
    const Rows rows = session_.read_durable(kLog, Parameters().text(table));
    std::optional<Log> log;
    for (int row = 0; row < rows.size(); ++row) {
      if (!log) log.emplace(std::string(table));
      log->bodies.emplace_back(rows.text(row, 0));
    }
    return log;
  });
}

std::expected<std::optional<std::vector<std::string>>, StoreError> PostgresStore::entries_after(
    std::string_view table, std::uint32_t seq) {
  const Known known{std::string(table), seq};
  auto all = entries_after_each(std::span(&known, 1));
  if (!all) return std::unexpected(std::move(all.error()));
  return std::move(all->front());
}

std::expected<std::vector<std::optional<std::vector<std::string>>>, StoreError>
PostgresStore::entries_after_each(std::span<const Known> known) {
  return guarded([&] {
    const Rows rows = session_.read_durable(kEntriesAfter, parameters_of(known));
    std::vector<std::optional<std::vector<std::string>>> all(known.size());
    for (int row = 0; row < rows.size(); ++row) {
      const auto place = static_cast<std::size_t>(rows.number(row, 0) - 1);
      if (static_cast<std::uint32_t>(rows.number(row, 1)) < known[place].last) continue;
      if (!all[place]) all[place].emplace();
      if (!rows.is_null(row, 2)) all[place]->emplace_back(rows.text(row, 2));
    }
    return all;
  });
}

std::expected<void, StoreError> PostgresStore::put_to_rest(std::span<const Known> tables) {
  return guarded([&] {
    if (tables.empty()) return;
    session_.read(
        [&](Connection& connection) { (void)connection.run(kRest, parameters_of(tables)); });
  });
}

std::vector<std::string> PostgresStore::codes(const char* statement, const Parameters& parameters) {
  return session_.read([&](Connection& connection) {
    const Rows rows = connection.run(statement, parameters);
    std::vector<std::string> codes;
    for (int row = 0; row < rows.size(); ++row) codes.emplace_back(rows.text(row, 0));
    return codes;
  });
}

std::expected<std::vector<std::string>, StoreError> PostgresStore::codes_after(
    std::string_view text, std::size_t most) {
  return guarded([&] {
    return codes(kCodes, Parameters().text(text).big_number(static_cast<std::int64_t>(most)));
  });
}

std::expected<std::vector<std::string>, StoreError> PostgresStore::live_codes() {
  return guarded([&] { return codes(kLiveCodes, {}); });
}

/// Done twice it is as if done once.
std::expected<void, StoreError> PostgresStore::replace(std::span<const Log> logs) {
  return guarded([&] {
    if (logs.empty()) return;
    session_.write([&](Connection& connection) {
      connection.transaction([&] {
        const ByTable<std::uint32_t> last = hold(connection, logs);
        expect_in_place(logs, [&](std::string_view table) {
          const auto found = last.find(table);
          return found == last.end() ? 0 : found->second;
        });
        for (const Log& log : logs) replace_log(connection, log);
        (void)connection.run(kForgetReplaced);
      });
    });
    for (const std::string& notice : postgres::notices_of_replacing(server_, logs)) tell(notice);
  });
}

std::expected<std::vector<Note>, StoreError> PostgresStore::notes() {
  return guarded([&] {
    return session_.read([&](Connection& connection) {
      const Rows rows = connection.run(kNotes);
      std::vector<Note> all;
      for (int row = 0; row < rows.size(); ++row) {
        all.push_back({std::string(rows.text(row, 0)), std::string(rows.text(row, 1))});
      }
      return all;
    });
  });
}

std::expected<void, StoreError> PostgresStore::write_note(const Note& note) {
  return guarded([&] {
    session_.write([&](Connection& connection) {
      if (note.text.empty()) {
        (void)connection.run("DELETE FROM notes WHERE name = $1", Parameters().text(note.name));
      } else {
        (void)connection.run(kWriteNote, Parameters().text(note.name).bytes(note.text));
      }
    });
    tell(postgres::notice_of_notes(server_));
  });
}

// Lists.

std::vector<Listing> PostgresStore::listings(const char* statement, const Parameters& parameters) {
  return session_.read([&](Connection& connection) {
    const Rows rows = connection.run(statement, parameters);
    std::vector<Listing> all;
    for (int row = 0; row < rows.size(); ++row) {
      Listing& listing = all.emplace_back();
      listing.table = rows.text(row, 0);
      listing.is_waiting = rows.flag(row, 1);
      for (const auto person : std::views::split(rows.text(row, 2), '\n')) {
        listing.people.emplace_back(person.begin(), person.end());
      }
      listing.line = rows.text(row, 3);
    }
    return all;
  });
}

std::expected<std::vector<Listing>, StoreError> PostgresStore::waiting(std::size_t most) {
  return guarded(
      [&] { return listings(kWaiting, Parameters().big_number(static_cast<std::int64_t>(most))); });
}

std::expected<std::vector<Listing>, StoreError> PostgresStore::listed_for(std::string_view person,
                                                                          std::size_t most) {
  return guarded([&] {
    return listings(kListedFor,
                    Parameters().big_number(static_cast<std::int64_t>(most)).text(person));
  });
}

}  // namespace coverstory::store
