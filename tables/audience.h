// Who watches one table, as whom, and what they have been shown of it. Those with the same view of
// it, a seat's or the public's, share it and every message about it. A view that nobody watches any
// more is kept up for a while, for who was only cut off.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "tables/journal.h"
#include "tables/neighbourhood.h"
#include "tables/recent_changes.h"
#include "tables/showing.h"
#include "tables/table.h"

namespace coverstory::tables {

class Audience {
 public:
  /// Who is here is told no more often than this.
  static constexpr Time kPresencePauseMs = 500;

  struct Watcher {
    ConnectionId connection{};
    Viewer viewer;
  };

  /// Nobody is here, and nobody has been since then.
  explicit Audience(Time since) { gone_since_.fill(since); }

  /// The connection, which does not watch yet, is shown what it missed after the number that it has
  /// seen, or the whole where that is not known.
  void add(ConnectionId connection, Viewer viewer, const Table& table, Time now,
           std::optional<std::uint32_t> since, Journal& journal);
  void remove(const Watcher& watcher, const Table& table, Time now);

  /// After every step: what it has changed, to each who could notice it, as they may see it.
  void show_changes(const Table& table, Time at, Journal& journal);
  /// The whole once more, where what was shown is not so any more.
  void show_whole(const Table& table, Time now, Journal& journal);
  /// The last steps are taken back, and nobody had heard of them: every view is what it was.
  void go_back(const Table& table);
  /// After that, to those who came in the meantime: the whole, which they were not shown.
  void show_to_latecomers(const Table& table, Time now, Journal& journal);
  /// The table met a mistake of ours and is set aside.
  void show_frozen(const Table& table, Time now, Journal& journal) const;
  /// Who is here has changed. All are told at once, or a while after they were told last, however
  /// often it changes until then.
  void presence_changed() { is_presence_new_ = true; }
  /// When they are to be told, if they are.
  std::optional<Time> presence_due() const;
  /// Who is here, to all.
  void show_presence(const Table& table, Time now, Journal& journal);
  /// The same to one who has just come.
  void show_presence_to(ConnectionId connection, const Table& table, Journal& journal) const;

  bool has(Viewer viewer) const { return view_of(viewer) && !view_of(viewer)->watchers.empty(); }
  /// By way of this server or another.
  bool is_here(Seat seat) const { return has(seat) || (elsewhere_.seats >> seat.index & 1) != 0; }
  std::size_t spectators() const { return count(std::nullopt) + elsewhere_.spectators; }
  /// How many connections have that view.
  std::size_t count(Viewer viewer) const;
  bool is_watched() const;
  /// Since when nobody has watched as this seat, which is not here.
  Time gone_since(Seat seat) const { return gone_since_[seat.index]; }
  std::vector<Watcher> watchers() const;

  /// Who is here by way of other servers.
  const Presence& elsewhere() const { return elsewhere_; }
  /// False where that is nothing new.
  bool set_elsewhere(const Presence& presence, Time now);

 private:
  struct Shown {
    ConnectionId connection{};
    std::uint32_t came_at = 0;  // the table's last entry when it was shown the whole
  };
  /// A view and the connections that get it.
  struct View {
    explicit View(Viewer viewer) : showing(viewer) {}
    Showing showing;
    std::vector<Shown> watchers;
    RecentChanges recent;  // none that somebody else than the seat's person was shown
    Person person;         // of the seat
    /// Where nobody watches: what was shown when the last one left.
    std::uint32_t left_at = 0;
  };

  const std::unique_ptr<View>& view_of(Viewer viewer) const {
    return views_[viewer ? viewer->index : kMostSeats];
  }
  std::unique_ptr<View>& view_of(Viewer viewer) {
    return views_[viewer ? viewer->index : kMostSeats];
  }

  View& add_view(Viewer viewer, const Table& table);
  void show_changes(View& view, const Table& table, Time at, Journal& journal);

  /// By seat, the public last; nothing where nobody watches or has done so lately. No connection is
  /// in two of them. What each shows is the table as it is.
  std::array<std::unique_ptr<View>, kMostSeats + 1> views_;
  std::optional<Time> presence_shown_;         // to all, the last time
  std::uint32_t presence_shown_at_ = 0;        // the table's last entry at that time
  bool is_presence_new_ = false;               // something has changed since
  std::array<Time, kMostSeats> gone_since_{};  // means something where nobody watches from the seat
  Presence elsewhere_;                         // by way of other servers
};

/// Who is here by way of this server.
Presence presence_here(const Audience& audience, const Table& table);

/// For the outside, which may share it among many.
inline Message shared(protocol::Message message) {
  return std::make_shared<const protocol::Message>(std::move(message));
}

}  // namespace coverstory::tables
