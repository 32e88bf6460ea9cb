// What is refused: every violation with its clause, and that it leaves the state untouched to the
// last byte.
#include "engine/cover_me/action.h"

#include <gtest/gtest.h>

#include <cstring>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

const Options kAdvanced{.players = 2, .two_player = TwoPlayer::Advanced};

std::string outcome_text(const Outcome& outcome) {
  return outcome ? "accepted"
                 : std::string(clause_of(outcome.error())) + ": " +
                       std::string(sentence_of(outcome.error()));
}

/// The action is refused for this reason and changes nothing, whether somebody listens or not.
void expect_refused(State& state, Seat seat, Action action, Violation violation,
                    std::string_view clause) {
  std::array<std::byte, sizeof(State)> before;
  std::memcpy(before.data(), &state, sizeof state);
  const std::uint64_t hash = hash_of(state);
  Diary diary;
  for (const Outcome& outcome : {apply(state, seat, action), apply(state, seat, action, diary)}) {
    ASSERT_FALSE(outcome.has_value());
    EXPECT_EQ(outcome.error(), violation) << outcome_text(outcome);
    EXPECT_EQ(clause_of(outcome.error()), clause);
    EXPECT_FALSE(sentence_of(outcome.error()).empty());
  }
  EXPECT_TRUE(diary.lines.empty());
  EXPECT_EQ(hash_of(state), hash);
  EXPECT_EQ(std::memcmp(before.data(), &state, sizeof state), 0);
}

State winter() {
  return state_of({.hands = kRows, .influence = std::string(kPullingInfluence)});
}

State when_hands_are_filled(Position position = {}) {
  position.hands = kRows;
  position.influence = kPullingInfluence;
  State state = state_of(position);
  play_season(state, kRows);
  return state;
}

TEST(CoverMeViolation, CM_10_1_nothing_can_be_done_when_the_game_is_over) {
  State state = when_hands_are_filled({.calendar = {.year = 3, .season = Season::Fall}});
  ASSERT_TRUE(state.is_over());
  for (int seat = 0; seat < 3; ++seat) {
    expect_refused(state, Seat(seat), Action::take_draw(), Violation::GameIsOver, "CM-10.1");
    EXPECT_EQ(legal_count(state, Seat(seat)), 0);
  }
}

TEST(CoverMeViolation, CM_3_3_a_seat_that_is_not_to_act_is_refused) {
  State state = when_hands_are_filled();
  ASSERT_EQ(only_actor(state), Seat(0));
  expect_refused(state, Seat(1), Action::take_draw(), Violation::NotYourDecision, "CM-3.3");
  expect_refused(state, Seat(2), Action::take_draw(), Violation::NotYourDecision, "CM-3.3");
  EXPECT_EQ(legal_count(state, Seat(1)), 0);
  EXPECT_TRUE(legal(state, Seat(2)).empty());
}

TEST(CoverMeViolation, CM_3_3_values_that_no_player_could_mean_are_refused) {
  State state = new_game({.players = 4}, Seed::from_number(1));
  expect_refused(state, Seat(200), Action::take_draw(), Violation::NotYourDecision, "CM-3.3");
  expect_refused(state, only_actor(state), Action::take_open(static_cast<Hair>(77)),
                 Violation::PileIsEmpty, "CM-2.9");
}

TEST(CoverMeState, a_sealed_card_and_the_options_are_part_of_the_hash) {
  State state = new_game({.players = 3, .deal = Deal::Quick}, Seed::from_number(1));
  State other = state;
  act(state, Seat(1), Action::play(state.hands[1][0]));
  act(other, Seat(1), Action::play(other.hands[1][1]));
  EXPECT_NE(hash_of(state), hash_of(other));
  State shared = state;
  shared.options.tie = Tie::Share;
  EXPECT_NE(hash_of(state), hash_of(shared));
}

TEST(CoverMeViolation, CM_3_3_a_seat_that_is_not_at_the_table_is_refused) {
  State state = winter();
  expect_refused(state, Seat(3), Action::play(card("YQsb")), Violation::NotYourDecision, "CM-3.3");
  expect_refused(state, Seat(7), Action::play(card("YQsb")), Violation::NotYourDecision, "CM-3.3");
}

TEST(CoverMeViolation, CM_3_3_who_has_no_tied_models_has_nothing_to_feature) {
  const std::vector<std::string> rows{"YQsk BQmb YTsr", "RDlb BQsr RQlb", "RQsb BDmk YTlr"};
  State state = state_of({.hands = rows, .influence = std::string(kPullingInfluence)});
  play_season(state, rows);
  ASSERT_EQ(state.phase, Phase::Special);
  expect_refused(state, Seat(2), Action::feature(0, card("RQsb")), Violation::NotYourDecision,
                 "CM-3.3");
}

TEST(CoverMeViolation, CM_3_3_who_is_not_tied_for_the_first_place_has_no_vote) {
  State state = when_hands_are_filled(
      {.calendar = {.year = 3, .season = Season::Fall}, .scored = {"BTsb BTsr"}});
  ASSERT_EQ(state.phase, Phase::Vote);
  expect_refused(state, Seat(1), Action::vote(true), Violation::NotYourDecision, "CM-3.3");
}

TEST(CoverMeViolation, CM_3_3_another_kind_of_decision_is_due) {
  State month = winter();
  const Action others[] = {Action::take_draw(),        Action::take_open(Hair::Black),
                           Action::keep(card("YQsb")), Action::feature(0, card("YQsb")),
                           Action::swap(card("YQsb")), Action::no_swap(),
                           Action::vote(true)};
  for (const Action action : others) {
    expect_refused(month, Seat(0), action, Violation::WrongKind, "CM-3.3");
  }
  State hands = when_hands_are_filled();
  expect_refused(hands, Seat(0), Action::play(hands.hand(Seat(0))[0]), Violation::WrongKind,
                 "CM-3.3");
  expect_refused(hands, Seat(0), Action::keep(hands.next.back()), Violation::WrongKind, "CM-3.3");
}

TEST(CoverMeViolation, CM_2_9_an_empty_open_pile_is_refused) {
  // Nothing is left to turn: the influence row counts as scored.
  State state = when_hands_are_filled({.open = {{"YQlb", "YQlr", "YQlk"}}, .draw = ""});
  state.discard.for_each([&](Card one) { state.scored[0].insert(one); });
  state.discard.clear();
  act(state, Seat(0), Action::take_open(Hair::Blonde));
  act(state, Seat(1), legal_choice(state, Seat(1), 0));
  expect_refused(state, Seat(2), Action::take_open(Hair::Blonde), Violation::PileIsEmpty, "CM-2.9");
  expect_refused(state, Seat(2), Action::take_draw(), Violation::NothingToDraw, "CM-2.9");
}

TEST(CoverMeViolation, CM_9_2_only_open_piles_while_the_advanced_game_is_dealt) {
  State state = new_game(kAdvanced, Seed::from_number(1));
  expect_refused(state, only_actor(state), Action::take_draw(), Violation::OpenPilesOnly, "CM-9.2");
}

TEST(CoverMeViolation, CM_4_1_a_card_that_is_not_in_the_hand_cannot_be_played) {
  State state = winter();
  expect_refused(state, Seat(0), Action::play(card("BQsk")), Violation::CardNotInHand, "CM-4.1");
  expect_refused(state, Seat(0), Action::play(state.draw.back()), Violation::CardNotInHand,
                 "CM-4.1");
  play_month(state, "YQsb BQsk RDmr");
  expect_refused(state, Seat(0), Action::play(card("YQsb")), Violation::CardNotInHand, "CM-4.1");
}

TEST(CoverMeViolation, CM_4_1_a_card_that_is_not_in_the_hand_cannot_be_swapped) {
  State state = when_hands_are_filled({.calendar = {.season = Season::Fall}});
  FastRng rng(Seed::from_number(1));
  play_at_random_while(state, rng, [](const State& s) { return s.phase == Phase::Hands; });
  ASSERT_EQ(state.awaited, Kind::Swap);
  expect_refused(state, Seat(1), Action::swap(card("YQsb")), Violation::CardNotInHand, "CM-4.1");
}

TEST(CoverMeViolation, CM_9_3_each_row_needs_a_card_of_its_own) {
  State state = state_of({.options = kAdvanced, .hands = {"YQsb BDmk", "RDmr"}});
  expect_refused(state, Seat(0), Action::play(card("YQsb")), Violation::OneCardForEachRow,
                 "CM-9.3");
  expect_refused(state, Seat(0), Action::play(card("YQsb"), card("YQsb")), Violation::SameCardTwice,
                 "CM-9.3");
  expect_refused(state, Seat(0), Action::play(card("RDmr"), card("YQsb")), Violation::CardNotInHand,
                 "CM-4.1");
  expect_refused(state, Seat(0), Action::play(card("YQsb"), card("RDmr")), Violation::CardNotInHand,
                 "CM-4.1");
}

TEST(CoverMeViolation, CM_9_3_a_second_card_without_a_second_row_is_refused) {
  State state = winter();
  expect_refused(state, Seat(0), Action::play(card("YQsb"), card("BDmk")),
                 Violation::OneCardForEachRow, "CM-9.3");
}

TEST(CoverMeViolation, CM_5_3_only_a_model_of_the_highest_value_can_be_featured) {
  const std::vector<std::string> rows{"YQsk BQmb YTsr", "RDlb BQsr RQlb", "RQsb BDmk YTlr"};
  State state = state_of({.hands = rows, .influence = std::string(kPullingInfluence)});
  play_season(state, rows);
  expect_refused(state, Seat(0), Action::feature(0, card("YTsr")), Violation::NotAmongTheHighest,
                 "CM-5.3");
  expect_refused(state, Seat(0), Action::feature(0, card("BQsr")), Violation::NotAmongTheHighest,
                 "CM-5.3");
  expect_refused(state, Seat(0), Action::feature(1, card("YQsk")), Violation::NoChoiceInThatRow,
                 "CM-5.3");
}

TEST(CoverMeViolation, CM_5_3_a_row_that_features_by_itself_has_no_choice) {
  const std::vector<std::string> rows{std::string(kTrendyRow), "BQsk RQlb YDmr", "YQsr BQmb YTmk",
                                      "RDlr RTlk BDlr"};
  State state = state_of({.options = kAdvanced,
                          .hands = {rows[0] + " " + rows[1], rows[2] + " " + rows[3]},
                          .influence = std::string(kPullingInfluence) + " RQsb"});
  play_season(state, rows);
  ASSERT_EQ(state.phase, Phase::Special);
  expect_refused(state, Seat(0), Action::feature(0, card("YQsb")), Violation::NoChoiceInThatRow,
                 "CM-5.3");
  expect_refused(state, Seat(1), Action::feature(1, card("RDlr")), Violation::NoChoiceInThatRow,
                 "CM-5.3");
}

TEST(CoverMeViolation, CM_6_3_only_a_card_that_was_looked_at_can_be_kept) {
  State state = when_hands_are_filled({.start = Seat(1), .next = "GDsb GDsr GDsk GTsb"});
  ASSERT_EQ(state.awaited, Kind::Keep);
  expect_refused(state, Seat(1), Action::keep(card("GDsk")), Violation::CardNotLookedAt, "CM-6.3");
  expect_refused(state, Seat(1), Action::keep(state.hand(Seat(1))[0]), Violation::CardNotLookedAt,
                 "CM-6.3");
  expect_refused(state, Seat(1), Action::keep(card("GDsb"), card("GDsr")),
                 Violation::WrongNumberKept, "CM-6.3");
}

TEST(CoverMeViolation, CM_6_3_two_of_four_are_two_different_cards) {
  const std::vector<std::string> rows{std::string(kHalfTrendyRow), "RQsr BTmb YTlk",
                                      std::string(kTrendyRow), std::string(kAlternativeRow)};
  State state = state_of({.options = kAdvanced,
                          .hands = {rows[0] + " " + rows[1], rows[2] + " " + rows[3]},
                          .influence = std::string(kPullingInfluence) + " RQsb",
                          .next = "GDsb GDsr GDsk GTsb GTsr"});
  play_season(state, rows);
  ASSERT_EQ(state.awaited, Kind::Keep);
  expect_refused(state, Seat(0), Action::keep(card("GDsb")), Violation::WrongNumberKept, "CM-6.3");
  expect_refused(state, Seat(0), Action::keep(card("GDsb"), card("GDsb")),
                 Violation::WrongNumberKept, "CM-6.3");
  expect_refused(state, Seat(0), Action::keep(card("GDsb"), card("GTsr")),
                 Violation::CardNotLookedAt, "CM-6.3");
  expect_refused(state, Seat(0), Action::keep(card("GTsr"), card("GDsb")),
                 Violation::CardNotLookedAt, "CM-6.3");
}

TEST(CoverMeViolation, CM_4_1_after_the_reveal_a_choice_cannot_be_changed) {
  State state = winter();
  play_month(state, "YQsb BQsk RDmr");
  play_month(state, "BDmk YDmb RTlk");
  play_month(state, "YTlr RTlr BDlr");
  ASSERT_EQ(state.phase, Phase::Hands);
  expect_refused(state, Seat(0), Action::play(card("BDmk")), Violation::WrongKind, "CM-3.3");
  expect_refused(state, Seat(1), Action::play(card("YDmb")), Violation::NotYourDecision, "CM-3.3");
}

TEST(CoverMeViolation, CM_5_3_after_the_reveal_a_featured_model_cannot_be_changed) {
  const std::vector<std::string> rows{"YQsk BQmb YTsr", "RDlb BQsr RQlb", "RQsb BDmk YTlr"};
  State state = state_of({.hands = rows, .influence = std::string(kPullingInfluence)});
  play_season(state, rows);
  act(state, Seat(0), Action::feature(0, card("YQsk")));
  act(state, Seat(1), Action::feature(0, card("BQsr")));
  ASSERT_EQ(only_actor(state), Seat(0));
  expect_refused(state, Seat(0), Action::feature(0, card("BQmb")), Violation::WrongKind, "CM-3.3");
  expect_refused(state, Seat(1), Action::feature(0, card("RQlb")), Violation::NotYourDecision,
                 "CM-3.3");
}

TEST(CoverMeViolation, CM_10_3_after_the_count_a_vote_cannot_be_changed) {
  State state = when_hands_are_filled(
      {.calendar = {.year = 3, .season = Season::Fall}, .scored = {"BTsb BTsr"}});
  act(state, Seat(0), Action::vote(true));
  act(state, Seat(2), Action::vote(false));
  expect_refused(state, Seat(2), Action::vote(true), Violation::GameIsOver, "CM-10.1");
}

}  // namespace
}  // namespace coverstory::cover_me
