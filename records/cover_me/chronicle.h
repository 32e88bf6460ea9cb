// A finished game of Cover Me as its seasons went, and what one seat made of it: the figures of
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
#include "engine/cover_me/events.h"
#include "records/line.h"
#include "records/words.h"

namespace coverstory::records::cover_me {

using namespace coverstory::cover_me;

/// What a finished game came to.
struct Chronicle {
  Options options;
  std::vector<SeasonScored> seasons;  // extra seasons too
  Ranking ranking;

  int players() const { return options.players; }
};

/// The whole record is checked on the way.
std::expected<Chronicle, Mistake> chronicle_of(const GameLines& lines);

/// CM-6.2: what a season brought a seat, in both of its rows (CM-9.5).
struct SeasonOfSeat {
  Calendar calendar;
  int prestige = 0;  // without the middle, as CM-10.1 counts it
  int threes = 0;    // models that matched all trends
  int zeros = 0;     // rows whose models matched none
};
std::vector<SeasonOfSeat> seasons_of(const Chronicle& game, Seat seat);

/// The scored model of the most prestige, the earliest of equals; nothing where none scored.
struct BestCover {
  Card card;
  Calendar calendar;
};
std::optional<BestCover> best_cover(const Chronicle& game, Seat seat);

enum class Award : std::uint8_t {
  ThreeZeros,     // CM-6.2: three models of value 0 in a row
  FullYear,       // scored in every season of a year of four
  FourInARow,     // scored in four seasons one after the other
  EveryColor,     // scored models of every colour in the game
  AloneThrice,    // nobody else scored, in three seasons
  DoubleFeature,  // CM-9.5: both rows scored in a season
  WhiteCover,     // CM-1.4: a scored model of five prestige
  RichSeason,     // ten prestige in a season
  Landslide,      // won by eight or more
  PhotoFinish,    // won by one, or by what decides a draw (CM-10.2)
  FewestCovers,   // won with fewer models than anybody else scored
  Comeback,       // won, and was last alone after half of the seasons
  NeverBehind,    // won, and nobody was ever ahead
};
inline constexpr int kAwards = 13;

/// In the order above. Those for a victory are for one alone: a shared one brings none of them.
std::vector<Award> awards_of(const Chronicle& game, Seat seat);

/// All of it, as the page gets it (docs/records.md).
boost::json::object chronicle_json(const Chronicle& game, Seat seat);

}  // namespace coverstory::records::cover_me

namespace coverstory::records {

template <>
inline constexpr std::array<std::string_view, cover_me::kAwards> kWords<cover_me::Award>{
    "three-zeros",    "full-year",   "four-in-a-row", "every-color", "alone-thrice",
    "double-feature", "white-cover", "rich-season",   "landslide",   "photo-finish",
    "fewest-covers",  "comeback",    "never-behind"};

}  // namespace coverstory::records
