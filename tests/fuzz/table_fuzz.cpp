// Arbitrary bytes as the fate of a house: each two are a step of its people, its disk or its clock.
#include <cstdint>

#include "tests/fuzz/fuzzed_house.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  constexpr std::size_t kMostBytes = 600;
  coverstory::fuzz::FuzzedHouse house(data[0]);
  for (std::size_t at = 1; at + 1 < size && at < kMostBytes; at += 2) {
    house.step(data[at], data[at + 1]);
  }
  return 0;
}
