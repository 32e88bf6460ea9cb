// What a table can be set to, read and written, with the options of each game.
#include "protocol/table/settings.h"

#include <gtest/gtest.h>

#include "engine/core/test_options.h"
#include "engine/cover_me/options.h"
#include "engine/cover_up/options.h"
#include "games/all.h"
#include "records/fields.h"

namespace coverstory::protocol {
namespace {

namespace json = boost::json;

const GameForms& kGames = games::all_games().forms();

const Settings kCoverMe{.game = &games::cover_me(), .options = cover_me::Options{}};

Settings read(std::string_view text) {
  return read_settings(json::parse(text).as_object(), kGames);
}

Settings changed(const Settings& before, std::string_view text) {
  return read_settings(json::parse(text).as_object(), kGames, before);
}

std::string why_not(std::string_view text, const Settings* before = nullptr) {
  try {
    (void)(before ? changed(*before, text) : read(text));
  } catch (const records::WrongField& wrong) {
    return wrong.what();
  }
  return "";
}

TEST(Settings, of_a_game_alone_are_the_defaults) {
  EXPECT_EQ(read(R"({"game":"cover-me"})"), kCoverMe);
  const Settings cover_up = read(R"({"game":"cover-up"})");
  EXPECT_EQ(cover_up.options.get<cover_up::Options>(), cover_up::Options{});
  EXPECT_FALSE(cover_up.is_public);
  EXPECT_EQ(cover_up.clock, Clock::None);
  EXPECT_EQ(cover_up.away_s, 60);
  EXPECT_TRUE(cover_up.spectators);
  EXPECT_TRUE(cover_up.chat);
  EXPECT_EQ(cover_up.level, Level::Medium);
}

TEST(Settings, name_their_game) {
  EXPECT_EQ(why_not("{}"), "'game' is missing");
  EXPECT_EQ(why_not(R"({"game":"chess"})"), "'game' is none of: cover-me, cover-up");
  EXPECT_EQ(why_not(R"({"game":7})"), "'game' is not a text");
}

TEST(Settings, each_key_is_read) {
  const Settings settings =
      read(R"({"game":"cover-me","options":{"players":5},"public":true,"clock":"3min","away_s":10,)"
           R"("spectators":false,"chat":false,"level":"hard"})");
  EXPECT_EQ(settings.players(), 5);
  EXPECT_TRUE(settings.is_public);
  EXPECT_EQ(settings.clock, Clock::ThreeMinutes);
  EXPECT_EQ(settings.away_s, 10);
  EXPECT_FALSE(settings.spectators);
  EXPECT_FALSE(settings.chat);
  EXPECT_EQ(settings.level, Level::Hard);
}

TEST(Settings, what_is_not_named_stays) {
  const Settings before =
      read(R"({"game":"cover-up","options":{"players":4,"limit_s":120,"others_piles":"visible"},)"
           R"("clock":"day","chat":false})");
  const Settings after = changed(before, R"({"options":{"players":3},"public":true})");
  Settings expected = before;
  expected.is_public = true;
  auto options = before.options.get<cover_up::Options>();
  options.players = 3;
  expected.options = options;
  EXPECT_EQ(after, expected);
  EXPECT_EQ(changed(before, "{}"), before);
}

TEST(Settings, of_cover_me_may_name_any_of_the_options_alone) {
  const Settings before = read(R"({"game":"cover-me","options":{"players":5}})");
  EXPECT_EQ(changed(before, R"({"options":{}})"), before);
  EXPECT_EQ(changed(before, R"({"options":{"deal":"quick"}})").players(), 5);
  EXPECT_EQ(read(R"({"game":"cover-me","options":{"tie":"vote"}})").players(), kCoverMe.players());
}

TEST(Settings, another_game_has_its_own_options_and_the_rest_stays) {
  const Settings before = read(R"({"game":"cover-me","options":{"players":5},"clock":"30s"})");
  const Settings after = changed(before, R"({"game":"cover-up"})");
  EXPECT_EQ(after.options.get<cover_up::Options>(), cover_up::Options{});
  EXPECT_EQ(after.clock, Clock::HalfMinute);
  EXPECT_EQ(changed(before, R"({"game":"cover-me"})"), before);
}

TEST(Settings, wrong_ones_are_refused_with_what_is_wrong) {
  EXPECT_EQ(why_not(R"({"game":"cover-me","clock":"10s"})"),
            "'clock' is none of: none, 30s, 60s, 3min, day");
  EXPECT_EQ(why_not(R"({"game":"cover-me","level":"random"})"),
            "'level' is none of: easy, medium, hard");
  EXPECT_EQ(why_not(R"({"game":"cover-me","away_s":9})"),
            "'away_s' is not a number from 10 to 86400");
  EXPECT_EQ(why_not(R"({"game":"cover-me","away_s":86401})"),
            "'away_s' is not a number from 10 to 86400");
  EXPECT_EQ(why_not(R"({"game":"cover-me","public":1})"), "'public' is neither true nor false");
  EXPECT_EQ(why_not(R"({"game":"cover-me","options":[]})"), "'options' is not an object");
  EXPECT_EQ(why_not(R"({"game":"cover-up","options":{"others_piles":"x"}})"),
            "'others_piles' is none of: counted, visible");
  EXPECT_EQ(why_not(R"({"game":"cover-up","options":{"deck":"other.json"}})"),
            "'deck' can only be 'standard' at a table");
}

TEST(Settings, options_that_do_not_go_together_are_refused_with_the_rule) {
  EXPECT_NE(why_not(R"({"game":"cover-me","options":{"players":7}})"), "");
  EXPECT_NE(why_not(R"({"game":"cover-me","options":{"players":1}})"), "");
  EXPECT_NE(why_not(R"({"game":"cover-up","options":{"players":0}})"), "");
  EXPECT_NE(why_not(R"({"game":"cover-up","options":{"players":7}})"), "");
  EXPECT_NE(why_not(R"({"game":"cover-up","options":{"limit_s":100000}})"), "");
  const Settings before = read(R"({"game":"cover-me"})");
  EXPECT_NE(why_not(R"({"options":{"players":9}})", &before), "");
}

TEST(Settings, options_of_the_other_game_are_not_read_as_ones_own) {
  const Settings settings = read(R"({"game":"cover-me"})");
  EXPECT_EQ(why_not(R"({"options":{"limit_s":30}})", &settings),
            why_not(R"({"game":"cover-me","options":{"limit_s":30}})"));
}

TEST(Settings, written_and_read_back_are_the_same) {
  for (const cover_me::Options& options : all_combinations(cover_me::kOptions)) {
    const Settings settings{
        .game = &games::cover_me(), .options = options, .is_public = true, .clock = Clock::Day};
    EXPECT_EQ(read_settings(settings_json(settings), kGames), settings)
        << text_of(cover_me::kOptions, options);
  }
  for (const cover_up::Options& options : all_combinations(cover_up::kOptions)) {
    const Settings settings{.game = &games::cover_up(),
                            .options = options,
                            .away_s = 86'400,
                            .spectators = false,
                            .chat = false,
                            .level = Level::Easy};
    EXPECT_EQ(read_settings(settings_json(settings), kGames), settings)
        << text_of(cover_up::kOptions, options);
  }
}

TEST(Settings, a_clock_is_for_each_decision) {
  using namespace std::chrono_literals;
  EXPECT_EQ(time_of(Clock::None), std::nullopt);
  EXPECT_EQ(time_of(Clock::HalfMinute), 30s);
  EXPECT_EQ(time_of(Clock::Minute), 60s);
  EXPECT_EQ(time_of(Clock::ThreeMinutes), 180s);
  EXPECT_EQ(time_of(Clock::Day), 86'400s);
}

}  // namespace
}  // namespace coverstory::protocol
