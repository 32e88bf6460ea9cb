// A finished game of Cover Up as its rounds went, and what one seat made of it: the figures of
// somebody's statistics, and the awards that the game brought them. All of it follows from the
// record, so that it is true and can be made again.
#pragma once

#include <array>
#include <boost/json.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "engine/core/seat.h"
#include "engine/cover_up/events.h"
#include "records/line.h"
#include "records/words.h"

namespace coverstory::records::cover_up {

using namespace coverstory::cover_up;

/// CU-4.1: who flipped the hourglass in a round, and when.
struct HourglassFlip {
  Seat seat;
  Milliseconds since_round_began = 0;
};

struct RoundOfGame {
  RoundResult result;
  std::optional<HourglassFlip> flip;
};

/// What a finished game came to.
struct Chronicle {
  std::vector<RoundOfGame> rounds;
  GameResult result;

  int players() const { return static_cast<int>(result.totals.size()); }
};

/// The whole record is checked on the way.
std::expected<Chronicle, Mistake> chronicle_of(const GameLines& lines);

/// CU-5, CU-7.1: what a round came to for a seat.
struct RoundOfSeat {
  int points = 0;
  int par = 0;
  int over_par = 0;                        // of the pile: without the hourglass point
  bool is_flawless = false;                // no card beside the pile
  std::optional<Milliseconds> flipped_at;  // by this seat
};
std::vector<RoundOfSeat> rounds_of(const Chronicle& game, Seat seat);

/// 1 is the best; equal players share a rank (1, 1, 3).
int rank_of(const Chronicle& game, Seat seat);

enum class Award : std::uint8_t {
  Par,             // a pile at par
  ThreePars,       // in three rounds
  AllPars,         // in all five
  LastPar,         // in the fifth, with its two red cards (CU-6.3)
  Flawless,        // no card beside the pile, in all five rounds
  QuickPar,        // flipped the hourglass within two minutes, with a pile at par
  ThreeGoodFlips,  // CU-5.4: flipped without a mistake in three rounds
  BestEveryRound,  // nobody had fewer points in any round
  Landslide,       // won by ten or more
  PhotoFinish,     // won by one
  Comeback,        // won, and was last alone after three rounds
};
inline constexpr int kAwards = 11;

/// In the order above. Those for a victory are for one alone among others: a shared one, or a game
/// without others, brings none of them.
std::vector<Award> awards_of(const Chronicle& game, Seat seat);

/// All of it, as the page gets it (docs/records.md).
boost::json::object chronicle_json(const Chronicle& game, Seat seat);

}  // namespace coverstory::records::cover_up

namespace coverstory::records {

template <>
inline constexpr std::array<std::string_view, cover_up::kAwards> kWords<cover_up::Award>{
    "par",       "three-pars",   "all-pars",         "last-par",
    "flawless",  "quick-par",    "three-good-flips", "best-every-round",
    "landslide", "photo-finish", "comeback"};

}  // namespace coverstory::records
