// Names and lines of chat: what others are shown, they can read.
#include "protocol/table/words.h"

#include <gtest/gtest.h>

#include "records/fields.h"

namespace coverstory::protocol {
namespace {

std::string name(std::string_view text) {
  try {
    return read_words(text, "name", kLongestName);
  } catch (const records::WrongField& wrong) {
    return wrong.what();
  }
}

std::string repeated(std::string_view text, std::size_t times) {
  std::string result;
  for (std::size_t i = 0; i < times; ++i) result += text;
  return result;
}

TEST(Words, lose_the_spaces_around_them) {
  EXPECT_EQ(name("Ada"), "Ada");
  EXPECT_EQ(name("  Ada Lovelace "), "Ada Lovelace");
}

TEST(Words, of_spaces_alone_are_none) {
  EXPECT_EQ(name(""), "'name' is empty");
  EXPECT_EQ(name("   "), "'name' is empty");
}

TEST(Words, of_wide_or_unbreakable_spaces_alone_are_none) {
  EXPECT_EQ(name("\u00a0"), "'name' is empty");
  EXPECT_EQ(name(" \u3000 \u2003 "), "'name' is empty");
  EXPECT_EQ(name("\u00a0Ada\u2003"), "Ada");
}

TEST(Words, are_counted_in_characters_and_not_in_bytes) {
  EXPECT_EQ(name(repeated("é", 24)), repeated("é", 24));
  EXPECT_EQ(name(repeated("👗", 24)), repeated("👗", 24));
  EXPECT_EQ(name(repeated("é", 25)), "'name' has more than 24 characters");
  EXPECT_EQ(name(repeated("x", 25)), "'name' has more than 24 characters");
  EXPECT_EQ(name("  " + repeated("x", 24) + "  "), repeated("x", 24));
}

TEST(Words, of_chat_may_have_300_characters) {
  EXPECT_EQ(read_words(repeated("ü", 300), "text", kLongestLine).size(), 600u);
  EXPECT_THROW((void)read_words(repeated("ü", 301), "text", kLongestLine), records::WrongField);
}

TEST(Words, have_no_control_characters) {
  for (const std::string_view text :
       {"A\nda", "A\tda", "A\rda", "A\x1b[31mda", "A\x7f", "\u0085Ada", "A\u009bda"}) {
    EXPECT_EQ(name(text), "'name' has characters that cannot be shown") << text;
  }
  EXPECT_EQ(name(std::string_view("A\0da", 4)), "'name' has characters that cannot be shown");
}

TEST(Words, have_no_characters_that_cannot_be_seen_or_turn_the_text_around) {
  for (const std::string_view text :
       {"A\u200bda", "Ada\u200d", "\u200fAda", "A\u2028da", "A\u202eda", "A\u2060da", "A\u2066da",
        "\ufeff"
        "Ada",
        "A\u00adda", "A\u061cda", "A\u180eda", "\u3164", "\u2800", "\uffa0", "\u115f",
        "A\U000e0041da", "A\ufff9da"}) {
    EXPECT_EQ(name(text), "'name' has characters that cannot be shown") << text;
  }
}

TEST(Words, may_be_of_any_script) {
  for (const std::string_view text : {"Zoë", "Łukasz", "Ада", "愛", "عائشة", "नेहा", "Ō", "👗✨"}) {
    EXPECT_EQ(name(text), text);
  }
}

}  // namespace
}  // namespace coverstory::protocol
