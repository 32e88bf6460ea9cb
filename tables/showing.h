// What one viewer has been shown of a table: gives the whole once, and then what each step changed.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "tables/table.h"

namespace coverstory::tables {

class Showing {
 public:
  explicit Showing(Viewer viewer) : viewer_(viewer) {}

  Viewer viewer() const { return viewer_; }

  /// The message with everything; what follows are the changes since.
  std::string snapshot(const Table& table, Time now);
  /// The message with what the step just performed has changed. Wanted after every step.
  std::string changes(const Table& table, Time at);
  /// As if the table had been shown as it is.
  void keep_up(const Table& table);

 private:
  bool clocks_changed(const Table& table);
  void add_game_changes(boost::json::object& changes, const Table& table);

  Viewer viewer_;
  std::unique_ptr<Look> look_;  // nothing before the game has started
  std::uint32_t room_version_ = 0;
  std::array<std::optional<Time>, kMostSeats> clocks_{};
  int players_ = 0;
};

}  // namespace coverstory::tables
