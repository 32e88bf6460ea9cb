#include "server/bot_threads.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/cover_up/game.h"

namespace coverstory::server {
namespace {

using std::chrono::milliseconds;
using tables::QuestionId;

const Log kQuiet(LogLevel::Error);

TEST(BotThreads, who_waits_alone_has_the_whole_budget_and_many_share) {
  EXPECT_EQ(effort(0, 1, milliseconds(100)).budget, milliseconds(100));
  EXPECT_EQ(effort(9, 1, milliseconds(100)).budget, milliseconds(100));
  EXPECT_EQ(effort(49, 1, milliseconds(100)).budget, milliseconds(20));
  EXPECT_EQ(effort(49, 2, milliseconds(100)).budget, milliseconds(40));
  EXPECT_EQ(effort(1000, 1, milliseconds(100)).budget, milliseconds(1));
  EXPECT_FALSE(effort(1000, 1, milliseconds(100)).is_strained);
  EXPECT_TRUE(effort(1001, 1, milliseconds(100)).is_strained);
}

}  // namespace
}  // namespace coverstory::server
