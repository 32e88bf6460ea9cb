// CM-12.4: the pools of exchangeable cards. Two cards of one pool that a viewer has not seen can
// change places without anything the viewer has seen changing.
#pragma once

#include <cstdint>

#include "engine/cover_me/card.h"
#include "engine/cover_me/options.h"
#include "engine/cover_me/trace.h"

namespace coverstory::cover_me {

enum class Pool : std::uint8_t { Base, Green, Black, White, Reshuffled };

/// Each generation of reshuffles is a pool of its own, counted on from Pool::Reshuffled.
inline constexpr std::size_t kPools = static_cast<std::size_t>(Pool::Reshuffled) + kGenerations - 1;

/// Everyone can tell a card's pool from its face: the printed decks go by colour (with equal values
/// they are one), and what was reshuffled had been seen by all.
constexpr Pool pool_of(Card card, unsigned generation, const Options& options) {
  if (generation > 0) {
    return static_cast<Pool>(static_cast<unsigned>(Pool::Reshuffled) + generation - 1);
  }
  if (options.equal_values() || clothes_of(card) < Clothes::Green) return Pool::Base;
  const unsigned later =
      static_cast<unsigned>(clothes_of(card)) - static_cast<unsigned>(Clothes::Green);
  return static_cast<Pool>(static_cast<unsigned>(Pool::Green) + later);
}

}  // namespace coverstory::cover_me
