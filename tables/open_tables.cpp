#include "tables/open_tables.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/core/ensure.h"
#include "tables/folding.h"
#include "tables/listing.h"
#include "tables/refusals.h"
#include "tables/step_json.h"

namespace coverstory::tables {

OpenTable* OpenTables::find(const std::string& code) const {
  const auto found = tables_.find(code);
  return found == tables_.end() ? nullptr : found->second.get();
}

OpenTable& OpenTables::add(const std::string& code, Time now) {
  auto& open = tables_[code];
  ENSURE(!open);
  open = std::make_unique<OpenTable>(code, games_, now);
  open->is_ours = placement_.has(code);
  return *open;
}

std::expected<OpenTable*, std::string> OpenTables::reopen(store::Log log, Time now) {
  auto table = fold(log.table, log.bodies, games_);
  OpenTable& open = add(log.table, now);
  open.log = TableLog(std::move(log.bodies));
  open.durable = static_cast<std::uint32_t>(open.log.size());
  if (!table) {
    open.frozen = true;
    wake_at(open, now);
    ++tally_.frozen;
    return std::unexpected(table.error());
  }
  open.table = *std::move(table);
  open.patient_until = now + kComingBackMs;
  open.listed_room = open.table->room().version();
  directory_.file(open);
  return &open;
}

void OpenTables::remove(OpenTable& open) {
  ENSURE(!open.audience.is_watched() && !are_busy(open.bots));
  wake_at(open, std::nullopt);
  if (!open.announced.is_empty()) placement_.around().announce(open.code(), {});
  directory_.remove(open);
  tables_.erase(std::string(open.code()));
}

Verdict OpenTables::perform(OpenTable& open, const Step& step, Time now) {
  if (open.frozen) return std::unexpected(kFrozen);
  if (open.in_doubt || !takes_steps(now)) return std::unexpected(kNotStored);
  std::optional<Verdict> verdict;
  fenced(open, now, [&] { verdict = apply(open, step, now, nullptr); });
  return verdict ? *std::move(verdict) : std::unexpected(kFrozen);
}

std::optional<Seat> OpenTables::take_stored(OpenTable& open, const std::string& body, Time now) {
  ENSURE(open.is_durable());
  const auto step = read_step(body, games_.forms());
  Verdict verdict;
  if (step) fenced(open, now, [&] { verdict = apply(open, *step, now, &body); });
  if (!step || !verdict) {
    freeze(open, step ? verdict.error().why : step.error(), now);
    return std::nullopt;
  }
  open.latest = std::max(open.latest, step->at);
  const auto* played = std::get_if<Played>(&step->what);
  return played ? std::optional(played->seat) : std::nullopt;
}

Verdict OpenTables::apply(OpenTable& open, const Step& step, Time now, const std::string* stored) {
  if (!stored && is_full(open)) return std::unexpected(kFull);
  const Stage before = open.table->stage();
  if (const Verdict verdict = open.table->apply(step); !verdict) return verdict;
  if (before != Stage::Over && open.table->stage() == Stage::Over) ++tally_.games_ended;
  std::string body = stored ? *stored : body_of(step, games_.forms());
  open.log.add(std::string(body));  // which takes no more memory than it needs
  ENSURE(open.log.size() == open.table->seq() && open.durable < open.log.size());
  open.last_change = now;
  if (open.table->unsaid_line()) open.readings_are_true = false;
  const std::uint32_t room = open.table->room().version();
  const bool is_listed_anew = std::exchange(open.listed_room, room) != room;
  if (stored) {
    open.durable = open.table->seq();
  } else {
    store::Entry entry{open.code(), open.table->seq(), std::move(body)};
    if (const auto* rematched = std::get_if<Rematched>(&step.what)) entry.with = rematched->table;
    if (is_listed_anew && !placement_.is_alone()) {
      entry.listing = std::make_shared<const store::Listing>(listing_of(*open.table));
    }
    journal_.gather(std::move(entry));
  }
  open.audience.show_changes(*open.table, step.at, journal_);
  directory_.file(open);
  return {};
}

void OpenTables::freeze(OpenTable& open, std::string_view why, Time now) {
  if (std::exchange(open.frozen, true)) return;
  wake_at(open, now);  // its bots are to be sent away, and it is to leave the memory some day
  ++tally_.frozen;
  directory_.file(open);
  outside_.table_frozen(open.code(), why);
  open.audience.show_frozen(*open.table, now, journal_);
}

void OpenTables::roll_back(OpenTable& open, Time now) {
  ENSURE(open.durable > 0);
  open.log.cut_to(open.durable);
  if (open.frozen) return;
  auto table = fold(open.code(), open.log.bodies(), games_);
  if (!table) return freeze(open, table.error(), now);
  open.table = *std::move(table);
  open.listed_room = 0;  // it is listed anew with the next entry
  directory_.file(open);
}

void OpenTables::audience_changed(OpenTable& open) {
  directory_.file(open);
  open.audience.presence_changed();
}

void OpenTables::show_presence(OpenTable& open, Time now) {
  const auto due = open.audience.presence_due();
  if (!due || *due > now) return;
  const Presence here =
      placement_.is_alone() ? Presence() : presence_here(open.audience, *open.table);
  if (here != open.announced) {
    open.announced = here;
    placement_.around().announce(open.code(), here);
  }
  fenced(open, now, [&] { open.audience.show_presence(*open.table, now, journal_); });
}

void OpenTables::take_replaced(OpenTable& open, std::span<const std::string> bodies) {
  ENSURE(bodies.size() <= open.log.size());
  std::vector<std::string> all(open.log.bodies().begin(), open.log.bodies().end());
  std::ranges::copy(bodies, all.begin());
  open.log = TableLog(std::move(all));
  open.readings_are_true = false;
  if (open.frozen) return;
  auto table = fold(open.code(), open.log.bodies(), games_);
  ENSURE(table.has_value());
  open.table = *std::move(table);
  directory_.file(open);
}

void OpenTables::wake_at(OpenTable& open, std::optional<Time> wake) {
  if (wake == open.wake) return;
  if (open.wake) wakes_.erase({*open.wake, open.code()});
  open.wake = wake;
  if (wake) wakes_.insert({*wake, open.code()});
}

std::optional<Time> OpenTables::first_wake() const {
  return wakes_.empty() ? std::nullopt : std::optional(wakes_.begin()->first);
}

OpenTable& OpenTables::first_to_wake() const {
  ENSURE(!wakes_.empty());
  OpenTable* open = find(wakes_.begin()->second);
  ENSURE(open && open->wake == wakes_.begin()->first);
  return *open;
}

}  // namespace coverstory::tables
