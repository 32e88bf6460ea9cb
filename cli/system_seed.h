// Where the seed of a game comes from: the command line, or the system's own entropy.
#pragma once

#include <string_view>

#include "cli/arguments.h"
#include "engine/core/seed.h"

namespace coverstory::cli {

/// The flag that `seed_of` reads, for a command to announce with its own.
inline constexpr Flag kSeedFlag{"seed", "HEX|NUMBER", "32 to 64 hex digits, or a number (random)"};

/// 256 bits that nobody can guess.
Seed system_seed();

/// A seed as 32 to 64 hex digits or as a whole number. Throws Refused.
Seed read_seed(std::string_view text);

/// The seed given with --seed, or one of the system's.
Seed seed_of(const Arguments& arguments);

}  // namespace coverstory::cli
