// coverstory show: stories of recorded games, and what is refused.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/cover_me/narrator.h"
#include "cli/cover_me/texts.h"
#include "cli/cover_me/words.h"
#include "cli/refused.h"
#include "cli/test_commands.h"
#include "engine/core/test_options.h"
#include "engine/cover_me/view.h"

namespace coverstory::cli {
namespace {

using namespace cover_me;

std::string shown(const std::vector<std::string_view>& words) {
  testing::internal::CaptureStdout();
  try {
    EXPECT_EQ(show(words), 0);
  } catch (const Refused&) {
    testing::internal::GetCapturedStdout();
    throw;
  }
  return testing::internal::GetCapturedStdout();
}

std::string refusal(const std::vector<std::string_view>& words) {
  try {
    return "shown: " + shown(words);
  } catch (const Refused& refused) {
    return refused.what();
  }
}

int occurrences(std::string_view text, std::string_view part) {
  int number = 0;
  for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++number;
  return number;
}

Card card(std::string_view code) {
  return card_from_code(code).value();
}

TEST(CoverMeWords, a_card_is_told_with_name_traits_prestige_and_code) {
  EXPECT_EQ(in_full(card("YQsb"), {}),
            "Ada: yellow, squared, short blonde hair; 2 prestige [YQsb]");
  EXPECT_EQ(brief(card("YQsb")), "Ada (yellow, squared, short blonde hair)");
}

TEST(CoverMeWords, CM_11_2_with_equal_values_prestige_is_left_out) {
  const Options equal{.values = Values::Equal, .removed = Clothes::White};
  EXPECT_EQ(in_full(card("YQsb"), equal), "Ada: yellow, squared, short blonde hair [YQsb]");
  EXPECT_EQ(worth_words(1, equal), "1 card");
}

TEST(CoverMeWords, CM_4_3_tracks_tell_counts_and_trends) {
  Tracks tracks;
  tracks.count(card("YQsb"));
  tracks.count(card("YQlb"));
  const auto words = active_tracks(tracks, Season::Winter);
  EXPECT_EQ(track_line(words[0]), "Hair colour: blonde 2. Trend: blonde.");
  EXPECT_EQ(track_line(words[1]), "Hair length: short 1, long 1. Trends: short and long.");
  EXPECT_EQ(track_line(words[2]), "Pattern: squared 2. Trend: squared.");
  EXPECT_EQ(active_tracks(tracks, Season::Spring)[2].trait, "Clothes");
}

TEST(CoverMeWords, CM_5_1_the_trends_that_a_model_matches_are_named) {
  Tracks tracks;
  tracks.count(card("YQsb"));
  const Trends trends = trends_of(tracks, Season::Summer);
  EXPECT_EQ(matches_of(card("YDsb"), trends), "blonde hair, short hair and yellow clothes");
  EXPECT_EQ(matches_of(card("WDmk"), trends), "none");
}

TEST(Cast, names_are_told_apart_and_harmless) {
  const Cast cast({"greedy", "greedy", "Bob\x1b[2J"});
  EXPECT_EQ(cast.everyone(), "greedy 1, greedy 2 and Bob?[2J");
  EXPECT_EQ(Cast({"medium 1", "hard", "easy rider", "medium"}).everyone(),
            "Medium bot 1, Hard bot, easy rider and Medium bot");
}

TEST(Show, tells_every_season_and_month_of_every_variant) {
  for (const Options& options : varied_combinations(kOptions)) {
    const TemporaryFile file("show_every.jsonl", random_record(options, Seed::from_number(3)));
    const std::string story = shown({file.name()});
    const int seasons = occurrences(story, " count in ");
    EXPECT_GE(seasons, options.length == GameLength::Short ? 8 : 12);
    EXPECT_EQ(occurrences(story, "\nMonth "), 3 * seasons);
    EXPECT_EQ(occurrences(story, "\nThe season special."), seasons);
    EXPECT_EQ(occurrences(story, "\nThe final issue is out!"), 1);
    EXPECT_NE(story.find("Alice"), story.npos);
  }
}

TEST(Show, CM_6_2_what_is_said_to_score_adds_up) {
  const Options options{.players = 4};
  const TemporaryFile file("show_adds.jsonl", random_record(options, Seed::from_number(8)));
  const std::string story = shown({file.name()});
  records::cover_me::Writer unheard(options, {"", "", "", ""}, {});
  const State end = random_game(options, Seed::from_number(8), unheard);
  for (int s = 0; s < options.players; ++s) {
    const std::string name =
        std::vector<std::string>{"Alice", "Bob", "Carol", "Dan"}[static_cast<std::size_t>(s)];
    EXPECT_NE(story.find(fmt::format(". {}: {} prestige, ", name, prestige(end, Seat(s)))),
              story.npos);
  }
}

TEST(Show, the_game_that_is_asked_for) {
  const TemporaryFile file("show_game.jsonl",
                           random_record({.players = 3}, Seed::from_number(1)) +
                               random_record({.players = 5}, Seed::from_number(2)));
  EXPECT_EQ(shown({file.name(), "--game", "2"}).find("Game 2.\nCover Me"), 0u);
  EXPECT_EQ(occurrences(shown({file.name()}), "The final issue is out!"), 2);
  EXPECT_EQ(refusal({file.name(), "--game", "3"}),
            "There are only 2 games in " + file.name() + ", so no game 3.");
}

TEST(Show, a_wrong_record_is_refused_with_file_line_and_reason) {
  std::string record = random_record({.players = 3}, Seed::from_number(1));
  const auto at = record.find("\"from\":\"draw\"");
  ASSERT_NE(at, record.npos);
  const auto line = std::count(record.begin(), record.begin() + static_cast<long>(at), '\n') + 1;
  record.replace(at, 13, "\"from\":\"well\"");
  const TemporaryFile file("show_wrong.jsonl", record);
  EXPECT_EQ(refusal({file.name()}).find(fmt::format("{}:{}: ", file.name(), line)), 0u);
}

TEST(Show, what_it_cannot_tell_is_refused) {
  const TemporaryFile chess("show_chess.jsonl",
                            R"({"coverstory":1,"game":"chess","options":{},"seats":[],"seed":""})");
  EXPECT_NE(refusal({chess.name()}).find("neither cover-me nor cover-up"), std::string::npos);
  EXPECT_NE(refusal({}).find("one file"), std::string::npos);
  EXPECT_NE(refusal({"/nowhere/at-all"}).find("no file called"), std::string::npos);
}

TEST(CoverMeResult, CM_10_2_the_figure_that_decided_a_draw_is_named) {
  const Options options{.players = 3};
  const View board = view(new_game(options, Seed::from_number(1)), Viewer::board());
  Ranking ranking{.prestige = {8, 8, 8}, .cards = {3, 3, 4}, .ranks = {2, 2, 1}};
  ranking.winners = SeatSet::only(Seat(2));
  ranking.merits = {Merits{8, 8, 3, 0, 1}, Merits{8, 8, 3, 0, 1}, Merits{8, 8, 4}};
  const std::string words = result_words(board, ranking, Cast({"Ann", "Bob", "Cid"}));
  EXPECT_NE(words.find("Ann: tied on prestige; fewer covers: 3 against 4."), std::string::npos)
      << words;
  EXPECT_NE(words.find("Ann and Bob: tied on everything."), std::string::npos) << words;
  EXPECT_NE(words.find("Cid wins!"), std::string::npos) << words;
}

/// Another truth behind the same view must make the same story of what another seat does.
TEST(CoverMeNarrator, CM_12_2_tells_a_person_nothing_of_other_seats_cards) {
  for (const Options& options : varied_combinations(kOptions)) {
    FastRng rng(Seed::from_number(5));
    State state = new_game(options, Seed::from_number(9));
    int compared = 0;
    while (!state.is_over()) {
      const Seat seat = state.to_act.first();
      const bool in_turn = state.awaited == Kind::Take || state.awaited == Kind::Keep;
      Action action = legal_choice(state, seat, 0);
      if (state.awaited == Kind::Take && !state.draw.empty() &&
          legal(state, seat).contains(Action::take_draw())) {
        action = Action::take_draw();
      }
      if (in_turn && seat != Seat(0) && !action.pile()) {
        State other = sample(view(state, Seat(0)), rng);
        const Action as_there = state.awaited == Kind::Keep ? legal_choice(other, seat, 0) : action;
        const Cast cast({"a", "b", "c", "d", "e"}, Seat(0));
        CoverMeNarrator here(cast), there(cast);
        State copy = state;
        ASSERT_TRUE(apply(copy, seat, action, here).has_value());
        ASSERT_TRUE(apply(other, seat, as_there, there).has_value());
        EXPECT_EQ(here.text().substr(0, here.text().find("\n\n")),
                  there.text().substr(0, there.text().find("\n\n")));
        ++compared;
      }
      ASSERT_TRUE(apply(state, seat, action).has_value());
    }
    EXPECT_GT(compared, 0);
  }
}

}  // namespace
}  // namespace coverstory::cli
