// Commands about the game at a table: watching it, playing, looking back at it.
#include "tables/commands.h"
#include "tables/refusals.h"

namespace coverstory::tables {
namespace {

using protocol::Code;
using protocol::Refusal;

std::unexpected<Refusal> nobody_may_watch() {
  return refusal(Code::NoSpectators, "The host of this table lets nobody watch.");
}

/// Those who sit there always find a place, and a screen for all where single ones do not.
Verdict room_to_look_on(const Asking& asking, const OpenTable& open, protocol::As as) {
  constexpr std::size_t kBoards = 16;
  const std::size_t most =
      asking.with.limits.spectators_of_a_table + (as == protocol::As::Board ? kBoards : 0);
  if (open.audience.spectators() < most ||
      asking.with.watchers.is_watching(asking.sender.connection, open)) {
    return {};
  }
  return refusal(Code::TooMany, "As many people watch this table as can.");
}

Verdict may_look_back(const OpenTable& open, const std::optional<Person>& person) {
  if (open.frozen) return std::unexpected(kFrozen);
  const bool sat_there = person && open.table->room().seat_of(*person);
  if (!sat_there && !open.table->room().settings().spectators) return nobody_may_watch();
  if (!open.is_over()) return refusal(Code::WrongStage, "The game is not over yet.");
  return {};
}

/// The answer comes when it has been made, whatever has become of the table by then.
Verdict look_back(const Asking& asking, OpenTable& open, ReadingOf::Kind kind,
                  std::optional<Seat> as, int cost,
                  protocol::Message (*answer)(std::uint64_t id, std::string_view text)) {
  const auto reading = reading_of(open, asking.sender.person, kind, TextForm::Json, as);
  if (!reading) return std::unexpected(reading.error());
  if (const Verdict paid = asking.pay(cost); !paid) return paid;
  const auto tell = [&answers = asking.with.answers, to = asking.sender.connection,
                     id = asking.sender.id, answer](const MadeReading& made) {
    made ? answers.accept(to, id, answer(id, **made), About::nothing())
         : answers.refuse(to, id, made.error());
  };
  asking.with.readings.ask(open, *reading, tell);
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
  if (!seat) {
    if (const Verdict room = room_to_look_on(asking, open, as); !room) return room;
  }
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

std::expected<ReadingOf, Refusal> reading_of(const OpenTable& open,
                                             const std::optional<Person>& person,
                                             ReadingOf::Kind kind, TextForm form,
                                             std::optional<Seat> as) {
  if (const Verdict may = may_look_back(open, person); !may) return std::unexpected(may.error());
  if (as && !open.table->room().has(*as)) return std::unexpected(kNoSuchSeat);
  const bool is_of_a_seat = as && kind == ReadingOf::Kind::Replay;
  return ReadingOf{open.code(), kind, form, is_of_a_seat ? as->index : -1};
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Record&) {
  return look_back(asking, open, ReadingOf::Kind::Record, {}, kCostOfRecord, protocol::recorded);
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Replay& replay) {
  return look_back(asking, open, ReadingOf::Kind::Replay, replay.as, kCostOfReplay,
                   protocol::replayed);
}

}  // namespace coverstory::tables
