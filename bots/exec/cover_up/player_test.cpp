// Programs in a seat of Cover Up: whole games, and rounds that are forfeited.

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "bots/cover_up/bot.h"
#include "bots/exec/cover_up/player.h"
#include "bots/exec/test_script.h"
#include "engine/cover_up/game.h"

namespace coverstory::bots::exec {
namespace {

using namespace std::chrono_literals;
using namespace coverstory::cover_up;

constexpr Limits kPatient{.answer = 60s, .farewell = 60s};
constexpr Limits kImpatient{.answer = 20ms, .farewell = 1ms};

/// Lays the first card only, flips too early to be allowed, returns the last card.
constexpr std::string_view kOneCard = R"(
while True:
    message = hear()
    if "hello" in message: say({"ready": True})
    elif message.get("decide") == "round":
        card = {"card": message["view"]["cards"][0], "o": 0, "x": 0, "y": 0}
        say({"id": message["id"], "timeline": [{"t": 1000, "pile": [card]}], "flip_at": 2000})
    elif message.get("decide") == "return":
        say({"id": message["id"], "choose": len(message["legal"]) - 1})
)";

/// The greedy bot in seat 0 against the program in seat 1.
struct Ended : Listener {
  void round_ended(const RoundResult& result) override { rounds.push_back(result); }
  std::vector<RoundResult> rounds;
};

Ended play_against(std::unique_ptr<cover_up::Bot> program) {
  std::vector<std::unique_ptr<cover_up::Bot>> bots;
  bots.push_back(cover_up::make_bot("greedy", Seed::from_number(1)).value());
  bots.push_back(std::move(program));
  Ended ended;
  State state = new_game({.players = 2}, standard_deck(), Seed::from_number(1), 0, ended);
  cover_up::play_game(state, bots, ended);
  return ended;
}

TEST(CoverUpExecBot, plays_a_whole_game) {
  const PythonScript script(kOneCard);
  auto bot = std::make_unique<CoverUpBot>(script.command(), 100ms, "standard", kPatient);
  for (const RoundResult& round : play_against(std::move(bot)).rounds) {
    EXPECT_EQ(round.seats[1].pile.size(), 1u) << "round " << round.round;
  }
}

TEST(CoverUpExecBot, a_round_that_is_forfeited_leaves_all_cards_beside) {
  for (const char* command : {"exit 1", "cat >/dev/null", "yes"}) {
    const Ended ended =
        play_against(std::make_unique<CoverUpBot>(command, 100ms, "standard", kImpatient));
    ASSERT_EQ(ended.rounds.size(), 5u);
    for (const RoundResult& round : ended.rounds) {
      EXPECT_EQ(round.seats[1].score.beside.size(), 5u) << command;
    }
  }
}

TEST(CoverUpExecBot, counts_what_is_forfeited) {
  State state = new_game({.players = 2}, standard_deck(), Seed::from_number(1), 0);
  tick(state, state.building_from);
  CoverUpBot bot("exit 1", 100ms, "standard", kPatient);
  EXPECT_EQ(bot.plan_round(view(state, Seat(1))), cover_up::RoundPlan{});
  while (const auto deadline = next_deadline(state)) tick(state, *deadline);
  const View seen = view(state, Seat(1));
  EXPECT_EQ(bot.choose_return(seen), seen.own.returnable.front());
  EXPECT_EQ(bot.forfeits(), 2u);
}

TEST(CoverUpExecBot, says_what_the_protocol_says) {
  const TestFile diary;
  play_against(std::make_unique<CoverUpBot>("tee " + diary.name() + " >/dev/null", 100ms, "mine",
                                            Limits{.answer = 1ms, .farewell = 60s}));
  const std::string heard = diary.text();
  EXPECT_TRUE(heard.starts_with(R"({"hello":1,"game":"cover-up","options":{)")) << heard;
  EXPECT_NE(heard.find(R"("deck":"mine")"), std::string::npos);
  EXPECT_NE(heard.find("\n"
                       R"({"id":1,"decide":"round","view":{"round":1,"seat":1,"cards":[)"),
            std::string::npos);
  EXPECT_NE(heard.find(R"("hourglass_s":30})"), std::string::npos);
  EXPECT_NE(heard.find("\n"
                       R"({"id":2,"decide":"return","view":{"round":1,)"),
            std::string::npos);
  EXPECT_NE(heard.find("\n"
                       R"({"result":{"e":"end","totals":[)"),
            std::string::npos);
}

TEST(CoverUpPlayer, is_a_bot_of_the_game_or_a_program) {
  const Seed seed = Seed::from_number(1);
  EXPECT_TRUE(make_cover_up_player("greedy", seed).has_value());
  EXPECT_TRUE(make_cover_up_player("exec:./my_bot", seed).has_value());
  EXPECT_FALSE(make_cover_up_player("exec:", seed).has_value());
  EXPECT_FALSE(make_cover_up_player("nobody", seed).has_value());
}

}  // namespace
}  // namespace coverstory::bots::exec
