// The tracks of the catwalk and the mirrors, and the trends they show, in words (CM-4.2, CM-4.3).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cover_me/trends.h"

namespace coverstory::cli {

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
