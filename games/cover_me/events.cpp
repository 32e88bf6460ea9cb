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
using records::JsonText;
using records::cover_me::word_of;

/// CM-6.3: which cards are kept is seen by the player alone; how many, by all. A take from the draw
/// pile shows nothing (CM-12.2).
void write_public_choice(JsonText& to, const Acted& acted) {
  const Action action = acted.action;
  if (action.kind() == Kind::Keep) {
    to.key("kind").word("keep");
    to.key("cards").number(action.second_card() ? 2 : 1);
    return;
  }
  const bool from_draw = action.kind() == Kind::Take && !action.pile();
  records::cover_me::write_choice(to, action, from_draw ? std::nullopt : acted.taken, {});
}

/// CM-4.1: the covers of the month that has just been opened, of players and fictional players.
void write_covers(JsonText& to, const State& state) {
  const int own_rows = state.options.rows_of_a_player();
  const int players_rows = state.options.players * own_rows;
  const auto write_cover = [&](int at, Card card) {
    const bool fictional = at >= players_rows;
    fictional ? to.key("seat").null() : to.key("seat").number(at / own_rows);
    to.key("row").number(fictional ? at - kFirstFictionalRow : at % own_rows);
    to.key("card").word(code_of(card));
  };
  to.list([&] {
    for (int at = 0; at < state.options.rows(); ++at) {
      const Row& row = state.rows[static_cast<std::size_t>(at)];
      if (row.size() < state.month) continue;
      to.object([&] { write_cover(at, row[state.month - 1u]); });
    }
  });
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
  events_.add([&](JsonText& to) {
    write_public_choice(to, acted);
    to.key("e").word("act");
    to.key("seat").number(acted.seat.index);
  });
}

void CoverMeEvents::shuffled(const State&, ShuffledPile pile, std::span<Card>) {
  events_.add([&](JsonText& to) {
    to.key("e").word("shuffle");
    to.key("pile").word(pile == ShuffledPile::Draw ? "draw" : "fictional");
  });
}

void CoverMeEvents::month_revealed(const State& state) {
  events_.add([&](JsonText& to) {
    to.key("e").word("month");
    to.key("year").number(state.calendar.year);
    to.key("season").word(word_of(state.calendar.season));
    to.key("month").number(state.month);
    write_covers(to.key("covers"), state);
    protocol::cover_me::write_tracks(to.key("tracks"), state.tracks, state.calendar.season);
    records::cover_me::write_trends(to.key("trends"), trends_now(state));
  });
}

void CoverMeEvents::season_scored(const State& state, const SeasonScored& season) {
  // CM-6.5: what has scored now is seen by all; how much that makes is told at the end.
  if (state.options.totals == Totals::Hidden) {
    json::object told = records::cover_me::season_json(season, state);
    told.erase("prestige");
    return events_.add(told);
  }
  events_.add([&](JsonText& to) { records::cover_me::write_season(to, season, state); });
}

void CoverMeEvents::season_begun(const State& state) {
  events_.add([&](JsonText& to) {
    to.key("e").word("begin");
    to.key("year").number(state.calendar.year);
    to.key("season").word(word_of(state.calendar.season));
    to.key("start").number(state.start.index);
  });
}

void CoverMeEvents::ended(const State& state, const Ranking& ranking) {
  json::object told = records::cover_me::end_json(ranking, state.options);
  told["merits"] = merits_json(ranking, state.options.players);
  events_.add(told);
}

}  // namespace coverstory::games
