// What people ask for.
#include <fmt/format.h>

#include "engine/core/ensure.h"
#include "records/fields.h"
#include "tables/code.h"
#include "tables/folding.h"
#include "tables/house_impl.h"
#include "tables/house_refusals.h"

namespace coverstory::tables {
namespace {

using protocol::Code;
using protocol::Refusal;

/// A replay is the most work that one command can ask for.
constexpr Time kReplayPauseMs = 1000;

std::unexpected<Refusal> refusal(Code code, std::string why) {
  return std::unexpected(Refusal{.code = code, .why = std::move(why)});
}

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

/// Entries that are not durable yet are nobody's business; mostly there are none.
std::span<const std::string> durable_of(const OpenTable& open) {
  return std::span(open.bodies).first(open.durable);
}

/// The same people and bots once more, everybody present.
std::vector<Occupant> same_seats(const Table& table) {
  std::vector<Occupant> seats = table.seats();
  for (Occupant& seat : seats) seat.is_stood_in_for = false;
  return seats;
}

}  // namespace

void House::Impl::obey(ConnectionId id, const protocol::Command& command) {
  Connection& connection = connections_.at(id);
  if (const auto* hello = std::get_if<protocol::Hello>(&command.deed)) {
    const std::string token = hello->token ? *hello->token : token_from(outside_.entropy());
    unwatch(id);
    connection.turn_from_all();
    connection.person = person_of(token);
    return answer(id, command.id, protocol::welcome(command.id, token, now_), nullptr);
  }
  if (!connection.person) {
    return refuse(id, command.id, {.code = Code::HelloFirst, .why = "Say hello first."});
  }
  const Verdict verdict = obey({id, *connection.person, command.id}, command);
  if (verdict) return;
  refuse(id, command.id, verdict.error(), command.table.empty() ? nullptr : &command.table);
}

Verdict House::Impl::obey(const Sender& sender, const protocol::Command& command) {
  if (const auto* deed = std::get_if<protocol::Create>(&command.deed)) {
    return create(sender, deed->name, deed->settings, false);
  }
  if (const auto* deed = std::get_if<protocol::Quick>(&command.deed)) {
    return create(sender, deed->name, deed->settings, true);
  }
  if (std::holds_alternative<protocol::Unwatch>(command.deed)) {
    unwatch(sender.connection);
    connections_.at(sender.connection).turn_from_all();
    answer(sender.connection, sender.id, protocol::accepted(sender.id), nullptr);
    return {};
  }
  const bool only_mine = std::holds_alternative<protocol::Mine>(command.deed);
  if (only_mine || std::holds_alternative<protocol::Tables>(command.deed)) {
    list_tables(sender, only_mine);
    return {};
  }
  OpenTable* open = find(command.table);
  if (!open) return std::unexpected(kNoSuchTable);
  return obey_at(sender, *open, command);
}

/// A command that was carried out already is answered again and does nothing more.
Verdict House::Impl::obey_at(const Sender& sender, OpenTable& open,
                             const protocol::Command& command) {
  if (open.frozen) return std::unexpected(kFrozen);
  if (const auto seq = open.table->answered(sender.person, sender.id)) {
    if (std::holds_alternative<protocol::Join>(command.deed)) watch_again(sender, open);
    const bool is_rematch = std::holds_alternative<protocol::Rematch>(command.deed);
    answer(sender.connection, sender.id,
           is_rematch ? protocol::accepted(sender.id, *seq, open.table->rematch())
                      : protocol::accepted(sender.id, *seq),
           &open);
    return {};
  }
  const std::string code = open.code();
  const Verdict verdict = std::visit(
      [&](const auto& deed) -> Verdict {
        if constexpr (requires { do_at(sender, open, deed); }) {
          return do_at(sender, open, deed);
        } else {
          ENSURE(false && "a command without a table");
          return {};
        }
      },
      command.deed);
  if (OpenTable* still = find(code)) tend(*still);
  return verdict;
}

/// For a command that watches by itself and has come once more, perhaps on a new connection. Who
/// has lost the seat since then is a spectator like any other.
void House::Impl::watch_again(const Sender& sender, OpenTable& open) {
  if (connections_.at(sender.connection).place.table == open.code()) return;
  const auto seat = open.table->seat_of(sender.person);
  if (seat || open.table->settings().spectators) turn_to(sender, open, seat);
}

Verdict House::Impl::perform_for(const Sender& sender, OpenTable& open, Seat by, What what,
                                 Time at) {
  const Verdict verdict =
      perform(open, {.at = at, .asked = Asked{by, sender.id}, .what = std::move(what)});
  if (!verdict) return verdict;
  answer(sender.connection, sender.id, protocol::accepted(sender.id, open.table->seq()), &open);
  return {};
}

std::expected<Seat, Refusal> House::Impl::seat_of(const Sender& sender,
                                                  const OpenTable& open) const {
  if (const auto seat = open.table->seat_of(sender.person)) return *seat;
  return refusal(Code::NoSeat, "You have no seat at this table.");
}

std::expected<Seat, Refusal> House::Impl::host_of(const Sender& sender,
                                                  const OpenTable& open) const {
  const auto seat = seat_of(sender, open);
  if (seat && *seat != open.table->host()) {
    return refusal(Code::NotHost, "Only the host of the table may do that.");
  }
  return seat;
}

// The way to a game.

Verdict House::Impl::room_for_a_table(const Sender& sender) {
  if (tables_.size() < limits_.tables && outside_.may_open_table(sender.connection)) return {};
  return refusal(Code::TooMany, "Too many tables are open; finish one first, or come back later.");
}

Verdict House::Impl::create(const Sender& sender, const std::string& name,
                            const protocol::Settings& settings, bool with_bots) {
  const std::string code = code_for(sender.person, sender.id);
  if (OpenTable* made = find(code)) return open_again(sender, *made);
  if (const Verdict room = room_for_a_table(sender); !room) return room;
  OpenTable& open = add_table(code);
  const Created created{.settings = settings,
                        .seats = first_seats(sender.person, name, settings, with_bots)};
  Verdict verdict = perform(open, {now_, Asked{Seat(0), sender.id}, created});
  ENSURE(verdict.has_value());
  if (with_bots) verdict = perform(open, {.at = now_, .what = Started{outside_.entropy()}});
  ENSURE(verdict.has_value());
  answer(sender.connection, sender.id, protocol::accepted(sender.id, 1, open.code()), &open);
  turn_to(sender, open, Seat(0));
  tend(open);
  return {};
}

/// The command has come once more. In the rare case that another table has its code, another
/// command will have another.
Verdict House::Impl::open_again(const Sender& sender, OpenTable& open) {
  if (open.frozen) return std::unexpected(kFrozen);
  if (!open.table->answered(sender.person, sender.id)) {
    return refusal(Code::Unavailable, "No table could be opened just now. Try again.");
  }
  watch_again(sender, open);
  answer(sender.connection, sender.id, protocol::accepted(sender.id, 1, open.code()), &open);
  return {};
}

/// Open for everyone: in the lobby, with a seat free and a person there.
void House::Impl::list_tables(const Sender& sender, bool only_mine) {
  constexpr std::size_t kMostListed = 100;
  std::vector<protocol::ShownRoom> listed;
  for (const auto& [code, open] : tables_) {
    if (open->frozen || listed.size() >= kMostListed) continue;
    const Table& table = *open->table;
    const bool mine = table.seat_of(sender.person).has_value();
    const bool going_on = table.stage() == Stage::Lobby || table.stage() == Stage::Playing;
    const bool joinable = table.settings().is_public && table.stage() == Stage::Lobby &&
                          table.first_open_seat() && open->is_here(table.host());
    if (only_mine ? mine && going_on : joinable) listed.push_back(room_of(table));
  }
  answer_of_all(sender.connection, sender.id, protocol::listed(sender.id, listed));
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Join& join) {
  if (open.table->seat_of(sender.person)) {
    return refusal(Code::SeatTaken, "You have a seat at this table.");
  }
  const auto seat = join.seat ? join.seat : open.table->first_open_seat();
  if (!seat) return refusal(Code::SeatTaken, "Every seat of this table is taken.");
  const Verdict verdict =
      perform_for(sender, open, *seat, Joined{*seat, sender.person, join.name}, now_);
  if (verdict) turn_to(sender, open, seat);
  return verdict;
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Leave&) {
  const auto seat = seat_of(sender, open);
  if (!seat) return std::unexpected(seat.error());
  const Verdict verdict = perform_for(sender, open, *seat, Left{*seat}, now_);
  if (verdict) reseat_watchers(open);
  return verdict;
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::AddBot& add) {
  const auto host = host_of(sender, open);
  if (!host) return std::unexpected(host.error());
  const auto seat = add.seat ? add.seat : open.table->first_open_seat();
  if (!seat) return refusal(Code::SeatTaken, "Every seat of this table is taken.");
  const protocol::Level level = add.level.value_or(open.table->settings().level);
  const Verdict verdict = perform_for(sender, open, *host, BotAdded{*seat, level}, now_);
  if (verdict) reseat_watchers(open);
  return verdict;
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Remove& remove) {
  const auto host = host_of(sender, open);
  if (!host) return std::unexpected(host.error());
  const Verdict verdict = perform_for(sender, open, *host, Emptied{remove.seat}, now_);
  if (verdict) reseat_watchers(open);
  return verdict;
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open,
                           const protocol::ChangeSettings& change) {
  const auto host = host_of(sender, open);
  if (!host) return std::unexpected(host.error());
  try {
    const auto settings = protocol::read_settings(change.settings, open.table->settings());
    const Verdict verdict = perform_for(sender, open, *host, SettingsChanged{settings}, now_);
    if (verdict) reseat_watchers(open);
    return verdict;
  } catch (const records::WrongField& wrong) {
    return refusal(Code::BadOptions, fmt::format("{}.", wrong.what()));
  }
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Order& order) {
  const auto host = host_of(sender, open);
  if (!host) return std::unexpected(host.error());
  const Verdict verdict = perform_for(sender, open, *host, Reordered{order.order}, now_);
  if (verdict) reseat_watchers(open);
  return verdict;
}

Verdict House::Impl::fill_with_bots(OpenTable& open) {
  if (open.table->stage() != Stage::Lobby) return {};  // the start itself will be refused
  while (const auto seat = open.table->first_open_seat()) {
    const BotAdded added{*seat, open.table->settings().level};
    if (const Verdict verdict = perform(open, {.at = now_, .what = added}); !verdict) {
      return verdict;
    }
  }
  return {};
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Start& start) {
  const auto host = host_of(sender, open);
  if (!host) return std::unexpected(host.error());
  if (start.fill) {
    if (const Verdict filled = fill_with_bots(open); !filled) return filled;
  }
  const Verdict verdict = perform_for(sender, open, *host, Started{outside_.entropy()}, now_);
  if (verdict) reseat_watchers(open);
  return verdict;
}

/// The next starting player sits to the left of the last one.
Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Rematch&) {
  const auto seat = seat_of(sender, open);
  if (!seat) return std::unexpected(seat.error());
  const Table& table = *open.table;
  const auto tell = [&](const std::string& code) {
    answer(sender.connection, sender.id, protocol::accepted(sender.id, table.seq(), code), &open);
    return Verdict();
  };
  if (!table.rematch().empty()) return tell(table.rematch());
  if (const Verdict room = room_for_a_table(sender); !room) return room;
  const std::string code = free_code();
  const Verdict verdict = perform(open, {now_, Asked{*seat, sender.id}, Rematched{code}});
  if (!verdict) return verdict;
  Created created{.settings = table.settings(), .seats = same_seats(table), .host = *seat};
  if (const auto first = table.game()->starting_player()) {
    created.start = first->left(table.players());
  }
  OpenTable& next = add_table(code);
  ENSURE(perform(next, {.at = now_, .what = created}).has_value());
  const auto people = std::ranges::count_if(next.table->seats(), &Occupant::is_person);
  if (people == 1) {
    ENSURE(perform(next, {.at = now_, .what = Started{outside_.entropy()}}).has_value());
  }
  tend(next);
  return tell(code);
}

// Watching.

/// Whoever has a seat may also look over everybody's shoulder, at a screen for all.
Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Watch& watched) {
  const auto seat = open.table->seat_of(sender.person);
  const protocol::As as = watched.as.value_or(seat ? protocol::As::Seat : protocol::As::Spectator);
  if (as == protocol::As::Seat && !seat) {
    return refusal(Code::NoSeat, "You have no seat at this table.");
  }
  if (!seat && !open.table->settings().spectators) {
    return refusal(Code::NoSpectators, "The host of this table lets nobody watch.");
  }
  const Viewer viewer = as == protocol::As::Seat ? seat : std::nullopt;
  answer(sender.connection, sender.id, protocol::accepted(sender.id, open.table->seq()), &open);
  unwatch(sender.connection);
  Connection& connection = connections_.at(sender.connection);
  connection.turn_from_all();
  connection.place.by = sender.id;
  connection.place.asked_for = true;
  // What was seen from elsewhere cannot be gone on from.
  watch(sender.connection, open, viewer, watched.you == viewer ? watched.since : std::nullopt);
  if (viewer) greet_back(open, *viewer);
  return {};
}

void House::Impl::greet_back(OpenTable& open, Seat seat) {
  if (!open.table->at(seat).is_stood_in_for) return;
  bots_.dismiss(open.bots[seat.index]);
  (void)perform(open, {.at = now_, .what = CameBack{seat}});  // a full table takes no more steps
}

// Playing.

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Play& play) {
  const auto seat = seat_of(sender, open);
  if (!seat) return std::unexpected(seat.error());
  let_time_pass(open);
  greet_back(open, *seat);
  return perform_for(sender, open, *seat, Played{*seat, play.action}, time_of_action(open));
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Back&) {
  const auto seat = seat_of(sender, open);
  if (!seat) return std::unexpected(seat.error());
  bots_.dismiss(open.bots[seat->index]);
  return perform_for(sender, open, *seat, CameBack{*seat}, now_);
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Say& say) {
  const auto seat = seat_of(sender, open);
  if (!seat) return std::unexpected(seat.error());
  return perform_for(sender, open, *seat, Said{*seat, say.text}, now_);
}

// After the end.

Verdict House::Impl::may_look_back(const OpenTable& open,
                                   const std::optional<Person>& person) const {
  if (open.frozen) return std::unexpected(kFrozen);
  const Table& table = *open.table;
  const bool sat_there = person && table.seat_of(*person);
  if (!sat_there && !table.settings().spectators) {
    return refusal(Code::NoSpectators, "The host of this table lets nobody watch.");
  }
  const bool over = table.stage() == Stage::Over &&
                    (open.durable == table.seq() ||
                     fold(open.code(), durable_of(open)).value()->stage() == Stage::Over);
  if (!over) return refusal(Code::WrongStage, "The game is not over yet.");
  return {};
}

std::expected<std::vector<protocol::Message>, Refusal> House::Impl::replay(
    const OpenTable& open, const std::optional<Person>& person, std::optional<Seat> as) const {
  if (const Verdict may = may_look_back(open, person); !may) return std::unexpected(may.error());
  if (as && !open.table->has(*as)) return std::unexpected(kNoSuchSeat);
  return replay_of(open.code(), durable_of(open), as);
}

std::expected<std::string, Refusal> House::Impl::record(const OpenTable& open,
                                                        const std::optional<Person>& person) const {
  if (const Verdict may = may_look_back(open, person); !may) return std::unexpected(may.error());
  return record_of(open.code(), durable_of(open));
}

std::expected<std::string, Refusal> House::Impl::fetched(const OpenTable& open,
                                                         const std::optional<Person>& person,
                                                         Fetch what, std::optional<Seat> as) const {
  if (what == Fetch::Replay) {
    const auto messages = replay(open, person, as);
    if (!messages) return std::unexpected(messages.error());
    return protocol::lines_of(*messages);
  }
  auto text = record(open, person);
  if (text && as && !open.table->has(*as)) return std::unexpected(kNoSuchSeat);
  return text;
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Record&) {
  const auto text = record(open, sender.person);
  if (!text) return std::unexpected(text.error());
  answer(sender.connection, sender.id, protocol::recorded(sender.id, *text), nullptr);
  return {};
}

Verdict House::Impl::do_at(const Sender& sender, OpenTable& open, const protocol::Replay& asked) {
  Connection& connection = connections_.at(sender.connection);
  if (connection.last_replay + kReplayPauseMs > now_) {
    return refusal(Code::TooFast, "One replay in a second is enough; wait a little.");
  }
  const auto messages = replay(open, sender.person, asked.as);
  if (!messages) return std::unexpected(messages.error());
  connection.last_replay = now_;
  answer(sender.connection, sender.id, protocol::replayed(sender.id, *messages), nullptr);
  return {};
}

}  // namespace coverstory::tables
