// Hands for `coverstory solve`: card codes (CU-1.3) as words.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/cover_up/pile.h"

namespace coverstory::cli {

inline constexpr std::size_t kFewestToSolve = 2;

/// Two to five cards. Throws Refused with what is wrong.
cover_up::Hand read_hand(std::span<const std::string_view> codes);

/// The words of a line, which blanks separate.
std::vector<std::string_view> words_of(std::string_view line);

}  // namespace coverstory::cli
