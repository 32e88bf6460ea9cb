#include "records/check.h"

#include <array>

namespace coverstory::records {

#define GAME(name) extern const GameRecords name##_records;
#include "games/list.inc"
#undef GAME

namespace {

constexpr std::array kGames{
#define GAME(name) &name##_records,
#include "games/list.inc"
#undef GAME
};

}  // namespace

std::optional<Mistake> first_mistake(const GameLines& lines) {
  for (const GameRecords* game : kGames) {
    if (game->name == game_of(lines)) return game->first_mistake(lines);
  }
  return names_no_game(lines);
}

Mistake names_no_game(const GameLines& lines) {
  std::string sentence = "'game' is neither ";
  for (const GameRecords* game : kGames) {
    if (game != kGames.front()) sentence += " nor ";
    sentence += game->name;
  }
  return {lines.front().number, sentence};
}

}  // namespace coverstory::records
