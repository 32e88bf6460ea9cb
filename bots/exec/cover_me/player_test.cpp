// Programs in a seat of Cover Me: what they are told, and what becomes of decisions that they do
// not make as they should.

#include <gtest/gtest.h>

#include "bots/exec/cover_me/player.h"
#include "bots/exec/test_script.h"

namespace coverstory::bots::exec {
namespace {

using namespace std::chrono_literals;
using namespace coverstory::cover_me;

constexpr Limits kPatient{.answer = 60s, .farewell = 60s};
constexpr Limits kImpatient{.answer = 20ms, .farewell = 1ms};

class CoverMeExecBot : public testing::Test {
 protected:
  Action choice_of(CoverMeBot& bot) { return bot.choose(view(state_, Seat(1)), choices_); }

  /// Two decisions, of which none was made by the program.
  void expect_forfeits(const std::string& command, Limits limits) {
    CoverMeBot bot(command, 100ms, limits);
    bot.begin(state_.options, Seat(1));
    EXPECT_EQ(choice_of(bot), choices_.front()) << command;
    EXPECT_EQ(choice_of(bot), choices_.front()) << command;
    EXPECT_EQ(bot.forfeits(), 2u) << command;
    bot.hear_result(state_.options, ranking(state_));
  }

  State state_ = new_game({.players = 3, .deal = Deal::Quick}, Seed::from_number(1));
  Choices choices_ = legal(state_, Seat(1));
};

constexpr std::string_view kLastChoice = R"(
while True:
    message = hear()
    if "hello" in message: say({"ready": True, "name": "last"})
    if "id" in message: say({"id": message["id"], "choose": len(message["legal"]) - 1})
)";

TEST_F(CoverMeExecBot, chooses_what_the_program_chooses) {
  const PythonScript script(kLastChoice);
  CoverMeBot bot(script.command(), 100ms, kPatient);
  bot.begin(state_.options, Seat(1));
  EXPECT_EQ(choice_of(bot), choices_.back());
  EXPECT_EQ(bot.forfeits(), 0u);
}

TEST_F(CoverMeExecBot, greets_by_itself_where_nobody_said_that_a_game_begins) {
  const PythonScript script(kLastChoice);
  CoverMeBot bot(script.command(), 100ms, kPatient);
  EXPECT_EQ(choice_of(bot), choices_.back());
}

TEST_F(CoverMeExecBot, says_what_the_protocol_says) {
  const TestFile diary;
  {
    CoverMeBot bot("tee " + diary.name() + " >/dev/null", 250ms, {.answer = 1ms, .farewell = 60s});
    bot.begin(state_.options, Seat(1));
    choice_of(bot);
    bot.hear_result(state_.options, ranking(state_));
  }
  const std::string heard = diary.text();
  EXPECT_TRUE(heard.starts_with(R"({"hello":1,"game":"cover-me","options":{"players":3,)"))
      << heard;
  EXPECT_NE(heard.find(R"("seat":1,"budget_ms":250})"), std::string::npos) << heard;
  EXPECT_NE(heard.find("\n"
                       R"({"id":1,"decide":"play","view":{"phase":"month",)"),
            std::string::npos);
  EXPECT_NE(heard.find(R"("legal":[{"kind":"play","cards":[")"), std::string::npos);
  EXPECT_NE(heard.find("\n"
                       R"({"result":{"e":"end","prestige":[0,0,0],)"),
            std::string::npos);
}

TEST_F(CoverMeExecBot, who_hangs_forfeits) {
  expect_forfeits("sleep 1000", kImpatient);
  expect_forfeits("cat >/dev/null", kImpatient);
}

TEST_F(CoverMeExecBot, who_dies_forfeits_all_that_follows) {
  expect_forfeits("exit 1", kPatient);
  expect_forfeits("kill -9 $$", kPatient);
  expect_forfeits("read hello; echo '{\"ready\":true}'; read question", kPatient);
  expect_forfeits("/nowhere/no_such_bot 2>/dev/null", kPatient);
}

TEST_F(CoverMeExecBot, who_talks_nonsense_forfeits) {
  expect_forfeits("yes", kImpatient);
  expect_forfeits("cat", kImpatient);  // repeats the question: it has an id, but chooses nothing
  expect_forfeits("tr '\\0' 'x' </dev/zero", kImpatient);
}

TEST_F(CoverMeExecBot, an_index_out_of_range_forfeits) {
  for (const char* choice : {"9", "-1", "\"0\"", "null", "1.5", "[0]", "1e30"}) {
    expect_forfeits(fmt::format("read hello; echo '{{\"ready\":true}}';"
                                "read one; echo '{{\"id\":1,\"choose\":{0}}}';"
                                "read two; echo '{{\"id\":2,\"choose\":{0}}}'; read end",
                                choice),
                    kPatient);
  }
}

TEST_F(CoverMeExecBot, one_forfeit_does_not_spoil_the_next_decision) {
  const PythonScript script(R"(
hear(); say({"ready": True})
hear(); say("what?")
say({"id": hear()["id"], "choose": 2})
hear()
)");
  CoverMeBot bot(script.command(), 100ms, {.answer = 60s, .farewell = 1ms});
  bot.begin(state_.options, Seat(1));
  EXPECT_EQ(choice_of(bot), choices_.front());
  EXPECT_EQ(choice_of(bot), choices_[2]);
  EXPECT_EQ(bot.forfeits(), 1u);
}

TEST(ExecLimits, an_answer_has_ten_budgets_and_at_least_five_seconds) {
  EXPECT_EQ(limits_for(100ms).answer, 5s);
  EXPECT_EQ(limits_for(500ms).answer, 5s);
  EXPECT_EQ(limits_for(2000ms).answer, 20s);
}

TEST(CoverMePlayer, is_a_bot_of_the_game_or_a_program) {
  const Seed seed = Seed::from_number(1);
  EXPECT_TRUE(make_cover_me_player("greedy", seed).has_value());
  EXPECT_TRUE(make_cover_me_player("exec:./my_bot", seed).has_value());
  for (const char* name : {"exec:", "exec:  ", "exec", "nobody", ""}) {
    const auto player = make_cover_me_player(name, seed);
    ASSERT_FALSE(player.has_value()) << name;
    EXPECT_NE(player.error().find("exec:"), std::string::npos);
  }
}

TEST(CoverMePlayer, only_players_named_on_purpose_are_programs) {
  EXPECT_FALSE(cover_me::make_bot("exec:true", Seed::from_number(1)).has_value());
}

}  // namespace
}  // namespace coverstory::bots::exec
