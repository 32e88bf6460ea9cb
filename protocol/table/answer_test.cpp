// Answers as docs/protocol.md shows them, to the letter.
#include "protocol/table/answer.h"

#include <gtest/gtest.h>

#include <limits>

namespace coverstory::protocol {
namespace {

namespace json = boost::json;

TEST(Answer, of_an_accepted_command_has_its_number) {
  EXPECT_EQ(accepted(7, 12), R"({"re":7,"ok":true,"seq":12})");
  EXPECT_EQ(accepted(9007199254740991, std::numeric_limits<std::uint32_t>::max()),
            R"({"re":9007199254740991,"ok":true,"seq":4294967295})");
}

TEST(Answer, of_a_question_has_what_was_asked_for) {
  EXPECT_EQ(accepted(2, json::object{{"seq", 1}, {"table", "K7MQ2X"}}),
            R"({"re":2,"ok":true,"seq":1,"table":"K7MQ2X"})");
  EXPECT_EQ(accepted(15, json::object()), R"({"re":15,"ok":true})");
}

TEST(Answer, of_a_refused_command_has_code_clause_and_sentence) {
  EXPECT_EQ(refused(7, {.code = Code::ChatOff, .why = "The host has turned the chat off."}),
            R"({"re":7,"ok":false,"code":"chat_off","clause":null,)"
            R"("why":"The host has turned the chat off."})");
  EXPECT_EQ(
      refused(8, {.code = Code::Illegal, .why = "It is not your turn.", .clause = "CM-4.1"}),
      R"({"re":8,"ok":false,"code":"illegal","clause":"CM-4.1","why":"It is not your turn."})");
}

TEST(Answer, to_what_has_no_id_names_none) {
  EXPECT_EQ(json::parse(refused(std::nullopt, {.why = "the message is not JSON."})).at("re"),
            json::value());
}

TEST(Answer, is_one_line_whatever_is_in_it) {
  const std::string text = accepted(1, json::object{{"record", "one\ntwo\r\n\u2028\"three\"\n"}});
  EXPECT_EQ(text.find('\n'), text.npos);
  EXPECT_EQ(json::parse(text).at("record").as_string(), "one\ntwo\r\n\u2028\"three\"\n");
}

}  // namespace
}  // namespace coverstory::protocol
