// The game that is played at a table, behind what a table needs of any game. It is a fold over its
// actions; a refused action changes nothing.
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "protocol/table/events.h"
#include "protocol/table/game_form.h"
#include "protocol/table/refusal.h"
#include "protocol/table/settings.h"
#include "tables/bot_player.h"
#include "tables/time.h"

namespace coverstory::tables {

using Verdict = std::expected<void, protocol::Refusal>;

/// Who looks at a table: a seat, or the public, which is all the spectators and boards together.
using Viewer = std::optional<Seat>;

using protocol::GameAction;

/// What a viewer was shown of a game at some moment: kept to know what has changed since.
class Look {
 public:
  Look() = default;
  Look(const Look&) = delete;
  Look& operator=(const Look&) = delete;
  virtual ~Look() = default;
};

/// The parts of a message about the game: for all, and for the viewer's seat alone. Each is told
/// once, in this order, if there is something to tell.
class Shown {
 public:
  explicit Shown(records::JsonText& to) : to_(to) {}

  void game(auto write_members) { tell("game", write_members); }
  void mine(auto write_members) { tell("mine", write_members); }

 private:
  void tell(std::string_view part, auto& write_members) {
    to_.object_if_any(part, [&] { write_members(to_); });
  }

  records::JsonText& to_;
};

/// Who can notice that an action was carried out: everybody, or, where it changed only what is
/// sealed or hidden from the others, the seats that it is open to, with the one that acted.
class Noticed {
 public:
  static constexpr Noticed by_all() { return Noticed(std::nullopt); }
  static constexpr Noticed only_by(SeatSet seats) { return Noticed(seats); }

  constexpr bool by(Viewer viewer) const {
    return !seats_ || (viewer && seats_->contains(*viewer));
  }

 private:
  explicit constexpr Noticed(std::optional<SeatSet> seats) : seats_(seats) {}
  std::optional<SeatSet> seats_;  // nothing for everybody
};

enum class Recording : std::uint8_t { No, Yes };

/// What it takes to begin.
struct Beginning {
  Seed seed;
  Time at = 0;
  std::optional<Seat> start;       // CM-2.5
  std::vector<std::string> names;  // by seat, for the record
  Recording recording = Recording::No;
};

class Game {
 public:
  Game() = default;
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;
  virtual ~Game() = default;

  /// What happened is added to `events`, as the public may know it. An action that a viewer cannot
  /// notice changes nothing of what that viewer is shown.
  virtual std::expected<Noticed, protocol::Refusal> apply(Seat seat, const GameAction& action,
                                                          Time at, protocol::Events& events) = 0;

  /// When something happens though nobody acts, and letting it happen.
  virtual std::optional<Time> deadline() const { return std::nullopt; }
  virtual void pass_time(Time /*at*/, protocol::Events& /*events*/) {}
  /// Whether an action that was under way when the deadline came may still count.
  virtual bool has_grace() const { return false; }

  /// CM-2.5: who had the starting player marker first, where there is one.
  virtual std::optional<Seat> starting_player() const { return std::nullopt; }

  /// The seats that others wait for.
  virtual SeatSet awaited() const = 0;
  /// Those of them whose decision the table's clock is for.
  virtual SeatSet timed() const { return awaited(); }
  virtual bool is_over() const = 0;
  /// The record's `end` event, of a game that is over.
  virtual boost::json::object result() const = 0;
  /// The game's record so far, where it is recorded; until the next action.
  virtual std::string_view record() const = 0;

  virtual std::unique_ptr<Look> look(Viewer viewer) const = 0;
  virtual void show_whole(const Look& look, Shown to) const = 0;
  /// What has changed since the look, which is of the game as it is now afterwards.
  virtual void show_changes(Look& look, Shown to) const = 0;

  /// What a bot in that seat must decide now; nothing where it has nothing to decide.
  virtual std::unique_ptr<const Decision> decision_of(Seat seat) const = 0;
  /// Plays that seat.
  virtual std::unique_ptr<BotPlayer> bot_for(Seat seat) const {
    return std::make_unique<BotOfTurns>(seat);
  }
};

/// One of the games that can be played at a table: all that is common to its games.
class GameKind : public protocol::GameForm {
 public:
  /// CM-2.5: whether somebody starts, whom the host may name.
  virtual bool has_starting_player() const { return false; }
  virtual std::unique_ptr<Game> make_game(const protocol::GameOptions& options,
                                          const Beginning& beginning) const = 0;
};

}  // namespace coverstory::tables
