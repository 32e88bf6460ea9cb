// A table: its room, the game that is played there, and which commands it has obeyed. It is a fold
// over the steps of its log, and nothing else: the same steps give the same table, today and after
// a crash. A step that is refused changes nothing.
#pragma once

#include <array>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tables/games.h"
#include "tables/room.h"
#include "tables/step.h"

namespace coverstory::tables {

class Table {
 public:
  /// The games must outlive the table.
  Table(std::string code, const Games& games, Recording recording = Recording::No)
      : code_(std::move(code)), games_(games), recording_(recording) {}

  /// Applies the rules to a step. The first step of a table is its Created.
  Verdict apply(const Step& step);

  const std::string& code() const { return code_; }
  const Games& games() const { return games_; }
  /// How many steps have been applied: the number of the last entry in the log.
  std::uint32_t seq() const { return seq_; }
  /// The number by which a viewer knows an entry, or the last one. It counts what the viewer could
  /// notice: nobody is to find out from a gap, or from a number that grew, that another has changed
  /// a sealed choice. An entry that the viewer could not notice has the number of the one before.
  std::uint32_t number_for(Viewer viewer, std::uint32_t seq) const;
  std::uint32_t number_for(Viewer viewer) const { return number_for(viewer, seq_); }
  /// Whether the viewer could notice the last step.
  bool is_noticed_by(Viewer viewer) const;
  /// Which step ended the game, if one has.
  std::optional<std::uint32_t> ended_at() const { return ended_at_; }
  const Room& room() const { return room_; }
  Stage stage() const { return room_.stage(); }
  /// There is one from the start of the game on, also after its end.
  const Game* game() const { return game_.get(); }
  /// Until when a seat's decision is due, where the table has a clock.
  std::optional<Time> due(Seat seat) const;

  /// What the last step brought, for all to know.
  const protocol::Events& events() const { return events_; }
  /// The line of chat that the last step added, if it did.
  const ChatLine* new_line() const { return has_new_line_ ? &room_.chat().back() : nullptr; }
  /// The number of the line that the last step took away, if it did.
  std::optional<std::uint32_t> unsaid_line() const { return unsaid_line_; }

  /// The number of the step that obeyed a command already, for the seat that asked.
  std::optional<std::uint32_t> answered(const Person& person, std::uint64_t command_id) const;

 private:
  Verdict apply(const Started& started, Time at);
  Verdict apply(const Played& played, Time at);
  Verdict apply(const TimePassed&, Time at);
  void start_clock(Seat seat, Time at);
  void set_clocks(SeatSet timed_before, std::optional<Seat> actor, Time at);
  void end_if_over();
  std::optional<std::uint64_t> key_of_asker(const Step& step) const;

  std::string code_;
  const Games& games_;
  Recording recording_;
  std::uint32_t seq_ = 0;
  /// By viewer, the public last: the entries that it could not notice, in order; none is later than
  /// `seq_`.
  std::array<std::vector<std::uint32_t>, kMostSeats + 1> unnoticed_;
  std::optional<std::uint32_t> ended_at_;  // at most seq_; there is one from the end of the game on
  Room room_;
  std::unique_ptr<Game> game_;  // of as many players as the room has seats
  /// By seat, when the decision it was asked for last is due.
  std::array<std::optional<Time>, kMostSeats> due_{};
  protocol::Events events_;  // of the last step, as are the next two
  bool has_new_line_ = false;
  std::optional<std::uint32_t> unsaid_line_;
  /// By the key of a command of a person (key_of): a number for the seat that asked.
  boost::unordered_flat_map<std::uint64_t, std::uint32_t> answered_;
};

/// CM-2.5: whether a game at this table can begin with the one named.
Verdict may_begin_with(const Table& table, const std::optional<protocol::First>& first);

}  // namespace coverstory::tables
