// The code of a table: characters that can be read out loud and typed on a phone. No 0 O, 1 I L,
// nor U, which looks like V.
//
// A public table has six: it is listed anyway. The code of any other is its only lock, and has ten.
// Who tries codes may miss once a second (Outside::may_look_up), 31.5 million times a year, and
// 30^10 is 5.9 * 10^14: with 10,000 such tables, a year of trying from one address finds one with
// a chance of 31.5e6 * 1e4 / 5.9e14 = 0.05 %. With six characters it would find 430.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/seed.h"
#include "tables/person.h"

namespace coverstory::tables {

inline constexpr std::string_view kCodeLetters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/// By its number of characters.
enum class CodeKind : std::uint8_t { Listed = 6, Secret = 10 };

constexpr CodeKind code_kind(bool is_public) {
  return is_public ? CodeKind::Listed : CodeKind::Secret;
}

/// Of either kind.
bool is_code(std::string_view text);

/// A code out of chance; that it is free is for the caller to see.
std::string code_from(const Seed& entropy, CodeKind kind);

/// The code of the table that this command of this person opens. So the table is found again when
/// the command arrives once more, however much later. To others it is as good as chance.
std::string code_for(const Person& person, std::uint64_t command_id, CodeKind kind);

}  // namespace coverstory::tables
