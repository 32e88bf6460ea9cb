#include "games/cover_me/events.h"

#include "engine/cover_me/fictional.h"
#include "engine/cover_me/month.h"
#include "protocol/cover_me/view_json.h"
#include "records/cover_me/cards.h"
#include "records/cover_me/json.h"

namespace coverstory::games {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_me;
using records::cover_me::word_of;

/// CM-6.3: which cards are kept is seen by the player alone; how many, by all. A take from the draw
/// pile shows nothing (CM-12.2).
json::object public_choice(const Acted& acted) {
  const Action action = acted.action;
  if (action.kind() == Kind::Keep) {
    return {{"kind", "keep"}, {"cards", action.second_card() ? 2 : 1}};
  }
  const bool from_draw = action.kind() == Kind::Take && !action.pile();
  return records::cover_me::choice_json(action, from_draw ? std::nullopt : acted.taken, {});
}

/// CM-4.1: the covers of the month that has just been opened, of players and fictional players.
json::array covers_json(const State& state) {
  json::array covers;
  const int own_rows = state.options.rows_of_a_player();
  const int players_rows = state.options.players * own_rows;
  for (int at = 0; at < state.options.rows(); ++at) {
    const Row& row = state.rows[static_cast<std::size_t>(at)];
    if (row.size() < state.month) continue;
    const bool fictional = at >= players_rows;
    covers.push_back({{"seat", fictional ? json::value() : json::value(at / own_rows)},
                      {"row", fictional ? at - kFirstFictionalRow : at % own_rows},
                      {"card", code_of(row[state.month - 1u])}});
  }
  return covers;
}

json::array merits_json(const Ranking& ranking, int players) {
  json::array result;
  for (int seat = 0; seat < players; ++seat) {
    json::array& merits = result.emplace_back(json::array()).get_array();
    for (const int merit : ranking.merits[static_cast<std::size_t>(seat)]) {
      merits.emplace_back(merit);
    }
  }
  return result;
}

}  // namespace

void CoverMeEvents::acted(const State&, const Acted& acted) {
  if (acted.action.kind() == Kind::Play) return;  // told by the month
  json::object told = public_choice(acted);
  told["e"] = "act";
  told["seat"] = acted.seat.index;
  events_.push_back(std::move(told));
}

void CoverMeEvents::shuffled(const State&, ShuffledPile pile, std::span<Card>) {
  events_.push_back(
      {{"e", "shuffle"}, {"pile", pile == ShuffledPile::Draw ? "draw" : "fictional"}});
}

void CoverMeEvents::month_revealed(const State& state) {
  events_.push_back(
      {{"e", "month"},
       {"year", state.calendar.year},
       {"season", word_of(state.calendar.season)},
       {"month", state.month},
       {"covers", covers_json(state)},
       {"tracks", protocol::cover_me::tracks_json(state.tracks, state.calendar.season)},
       {"trends", records::cover_me::trends_json(trends_now(state))}});
}

void CoverMeEvents::season_scored(const State& state, const SeasonScored& season) {
  events_.push_back(records::cover_me::season_json(season, state));
}

void CoverMeEvents::season_begun(const State& state) {
  events_.push_back({{"e", "begin"},
                     {"year", state.calendar.year},
                     {"season", word_of(state.calendar.season)},
                     {"start", state.start.index}});
}

void CoverMeEvents::ended(const State& state, const Ranking& ranking) {
  json::object told = records::cover_me::end_json(ranking, state.options);
  told["merits"] = merits_json(ranking, state.options.players);
  events_.push_back(std::move(told));
}

}  // namespace coverstory::games
