// Cover Me in words: models, their characteristics, seasons, lists of cards. Both the story of a
// record and the game in the terminal are made of these words, in the language spoken.
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

/// "Winter, year 1".
std::string season_words(cover_me::Calendar calendar);

/// "Ada (yellow, squared, short blonde hair)".
std::string brief(cover_me::Card card);
/// "Ada: yellow, squared, short blonde hair; 2 prestige [YQsb]"; with equal values without the
/// prestige.
std::string in_full(cover_me::Card card, const cover_me::Options& options);

/// "Ada (…); Eva (…)", or "none".
std::string brief_list(const auto& cards);
/// "Ada [YQsb], Eva [WQsb]": for long lists.
std::string coded_list(const auto& cards);
/// "Ada, Eva and Kai".
std::string names_of(const auto& cards);

/// "1 card", "3 cards".
std::string cards_words(int count);
/// "5 prestige", or with equal values "5 cards".
std::string worth_words(int worth, const cover_me::Options& options);
/// What a pile of scored cards is worth (CM-1.4, CM-11.2).
int worth_of(const cover_me::CardSet& scored, const cover_me::Options& options);

/// "Open pile, blonde".
std::string pile_words(cover_me::Hair hair);

namespace detail {
std::string coded(cover_me::Card card);
std::string joined(const std::vector<std::string>& items, std::string_view separator);
std::string none();

std::vector<std::string> each(const auto& cards, auto words) {
  std::vector<std::string> items;
  items.reserve(std::ranges::size(cards));
  for (const cover_me::Card card : cards) items.emplace_back(words(card));
  return items;
}
}  // namespace detail

std::string brief_list(const auto& cards) {
  return std::ranges::empty(cards) ? detail::none()
                                   : detail::joined(detail::each(cards, brief), "; ");
}

std::string coded_list(const auto& cards) {
  return std::ranges::empty(cards) ? detail::none()
                                   : detail::joined(detail::each(cards, detail::coded), ", ");
}

std::string names_of(const auto& cards) {
  return listed(detail::each(cards, cover_me::name_of));
}

/// Whose row it is: "You", "Alice, second magazine", "Fictional player 1".
std::string row_words(int row, const cover_me::Options& options, const Cast& cast);

// The tracks of the catwalk and the mirrors, and the trends they show, in words (CM-4.2, CM-4.3).

/// One active trait: its characteristics with their counts, and which of them are trends.
struct TraitTrack {
  struct Step {
    std::string word;
    int count = 0;
    bool is_trend = false;
  };
  std::string trait;  // "Hair colour"
  std::vector<Step> steps;

  /// "blonde", "short and long".
  std::string trend_words() const;
  int trends() const;
  int highest() const;
};

using ActiveTracks = std::array<TraitTrack, 3>;
ActiveTracks active_tracks(const cover_me::Tracks& tracks, cover_me::Season season);

/// "Hair colour: blonde 3, red-brown 1. Trend: blonde."
std::string track_line(const TraitTrack& track);
/// The same with what a month did to it: "Hair colour: blonde 4, black 3. Trend: blonde (before:
/// black)."
std::string move_line(const TraitTrack& before, const TraitTrack& now);

/// The trends a model matches (CM-5.1): "blonde hair and squared pattern".
std::string matches_of(cover_me::Card model, const cover_me::Trends& trends);

}  // namespace coverstory::cli
