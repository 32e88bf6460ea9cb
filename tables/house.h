// All the tables of a server, and the people at them: takes what clients send, answers, shows,
// keeps the clocks and lets bots play. It does nothing by itself: it is told what happened and what
// time it is, and asks the Outside for the rest, so that a simulator can drive it from a seed.
//
// The house joins its parts, each of which owns its state and can be read alone. On the way of a
// command there is one word for each level:
//   received  the house is given a text; the table that it is about is read first (Loading)
//   obey      a person's command: who may ask for it, and the answer (commands.h)
//   perform   a step at a table: into its log, and to those who watch (OpenTables)
//   apply     the rules, of the table and of its game (Table)
// A step is applied to the table in memory at once, and its entry joins the next group for the
// store. What is said waits until all entries that it rests on are durable (Journal). Where storing
// fails, the tables concerned go back to what is durable and those who asked are told so. Where the
// store is silent, nothing new is begun, and those who ask are told that too; when it answers
// again, everything goes on by itself.
//
// A mistake of ours in the care of one table freezes that table (OpenTables::fenced). What is
// thrown from here all the same is a mistake that may concern all of them: the process should end,
// as the log is whole.
#pragma once

#include <algorithm>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "protocol/table/command.h"
#include "protocol/table/refusal.h"
#include "store/store.h"
#include "tables/answers.h"
#include "tables/bot_seats.h"
#include "tables/care.h"
#include "tables/games.h"
#include "tables/journal.h"
#include "tables/limits.h"
#include "tables/loading.h"
#include "tables/moderation.h"
#include "tables/neighbours.h"
#include "tables/open_tables.h"
#include "tables/outside.h"
#include "tables/placement.h"
#include "tables/reading_on.h"
#include "tables/readings.h"
#include "tables/watchers.h"

namespace coverstory::tables {

/// Numbers for the operator, since the start unless it says otherwise.
struct HouseFigures {
  std::size_t tables = 0;       // in memory now
  std::size_t playing = 0;      // of them, games under way now
  std::size_t connections = 0;  // now
  bool draining = false;        // no more games are begun, now
  bool reopening = false;       // more tables are to come, now
  std::size_t gathered = 0;     // entries that wait for the next group, now
  std::size_t held = 0;         // messages that wait for the store, now
  std::size_t questions = 0;    // bots thinking or waiting to think, now
  std::uint64_t accepted = 0;
  std::uint64_t refused = 0;
  std::uint64_t games_ended = 0;
  std::uint64_t frozen = 0;
};

/// What limits want to know.
struct HouseGlance {
  const OpenTables& tables;
  const Watchers& watchers;

  /// Whether the store need not be asked for it.
  bool is_in_memory(std::string_view table) const { return tables.find(std::string(table)); }
  /// Whether it watches nothing, for somebody who sits at no open table.
  bool is_idle_stranger(ConnectionId connection) const {
    const auto person = watchers.person_at(connection);
    return !watchers.is_watching(connection) && !(person && tables.may_have_seat(*person));
  }
};

class House {
 public:
  /// The outside and the games must outlive the house.
  House(Outside& outside, const Games& games, const HouseLimits& limits);
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  /// Tables that were live when the server stopped are reopened from now on, one after the other,
  /// or all have been. People may come meanwhile: a table that they ask for is read for them. Lists
  /// wait until all are here.
  void set_reopening(bool is_under_way);
  /// Such a table; one that is here already stays as it is. One whose log cannot be read is frozen:
  /// it is kept as it is and told to who asks for it. Answers with what is wrong.
  std::expected<void, std::string> reopen(store::Log log, Time now);

  // What happens outside.
  void connected(ConnectionId connection, Time now);
  void received(ConnectionId connection, std::string_view text, Time now);
  void disconnected(ConnectionId connection, Time now);
  void stored(std::expected<void, store::StoreError> outcome, Time now);
  /// A table's log, or what follows that number of its entries; nothing where there is no such
  /// table, or there are not so many.
  void loaded(const std::string& table,
              std::expected<std::optional<store::Log>, store::StoreError> log, Time now,
              std::uint32_t after = 0);
  void thought(QuestionId question, BotAnswer answer, Time now);
  void made(ReadingId reading, const MadeReading& made) { readings_.made(reading, made); }
  void pass_time(Time now);

  /// When `pass_time` has something to do, if nothing happens before.
  std::optional<Time> next_deadline() const;
  /// For a while nobody could be heard, because the process or the machine stood still: no clock
  /// decides for anyone before they may be back.
  void resume(Time now);

  /// Whether entries wait and no group is under way; `flush` then gives them to the store. Waiting
  /// a little before flushing makes larger groups.
  bool wants_flush() const { return journal_.wants_flush(); }
  void flush() { journal_.flush(now_); }

  /// A finished table's record, or its replay as a seat or the public saw it, as lines of text.
  /// The answer may come at once, or after the table has been read or its game read back. An empty
  /// token is nobody.
  using Fetch = ReadingOf::Kind;
  using Fetched = Readings::Then;
  void fetch(std::string_view table, std::string_view token, Fetch what, std::optional<int> as,
             Fetched then, Time now);

  HouseGlance glance() const { return {tables_, watchers_}; }
  /// For the host of the server.
  Moderation& moderation() { return moderation_; }
  /// Where other servers use the same store.
  Neighbours& neighbours() { return neighbours_; }

  HouseFigures figures() const;

 private:
  /// The table that a text is about, if it is not here, is read first, unless `absent` names it:
  /// there is none.
  void receive(ConnectionId from, std::string_view text, const std::string* absent, Tries tries);
  void are_durable(std::span<const store::Entry> entries);
  void group_failed(const store::StoreError& error);
  void roll_back(OpenTable& open, store::Failure why);
  /// The log of a table that was not in memory; false where it cannot come in.
  bool take_in(store::Log log, const Loading::Waiting& waiting);

  Outside& outside_;
  const Games& games_;
  HouseLimits limits_;
  LatestTime now_;                // that it was told
  std::set<std::string> paused_;  // all tables that wait for the store to work again, by code
  Placement placement_;
  Journal journal_{outside_};
  OpenTables tables_{outside_, games_, limits_, placement_, journal_};
  /// Of the tables in memory those in doubt, but for pauses, and those that somebody came to watch
  /// while something of them was on its way to the store.
  Loading loading_{outside_};
  Watchers watchers_{tables_, journal_};
  Answers answers_{journal_};
  Readings readings_{outside_, limits_};
  BotSeats bots_{outside_};
  Care care_{outside_, limits_, tables_, bots_};
  ReadingOn reading_on_{placement_, tables_, loading_, watchers_, bots_, care_};
  Moderation moderation_{tables_, loading_, watchers_, journal_, bots_, care_};
  Neighbours neighbours_{placement_, tables_, loading_, bots_, reading_on_, answers_};
};

}  // namespace coverstory::tables
