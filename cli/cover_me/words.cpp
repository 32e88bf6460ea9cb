#include "cli/cover_me/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

#include "engine/cover_me/fictional.h"
#include "records/cover_me/cards.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

constexpr std::array<std::string_view, kHairs> kHair{"blonde", "red-brown", "black"};
constexpr std::array<std::string_view, kLengths> kLength{"short", "semi-long", "long"};
constexpr std::array<std::string_view, kPatterns> kPattern{"squared", "diamond", "striped"};
constexpr std::array<std::string_view, kClothes> kColor{"yellow", "blue",  "red",
                                                        "green",  "black", "white"};

std::string traits_words(Card card) {
  const Traits& traits = traits_of(card);
  return fmt::format("{}, {}, {} {}", word_of(traits.clothes), word_of(traits.pattern),
                     word_of(traits.length), word_of(traits.hair));
}

template <class Trait, std::size_t N>
TraitTrack trait_track(std::string_view name, const std::array<std::uint8_t, N>& track) {
  TraitTrack result{.trait = name};
  const unsigned trends = highest(track);
  for (std::size_t i = 0; i < N; ++i) {
    result.steps.push_back({.word = word_of(static_cast<Trait>(i)),
                            .count = track[i],
                            .is_trend = (trends >> i & 1u) != 0});
  }
  return result;
}

/// Characteristics that nobody shows are passed over: there are six clothes colours.
std::string counts_of(const TraitTrack& track) {
  std::string text;
  for (const auto& step : track.steps) {
    if (step.count == 0) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", step.word, step.count);
  }
  return text;
}

bool is_plural(const TraitTrack& track) {
  int trends = 0;
  for (const auto& step : track.steps) trends += step.is_trend ? 1 : 0;
  return trends > 1;
}

}  // namespace

std::string_view word_of(Hair hair) {
  return kHair[static_cast<std::size_t>(hair)];
}
std::string_view word_of(Length length) {
  return kLength[static_cast<std::size_t>(length)];
}
std::string_view word_of(Pattern pattern) {
  return kPattern[static_cast<std::size_t>(pattern)];
}
std::string_view word_of(Clothes clothes) {
  return kColor[static_cast<std::size_t>(clothes)];
}

std::string season_words(Calendar calendar) {
  const std::string season(records::cover_me::word_of(calendar.season));
  return fmt::format("{}, year {}", capitalised(season), calendar.year);
}

std::string brief(Card card) {
  return fmt::format("{} ({})", name_of(card), traits_words(card));
}

std::string in_full(Card card, const Options& options) {
  const std::string worth =
      options.equal_values() ? "" : ", " + worth_words(options.worth(card), options);
  return fmt::format("{}: {} hair{} [{}]", name_of(card), traits_words(card), worth, code_of(card));
}

std::string worth_words(int worth, const Options& options) {
  return options.equal_values() ? counted(worth, "point") : fmt::format("{} prestige", worth);
}

int worth_of(const CardSet& scored, const Options& options) {
  int worth = 0;
  scored.for_each([&](Card card) { worth += options.worth(card); });
  return worth;
}

std::string detail::coded(Card card) {
  return fmt::format("{} [{}]", name_of(card), code_of(card));
}

std::string detail::joined(const std::vector<std::string>& items, std::string_view separator) {
  return fmt::format("{}", fmt::join(items, separator));
}

std::string magazine_words(int row, const Options& options, const Cast& cast) {
  if (options.with_fictional_players() && row >= kFirstFictionalRow) {
    return fmt::format("the {} fictional player's magazine",
                       row == kFirstFictionalRow ? "first" : "second");
  }
  if (!options.is_advanced()) return cast.whose(Seat(row)) + " magazine";
  return fmt::format("{} {} magazine", cast.whose(Seat(row / 2)),
                     row % 2 == 0 ? "primary" : "secondary");
}

std::string TraitTrack::trend_words() const {
  std::vector<std::string> words;
  for (const Step& step : steps) {
    if (step.is_trend) words.emplace_back(step.word);
  }
  return listed(words);
}

int TraitTrack::highest() const {
  int top = 0;
  for (const Step& step : steps) top = std::max(top, step.count);
  return top;
}

ActiveTracks active_tracks(const Tracks& tracks, Season season) {
  return {trait_track<Hair>("Hair colour", tracks.hair),
          trait_track<Length>("Hair length", tracks.length),
          third_trait(season) == ThirdTrait::Pattern
              ? trait_track<Pattern>("Pattern", tracks.pattern)
              : trait_track<Clothes>("Clothes", tracks.clothes)};
}

std::string track_line(const TraitTrack& track) {
  if (track.highest() == 0) {
    return fmt::format("{}: nothing counted yet, so all are trends.", track.trait);
  }
  return fmt::format("{}: {}. The {} {}.", track.trait, counts_of(track),
                     is_plural(track) ? "trends are" : "trend is", track.trend_words());
}

std::string move_line(const TraitTrack& before, const TraitTrack& now) {
  const std::string was = before.trend_words(), is = now.trend_words();
  const std::string_view noun = is_plural(now) ? "trends" : "trend";
  if (before.highest() == 0) {
    return fmt::format("{}: the {} {} {}, with {}.", now.trait, noun, is_plural(now) ? "are" : "is",
                       is, now.highest());
  }
  if (was == is) {
    return fmt::format("{}: the {} {} {}, with {}.", now.trait, noun,
                       is_plural(now) ? "stay" : "stays", is, now.highest());
  }
  return fmt::format("{}: the trend was {}, now it is {}, with {}.", now.trait, was, is,
                     now.highest());
}

std::string matches_of(Card model, const Trends& trends) {
  const Traits& traits = traits_of(model);
  const bool pattern = trends.third_trait == ThirdTrait::Pattern;
  const auto matches = [](unsigned bits, auto trait) {
    return (bits >> static_cast<unsigned>(trait) & 1u) != 0;
  };
  std::vector<std::string> words;
  if (matches(trends.hair, traits.hair))
    words.push_back(fmt::format("{} hair", word_of(traits.hair)));
  if (matches(trends.length, traits.length)) words.emplace_back(word_of(traits.length));
  if (pattern && matches(trends.third, traits.pattern)) words.emplace_back(word_of(traits.pattern));
  if (!pattern && matches(trends.third, traits.clothes)) {
    words.push_back(fmt::format("{} clothes", word_of(traits.clothes)));
  }
  return listed(words);
}

std::string value_words(Card model, const Trends& trends) {
  const int value = trend_value(model, trends);
  if (value == 0) return "trend value 0";
  return fmt::format("trend value {}: {}", value, matches_of(model, trends));
}

}  // namespace coverstory::cli
