// Who watches one table, as whom, and what they have been shown of it. Those with the same view of
// it, a seat's or the public's, share it and every message about it.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "tables/journal.h"
#include "tables/showing.h"
#include "tables/table.h"

namespace coverstory::tables {

class Audience {
 public:
  struct Watcher {
    ConnectionId connection{};
    Viewer viewer;
  };

  /// Nobody is here, and nobody has been since then.
  explicit Audience(Time since) { gone_since_.fill(since); }

  /// The connection, which does not watch yet, is shown what it missed, or the whole where that is
  /// not known.
  void add(ConnectionId connection, Viewer viewer, const Table& table, Time now,
           const std::optional<std::vector<protocol::Message>>& missed, Journal& journal);
  void remove(const Watcher& watcher, Time now);

  /// After every step: what it has changed, to each who could notice it, as they may see it.
  void show_changes(const Table& table, Time at, Journal& journal);
  /// The whole once more, where what was shown is not so any more.
  void show_whole(const Table& table, Time now, Journal& journal);
  /// The table met a mistake of ours and is set aside.
  void show_frozen(const Table& table, Time now, Journal& journal) const;
  /// Who is here.
  void show_presence(const Table& table, Journal& journal) const;
  /// The same to all.
  void tell(protocol::Message message, const About& about, Journal& journal) const;

  bool has(Viewer viewer) const { return view_of(viewer) != nullptr; }
  bool is_here(Seat seat) const { return has(seat); }
  std::size_t spectators() const;
  bool is_watched() const;
  /// Since when nobody has watched as this seat, which is not here.
  Time gone_since(Seat seat) const { return gone_since_[seat.index]; }
  std::vector<Watcher> watchers() const;

 private:
  /// A view and the connections that get it, at least one.
  struct View {
    explicit View(Viewer viewer) : showing(viewer) {}
    Showing showing;
    std::vector<ConnectionId> watchers;
  };

  const std::unique_ptr<View>& view_of(Viewer viewer) const {
    return views_[viewer ? viewer->index : kMostSeats];
  }
  std::unique_ptr<View>& view_of(Viewer viewer) {
    return views_[viewer ? viewer->index : kMostSeats];
  }

  /// By seat, the public last; nothing where nobody watches. No connection is in two of them.
  std::array<std::unique_ptr<View>, kMostSeats + 1> views_;
  std::array<Time, kMostSeats> gone_since_{};  // means something where the seat has no view
};

/// For the outside, which may share it among many.
inline Message shared(protocol::Message message) {
  return std::make_shared<const protocol::Message>(std::move(message));
}

}  // namespace coverstory::tables
