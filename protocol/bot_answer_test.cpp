// Answers of programs: what counts as one, and what is something else.
#include "protocol/bot_answer.h"

#include <gtest/gtest.h>

#include <string>

namespace coverstory::protocol {
namespace {

TEST(BotAnswer, a_line_is_an_object_or_nothing) {
  EXPECT_TRUE(read_object(R"({"id":17,"choose":3})").has_value());
  EXPECT_TRUE(read_object("  {} \r").has_value());
  for (const char* line : {"", "hello", "3", "[1]", "null", R"({"id":17)", R"({"id":17} {})"}) {
    EXPECT_FALSE(read_object(line).has_value()) << line;
  }
}

TEST(BotAnswer, depth_without_end_is_not_an_object) {
  const std::string deep = R"({"a":)" + std::string(100'000, '[');
  EXPECT_FALSE(read_object(deep).has_value());
}

TEST(BotAnswer, ready_is_the_word_true) {
  EXPECT_TRUE(is_ready(*read_object(R"({"ready":true,"name":"my bot 1.0"})")));
  EXPECT_FALSE(is_ready(*read_object(R"({"ready":false})")));
  EXPECT_FALSE(is_ready(*read_object(R"({"ready":"true"})")));
  EXPECT_FALSE(is_ready(*read_object(R"({"id":1,"choose":0})")));
}

TEST(BotAnswer, an_id_is_a_whole_number) {
  EXPECT_EQ(answered_id(*read_object(R"({"id":17})")), 17u);
  EXPECT_EQ(answered_id(*read_object(R"({"id":18446744073709551615})")), ~std::uint64_t{0});
  for (const char* line : {"{}", R"({"id":"17"})", R"({"id":-1})", R"({"id":1.5})"}) {
    EXPECT_FALSE(answered_id(*read_object(line)).has_value()) << line;
  }
}

TEST(BotAnswer, a_choice_is_an_index_within_the_choices) {
  EXPECT_EQ(chosen_index(*read_object(R"({"choose":0})"), 3), 0u);
  EXPECT_EQ(chosen_index(*read_object(R"({"choose":2})"), 3), 2u);
  for (const char* line : {"{}", R"({"choose":3})", R"({"choose":-1})", R"({"choose":"2"})",
                           R"({"choose":1.5})", R"({"choose":null})", R"({"choose":1e40})"}) {
    EXPECT_FALSE(chosen_index(*read_object(line), 3).has_value()) << line;
  }
}

}  // namespace
}  // namespace coverstory::protocol
