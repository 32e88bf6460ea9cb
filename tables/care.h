// What tables need without anybody asking: deadlines, somebody to play for those who are away, bots
// that make their moves and are asked for more, and rest. Of several servers with the same table
// one does this.
#pragma once

#include <optional>

#include "tables/bot_seats.h"
#include "tables/limits.h"
#include "tables/open_tables.h"

namespace coverstory::tables {

class Care {
 public:
  Care(Outside& outside, const HouseLimits& limits, OpenTables& tables, BotSeats& bots)
      : outside_(outside), limits_(limits), tables_(tables), bots_(bots) {}

  /// Everything that is due by now, and when to look again. A table that has rested long enough is
  /// gone afterwards, as is a frozen one. A mistake of ours in here freezes this table alone.
  void tend(OpenTable& open, Time now);
  /// Only when to look again: nothing has changed but that more is durable.
  void look_again(OpenTable& open, Time now) {
    tables_.fenced(open, now, [&] { tables_.wake_at(open, wake_of(open, now)); });
  }
  /// The deadlines that have come.
  void let_time_pass(OpenTable& open, Time now);
  /// When an action that arrives now counts: before the deadline within the grace.
  Time time_of_action(const OpenTable& open, Time now) const;

  /// A bot has thought: its moves are made, and the table is tended.
  void take_thought(QuestionId question, BotAnswer answer, Time now);
  /// The person of that seat is back, if a bot stood in.
  void greet_back(OpenTable& open, Seat seat, Time now);

  /// For a while people could not be heard, and may not be back before long: until then no clock
  /// decides for anyone.
  void be_patient(Time now) { patient_until_ = now + kComingBackMs; }

 private:
  void play_on(OpenTable& open, Time now);
  void stand_in_for_absent(OpenTable& open, Time now);
  std::optional<Time> absent_from(const OpenTable& open, Seat seat) const;
  void make_due_moves(OpenTable& open, Seat seat, Time now);
  void finish_at_once(OpenTable& open, Time now);
  bool make_first_move(OpenTable& open, Time due, Time now);
  void let_rest(OpenTable& open);
  bool is_played(const OpenTable& open, Time now) const;
  std::optional<Time> due_time(const OpenTable& open) const;
  bool may_rest(const OpenTable& open, Time now) const;
  std::optional<Time> wake_of(const OpenTable& open, Time now) const;

  Outside& outside_;
  const HouseLimits& limits_;
  OpenTables& tables_;
  BotSeats& bots_;
  Time patient_until_ = 0;  // at all tables
};

}  // namespace coverstory::tables
