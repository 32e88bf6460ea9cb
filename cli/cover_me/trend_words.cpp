#include "cli/cover_me/trend_words.h"

#include <fmt/format.h>

#include "cli/cover_me/words.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

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
