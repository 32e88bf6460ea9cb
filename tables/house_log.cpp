// Tables and their logs: every entry on its way from a step to the store, and back where storing
// fails.
#include "engine/core/ensure.h"
#include "tables/code.h"
#include "tables/folding.h"
#include "tables/house_impl.h"
#include "tables/house_refusals.h"
#include "tables/step_json.h"

namespace coverstory::tables {

OpenTable* House::Impl::find(const std::string& code) const {
  const auto found = tables_.find(code);
  return found == tables_.end() ? nullptr : found->second.get();
}

OpenTable& House::Impl::add_table(const std::string& code) {
  auto& open = tables_[code];
  ENSURE(!open);
  open = std::make_unique<OpenTable>();
  open->table = std::make_unique<Table>(code);
  open->last_change = now_;
  open->gone_since.fill(now_);
  return *open;
}

void House::Impl::forget(const std::string& code) {
  OpenTable* open = find(code);
  ENSURE(open);
  bots_.dismiss(open->bots);
  schedule(*open, std::nullopt);
  tables_.erase(code);
}

std::string House::Impl::free_code() {
  while (true) {
    std::string code = code_from(outside_.entropy());
    if (!tables_.contains(code) && !loading_.is_reading(code)) return code;
  }
}

Verdict House::Impl::perform(OpenTable& open, const Step& step) {
  if (open.frozen) return std::unexpected(kFrozen);
  if (is_full(open)) {
    return std::unexpected(
        Refusal{.code = protocol::Code::TooMany, .why = "This table has gone on for too long."});
  }
  const Stage before = open.table->stage();
  try {
    if (const Verdict verdict = open.table->perform(step); !verdict) return verdict;
  } catch (const BrokenInvariant& broken) {
    freeze(open, broken.what());
    return perform(open, step);
  }
  if (before != Stage::Over && open.table->stage() == Stage::Over) ++counted_.games_ended;
  open.bodies.push_back(body_of(step));
  journal_.gather({open.code(), open.table->seq(), open.bodies.back()});
  open.last_change = now_;
  show(open, step.at);
  return {};
}

void House::Impl::show(OpenTable& open, Time at) {
  for (const auto& view : open.views) {
    if (!view) continue;
    const Message message = shared(view->showing.changes(*open.table, at));
    for (const ConnectionId watcher : view->watchers)
      journal_.say(watcher, message, About::table(open.code()));
  }
}

/// The table is kept with its log as it is, and everybody else plays on.
void House::Impl::freeze(OpenTable& open, std::string_view why) {
  open.frozen = true;
  ++counted_.frozen;
  outside_.table_frozen(open.code(), why);
  bots_.dismiss(open.bots);
  schedule(open, std::nullopt);
  const Message message =
      shared(protocol::frozen({.table = open.code(), .seq = open.table->seq(), .now = now_}));
  for (const auto& view : open.views) {
    if (!view) continue;
    for (const ConnectionId watcher : view->watchers)
      journal_.say(watcher, message, About::table(open.code()));
  }
}

std::expected<void, std::string> House::Impl::reopen(store::Log log, Time now) {
  advance(now);
  ENSURE(!find(log.table));
  auto table = fold(log.table, log.bodies);
  OpenTable& open = add_table(log.table);
  open.bodies = std::move(log.bodies);
  open.durable = static_cast<std::uint32_t>(open.bodies.size());
  if (!table) {
    open.frozen = true;
    ++counted_.frozen;
    return std::unexpected(table.error());
  }
  open.table = *std::move(table);
  tend(open);
  return {};
}

// The store.

void House::Impl::stored(std::expected<void, store::StoreError> outcome, Time now) {
  advance(now);
  if (outcome) {
    for (const store::Entry& entry : journal_.group_stored()) {
      OpenTable* open = find(entry.table);
      ENSURE(open);
      open->durable = entry.seq;
      if (!open->is_watched() && !open->frozen) schedule(*open, wake_of(*open));
    }
    return;
  }
  const std::set<std::string> fallen = tables_that_fall();
  for (const Unanswered& command : journal_.group_failed(fallen)) {
    take_back(command.by, command.command);
  }
  for (const std::string& code : fallen) {
    if (OpenTable* open = find(code)) roll_back(*open);
  }
  for (const ConnectionId id : std::exchange(turning_back_, {})) turn_back(id);
}

/// Those of the group that was not stored. A next table and the one it follows stand and fall
/// together.
std::set<std::string> House::Impl::tables_that_fall() const {
  std::set<std::string> tables;
  for (const store::Entry& entry : journal_.under_way()) {
    tables.insert(entry.table);
    const OpenTable* open = find(entry.table);
    if (open && !open->table->rematch().empty()) tables.insert(open->table->rematch());
  }
  return tables;
}

/// What was about to be answered rests on entries that will not be. Who asked to watch does watch,
/// and is shown what is durable. Who was turned to another table is to be turned back.
void House::Impl::take_back(ConnectionId to, std::uint64_t id) {
  const auto found = connections_.find(to);
  if (found == connections_.end()) return;
  Connection& connection = found->second;
  std::erase_if(connection.earlier, [&](const Place& place) { return place.by == id; });
  if (connection.place.by == id) {
    const OpenTable* open = find(connection.place.table);
    if (connection.place.asked_for && open && open->durable > 0) {
      return answer(to, id, protocol::accepted(id, open->durable), open);
    }
    drop_from_watchers(to);
    connection.place = {};
    turning_back_.insert(to);
  }
  refuse(to, id, kNotStored);
}

/// To what is durable; who watches the table is shown that.
void House::Impl::roll_back(OpenTable& open) {
  open.bodies.resize(open.durable);
  bots_.dismiss(open.bots);
  if (open.durable == 0) {
    // It never came to be.
    const std::string code = open.code();
    for (auto& [id, connection] : connections_) {
      if (connection.place.table == code) connection.place = {};
    }
    forget(code);
    return;
  }
  auto table = fold(open.code(), open.bodies);
  ENSURE(table.has_value());
  open.table = *std::move(table);
  reseat_watchers(open);
  give_seats_back(open);
  for (const auto& view : open.views) {
    if (!view) continue;
    const Message snapshot = shared(view->showing.snapshot(*open.table, now_));
    for (const ConnectionId watcher : view->watchers)
      journal_.say(watcher, snapshot, About::table(open.code()));
  }
  // What the table would do by itself is tried again, but not at once: the disk may be full.
  constexpr Time kPauseMs = 1000;
  schedule(open, now_ + kPauseMs);
}

void House::Impl::loaded(const std::string& code,
                         std::expected<std::optional<store::Log>, store::StoreError> log,
                         Time now) {
  advance(now);
  const Loading::Waiting waiting = loading_.take(code);
  if (log && *log && !find(code)) (void)reopen(**std::move(log), now);
  for (const auto& [connection, text] : waiting.commands) {
    if (log) {
      take_up(connection, text, &code);
    } else {
      refuse(connection, protocol::read_command(text)->id, kNotStored);
    }
  }
  for (const auto& fetch : waiting.fetches) fetch(log ? kNoSuchTable : kNotStored);
}

}  // namespace coverstory::tables
