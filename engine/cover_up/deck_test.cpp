#include "engine/cover_up/deck.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace coverstory::cover_up {
namespace {

constexpr std::array kAllColors{Color::Green, Color::Yellow, Color::Red};

std::vector<std::string> codes_of(const ColorCards& cards) {
  std::vector<std::string> codes;
  for (const Card card : cards) codes.push_back(code_of(card));
  return codes;
}

/// The images of a card on the upright grid other than itself, written out square by square.
std::array<std::string, 3> other_images(const std::string& c) {
  const auto pick = [&](std::array<std::size_t, 8> squares) {
    std::string image;
    for (const std::size_t square : squares) image += c[square];
    return image;
  };
  return {pick({1, 0, 3, 2, 5, 4, 7, 6}),   // left-right
          pick({6, 7, 4, 5, 2, 3, 0, 1}),   // upside down
          pick({7, 6, 5, 4, 3, 2, 1, 0})};  // half a turn
}

std::string text_of(const Deck& deck) {
  std::string text;
  for (const Color color : kAllColors) {
    for (const std::string& code : codes_of(deck.of(color))) {
      text += std::string(name_of(color)) + ' ' + code + '\n';
    }
  }
  return text;
}

TEST(CoverUpDeck, CU_1_1_each_color_has_36_cards_with_4_5_and_6_symbols) {
  int symbols = 4;
  for (const Color color : kAllColors) {
    EXPECT_EQ(standard_deck().of(color).size(), 36u);
    for (const Card card : standard_deck().of(color)) {
      EXPECT_EQ(symbols_on(card), symbols) << code_of(card);
      EXPECT_EQ(color_of(card), color);
      EXPECT_EQ(std::ranges::count(code_of(card), '.'), 8 - symbols);
    }
    ++symbols;
  }
  EXPECT_TRUE(is_complete(standard_deck()));
  Deck wrong = standard_deck();
  wrong.of(Color::Red)[35] = wrong.of(Color::Yellow)[0];
  EXPECT_FALSE(is_complete(wrong));
}

TEST(CoverUpDeck, CU_1_2_within_a_color_every_symbol_appears_equally_often) {
  int expected = 24;
  for (const Color color : kAllColors) {
    std::map<char, int> times;
    for (const std::string& code : codes_of(standard_deck().of(color))) {
      for (const char square : code) ++times[square];
    }
    for (const char symbol : std::string("abcdef")) EXPECT_EQ(times[symbol], expected) << symbol;
    expected += 6;
  }
}

TEST(CoverUpDeck, CU_1_2_a_card_shows_three_kinds_or_more_and_none_more_than_twice) {
  for (const Color color : kAllColors) {
    for (const std::string& code : codes_of(standard_deck().of(color))) {
      std::map<char, int> times;
      for (const char square : code) {
        if (square != '.') EXPECT_LE(++times[square], 2) << code;
      }
      EXPECT_GE(times.size(), 3u) << code;
    }
  }
}

TEST(CoverUpDeck, CU_1_2_no_card_is_an_image_of_itself_or_of_another) {
  std::set<std::string> seen;
  for (const Color color : kAllColors) {
    for (const std::string& code : codes_of(standard_deck().of(color))) {
      EXPECT_TRUE(seen.insert(code).second) << code;
      for (const std::string& image : other_images(code)) EXPECT_NE(image, code);
      // Two images of one card may be equal only if it is its own image, which was just excluded.
      for (const std::string& image : other_images(code)) {
        EXPECT_TRUE(seen.insert(image).second) << code << " and " << image;
      }
    }
  }
  EXPECT_EQ(seen.size(), 4u * kCards);
}

TEST(CoverUpDeck, CU_1_2_the_empty_squares_are_spread_over_the_grid) {
  for (const Color color : kAllColors) {
    std::array<int, kSquares> empty{};
    for (const std::string& code : codes_of(standard_deck().of(color))) {
      for (std::size_t square = 0; square < kSquares; ++square)
        empty[square] += code[square] == '.';
    }
    const auto [fewest, most] = std::ranges::minmax(empty);
    EXPECT_LE(most - fewest, 1) << name_of(color);
  }
}

TEST(CoverUpDeck, CU_1_2_the_data_is_what_the_program_beside_it_prints) {
  std::FILE* program = popen(MAKE_DECK, "r");
  ASSERT_NE(program, nullptr);
  std::string printed;
  for (int c = std::fgetc(program); c != EOF; c = std::fgetc(program)) {
    printed += static_cast<char>(c);
  }
  EXPECT_EQ(pclose(program), 0);
  std::ifstream file(COVERSTORY_SOURCE_DIR "/engine/cover_up/standard_deck.inc");
  const std::string kept{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(printed, kept);
}

TEST(CoverUpDeck, CU_1_3_a_code_names_the_squares_left_to_right_and_top_to_bottom) {
  const Card card = *card_from_code("ab..cd.f");
  EXPECT_EQ(card.at(0), 1);
  EXPECT_EQ(card.at(1), 2);
  EXPECT_EQ(card.at(2), 0);
  EXPECT_EQ(card.at(4), 3);
  EXPECT_EQ(card.at(7), 6);
  EXPECT_EQ(code_of(card), "ab..cd.f");
  for (const char* wrong : {"", "ab..cd.", "ab..cd.f.", "ab..cd.g", "abc.....", "abcdefa."}) {
    EXPECT_FALSE(card_from_code(wrong)) << wrong;
  }
}

TEST(CoverUpDeck, CU_1_2_a_deck_is_read_from_text) {
  const auto read = read_deck(text_of(standard_deck()));
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(*read, standard_deck());
}

TEST(CoverUpDeck, CU_1_2_comments_blank_lines_and_foreign_line_ends_are_passed_over) {
  std::string text = "# my own cards\r\n\r\n   \t\n";
  for (const char c : text_of(standard_deck())) {
    text += c == ' '    ? std::string(" \t ")
            : c == '\n' ? std::string("  # a card\r\n")
                        : std::string{c};
  }
  text.pop_back();  // the last line may lack its end
  const auto read = read_deck(text);
  ASSERT_TRUE(read.has_value()) << read.error().line << ": " << read.error().reason;
  EXPECT_EQ(*read, standard_deck());
}

TEST(CoverUpDeck, CU_1_2_of_a_deck_of_ones_own_nothing_more_is_asked) {
  std::string text;
  for (int i = 0; i < 36; ++i) text += "green aaaa....\nyellow aaaaa...\nred aaaaaa..\n";
  EXPECT_TRUE(read_deck(text).has_value());
}

struct Refused {
  std::string text;
  int line;
  std::string reason;
};

TEST(CoverUpDeck, CU_1_2_a_wrong_deck_is_refused_with_its_line_and_reason) {
  const std::string whole = text_of(standard_deck());
  const std::vector<Refused> cases{
      {"", 0, "The deck ends with 0 green cards; it needs 36."},
      {"\n# x\nblue ab..cd..\n", 3,
       "'blue' is not a colour; a line begins with green, yellow or red."},
      {"green\n", 1, "The code of the green card is missing."},
      {"green ab..cd.. ab..cd..", 1, "There is more on the line than a colour and a code."},
      {"green ab..cd.", 1, "The code 'ab..cd.' has 7 squares; a card has 8."},
      {"green ab..cg..", 1,
       "The code 'ab..cg..' has a 'g'; a square is one of a to f, or '.' if empty."},
      {"green ab..cd..\nred ab..cd..", 2, "The card 'ab..cd..' has 4 symbols; a red card has 6."},
      {whole + "green ab..cd..\n", 109, "This is one green card too many; a deck has 36."},
      {whole.substr(0, whole.size() - 13), 107, "The deck ends with 35 red cards; it needs 36."},
  };
  for (const Refused& expected : cases) {
    const auto read = read_deck(expected.text);
    ASSERT_FALSE(read.has_value()) << expected.reason;
    EXPECT_EQ(read.error().line, expected.line) << expected.reason;
    EXPECT_EQ(read.error().reason, expected.reason);
  }
}

TEST(CoverUpDeck, CU_2_1_each_color_is_shuffled_as_a_pile_of_its_own) {
  const Deck one = shuffled(standard_deck(), Seed::from_number(1));
  const Deck other = shuffled(standard_deck(), Seed::from_number(2));
  for (const Color color : kAllColors) {
    EXPECT_NE(one.of(color), standard_deck().of(color));
    EXPECT_NE(one.of(color), other.of(color));
    EXPECT_TRUE(std::ranges::is_permutation(one.of(color), standard_deck().of(color)));
  }
  EXPECT_EQ(one, shuffled(standard_deck(), Seed::from_number(1)));
}

}  // namespace
}  // namespace coverstory::cover_up
