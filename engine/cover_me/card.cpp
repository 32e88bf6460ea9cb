#include "engine/cover_me/card.h"

#include <array>
#include <string_view>

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

/// In the order of the cards. They are the client's names too.
constexpr std::array<std::string_view, kCards> kNames{
    "Ada",     "Helmi",   "Aksel",   "Nadia",  "Tove",    "Eleni",  "Leila",  "Salma",  "Amara",
    "Ivo",     "Imani",   "Samir",   "Eino",   "Nina",    "Una",    "Emi",    "Lina",   "Selma",
    "Ayla",    "Iris",    "Olga",    "Vida",   "Farah",   "Milan",  "Maaike", "Sofie",  "Bianca",
    "Jada",    "Zeno",    "Petra",   "Willa",  "Freya",   "Maren",  "Isak",   "Rune",   "Sunniva",
    "Carmen",  "Juno",    "Quinn",   "Diego",  "Marek",   "Ylva",   "Greta",  "Maud",   "Tamar",
    "Dalia",   "Yusuf",   "Karin",   "Rhea",   "Zofia",   "Hanna",  "Mina",   "Idris",  "Thea",
    "Ebba",    "Laila",   "Roya",    "Rafi",   "Dario",   "Lars",   "Xavi",   "Aino",   "Ida",
    "Henrik",  "Naomi",   "Tuuli",   "Elif",   "Lene",    "Sanne",  "Anouk",  "Ines",   "Noor",
    "Quim",    "Valma",   "Esra",    "Lotte",  "Daan",    "Signe",  "Bea",    "Isla",   "Luca",
    "Ottilie", "Vilja",   "Femke",   "Mai",    "Solveig", "Birgit", "Wout",   "Jana",   "Pia",
    "Hugo",    "Xenia",   "Gaia",    "Margit", "Pekka",   "Suvi",   "Cleo",   "Cyril",  "Leif",
    "Kaisa",   "Rania",   "Viggo",   "Yuki",   "Gijs",    "Gwen",   "Mei",    "Tess",   "Daphne",
    "Katja",   "Rika",    "Zora",    "Hedda",  "Pablo",   "Mirja",  "Casper", "Tilda",  "Kasper",
    "Edda",    "Lea",     "Saga",    "Ulf",    "Goran",   "Alma",   "Ilse",   "Nell",   "Uma",
    "Else",    "Lieke",   "Saskia",  "Otto",   "Astrid",  "Bo",     "Inger",  "Odile",  "Vera",
    "Eva",     "Lucia",   "Silje",   "Berit",  "Ivana",   "Paloma", "Wanda",  "Fleur",  "Malin",
    "Stella",  "Camille", "Johanna", "Priya",  "Yara",    "Gina",   "Kofi",   "Timo",   "Finn",
    "Marta",   "Omar",    "Talia",   "Dagny",  "Bram",    "Kai",    "Kamala", "Renske", "Zadie",
};

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

std::string_view name_of(Card card) {
  return kNames[card.index];
}

}  // namespace coverstory::cover_me
