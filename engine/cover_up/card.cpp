#include "engine/cover_up/card.h"

#include <array>
#include <cstddef>

namespace coverstory::cover_up {
namespace {

using Shifts = std::array<std::array<std::uint8_t, kSquares>, kOrientations>;

/// For each orientation and square of the upright card, the bit of the footprint it comes to.
constexpr Shifts kShifts = [] {
  Shifts shifts{};
  for (int o = 0; o < kOrientations; ++o) {
    for (int square = 0; square < kSquares; ++square) {
      const Offset offset = offset_of(square, o);
      shifts[static_cast<std::size_t>(o)][static_cast<std::size_t>(square)] =
          static_cast<std::uint8_t>(16 * offset.y + 4 * offset.x);
    }
  }
  return shifts;
}();

}  // namespace

std::string code_of(Card card) {
  std::array<char, kSquares> code;
  for (int square = 0; square < kSquares; ++square) {
    code[static_cast<std::size_t>(square)] = ".abcdef"[card.at(square)];
  }
  return {code.data(), code.size()};
}

std::optional<Card> card_from_code(std::string_view code) {
  if (code.size() != kSquares) return std::nullopt;
  Card card;
  for (int square = 0; square < kSquares; ++square) {
    const std::size_t symbol =
        std::string_view(".abcdef").find(code[static_cast<std::size_t>(square)]);
    if (symbol == std::string_view::npos) return std::nullopt;
    card.squares |= static_cast<std::uint32_t>(symbol) << (4 * square);
  }
  const int symbols = symbols_on(card);
  if (symbols < 4 || symbols > 6) return std::nullopt;
  return card;
}

Footprint footprint_of(const Placement& placement) {
  Footprint footprint{.x = placement.x, .y = placement.y};
  const auto& shifts = kShifts[placement.o % kOrientations];
  for (int square = 0; square < kSquares; ++square) {
    footprint.symbols |= std::uint64_t{placement.card.at(square)}
                         << shifts[static_cast<std::size_t>(square)];
  }
  return footprint;
}

}  // namespace coverstory::cover_up
