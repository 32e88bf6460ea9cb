// A table in memory: the fold of its log, the log itself, who watches, and what bots are about to
// do. Everything but the log can be thrown away and made again.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tables/bot_seats.h"
#include "tables/outside.h"
#include "tables/showing.h"
#include "tables/table.h"

namespace coverstory::tables {

/// A view and the connections that get it.
struct Watched {
  explicit Watched(Viewer viewer) : showing(viewer) {}
  Showing showing;
  std::vector<ConnectionId> watchers;
};

struct OpenTable {
  std::unique_ptr<Table> table;
  std::vector<std::string> bodies;  // of all entries, stored or about to be
  std::uint32_t durable = 0;        // how many of them are stored
  bool frozen = false;

  std::array<std::unique_ptr<Watched>, kMostSeats + 1> views;  // by seat, the public last
  std::array<Time, kMostSeats> gone_since{};                   // where nobody watches as that seat
  TableBots bots;
  Time last_change = 0;
  std::optional<Time> wake;  // when it is to be tended, if nothing happens before

  const std::string& code() const { return table->code(); }

  std::unique_ptr<Watched>& view_of(Viewer viewer) {
    return views[viewer ? viewer->index : kMostSeats];
  }
  bool is_here(Seat seat) const {
    const auto& view = views[seat.index];
    return view && !view->watchers.empty();
  }
  std::size_t spectators() const {
    return views[kMostSeats] ? views[kMostSeats]->watchers.size() : 0;
  }
  bool is_watched() const {
    return std::ranges::any_of(views, [](const auto& view) { return view != nullptr; });
  }
  /// Whether a person other than this seat's is here and may be waiting.
  bool is_another_here(Seat seat) const {
    for (int other = 0; other < table->players(); ++other) {
      if (Seat(other) != seat && table->at(Seat(other)).is_person() && is_here(Seat(other))) {
        return true;
      }
    }
    return false;
  }
};

}  // namespace coverstory::tables
