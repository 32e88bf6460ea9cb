// What a page must know at once while a card is in the hand: the trends of tracks as they stand,
// and what models are worth to them.
#include "engine/cover_me/trends.h"

#include <span>

#include "records/cover_me/cards.h"
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

Trends trends_in(const json::object& view) {
  const Season season = season_in(view);
  const json::object& told = records::object_field(view, "tracks");
  Tracks tracks;
  read_track(told, "hair", kHairLetters, tracks.hair);
  read_track(told, "length", kLengthLetters, tracks.length);
  if (third_trait(season) == ThirdTrait::Pattern) {
    read_track(told, "pattern", kPatternLetters, tracks.pattern);
  } else {
    read_track(told, "clothes", kClothesLetters, tracks.clothes);
  }
  return trends_of(tracks, season);
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

}  // namespace

/// CM-4.3, CM-5.1: of a view (its season and tracks are read), the trends by trait and the trend
/// value of each of the cards.
EXPORTED(cover_me_trends) void cover_me_trends(Text view, Text cards) {
  const Trends trends = trends_in(object_in(view));
  const bool pattern = trends.third_trait == ThirdTrait::Pattern;
  json::array values;
  for (const json::value& card : array_in(cards))
    values.push_back(value_json(card_in(card), trends));
  answer(json::object{{"trends",
                       {{"hair", letters_of(trends.hair, kHairLetters)},
                        {"length", letters_of(trends.length, kLengthLetters)},
                        {pattern ? "pattern" : "clothes",
                         letters_of(trends.third, pattern ? kPatternLetters : kClothesLetters)}}},
                      {"values", std::move(values)}});
}

}  // namespace coverstory::wasm
