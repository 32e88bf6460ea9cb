// FNV-1a in 64 bits, over whole numbers: each counts as its eight bytes, the lowest first, so that
// a hash is the same on every machine. For state hashes, not against ill will.
#pragma once

#include <cstdint>

namespace coverstory {

class Fnv {
 public:
  constexpr void add(std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) {
      value_ = (value_ ^ (number >> (8 * byte) & 0xffu)) * 0x100000001b3u;
    }
  }
  constexpr std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace coverstory
