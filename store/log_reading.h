// Reading logs from the file: the entries of live tables in the order of their rows, and the texts
// of tables at rest. What does not fit together is damage and said so: the numbers of a table's
// entries follow each other without a gap, first those at rest.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/sequence.h"
#include "store/sqlite.h"

namespace coverstory::store {

/// A span of rows of the table `entries`, both ends included.
struct Rows {
  std::int64_t first = 0;
  std::int64_t last = std::numeric_limits<std::int64_t>::max();
};

/// What a start has to know of a live table: which rows are its own, in their order, and the number
/// of its last entry. There may be any number of others' rows between them, and none of those is
/// ever read for its sake.
struct LiveTable {
  std::vector<std::int64_t> ids;
  std::uint32_t last_seq = 0;
};

struct Row {
  std::int64_t id = 0;
  std::string_view table;
  std::uint32_t seq = 0;
  std::string_view body;
};

struct RestingLog {
  std::uint32_t entries = 0;
  std::string bodies;  // each ends with a line break
};

/// Rows in their order. The views live until the call returns.
void for_each_row(const Database& database, Rows rows, const std::function<void(const Row&)>& use);
/// The rows with these numbers, which grow.
void for_each_row_of(const Database& database, std::span<const std::int64_t> ids,
                     const std::function<void(const Row&)>& use);

/// How many entries of a table are at rest.
std::uint32_t resting_entries(const Database& database, std::string_view table);

std::optional<RestingLog> resting_log(const Database& database, std::string_view table);

/// The lines of a text, which must be as many as it says.
std::vector<std::string> lines_of(const Database& database, std::string_view table,
                                  const RestingLog& log);

/// Reads every live entry.
ByTable<LiveTable> live_tables(const Database& database);

/// How many tables and entries a file holds; every log is read.
struct Content {
  std::uint64_t tables = 0;
  std::uint64_t entries = 0;
};
Content content_of(const Database& database);

/// Throws StoreFailure: Damaged, if the structure of the file is not what it should be.
void expect_sound(const Database& database);

[[noreturn]] void throw_damaged(const Database& database, std::string_view what);

}  // namespace coverstory::store
