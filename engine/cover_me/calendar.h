// CM-3: years, seasons and months, and which third trait counts.
#pragma once

#include <cstdint>

#include "engine/cover_me/options.h"

namespace coverstory::cover_me {

enum class Season : std::uint8_t { Winter, Spring, Summer, Fall };

inline constexpr int kMonths = 3;

/// CM-3.2: beside hair colour and hair length, pattern counts in fall and winter, clothes
/// otherwise.
enum class ThirdTrait : std::uint8_t { Pattern, Clothes };

constexpr ThirdTrait third_trait(Season season) {
  return season == Season::Spring || season == Season::Summer ? ThirdTrait::Clothes
                                                              : ThirdTrait::Pattern;
}

struct Calendar {
  std::uint16_t year = 1;  // extra seasons (CM-10.3) know no bound but the players' patience
  Season season = Season::Winter;

  friend constexpr bool operator==(const Calendar&, const Calendar&) = default;
};

/// CM-3.1, CM-11.1: how many years are played; a short year is spring and fall only.
constexpr int years(GameLength length) {
  return length == GameLength::Standard ? 3 : 4;
}

constexpr Calendar first_season(GameLength length) {
  return {.season = length == GameLength::Short ? Season::Spring : Season::Winter};
}

/// CM-6.4; beyond the last year it counts on for the extra seasons of CM-10.3.
constexpr Calendar next_season(Calendar now, GameLength length) {
  if (now.season == Season::Fall) {
    return {.year = static_cast<std::uint16_t>(now.year + 1),
            .season = first_season(length).season};
  }
  const int step = length == GameLength::Short ? 2 : 1;
  return {.year = now.year, .season = static_cast<Season>(static_cast<int>(now.season) + step)};
}

/// CM-10.1: the last season of the game, or an extra season after it (CM-10.3).
constexpr bool is_last_or_later(Calendar now, GameLength length) {
  return now.year > years(length) || (now.year == years(length) && now.season == Season::Fall);
}

}  // namespace coverstory::cover_me
