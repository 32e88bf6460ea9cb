// What a house needs of the world where other servers use the same store: what that store lists,
// and to tell the others who is here. As with the Outside nothing waits: what takes time is asked
// for, and answered to the house's Neighbours.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tables/person.h"

namespace coverstory::tables {

/// A server of those that share a store; a number is never used again.
enum class ServerId : std::uint64_t {};

/// A list that was asked for.
enum class ListId : std::uint64_t {};

/// Who is at a table by way of one server. It is in no log: a server that is gone takes it along.
struct Presence {
  std::uint8_t seats = 0;  // a bit for each seat, the first the lowest
  std::uint32_t spectators = 0;
  bool has_host = false;

  bool is_empty() const { return *this == Presence(); }
  friend bool operator==(const Presence&, const Presence&) = default;
};

class Neighbourhood {
 public:
  Neighbourhood() = default;
  Neighbourhood(const Neighbourhood&) = delete;
  Neighbourhood& operator=(const Neighbourhood&) = delete;
  virtual ~Neighbourhood() = default;

  /// Reads the codes of all live tables (`Store::live_codes`) and answers with `Neighbours::live`.
  virtual void list_live() = 0;
  /// Reads that person's tables (`Store::listed_for`), or those that wait for people
  /// (`Store::waiting`), and answers with `Neighbours::listed`.
  virtual void list(ListId list, std::optional<Person> of, std::size_t most) = 0;
  /// Tells the others who is at a table here now. Needs no answer.
  virtual void announce(const std::string& table, const Presence& presence) = 0;
};

}  // namespace coverstory::tables
