#include "tables/commands.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/core/ensure.h"
#include "tables/refusals.h"

namespace coverstory::tables {
namespace {

using protocol::Code;

/// A command that was obeyed already is answered again and does nothing more.
Verdict obey_at(const Asking& asking, OpenTable& open, const protocol::Deed& deed) {
  if (open.frozen) return std::unexpected(kFrozen);
  if (const auto seq = open.table->answered(asking.sender.person, asking.sender.id)) {
    return obey_again(asking, open, deed, *seq);
  }
  const Verdict verdict = std::visit(
      [&](const auto& what) -> Verdict {
        if constexpr (requires { obey(asking, open, what); }) {
          return obey(asking, open, what);
        } else {
          ENSURE(false && "a command without a table");
          return {};
        }
      },
      deed);
  asking.with.care.tend(open, asking.now);
  return verdict;
}

Verdict obey(const Asking& asking, const protocol::Command& command) {
  return std::visit(
      [&](const auto& deed) -> Verdict {
        if constexpr (requires { obey(asking, deed); }) {
          return obey(asking, deed);
        } else {
          OpenTable* open = asking.with.tables.find(command.table);
          if (!open) return std::unexpected(kNoSuchTable);
          return obey_at(asking, *open, command.deed);
        }
      },
      command.deed);
}

void welcome(const CommandParts& with, ConnectionId from, std::uint64_t id,
             const protocol::Hello& hello, Time now) {
  if (hello.version != protocol::kVersion) {
    return with.answers.refuse(
        from, id,
        {.code = Code::WrongVersion,
         .why =
             fmt::format("This server speaks version {}; reload the page.", protocol::kVersion)});
  }
  const std::string token = hello.token ? *hello.token : token_from(with.outside.entropy());
  const Person person = person_of(token);
  if (const auto until = with.outside.door().standing_of(from, person, now).banned_until) {
    return with.answers.refuse(
        from, id,
        {.code = Code::Banned,
         .why = fmt::format("You may not use this server for another {}.", span_of(*until - now))});
  }
  if (!with.outside.has_room_for_strangers() && !with.tables.may_have_seat(person)) {
    with.outside.turn_away(from);
    return with.answers.refuse(from, id, kServerFull);
  }
  with.watchers.introduce(from, person, now);
  with.answers.accept(from, id, protocol::welcome(id, token, now), About::nothing());
  with.moderation.greet(from);
}

Verdict obey(const CommandParts& with, ConnectionId from, const protocol::Command& command,
             Time now, bool& is_answered) {
  if (const auto* hello = std::get_if<protocol::Hello>(&command.deed)) {
    welcome(with, from, command.id, *hello, now);
    return {};
  }
  const auto person = with.watchers.person_at(from);
  if (!person) return refusal(Code::HelloFirst, "Say hello first.");
  return obey(Asking{with, {from, *person, command.id}, now, is_answered}, command);
}

}  // namespace

void obey(const CommandParts& with, ConnectionId from, const protocol::Command& command,
          const std::string& table, Time now) {
  bool is_answered = false;
  Verdict verdict;
  try {
    verdict = obey(with, from, command, now, is_answered);
  } catch (const std::exception& fault) {
    OpenTable* open = with.tables.find(table);
    if (open) {
      with.tables.freeze(*open, fault.what(), now);
    } else {
      with.outside.met_fault(fault.what());
    }
    if (is_answered) return;
    verdict = std::unexpected(open ? kFrozen : kFault);
  }
  if (verdict) return;
  with.answers.refuse(from, command.id, verdict.error(),
                      command.table.empty() ? About::nothing() : About::table(command.table));
}

std::string span_of(Time ms) {
  constexpr Time kMinute = 60'000, kHour = 60 * kMinute, kDay = 24 * kHour;
  const auto about = [&](Time unit, std::string_view word) {
    const Time many = std::max<Time>(1, (ms + unit - 1) / unit);
    return fmt::format("{} {}{}", many, word, many == 1 ? "" : "s");
  };
  if (ms > 2 * kDay) return about(kDay, "day");
  return ms > 2 * kHour ? about(kHour, "hour") : about(kMinute, "minute");
}

Verdict Asking::pay(int cost) const {
  if (with.outside.may_spend(sender.connection, cost)) return {};
  return std::unexpected(kTooMuch);
}

void Asking::accept(protocol::Message answer, const About& about) const {
  is_answered = true;
  with.answers.accept(sender.connection, sender.id, std::move(answer), about);
}

Verdict Asking::perform(OpenTable& open, Seat by, What what, Time at) const {
  const Step step{.at = at, .asked = Asked{by, sender.id}, .what = std::move(what)};
  if (const Verdict may = may_write(); !may) return may;
  const Verdict verdict = with.tables.perform(open, step, now);
  if (!verdict) return verdict;
  with.outside.door().has_written(sender.connection, open.log.bodies().back().size());
  is_answered = true;
  with.answers.accept(sender.connection, sender.id, open.table->number_for(by),
                      About::table(open.code()));
  return {};
}

Verdict Asking::may_write() const {
  if (with.outside.door().may_write(sender.connection)) return {};
  return refusal(Code::TooMany,
                 "Your address has had as much stored as it may in a day; come back later.");
}

Verdict Asking::while_open() const {
  if (!with.moderation.is_draining()) return {};
  return refusal(Code::TooMany, "The server is about to stop; come back later.");
}

std::expected<Seat, protocol::Refusal> Asking::seat_at(const OpenTable& open) const {
  if (const auto seat = open.table->room().seat_of(sender.person)) return *seat;
  return refusal(Code::NoSeat, "You have no seat at this table.");
}

std::expected<Seat, protocol::Refusal> Asking::host_at(const OpenTable& open) const {
  const auto seat = seat_at(open);
  if (seat && *seat != open.table->room().host()) {
    return refusal(Code::NotHost, "Only the host of the table may do that.");
  }
  return seat;
}

}  // namespace coverstory::tables
