#include "tables/code.h"

#include <gtest/gtest.h>

#include <set>

namespace coverstory::tables {
namespace {

TEST(TableCode, has_six_characters_that_cannot_be_mistaken) {
  for (const char confusing : {'0', 'O', '1', 'I', 'L', 'U'}) {
    EXPECT_EQ(kCodeLetters.find(confusing), kCodeLetters.npos) << confusing;
  }
  EXPECT_TRUE(is_code("K7MQ2X"));
  for (const char* text : {"", "K7MQ2", "K7MQ2XX", "k7mq2x", "K7MQ2O", "K7MQ 2", "K7M/2X"}) {
    EXPECT_FALSE(is_code(text)) << text;
  }
}

TEST(TableCode, out_of_chance_is_one_and_uses_every_character_in_every_place) {
  std::set<std::pair<std::size_t, char>> used;
  std::set<std::string> codes;
  const Seed chance = Seed::from_number(1);
  for (std::uint64_t number = 0; number < 2000; ++number) {
    const std::string code = code_from(chance.derived(Seed::Purpose::Game, number));
    ASSERT_TRUE(is_code(code)) << code;
    codes.insert(code);
    for (std::size_t place = 0; place < code.size(); ++place) used.insert({place, code[place]});
  }
  EXPECT_EQ(used.size(), kCodeLength * kCodeLetters.size());
  EXPECT_GT(codes.size(), 1990u);
}

}  // namespace
}  // namespace coverstory::tables
