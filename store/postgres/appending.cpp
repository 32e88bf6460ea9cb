#include "store/postgres/appending.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "store/sequence.h"

namespace coverstory::store::postgres {
namespace {

// Tables in the order of their codes, so that two groups never wait for each other in a circle. A
// new table's first entry has the number 1; one that is there moves on only from the number before.
// Where not all of them were moved, everything is taken back.
constexpr const char* kAppend = R"(
WITH moved AS (
  INSERT INTO tables AS t (code, last_seq, added, is_live)
  SELECT code, last, added, true
  FROM unnest($1::text[], $2::int4[], $3::int4[]) AS given(code, last, added)
  WHERE last = added OR EXISTS (SELECT FROM tables WHERE tables.code = given.code)
  ON CONFLICT (code) DO UPDATE
    SET last_seq = excluded.last_seq, added = excluded.added, is_live = true
    WHERE t.last_seq = excluded.last_seq - excluded.added
  RETURNING 1
), written AS (
  INSERT INTO entries (table_code, seq, body)
  SELECT * FROM unnest($4::text[], $5::int4[], $6::bytea[])
)
SELECT CASE WHEN (SELECT count(*) FROM moved) < cardinality($1) THEN refuse_group() END
)";

constexpr const char* kList = R"(
INSERT INTO listings (code, is_waiting, people, line)
SELECT code, is_waiting, string_to_array(people, E'\n'), line
FROM unnest($1::text[], $2::bool[], $3::text[], $4::bytea[]) AS given(code, is_waiting, people, line)
ON CONFLICT (code) DO UPDATE
  SET is_shown = true, is_waiting = excluded.is_waiting, people = excluded.people,
      line = excluded.line
)";

constexpr const char* kLastNumbers =
    "SELECT code, last_seq FROM tables WHERE code = ANY ($1::text[])";

constexpr const char* kAreThere = R"(
SELECT bool_and(entries.body IS NOT DISTINCT FROM given.body)
FROM unnest($1::text[], $2::int4[], $3::bytea[]) AS given(code, seq, body)
LEFT JOIN entries ON entries.table_code = given.code AND entries.seq = given.seq
)";

/// The entries of one table in a group.
struct Share {
  std::uint32_t last = 0;
  std::int32_t added = 0;
};

/// By table, in the order of their codes. Nothing where the entries of a table do not follow each
/// other or are none.
std::optional<std::map<std::string_view, Share>> shares_of(std::span<const Entry> entries) {
  std::map<std::string_view, Share> shares;
  for (const Entry& entry : entries) {
    Share& share = shares[entry.table];
    const bool is_next = share.added == 0 ? entry.seq > 0 : entry.seq == share.last + 1;
    if (!is_next || entry.seq > INT32_MAX || entry.body.contains('\n')) return std::nullopt;
    share.last = entry.seq;
    ++share.added;
  }
  return shares;
}

void add_entries(Parameters& parameters, std::span<const Entry> entries) {
  std::vector<std::string_view> codes, bodies;
  std::vector<std::int32_t> numbers;
  for (const Entry& entry : entries) {
    codes.push_back(entry.table);
    numbers.push_back(static_cast<std::int32_t>(entry.seq));
    bodies.push_back(entry.body);
  }
  parameters.texts(codes).numbers(numbers).many_bytes(bodies);
}

Parameters parameters_of(const std::map<std::string_view, Share>& shares,
                         std::span<const Entry> entries) {
  std::vector<std::string_view> codes;
  std::vector<std::int32_t> last, added;
  for (const auto& [code, share] : shares) {
    codes.push_back(code);
    last.push_back(static_cast<std::int32_t>(share.last));
    added.push_back(share.added);
  }
  Parameters parameters;
  parameters.texts(codes).numbers(last).numbers(added);
  add_entries(parameters, entries);
  return parameters;
}

/// The last listing of each table, in the order of their first.
std::vector<const Listing*> listings_of(std::span<const Entry> entries) {
  std::vector<const Listing*> listings;
  for (const Entry& entry : entries) {
    if (!entry.listing) continue;
    const auto known = std::ranges::find(listings, entry.table, &Listing::table);
    (known == listings.end() ? listings.emplace_back() : *known) = entry.listing.get();
  }
  return listings;
}

Parameters parameters_of(std::span<const Listing* const> listings) {
  std::vector<std::string_view> codes, lines;
  std::vector<std::string> people;
  std::vector<std::uint8_t> waiting;
  for (const Listing* listing : listings) {
    codes.push_back(listing->table);
    waiting.push_back(listing->is_waiting ? 1 : 0);
    people.push_back(fmt::format("{}", fmt::join(listing->people, "\n")));
    lines.push_back(listing->line);
  }
  Parameters parameters;
  parameters.texts(codes).flags(waiting).texts(people).many_bytes(lines);
  return parameters;
}

/// Says which entry is in the way, if any still is.
void expect_next_of(Connection& connection, std::span<const Entry> entries) {
  std::vector<std::string_view> codes;
  for (const Entry& entry : entries) codes.push_back(entry.table);
  const Rows rows = connection.run(kLastNumbers, Parameters().texts(codes));
  ByTable<std::uint32_t> last;
  for (int row = 0; row < rows.size(); ++row) {
    last.emplace(rows.text(row, 0), static_cast<std::uint32_t>(rows.number(row, 1)));
  }
  expect_next(entries, [&](std::string_view table) {
    const auto found = last.find(table);
    return found == last.end() ? 0 : found->second;
  });
}

}  // namespace

void append_group(Connection& connection, std::span<const Entry> entries) {
  try {
    const auto shares = shares_of(entries);
    if (!shares) throw NotTheNext();
    const Parameters parameters = parameters_of(*shares, entries);
    const auto listings = listings_of(entries);
    if (listings.empty()) {
      (void)connection.run(kAppend, parameters);
    } else {
      (void)connection.run_together({kAppend, parameters}, {kList, parameters_of(listings)});
    }
  } catch (const NotTheNext&) {
    expect_next_of(connection, entries);
    throw TryAgain();  // it is gone
  }
}

bool are_there(Connection& connection, std::span<const Entry> entries) {
  Parameters parameters;
  add_entries(parameters, entries);
  return connection.run(kAreThere, parameters).flag(0, 0);
}

}  // namespace coverstory::store::postgres
