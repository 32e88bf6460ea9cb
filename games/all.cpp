#include "games/all.h"

namespace coverstory::games {

const tables::Games& all_games() {
  static const tables::Games kGames({
#define GAME(name) &name(),
#include "games/list.inc"
#undef GAME
  });
  return kGames;
}

}  // namespace coverstory::games
