#include "engine/cover_me/fashion.h"

namespace coverstory::cover_me {

Fashion coming_fashion(Season now, GameLength length, std::span<const Card> influence) {
  return {.tracks = tracks_of(influence), .season = next_season({.season = now}, length).season};
}

Fashion fashion_for_decision(const View& view) {
  const Season now = view.calendar.season;
  if (view.phase != Phase::Hands) return {.tracks = view.tracks, .season = now};
  return coming_fashion(now, view.options.length, {view.influence.begin(), view.influence.end()});
}

Fashion with_covers(Fashion fashion, std::span<const Card> covers) {
  for (const Card cover : covers) fashion.tracks.count(cover);
  return fashion;
}

}  // namespace coverstory::cover_me
