// Connections: what they send, what they are told, and the table that each of them watches.
#include <fmt/format.h>

#include <algorithm>

#include "tables/code.h"
#include "tables/folding.h"
#include "tables/house_impl.h"
#include "tables/house_refusals.h"

namespace coverstory::tables {
namespace {

/// After so many missed entries a snapshot is shorter.
constexpr std::uint32_t kMostChangesToCatchUp = 64;

}  // namespace

void House::Impl::connected(ConnectionId id, Time now) {
  advance(now);
  connections_.emplace(id, Connection{});
}

void House::Impl::disconnected(ConnectionId id, Time now) {
  advance(now);
  unwatch(id);
  connections_.erase(id);
}

void House::Impl::received(ConnectionId id, std::string_view text, Time now) {
  advance(now);
  const auto connection = connections_.find(id);
  if (connection == connections_.end()) return;
  const auto command = protocol::read_command(text);
  if (!command) return refuse(id, command.error().id, command.error().refusal);
  if (!command->table.empty() && connection->second.person && !find(command->table)) {
    if (!is_code(command->table)) return refuse(id, command->id, kNoSuchTable);
    const bool asked = loading_.contains(command->table);
    Waiting& waiting = loading_[command->table];
    if (waiting.commands.size() >= kMostWaiting) return refuse(id, command->id, kNotStored);
    waiting.commands.emplace_back(id, text);
    if (!asked) outside_.load(command->table);
    return;
  }
  obey(id, *command);
}

void House::Impl::answer(ConnectionId to, std::uint64_t id, std::string text,
                         const OpenTable* about) {
  ++counted_.accepted;
  outbox_.say(to, message_of(std::move(text)), about ? &about->code() : nullptr, id);
}

void House::Impl::answer_of_all(ConnectionId to, std::uint64_t id, std::string text) {
  ++counted_.accepted;
  outbox_.say(to, message_of(std::move(text)), &kAnyTable, id);
}

void House::Impl::refuse(ConnectionId to, std::optional<std::uint64_t> id, const Refusal& refusal,
                         const std::string* about) {
  ++counted_.refused;
  outbox_.say(to, message_of(protocol::refused(id, refusal)), about, id);
}

void House::Impl::watch(ConnectionId id, OpenTable& open, Viewer viewer,
                        std::optional<std::uint32_t> since) {
  unwatch(id);
  Connection& connection = connections_.at(id);
  connection.watching = open.code();
  connection.viewer = viewer;
  if (viewer) connection.has_sat_at = open.code();
  auto& view = open.view_of(viewer);
  if (!view) view = std::make_unique<Watched>(viewer);
  const std::uint32_t seq = open.table->seq();
  const bool is_short =
      since && *since > 0 && *since <= seq && seq - *since <= kMostChangesToCatchUp;
  auto missed = is_short
                    ? changes_since(*open.table, open.bodies, viewer, *connection.person, *since)
                    : std::nullopt;
  if (missed) {
    for (std::string& change : *missed) {
      outbox_.say(id, message_of(std::move(change)), &open.code());
    }
    if (view->watchers.empty()) view->showing.keep_up(*open.table);
  } else {
    outbox_.say(id, message_of(view->showing.snapshot(*open.table, now_)), &open.code());
  }
  view->watchers.push_back(id);
  tell_presence(open);
}

void House::Impl::unwatch(ConnectionId id) {
  Connection& connection = connections_.at(id);
  OpenTable* open = find(connection.watching);
  connection.watching.clear();
  if (!open) return;
  auto& view = open->view_of(connection.viewer);
  std::erase(view->watchers, id);
  if (!view->watchers.empty()) return tell_presence(*open);
  view.reset();
  if (connection.viewer) open->gone_since[connection.viewer->index] = now_;
  open->last_change = now_;
  tell_presence(*open);
  tend(*open);
}

/// Seats have changed hands, or who may watch has changed: each connection sees what its person's
/// seat sees now, or nothing more, and all know who is there.
void House::Impl::reseat_watchers(OpenTable& open) {
  struct Moved {
    ConnectionId id;
    Viewer viewer;
  };
  std::vector<Moved> moved;
  for (const auto& view : open.views) {
    if (!view) continue;
    for (const ConnectionId id : view->watchers) {
      const auto seat = open.table->seat_of(*connections_.at(id).person);
      const bool may_stay = view->showing.viewer() ? seat == view->showing.viewer()
                                                   : seat || open.table->settings().spectators;
      if (!may_stay) moved.push_back({id, seat});
    }
  }
  for (const Moved& move : moved) {
    if (move.viewer || open.table->settings().spectators) {
      watch(move.id, open, move.viewer, std::nullopt);
    } else {
      unwatch(move.id);
    }
  }
  tell_presence(open);
}

/// Who gave a seat up, and was shown the table as others see it or not at all, has it still: the
/// giving up was not stored.
void House::Impl::give_seats_back(OpenTable& open) {
  std::vector<std::pair<ConnectionId, Seat>> sitting;
  for (const auto& [id, connection] : connections_) {
    const bool is_here = connection.watching == open.code();
    const bool is_elsewhere = !connection.watching.empty() && !is_here;
    const bool is_sitting = is_here && connection.viewer;
    if (connection.has_sat_at != open.code() || is_elsewhere || is_sitting) continue;
    if (const auto seat = open.table->seat_of(*connection.person)) sitting.emplace_back(id, *seat);
  }
  for (const auto& [id, seat] : sitting) watch(id, open, seat, std::nullopt);
}

void House::Impl::tell_presence(OpenTable& open) {
  std::string here;
  for (int seat = 0; seat < open.table->players(); ++seat) {
    const bool is_here = open.table->at(Seat(seat)).is_bot() || open.is_here(Seat(seat));
    here += here.empty() ? "" : ",";
    here += is_here ? "true" : "false";
  }
  const Message message = message_of(fmt::format(R"({{"table":"{}","here":[{}],"spectators":{}}})",
                                                 open.code(), here, open.spectators()));
  for (const auto& view : open.views) {
    if (!view) continue;
    for (const ConnectionId watcher : view->watchers) outbox_.say(watcher, message);
  }
}

}  // namespace coverstory::tables
