// Awards of a game: listed from what was found to be so, and told by their words.
#pragma once

#include <array>
#include <boost/json.hpp>
#include <cstddef>
#include <vector>

#include "records/words.h"

namespace coverstory::records {

/// Those of an enumeration whose place holds true, in its order.
template <class Award, std::size_t N>
std::vector<Award> awards_where(const std::array<bool, N>& is_won) {
  std::vector<Award> awards;
  for (std::size_t award = 0; award < N; ++award) {
    if (is_won[award]) awards.push_back(static_cast<Award>(award));
  }
  return awards;
}

template <class Award>
boost::json::array awards_json(const std::vector<Award>& awards) {
  boost::json::array words;
  for (const Award award : awards) words.emplace_back(word_of(award));
  return words;
}

}  // namespace coverstory::records
