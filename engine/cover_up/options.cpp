#include "engine/cover_up/options.h"

namespace coverstory::cover_up {

std::optional<std::string_view> validate(const Options& options) {
  if (options.players < 1 || options.players > kMostPlayers) {
    return "Cover Up is played by 1 to 6 players.";
  }
  if (options.hourglass_s < 1 || options.hourglass_s > kLongestHourglassS) {
    return "The hourglass runs for 1 to 600 seconds.";
  }
  if (options.limit_s < 1 || options.limit_s > kLongestLimitS) {
    return "The limit before the first flip is 1 to 3600 seconds.";
  }
  return std::nullopt;
}

}  // namespace coverstory::cover_up
