// Random playouts of Cover Me, for counting instructions: `cover_me_playouts GAMES` plays that many
// standard four-player games, choosing included, and prints how many decisions there were.
#include <fmt/format.h>

#include <cstdlib>

#include "engine/cover_me/game.h"

int main(int count, char** words) {
  const int games = count > 1 ? std::atoi(words[1]) : 1000;
  coverstory::FastRng rng(coverstory::Seed::from_number(1));
  std::uint64_t decisions = 0;
  for (int game = 0; game < games; ++game) {
    coverstory::cover_me::State state = coverstory::cover_me::new_game({.players = 4}, rng.seed());
    decisions += play_on_at_random(state, rng);
  }
  fmt::print("{}\n", decisions);
}
