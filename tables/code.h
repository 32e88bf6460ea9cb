// The code of a table: six characters that can be read out loud and typed on a phone. No 0 O, 1 I
// L, nor U, which looks like V.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/seed.h"
#include "tables/person.h"

namespace coverstory::tables {

inline constexpr std::string_view kCodeLetters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
inline constexpr std::size_t kCodeLength = 6;

bool is_code(std::string_view text);

/// A code out of chance; that it is free is for the caller to see.
std::string code_from(const Seed& entropy);

/// The code of the table that this command of this person opens. So the table is found again when
/// the command arrives once more, however much later. To others it is as good as chance.
std::string code_for(const Person& person, std::uint64_t command_id);

}  // namespace coverstory::tables
