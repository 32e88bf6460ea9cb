// Random playouts of Cover Me, for counting instructions: `cover_me_playouts GAMES` plays that many
// standard four-player games, choosing included, and prints how many decisions there were.
#include <fmt/format.h>

#include <cstdlib>

#include "bench/cover_me_playout.h"

int main(int count, char** words) {
  const int games = count > 1 ? std::atoi(words[1]) : 1000;
  coverstory::bench::Playouts playouts({.players = 4});
  std::uint64_t decisions = 0;
  for (int game = 0; game < games; ++game) decisions += playouts.play_one();
  fmt::print("{}\n", decisions);
}
