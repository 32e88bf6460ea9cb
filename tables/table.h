// A table: who sits where, what is set, the game, the chat. It is a fold over the steps of its log,
// and nothing else: the same steps give the same table, today and after a crash. A step that is
// refused changes nothing.
#pragma once

#include <array>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/table/room.h"
#include "tables/game.h"
#include "tables/step.h"

namespace coverstory::tables {

using protocol::ChatLine;
using protocol::Stage;

inline constexpr std::size_t kChatLinesKept = 50;
/// At most so many lines of a seat within that time.
inline constexpr std::size_t kChatLines = 5;
inline constexpr Time kChatSpanMs = 10'000;

class Table {
 public:
  explicit Table(std::string code, Recording recording = Recording::No)
      : code_(std::move(code)), recording_(recording) {}

  /// Applies the rules to a step. The first step of a table is its Created.
  Verdict apply(const Step& step);

  const std::string& code() const { return code_; }
  std::uint32_t seq() const { return seq_; }
  Stage stage() const { return stage_; }
  Seat host() const { return host_; }
  const protocol::Settings& settings() const { return settings_; }
  int players() const { return static_cast<int>(seats_.size()); }
  const std::vector<Occupant>& seats() const { return seats_; }
  const Occupant& at(Seat seat) const { return seats_[seat.index]; }
  const std::deque<ChatLine>& chat() const { return chat_; }
  const std::string& rematch() const { return rematch_; }
  std::optional<Seat> start() const { return start_; }
  /// There is one from the start of the game on, also after its end.
  const Game* game() const { return game_.get(); }

  bool has(Seat seat) const { return seat.index < seats_.size(); }
  std::optional<Seat> seat_of(const Person& person) const;
  std::optional<Seat> first_open_seat() const;

  /// Until when a seat's decision is due, where the table has a clock.
  std::optional<Time> due(Seat seat) const;

  /// What the last step brought, for all to know.
  const boost::json::array& events() const { return events_; }
  /// How many lines of chat the last step added, 0 or 1.
  std::size_t new_chat() const { return new_chat_; }
  /// Grows whenever something of the room changes: seats, settings, stage, result.
  std::uint32_t room_version() const { return room_version_; }

  /// Which step obeyed a command already.
  std::optional<std::uint32_t> answered(const Person& person, std::uint64_t command_id) const;

 private:
  Verdict apply(const Created&, const Step&);
  Verdict apply(const Joined&, const Step&);
  Verdict apply(const Left&, const Step&);
  Verdict apply(const BotAdded&, const Step&);
  Verdict apply(const Emptied&, const Step&);
  Verdict apply(const SettingsChanged&, const Step&);
  Verdict apply(const Reordered&, const Step&);
  Verdict apply(const Started&, const Step&);
  Verdict apply(const Rematched&, const Step&);
  Verdict apply(const StoodIn&, const Step&);
  Verdict apply(const CameBack&, const Step&);
  Verdict apply(const Said&, const Step&);
  Verdict apply(const Played&, const Step&);
  Verdict apply(const TimePassed&, const Step&);

  Verdict in_stage(Stage stage) const;
  Verdict open_in_lobby(Seat seat) const;
  void resize_to(int players);
  void pass_host_on();
  void set_clocks(SeatSet awaited_before, std::optional<Seat> actor, Time at);
  void end_if_over();
  std::optional<std::uint64_t> key_of_asker(const Step& step) const;

  std::string code_;
  Recording recording_;
  std::uint32_t seq_ = 0;
  Stage stage_ = Stage::Lobby;
  Seat host_;
  protocol::Settings settings_;
  std::vector<Occupant> seats_;
  std::optional<Seat> start_;
  std::string rematch_;
  std::unique_ptr<Game> game_;
  /// By seat, when the decision it was asked for last is due.
  std::array<std::optional<Time>, kMostSeats> due_{};
  std::deque<ChatLine> chat_;
  boost::json::array events_;
  std::size_t new_chat_ = 0;
  std::uint32_t room_version_ = 0;
  boost::unordered_flat_map<std::uint64_t, std::uint32_t> answered_;
};

/// A name for the bot in that seat that none of the others has.
std::string bot_name(Seat seat, const std::vector<Occupant>& others);

}  // namespace coverstory::tables
