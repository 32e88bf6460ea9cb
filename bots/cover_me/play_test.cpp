#include "bots/cover_me/bot.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "engine/cover_me/game.h"

namespace coverstory::bots::cover_me {
namespace {

/// Takes the first choice and remembers what it was told.
class Witness : public Bot {
 public:
  struct Heard {
    int begun = 0, decided = 0, ended = 0;
    Seat seat;
  };
  explicit Witness(Heard& heard) : heard_(heard) {}

  void begin(const Options&, Seat seat) override {
    ++heard_.begun;
    heard_.seat = seat;
  }
  Action choose(const View& view, const Choices& choices) override {
    EXPECT_EQ(view.viewer, Viewer(heard_.seat));
    ++heard_.decided;
    return choices.front();
  }
  void hear_result(const Options&, const Ranking&) override { ++heard_.ended; }

 private:
  Heard& heard_;
};

class CoverMePlay : public testing::Test {
 protected:
  /// The state that the game was left in.
  State play(const std::atomic<bool>& stop = kNeverStopped) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (auto& heard : heard_) bots.push_back(std::make_unique<Witness>(heard));
    Listener nobody;
    State state = new_game({.players = 3}, Seed::from_number(1), nobody);
    play_game(state, bots, nobody, stop);
    return state;
  }

  std::array<Witness::Heard, 3> heard_{};
};

TEST_F(CoverMePlay, bots_hear_their_seat_decide_and_hear_the_result) {
  ASSERT_TRUE(play().is_over());
  for (int seat = 0; seat < 3; ++seat) {
    const auto& heard = heard_[static_cast<std::size_t>(seat)];
    EXPECT_EQ(heard.begun, 1);
    EXPECT_EQ(heard.seat, Seat(seat));
    EXPECT_GT(heard.decided, 36);
    EXPECT_EQ(heard.ended, 1);
  }
}

TEST_F(CoverMePlay, a_game_that_is_stopped_has_no_result) {
  const std::atomic<bool> stopped{true};
  EXPECT_FALSE(play(stopped).is_over());
  EXPECT_EQ(heard_[0].decided, 0);
  EXPECT_EQ(heard_[0].ended, 0);
}

}  // namespace
}  // namespace coverstory::bots::cover_me
