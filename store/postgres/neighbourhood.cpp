#include "store/postgres/neighbourhood.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

#include "store/postgres/schema.h"

namespace coverstory::store::postgres {
namespace {

// The first of two numbers of a lock is ours, "CvSt" as in schema.cpp; the second is the server's.
constexpr const char* kTakeLock = "SELECT pg_try_advisory_lock(1131828084, $1::int4)";
constexpr const char* kEnd = "SELECT pg_terminate_backend($1::int4)";

constexpr const char* kBeat = R"(
INSERT INTO servers (id, seen) VALUES ($1, clock_timestamp())
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
)";
constexpr const char* kAlive = R"(
SELECT id, (extract(epoch FROM clock_timestamp()) * 1000000)::int8 FROM servers
WHERE seen > clock_timestamp() - interval '2 seconds'
  AND (id & 4294967295) IN (
    SELECT objid::int8 FROM pg_locks
    WHERE locktype = 'advisory' AND classid = 1131828084 AND objsubid = 2 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))
ORDER BY id
)";
// Of servers that are gone for good.
constexpr const char* kForget = R"(
WITH gone AS (
  DELETE FROM servers WHERE seen < clock_timestamp() - interval '1 minute' RETURNING id
)
DELETE FROM presence WHERE server NOT IN (SELECT id FROM servers) OR server IN (SELECT id FROM gone)
)";
constexpr const char* kGrown = R"(
SELECT tables.code, tables.last_seq
FROM unnest($1::text[], $2::int4[]) AS known(code, last)
JOIN tables ON tables.code = known.code AND tables.last_seq > known.last
)";
constexpr const char* kAnnounce = R"(
WITH given AS (SELECT * FROM unnest($2::text[], $3::bytea[]) AS given(code, body)),
left_tables AS (
  DELETE FROM presence WHERE server = $1 AND table_code IN (SELECT code FROM given WHERE body = '')
)
INSERT INTO presence (server, table_code, body)
SELECT $1, code, body FROM given WHERE body <> ''
ON CONFLICT (server, table_code) DO UPDATE SET body = excluded.body
)";
constexpr const char* kPresent = R"(
SELECT given.server, given.code, coalesce(body, '')
FROM unnest($1::int8[], $2::text[]) AS given(server, code)
LEFT JOIN presence ON presence.server = given.server AND presence.table_code = given.code
)";
constexpr const char* kAllPresent =
    "SELECT server, table_code, body FROM presence WHERE server <> $1";
constexpr const char* kReplacedSince = R"(
SELECT DISTINCT code FROM replacements WHERE at > clock_timestamp() - $1 * interval '1 second'
)";
// What a crash forgets anyway need not be waited for.
constexpr const char* kTell =
    "SELECT set_config('synchronous_commit', 'off', true), pg_notify('coverstory', $1)";

/// PostgreSQL takes notices of less than 8,000 bytes.
constexpr std::size_t kLongestNotice = 7900;

bool can_be_told(std::string_view table) {
  return !table.empty() && table.size() < 100 && table.find_first_of(" :") == table.npos;
}

template <class Number>
bool read(std::string_view text, Number& number, int base) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  return error == std::errc{} && end == text.data() + text.size();
}

std::string_view next_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), word.size() + 1));
  return word;
}

/// In pieces that fit.
std::vector<std::string> notices_of(std::string_view kind, std::uint64_t server,
                                    std::span<const std::string> words) {
  const std::string head = fmt::format("{} {:x}", kind, server);
  std::vector<std::string> notices{head};
  for (const std::string& word : words) {
    if (notices.back().size() + 1 + word.size() > kLongestNotice) notices.push_back(head);
    notices.back() += " " + word;
  }
  return notices;
}

std::int64_t as_stored(std::uint64_t server) {
  return static_cast<std::int64_t>(server);
}

std::vector<Presence> presence_in(const Rows& rows) {
  std::vector<Presence> present;
  for (int row = 0; row < rows.size(); ++row) {
    present.push_back({static_cast<std::uint64_t>(rows.big_number(row, 0)),
                       std::string(rows.text(row, 1)), std::string(rows.text(row, 2))});
  }
  return present;
}

}  // namespace

std::vector<std::string> notices_of_growth(std::uint64_t server, std::span<const Entry> entries) {
  std::map<std::string_view, std::uint32_t> last;
  for (const Entry& entry : entries) last[entry.table] = entry.seq;
  std::vector<std::string> pairs;
  for (const auto& [table, seq] : last) {
    if (can_be_told(table)) pairs.push_back(fmt::format("{}:{}", table, seq));
  }
  return notices_of("grown", server, pairs);
}

std::vector<std::string> notices_of_replacing(std::uint64_t server, std::span<const Log> logs) {
  std::vector<std::string> tables;
  for (const Log& log : logs) {
    if (can_be_told(log.table)) tables.push_back(log.table);
  }
  return notices_of("replaced", server, tables);
}

std::string notice_of_notes(std::uint64_t server) {
  return fmt::format("notes {:x}", server);
}

void read_notice(std::string_view text, std::uint64_t self, News& news) {
  const std::string_view kind = next_word(text);
  std::uint64_t server = 0;
  if (!read(next_word(text), server, 16) || server == self) return;
  if (kind == "notes") news.notes = true;
  while (!text.empty()) {
    const std::string_view word = next_word(text);
    if (kind == "replaced") news.replaced.emplace_back(word);
    if (kind == "presence") news.present.push_back({server, std::string(word), ""});
    const std::size_t colon = word.find(':');
    std::uint32_t seq = 0;
    if (kind == "grown" && colon != word.npos && read(word.substr(colon + 1), seq, 10))
      news.grown.push_back({std::string(word.substr(0, colon)), seq});
  }
}

void tell(Connection& connection, const std::string& notice) {
  connection.run_aside(kTell, Parameters().text(notice));
}

std::expected<std::size_t, StoreError> count_of_servers(const std::string& conninfo) {
  return guarded([&] {
    Connection connection(conninfo);
    migrate(connection);
    return static_cast<std::size_t>(connection.run(kAlive).size());
  });
}

Neighbourhood::Neighbourhood(const std::string& conninfo, std::uint64_t self, int before)
    : connection_(conninfo), self_(self) {
  settle(connection_);
  migrate(connection_);
  connection_.run_all("SET synchronous_commit = off");
  connection_.run_all("LISTEN coverstory");
  const auto key = static_cast<std::int32_t>(static_cast<std::uint32_t>(self));
  if (!connection_.run(kTakeLock, Parameters().number(key)).flag(0, 0)) {
    if (before != 0) (void)connection_.run(kEnd, Parameters().number(before));
    throw StoreFailure(Failure::Unavailable, "This server's lock is still held.");
  }
  (void)connection_.run("DELETE FROM presence WHERE server = $1",
                        Parameters().big_number(as_stored(self)));
  (void)connection_.run(kForget);
}

Pulse Neighbourhood::beat() {
  const Rows rows = connection_.run_together({kBeat, Parameters().big_number(as_stored(self_))},
                                             {kAlive, Parameters()});
  Pulse pulse;
  for (int row = 0; row < rows.size(); ++row) {
    pulse.alive.push_back(static_cast<std::uint64_t>(rows.big_number(row, 0)));
    pulse.time_us = rows.big_number(row, 1);
  }
  std::ranges::sort(pulse.alive);
  return pulse;
}

News Neighbourhood::take_news() {
  News news;
  if (PQconsumeInput(connection_.handle()) == 0)
    throw ConnectionLost("The connection for notices was lost.");
  while (PGnotify* notice = PQnotifies(connection_.handle())) {
    read_notice(notice->extra, self_, news);
    PQfreemem(notice);
  }
  return news;
}

std::vector<Grown> Neighbourhood::grown(std::span<const Grown> known) {
  std::vector<std::string_view> codes;
  std::vector<std::int32_t> last;
  for (const Grown& table : known) {
    codes.push_back(table.table);
    last.push_back(static_cast<std::int32_t>(table.last));
  }
  const Rows rows = connection_.run(kGrown, Parameters().texts(codes).numbers(last));
  std::vector<Grown> grown;
  for (int row = 0; row < rows.size(); ++row) {
    grown.push_back(
        {std::string(rows.text(row, 0)), static_cast<std::uint32_t>(rows.number(row, 1))});
  }
  return grown;
}

void Neighbourhood::announce(std::span<const Presence> changed) {
  if (changed.empty()) return;
  std::vector<std::string_view> codes, texts;
  for (const Presence& presence : changed) {
    codes.push_back(presence.table);
    texts.push_back(presence.text);
  }
  (void)connection_.run(kAnnounce,
                        Parameters().big_number(as_stored(self_)).texts(codes).many_bytes(texts));
  std::vector<std::string> tables;
  for (const Presence& presence : changed) {
    if (can_be_told(presence.table)) tables.push_back(presence.table);
  }
  for (const std::string& notice : notices_of("presence", self_, tables)) tell(connection_, notice);
}

std::vector<Presence> Neighbourhood::present(std::span<const Presence> changed) {
  if (changed.empty()) return {};
  std::vector<std::int64_t> servers;
  std::vector<std::string_view> codes;
  for (const Presence& presence : changed) {
    servers.push_back(as_stored(presence.server));
    codes.push_back(presence.table);
  }
  return presence_in(connection_.run(kPresent, Parameters().big_numbers(servers).texts(codes)));
}

std::vector<std::string> Neighbourhood::replaced_within(std::chrono::seconds time) {
  const Rows rows = connection_.run(kReplacedSince, Parameters().big_number(time.count()));
  std::vector<std::string> tables;
  for (int row = 0; row < rows.size(); ++row) tables.emplace_back(rows.text(row, 0));
  return tables;
}

std::vector<Presence> Neighbourhood::all_present() {
  return presence_in(connection_.run(kAllPresent, Parameters().big_number(as_stored(self_))));
}

}  // namespace coverstory::store::postgres
