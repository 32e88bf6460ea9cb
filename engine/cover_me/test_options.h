// Every valid combination of options (CM-11), for tests that must hold in all of them.
#pragma once

#include <string>
#include <vector>

#include "engine/core/test_options.h"
#include "engine/cover_me/options.h"

namespace coverstory::cover_me {

inline std::vector<Options> all_valid_options() {
  return all_combinations(kOptions);
}

/// A few of them, for tests that play whole games: each value of each option is in one of these.
inline std::vector<Options> varied_options() {
  return varied_combinations(kOptions);
}

/// Options as a failing test prints them.
inline std::string text_of(const Options& options) {
  return coverstory::text_of(kOptions, options);
}

}  // namespace coverstory::cover_me
