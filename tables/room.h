// The room of a table: who sits where, who is the host, what is set, the chat, and how far it has
// come. It changes only by the steps of the log that are about it; what is played there is the
// table's (table.h).
#pragma once

#include <cstdint>
#include <deque>
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

class Room {
 public:
  Stage stage() const { return stage_; }
  Seat host() const { return host_; }
  const protocol::Settings& settings() const { return settings_; }
  int players() const { return static_cast<int>(seats_.size()); }
  const std::vector<Occupant>& seats() const { return seats_; }
  bool has(Seat seat) const { return seat.index < seats_.size(); }
  const Occupant& at(Seat seat) const { return seats_[seat.index]; }
  std::optional<Seat> seat_of(const Person& person) const;
  std::optional<Seat> first_open_seat() const;
  /// CM-2.5: the starting player of the game, where the table before has named one.
  std::optional<Seat> start() const { return start_; }
  /// What is shown of the chat: the last lines that were not taken away.
  const std::deque<ChatLine>& chat() const { return chat_; }
  /// How many lines were said so far; the last has this number.
  std::uint32_t lines() const { return static_cast<std::uint32_t>(spoken_.size()); }
  /// Who said that line; nobody where there is no such line, or it was taken away.
  std::optional<Person> speaker_of(std::uint32_t line) const;
  /// Whether a person sits there who may not talk.
  bool is_muted(Seat seat) const;
  /// The next table of the same people; empty for none.
  const std::string& rematch() const { return rematch_; }
  /// Grows whenever something of it changes but the chat.
  std::uint32_t version() const { return version_; }

  /// A step that is about the room; one that is refused changes nothing. A table begins with a
  /// Created, and there is only one.
  Verdict apply(const Step& step);
  /// Whether it has come so far and no further.
  Verdict in_stage(Stage stage) const;
  void begin_game();
  void end_game();

 private:
  struct Steps;
  /// What is kept of every line that was said.
  struct Spoken {
    Person by;
    Seat seat;
    Time at = 0;
    bool is_gone = false;
  };

  Stage stage_ = Stage::Lobby;
  protocol::Settings settings_;
  /// As many as the settings say, from Created on; nobody has two of them. None is open once the
  /// game has begun.
  std::vector<Occupant> seats_;
  Seat host_;                  // a person's, but where all have left
  std::optional<Seat> start_;  // one of the seats
  std::string rematch_;        // only after the end of the game
  /// Line n stands at n - 1.
  std::vector<Spoken> spoken_;
  /// Those of them that are not gone, in order, and no more than the last kChatLinesKept.
  std::deque<ChatLine> chat_;
  std::vector<Person> muted_;  // each once, at the table or not: who comes back is muted still
  std::uint32_t version_ = 0;
};

/// A name for the bot in that seat that none of the others has.
std::string bot_name(Seat seat, const std::vector<Occupant>& others);

}  // namespace coverstory::tables
