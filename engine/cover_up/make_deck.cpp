// Makes the standard deck (CU-1.2) and prints standard_deck.inc. The program is kept so that
// anybody can see how the cards came about; a test compares its output with the file.
//
// A colour is made in two steps. Which squares are empty: every square of the grid equally often,
// or nearly, and no arrangement again before all have been used. Which symbols fill the others:
// from a bag with the same number of each, then symbols change places until every demand is met.
// Beyond CU-1.2, no two cards of a colour hold the same symbols, so that no hand feels like
// another.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/cover_up/deck.h"

namespace coverstory::cover_up {
namespace {

using Code = std::string;

constexpr std::size_t kCardCount = kCardsOfAColor;

/// The symmetries of the upright grid: as it is, turned by half, flipped, flipped and turned.
std::array<Code, 4> images_of(const Code& code) {
  Code turned(code.rbegin(), code.rend()), flipped = code;
  for (std::size_t left = 0; left < kSquares; left += kWidth) {
    std::swap(flipped[left], flipped[left + 1]);
  }
  return {code, turned, flipped, Code(flipped.rbegin(), flipped.rend())};
}

/// The same for all images of a card.
Code shape_of(const Code& code) {
  const std::array<Code, 4> images = images_of(code);
  return *std::ranges::min_element(images);
}

Code sorted_symbols_of(Code code) {
  std::erase(code, '.');
  std::ranges::sort(code);
  return code;
}

bool is_its_own_image(const Code& code) {
  const std::array<Code, 4> images = images_of(code);
  return std::count(images.begin() + 1, images.end(), code) > 0;
}

bool has_the_right_kinds(const Code& code) {
  int kinds = 0;
  for (const char symbol : std::string("abcdef")) {
    const auto times = std::ranges::count(code, symbol);
    if (times > 2) return false;
    if (times > 0) ++kinds;
  }
  return kinds >= 3;
}

/// How many demands the cards of a colour break.
int faults_in(const std::vector<Code>& cards) {
  int faults = 0;
  std::map<Code, int> shapes, contents;
  for (const Code& code : cards) {
    faults += is_its_own_image(code) + !has_the_right_kinds(code);
    faults += shapes[shape_of(code)]++ > 0;
    faults += contents[sorted_symbols_of(code)]++ > 0;
  }
  return faults;
}

/// Every way to choose the squares that hold symbols, a bit for each square.
std::vector<unsigned> all_arrangements(int symbols) {
  std::vector<unsigned> arrangements;
  for (unsigned squares = 0; squares < 1u << kSquares; ++squares) {
    if (std::popcount(squares) == symbols) arrangements.push_back(squares);
  }
  return arrangements;
}

bool uses_squares_equally(const std::vector<unsigned>& arrangements) {
  std::array<int, kSquares> times{};
  for (const unsigned squares : arrangements) {
    for (std::size_t square = 0; square < kSquares; ++square)
      times[square] += squares >> square & 1;
  }
  const auto [fewest, most] = std::ranges::minmax(times);
  return most - fewest <= 1;
}

std::vector<unsigned> choose_arrangements(int symbols, Rng& rng) {
  std::vector<unsigned> chosen;
  do {
    chosen.clear();
    while (chosen.size() < kCardCount) {
      std::vector<unsigned> all = all_arrangements(symbols);
      rng.shuffle(all);
      all.resize(std::min(all.size(), kCardCount - chosen.size()));
      chosen.insert(chosen.end(), all.begin(), all.end());
    }
  } while (!uses_squares_equally(chosen));
  return chosen;
}

/// Every symbol equally often, in any order.
std::string fill_bag(int symbols, Rng& rng) {
  std::string bag;
  for (const char symbol : std::string("abcdef")) {
    bag.append(kCardCount * static_cast<std::size_t>(symbols) / kSymbols, symbol);
  }
  rng.shuffle(bag);
  return bag;
}

std::vector<Code> fill(const std::vector<unsigned>& arrangements, std::string bag) {
  std::vector<Code> cards;
  for (const unsigned squares : arrangements) {
    Code& code = cards.emplace_back(kSquares, '.');
    for (std::size_t square = 0; square < kSquares; ++square) {
      if ((squares >> square & 1u) == 0) continue;
      code[square] = bag.back();
      bag.pop_back();
    }
  }
  return cards;
}

char& any_symbol(std::vector<Code>& cards, Rng& rng) {
  while (true) {
    char& square = cards[rng.below(kCardCount)][rng.below(kSquares)];
    if (square != '.') return square;
  }
}

std::vector<Code> make_color(int symbols, Rng& rng) {
  std::vector<Code> cards = fill(choose_arrangements(symbols, rng), fill_bag(symbols, rng));
  for (int faults = faults_in(cards); faults > 0;) {
    char &one = any_symbol(cards, rng), &other = any_symbol(cards, rng);
    std::swap(one, other);
    const int now = faults_in(cards);
    if (now <= faults) {
      faults = now;
    } else {
      std::swap(one, other);
    }
  }
  return cards;
}

}  // namespace
}  // namespace coverstory::cover_up

int main() {
  using namespace coverstory;
  using namespace coverstory::cover_up;
  Rng rng(Seed::from_number(108), Rng::Stream::SetUp);  // its stream never changes
  std::puts("R\"deck(# Made by make_deck; not to be edited by hand.");
  for (const Color color : {Color::Green, Color::Yellow, Color::Red}) {
    for (const std::string& code : make_color(4 + static_cast<int>(color), rng)) {
      std::printf("%s %s\n", std::string(name_of(color)).c_str(), code.c_str());
    }
  }
  std::puts(")deck\"");
}
