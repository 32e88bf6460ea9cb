#include "engine/cover_up/card.h"

namespace coverstory::cover_up {

std::string code_of(Card card) {
  std::string code;
  for (int square = 0; square < kSquares; ++square) code += ".abcdef"[card.at(square)];
  return code;
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

}  // namespace coverstory::cover_up
