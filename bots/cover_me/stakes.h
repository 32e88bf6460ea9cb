// What a season's end is worth to a seat: prestige for what scores, and what the change of cards in
// the hand means for the seasons to come. In 64ths of a prestige point, so that plans are compared
// with whole numbers.
#pragma once

#include <algorithm>
#include <array>

#include "engine/cover_me/calendar.h"
#include "engine/cover_me/options.h"

namespace coverstory::bots::cover_me {

using coverstory::cover_me::Calendar;
using coverstory::cover_me::Card;
using coverstory::cover_me::Options;

inline constexpr int kPoint = 64;

/// How many seasons are played after this one.
inline int seasons_after(Calendar now, const Options& options) {
  using coverstory::cover_me::GameLength;
  if (is_last_or_later(now, options.length)) return 0;
  const int of_a_year = options.length == GameLength::Short ? 2 : 4;
  const int season = static_cast<int>(now.season);
  const int in_year = options.length == GameLength::Short ? season / 2 : season;
  return (years(options.length) - now.year) * of_a_year + of_a_year - 1 - in_year;
}

/// How much of its prestige a card in hand is still good for, in 64ths, before `seasons` more
/// seasons: it may be scored in any of them, or never.
inline int hand_weight(int seasons) {
  constexpr std::array<int, 6> kWeight{0, 7, 12, 16, 18, 20};
  return kWeight[static_cast<std::size_t>(std::clamp(seasons, 0, 5))];
}

class Stakes {
 public:
  Stakes(const Options& options, Calendar now)
      : options_(options), weight_(hand_weight(seasons_after(now, options))), taken_(1), kept_(1) {
    using coverstory::cover_me::GameLength;
    if (options.equal_values()) return;
    taken_ = now.year < 3 ? 2 : 3;
    kept_ = now.year > years(GameLength::Standard) ? taken_ : now.year + 2;
  }

  /// CM-6.2, CM-6.3: a model scores, and a card is taken.
  int gain(Card scored) const {
    return kPoint * options_.worth(scored) + weight_ * (taken_ - options_.worth(scored));
  }
  /// CM-6.2, CM-6.3: a model goes to the influence row, and a card of H is kept.
  int exchange(Card featured) const { return weight_ * (kept_ - options_.worth(featured)); }

 private:
  Options options_;
  int weight_;
  int taken_;  // prestige to be expected of a card taken, and of one kept from H
  int kept_;
};

}  // namespace coverstory::bots::cover_me
