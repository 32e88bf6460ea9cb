// Commands about a table as a whole: opening and finding one, who sits there, its settings, the
// start of the game, the next table.
#include <fmt/format.h>

#include <algorithm>

#include "engine/core/ensure.h"
#include "records/fields.h"
#include "tables/code.h"
#include "tables/commands.h"
#include "tables/listing.h"
#include "tables/refusals.h"

namespace coverstory::tables {
namespace {

using protocol::Code;

/// The one who opens the table in the first seat, and open seats or bots in the others.
std::vector<Occupant> first_seats(const Person& person, const std::string& name,
                                  const protocol::Settings& settings, bool with_bots) {
  std::vector<Occupant> seats{Occupant::of_person(person, name)};
  for (int seat = 1; seat < settings.players(); ++seat) {
    seats.push_back(with_bots ? Occupant::of_bot(bot_name(Seat(seat), seats), settings.level)
                              : Occupant::open());
  }
  return seats;
}

/// The same people and bots once more, everybody present.
std::vector<Occupant> same_seats(const Table& table) {
  std::vector<Occupant> seats = table.room().seats();
  for (Occupant& seat : seats) seat.is_stood_in_for = false;
  return seats;
}

/// A step that the rules allow in any case.
void perform(const Asking& asking, OpenTable& open, std::optional<Asked> asked, What what) {
  const Verdict verdict =
      asking.with.tables.perform(open, {asking.now, asked, std::move(what)}, asking.now);
  ENSURE(verdict.has_value());
  asking.with.outside.door().has_written(asking.sender.connection, open.log.bodies().back().size());
}

Verdict room_for_a_table(const Asking& asking) {
  if (const Verdict open = asking.while_open(); !open) return open;
  if (const Verdict may = asking.may_write(); !may) return may;
  const CommandParts& with = asking.with;
  if (!with.tables.takes_steps(asking.now)) return std::unexpected(kNotStored);
  if (with.tables.all().size() < with.limits.tables &&
      with.outside.may_open_table(asking.sender.connection)) {
    return {};
  }
  return refusal(Code::TooMany, "Too many tables are open; finish one first, or come back later.");
}

/// For a command that watches by itself and has come once more, perhaps on a new connection. Who
/// has lost the seat since then is a spectator like any other.
void watch_again(const Asking& asking, OpenTable& open) {
  if (asking.with.watchers.is_watching(asking.sender.connection, open)) return;
  const auto seat = open.table->room().seat_of(asking.sender.person);
  const bool may_look_on = open.table->room().settings().spectators &&
                           open.audience.spectators() < asking.with.limits.spectators_of_a_table;
  if (seat || may_look_on) {
    asking.with.watchers.turn_to(asking.sender, open, seat, asking.now);
  }
}

/// A table that was opened by a command that has come once more. In the rare case that another
/// table has its code, another command will have another.
Verdict open_again(const Asking& asking, OpenTable& open) {
  if (open.frozen) return std::unexpected(kFrozen);
  if (!open.table->answered(asking.sender.person, asking.sender.id)) {
    return refusal(Code::Unavailable, "No table could be opened just now. Try again.");
  }
  watch_again(asking, open);
  asking.accept(protocol::accepted(asking.sender.id, 1, open.code()), About::table(open.code()));
  return {};
}

Verdict open_table(const Asking& asking, const std::string& name,
                   const protocol::Settings& settings, bool with_bots) {
  const std::string code =
      code_for(asking.sender.person, asking.sender.id, code_kind(settings.is_public));
  if (OpenTable* made = asking.with.tables.find(code)) return open_again(asking, *made);
  if (const Verdict room = room_for_a_table(asking); !room) return room;
  OpenTable& open = asking.with.tables.add(code, asking.now);
  perform(asking, open, Asked{Seat(0), asking.sender.id},
          Created{.settings = settings,
                  .seats = first_seats(asking.sender.person, name, settings, with_bots)});
  if (with_bots) perform(asking, open, {}, Started{asking.with.outside.entropy()});
  asking.accept(protocol::accepted(asking.sender.id, 1, code), About::table(code));
  asking.with.watchers.turn_to(asking.sender, open, Seat(0), asking.now);
  asking.with.care.tend(open, asking.now);
  return {};
}

/// While the store is silent a list does without what waits for it.
Verdict list(const Asking& asking, const std::vector<const OpenTable*>& tables, bool is_own) {
  const bool takes_steps = asking.with.tables.takes_steps(asking.now);
  std::vector<protocol::ShownRoom> rooms;
  std::vector<std::string> codes;
  for (const OpenTable* open : tables) {
    if (!takes_steps && !open->is_durable()) continue;
    rooms.push_back(is_own ? own_room_of(*open->table, asking.sender.person)
                           : room_of(*open->table));
    codes.push_back(open->code());
  }
  asking.accept(protocol::listed(asking.sender.id, rooms), About::tables(std::move(codes)));
  return {};
}

Verdict ask_later(const Asking& asking, bool is_own) {
  if (asking.with.lists.ask(asking.sender, is_own)) return {};
  return std::unexpected(kNotStored);
}

/// What the host changes at the table may change who sees what.
Verdict perform_and_reseat(const Asking& asking, OpenTable& open, Seat by, What what) {
  const Verdict verdict = asking.perform(open, by, std::move(what));
  if (verdict) asking.with.watchers.reseat(open, asking.now);
  return verdict;
}

Verdict fill_with_bots(const Asking& asking, OpenTable& open) {
  if (open.table->stage() != Stage::Lobby) return {};  // the start itself will be refused
  while (const auto seat = open.table->room().first_open_seat()) {
    const BotAdded added{*seat, open.table->room().settings().level};
    const Step step{.at = asking.now, .what = added};
    const Verdict verdict = asking.with.tables.perform(open, step, asking.now);
    if (!verdict) return verdict;
  }
  return {};
}

std::string free_code(const Asking& asking, CodeKind kind) {
  while (true) {
    std::string code = code_from(asking.with.outside.entropy(), kind);
    if (!asking.with.tables.find(code) && !asking.with.loading.is_reading(code)) return code;
  }
}

/// The next starting player sits to the left of the last one.
Created next_table(const Table& table, Seat host) {
  Created created{.settings = table.room().settings(), .seats = same_seats(table), .host = host};
  if (const auto first = table.game()->starting_player()) {
    created.start = first->left(table.room().players());
  }
  for (int seat = 0; seat < table.room().players(); ++seat) {
    if (table.room().is_muted(Seat(seat))) created.muted.emplace_back(seat);
  }
  return created;
}

}  // namespace

Verdict obey(const Asking& asking, const protocol::Create& create) {
  return open_table(asking, create.name, create.settings, false);
}

Verdict obey(const Asking& asking, const protocol::Quick& quick) {
  return open_table(asking, quick.name, quick.settings, true);
}

Verdict obey(const Asking& asking, const protocol::Tables&) {
  if (const Verdict paid = asking.pay(kCostOfList); !paid) return paid;
  if (asking.with.lists.must_wait()) return ask_later(asking, false);
  return list(asking, asking.with.tables.directory().waiting_for_people(Lists::kMostListed), false);
}

Verdict obey(const Asking& asking, const protocol::Mine&) {
  if (const Verdict paid = asking.pay(kCostOfList); !paid) return paid;
  if (asking.with.lists.must_wait()) return ask_later(asking, true);
  return list(asking,
              asking.with.tables.directory().tables_of(asking.sender.person, Lists::kMostListed),
              true);
}

Verdict obey_again(const Asking& asking, OpenTable& open, const protocol::Deed& deed,
                   std::uint32_t seq) {
  if (std::holds_alternative<protocol::Join>(deed)) watch_again(asking, open);
  const bool is_rematch = std::holds_alternative<protocol::Rematch>(deed);
  asking.accept(is_rematch ? protocol::accepted(asking.sender.id, seq, open.table->room().rematch())
                           : protocol::accepted(asking.sender.id, seq),
                About::table(open.code()));
  return {};
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Join& join) {
  if (open.table->room().seat_of(asking.sender.person)) {
    return refusal(Code::SeatTaken, "You have a seat at this table.");
  }
  if (const Verdict may_begin = asking.while_open(); !may_begin) return may_begin;
  const auto seat = join.seat ? join.seat : open.table->room().first_open_seat();
  if (!seat) return refusal(Code::SeatTaken, "Every seat of this table is taken.");
  const Verdict verdict =
      asking.perform(open, *seat, Joined{*seat, asking.sender.person, join.name});
  if (verdict) asking.with.watchers.turn_to(asking.sender, open, seat, asking.now);
  return verdict;
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Leave&) {
  const auto seat = asking.seat_at(open);
  if (!seat) return std::unexpected(seat.error());
  return perform_and_reseat(asking, open, *seat, Left{*seat});
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::AddBot& add) {
  const auto host = asking.host_at(open);
  if (!host) return std::unexpected(host.error());
  const auto seat = add.seat ? add.seat : open.table->room().first_open_seat();
  if (!seat) return refusal(Code::SeatTaken, "Every seat of this table is taken.");
  const protocol::Level level = add.level.value_or(open.table->room().settings().level);
  return perform_and_reseat(asking, open, *host, BotAdded{*seat, level});
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Remove& remove) {
  const auto host = asking.host_at(open);
  if (!host) return std::unexpected(host.error());
  return perform_and_reseat(asking, open, *host, Emptied{remove.seat});
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::ChangeSettings& change) {
  const auto host = asking.host_at(open);
  if (!host) return std::unexpected(host.error());
  try {
    const auto settings = protocol::read_settings(change.settings, open.table->games().forms(),
                                                  open.table->room().settings());
    return perform_and_reseat(asking, open, *host, SettingsChanged{settings});
  } catch (const records::WrongField& wrong) {
    return refusal(Code::BadOptions, fmt::format("{}.", wrong.what()));
  }
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Order& order) {
  const auto host = asking.host_at(open);
  if (!host) return std::unexpected(host.error());
  return perform_and_reseat(asking, open, *host, Reordered{order.order});
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Start& start) {
  const auto host = asking.host_at(open);
  if (!host) return std::unexpected(host.error());
  // Before anybody is seated for a game that will not begin.
  if (const Verdict named = may_begin_with(*open.table, start.first); !named) return named;
  if (start.fill) {
    if (const Verdict filled = fill_with_bots(asking, open); !filled) return filled;
  }
  return perform_and_reseat(asking, open, *host,
                            Started{asking.with.outside.entropy(), start.first});
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Rematch&) {
  const auto seat = asking.seat_at(open);
  if (!seat) return std::unexpected(seat.error());
  const Table& table = *open.table;
  if (table.room().rematch().empty()) {
    if (const Verdict room = room_for_a_table(asking); !room) return room;
    const std::string code = free_code(asking, code_kind(table.room().settings().is_public));
    const Step step{asking.now, Asked{*seat, asking.sender.id}, Rematched{code}};
    const Verdict verdict = asking.with.tables.perform(open, step, asking.now);
    if (!verdict) return verdict;
    OpenTable& next = asking.with.tables.add(code, asking.now);
    perform(asking, next, {}, next_table(table, *seat));
    // Who plays against bots alone need not wait for anyone.
    const auto people = std::ranges::count_if(next.table->room().seats(), &Occupant::is_person);
    if (people == 1) perform(asking, next, {}, Started{asking.with.outside.entropy()});
    asking.with.care.tend(next, asking.now);
  }
  asking.accept(
      protocol::accepted(asking.sender.id, table.number_for(*seat), table.room().rematch()),
      About::table(open.code()));
  return {};
}

}  // namespace coverstory::tables
