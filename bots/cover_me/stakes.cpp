#include "bots/cover_me/stakes.h"

#include <algorithm>
#include <array>

namespace coverstory::bots::cover_me {

using namespace coverstory::cover_me;

int seasons_after(Calendar now, const Options& options) {
  if (is_last_or_later(now, options.length)) return 0;
  const int of_a_year = options.length == GameLength::Short ? 2 : 4;
  const int season = static_cast<int>(now.season);
  const int in_year = options.length == GameLength::Short ? season / 2 : season;
  return (years(options.length) - now.year) * of_a_year + of_a_year - 1 - in_year;
}

int hand_weight(int seasons) {
  constexpr std::array<int, 6> kWeight{0, 7, 12, 16, 18, 20};
  return kWeight[static_cast<std::size_t>(std::clamp(seasons, 0, 5))];
}

Stakes::Stakes(const Options& options, Calendar now)
    : options_(options), weight_(hand_weight(seasons_after(now, options))), taken_(1), kept_(1) {
  if (options.equal_values()) return;
  taken_ = now.year < 3 ? 2 : 3;
  kept_ = now.year > years(GameLength::Standard) ? taken_ : now.year + 2;
}

}  // namespace coverstory::bots::cover_me
