// The code of a table: six characters that can be read out loud and typed on a phone. No 0 O, 1 I
// L, nor U, which looks like V.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/seed.h"

namespace coverstory::tables {

inline constexpr std::string_view kCodeLetters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
inline constexpr std::size_t kCodeLength = 6;

bool is_code(std::string_view text);

/// A code out of chance; that it is free is for the caller to see.
std::string code_from(const Seed& entropy);

}  // namespace coverstory::tables
