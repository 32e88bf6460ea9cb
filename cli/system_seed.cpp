#include "cli/system_seed.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <random>
#include <system_error>

#include "cli/refused.h"

namespace coverstory::cli {

Seed system_seed() {
  std::random_device device;
  Seed seed;
  for (auto& word : seed.words) word = device();
  return seed;
}

/// Hex is tried first: 32 digits are more than a number can have.
Seed read_seed(std::string_view text) {
  if (const auto seed = Seed::from_hex(text)) return *seed;
  std::uint64_t number = 0;
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  if (error == std::errc{} && end == last) return Seed::from_number(number);
  throw Refused(fmt::format(
      "--seed takes 32 to 64 hex digits (an even number of them) or a whole number, not '{}'.",
      text));
}

Seed seed_of(const Arguments& arguments) {
  const auto text = arguments.value(kSeedFlag.name);
  return text ? read_seed(*text) : system_seed();
}

}  // namespace coverstory::cli
