#include "store/postgres/appending.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "store/postgres/session.h"
#include "store/sequence.h"

namespace coverstory::store::postgres {
namespace {

// Tables in the order of their codes, so that two groups never wait for each other in a circle. A
// new table's first entry has the number 1; one that is there moves on only from the number before.
// Of a table that was not moved nothing is written, and it is named, with the last number that was
// seen of it. (With IS TRUE the moved ones are looked up by a hash, and not joined with. With
// EXISTS all tables there are would be: PostgreSQL thinks little of them while they are few.)
constexpr std::string_view kMove = R"(
WITH moved AS (
  INSERT INTO tables AS t (code, last_seq, added, is_live)
  SELECT code, last, added, true
  FROM unnest($1::text[], $2::int4[], $3::int4[]) AS given(code, last, added)
  WHERE last = added OR (SELECT true FROM tables WHERE tables.code = given.code)
  ON CONFLICT (code) DO UPDATE
    SET last_seq = excluded.last_seq, added = excluded.added, is_live = true
    WHERE t.last_seq = excluded.last_seq - excluded.added
  RETURNING t.code
), written AS (
  INSERT INTO entries (table_code, seq, body)
  SELECT * FROM unnest($4::text[], $5::int4[], $6::bytea[]) AS given(code, seq, body)
  WHERE (code IN (SELECT code FROM moved)) IS TRUE
)
)";
constexpr std::string_view kList = R"(
, listed AS (
  INSERT INTO listings (code, is_waiting, people, line)
  SELECT code, is_waiting, string_to_array(people, E'\n'), line
  FROM unnest($7::text[], $8::bool[], $9::text[], $10::bytea[])
    AS given(code, is_waiting, people, line)
  WHERE (code IN (SELECT code FROM moved)) IS TRUE
  ON CONFLICT (code) DO UPDATE
    SET is_shown = true, is_waiting = excluded.is_waiting, people = excluded.people,
        line = excluded.line
)
)";
constexpr std::string_view kNameTheLost = R"(
SELECT given.code, coalesce((SELECT last_seq FROM tables WHERE tables.code = given.code), 0)
FROM unnest($1::text[]) AS given(code) WHERE given.code NOT IN (SELECT code FROM moved)
)";
// Of two tables that stand and fall together not one alone: then everything is taken back.
constexpr std::string_view kExpectTogether = R"(
AND CASE WHEN EXISTS (
  SELECT FROM unnest($11::text[], $12::text[]) AS bound(one, other)
  WHERE (one IN (SELECT code FROM moved)) <> (other IN (SELECT code FROM moved))
) THEN refuse_group() ELSE true END
)";

/// Most groups bring no listings, and no tables that are bound to each other: that takes less.
const std::string kAppend = fmt::format("{}{}", kMove, kNameTheLost);
const std::string kAppendAndList =
    fmt::format("{}{}{}{}", kMove, kList, kNameTheLost, kExpectTogether);

constexpr const char* kLastNumbers =
    "SELECT code, last_seq FROM tables WHERE code = ANY ($1::text[])";

constexpr const char* kAreThere = R"(
SELECT given.code
FROM unnest($1::text[], $2::int4[], $3::bytea[]) AS given(code, seq, body)
LEFT JOIN entries ON entries.table_code = given.code AND entries.seq = given.seq
GROUP BY given.code HAVING bool_and(entries.body IS NOT DISTINCT FROM given.body)
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

void add_listings(Parameters& parameters, std::span<const Listing* const> listings) {
  std::vector<std::string_view> codes, lines;
  std::vector<std::string> people;
  std::vector<std::uint8_t> waiting;
  for (const Listing* listing : listings) {
    codes.push_back(listing->table);
    waiting.push_back(listing->is_waiting ? 1 : 0);
    people.push_back(fmt::format("{}", fmt::join(listing->people, "\n")));
    lines.push_back(listing->line);
  }
  parameters.texts(codes).flags(waiting).texts(people).many_bytes(lines);
}

/// Tables that stand and fall together, where both are in the group.
struct Bound {
  std::vector<std::string_view> one, other;
};
Bound bound_in(std::span<const Entry> entries, const std::map<std::string_view, Share>& shares) {
  Bound bound;
  for (const Entry& entry : entries) {
    if (entry.with.empty() || !shares.contains(entry.with)) continue;
    bound.one.push_back(entry.table);
    bound.other.push_back(entry.with);
  }
  return bound;
}

/// By the last numbers of their tables. Nothing where what was in the way is gone.
std::optional<StoreError> conflict_now(Connection& connection, std::span<const Entry> entries) {
  std::vector<std::string_view> codes;
  for (const Entry& entry : entries) codes.push_back(entry.table);
  const Rows rows = connection.run(kLastNumbers, Parameters().texts(codes));
  ByTable<std::uint32_t> last;
  for (int row = 0; row < rows.size(); ++row) {
    last.emplace(rows.text(row, 0), static_cast<std::uint32_t>(rows.number(row, 1)));
  }
  return conflict_in(entries, [&](std::string_view table) {
    const auto found = last.find(table);
    return found == last.end() ? 0 : found->second;
  });
}

/// Each row is a table of which nothing was stored.
std::optional<StoreError> conflict_told(const Rows& rows,
                                        const std::map<std::string_view, Share>& shares) {
  if (rows.size() == 0) return std::nullopt;
  const Share& first = shares.at(rows.text(0, 0));
  StoreError conflict{
      Failure::Conflict,
      fmt::format("Table {} expects entry {}, not {}.", rows.text(0, 0),
                  rows.number(0, 1) + std::int64_t{1}, std::int64_t{first.last} - first.added + 1)};
  for (int row = 0; row < rows.size(); ++row) conflict.tables.emplace_back(rows.text(row, 0));
  return conflict;
}

/// In one statement. Throws NotTheNext where nothing was stored, as that says too little.
std::optional<StoreError> append_at_once(Connection& connection, std::span<const Entry> entries) {
  const auto shares = shares_of(entries);
  if (!shares) throw NotTheNext();
  Parameters parameters = parameters_of(*shares, entries);
  const auto listings = listings_of(entries);
  const Bound bound = bound_in(entries, *shares);
  if (listings.empty() && bound.one.empty())
    return conflict_told(connection.run(kAppend.c_str(), parameters), *shares);
  add_listings(parameters, listings);
  parameters.texts(bound.one).texts(bound.other);
  return conflict_told(connection.run(kAppendAndList.c_str(), parameters), *shares);
}

}  // namespace

std::optional<StoreError> append_group(Connection& connection, std::span<const Entry> entries) {
  if (entries.empty()) return std::nullopt;
  try {
    return append_at_once(connection, entries);
  } catch (const NotTheNext&) {
  }
  std::optional<StoreError> conflict = conflict_now(connection, entries);
  if (!conflict) throw TryAgain();
  if (auto more = append_group(connection, others(entries, conflict->tables)))
    std::ranges::move(more->tables, std::back_inserter(conflict->tables));
  return conflict;
}

std::vector<std::string> are_there(Connection& connection, std::span<const Entry> entries,
                                   std::span<const std::string> tables) {
  std::vector<Entry> asked;
  std::ranges::copy_if(entries, std::back_inserter(asked), [&](const Entry& entry) {
    return std::ranges::find(tables, entry.table) != tables.end();
  });
  Parameters parameters;
  add_entries(parameters, asked);
  const Rows rows =
      connection.run_before({kAreThere, parameters}, {kBarrierForStandby, Parameters()});
  std::vector<std::string> there;
  for (int row = 0; row < rows.size(); ++row) there.emplace_back(rows.text(row, 0));
  return there;
}

}  // namespace coverstory::store::postgres
