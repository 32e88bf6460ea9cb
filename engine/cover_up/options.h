// The choices of a table of Cover Up. The defaults are the printed rules.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

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

/// What is wrong with the options, as a sentence; nothing if they are fine.
std::optional<std::string_view> validate(const Options& options);

}  // namespace coverstory::cover_up
