#include "bots/arena/cover_me_match.h"

#include <gtest/gtest.h>

namespace coverstory::bots::arena {
namespace {

/// Takes the first choice and remembers what it was told.
class Witness : public cover_me::Bot {
 public:
  struct Heard {
    int begun = 0, decided = 0, ended = 0;
    Seat seat;
  };
  explicit Witness(Heard& heard) : heard_(heard) {}

  void begin(const cover_me::Options&, Seat seat) override {
    ++heard_.begun;
    heard_.seat = seat;
  }
  cover_me::Action choose(const cover_me::View& view, const cover_me::Choices& choices) override {
    EXPECT_EQ(view.viewer, coverstory::Viewer(heard_.seat));
    ++heard_.decided;
    return choices.front();
  }
  void hear_result(const cover_me::Options&, const cover_me::Ranking&) override { ++heard_.ended; }

 private:
  Heard& heard_;
};

class CoverMeMatch : public testing::Test {
 protected:
  std::optional<cover_me::Ranking> play(const std::atomic<bool>& stop = kNeverStopped) {
    std::vector<std::unique_ptr<cover_me::Bot>> bots;
    for (auto& heard : heard_) bots.push_back(std::make_unique<Witness>(heard));
    coverstory::cover_me::Listener nobody;
    return play_match({.players = 3}, Seed::from_number(1), bots, nobody, stop);
  }

  std::array<Witness::Heard, 3> heard_{};
};

TEST_F(CoverMeMatch, bots_hear_their_seat_decide_and_hear_the_result) {
  ASSERT_TRUE(play().has_value());
  for (int seat = 0; seat < 3; ++seat) {
    const auto& heard = heard_[static_cast<std::size_t>(seat)];
    EXPECT_EQ(heard.begun, 1);
    EXPECT_EQ(heard.seat, Seat(seat));
    EXPECT_GT(heard.decided, 36);
    EXPECT_EQ(heard.ended, 1);
  }
}

TEST_F(CoverMeMatch, a_match_that_is_stopped_has_no_result) {
  const std::atomic<bool> stopped{true};
  EXPECT_FALSE(play(stopped).has_value());
  EXPECT_EQ(heard_[0].decided, 0);
  EXPECT_EQ(heard_[0].ended, 0);
}

TEST(TimedBot, times_the_decisions_in_which_there_was_a_choice) {
  Witness::Heard heard;
  TimedBot timed(std::make_unique<Witness>(heard));
  timed.begin({.players = 3}, Seat(0));
  const auto state = coverstory::cover_me::new_game(
      {.players = 3, .deal = coverstory::cover_me::Deal::Quick}, Seed::from_number(1));
  const auto seen = view(state, Seat(0));
  cover_me::Choices choices = legal(state, Seat(0));
  timed.choose(seen, choices);
  EXPECT_EQ(timed.times().size(), 1u);
  const cover_me::Action only = choices.front();
  timed.choose(seen, {only});
  EXPECT_EQ(timed.times().size(), 1u);
  EXPECT_EQ(heard.decided, 2);
}

}  // namespace
}  // namespace coverstory::bots::arena
