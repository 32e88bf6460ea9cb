// A seed of 256 bits: the key of a game's dealing generator, written as 64 hex digits (a shorter
// one of at least 32 is filled up with zeros). Seeds of many games are derived from one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/chacha.h"

namespace coverstory {

struct Seed {
  ChaChaKey words{};

  friend bool operator==(const Seed&, const Seed&) = default;

  std::string hex() const;
  static std::optional<Seed> from_hex(std::string_view text);
  static Seed from_number(std::uint64_t number);

  /// What a derived seed is for; no two purposes share a stream, nor one with Rng::Stream.
  enum class Purpose : std::uint32_t { Game = 16, Bot, Options, Puzzle };

  /// The `index`-th seed for a purpose: the first half of a ChaCha8 block under this seed.
  Seed derived(Purpose purpose, std::uint64_t index) const;
};

}  // namespace coverstory
