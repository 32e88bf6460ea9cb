#include "tables/house.h"

#include <algorithm>
#include <utility>

#include "engine/core/ensure.h"
#include "tables/code.h"
#include "tables/commands.h"
#include "tables/refusals.h"

namespace coverstory::tables {
namespace {

/// The table that a command is about, or would open; empty for none.
std::string table_of(const std::optional<Person>& person, const protocol::Command& command) {
  if (!person) return {};
  const bool opens = std::holds_alternative<protocol::Create>(command.deed) ||
                     std::holds_alternative<protocol::Quick>(command.deed);
  return opens ? code_for(*person, command.id) : command.table;
}

}  // namespace

House::House(Outside& outside, const Games& games, const HouseLimits& limits)
    : outside_(outside), games_(games), limits_(limits) {}

std::expected<void, std::string> House::reopen(store::Log log, Time now) {
  now_ = std::max(now_, now);
  const auto open = tables_.reopen(std::move(log), now_);
  if (!open) return std::unexpected(open.error());
  care_.tend(**open, now_);
  return {};
}

// Connections.

void House::connected(ConnectionId connection, Time now) {
  now_ = std::max(now_, now);
  watchers_.connected(connection);
}

void House::disconnected(ConnectionId connection, Time now) {
  now_ = std::max(now_, now);
  watchers_.disconnected(connection, now_);
  tend_left();
}

void House::received(ConnectionId connection, std::string_view text, Time now) {
  now_ = std::max(now_, now);
  receive(connection, text, nullptr);
}

void House::receive(ConnectionId from, std::string_view text, const std::string* absent) {
  if (!watchers_.is_connected(from)) return;
  const auto command = protocol::read_command(text, games_.forms());
  if (!command) return answers_.refuse(from, command.error().id, command.error().refusal);
  const std::string code = table_of(watchers_.person_at(from), *command);
  if (code.empty() || tables_.find(code) || (absent && *absent == code)) {
    const CommandParts with{outside_, limits_,   tables_, loading_, watchers_,
                            answers_, readings_, bots_,   care_};
    obey(with, from, *command, now_);
    return tend_left();
  }
  if (!is_code(code)) return answers_.refuse(from, command->id, kNoSuchTable);
  if (!loading_.wait(code, {from, std::string(text)})) {
    answers_.refuse(from, command->id, kNotStored);
  }
}

void House::tend_left() {
  for (const std::string& code : watchers_.take_left()) {
    if (OpenTable* open = tables_.find(code)) care_.tend(*open, now_);
  }
}

void House::loaded(const std::string& table,
                   std::expected<std::optional<store::Log>, store::StoreError> log, Time now) {
  now_ = std::max(now_, now);
  const Loading::Waiting waiting = loading_.take(table);
  if (log && *log && !tables_.find(table)) (void)reopen(**std::move(log), now_);
  for (const auto& [from, text] : waiting.commands) {
    if (log) {
      receive(from, text, &table);
    } else {
      answers_.refuse(from, protocol::read_command(text, games_.forms())->id, kNotStored);
    }
  }
  for (const auto& fetch : waiting.fetches) fetch(log ? kNoSuchTable : kNotStored);
}

void House::fetch(std::string_view table, std::string_view token, Fetch what, std::optional<int> as,
                  Fetched then, Time now) {
  now_ = std::max(now_, now);
  const std::string code(table);
  if (!is_code(code)) return then(std::unexpected(kNoSuchTable));
  if (as && (*as < 0 || *as >= kMostSeats)) return then(std::unexpected(kNoSuchSeat));
  const auto person = protocol::is_token(token) ? std::optional(person_of(token)) : std::nullopt;
  const auto seat = as ? std::optional(Seat(*as)) : std::nullopt;
  const auto fetch_now = [this, code, person, what, seat, then](const protocol::Refusal& without) {
    OpenTable* open = tables_.find(code);
    if (!open) return then(std::unexpected(without));
    const auto reading = reading_of(*open, person, what, TextForm::Lines, seat);
    reading ? readings_.ask(*open, *reading, then) : then(std::unexpected(reading.error()));
  };
  if (tables_.find(code)) return fetch_now(kNoSuchTable);
  if (!loading_.wait(code, fetch_now)) then(std::unexpected(kNotStored));
}

// Time.

void House::pass_time(Time now) {
  now_ = std::max(now_, now);
  while (tables_.first_wake() && *tables_.first_wake() <= now_) {
    care_.tend(tables_.first_to_wake(), now_);
  }
}

void House::thought(QuestionId question, BotAnswer answer, Time now) {
  now_ = std::max(now_, now);
  care_.take_thought(question, std::move(answer), now_);
}

// The store.

void House::stored(std::expected<void, store::StoreError> outcome, Time now) {
  now_ = std::max(now_, now);
  outcome ? group_stored() : group_failed();
}

void House::group_stored() {
  for (const store::Entry& entry : journal_.group_stored()) {
    OpenTable* open = tables_.find(entry.table);
    ENSURE(open && open->durable < entry.seq && entry.seq <= open->log.size());
    open->durable = entry.seq;
    if (!open->audience.is_watched() && !open->frozen) care_.look_again(*open);
  }
}

/// The tables of the group go back to what is durable, and nothing else does.
void House::group_failed() {
  const std::set<std::string> fallen = tables_that_fall();
  for (const Unanswered& command : journal_.group_failed(fallen)) {
    if (!watchers_.is_connected(command.by)) continue;
    if (const auto watched = watchers_.take_back(command.by, command.command, now_)) {
      answers_.accept(command.by, command.command,
                      protocol::accepted(command.command, watched->durable),
                      About::table(watched->table));
    } else {
      answers_.refuse(command.by, command.command, kNotStored);
    }
  }
  for (const std::string& code : fallen) {
    if (OpenTable* open = tables_.find(code)) roll_back(*open);
  }
  watchers_.turn_back(now_);
  tend_left();
  // What these tables would do by themselves is tried again, but not at once: the disk may be full.
  constexpr Time kPauseMs = 1000;
  for (const std::string& code : fallen) {
    if (OpenTable* open = tables_.find(code)) tables_.wake_at(*open, now_ + kPauseMs);
  }
}

/// Those of the group that was not stored. A next table and the one it follows stand and fall
/// together.
std::set<std::string> House::tables_that_fall() const {
  std::set<std::string> tables;
  for (const store::Entry& entry : journal_.under_way()) {
    tables.insert(entry.table);
    const OpenTable* open = tables_.find(entry.table);
    if (open && !open->table->room().rematch().empty())
      tables.insert(open->table->room().rematch());
  }
  return tables;
}

void House::roll_back(OpenTable& open) {
  bots_.dismiss(open.bots);
  if (open.durable == 0) {
    // It never came to be.
    watchers_.send_away_from(open, now_);
    return tables_.remove(open);
  }
  tables_.roll_back(open);
  watchers_.show_again(open, now_);
}

HouseFigures House::figures() const {
  const auto is_playing = [](const auto& entry) {
    return entry.second->table->stage() == Stage::Playing;
  };
  return {.tables = tables_.size(),
          .playing = static_cast<std::size_t>(std::ranges::count_if(tables_, is_playing)),
          .connections = watchers_.connections(),
          .gathered = journal_.gathered(),
          .held = journal_.held(),
          .questions = bots_.questions(),
          .accepted = answers_.accepted(),
          .refused = answers_.refused(),
          .games_ended = tables_.games_ended(),
          .frozen = tables_.tables_frozen(),
          .store_failures = journal_.failures()};
}

}  // namespace coverstory::tables
