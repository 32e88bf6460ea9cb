#include <boost/json.hpp>

#include "records/awards.h"
#include "records/cover_me/cards.h"
#include "records/cover_me/chronicle.h"

namespace coverstory::records::cover_me {
namespace {

namespace json = boost::json;

json::object moment_json(Calendar calendar) {
  return {{"year", calendar.year}, {"season", word_of(calendar.season)}};
}

json::array seasons_json(const Chronicle& game, Seat seat) {
  json::array result;
  for (const SeasonOfSeat& season : seasons_of(game, seat)) {
    json::object told = moment_json(season.calendar);
    told["prestige"] = season.prestige;
    told["threes"] = season.threes;
    told["zeros"] = season.zeros;
    result.push_back(std::move(told));
  }
  return result;
}

json::value best_json(const Chronicle& game, Seat seat) {
  const auto best = best_cover(game, seat);
  if (!best) return nullptr;
  json::object told = moment_json(best->calendar);
  told["card"] = code_of(best->card);
  return told;
}

}  // namespace

json::object chronicle_json(const Chronicle& game, Seat seat) {
  const Ranking& ranking = game.ranking;
  return {
      {"rank", ranking.ranks[seat.index]},
      {"won", ranking.winners.contains(seat)},
      {"shared", ranking.winners.size() > 1},
      {"scores", json::array(ranking.prestige.begin(), ranking.prestige.begin() + game.players())},
      {"covers", ranking.cards[seat.index]},
      {"seasons", seasons_json(game, seat)},
      {"best", best_json(game, seat)},
      {"awards", awards_json(awards_of(game, seat))}};
}

}  // namespace coverstory::records::cover_me
