#include "records/cover_me/json.h"

#include <ranges>

#include "engine/cover_me/ranking.h"
#include "records/cover_me/cards.h"
#include "records/line.h"
#include "records/options.h"

namespace coverstory::records::cover_me {
namespace {

namespace json = boost::json;

std::string_view hair_word(Hair hair) {
  return kHairLetters.substr(static_cast<std::size_t>(hair), 1);
}

json::array kept_or_played(Action action) {
  json::array cards{code_of(action.card())};
  if (const auto second = action.second_card()) cards.emplace_back(code_of(*second));
  return cards;
}

/// What tells a choice from others of its kind.
void add_details(json::object& result, Action action, std::optional<Card> taken,
                 std::span<const Card> returned) {
  switch (action.kind()) {
    case Kind::Take:
      result["from"] = action.pile() ? hair_word(*action.pile()) : "draw";
      result["card"] = code_or_null(taken);
      break;
    case Kind::Play:
      result["cards"] = kept_or_played(action);
      break;
    case Kind::Feature:
      result["row"] = action.row();
      result["card"] = code_of(action.model());
      break;
    case Kind::Keep:
      result["cards"] = kept_or_played(action);
      result["returned"] = list_json(returned);
      break;
    case Kind::Swap:
      result["discard"] = code_or_null(action.discarded());
      break;
    case Kind::Vote:
      result["extra"] = action.extra_season();
      break;
  }
}

/// The characteristics of a trait that are trends, as letters.
json::array letters_json(std::uint8_t trends, std::string_view letters) {
  json::array result;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if ((trends >> i & 1) != 0) result.emplace_back(letters.substr(i, 1));
  }
  return result;
}

template <class T>
json::array by_seat(const BySeat<T>& values, int players, auto to_json) {
  json::array result;
  for (const T& value : values | std::views::take(players)) result.push_back(to_json(value));
  return result;
}

constexpr auto as_list = [](const auto& cards) { return list_json(cards); };
constexpr auto as_number = [](int number) { return json::value(number); };

}  // namespace

json::object options_json(const Options& options) {
  return records::options_json(kOptions, options);
}

Options read_options(const json::object& object) {
  return records::read_options(kOptions, object);
}

json::object set_up_json(const SetUp& decks, const Options& options) {
  json::array later;
  if (!options.equal_values()) {
    for (const ColorDeck& deck : decks.later) later.push_back(pile_json(deck));
  }
  json::object result{{"e", "setup"},
                      {"start", decks.start.index},
                      {"draw", pile_json(decks.draw)},
                      {"next", pile_json(decks.next)},
                      {"later", std::move(later)}};
  if (options.equal_values())
    result["personal"] = by_seat(decks.personal, options.players, as_list);
  return result;
}

json::object choice_json(Action action, std::optional<Card> taken, std::span<const Card> returned) {
  json::object result{{"kind", word_of(action.kind())}};
  add_details(result, action, taken, returned);
  return result;
}

json::object acted_json(const Acted& acted) {
  json::object result{{"e", "act"},
                      {"seat", acted.seat.index},
                      {"kind", word_of(acted.action.kind())},
                      {"legal", acted.legal}};
  add_details(result, acted.action, acted.taken, {acted.returned.data(), acted.returned.size()});
  return result;
}

json::object shuffled_json(ShuffledPile pile, std::span<const Card> cards) {
  return {{"e", "shuffle"},
          {"pile", pile == ShuffledPile::Draw ? "draw" : "fictional"},
          {"cards", pile_json(cards)}};
}

json::object trends_json(const Trends& trends) {
  json::object result{{"hair", letters_json(trends.hair, kHairLetters)},
                      {"length", letters_json(trends.length, kLengthLetters)}};
  if (trends.third_trait == ThirdTrait::Pattern) {
    result["pattern"] = letters_json(trends.third, kPatternLetters);
  } else {
    result["clothes"] = letters_json(trends.third, kClothesLetters);
  }
  return result;
}

json::object season_json(const SeasonScored& season, const State& state) {
  const int players = state.options.players;
  json::object result{{"e", "season"},
                      {"year", season.calendar.year},
                      {"season", word_of(season.calendar.season)},
                      {"trends", trends_json(season.trends)},
                      {"scored", by_seat(season.scored, players, as_list)}};
  if (state.options.is_advanced()) result["middle"] = by_seat(season.middle, players, as_list);
  result["influence"] = list_json(state.influence);
  json::array prestiges;
  for (int seat = 0; seat < players; ++seat) prestiges.emplace_back(prestige(state, Seat(seat)));
  result["prestige"] = std::move(prestiges);
  return result;
}

json::object state_json(const State& state) {
  json::array discard;
  state.discard.for_each([&](Card card) { discard.emplace_back(code_of(card)); });
  json::object open;
  for (std::size_t hair = 0; hair < kHairs; ++hair) {
    open[kHairLetters.substr(hair, 1)] = pile_json(state.open[hair]);
  }
  return {{"e", "state"},
          {"hands", by_seat(state.hands, state.options.players, as_list)},
          {"draw", pile_json(state.draw)},
          {"open", std::move(open)},
          {"next", pile_json(state.next)},
          {"discard", std::move(discard)},
          {"influence", list_json(state.influence)},
          {"fictional", pile_json(state.fictional)},
          {"start", state.start.index}};
}

json::object end_json(const Ranking& result, const Options& options) {
  json::array winners;
  for (SeatSet rest = result.winners; !rest.empty(); rest.erase(rest.first())) {
    winners.emplace_back(rest.first().index);
  }
  return {{"e", "end"},
          {"prestige", by_seat(result.prestige, options.players, as_number)},
          {"cards", by_seat(result.cards, options.players, as_number)},
          {"ranks", by_seat(result.ranks, options.players, as_number)},
          {"winners", std::move(winners)}};
}

Writer::Writer(const Options& options, const std::vector<std::string>& seats, const Seed& seed) {
  add_line(text_, header_json("cover-me", options_json(options), seats, seed));
}

void Writer::set_up(const State& state, const SetUp& decks) {
  add_line(text_, set_up_json(decks, state.options));
}
void Writer::acted(const State&, const Acted& acted) {
  add_line(text_, acted_json(acted));
}
void Writer::shuffled(const State&, ShuffledPile pile, std::span<Card> cards) {
  add_line(text_, shuffled_json(pile, cards));
}
void Writer::season_scored(const State& state, const SeasonScored& season) {
  add_line(text_, season_json(season, state));
}
void Writer::season_begun(const State& state) {
  add_line(text_, state_json(state));
}
void Writer::ended(const State& state, const Ranking& result) {
  add_line(text_, end_json(result, state.options));
}

}  // namespace coverstory::records::cover_me
