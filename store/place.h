// Where tables are kept, as it is said on a command line: `sqlite:FILE`, or `postgres:` before a
// connection string of libpq (`postgres:host=… dbname=…`, `postgres://user@host/name`).
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "store/store.h"

namespace coverstory::store {

struct Place {
  enum class Kind : std::uint8_t { Sqlite, Postgres };
  Kind kind{};
  std::string where;  // a file, or a connection string, which may hold a password

  /// For a log or a message: without a password.
  std::string shown() const;
};

/// What a place looks like, for a message.
inline constexpr std::string_view kPlaces = "sqlite:FILE or postgres:CONNINFO";

/// Nothing where it is no place.
std::optional<Place> read_place(std::string_view text);

/// `server` is who tells the others on a database of what it stores; 0: nobody is told.
std::expected<std::unique_ptr<Store>, StoreError> open(const Place& place,
                                                       std::uint64_t server = 0);

}  // namespace coverstory::store
