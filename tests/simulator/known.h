// What somebody knows of a table who was sent a snapshot and changes: put together as
// docs/protocol.md tells a client to.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/seat.h"

namespace coverstory::simulator {

/// Whether the message says that its table is frozen: nothing that is known of it counts.
bool is_frozen(const boost::json::object& message);

class Known {
 public:
  /// Takes a message with a snapshot or with changes in. Throws Broken where a change does not
  /// follow what is known.
  void take_in(const boost::json::object& message);

  bool is_empty() const { return parts_.empty(); }
  std::uint32_t seq() const { return seq_; }
  const boost::json::object& parts() const { return parts_; }

  const boost::json::value& part(std::string_view name) const { return parts_.at(name); }
  std::string_view room(std::string_view key) const;
  /// The seat from which the table is seen.
  std::optional<Seat> seat() const;

 private:
  void take_changes(const boost::json::object& changes);
  void take_away(const boost::json::array& lines);

  std::uint32_t seq_ = 0;
  boost::json::object parts_;
};

/// A field of text, or nothing where it has another type or is missing.
std::string text_of(const boost::json::object& object, std::string_view key);
std::uint64_t number_of(const boost::json::object& object, std::string_view key);

}  // namespace coverstory::simulator
