#include <boost/json.hpp>

#include "records/awards.h"
#include "records/cover_up/chronicle.h"

namespace coverstory::records::cover_up {
namespace {

namespace json = boost::json;

json::array rounds_json(const Chronicle& game, Seat seat) {
  json::array result;
  for (const RoundOfSeat& round : rounds_of(game, seat)) {
    result.push_back(
        {{"points", round.points},
         {"par", round.par},
         {"over_par", round.over_par},
         {"flawless", round.is_flawless},
         {"flipped_ms", round.flipped_at ? json::value(*round.flipped_at) : json::value()}});
  }
  return result;
}

}  // namespace

/// Alone nobody wins.
json::object chronicle_json(const Chronicle& game, Seat seat) {
  const GameResult& result = game.result;
  return {{"rank", rank_of(game, seat)},
          {"won", game.players() > 1 && result.winners.contains(seat)},
          {"shared", result.winners.size() > 1},
          {"scores", json::array(result.totals.begin(), result.totals.end())},
          {"rounds", rounds_json(game, seat)},
          {"awards", awards_json(awards_of(game, seat))}};
}

}  // namespace coverstory::records::cover_up
