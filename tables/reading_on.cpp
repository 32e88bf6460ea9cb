#include "tables/reading_on.h"

#include <algorithm>
#include <span>

#include "engine/core/ensure.h"

namespace coverstory::tables {
namespace {

/// What follows the entries that are known to be stored; nothing where the log is another one.
std::optional<std::span<const std::string>> new_in(const OpenTable& open, std::uint32_t after,
                                                   std::span<const std::string> bodies) {
  if (after > open.durable || after + bodies.size() < open.durable) return std::nullopt;
  const std::size_t known = open.durable - after;
  const bool is_same = std::ranges::equal(open.log.bodies().subspan(after), bodies.first(known));
  return is_same ? std::optional(bodies.subspan(known)) : std::nullopt;
}

}  // namespace

void ReadingOn::tend_stirred(Time now) {
  for (const std::string& code : watchers_.take_stirred()) {
    if (OpenTable* open = tables_.find(code)) tend(*open, now);
  }
}

void ReadingOn::begin(OpenTable& open, Time now) {
  if (open.frozen) return;
  ENSURE(open.is_durable());
  open.in_doubt = true;
  if (!loading_.is_reading(open.code())) open.asked_for = open.heard;
  loading_.read(open.code(), open.durable, now);
  tables_.wake_at(open, std::nullopt);
}

void ReadingOn::heard(OpenTable& open, std::uint32_t last, Time now) {
  open.heard = std::max(open.heard, last);
  if (!open.in_doubt) look(open, now);
}

/// What was heard of before the store was asked is here now, or was never so; of what was heard
/// since then the store is asked again.
void ReadingOn::take(OpenTable& open, std::uint32_t after, std::optional<store::Log> log,
                     Time now) {
  ENSURE(open.in_doubt && open.is_durable());
  open.in_doubt = false;
  const auto bodies = log ? new_in(open, after, log->bodies) : std::nullopt;
  if (!bodies) return take_another(open, after, std::move(log), now);
  for (const std::string& body : *bodies) take_entry(open, body, now);
  if (open.heard > open.asked_for) return look(open, now);
  open.heard = std::min(open.heard, open.durable);
}

/// Read as a whole first.
void ReadingOn::take_another(OpenTable& open, std::uint32_t after, std::optional<store::Log> log,
                             Time now) {
  const bool is_read = after == 0 && log && !log->bodies.empty();
  if (placement_.is_alone() || (after == 0 && !is_read)) {
    return tables_.freeze(open, "The store has another log of this table.", now);
  }
  open.in_doubt = !is_read;
  if (!is_read) return loading_.read(open.code(), 0, now);
  bots_.dismiss(open.bots);
  open.log = TableLog(std::move(log->bodies));
  open.durable = static_cast<std::uint32_t>(open.log.size());
  open.readings_are_true = false;
  open.heard = 0;
  tables_.roll_back(open, now);
  watchers_.show_again(open, Watchers::Shown::ToAll, now);
}

/// A bot here whose seat has moved elsewhere, or is a person's again, has nothing more to say.
void ReadingOn::take_entry(OpenTable& open, const std::string& body, Time now) {
  if (open.frozen) return;
  const std::uint32_t room_before = open.table->room().version();
  const auto mover = tables_.take_stored(open, body, now);
  if (open.frozen) return;
  for (int s = 0; s < open.table->room().players(); ++s) {
    const bool plays_on =
        open.table->stage() == Stage::Playing && open.table->room().at(Seat(s)).is_played_by_bot();
    if (!plays_on || mover == Seat(s)) bots_.dismiss(open.bots[static_cast<std::size_t>(s)]);
  }
  if (open.table->room().version() != room_before) watchers_.reseat(open, now);
}

}  // namespace coverstory::tables
