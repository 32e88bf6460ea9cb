// Every valid combination of options, for tests that must hold in all of them.
#pragma once

#include <string>
#include <vector>

#include "engine/core/test_options.h"
#include "engine/cover_up/options.h"

namespace coverstory::cover_up {

/// Of the times, those that a form offers.
inline std::vector<Options> all_valid_options() {
  return all_combinations(kOptions);
}

/// Options as a failing test prints them.
inline std::string text_of(const Options& options) {
  return coverstory::text_of(kOptions, options);
}

}  // namespace coverstory::cover_up
