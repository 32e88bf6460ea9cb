#include "server/bot_threads.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/asio/executor_work_guard.hpp>
#include <map>
#include <set>
#include <utility>

#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "games/cover_me/game.h"

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

/// The first decision of a game, asked of whoever decides first.
std::unique_ptr<const games::WhichChoice> decision(std::uint64_t number) {
  const auto state = cover_me::new_game({}, Seed::from_number(number));
  const Seat seat = state.deciding.first();
  return std::make_unique<games::WhichChoice>(cover_me::view(state, seat),
                                              cover_me::legal(state, seat));
}

tables::Question question(std::uint64_t number) {
  return {.id = QuestionId{number},
          .level = protocol::Level::Easy,
          .seed = Seed::from_number(number),
          .decision = decision(number)};
}

TEST(BotThreads, every_question_is_answered_once_with_one_of_its_choices) {
  constexpr std::uint64_t kQuestions = 40;
  boost::asio::io_context loop;
  const auto work = boost::asio::make_work_guard(loop);
  std::map<QuestionId, int> answers;
  BotThreads bots(3, milliseconds(1), loop, kQuiet, [&](const BotThreads::Thought& thought) {
    ++answers[thought.id];
    const auto asked = decision(std::to_underlying(thought.id));
    ASSERT_EQ(thought.answer.size(), 1u);
    const auto& choice = thought.answer.front().action.get<cover_me::Action>();
    EXPECT_TRUE(std::ranges::count(asked->choices, choice) > 0);
    if (answers.size() == kQuestions) loop.stop();
  });
  for (std::uint64_t i = 1; i <= kQuestions; ++i) bots.ask(question(i));
  loop.run();
  for (const auto& [id, count] : answers) EXPECT_EQ(count, 1);
  EXPECT_EQ(bots.waiting(), 0u);
}

TEST(BotThreads, ending_waits_for_nobody_but_the_one_who_thinks) {
  boost::asio::io_context loop;
  {
    BotThreads bots(1, milliseconds(1), loop, kQuiet, [](const BotThreads::Thought&) {});
    for (std::uint64_t i = 1; i <= 1000; ++i) bots.ask(question(i));
    for (std::uint64_t i = 1; i <= 1000; ++i) bots.cancel(QuestionId{i});
    EXPECT_EQ(bots.waiting(), 0u);
  }
}

TEST(BotThreads, those_that_are_not_cancelled_are_answered) {
  constexpr std::uint64_t kQuestions = 300;
  boost::asio::io_context loop;
  const auto work = boost::asio::make_work_guard(loop);
  std::set<QuestionId> answered;
  BotThreads bots(1, milliseconds(1), loop, kQuiet, [&](const BotThreads::Thought& thought) {
    answered.insert(thought.id);
    if (thought.id == QuestionId{kQuestions}) loop.stop();
  });
  for (std::uint64_t i = 1; i <= kQuestions; ++i) bots.ask(question(i));
  const std::size_t all = bots.waiting();
  for (std::uint64_t i = 2; i < kQuestions; i += 2) bots.cancel(QuestionId{i});
  EXPECT_LE(bots.waiting(), all / 2 + 1);
  loop.run();
  for (std::uint64_t i = 1; i <= kQuestions; i += 2)
    EXPECT_TRUE(answered.contains(QuestionId{i})) << i;
}

}  // namespace
}  // namespace coverstory::server
