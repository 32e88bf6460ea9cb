// Steps as they are kept: written and read back they are the same, and what cannot be read is said
// in a sentence.
#include "tables/step_json.h"

#include <gtest/gtest.h>

#include "engine/cover_me/options.h"
#include "engine/cover_up/action.h"
#include "engine/cover_up/options.h"
#include "engine/cover_up/test_piles.h"
#include "games/all.h"
#include "games/cover_me/game.h"

namespace coverstory::tables {
namespace {

const Person kAda = person_of("8c6f0a3f5f0f4a6e9d3b2a1c00ffee11");

const protocol::GameForms& kGames = games::all_games().forms();
const protocol::Settings kSettings{.game = &games::cover_me(), .options = cover_me::Options{}};

cover_me::Card cover(std::string_view code) {
  return *cover_me::card_from_code(code);
}

cover_up::Card tile() {
  return *cover_up::card_from_code("ab..cd..");
}

/// One of every kind, and of every kind of action.
std::vector<What> one_of_each() {
  using cover_me::Action;
  return {
      Created{.settings = kSettings,
              .seats = {Occupant::of_person(kAda, "Ada \"A\" \u00e9"), Occupant::open(),
                        Occupant::of_bot("Iris", protocol::Level::Hard)},
              .host = Seat(0),
              .start = Seat(2),
              .muted = {Seat(1), Seat(4)}},
      Joined{Seat(1), kAda, "Bo"},
      Left{Seat(3)},
      BotAdded{Seat(2), protocol::Level::Easy},
      Emptied{Seat(5)},
      SettingsChanged{
          {.game = &games::cover_up(), .options = cover_up::Options{.players = 6}, .chat = false}},
      Reordered{{Seat(2), Seat(0), Seat(1)}},
      Started{Seed::from_number(77)},
      Started{Seed::from_number(77), protocol::First{Seat(2)}},
      Started{Seed::from_number(77), protocol::First{}},
      Rematched{"K7MQ2X"},
      StoodIn{Seat(1)},
      CameBack{Seat(1)},
      Said{Seat(0), "line \\ \"quoted\" \u00fc"},
      Unsaid{12},
      Muted{Seat(2), true},
      Muted{Seat(2), false},
      Closed{},
      Played{Seat(1), Action::take_draw()},
      Played{Seat(1), Action::take_open(cover_me::Hair{})},
      Played{Seat(1), Action::play(cover("YQsb"))},
      Played{Seat(1), Action::play(cover("YQsb"), cover("RDmr"))},
      Played{Seat(1), Action::feature(1, cover("YQsb"))},
      Played{Seat(1), Action::keep(cover("YQsb"))},
      Played{Seat(1), Action::keep(cover("YQsb"), cover("RDmr"))},
      Played{Seat(1), Action::swap(cover("YQsb"))},
      Played{Seat(1), Action::no_swap()},
      Played{Seat(1), Action::vote(true)},
      Played{Seat(1), Action::vote(false)},
      Played{Seat(4), games::Withdrawal{}},
      Played{Seat(1), cover_up::Arrange{{cover_up::lying(tile(), 3, -2, 4)}}},
      Played{Seat(1), cover_up::Arrange{}},
      Played{Seat(1), cover_up::Flip{}},
      Played{Seat(1), cover_up::Done{}},
      Played{Seat(1), cover_up::Return{tile()}},
      TimePassed{},
  };
}

TEST(StepJson, every_kind_is_written_and_read_back) {
  for (const What& what : one_of_each()) {
    for (const auto& asked : {std::optional<Asked>(), std::optional(Asked{Seat(3), 1ull << 52})}) {
      const Step step{.at = 1'793'750'400'123, .asked = asked, .what = what};
      const std::string body = body_of(step, kGames);
      const auto read = read_step(body, kGames);
      ASSERT_TRUE(read.has_value()) << body << ": " << read.error();
      EXPECT_EQ(read->what.index(), what.index()) << body;
      EXPECT_EQ(body_of(*read, kGames), body);
    }
  }
}

TEST(StepJson, reads_the_parts_of_a_step_back) {
  const Step step{.at = 5,
                  .asked = Asked{Seat(2), 99},
                  .what = Created{.settings = kSettings,
                                  .seats = {Occupant::of_person(kAda, "Ada"),
                                            Occupant::of_bot("Iris", protocol::Level::Hard)},
                                  .host = Seat(0),
                                  .start = Seat(1)}};
  const auto read = read_step(body_of(step, kGames), kGames);
  ASSERT_TRUE(read.has_value()) << read.error();
  EXPECT_EQ(read->at, 5);
  ASSERT_TRUE(read->asked.has_value());
  EXPECT_EQ(read->asked->by, Seat(2));
  EXPECT_EQ(read->asked->id, 99u);
  const auto& created = std::get<Created>(read->what);
  EXPECT_EQ(created.seats, std::get<Created>(step.what).seats);
  EXPECT_EQ(created.start, Seat(1));
  EXPECT_EQ(created.settings, kSettings);
}

TEST(StepJson, a_kind_that_nobody_knows_is_refused_by_its_name) {
  EXPECT_EQ(read_step(R"({"at":1,"e":"danced"})", kGames).error(), "'danced' is no step");
}

TEST(StepJson, a_log_of_a_newer_version_says_so) {
  std::string body = body_of({.what = one_of_each().front()}, kGames);
  body.replace(body.find("\"v\":1"), 5, "\"v\":2");
  EXPECT_EQ(read_step(body, kGames).error(),
            "the log was written by a newer version of Cover Story");
}

TEST(StepJson, keys_of_later_versions_are_ignored) {
  EXPECT_TRUE(read_step(R"({"at":1,"e":"time","later":{"x":1}})", kGames).has_value());
}

TEST(StepJson, what_is_damaged_is_refused) {
  for (const char* body :
       {"",
        "x",
        "[]",
        "{}",
        R"({"at":1})",
        R"({"e":"time"})",
        R"({"at":-1,"e":"time"})",
        R"({"at":1.5,"e":"time"})",
        R"({"at":1,"e":7})",
        R"({"at":1,"e":"left"})",
        R"({"at":1,"e":"left","seat":6})",
        R"({"at":1,"e":"left","seat":-1})",
        R"({"at":1,"e":"left","seat":0,"id":5})",
        R"({"at":1,"e":"left","seat":0,"id":5,"by":7})",
        R"({"at":1,"e":"joined","seat":0,"person":"xyz","name":"Ada"})",
        R"({"at":1,"e":"started","seed":"xyz"})",
        R"({"at":1,"e":"reordered","order":[0,"1"]})",
        R"({"at":1,"e":"bot-added","seat":0,"level":"random"})",
        R"({"at":1,"e":"chosen","seat":0,"choice":{"kind":"dance"}})",
        R"({"at":1,"e":"arranged","seat":0,"pile":[{}]})",
        R"({"at":1,"e":"returned","seat":0,"card":"xyz"})",
        R"({"at":1,"e":"created","v":1,"settings":{"game":"chess"},"seats":[],"host":0})"}) {
    const auto read = read_step(body, kGames);
    ASSERT_FALSE(read.has_value()) << body;
    EXPECT_FALSE(read.error().empty());
  }
}

}  // namespace
}  // namespace coverstory::tables
