#include "store/format.h"

#include <fmt/format.h>

#include <array>
#include <fstream>

#include "store/guarded.h"

namespace coverstory::store {
namespace {

// Entries are appended by rowid, without an index: with one an append costs five times as much. So
// this table holds the live tables only, and is read from end to end when the server starts. The
// log of a table at rest is one text, a line for each entry. Its rows are large: WITHOUT ROWID was
// measured, and looking up a table cost several times as much.
constexpr const char* kVersion1 = R"(
CREATE TABLE entries (
  id INTEGER PRIMARY KEY,
  table_code TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE TABLE resting (
  table_code TEXT NOT NULL PRIMARY KEY,
  entries INTEGER NOT NULL,
  bodies TEXT NOT NULL
) STRICT;
)";

constexpr const char* kVersion2 = R"(
CREATE TABLE notes (
  name TEXT NOT NULL PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;
)";

constexpr std::array kMigrations{kVersion1, kVersion2};

/// Where SQLite's file format keeps what we look for, in big-endian numbers.
constexpr std::string_view kMagic("SQLite format 3\0", 16);
constexpr std::size_t kVersionAt = 60, kApplicationIdAt = 68, kHeaderBytes = 100;

using Header = std::array<unsigned char, kHeaderBytes>;

/// Through SQLite's own handle of the file: opening and closing it by another would take away the
/// locks that SQLite has on it in this process.
Header header_of(const Database& database) {
  Header header{};
  sqlite3_file* file = nullptr;
  sqlite3_file_control(database.handle(), "main", SQLITE_FCNTL_FILE_POINTER,
                       static_cast<void*>(&file));
  const int code = file->pMethods->xRead(file, header.data(), kHeaderBytes, 0);
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) {
    throw StoreFailure(Failure::Unavailable, fmt::format("{} cannot be read.", database.path()));
  }
  return header;
}

std::int64_t number_at(const Header& header, std::size_t place) {
  std::int64_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) number = number << 8 | header.at(place + i);
  return number;
}

/// Whether a crash came while the file was made: anything may stand in it then. Its journal says
/// that it was empty before, and SQLite makes it so again.
bool was_being_made(const Database& database) {
  constexpr std::string_view kJournalMagic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
  constexpr std::size_t kPagesBeforeAt = 16;
  std::ifstream journal(database.path() + "-journal", std::ios::binary);
  Header header{};
  journal.read(reinterpret_cast<char*>(header.data()), kHeaderBytes);
  const auto bytes = static_cast<std::size_t>(journal.gcount());
  const std::string_view begins(reinterpret_cast<const char*>(header.data()), bytes);
  return bytes >= kPagesBeforeAt + 4 && begins.starts_with(kJournalMagic) &&
         number_at(header, kPagesBeforeAt) == 0;
}

void expect_not_newer(const Database& database, std::int64_t version, std::int64_t newest) {
  if (version <= newest) return;
  throw StoreFailure(Failure::Unavailable,
                     fmt::format("{} is of format {}; this program knows formats up to {}. A newer "
                                 "version of the program wrote it.",
                                 database.path(), version, newest));
}

}  // namespace

std::span<const char* const> migrations() {
  return kMigrations;
}

std::int64_t newest_version() {
  return static_cast<std::int64_t>(kMigrations.size());
}

void expect_ours(const Database& database) {
  const Header header = header_of(database);
  if (header == Header{} || was_being_made(database)) return;
  // SQLite would take a file of one byte for an empty one.
  if (std::string_view(reinterpret_cast<const char*>(header.data()), kMagic.size()) != kMagic) {
    throw StoreFailure(Failure::Damaged, fmt::format("{} is not a database.", database.path()));
  }
  if (number_at(header, kApplicationIdAt) != kApplicationId) {
    throw StoreFailure(Failure::Unavailable,
                       fmt::format("{} is a database of another program.", database.path()));
  }
  expect_not_newer(database, number_at(header, kVersionAt), newest_version());
}

/// The id is written with the first step, so it is in the first bytes of every file that is not
/// empty.
void migrate(Database& database, std::span<const char* const> steps) {
  const auto newest = static_cast<std::int64_t>(steps.size());
  // The first bytes may be older than the last step, which is still in the log then.
  const std::int64_t version = database.number("PRAGMA user_version");
  expect_not_newer(database, version, newest);
  if (version == newest) return;
  Transaction transaction(database);
  for (const char* step : steps.subspan(static_cast<std::size_t>(version))) database.run(step);
  database.run(fmt::format("PRAGMA application_id = {}", kApplicationId).c_str());
  database.run(fmt::format("PRAGMA user_version = {}", newest).c_str());
  transaction.commit();
}

void expect_newest(const Database& database) {
  const std::int64_t version = database.number("PRAGMA user_version");
  expect_not_newer(database, version, newest_version());
  if (version == newest_version()) return;
  if (version == 0) {
    throw StoreFailure(Failure::Unavailable,
                       fmt::format("{} is empty; no server has used it.", database.path()));
  }
  throw StoreFailure(Failure::Unavailable,
                     fmt::format("{} is of format {}, older than this program's {}: a server that "
                                 "is started with it brings it up to date.",
                                 database.path(), version, newest_version()));
}

}  // namespace coverstory::store
