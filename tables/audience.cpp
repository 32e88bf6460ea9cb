#include "tables/audience.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {

namespace {

/// Whose eyes a view is for.
Person person_of(Viewer viewer, const Table& table) {
  return viewer && table.room().has(*viewer) ? table.room().at(*viewer).person : Person{};
}

/// For all: by way of any server.
protocol::Message presence_of(const Audience& audience, const Table& table) {
  std::array<bool, kMostSeats> here{};
  const auto players = static_cast<std::size_t>(table.room().players());
  for (std::size_t s = 0; s < players; ++s) {
    const Seat seat(static_cast<int>(s));
    here[s] = table.room().at(seat).is_bot() || audience.is_here(seat);
  }
  return protocol::presence(table.code(), std::span(here).first(players), audience.spectators());
}

}  // namespace

Presence presence_here(const Audience& audience, const Table& table) {
  Presence presence{.seats = 0,
                    .spectators = static_cast<std::uint32_t>(audience.count(std::nullopt)),
                    .has_host = audience.has(table.room().host())};
  for (int seat = 0; seat < kMostSeats; ++seat) {
    if (audience.has(Seat(seat))) presence.seats |= static_cast<std::uint8_t>(1 << seat);
  }
  return presence;
}

Audience::View& Audience::add_view(Viewer viewer, const Table& table) {
  auto& view = view_of(viewer);
  if (view) return *view;
  view = std::make_unique<View>(viewer);
  view->showing.keep_up(table);
  view->person = person_of(viewer, table);
  return *view;
}

void Audience::add(ConnectionId connection, Viewer viewer, const Table& table, Time now,
                   std::optional<std::uint32_t> since, Journal& journal) {
  // What may fail comes before the connection is counted among the watchers.
  View& view = add_view(viewer, table);
  ENSURE(std::ranges::find(view.watchers, connection, &Shown::connection) == view.watchers.end());
  const auto missed = since ? view.recent.after(*since, table.number_for(viewer)) : std::nullopt;
  std::vector<Message> messages;
  if (missed) {
    messages.assign(missed->begin(), missed->end());
  } else {
    messages.push_back(shared(view.showing.snapshot(table, now)));
  }
  view.watchers.push_back({connection, table.seq()});
  for (Message& message : messages) {
    journal.say(connection, std::move(message), About::table(table.code()));
  }
}

void Audience::remove(const Watcher& watcher, const Table& table, Time now) {
  View* view = view_of(watcher.viewer).get();
  ENSURE(view);
  const auto removed = std::erase_if(
      view->watchers, [&](const Shown& one) { return one.connection == watcher.connection; });
  ENSURE(removed == 1);
  if (!view->watchers.empty()) return;
  view->left_at = table.number_for(watcher.viewer);
  if (watcher.viewer) gone_since_[watcher.viewer->index] = now;
}

void Audience::show_changes(const Table& table, Time at, Journal& journal) {
  for (auto& view : views_) {
    if (!view || !table.is_noticed_by(view->showing.viewer())) continue;
    show_changes(*view, table, at, journal);
    // Who left is so far behind by now that the whole will be shown.
    const std::uint32_t number = table.number_for(view->showing.viewer());
    if (view->watchers.empty() && !view->recent.reach_back_to(view->left_at, number)) view.reset();
  }
}

void Audience::show_changes(View& view, const Table& table, Time at, Journal& journal) {
  const bool had_begun = view.showing.has_shown_game();
  const Message message = journal.messages().make(
      [&](std::string memory) { return view.showing.changes(table, at, std::move(memory)); });
  for (const Shown& one : view.watchers) {
    journal.say(one.connection, message, About::table(table.code()));
  }
  const Person person = person_of(view.showing.viewer(), table);
  const bool is_somebody_else = std::exchange(view.person, person) != person;
  // A line that was taken away is not said again to who catches up.
  if (is_somebody_else || table.unsaid_line()) view.recent.clear();
  // The beginning of a game is as long as the whole table, and nothing before it is worth going
  // back for: while people wait for each other, that would be half of a table's memory.
  if (view.showing.has_shown_game() != had_begun) return view.recent.clear();
  view.recent.add(table.number_for(view.showing.viewer()), *message);
}

void Audience::show_whole(const Table& table, Time now, Journal& journal) {
  for (auto& view : views_) {
    if (!view) continue;
    view->recent.clear();
    if (view->watchers.empty()) {
      view.reset();
      continue;
    }
    const Message message = shared(view->showing.snapshot(table, now));
    for (Shown& one : view->watchers) {
      one.came_at = table.seq();
      journal.say(one.connection, message, About::table(table.code()));
    }
  }
}

void Audience::go_back(const Table& table) {
  for (auto& view : views_) {
    if (!view) continue;
    const Viewer viewer = view->showing.viewer();
    view->showing.keep_up(table);
    view->person = person_of(viewer, table);
    view->recent.cut_to(table.number_for(viewer));
  }
  if (presence_shown_at_ > table.seq()) is_presence_new_ = true;
}

void Audience::show_to_latecomers(const Table& table, Time now, Journal& journal) {
  for (auto& view : views_) {
    if (!view) continue;
    for (Shown& one : view->watchers) {
      if (one.came_at <= table.seq()) continue;
      one.came_at = table.seq();
      journal.say(one.connection, shared(view->showing.snapshot(table, now)),
                  About::table(table.code()));
    }
  }
}

void Audience::show_frozen(const Table& table, Time now, Journal& journal) const {
  for (const auto& view : views_) {
    if (!view) continue;
    const Message message = shared(protocol::frozen(moment_of(table, view->showing.viewer(), now)));
    for (const Shown& one : view->watchers) {
      journal.say(one.connection, message, About::table(table.code()));
    }
  }
}

bool Audience::set_elsewhere(const Presence& presence, Time now) {
  if (presence == elsewhere_) return false;
  const Presence before = std::exchange(elsewhere_, presence);
  for (int seat = 0; seat < kMostSeats; ++seat) {
    const bool was_there = (before.seats >> seat & 1) != 0;
    if (was_there && !is_here(Seat(seat))) gone_since_[static_cast<std::size_t>(seat)] = now;
  }
  return true;
}

std::optional<Time> Audience::presence_due() const {
  if (!is_presence_new_) return std::nullopt;
  return presence_shown_ ? *presence_shown_ + kPresencePauseMs : 0;
}

/// It is no part of the log; but the seats that it tells of are.
void Audience::show_presence(const Table& table, Time now, Journal& journal) {
  is_presence_new_ = false;
  presence_shown_ = now;
  presence_shown_at_ = table.seq();
  const Message all = shared(presence_of(*this, table));
  for (const auto& view : views_) {
    if (!view) continue;
    for (const Shown& one : view->watchers) {
      journal.say(one.connection, all, About::table(table.code()));
    }
  }
}

void Audience::show_presence_to(ConnectionId connection, const Table& table,
                                Journal& journal) const {
  journal.say(connection, shared(presence_of(*this, table)), About::table(table.code()));
}

std::size_t Audience::count(Viewer viewer) const {
  return view_of(viewer) ? view_of(viewer)->watchers.size() : 0;
}

bool Audience::is_watched() const {
  return std::ranges::any_of(views_,
                             [](const auto& view) { return view && !view->watchers.empty(); });
}

std::vector<Audience::Watcher> Audience::watchers() const {
  std::vector<Watcher> all;
  for (const auto& view : views_) {
    if (!view) continue;
    for (const Shown& one : view->watchers) {
      all.push_back({one.connection, view->showing.viewer()});
    }
  }
  return all;
}

}  // namespace coverstory::tables
