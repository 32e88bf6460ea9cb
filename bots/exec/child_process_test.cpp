// Programs that behave, and programs that do not. Nothing here depends on how long anything takes:
// short deadlines are only for programs that never answer.
#include "bots/exec/child_process.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>

#include "bots/exec/test_script.h"

namespace coverstory::bots::exec {
namespace {

using namespace std::chrono_literals;

auto in(std::chrono::milliseconds time) {
  return ChildProcess::Clock::now() + time;
}

bool has_children() {
  return waitpid(-1, nullptr, WNOHANG) >= 0 || errno != ECHILD;
}

TEST(ChildProcess, lines_go_in_and_come_out) {
  ChildProcess cat("cat", 10s);
  cat.send("one");
  cat.send("two");
  EXPECT_EQ(cat.receive(in(60s)), "one");
  EXPECT_EQ(cat.receive(in(60s)), "two");
  EXPECT_FALSE(cat.has_ended());
}

TEST(ChildProcess, a_line_may_come_in_pieces_and_lines_may_come_together) {
  ChildProcess program("printf 'one\\ntw'; read line; printf 'o\\n'", 10s);
  EXPECT_EQ(program.receive(in(60s)), "one");
  program.send("go on");
  EXPECT_EQ(program.receive(in(60s)), "two");
  EXPECT_EQ(program.receive(in(60s)), std::nullopt);
}

TEST(ChildProcess, a_line_longer_than_a_pipe_holds_arrives_whole) {
  ChildProcess cat("cat", 10s);
  const std::string line(300'000, 'x');
  cat.send(line);
  EXPECT_EQ(cat.receive(in(60s)), line);
}

TEST(ChildProcess, silence_ends_with_the_deadline) {
  ChildProcess silent("sleep 1000", 1ms);
  EXPECT_EQ(silent.receive(in(5ms)), std::nullopt);
  EXPECT_FALSE(silent.has_ended());
}

TEST(ChildProcess, who_reads_nothing_does_not_block_us) {
  ChildProcess deaf("sleep 1000", 1ms);
  for (int i = 0; i < 5; ++i) {
    deaf.send(std::string(100'000, 'x'));
    EXPECT_EQ(deaf.receive(in(1ms)), std::nullopt);
  }
}

TEST(ChildProcess, who_dies_leaves_its_last_words_and_then_nothing) {
  ChildProcess dying("echo farewell; exit 3", 10s);
  EXPECT_EQ(dying.receive(in(60s)), "farewell");
  EXPECT_EQ(dying.receive(in(60s)), std::nullopt);
  EXPECT_TRUE(dying.has_ended());
  dying.send("is anybody there?");
  dying.send("anybody?");
  EXPECT_EQ(dying.receive(in(60s)), std::nullopt);
}

TEST(ChildProcess, a_command_that_does_not_exist_has_ended) {
  ChildProcess nothing("/nowhere/no_such_bot 2>/dev/null", 10s);
  EXPECT_EQ(nothing.receive(in(60s)), std::nullopt);
  EXPECT_TRUE(nothing.has_ended());
}

TEST(ChildProcess, a_line_without_end_is_cut_off) {
  ChildProcess endless("tr '\\0' 'x' </dev/zero", 1ms);
  EXPECT_EQ(endless.receive(in(60s)), std::nullopt);
  EXPECT_TRUE(endless.has_ended());
}

TEST(ChildProcess, no_child_is_left_behind) {
  {
    ChildProcess well_behaved("cat", 10s);
  }
  EXPECT_FALSE(has_children());
  {
    ChildProcess stubborn("trap '' TERM INT HUP; while :; do sleep 1000; done", 1ms);
  }
  EXPECT_FALSE(has_children());
  {
    ChildProcess dead("exit 1", 10s);
  }
  EXPECT_FALSE(has_children());
}

TEST(ChildProcess, the_end_of_input_leaves_time_to_finish) {
  const TestFile diary;
  {
    ChildProcess program("cat >/dev/null; echo done >" + diary.name(), 60s);
  }
  EXPECT_EQ(diary.text(), "done\n");
}

}  // namespace
}  // namespace coverstory::bots::exec
