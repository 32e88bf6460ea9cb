// Cover Me in plain English: models, their characteristics, seasons, lists of cards. Both the
// story of a record and the game in the terminal are made of these words.
#pragma once

#include <array>
#include <cstdint>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

#include "cli/telling.h"
#include "engine/cover_me/calendar.h"
#include "engine/cover_me/card.h"
#include "engine/cover_me/options.h"
#include "engine/cover_me/trends.h"

namespace coverstory::cli {

std::string_view word_of(cover_me::Hair hair);
std::string_view word_of(cover_me::Length length);
std::string_view word_of(cover_me::Pattern pattern);
std::string_view word_of(cover_me::Clothes clothes);

/// "Winter, year 1".
std::string season_words(cover_me::Calendar calendar);

/// "Ada (yellow, squared, short blonde)".
std::string brief(cover_me::Card card);
/// "Ada: yellow, squared, short blonde hair, 2 prestige [YQsb]"; with equal values without the
/// prestige.
std::string in_full(cover_me::Card card, const cover_me::Options& options);

/// "Ada (…); Eva (…)", or "none".
std::string brief_list(const auto& cards);
/// "Ada [YQsb], Eva [WQsb]": for long lists.
std::string coded_list(const auto& cards);
/// "Ada, Eva and Kai".
std::string names_of(const auto& cards);

/// "5 prestige", or with equal values "5 points".
std::string worth_words(int worth, const cover_me::Options& options);
/// What a pile of scored cards is worth (CM-1.4, CM-11.2).
int worth_of(const cover_me::CardSet& scored, const cover_me::Options& options);

namespace detail {
std::string coded(cover_me::Card card);
std::string joined(const std::vector<std::string>& items, std::string_view separator);

std::vector<std::string> each(const auto& cards, auto words) {
  std::vector<std::string> items;
  items.reserve(std::ranges::size(cards));
  for (const cover_me::Card card : cards) items.emplace_back(words(card));
  return items;
}
}  // namespace detail

std::string brief_list(const auto& cards) {
  return std::ranges::empty(cards) ? "none" : detail::joined(detail::each(cards, brief), "; ");
}

std::string coded_list(const auto& cards) {
  return std::ranges::empty(cards) ? "none"
                                   : detail::joined(detail::each(cards, detail::coded), ", ");
}

std::string names_of(const auto& cards) {
  return listed(detail::each(cards, cover_me::name_of));
}

/// "your magazine", "Alice's secondary magazine", "the first fictional player's magazine".
std::string magazine_words(int row, const cover_me::Options& options, const Cast& cast);

// The tracks of the catwalk and the mirrors, and the trends they show, in words (CM-4.2, CM-4.3).

/// One active trait: its characteristics with their counts, and which of them are trends.
struct TraitTrack {
  struct Step {
    std::string_view word;
    int count = 0;
    bool is_trend = false;
  };
  std::string_view trait;  // "Hair colour"
  std::vector<Step> steps;

  /// "blonde", "short and long".
  std::string trend_words() const;
  int highest() const;
};

using ActiveTracks = std::array<TraitTrack, 3>;
ActiveTracks active_tracks(const cover_me::Tracks& tracks, cover_me::Season season);

/// "Hair colour: blonde 3, red-brown 1. The trend is blonde."
std::string track_line(const TraitTrack& track);
/// What a month did to a trait: "Hair colour: the trend was black and is now blonde, with 4."
std::string move_line(const TraitTrack& before, const TraitTrack& now);

/// The trends a model matches (CM-5.1): "blonde hair and squared".
std::string matches_of(cover_me::Card model, const cover_me::Trends& trends);
/// "trend value 2: blonde hair and squared".
std::string value_words(cover_me::Card model, const cover_me::Trends& trends);

}  // namespace coverstory::cli
