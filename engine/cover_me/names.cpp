// CM-1.1: the models' names, in the order of the cards. They are the client's names too.
#include <array>
#include <string_view>

#include "engine/cover_me/card.h"

namespace coverstory::cover_me {
namespace {

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

std::string_view name_of(Card card) {
  return kNames[card.index];
}

}  // namespace coverstory::cover_me
