#include "tables/audience.h"

#include <algorithm>
#include <span>

#include "engine/core/ensure.h"

namespace coverstory::tables {

void Audience::add(ConnectionId connection, Viewer viewer, const Table& table, Time now,
                   const std::optional<std::vector<protocol::Message>>& missed, Journal& journal) {
  auto& view = view_of(viewer);
  const bool is_first = !view;
  if (is_first) view = std::make_unique<View>(viewer);
  const About about = About::table(table.code());
  if (missed) {
    for (const protocol::Message& change : *missed) journal.say(connection, shared(change), about);
    if (is_first) view->showing.keep_up(table);
  } else {
    journal.say(connection, shared(view->showing.snapshot(table, now)), about);
  }
  ENSURE(std::ranges::find(view->watchers, connection) == view->watchers.end());
  view->watchers.push_back(connection);
}

void Audience::remove(const Watcher& watcher, Time now) {
  auto& view = view_of(watcher.viewer);
  ENSURE(view);
  const auto removed = std::erase(view->watchers, watcher.connection);
  ENSURE(removed == 1);
  if (!view->watchers.empty()) return;
  view.reset();
  if (watcher.viewer) gone_since_[watcher.viewer->index] = now;
}

void Audience::show_changes(const Table& table, Time at, Journal& journal) {
  for (const auto& view : views_) {
    if (!view || !table.is_noticed_by(view->showing.viewer())) continue;
    const Message message = shared(view->showing.changes(table, at));
    for (const ConnectionId to : view->watchers) {
      journal.say(to, message, About::table(table.code()));
    }
  }
}

void Audience::show_whole(const Table& table, Time now, Journal& journal) {
  for (const auto& view : views_) {
    if (!view) continue;
    const Message message = shared(view->showing.snapshot(table, now));
    for (const ConnectionId to : view->watchers) {
      journal.say(to, message, About::table(table.code()));
    }
  }
}

void Audience::show_frozen(const Table& table, Time now, Journal& journal) const {
  for (const auto& view : views_) {
    if (!view) continue;
    const Message message = shared(protocol::frozen(moment_of(table, view->showing.viewer(), now)));
    for (const ConnectionId to : view->watchers) {
      journal.say(to, message, About::table(table.code()));
    }
  }
}

/// It is no part of the log: it is said whatever becomes of the entries before it.
void Audience::show_presence(const Table& table, Journal& journal) const {
  std::array<bool, kMostSeats> here{};
  const auto players = static_cast<std::size_t>(table.room().players());
  for (std::size_t s = 0; s < players; ++s) {
    const Seat seat(static_cast<int>(s));
    here[s] = table.room().at(seat).is_bot() || is_here(seat);
  }
  tell(protocol::presence(table.code(), std::span(here).first(players), spectators()),
       About::nothing(), journal);
}

void Audience::tell(protocol::Message message, const About& about, Journal& journal) const {
  const Message all = shared(std::move(message));
  for (const auto& view : views_) {
    if (!view) continue;
    for (const ConnectionId to : view->watchers) journal.say(to, all, about);
  }
}

std::size_t Audience::spectators() const {
  return has(std::nullopt) ? view_of(std::nullopt)->watchers.size() : 0;
}

bool Audience::is_watched() const {
  return std::ranges::any_of(views_, [](const auto& view) { return view != nullptr; });
}

std::vector<Audience::Watcher> Audience::watchers() const {
  std::vector<Watcher> all;
  for (const auto& view : views_) {
    if (!view) continue;
    for (const ConnectionId id : view->watchers) all.push_back({id, view->showing.viewer()});
  }
  return all;
}

}  // namespace coverstory::tables
