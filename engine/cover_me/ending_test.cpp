// CM-10: the end of the game, who stands where, and one more season.
#include <gtest/gtest.h>

#include "engine/cover_me/ranking.h"
#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

/// The scene in which the trendy player scores one card of 2, the alternative one three.
State before_the_last_month(Position position) {
  position.hands = kRows;
  position.influence = kPullingInfluence;
  State state = state_of(position);
  play_month(state, "YQsb BQsk RDmr");
  play_month(state, "BDmk YDmb RTlk");
  return state;
}

State after_the_last_month(const Position& position, Listener& sink) {
  State state = before_the_last_month(position);
  act(state, kTrendy, Action::play(card("YTlr")), sink);
  act(state, kHalfTrendy, Action::play(card("RTlr")), sink);
  act(state, kAlternative, Action::play(card("BDlr")), sink);
  return state;
}

State after_the_last_month(const Position& position) {
  Listener nobody;
  return after_the_last_month(position, nobody);
}

constexpr Calendar kLastFall{.year = 3, .season = Season::Fall};

/// With two scored cards of 2 more, the trendy player comes to be equal to the alternative one.
Position with_a_tie(Calendar calendar = kLastFall, Options options = {.players = 3}) {
  return {.options = options, .calendar = calendar, .scored = {"BTsb BTsr"}};
}

Ranking ranking_of(const std::vector<std::string>& scored, Options options = {.players = 3}) {
  return ranking(state_of({.options = options, .scored = scored}));
}

std::vector<int> ranks(const std::vector<std::string>& scored) {
  const Ranking result = ranking_of(scored, {.players = static_cast<std::uint8_t>(scored.size())});
  return {result.ranks.begin(), result.ranks.begin() + static_cast<long>(scored.size())};
}

using Ranks = std::vector<int>;

TEST(CoverMeEnding, CM_10_1_the_game_ends_with_the_scoring_of_the_last_season) {
  Diary diary;
  const State state = after_the_last_month({.calendar = kLastFall}, diary);
  EXPECT_TRUE(state.is_over());
  EXPECT_TRUE(state.to_act.empty());
  EXPECT_TRUE(state.deciding.empty());
  EXPECT_EQ(sorted(state.scored[2]), sorted(kAlternativeRow));
  EXPECT_EQ(diary.lines.back(), "end");
  ASSERT_EQ(diary.endings.size(), 1u);
  EXPECT_EQ(diary.endings[0], ranking(state));
}

TEST(CoverMeEnding, CM_10_1_hands_are_not_filled_any_more) {
  const State state = after_the_last_month({.calendar = kLastFall});
  EXPECT_EQ(state.hand(kTrendy).size(), 8u);
  EXPECT_EQ(state.hand(kHalfTrendy).size(), 8u);
  EXPECT_EQ(state.hand(kAlternative).size(), 6u);
}

TEST(CoverMeEnding, CM_10_1_no_earlier_season_ends_the_game) {
  for (const Calendar calendar : {Calendar{3, Season::Winter}, Calendar{2, Season::Fall}}) {
    EXPECT_EQ(after_the_last_month({.calendar = calendar}).phase, Phase::Hands);
  }
  EXPECT_FALSE(is_last_or_later({3, Season::Summer}, GameLength::Standard));
  EXPECT_FALSE(is_last_or_later({3, Season::Fall}, GameLength::Long));
  EXPECT_FALSE(is_last_or_later({4, Season::Spring}, GameLength::Short));
}

TEST(CoverMeEnding, CM_10_1_prestige_is_the_sum_over_the_scored_cards) {
  const Ranking result = ranking_of({"YQsb GQsb", "WQsb KQsb", ""});
  EXPECT_EQ(result.prestige[0], 5);
  EXPECT_EQ(result.prestige[1], 9);
  EXPECT_EQ(result.prestige[2], 0);
  EXPECT_EQ(result.cards[0], 2);
  EXPECT_EQ(prestige(state_of({.scored = {"", "WQsb KQsb"}}), Seat(1)), 9);
}

TEST(CoverMeEnding, CM_10_1_most_prestige_wins) {
  const Ranking result = ranking_of({"YQsb YQsr", "WQsb", "YQsk"});  // 4 of two cards, 5 of one
  EXPECT_EQ(result.winners, SeatSet::only(Seat(1)));
  EXPECT_EQ(result.ranks[0], 2);
  EXPECT_EQ(result.ranks[1], 1);
  EXPECT_EQ(result.ranks[2], 3);
}

TEST(CoverMeEnding, CM_10_2_a_draw_goes_to_the_most_cards) {
  EXPECT_EQ(ranks({"KQsb", "YQsb BQsb"}), (Ranks{2, 1}));
  EXPECT_EQ(ranks({"YQsb GQsb", "WQsb"}), (Ranks{1, 2}));
}

TEST(CoverMeEnding, CM_10_2_then_to_the_most_cards_of_five) {
  EXPECT_EQ(ranks({"KQsb KQsr", "WQsb GQsb"}), (Ranks{2, 1}));            // 8, two cards
  EXPECT_EQ(ranks({"WQsb WQsr YQsb", "KQsb KQsr KQsk"}), (Ranks{1, 2}));  // 12, three
  EXPECT_EQ(ranks({"KQsb GQsb GQsr", "WQsb GQsk YQsb"}), (Ranks{2, 1}));  // 10, three
}

TEST(CoverMeEnding, CM_10_2_a_five_counts_before_all_lower_values) {
  // 14 of four cards each: one has the 5, the other the only 2 and all the 4.
  EXPECT_EQ(ranks({"WQsb GQsb GQsr GQsk", "KQsb KQsr KQsk YQsb"}), (Ranks{1, 2}));
}

TEST(CoverMeEnding, CM_10_2_then_of_four_three_and_two) {
  // Two cards of 3 are worth a 4 and a 2.
  EXPECT_EQ(ranks({"GQsb GQsr", "KQsb YQsb"}), (Ranks{2, 1}));
  EXPECT_EQ(ranks({"WQsb GQsb GQsr", "WQsr KQsb YQsb"}), (Ranks{2, 1}));
  EXPECT_EQ(ranks({"KQsr YQsr GQsk", "GQsb GQsr GQlb"}), (Ranks{1, 2}));
}

TEST(CoverMeEnding, CM_10_2_which_colour_of_two_does_not_matter) {
  EXPECT_EQ(ranks({"YQsb BQsb", "RQsb RQsr"}), (Ranks{1, 1}));
}

TEST(CoverMeEnding, CM_10_2_equal_players_share_a_rank) {
  EXPECT_EQ(ranks({"YQsb", "BQsb", ""}), (Ranks{1, 1, 3}));
  EXPECT_EQ(ranks({"YQsb", "WQsb", "BQsb", "RQsb", ""}), (Ranks{2, 1, 2, 2, 5}));
  EXPECT_EQ(ranks({"", "", "", ""}), (Ranks{1, 1, 1, 1}));
}

TEST(CoverMeEnding, CM_10_2_the_same_order_ranks_the_lower_places) {
  EXPECT_EQ(ranks({"WQsb WQsr", "KQsb", "YQsb BQsb", "RQsb RQsr", "WQsk"}), (Ranks{1, 5, 3, 3, 2}));
  EXPECT_EQ(ranks({"WQsb WQsr", "GQsb GQsr", "KQsb YQsb"}), (Ranks{1, 3, 2}));
}

TEST(CoverMeEnding, CM_10_2_all_first_places_are_winners) {
  const Ranking result = ranking_of({"YQsb", "BQsb", ""});
  EXPECT_EQ(result.winners.size(), 2);
  EXPECT_FALSE(result.winners.contains(Seat(2)));
}

TEST(CoverMeEnding, CM_10_3_those_tied_for_the_first_place_vote) {
  const State state = after_the_last_month(with_a_tie());
  ASSERT_EQ(state.phase, Phase::Vote);
  EXPECT_EQ(state.to_act.size(), 2);
  EXPECT_TRUE(state.to_act.contains(kTrendy));
  EXPECT_FALSE(state.to_act.contains(kHalfTrendy));
  EXPECT_TRUE(state.to_act.contains(kAlternative));
  const Choices choices = legal(state, kTrendy);
  ASSERT_EQ(choices.size(), 2u);
  EXPECT_TRUE(choices.contains(Action::vote(true)));
  EXPECT_TRUE(choices.contains(Action::vote(false)));
}

TEST(CoverMeEnding, CM_10_3_without_a_tie_nobody_votes) {
  EXPECT_TRUE(after_the_last_month({.calendar = kLastFall}).is_over());
  // A tie behind the winner is none for the first place.
  EXPECT_TRUE(after_the_last_month({.calendar = kLastFall, .scored = {"BTsb BTsr", "WTsb WTsr"}})
                  .is_over());
}

TEST(CoverMeEnding, CM_10_3_one_vote_against_ends_the_game) {
  for (const bool first : {true, false}) {
    State state = after_the_last_month(with_a_tie());
    Diary diary;
    act(state, kTrendy, Action::vote(first), diary);
    EXPECT_EQ(state.phase, Phase::Vote);
    act(state, kAlternative, Action::vote(!first), diary);
    EXPECT_TRUE(state.is_over());
    ASSERT_EQ(diary.endings.size(), 1u);
    EXPECT_EQ(diary.endings[0].winners.size(), 2);
    EXPECT_EQ(diary.endings[0].ranks, (BySeat<int>{1, 3, 1}));
  }
}

TEST(CoverMeEnding, CM_10_3_a_vote_can_be_changed_until_the_last_is_given) {
  State state = after_the_last_month(with_a_tie());
  act(state, kTrendy, Action::vote(false));
  act(state, kTrendy, Action::vote(true));
  act(state, kAlternative, Action::vote(true));
  EXPECT_EQ(state.phase, Phase::Hands);
}

/// Both vote for one more season; it begins when hands are filled.
State in_the_extra_season(Position position) {
  State state = after_the_last_month(position);
  act(state, kTrendy, Action::vote(true));
  act(state, kAlternative, Action::vote(true));
  FastRng rng(Seed::from_number(1));
  play_at_random_while(state, rng, [](const State& s) { return s.phase == Phase::Hands; });
  return state;
}

TEST(CoverMeEnding, CM_10_3_a_unanimous_vote_fills_hands_and_prepares_the_season) {
  const State state = in_the_extra_season(with_a_tie());
  EXPECT_EQ(state.phase, Phase::Month);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(state.hand(Seat(seat)).size(), 9u);
  EXPECT_EQ(state.start, Seat(1));
  Tracks expected;
  expected.count(card("BQsk"));
  EXPECT_EQ(state.tracks, expected);
}

TEST(CoverMeEnding, CM_10_3_everyone_plays_the_extra_season) {
  EXPECT_EQ(in_the_extra_season(with_a_tie()).to_act, SeatSet::all(3));
}

TEST(CoverMeEnding, CM_10_3_the_extra_season_is_winter_of_year_four) {
  EXPECT_EQ(name_of(in_the_extra_season(with_a_tie()).calendar), "winter 4");
}

TEST(CoverMeEnding, CM_10_3_after_a_long_game_it_is_winter_of_year_five) {
  EXPECT_EQ(name_of(in_the_extra_season(with_a_tie({.year = 4, .season = Season::Fall},
                                                   {.players = 3, .length = GameLength::Long}))
                        .calendar),
            "winter 5");
}

TEST(CoverMeEnding, CM_10_3_after_a_short_game_it_is_spring_of_year_five) {
  EXPECT_EQ(name_of(in_the_extra_season(with_a_tie({.year = 4, .season = Season::Fall},
                                                   {.players = 3, .length = GameLength::Short}))
                        .calendar),
            "spring 5");
}

TEST(CoverMeEnding, CM_10_3_no_new_year_is_prepared_and_the_piles_stay) {
  Position position = with_a_tie();
  position.open = {{"YQlb", "YQlr", "YQlk"}};
  position.draw = "RTsb RTsr RTsk RTmb RTmr";
  position.next = "WDsb WDsr WDsk WTsb";
  // Cards that fit nowhere else would count as scored, and break the tie.
  State state = before_the_last_month(position);
  const CardSet parked = state.scored[0];
  parked.for_each([&](Card one) {
    if (one != card("BTsb") && one != card("BTsr")) {
      state.scored[0].erase(one), state.discard.insert(one);
    }
  });
  play_month(state, "YTlr RTlr BDlr");
  ASSERT_EQ(state.phase, Phase::Vote);
  act(state, kTrendy, Action::vote(true));
  act(state, kAlternative, Action::vote(true));
  act(state, kTrendy, Action::take_draw());
  act(state, kHalfTrendy, Action::keep(card("WDsr")));
  for (int i = 0; i < 3; ++i) act(state, kAlternative, Action::take_draw());
  EXPECT_EQ(state.phase, Phase::Month);
  EXPECT_EQ(top_first(state.open[0]), "YQlb");
  EXPECT_EQ(top_first(state.draw), "RTmr");
  EXPECT_EQ(top_first(state.next), "WDsk WTsb WDsb");
}

TEST(CoverMeEnding, CM_10_3_the_ranking_is_made_again_after_the_extra_season) {
  Diary diary;
  const State state =
      after_the_last_month({.calendar = {.year = 4}, .scored = {"BTsb BTsr WTsb"}}, diary);
  EXPECT_TRUE(state.is_over());
  ASSERT_EQ(diary.endings.size(), 1u);
  EXPECT_EQ(diary.endings[0].winners, SeatSet::only(kTrendy));
}

TEST(CoverMeEnding, CM_10_3_who_is_still_tied_votes_again) {
  const State state = after_the_last_month(with_a_tie({.year = 4}));
  EXPECT_EQ(state.phase, Phase::Vote);
  EXPECT_EQ(name_of(in_the_extra_season(with_a_tie({.year = 4})).calendar), "spring 4");
}

TEST(CoverMeEnding, CM_10_3_no_new_year_is_prepared_after_an_extra_fall_either) {
  const State state = in_the_extra_season(with_a_tie({.year = 4, .season = Season::Fall}));
  EXPECT_EQ(name_of(state.calendar), "winter 5");
  EXPECT_EQ(state.phase, Phase::Month);
}

TEST(CoverMeEnding, CM_10_3_the_option_share_skips_the_vote) {
  Diary diary;
  const State state =
      after_the_last_month(with_a_tie(kLastFall, {.players = 3, .tie = Tie::Share}), diary);
  EXPECT_TRUE(state.is_over());
  ASSERT_EQ(diary.endings.size(), 1u);
  EXPECT_EQ(diary.endings[0].winners.size(), 2);
}

TEST(CoverMeEnding, CM_10_4_the_example_of_the_rule_book_makes_19) {
  EXPECT_EQ(ranking_of({"YQsb YDmr RTlk BTlk GQsb GDmr WQsb"}).prestige[0], 19);
}

}  // namespace
}  // namespace coverstory::cover_me
