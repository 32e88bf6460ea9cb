#include "tables/house.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/core/ensure.h"
#include "tables/code.h"
#include "tables/commands.h"
#include "tables/refusals.h"

namespace coverstory::tables {
namespace {

/// A command that has lost so often has bad luck, and is refused.
constexpr int kMostRaces = 8;

/// Of the table that a command would open.
const protocol::Settings* settings_of_opened(const protocol::Deed& deed) {
  if (const auto* create = std::get_if<protocol::Create>(&deed)) return &create->settings;
  if (const auto* quick = std::get_if<protocol::Quick>(&deed)) return &quick->settings;
  return nullptr;
}

/// Whoever has turned away since then does not want to be led back.
bool is_to_watch(std::string_view text, const Games& games) {
  const auto command = protocol::read_command(text, games.forms());
  return command && std::holds_alternative<protocol::Watch>(command->deed);
}

/// The table that a command is about, or would open; empty for none.
std::string table_of(const std::optional<Person>& person, const protocol::Command& command) {
  if (!person) return {};
  const protocol::Settings* const opened = settings_of_opened(command.deed);
  return opened ? code_for(*person, command.id, code_kind(opened->is_public)) : command.table;
}

/// Where other servers write, too: who comes to watch may have been shown more by one of them. What
/// the store has is read before it is shown, and once more where that was read before somebody knew
/// of more. That something of ours is on its way to the store says nothing of what others have: it
/// may have been stored long ago, and we have not heard of that.
bool is_to_be_read_first(const OpenTable& open, const protocol::Command& command, int reads) {
  const auto* watch = std::get_if<protocol::Watch>(&command.deed);
  if (!watch || open.frozen || open.in_doubt) return false;
  const bool knows_more = watch->since && *watch->since > open.table->number_for(watch->you);
  return reads == 0 || (reads == 1 && knows_more);
}

/// Whether more waits for the store than should. While it is silent, nobody is let in, nothing is
/// read, and who waits for an answer gets no second one to wait for; a new step is refused where it
/// would be performed.
bool is_too_much(const Journal& journal, const OpenTables& tables, const HouseLimits& limits,
                 ConnectionId from, const protocol::Command& command, const std::string& table,
                 Time now) {
  if (journal.gathered() >= limits.waiting_entries || journal.held() >= limits.held_messages)
    return true;
  if (tables.takes_steps(now)) return false;
  return std::holds_alternative<protocol::Hello>(command.deed) || journal.holds_for(from) ||
         (!table.empty() && !tables.find(table));
}

/// Those that the store names, or all of the group where it names none.
std::set<std::string> tables_that_fall(const Journal& journal, const store::StoreError& error) {
  if (!error.tables.empty()) return {error.tables.begin(), error.tables.end()};
  std::set<std::string> all;
  for (const store::Entry& entry : journal.under_way()) all.insert(entry.table);
  return all;
}

/// Those who tried a code have not missed.
void give_back_look_ups(const Loading::Waiting& waiting, Outside& outside) {
  for (const auto& waited : waiting.commands) {
    if (waited.tries_a_code) outside.found(waited.from);
  }
}

void tell_in_vain(const Loading::Waiting& waiting, Answers& answers, const Games& games,
                  const protocol::Refusal& why = kNotStored) {
  for (const auto& waited : waiting.commands) {
    const auto command = protocol::read_command(waited.text, games.forms());
    answers.refuse_at_once(waited.from, command->id, why);
  }
  for (const auto& fetch : waiting.fetches) fetch(why);
}

/// Whether the table's game is played, and one of those who wait for it plays there.
bool is_awaited_by_a_player(const OpenTable& open, const Loading::Waiting& waiting,
                            const Watchers& watchers) {
  const auto plays = [&](const Loading::WaitingCommand& command) {
    if (!watchers.is_connected(command.from)) return false;
    const auto person = watchers.person_at(command.from);
    return person && open.table->room().seat_of(*person).has_value();
  };
  return open.table->stage() == Stage::Playing && std::ranges::any_of(waiting.commands, plays);
}

}  // namespace

House::House(Outside& outside, const Games& games, const HouseLimits& limits)
    : outside_(outside), games_(games), limits_(limits) {}

void House::set_reopening(bool is_under_way) {
  tables_.set_reopening(is_under_way);
  if (!is_under_way) neighbours_.lists().answer_all();
}

/// Who waits for the table that comes in this way finds it when it has been read for them, too: it
/// has not grown, as nobody could play at it.
std::expected<void, std::string> House::reopen(store::Log log, Time now) {
  now_.advance(now);
  if (tables_.find(log.table)) return {};
  const auto open = tables_.reopen(std::move(log), now_);
  if (!open) return std::unexpected(open.error());
  reading_on_.tend(**open, now_);
  return {};
}

// Connections.

void House::connected(ConnectionId connection, Time now) {
  now_.advance(now);
  watchers_.connected(connection);
}

void House::disconnected(ConnectionId connection, Time now) {
  now_.advance(now);
  watchers_.disconnected(connection, now_);
  journal_.forget(connection);
  reading_on_.tend_stirred(now_);
}

void House::received(ConnectionId connection, std::string_view text, Time now) {
  now_.advance(now);
  receive(connection, text, nullptr, {});
}

void House::receive(ConnectionId from, std::string_view text, const std::string* absent,
                    Tries tries) {
  if (!watchers_.is_connected(from)) return;
  const auto command = protocol::read_command(text, games_.forms());
  if (!command) return answers_.refuse(from, command.error().id, command.error().refusal);
  const std::string code = table_of(watchers_.person_at(from), *command);
  if (is_too_much(journal_, tables_, limits_, from, *command, code, now_)) {
    return answers_.refuse_at_once(from, command->id, kNotStored);
  }
  if (const std::string* awaited = loading_.awaited_by(from)) {
    if (loading_.wait(std::string(*awaited), {from, std::string(text), false, tries}, now_)) return;
    return answers_.refuse_at_once(from, command->id, kNotStored);
  }
  OpenTable* open = tables_.find(code);
  const bool is_read_first =
      open && !placement_.is_alone() && is_to_be_read_first(*open, *command, tries.reads);
  if (is_read_first && open->is_durable()) reading_on_.begin(*open, now_);
  const bool is_known = open && !open->in_doubt && !is_read_first;
  if (code.empty() || is_known || (!open && absent && *absent == code)) {
    const CommandParts with{outside_,  limits_, tables_, loading_,    watchers_,          answers_,
                            readings_, bots_,   care_,   moderation_, neighbours_.lists()};
    if (!placement_.is_alone()) answers_.remember(text, tries.races);
    obey(with, from, *command, code, open ? std::max<Time>(now_, open->latest) : now_);
    answers_.forget();
    return reading_on_.tend_stirred(now_);
  }
  if (!is_code(code)) return answers_.refuse(from, command->id, kNoSuchTable);
  // Who opens a table has not tried a code, nor who names one that is there.
  const bool tries_a_code = !open && !settings_of_opened(command->deed);
  if (tries_a_code && !outside_.may_look_up(from)) {
    return answers_.refuse(from, command->id, kTooManyMisses);
  }
  if (open) loading_.read(code, open->durable, now_);
  ++tries.reads;
  if (!loading_.wait(code, {from, std::string(text), tries_a_code, tries}, now_)) {
    if (tries_a_code) outside_.found(from);
    answers_.refuse_at_once(from, command->id, kNotStored);
  }
}

void House::loaded(const std::string& table,
                   std::expected<std::optional<store::Log>, store::StoreError> log, Time now,
                   std::uint32_t after) {
  now_.advance(now);
  const Loading::Waiting waiting = loading_.take(table);
  neighbours_.loaded(table, log.has_value(), now_);
  OpenTable* open = tables_.find(table);
  if (open && !log) tables_.wake_at(*open, now_ + kPauseMs);
  if (!log || *log) give_back_look_ups(waiting, outside_);
  if (!log) return tell_in_vain(waiting, answers_, games_);
  if (open && open->in_doubt) {
    reading_on_.take(*open, after, *std::move(log), now_);
    reading_on_.tend(*open, now_);
  } else if (open && *log) {
    // It was read for who came to watch while something was on its way to the store.
    const auto last = after + static_cast<std::uint32_t>((*log)->bodies.size());
    reading_on_.heard(*open, last, now_);
  } else if (!open && after == 0 && *log && !take_in(**std::move(log), waiting)) {
    return tell_in_vain(waiting, answers_, games_, kHouseFull);
  }
  // Of a table that was in memory when it was asked for, only the end is known.
  const std::string* absent = after == 0 ? &table : nullptr;
  for (const auto& waited : waiting.commands) {
    receive(waited.from, waited.text, absent, waited.tries);
  }
  for (const auto& fetch : waiting.fetches) fetch(kNoSuchTable);
}

/// Where the house is full, a game that is played still comes in for its players, until there is a
/// tenth more than there should be.
bool House::take_in(store::Log log, const Loading::Waiting& waiting) {
  const std::string table = log.table;
  const bool is_full = tables_.all().size() >= limits_.tables;
  if (tables_.all().size() >= limits_.tables + limits_.tables / 10) return false;
  (void)tables_.reopen(std::move(log), now_);
  OpenTable* open = tables_.find(table);
  if (is_full && !is_awaited_by_a_player(*open, waiting, watchers_)) {
    tables_.remove(*open);
    return false;
  }
  neighbours_.came(*open, now_);
  if (waiting.heard > 0) reading_on_.heard(*open, waiting.heard, now_);
  reading_on_.tend(*open, now_);
  return true;
}

void House::fetch(std::string_view table, std::string_view token, Fetch what, std::optional<int> as,
                  Fetched then, Time now) {
  now_.advance(now);
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
  if (!loading_.wait(code, fetch_now, now_)) then(std::unexpected(kNotStored));
}

// Time.

void House::pass_time(Time now) {
  now_.advance(now);
  const Loading::Waiting in_vain = loading_.give_up(now_);
  give_back_look_ups(in_vain, outside_);
  tell_in_vain(in_vain, answers_, games_);
  neighbours_.pass_time(now_);
  while (tables_.first_wake() && *tables_.first_wake() <= now_)
    reading_on_.tend(tables_.first_to_wake(), now_);
}

std::optional<Time> House::next_deadline() const {
  std::optional<Time> first;
  for (const auto& time :
       {tables_.first_wake(), loading_.first_deadline(), neighbours_.next_deadline()}) {
    if (time && (!first || *time < *first)) first = time;
  }
  return first;
}

void House::resume(Time now) {
  now_.advance(now);
  care_.be_patient(now_);
}

void House::thought(QuestionId question, BotAnswer answer, Time now) {
  now_.advance(now);
  care_.take_thought(question, std::move(answer), now_);
}

// The store.

void House::stored(std::expected<void, store::StoreError> outcome, Time now) {
  now_.advance(now);
  if (journal_.is_silent(now_)) care_.be_patient(now_);
  if (!outcome) return group_failed(outcome.error());
  are_durable(journal_.group_stored());
}

void House::are_durable(std::span<const store::Entry> entries) {
  if (entries.empty()) return;
  for (const store::Entry& entry : entries) {
    OpenTable* open = tables_.find(entry.table);
    ENSURE(open && open->durable < entry.seq && entry.seq <= open->log.size());
    open->durable = entry.seq;
    open->setbacks = 0;
    reading_on_.look(*open, now_);
    if (!open->audience.is_watched()) care_.look_again(*open, now_);
  }
  // The disk works again: whatever waits for that need not wait any longer.
  for (const std::string& code : std::exchange(paused_, {})) {
    OpenTable* open = tables_.find(code);
    if (!open || open->paused_until == 0) continue;
    open->paused_until = now_;
    tables_.wake_at(*open, now_);
  }
}

/// The tables of the group go back to what is durable, and nothing else does. Where only some of
/// them were the reason, the others are stored, or are stored again. Where another server was
/// faster, the commands that lost are obeyed again when the table has been read on, and get the
/// answer that is right then; so is, whatever the reason, who came to watch where there are other
/// servers.
void House::group_failed(const store::StoreError& error) {
  const bool is_race = error.failure == store::Failure::Conflict;
  const std::set<std::string> fallen = tables_that_fall(journal_, error);
  if (error.tables.empty()) care_.be_patient(now_);  // nobody can do anything at present
  auto [in_vain, stored] = journal_.group_failed(
      fallen, is_race ? Journal::Rest::IsStored : Journal::Rest::IsToBeStored);
  are_durable(stored);
  std::vector<Unanswered> again;
  for (Unanswered& command : in_vain) {
    answers_.take_back(command);
    if (!watchers_.is_connected(command.by)) continue;
    const auto watched = watchers_.still_watched(command.by, command.command);
    // Who came to watch may have been shown more by another server: what the store has is read.
    const bool is_still_wanted =
        watched || (is_race && command.again && !is_to_watch(command.again->text, games_));
    const bool is_to_be_obeyed =
        is_still_wanted && command.again && command.again->races < kMostRaces;
    if (watched && placement_.is_alone()) {
      answers_.accept(command.by, command.command,
                      protocol::accepted(command.command, watched->durable),
                      About::table(watched->table));
      continue;
    }
    watchers_.take_back(command.by, command.command, now_);
    if (is_to_be_obeyed) {
      again.push_back(std::move(command));
    } else {
      answers_.refuse(command.by, command.command, kNotStored);
    }
  }
  for (const std::string& code : fallen) {
    if (OpenTable* open = tables_.find(code)) roll_back(*open, error.failure);
  }
  watchers_.turn_back(now_);
  reading_on_.tend_stirred(now_);
  for (const std::string& code : fallen) {
    if (OpenTable* open = tables_.find(code)) reading_on_.tend(*open, now_);
  }
  for (const Unanswered& lost : again) {
    receive(lost.by, lost.again->text, nullptr, {.races = lost.again->races + 1});
  }
}

/// A conflict says that there is more of that table than is known here, and where the store itself
/// does not know, there may be: what is so is read.
void House::roll_back(OpenTable& open, store::Failure why) {
  const bool is_race = why == store::Failure::Conflict;
  for (BotSeat& seat : open.bots) {
    // What a bot has done is taken back; what one still thinks about may come in time.
    if (!is_race || !seat.question) bots_.dismiss(seat);
  }
  if (open.durable == 0) {
    // It never came to be.
    bots_.dismiss(open.bots);
    watchers_.send_away_from(open, now_);
    return tables_.remove(open);
  }
  tables_.roll_back(open, now_);
  // Where the beginning of the game was lost, there is nothing to think about.
  if (open.table->stage() != Stage::Playing) bots_.dismiss(open.bots);
  open.in_doubt = is_race || why == store::Failure::Unavailable;
  watchers_.show_again(open, Watchers::Shown::ToLatecomers, now_);
  if (is_race) return;
  // What it would do by itself is tried again, later each time: the disk may be full.
  constexpr int kMostDoublings = 6;
  open.paused_until = now_ + (kPauseMs << std::min(open.setbacks++, kMostDoublings));
  paused_.insert(open.code());
}

HouseFigures House::figures() const {
  return {.tables = tables_.all().size(),
          .playing = tables_.directory().playing(),
          .connections = watchers_.all().size(),
          .draining = moderation_.is_draining(),
          .reopening = tables_.is_reopening(),
          .gathered = journal_.gathered(),
          .held = journal_.held(),
          .questions = bots_.questions(),
          .accepted = answers_.accepted(),
          .refused = answers_.refused(),
          .games_ended = tables_.tally().games_ended,
          .frozen = tables_.tally().frozen};
}

}  // namespace coverstory::tables
