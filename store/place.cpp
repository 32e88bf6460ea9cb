#include "store/place.h"

#include "store/postgres/connection.h"
#include "store/postgres/postgres_store.h"
#include "store/sqlite_store.h"

namespace coverstory::store {

std::string Place::shown() const {
  return kind == Kind::Postgres ? postgres::place_of(where) : "sqlite:" + where;
}

std::optional<Place> read_place(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || colon + 1 == text.size()) return std::nullopt;
  const std::string_view kind = text.substr(0, colon), rest = text.substr(colon + 1);
  if (kind == "sqlite") return Place{Place::Kind::Sqlite, std::string(rest)};
  if (kind != "postgres" && kind != "postgresql") return std::nullopt;
  // An address of libpq begins as a place does.
  const bool is_address = rest.starts_with("//");
  return Place{Place::Kind::Postgres, std::string(is_address ? text : rest)};
}

std::expected<std::unique_ptr<Store>, StoreError> open(const Place& place, std::uint64_t server) {
  if (place.kind == Place::Kind::Postgres)
    return PostgresStore::open(place.where, {.server = server});
  return SqliteStore::open(place.where);
}

}  // namespace coverstory::store
