// Connections: what they send, what they are told, and the table that each of them watches.
#include <algorithm>
#include <array>
#include <span>

#include "tables/code.h"
#include "tables/folding.h"
#include "tables/house_impl.h"
#include "tables/house_refusals.h"

namespace coverstory::tables {
namespace {

/// After so many missed entries a snapshot is shorter.
constexpr std::uint32_t kMostChangesToCatchUp = 64;

/// The table that a command is about, or would open; empty for none.
std::string table_of(const Connection& connection, const protocol::Command& command) {
  if (!connection.person) return {};
  const bool opens = std::holds_alternative<protocol::Create>(command.deed) ||
                     std::holds_alternative<protocol::Quick>(command.deed);
  return opens ? code_for(*connection.person, command.id) : command.table;
}

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
  take_up(id, text, nullptr);
}

void House::Impl::take_up(ConnectionId id, std::string_view text, const std::string* absent) {
  const auto connection = connections_.find(id);
  if (connection == connections_.end()) return;
  const auto command = protocol::read_command(text);
  if (!command) return refuse(id, command.error().id, command.error().refusal);
  const std::string code = table_of(connection->second, *command);
  if (code.empty() || find(code) || (absent && *absent == code)) return obey(id, *command);
  if (!is_code(code)) return refuse(id, command->id, kNoSuchTable);
  if (!loading_.wait(code, {id, std::string(text)})) refuse(id, command->id, kNotStored);
}

void House::Impl::answer(ConnectionId to, std::uint64_t id, protocol::Message message,
                         const OpenTable* about) {
  ++counted_.accepted;
  journal_.say(to, shared(std::move(message)),
               about ? About::table(about->code()) : About::nothing(), id);
}

void House::Impl::answer_of_all(ConnectionId to, std::uint64_t id, protocol::Message message) {
  ++counted_.accepted;
  journal_.say(to, shared(std::move(message)), About::any_table(), id);
}

void House::Impl::refuse(ConnectionId to, std::optional<std::uint64_t> id, const Refusal& refusal,
                         const std::string* about) {
  ++counted_.refused;
  journal_.say(to, shared(protocol::refused(id, refusal)),
               about ? About::table(*about) : About::nothing(), id);
}

void House::Impl::watch(ConnectionId id, OpenTable& open, Viewer viewer,
                        std::optional<std::uint32_t> since) {
  unwatch(id);
  Connection& connection = connections_.at(id);
  connection.place.table = open.code();
  connection.place.viewer = viewer;
  if (viewer) connection.place.has_sat_at = open.code();
  auto& view = open.view_of(viewer);
  if (!view) view = std::make_unique<Watched>(viewer);
  const std::uint32_t seq = open.table->seq();
  const bool is_short =
      since && *since > 0 && *since <= seq && seq - *since <= kMostChangesToCatchUp;
  auto missed = is_short
                    ? changes_since(*open.table, open.bodies, viewer, *connection.person, *since)
                    : std::nullopt;
  if (missed) {
    for (protocol::Message& change : *missed) {
      journal_.say(id, shared(std::move(change)), About::table(open.code()));
    }
    if (view->watchers.empty()) view->showing.keep_up(*open.table);
  } else {
    journal_.say(id, shared(view->showing.snapshot(*open.table, now_)), About::table(open.code()));
  }
  view->watchers.push_back(id);
  tell_presence(open);
}

void House::Impl::turn_to(const Sender& sender, OpenTable& open, Viewer viewer) {
  Connection& connection = connections_.at(sender.connection);
  // More are never under way at once, but for a client that means no good.
  constexpr std::size_t kMostEarlier = 8;
  if (connection.earlier.size() == kMostEarlier) {
    connection.earlier.erase(connection.earlier.begin());
  }
  connection.earlier.push_back(connection.place);
  unwatch(sender.connection);
  connection.place = {.by = sender.id};
  watch(sender.connection, open, viewer, std::nullopt);
}

/// Without a word to the others, and nothing else changes at the table.
void House::Impl::drop_from_watchers(ConnectionId id) {
  Place& place = connections_.at(id).place;
  if (OpenTable* open = find(place.table)) {
    auto& view = open->view_of(place.viewer);
    std::erase(view->watchers, id);
    if (view->watchers.empty()) {
      view.reset();
      if (place.viewer) open->gone_since[place.viewer->index] = now_;
    }
  }
  place.table.clear();
}

void House::Impl::unwatch(ConnectionId id) {
  const Place place = connections_.at(id).place;
  drop_from_watchers(id);
  OpenTable* open = find(place.table);
  if (!open) return;
  if (open->view_of(place.viewer)) return tell_presence(*open);
  open->last_change = now_;
  tell_presence(*open);
  tend(*open);
}

/// To where the connection was before the command that was not stored; as whom is for the table to
/// say as it is now. A leave may have been taken back with the command.
void House::Impl::turn_back(ConnectionId id) {
  Connection& connection = connections_.at(id);
  if (connection.earlier.empty()) return;
  const Place earlier = connection.earlier.back();
  connection.earlier.pop_back();
  OpenTable* open = find(earlier.table.empty() ? earlier.has_sat_at : earlier.table);
  if (!open) return;
  const auto seat = open->table->seat_of(*connection.person);
  const bool sits = seat && (earlier.viewer || earlier.has_sat_at == open->code());
  const bool looks_on = !earlier.table.empty() && (seat || open->table->settings().spectators);
  if (!sits && !looks_on) return;
  connection.place = earlier;
  connection.place.table.clear();
  watch(id, *open, sits ? seat : std::nullopt, std::nullopt);
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
  const Message no_more = shared(protocol::watching_no_more(open.code()));
  for (const Moved& move : moved) {
    if (move.viewer || open.table->settings().spectators) {
      watch(move.id, open, move.viewer, std::nullopt);
    } else {
      unwatch(move.id);
      journal_.say(move.id, no_more, About::table(open.code()));
    }
  }
  tell_presence(open);
}

/// Who gave a seat up, and was shown the table as others see it or not at all, has it still: the
/// giving up was not stored.
void House::Impl::give_seats_back(OpenTable& open) {
  std::vector<std::pair<ConnectionId, Seat>> sitting;
  for (const auto& [id, connection] : connections_) {
    const bool is_here = connection.place.table == open.code();
    const bool is_elsewhere = !connection.place.table.empty() && !is_here;
    const bool is_sitting = is_here && connection.place.viewer;
    if (connection.place.has_sat_at != open.code() || is_elsewhere || is_sitting) continue;
    if (const auto seat = open.table->seat_of(*connection.person)) sitting.emplace_back(id, *seat);
  }
  for (const auto& [id, seat] : sitting) watch(id, open, seat, std::nullopt);
}

void House::Impl::tell_presence(OpenTable& open) {
  std::array<bool, kMostSeats> here{};
  const auto players = static_cast<std::size_t>(open.table->players());
  for (std::size_t s = 0; s < players; ++s) {
    const Seat seat(static_cast<int>(s));
    here[s] = open.table->at(seat).is_bot() || open.is_here(seat);
  }
  const Message message =
      shared(protocol::presence(open.code(), std::span(here).first(players), open.spectators()));
  for (const auto& view : open.views) {
    if (!view) continue;
    for (const ConnectionId watcher : view->watchers)
      journal_.say(watcher, message, About::nothing());
  }
}

}  // namespace coverstory::tables
