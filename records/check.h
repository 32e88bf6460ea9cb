// Checks one game's record and tells what came of it, whichever game it is of: those of
// games/list.inc, each of which says in its `replay.cpp` how. What is wrong with a line is found
// and said here, the same for every game.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/seat.h"
#include "records/line.h"

namespace coverstory::records {

struct GameRecords {
  std::string_view name;  // as a header says it
  /// The first line that is wrong, and why; nothing where the record is right.
  std::optional<Mistake> (*first_mistake)(const GameLines& lines);
  /// What a seat made of a finished game, or what is wrong with its record.
  std::expected<boost::json::object, Mistake> (*chronicle)(const GameLines& lines, int seat);
};

/// The same of a record of any game.
std::optional<Mistake> first_mistake(const GameLines& lines);
std::expected<boost::json::object, Mistake> chronicle(const GameLines& lines, int seat);

/// How a game answers it: from its own chronicle, in JSON. A seat that the game has not is a
/// mistake of line 0.
template <auto chronicle_of, auto chronicle_json>
std::expected<boost::json::object, Mistake> chronicle_of_seat(const GameLines& lines, int seat) {
  const auto game = chronicle_of(lines);
  if (!game) return std::unexpected(game.error());
  if (seat < 0 || seat >= game->players()) {
    return std::unexpected(Mistake{0, "the game has no such seat"});
  }
  return chronicle_json(*game, Seat(seat));
}

/// What is wrong with the header of a record that names none of the games.
Mistake names_no_game(const GameLines& lines);

/// What is wrong where a line with this event must stand at place `at`: nothing, if it does.
std::optional<Mistake> missing_event(const GameLines& lines, std::size_t at,
                                     std::string_view event);

/// What is wrong with the line at place `at`, which must say what the rules say: the event of
/// `expected`, and the first of its keys whose value differs. Keys that only the line has may be
/// there. Lists under a key of `unordered` agree if they hold the same.
std::optional<Mistake> difference(const GameLines& lines, std::size_t at,
                                  const boost::json::object& expected,
                                  std::span<const std::string_view> unordered);

}  // namespace coverstory::records
