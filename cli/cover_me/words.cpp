#include "cli/cover_me/words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "cli/speech.h"
#include "engine/cover_me/fictional.h"
#include "records/cover_me/cards.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

/// "yellow", "squared": a characteristic by its letter (CM-1.3).
std::string short_word(char letter) {
  return t(fmt::format("coverMe.short.{}", letter));
}

/// "yellow clothes", "squared pattern".
std::string look(char letter) {
  return t(fmt::format("coverMe.look.{}", letter));
}

std::string traits_words(Card card) {
  const std::string letters = code_of(card);  // clothes, pattern, length, hair
  return fmt::format("{}, {}, {}", short_word(letters[0]), short_word(letters[1]),
                     t(fmt::format("coverMe.hair.{}", letters.substr(2))));
}

template <std::size_t N>
TraitTrack trait_track(std::string name, std::string_view letters,
                       const std::array<std::uint8_t, N>& track) {
  TraitTrack result{.trait = std::move(name), .steps = {}};
  const unsigned trends = highest(track);
  for (std::size_t i = 0; i < N; ++i) {
    result.steps.push_back(
        {.word = short_word(letters[i]), .count = track[i], .is_trend = (trends >> i & 1u) != 0});
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

std::string trend_line(const TraitTrack& track, const std::string& remark) {
  if (track.highest() == 0) return fmt::format("{}: {}.", track.trait, t("terminal.trend.none"));
  const std::string trend =
      t("terminal.trend", {{"count", track.trends()}, {"list", track.trend_words()}});
  return fmt::format("{}: {}. {}{}.", track.trait, counts_of(track), trend, remark);
}

}  // namespace

std::string season_words(Calendar calendar) {
  const std::string season =
      t(fmt::format("coverMe.season.{}", records::cover_me::word_of(calendar.season)));
  return t("coverMe.course.season", {{"season", season}, {"year", calendar.year}});
}

std::string brief(Card card) {
  return fmt::format("{} ({})", name_of(card), traits_words(card));
}

std::string in_full(Card card, const Options& options) {
  const std::string worth =
      options.equal_values() ? "" : "; " + worth_words(options.worth(card), options);
  return fmt::format("{}: {}{} [{}]", name_of(card), traits_words(card), worth, code_of(card));
}

std::string cards_words(int count) {
  return t("coverMe.cards", {{"count", count}});
}

std::string worth_words(int worth, const Options& options) {
  return options.equal_values() ? cards_words(worth) : t("terminal.prestige", {{"count", worth}});
}

int worth_of(const CardSet& scored, const Options& options) {
  int worth = 0;
  scored.for_each([&](Card card) { worth += options.worth(card); });
  return worth;
}

std::string pile_words(Hair hair) {
  return t(fmt::format("coverMe.pile.named.{}", kHairLetters[static_cast<std::size_t>(hair)]));
}

std::string detail::coded(Card card) {
  return fmt::format("{} [{}]", name_of(card), code_of(card));
}

std::string detail::joined(const std::vector<std::string>& items, std::string_view separator) {
  return fmt::format("{}", fmt::join(items, separator));
}

std::string detail::none() {
  return t("terminal.none");
}

std::string row_words(int row, const Options& options, const Cast& cast) {
  if (options.with_fictional_players() && row >= kFirstFictionalRow) {
    return fmt::format("{} {}", t("coverMe.fictional"), row - kFirstFictionalRow + 1);
  }
  if (!options.is_advanced()) return cast.who(Seat(row));
  return fmt::format("{}, {}", cast.who(Seat(row / 2)),
                     row % 2 == 0 ? t("terminal.main") : t("coverMe.doing.second"));
}

std::string TraitTrack::trend_words() const {
  std::vector<std::string> words;
  for (const Step& step : steps) {
    if (step.is_trend) words.push_back(step.word);
  }
  return listed(words);
}

int TraitTrack::trends() const {
  return static_cast<int>(std::ranges::count_if(steps, &Step::is_trend));
}

int TraitTrack::highest() const {
  int top = 0;
  for (const Step& step : steps) top = std::max(top, step.count);
  return top;
}

ActiveTracks active_tracks(const Tracks& tracks, Season season) {
  return {
      trait_track(t("coverMe.ofHair"), kHairLetters, tracks.hair),
      trait_track(t("coverMe.ofLength"), kLengthLetters, tracks.length),
      third_trait(season) == ThirdTrait::Pattern
          ? trait_track(capitalised(t("coverMe.order.pattern")), kPatternLetters, tracks.pattern)
          : trait_track(capitalised(t("coverMe.order.clothes")), kClothesLetters, tracks.clothes)};
}

std::string track_line(const TraitTrack& track) {
  return trend_line(track, "");
}

std::string move_line(const TraitTrack& before, const TraitTrack& now) {
  const std::string was = before.trend_words();
  if (before.highest() == 0 || was == now.trend_words()) return track_line(now);
  return trend_line(now, fmt::format(" ({})", t("terminal.trend.before", {{"list", was}})));
}

std::string matches_of(Card model, const Trends& trends) {
  const Traits& traits = traits_of(model);
  const std::string letters = code_of(model);  // clothes, pattern, length, hair
  const auto matches = [](unsigned bits, auto trait) {
    return (bits >> static_cast<unsigned>(trait) & 1u) != 0;
  };
  std::vector<std::string> words;
  if (matches(trends.hair, traits.hair)) words.push_back(look(letters[3]));
  if (matches(trends.length, traits.length)) words.push_back(look(letters[2]));
  const bool pattern = trends.third_trait == ThirdTrait::Pattern;
  if (pattern && matches(trends.third, traits.pattern)) words.push_back(look(letters[1]));
  if (!pattern && matches(trends.third, traits.clothes)) words.push_back(look(letters[0]));
  return listed(words);
}

}  // namespace coverstory::cli
