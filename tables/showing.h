// What one viewer has been shown of a table: gives the whole once, and then what each step changed.
#pragma once

#include <memory>
#include <optional>

#include "engine/core/fixed_vector.h"
#include "protocol/table/news.h"
#include "tables/table.h"

namespace coverstory::tables {

class Showing {
 public:
  explicit Showing(Viewer viewer) : viewer_(viewer) {}

  Viewer viewer() const { return viewer_; }
  /// Whether the viewer has seen anything of the game.
  bool has_shown_game() const { return look_ != nullptr; }

  /// The message with everything; what follows are the changes since.
  protocol::Message snapshot(const Table& table, Time now);
  /// The message with what the step just performed has changed. Wanted after every step that the
  /// viewer could notice, and after no other. It is written in that memory, which is empty.
  protocol::Message changes(const Table& table, Time at, std::string memory = {});
  /// As if the table had been shown as it is.
  void keep_up(const Table& table);

 private:
  bool clocks_changed(const Table& table);
  void write_whole(const Table& table, records::JsonText& to) const;
  void write_changes(const Table& table, records::JsonText& to);

  Viewer viewer_;
  std::unique_ptr<Look> look_;  // nothing before the game has started
  std::uint32_t room_version_ = 0;
  FixedVector<std::optional<Time>, kMostSeats> clocks_;  // by seat, of the players as shown
};

/// What the table is now, by the numbers of that viewer.
protocol::Moment moment_of(const Table& table, Viewer viewer, Time at);

/// The room of a table, to be written; it borrows from the table.
protocol::ShownRoom room_of(const Table& table);

}  // namespace coverstory::tables
