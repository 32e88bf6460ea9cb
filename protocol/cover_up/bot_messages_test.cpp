// What a program that plays Cover Up hears, and how its answers for a round are read.
#include "protocol/cover_up/bot_messages.h"

#include <gtest/gtest.h>

#include "engine/cover_up/game.h"
#include "records/cover_up/cards.h"

namespace coverstory::protocol::cover_up {
namespace {

using namespace coverstory::cover_up;

State first_round() {
  State state = new_game({.players = 3}, standard_deck(), Seed::from_number(1), 0);
  tick(state, state.building_from);
  return state;
}

State first_returns() {
  State state = first_round();
  while (const auto deadline = next_deadline(state)) tick(state, *deadline);
  return state;
}

std::optional<Timeline> timeline_of(std::string_view answer) {
  return read_timeline(boost::json::parse(answer).as_object());
}

TEST(CoverUpBotMessages, a_hello_names_game_options_seat_and_budget) {
  EXPECT_EQ(serialize(hello_message({.options = {.players = 3}}, Seat(2),
                                    std::chrono::milliseconds(100))),
            R"({"hello":1,"game":"cover-up","options":{"players":3,"referee":"book",)"
            R"("hourglass_s":30,"deck":"standard","limit_s":300},"seat":2,"budget_ms":100})");
}

TEST(CoverUpBotMessages, CU_3_1_a_round_shows_the_own_cards_and_nobody_elses) {
  const State state = first_round();
  const auto message = round_message(view(state, Seat(1)));
  boost::json::object expected{{"decide", "round"},
                               {"view",
                                {{"round", 1},
                                 {"seat", 1},
                                 {"cards", records::cover_up::list_json(state.players[1].hand)},
                                 {"totals", {0, 0, 0}}}},
                               {"hourglass_s", 30}};
  EXPECT_EQ(message, expected);
}

TEST(CoverUpBotMessages, CU_6_1_a_return_has_the_green_cards_to_choose_from) {
  const State state = first_returns();
  const View seen = view(state, Seat(1));
  const auto message = return_message(seen);
  EXPECT_EQ(message.at("decide"), "return");
  EXPECT_EQ(message.at("view").at("hands").as_array().size(), 3u);
  const auto& legal = message.at("legal").as_array();
  ASSERT_EQ(legal.size(), 5u);
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const boost::json::object expected{{"kind", "return"},
                                       {"card", code_of(seen.own.returnable[i])}};
    EXPECT_EQ(legal[i], expected);
  }
}

TEST(CoverUpBotMessages, a_result_is_the_end_event_of_the_record) {
  GameResult result{.totals = {12, 15}};
  result.winners.insert(Seat(0));
  EXPECT_EQ(serialize(result_message(result)),
            R"({"result":{"e":"end","totals":[12,15],"winners":[0]}})");
}

TEST(CoverUpTimeline, is_read_with_its_piles_and_its_flip) {
  const Card card = first_round().players[0].hand[0];
  const auto timeline = timeline_of(R"({"id":4,"timeline":[{"t":4200,"pile":[{"card":")" +
                                    code_of(card) + R"(","o":1,"x":-2,"y":3}]}],"flip_at":21000})");
  ASSERT_TRUE(timeline.has_value());
  ASSERT_EQ(timeline->entries.size(), 1u);
  EXPECT_EQ(timeline->entries[0].t, 4200);
  EXPECT_EQ(timeline->entries[0].pile, (Pile{{.card = card, .o = 1, .x = -2, .y = 3}}));
  EXPECT_EQ(timeline->flip_at, 21000);
}

TEST(CoverUpTimeline, needs_no_flip_and_no_entries) {
  EXPECT_EQ(timeline_of(R"({"timeline":[],"flip_at":null})")->flip_at, std::nullopt);
  EXPECT_EQ(timeline_of(R"({"timeline":[]})")->entries.size(), 0u);
}

TEST(CoverUpTimeline, entries_that_are_no_piles_are_left_out) {
  const auto timeline = timeline_of(R"({"timeline":[7,{},{"t":1},{"t":"1","pile":[]},
      {"t":1,"pile":[{"card":"nonsense","o":0,"x":0,"y":0}]},{"t":1,"pile":7},{"t":2,"pile":[]}]})");
  ASSERT_EQ(timeline->entries.size(), 1u);
  EXPECT_EQ(timeline->entries[0].t, 2);
}

TEST(CoverUpTimeline, something_else_is_no_timeline) {
  for (const char* answer :
       {"{}", R"({"timeline":7})", R"({"timeline":null})", R"({"timeline":[],"flip_at":"soon"})",
        R"({"timeline":[],"flip_at":1.5})", R"({"choose":0})"}) {
    EXPECT_FALSE(timeline_of(answer).has_value()) << answer;
  }
}

}  // namespace
}  // namespace coverstory::protocol::cover_up
