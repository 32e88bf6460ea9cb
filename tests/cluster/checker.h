// What servers that share one store promise, held against what people remember of a table and the
// log that the store has of it in the end. It knows nothing of how the servers do it, nor of the
// faults that happened meanwhile.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/cluster/history.h"

namespace coverstory::cluster {

enum class Promise : std::uint8_t {
  NothingLost,      // an accepted command is in the log, with the number that was answered
  NothingDoubled,   // no command is there twice
  RefusedNever,     // a refused one is not there at all
  NothingInvented,  // nothing is there that nobody asked for
  RealTimeOrder,    // what was answered before another was sent stands before it
  TimesAreRight,    // the times of entries never go back, and are the database's
  StreamsAreWhole,  // a watcher is shown the entries one after the other, as the viewer may see
                    // them
  WatchersAgree,    // of the same entry two watchers of a kind are told the same
  NothingHidden,    // nobody is told what the rules hide
  ThereIsThere,     // for who is at the table, at whichever server, no bot stands in
  ListsAreRight,    // a table is among the own ones of who plays there, by whichever server
  OneNextTable,     // all who ask for a rematch are told of the same table
  GamesEnd,         // the game is over
  RecordsCheck,     // the log folds, and its record is right
};
inline constexpr std::array<std::string_view, 14> kPromises{
    "nothing lost",    "nothing doubled",       "refused never",     "nothing invented",
    "real-time order", "times are right",       "streams are whole", "watchers agree",
    "nothing hidden",  "who is there is there", "lists are right",   "one next table",
    "games end",       "records check"};

/// A promise that was broken, and how.
struct Finding {
  Promise promise{};
  std::string sentence;
};

/// Whose time the entries of the log have.
enum class Times : std::uint8_t { OfTheDatabase, OfAnyClock };

std::vector<Finding> check(const TableHistory& history, std::span<const std::string> log,
                           Times times);

/// What came after the history of a table was checked: the log has grown by what was unknown then,
/// or by what nobody asked for, and is otherwise the same.
std::vector<Finding> check_later(const TableHistory& history, std::span<const std::string> log,
                                 std::span<const std::string> later);

}  // namespace coverstory::cluster
