// What a page must know at once while a card is in the hand: the tracks that it is rated by, their
// trends, what models are worth to them, what a cover that is tried would change, and a hint.
#include <algorithm>
#include <vector>

#include "bots/cover_me/bot.h"
#include "engine/cover_me/fashion.h"
#include "protocol/cover_me/view_json.h"
#include "records/cover_me/cards.h"
#include "records/cover_me/json.h"
#include "records/fields.h"
#include "wasm/exported.h"

namespace coverstory::wasm {
namespace {

namespace json = boost::json;
using namespace coverstory::cover_me;

Season season_in(const json::object& view) {
  const auto season = records::from_word<Season>(records::text_field(view, "season"));
  if (!season) refuse("There is no such season.");
  return *season;
}

/// A track as a view tells it: the number of models by letter.
template <std::size_t N>
void read_track(const json::object& tracks, std::string_view trait, std::string_view letters,
                std::array<std::uint8_t, N>& track) {
  const json::object& told = records::object_field(tracks, trait);
  for (std::size_t i = 0; i < N; ++i) {
    track[i] =
        static_cast<std::uint8_t>(records::number_field(told, letters.substr(i, 1), 0, kCards));
  }
}

Fashion fashion_now(const json::object& view) {
  const Season season = season_in(view);
  const json::object& told = records::object_field(view, "tracks");
  Fashion fashion{.season = season};
  read_track(told, "hair", kHairLetters, fashion.tracks.hair);
  read_track(told, "length", kLengthLetters, fashion.tracks.length);
  if (third_trait(season) == ThirdTrait::Pattern) {
    read_track(told, "pattern", kPatternLetters, fashion.tracks.pattern);
  } else {
    read_track(told, "clothes", kClothesLetters, fashion.tracks.clothes);
  }
  return fashion;
}

json::array letters_of(std::uint8_t trends, std::string_view letters) {
  json::array result;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if ((trends >> i & 1) != 0) result.emplace_back(letters.substr(i, 1));
  }
  return result;
}

bool is_trend(std::uint8_t trends, auto characteristic) {
  return (trends >> static_cast<unsigned>(characteristic) & 1) != 0;
}

/// Whether a model matches in clothes or pattern, in length and in hair: the order of the look.
json::object value_json(Card card, const Trends& trends) {
  const Traits& traits = traits_of(card);
  const bool third = trends.third_trait == ThirdTrait::Pattern
                         ? is_trend(trends.third, traits.pattern)
                         : is_trend(trends.third, traits.clothes);
  return {{"value", trend_value(card, trends)},
          {"matches",
           {third, is_trend(trends.length, traits.length), is_trend(trends.hair, traits.hair)}}};
}

Card card_in(const json::value& value) {
  const auto card =
      value.is_string() ? card_from_code(std::string(value.get_string())) : std::nullopt;
  if (!card) refuse("This is not a card of Cover Me.");
  return *card;
}

std::vector<Card> cards_in(const json::array& codes) {
  std::vector<Card> cards;
  for (const json::value& code : codes) cards.push_back(card_in(code));
  return cards;
}

/// CM-6.4: while hands are filled, what the coming season begins with.
Fashion fashion_in(const json::object& view) {
  if (!view.contains("phase") || records::text_field(view, "phase") != "hands") {
    return fashion_now(view);
  }
  const Options options = records::cover_me::read_options(records::object_field(view, "options"));
  const std::vector<Card> influence = cards_in(records::list_field(view, "influence"));
  return coming_fashion(season_in(view), options.length, influence);
}

json::object trends_json(const Trends& trends) {
  const bool pattern = trends.third_trait == ThirdTrait::Pattern;
  return {{"hair", letters_of(trends.hair, kHairLetters)},
          {"length", letters_of(trends.length, kLengthLetters)},
          {pattern ? "pattern" : "clothes",
           letters_of(trends.third, pattern ? kPatternLetters : kClothesLetters)}};
}

json::value tracks_json(const Fashion& fashion) {
  return records::value_of([&](records::JsonText& to) {
    protocol::cover_me::write_tracks(to, fashion.tracks, fashion.season);
  });
}

/// The open piles, which a view lists top first.
void read_open_piles(const json::object& told, View& view) {
  const json::object& open = records::object_field(told, "open");
  for (std::size_t hair = 0; hair < view.open.size(); ++hair) {
    const std::vector<Card> pile =
        cards_in(records::list_field(open, kHairLetters.substr(hair, 1)));
    for (auto card = pile.rbegin(); card != pile.rend(); ++card) view.open[hair].push_back(*card);
  }
}

/// As much of a view as the plain bot looks at; of the season that the decision is for.
View open_table(const json::object& told) {
  const Fashion fashion = fashion_in(told);
  View view;
  view.options = records::cover_me::read_options(records::object_field(told, "options"));
  view.tracks = fashion.tracks;
  view.calendar.season = fashion.season;
  read_open_piles(told, view);
  return view;
}

}  // namespace

/// CM-4.3, CM-5.1: of a view (its season and tracks are read, and in the phase `hands` its
/// influence row and the game's options), the season and the tracks that cards are rated by now,
/// the trends by trait, and the trend value of each of the cards: all of it as if the covers in
/// `tried` were shown too.
EXPORTED(cover_me_fashion) void cover_me_fashion(Text view, Text tried, Text cards) {
  const Fashion fashion = with_covers(fashion_in(object_in(view)), cards_in(array_in(tried)));
  const Trends trends = fashion.trends();
  json::array values;
  for (const Card card : cards_in(array_in(cards))) values.push_back(value_json(card, trends));
  answer(json::object{{"season", records::word_of(fashion.season)},
                      {"tracks", tracks_json(fashion)},
                      {"trends", trends_json(trends)},
                      {"values", std::move(values)}});
}

/// A hint for whoever wants one: which of the legal choices the plain bot would make. It goes by
/// what lies open, so what the page knows is enough for it: of the view also the open piles and the
/// options are read.
EXPORTED(cover_me_hint) int cover_me_hint(Text view, Text legal) {
  const View seen = open_table(object_in(view));
  Choices choices;
  for (const json::value& choice : array_in(legal)) {
    if (!choice.is_object() || choices.size() == choices.capacity()) refuse("This is no choice.");
    choices.push_back(records::cover_me::read_action(choice.get_object()));
  }
  if (choices.empty()) refuse("There is nothing to decide.");
  const auto bot = bots::cover_me::make_bot("greedy", Seed{});
  if (!bot) break_off(bot.error());
  const Action chosen = (*bot)->choose(seen, choices);
  return static_cast<int>(std::ranges::find(choices, chosen) - choices.begin());
}

}  // namespace coverstory::wasm
