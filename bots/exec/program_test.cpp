// The conversation: greeting, questions with ids, and what counts as an answer.
#include "bots/exec/program.h"

#include <gtest/gtest.h>

#include "bots/exec/test_script.h"

namespace coverstory::bots::exec {
namespace {

using namespace std::chrono_literals;

constexpr Limits kPatient{.answer = 60s, .farewell = 60s};
constexpr Limits kImpatient{.answer = 20ms, .farewell = 1ms};

/// The value of "say" in the answer to a question that the program is to repeat.
std::optional<std::int64_t> echo(Program& program, std::int64_t number) {
  const auto answer = program.ask({{"number", number}});
  if (!answer) return std::nullopt;
  return answer->at("say").as_int64();
}

TEST(Program, a_question_gets_the_answer_with_its_id) {
  const PythonScript script(R"(
say({"ready": True, "name": "echo"} if hear()["hello"] == 1 else None)
while True:
    question = hear()
    say({"id": question["id"], "say": question["number"]})
)");
  Program program(script.command(), kPatient);
  program.greet({{"hello", 1}});
  EXPECT_EQ(echo(program, 7), 7);
  EXPECT_EQ(echo(program, 8), 8);
}

TEST(Program, a_late_answer_is_not_taken_for_the_next) {
  // It answers the first question only when it has heard the second.
  Program program(R"(read hello; echo '{"ready":true}'; read first; read second;)"
                  R"(echo '{"id":1,"say":7}'; echo '{"id":2,"say":8}'; read end)",
                  {.answer = 1s, .farewell = 60s});
  program.greet({{"hello", 1}});
  EXPECT_EQ(echo(program, 7), std::nullopt);
  EXPECT_EQ(echo(program, 8), 8);
}

TEST(Program, who_is_ready_late_is_still_heard) {
  Program program(R"(read hello; read first; echo '{"ready":true}'; echo '{"id":1,"say":7}';)"
                  R"(read end)",
                  {.answer = 1s, .farewell = 60s});
  program.greet({{"hello", 1}});
  EXPECT_EQ(echo(program, 7), 7);
}

TEST(Program, a_banner_before_ready_does_no_harm) {
  Program program(R"(echo 'My bot, loading…'; echo '{"ready":true}'; read a; read b;)"
                  R"(echo '{"id":1,"say":7}'; read c)",
                  kPatient);
  program.greet({{"hello", 1}});
  EXPECT_EQ(echo(program, 7), 7);
}

TEST(Program, something_else_is_no_answer) {
  for (const char* answer : {"7", "nonsense", "[1,2]", "{}", R"({"id":2,"say":7})",
                             R"({"id":"1","say":7})", R"({"ready":true})", ""}) {
    Program program(
        fmt::format("read a; echo '{{\"ready\":true}}'; read b; echo '{}'; read c", answer),
        kPatient);
    program.greet({{"hello", 1}});
    EXPECT_EQ(echo(program, 7), std::nullopt) << answer;
  }
}

TEST(Program, who_never_answers_is_not_waited_for_without_end) {
  Program program("cat >/dev/null", kImpatient);
  program.greet({{"hello", 1}});
  EXPECT_EQ(echo(program, 7), std::nullopt);
  EXPECT_EQ(echo(program, 8), std::nullopt);
}

TEST(Program, who_has_ended_answers_nothing_and_is_started_for_the_next_game) {
  Program program(R"(read a; echo '{"ready":true}'; read b; echo '{"id":2,"say":7}')", kPatient);
  program.greet({{"hello", 1}});
  EXPECT_EQ(echo(program, 7), std::nullopt);  // its id is that of a question not yet asked
  EXPECT_EQ(echo(program, 8), std::nullopt);
  program.tell({{"result", 1}});
  EXPECT_EQ(echo(program, 9), std::nullopt);
  program.greet({{"hello", 1}});
  EXPECT_EQ(echo(program, 10), std::nullopt);  // alive again, and 2 is an old id
}

TEST(Program, one_program_plays_several_games) {
  const PythonScript script(R"(
games = 0
while True:
    message = hear()
    if "hello" in message:
        games += 1
        say({"ready": True})
    elif "id" in message:
        say({"id": message["id"], "say": games})
)");
  Program program(script.command(), kPatient);
  for (int game = 1; game <= 3; ++game) {
    program.greet({{"hello", 1}});
    EXPECT_EQ(echo(program, 0), game);
    program.tell({{"result", nullptr}});
  }
}

}  // namespace
}  // namespace coverstory::bots::exec
