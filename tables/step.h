// A table's log is a list of steps: what happened, in order, each a fact that needs no more
// deciding. Folding them gives the table. Steps are kept for years: their JSON (step_json.h) only
// grows, and a log of any older version can be read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "protocol/table/game_form.h"
#include "protocol/table/settings.h"
#include "tables/occupant.h"
#include "tables/time.h"

namespace coverstory::tables {

/// A table is opened.
struct Created {
  protocol::Settings settings;
  std::vector<Occupant> seats;
  Seat host;
  std::optional<Seat> start;  // CM-2.5: the starting player, where a rematch names one
  std::vector<Seat> muted;    // whose people may not talk, at the table before either
};
struct Joined {
  Seat seat;
  Person person;
  std::string name;
};
struct Left {
  Seat seat;
};
struct BotAdded {
  Seat seat;
  protocol::Level level{};
};
struct Emptied {
  Seat seat;
};
struct SettingsChanged {
  protocol::Settings settings;
};
/// Who sat in seat order[0] sits in seat 0 now, and so on.
struct Reordered {
  std::vector<Seat> order;
};
struct Started {
  Seed seed;
  std::optional<protocol::First> first{};  // what the host said; otherwise as the table was opened
};
/// The next table of the same people.
struct Rematched {
  std::string table;
};
/// A bot plays for the person of that seat, until the person is back.
struct StoodIn {
  Seat seat;
};
struct CameBack {
  Seat seat;
};
struct Said {
  Seat seat;
  std::string text;  // empty where the line was taken out of the log
};
/// The line with this number is taken away: nobody is shown it any more.
struct Unsaid {
  std::uint32_t line = 0;
};
/// The person of that seat may not talk, or may again.
struct Muted {
  Seat seat;
  bool muted = true;
};
/// The server's host has ended what goes on at the table.
struct Closed {};
/// An action in the game.
struct Played {
  Seat seat;
  protocol::GameAction action;
};
/// A deadline of the game was reached.
struct TimePassed {};

using What =
    std::variant<Created, Joined, Left, BotAdded, Emptied, SettingsChanged, Reordered, Started,
                 Rematched, StoodIn, CameBack, Said, Unsaid, Muted, Closed, Played, TimePassed>;

/// The command that a step obeys: whose, by the seat at that time, and its id.
struct Asked {
  Seat by;
  std::uint64_t id = 0;
};

struct Step {
  Time at = 0;
  std::optional<Asked> asked;  // nothing where the server itself or a bot did it
  What what;
};

}  // namespace coverstory::tables
