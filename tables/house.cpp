#include "tables/house.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/core/ensure.h"
#include "tables/code.h"
#include "tables/folding.h"
#include "tables/house_impl.h"
#include "tables/step_json.h"

namespace coverstory::tables {
namespace {

Message message_of(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

/// After so many missed entries a snapshot is shorter.
constexpr std::uint32_t kMostChangesToCatchUp = 64;

/// For what may have been said about any of the tables; no code looks like it.
const std::string kAnyTable = "*";

/// Commands that may wait while a table is read.
constexpr std::size_t kMostWaiting = 64;

const protocol::Refusal kNotStored{
    .code = protocol::Code::Unavailable,
    .why = "The server cannot store anything at present. Nothing has changed; try again."};
const protocol::Refusal kNoSuchTable{.code = protocol::Code::NoSuchTable,
                                     .why = "There is no table with this code."};
const protocol::Refusal kNoSuchSeat{.code = protocol::Code::NoSeat,
                                    .why = "The table has no such seat."};

}  // namespace

// Tables and their entries.

OpenTable* House::Impl::find(const std::string& code) {
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
  cancel_questions(*open);
  schedule(*open, std::nullopt);
  created_.erase(open->created_by);
  tables_.erase(code);
}

std::string House::Impl::free_code() {
  while (true) {
    std::string code = code_from(outside_.entropy());
    if (!tables_.contains(code) && !loading_.contains(code)) return code;
  }
}

Verdict House::Impl::perform(OpenTable& open, const Step& step) {
  if (open.frozen) {
    return std::unexpected(Refusal{.code = protocol::Code::TableFrozen,
                                   .why = "This table ran into a fault of ours and is set aside."});
  }
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
  gathered_.push_back({open.code(), open.table->seq(), open.bodies.back()});
  outbox_.entry_gathered();
  open.last_change = now_;
  show(open, step.at);
  return {};
}

void House::Impl::show(OpenTable& open, Time at) {
  for (const auto& view : open.views) {
    if (!view) continue;
    const Message message = message_of(view->showing.changes(*open.table, at));
    for (const ConnectionId watcher : view->watchers) outbox_.say(watcher, message, &open.code());
  }
}

/// The table is kept with its log as it is, and everybody else plays on.
void House::Impl::freeze(OpenTable& open, std::string_view why) {
  open.frozen = true;
  ++counted_.frozen;
  outside_.table_frozen(open.code(), why);
  cancel_questions(open);
  schedule(open, std::nullopt);
  const Message message = message_of(
      fmt::format(R"({{"table":"{}","seq":{},"now":{},"changes":{{"room":{{"stage":"frozen"}}}}}})",
                  open.code(), open.table->seq(), now_));
  for (const auto& view : open.views) {
    if (!view) continue;
    for (const ConnectionId watcher : view->watchers) outbox_.say(watcher, message, &open.code());
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
  if (const auto first = read_step(open.bodies.front()); first && first->asked) {
    const Occupant& creator = std::get<Created>(first->what).seats[first->asked->by.index];
    open.created_by = key_of(creator.person, first->asked->id);
    created_[open.created_by] = open.code();
  }
  tend(open);
  return {};
}

// The store.

void House::Impl::flush() {
  if (!wants_flush()) return;
  batch_under_way_ = true;
  under_way_ = std::exchange(gathered_, {});
  outbox_.batch_sent();
  outside_.append(under_way_);
}

void House::Impl::stored(std::expected<void, store::StoreError> outcome, Time now) {
  advance(now);
  ENSURE(batch_under_way_);
  batch_under_way_ = false;
  const auto batch = std::exchange(under_way_, {});
  if (outcome) {
    for (const store::Entry& entry : batch) {
      OpenTable* open = find(entry.table);
      ENSURE(open);
      open->durable = entry.seq;
      if (!open->is_watched() && !open->frozen) schedule(*open, wake_of(*open));
    }
    outbox_.batch_stored();
    return;
  }
  ++counted_.store_failures;
  std::set<std::string> affected;
  for (const store::Entry& entry : batch) affected.insert(entry.table);
  // A next table and the one it follows stand and fall together.
  for (const std::string& code : std::set(affected)) {
    if (const OpenTable* open = find(code); open && !open->table->rematch().empty()) {
      affected.insert(open->table->rematch());
    }
  }
  std::erase_if(gathered_,
                [&](const store::Entry& entry) { return affected.contains(entry.table); });
  outbox_.batch_failed(
      [&](const std::string& code) { return code == kAnyTable || affected.contains(code); },
      [&](ConnectionId to, std::uint64_t id) { take_back(to, id); }, !gathered_.empty());
  carry_on(affected);
}

/// What was about to be answered rests on entries that will not be. Who asked to watch does watch,
/// and is shown what is durable.
void House::Impl::take_back(ConnectionId to, std::uint64_t id) {
  const auto found = connections_.find(to);
  if (found != connections_.end() && found->second.watched_by == id) {
    const OpenTable* open = find(found->second.watching);
    if (open && open->durable > 0) {
      return answer(to, id, protocol::accepted(id, open->durable), open);
    }
  }
  refuse(to, id, kNotStored);
}

/// Tables go back to what is durable, and who watches them is shown that.
void House::Impl::carry_on(const std::set<std::string>& affected) {
  for (const std::string& code : affected) {
    if (OpenTable* open = find(code)) roll_back(*open);
  }
}

void House::Impl::roll_back(OpenTable& open) {
  open.bodies.resize(open.durable);
  cancel_questions(open);
  for (BotInSeat& bot : open.bots) bot = {};
  if (open.durable == 0) {
    // It never came to be.
    const std::string code = open.code();
    for (auto& [id, connection] : connections_) {
      if (connection.watching == code) connection.watching.clear();
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
    const Message snapshot = message_of(view->showing.snapshot(*open.table, now_));
    for (const ConnectionId watcher : view->watchers) outbox_.say(watcher, snapshot, &open.code());
  }
  // What the table would do by itself is tried again, but not at once: the disk may be full.
  constexpr Time kPauseMs = 1000;
  schedule(open, now_ + kPauseMs);
}

void House::Impl::loaded(const std::string& code,
                         std::expected<std::optional<store::Log>, store::StoreError> log,
                         Time now) {
  advance(now);
  Waiting waiting = std::move(loading_[code]);
  loading_.erase(code);
  if (log && *log && !find(code)) (void)reopen(**std::move(log), now);
  const bool there = find(code) != nullptr;
  for (auto& [connection, text] : waiting.commands) {
    if (there) {
      received(connection, text, now);
    } else if (const auto command = protocol::read_command(text)) {
      refuse(connection, command->id, log ? kNoSuchTable : kNotStored);
    }
  }
  for (const auto& fetch : waiting.fetches) fetch(log ? kNoSuchTable : kNotStored);
}

// Connections.

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

// Time.

void House::Impl::pass_time(Time now) {
  advance(now);
  while (!wakes_.empty() && wakes_.begin()->first <= now_) {
    OpenTable* open = find(wakes_.begin()->second);
    ENSURE(open);
    tend(*open);
  }
}

std::optional<Time> House::Impl::next_deadline() const {
  return wakes_.empty() ? std::nullopt : std::optional(wakes_.begin()->first);
}

// Finished tables.

void House::Impl::fetch(std::string_view text, std::string_view token, Fetch what,
                        std::optional<int> as, Fetched then, Time now) {
  advance(now);
  const std::string code(text);
  if (!is_code(code)) return then(std::unexpected(kNoSuchTable));
  if (as && (*as < 0 || *as >= kMostSeats)) return then(std::unexpected(kNoSuchSeat));
  const auto person = is_token(token) ? std::optional(person_of(token)) : std::nullopt;
  const auto seat = as ? std::optional(Seat(*as)) : std::nullopt;
  const auto fetch_now = [this, code, person, what, seat, then](const Refusal& without) {
    const OpenTable* open = find(code);
    then(open ? fetched(*open, person, what, seat) : std::unexpected(without));
  };
  if (find(code)) return fetch_now(kNoSuchTable);
  const bool asked = loading_.contains(code);
  Waiting& waiting = loading_[code];
  if (waiting.fetches.size() >= kMostWaiting) return then(std::unexpected(kNotStored));
  waiting.fetches.push_back(fetch_now);
  if (!asked) outside_.load(code);
}

HouseFigures House::Impl::figures() const {
  HouseFigures figures = counted_;
  figures.tables = tables_.size();
  for (const auto& [code, open] : tables_) {
    figures.playing += open->table->stage() == Stage::Playing ? 1 : 0;
  }
  figures.connections = connections_.size();
  figures.gathered = gathered_.size();
  figures.held = outbox_.held();
  figures.questions = questions_.size();
  return figures;
}

// The outside of it.

House::House(Outside& outside, HouseLimits limits)
    : impl_(std::make_unique<Impl>(outside, limits)) {}
House::~House() = default;

std::expected<void, std::string> House::reopen(store::Log log, Time now) {
  return impl_->reopen(std::move(log), now);
}
void House::connected(ConnectionId connection, Time now) {
  impl_->connected(connection, now);
}
void House::received(ConnectionId connection, std::string_view text, Time now) {
  impl_->received(connection, text, now);
}
void House::disconnected(ConnectionId connection, Time now) {
  impl_->disconnected(connection, now);
}
void House::stored(std::expected<void, store::StoreError> outcome, Time now) {
  impl_->stored(std::move(outcome), now);
}
void House::loaded(const std::string& table,
                   std::expected<std::optional<store::Log>, store::StoreError> log, Time now) {
  impl_->loaded(table, std::move(log), now);
}
void House::thought(QuestionId question, const BotAnswer& answer, Time now) {
  impl_->thought(question, answer, now);
}
void House::pass_time(Time now) {
  impl_->pass_time(now);
}
std::optional<Time> House::next_deadline() const {
  return impl_->next_deadline();
}
bool House::wants_flush() const {
  return impl_->wants_flush();
}
void House::flush() {
  impl_->flush();
}
void House::fetch(std::string_view table, std::string_view token, Fetch what, std::optional<int> as,
                  Fetched then, Time now) {
  impl_->fetch(table, token, what, as, std::move(then), now);
}
HouseFigures House::figures() const {
  return impl_->figures();
}

}  // namespace coverstory::tables
