// Answers as docs/protocol.md shows them, to the letter.
#include "protocol/table/answer.h"

#include <gtest/gtest.h>

#include <limits>

#include "protocol/table/news.h"
#include "protocol/table/test_game_form.h"

namespace coverstory::protocol {
namespace {

namespace json = boost::json;

TEST(Answer, of_an_accepted_command_has_its_number) {
  EXPECT_EQ(accepted(7, 12).text, R"({"re":7,"ok":true,"seq":12})");
  EXPECT_EQ(accepted(9007199254740991, std::numeric_limits<std::uint32_t>::max()).text,
            R"({"re":9007199254740991,"ok":true,"seq":4294967295})");
}

TEST(Answer, of_a_command_that_opens_a_table_has_its_code) {
  EXPECT_EQ(accepted(2, 1, "K7MQ2X").text, R"({"re":2,"ok":true,"seq":1,"table":"K7MQ2X"})");
}

TEST(Answer, of_a_command_that_is_no_entry_has_no_number) {
  EXPECT_EQ(accepted(15).text, R"({"re":15,"ok":true})");
}

TEST(Answer, of_a_hello_has_the_token_and_the_time) {
  EXPECT_EQ(welcome(1, "0123", 1'793'750'400'000).text,
            R"({"re":1,"ok":true,"token":"0123","now":1793750400000})");
}

TEST(Answer, of_a_list_has_a_row_for_each_table) {
  EXPECT_EQ(listed(3, std::span<const ShownRoom>()).text, R"({"re":3,"ok":true,"tables":[]})");
  const Settings settings = settings_without_game();
  const ShownSeat ada{.kind = ShownSeat::Kind::Person, .name = "Ada"};
  const std::vector<ShownRoom> rooms{{.code = "K7MQ2X",
                                      .stage = Stage::Lobby,
                                      .settings = settings,
                                      .host = Seat(1),
                                      .seats = {{}, ada},
                                      .rematch = {},
                                      .result = {},
                                      .first = {},
                                      .is_due = {}}};
  const json::value row = json::parse(listed(3, rooms).text).at("tables").at(0);
  EXPECT_EQ(row.at("table"), "K7MQ2X");
  EXPECT_EQ(row.at("stage"), "lobby");
  EXPECT_EQ(row.at("host"), "Ada");
  EXPECT_EQ(json::serialize(row.at("seats")),
            R"([{"kind":"open"},{"kind":"person","name":"Ada","stand_in":false,"muted":false}])");
  EXPECT_FALSE(row.as_object().contains("rematch"));
}

TEST(Answer, of_a_replay_or_a_record_has_it_as_it_is) {
  EXPECT_EQ(replayed(4, R"([{"table":"T","watching":false}])").text,
            R"({"re":4,"ok":true,"messages":[{"table":"T","watching":false}]})");
  EXPECT_EQ(recorded(5, R"("one\ntwo\n")").text, R"({"re":5,"ok":true,"record":"one\ntwo\n"})");
}

TEST(Answer, of_a_refused_command_has_code_clause_and_sentence) {
  EXPECT_EQ(refused(7, {.code = Code::ChatOff, .why = "The host has turned the chat off."}).text,
            R"({"re":7,"ok":false,"code":"chat_off","clause":null,)"
            R"("why":"The host has turned the chat off."})");
  EXPECT_EQ(
      refused(8, {.code = Code::Illegal, .why = "It is not your turn.", .clause = "CM-4.1"}).text,
      R"({"re":8,"ok":false,"code":"illegal","clause":"CM-4.1","why":"It is not your turn."})");
}

TEST(Answer, of_a_request_that_is_no_command_has_code_and_sentence) {
  EXPECT_EQ(refusal_text({.code = Code::NoSuchTable, .why = "There is no such table."}),
            R"({"code":"no_such_table","why":"There is no such table."})");
}

TEST(Answer, to_what_has_no_id_names_none) {
  EXPECT_EQ(json::parse(refused(std::nullopt, {.why = "the message is not JSON."}).text).at("re"),
            json::value());
}

TEST(Answer, says_whether_it_accepts) {
  EXPECT_EQ(welcome(1, "0123", 0).kind, MessageKind::Accepted);
  EXPECT_EQ(refused(1, {}).kind, MessageKind::Refused);
  EXPECT_TRUE(accepted(1, 2).is_answer() && refused(1, {}).is_answer());
}

}  // namespace
}  // namespace coverstory::protocol
