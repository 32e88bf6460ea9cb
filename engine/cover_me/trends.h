// CM-1.6, CM-4.2, CM-4.3, CM-5.1: the tracks of the catwalk and the two mirrors, the trends they
// show, and the trend value of a model.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/cover_me/calendar.h"
#include "engine/cover_me/card.h"

namespace coverstory::cover_me {

/// CM-4.2: how many models on the table show each characteristic. All four traits are counted;
/// which three are active is the season's matter.
struct Tracks {
  std::array<std::uint8_t, kHairs> hair{};
  std::array<std::uint8_t, kLengths> length{};
  std::array<std::uint8_t, kPatterns> pattern{};
  std::array<std::uint8_t, kClothes> clothes{};
  std::uint8_t unused = 0;  // makes it two words, so that a model is counted with two additions

  friend constexpr bool operator==(const Tracks&, const Tracks&) = default;

  constexpr void count(Card model);
};

namespace detail {
using TrackWords = std::array<std::uint64_t, 2>;

/// One step on each track of a model's characteristics.
constexpr std::array<TrackWords, kCards> all_steps() {
  std::array<TrackWords, kCards> table{};
  for (int i = 0; i < kCards; ++i) {
    const Traits& traits = traits_of(Card(i));
    Tracks steps;
    steps.hair[static_cast<std::size_t>(traits.hair)] = 1;
    steps.length[static_cast<std::size_t>(traits.length)] = 1;
    steps.pattern[static_cast<std::size_t>(traits.pattern)] = 1;
    steps.clothes[static_cast<std::size_t>(traits.clothes)] = 1;
    table[static_cast<std::size_t>(i)] = std::bit_cast<TrackWords>(steps);
  }
  return table;
}
inline constexpr std::array<TrackWords, kCards> kSteps = all_steps();
}  // namespace detail

/// No track can overflow into its neighbour: at most 20 models lie on the table.
constexpr void Tracks::count(Card model) {
  auto words = std::bit_cast<detail::TrackWords>(*this);
  words[0] += detail::kSteps[model.index][0];
  words[1] += detail::kSteps[model.index][1];
  *this = std::bit_cast<Tracks>(words);
}

/// CM-4.2: the tracks when these models lie on the table, and no others.
constexpr Tracks tracks_of(const auto& models) {
  Tracks tracks;
  for (const Card model : models) tracks.count(model);
  return tracks;
}

/// CM-4.3: the trends of the three active traits, a bit for each characteristic.
struct Trends {
  std::uint8_t hair = 0;
  std::uint8_t length = 0;
  std::uint8_t third = 0;
  ThirdTrait third_trait = ThirdTrait::Pattern;

  friend constexpr bool operator==(const Trends&, const Trends&) = default;
};

/// CM-4.3: the characteristics with the highest track; equal highest are all trends.
template <std::size_t N>
constexpr std::uint8_t highest(const std::array<std::uint8_t, N>& track) {
  std::uint8_t top = track[0];
  for (std::size_t i = 1; i < N; ++i) top = std::max(top, track[i]);
  unsigned bits = 0;
  for (std::size_t i = 0; i < N; ++i) bits |= static_cast<unsigned>(track[i] == top) << i;
  return static_cast<std::uint8_t>(bits);
}

constexpr Trends trends_of(const Tracks& tracks, Season season) {
  const ThirdTrait third = third_trait(season);
  return {.hair = highest(tracks.hair),
          .length = highest(tracks.length),
          .third = third == ThirdTrait::Pattern ? highest(tracks.pattern) : highest(tracks.clothes),
          .third_trait = third};
}

/// Characteristics as bits, in the order of `Tracks`: the trends of a season, or what a model
/// shows.
using Shown = std::uint16_t;

namespace detail {
inline constexpr int kLengthBit = kHairs;
inline constexpr int kPatternBit = kLengthBit + kLengths;
inline constexpr int kClothesBit = kPatternBit + kPatterns;

constexpr std::array<Shown, kCards> all_shown() {
  std::array<Shown, kCards> table{};
  for (int i = 0; i < kCards; ++i) {
    const Traits& traits = traits_of(Card(i));
    table[static_cast<std::size_t>(i)] =
        static_cast<Shown>(1u << static_cast<unsigned>(traits.hair) |
                           1u << (kLengthBit + static_cast<unsigned>(traits.length)) |
                           1u << (kPatternBit + static_cast<unsigned>(traits.pattern)) |
                           1u << (kClothesBit + static_cast<unsigned>(traits.clothes)));
  }
  return table;
}
inline constexpr std::array<Shown, kCards> kShown = all_shown();
}  // namespace detail

constexpr Shown shown_by(const Trends& trends) {
  const int third_bit =
      trends.third_trait == ThirdTrait::Pattern ? detail::kPatternBit : detail::kClothesBit;
  return static_cast<Shown>(trends.hair | trends.length << detail::kLengthBit |
                            trends.third << third_bit);
}

/// CM-5.1: how many of the active traits' trends this model matches, 0 to 3.
constexpr int trend_value(Card model, Shown trends) {
  return std::popcount(static_cast<Shown>(detail::kShown[model.index] & trends));
}
constexpr int trend_value(Card model, const Trends& trends) {
  return trend_value(model, shown_by(trends));
}

inline constexpr int kFullyTrendy = 3;

}  // namespace coverstory::cover_me
