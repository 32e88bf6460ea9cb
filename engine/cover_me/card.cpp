#include "engine/cover_me/card.h"

namespace coverstory::cover_me {
namespace {

template <class Trait>
std::optional<Trait> from_letter(std::string_view letters, char letter) {
  const std::size_t at = letters.find(letter);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Trait>(at);
}

char letter_of(std::string_view letters, auto trait) {
  return letters[static_cast<std::size_t>(trait)];
}

}  // namespace

std::string code_of(Card card) {
  const Traits& traits = traits_of(card);
  return {letter_of(kClothesLetters, traits.clothes), letter_of(kPatternLetters, traits.pattern),
          letter_of(kLengthLetters, traits.length), letter_of(kHairLetters, traits.hair)};
}

std::optional<Card> card_from_code(std::string_view code) {
  if (code.size() != 4) return std::nullopt;
  const auto clothes = from_letter<Clothes>(kClothesLetters, code[0]);
  const auto pattern = from_letter<Pattern>(kPatternLetters, code[1]);
  const auto length = from_letter<Length>(kLengthLetters, code[2]);
  const auto hair = from_letter<Hair>(kHairLetters, code[3]);
  if (!clothes || !pattern || !length || !hair) return std::nullopt;
  return card_with({*clothes, *pattern, *length, *hair});
}

}  // namespace coverstory::cover_me
