#include "engine/cover_me/options.h"

namespace coverstory::cover_me {

std::optional<std::string_view> validate(const Options& options) {
  if (options.players < kFewestPlayers || options.players > kMostPlayers) {
    return "Cover Me is for 2 to 5 players (CM-1.5).";
  }
  if (options.two_player == TwoPlayer::Advanced && options.players != 2) {
    return "The advanced game is for two players only (CM-11.4).";
  }
  if (options.equal_values() && !options.removed) {
    return "With equal values one clothes colour must be removed: Y, B, R, G, K or W (CM-11.2).";
  }
  if (!options.equal_values() && options.removed) {
    return "A clothes colour is removed only with equal values (CM-11.2).";
  }
  return std::nullopt;
}

}  // namespace coverstory::cover_me
