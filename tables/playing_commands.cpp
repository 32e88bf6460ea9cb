// Commands about the game at a table: watching it, playing, looking back at it.
#include "tables/commands.h"
#include "tables/folding.h"
#include "tables/refusals.h"

namespace coverstory::tables {
namespace {

using protocol::Code;
using protocol::Refusal;

std::unexpected<Refusal> nobody_may_watch() {
  return refusal(Code::NoSpectators, "The host of this table lets nobody watch.");
}

/// Whether the game is over, as far as it is stored.
bool is_over(const OpenTable& open) {
  if (open.table->stage() != Stage::Over) return false;
  return open.is_durable() ||
         fold(open.code(), open.durable_bodies(), open.table->games()).value()->stage() ==
             Stage::Over;
}

Verdict may_look_back(const OpenTable& open, const std::optional<Person>& person) {
  if (open.frozen) return std::unexpected(kFrozen);
  const bool sat_there = person && open.table->room().seat_of(*person);
  if (!sat_there && !open.table->room().settings().spectators) return nobody_may_watch();
  if (!is_over(open)) return refusal(Code::WrongStage, "The game is not over yet.");
  return {};
}

}  // namespace

// Watching.

Verdict obey(const Asking& asking, const protocol::Unwatch&) {
  asking.with.watchers.turn_away(asking.sender.connection, asking.now);
  asking.accept(protocol::accepted(asking.sender.id), About::nothing());
  return {};
}

/// Whoever has a seat may also look over everybody's shoulder, at a screen for all.
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Watch& watch) {
  const auto seat = open.table->room().seat_of(asking.sender.person);
  const protocol::As as = watch.as.value_or(seat ? protocol::As::Seat : protocol::As::Spectator);
  if (as == protocol::As::Seat && !seat) {
    return refusal(Code::NoSeat, "You have no seat at this table.");
  }
  if (!seat && !open.table->room().settings().spectators) return nobody_may_watch();
  if (const Verdict paid = asking.pay(kCostOfWatching); !paid) return paid;
  const Viewer viewer = as == protocol::As::Seat ? seat : std::nullopt;
  asking.accept(protocol::accepted(asking.sender.id, open.table->number_for(viewer)),
                About::table(open.code()));
  // What was seen from elsewhere cannot be gone on from.
  const auto since = watch.you == viewer ? watch.since : std::nullopt;
  asking.with.watchers.watch(asking.sender, open, viewer, since, asking.now);
  if (viewer) asking.with.care.greet_back(open, *viewer, asking.now);
  return {};
}

// Playing.

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Play& play) {
  const auto seat = asking.seat_at(open);
  if (!seat) return std::unexpected(seat.error());
  Care& care = asking.with.care;
  care.let_time_pass(open, asking.now);
  care.greet_back(open, *seat, asking.now);
  return asking.perform(open, *seat, Played{*seat, play.action},
                        care.time_of_action(open, asking.now));
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Back&) {
  const auto seat = asking.seat_at(open);
  if (!seat) return std::unexpected(seat.error());
  asking.with.bots.dismiss(open.bots[seat->index]);
  return asking.perform(open, *seat, CameBack{*seat});
}

// Looking back.

std::expected<std::string, Refusal> record(const OpenTable& open,
                                           const std::optional<Person>& person) {
  if (const Verdict may = may_look_back(open, person); !may) return std::unexpected(may.error());
  return record_of(open.code(), open.durable_bodies(), open.table->games());
}

std::expected<std::vector<protocol::Message>, Refusal> replay(const OpenTable& open,
                                                              const std::optional<Person>& person,
                                                              std::optional<Seat> as) {
  if (const Verdict may = may_look_back(open, person); !may) return std::unexpected(may.error());
  if (as && !open.table->room().has(*as)) return std::unexpected(kNoSuchSeat);
  return replay_of(open.code(), open.durable_bodies(), open.table->games(), as);
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Record&) {
  if (const Verdict paid = asking.pay(kCostOfRecord); !paid) return paid;
  const auto text = record(open, asking.sender.person);
  if (!text) return std::unexpected(text.error());
  asking.accept(protocol::recorded(asking.sender.id, *text), About::nothing());
  return {};
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Replay& wanted) {
  if (const Verdict paid = asking.pay(kCostOfReplay); !paid) return paid;
  const auto messages = replay(open, asking.sender.person, wanted.as);
  if (!messages) return std::unexpected(messages.error());
  asking.accept(protocol::replayed(asking.sender.id, *messages), About::nothing());
  return {};
}

}  // namespace coverstory::tables
