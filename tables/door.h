// What the host of a server has decided about people and addresses, and what an address may have
// stored. Where nobody decides about others and nothing is counted, all may do everything.
#pragma once

#include <cstdint>
#include <optional>

#include "tables/person.h"
#include "tables/time.h"

namespace coverstory::tables {

enum class ConnectionId : std::uint64_t;

/// About a person, or about where a connection comes from.
struct Standing {
  std::optional<Time> banned_until;
  std::optional<Time> muted_until;
};

class Door {
 public:
  Door() = default;
  Door(const Door&) = delete;
  Door& operator=(const Door&) = delete;
  virtual ~Door() = default;

  virtual Standing standing_of(ConnectionId, const Person&, Time /*now*/) { return {}; }
  /// Whether more may be written into logs from where this connection comes from.
  virtual bool may_write(ConnectionId) { return true; }
  virtual void has_written(ConnectionId, std::size_t /*bytes*/) {}
};

}  // namespace coverstory::tables
