// The choices of a table of Cover Up. The defaults are the printed rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/option.h"

namespace coverstory::cover_up {

/// CU-4.3: when mistakes are found.
enum class Referee : std::uint8_t {
  Book,  // at scoring
  Live,  // while building; a flip is refused while there is one
};

/// What a player sees of the piles of the others while all build. On a table one may glance across;
/// on a screen watching costs nothing, so by default only the number of cards is told.
enum class OthersPiles : std::uint8_t { Counted, Visible };

inline constexpr int kMostPlayers = 6;  // CU-1.4
inline constexpr int kLongestHourglassS = 600;
inline constexpr int kLongestLimitS = 3600;

struct Options {
  int players = 2;  // CU-1.4; one plays against par (CU-7.2)
  Referee referee = Referee::Book;
  int hourglass_s = 30;  // CU-1.5
  int limit_s = 300;     // CU-4.2: the time before the first flip
  OthersPiles others_piles = OthersPiles::Counted;

  friend bool operator==(const Options&, const Options&) = default;
};

/// Each option, declared once: a new one is added at the end.
inline constexpr std::array kOptions{
    option<&Options::players>({.key = "players",
                               .meaning = "players at the table, 1 to 6; one plays against par",
                               .low = 1,
                               .high = kMostPlayers,
                               .refusal = "Cover Up is played by 1 to 6 players."}),
    option<&Options::referee>({.key = "referee",
                               .meaning = "mistakes are found at scoring, or at once",
                               .words = {"book", "live"}}),
    option<&Options::hourglass_s>({.key = "hourglass_s",
                                   .meaning = "how many seconds the hourglass runs",
                                   .low = 1,
                                   .high = kLongestHourglassS,
                                   .offered = {15, 30, 45, 60, 90},
                                   .refusal = "The hourglass runs for 1 to 600 seconds."}),
    option<&Options::limit_s>({.key = "limit_s",
                               .meaning = "how many seconds until it runs by itself",
                               .low = 1,
                               .high = kLongestLimitS,
                               .offered = {60, 120, 300, 600},
                               .refusal = "The limit before the first flip is 1 to 3600 seconds."}),
    option<&Options::others_piles>({.key = "others_piles",
                                    .meaning = "what players see of each other's piles",
                                    .words = {"counted", "visible"},
                                    .scope = Scope::Table}),
};

/// What is wrong with the options, as a sentence; nothing if they are fine.
constexpr std::optional<std::string_view> validate(const Options& options) {
  return what_is_wrong(kOptions, options);
}
static_assert(!validate({}));

}  // namespace coverstory::cover_up
