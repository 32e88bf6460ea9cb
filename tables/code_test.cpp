#include "tables/code.h"

#include <gtest/gtest.h>

#include <set>

namespace coverstory::tables {
namespace {

TEST(TableCode, has_six_or_ten_characters_that_cannot_be_mistaken) {
  for (const char confusing : {'0', 'O', '1', 'I', 'L', 'U'}) {
    EXPECT_EQ(kCodeLetters.find(confusing), kCodeLetters.npos) << confusing;
  }
  EXPECT_TRUE(is_code("K7MQ2X"));
  EXPECT_TRUE(is_code("K7MQ2XK7MQ"));
  for (const char* text : {"", "K7MQ2", "K7MQ2XX", "K7MQ2XK7", "K7MQ2XK7MQ2", "k7mq2x", "K7MQ2O",
                           "K7MQ 2", "K7M/2X", "K7MQ2XK7M0"}) {
    EXPECT_FALSE(is_code(text)) << text;
  }
}

TEST(TableCode, out_of_chance_is_one_and_uses_every_character_in_every_place) {
  for (const CodeKind kind : {CodeKind::Listed, CodeKind::Secret}) {
    const auto length = static_cast<std::size_t>(kind);
    std::set<std::pair<std::size_t, char>> used;
    std::set<std::string> codes;
    const Seed chance = Seed::from_number(1);
    for (std::uint64_t number = 0; number < 2000; ++number) {
      const std::string code = code_from(chance.derived(Seed::Purpose::Game, number), kind);
      ASSERT_TRUE(is_code(code)) << code;
      ASSERT_EQ(code.size(), length);
      codes.insert(code);
      for (std::size_t place = 0; place < length; ++place) used.insert({place, code[place]});
    }
    EXPECT_EQ(used.size(), length * kCodeLetters.size());
    EXPECT_GT(codes.size(), 1990u);
  }
}

TEST(TableCode, of_a_command_is_always_the_same_and_of_others_another) {
  const Person ada = person_of("00112233445566778899aabbccddeeff");
  std::set<std::string> codes;
  for (std::uint64_t id = 0; id < 1000; ++id) {
    const std::string code = code_for(ada, id, CodeKind::Secret);
    EXPECT_EQ(code.size(), 10u);
    EXPECT_EQ(code, code_for(ada, id, CodeKind::Secret));
    codes.insert(code);
  }
  EXPECT_EQ(codes.size(), 1000u);
}

}  // namespace
}  // namespace coverstory::tables
