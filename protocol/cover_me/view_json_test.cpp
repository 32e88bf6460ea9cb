// Positions whose JSON is written out in full: three players, two with fictional players, two
// advanced.
#include "protocol/cover_me/view_json.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::protocol::cover_me {
namespace {

using namespace coverstory::cover_me;

void expect_json(const State& state, Viewer viewer, std::string_view expected) {
  const auto told = view_json(view(state, viewer));
  EXPECT_EQ(boost::json::value(told), boost::json::parse(expected)) << serialize(told);
}

TEST(CoverMeViewJson, CM_12_1_a_table_of_three_in_the_second_month) {
  State state = state_of({.calendar = {.year = 2, .season = Season::Summer},
                          .start = Seat(1),
                          .hands = {"YQsb BDmk GTlr", "RQmb RDmr RTlk", "BQsk YDmb KTlr"},
                          .filling = Hands::AsWritten,
                          .influence = "YQlb BTsr",
                          .open = {{"BQlb RTsb", "YDsr", "YTmk"}},
                          .next = "KQsb KQsr KQsk",
                          .discard = "RQlk BDlr",
                          .scored = {"GQsb", "", "GDmk YTlb"}});
  play_month(state, "BDmk RQmb BQsk");
  expect_json(state, Seat(0), R"({
    "phase":"month","year":2,"season":"summer","month":2,"start":1,"seat":0,
    "hand":["YQsb","GTlr"],"hand_sizes":[2,2,2],"known":[[],[],[]],
    "rows":[{"seat":0,"row":0,"cards":["BDmk"]},
            {"seat":1,"row":0,"cards":["RQmb"]},
            {"seat":2,"row":0,"cards":["BQsk"]}],
    "influence":["YQlb","BTsr"],
    "tracks":{"hair":{"b":2,"r":1,"k":2},"length":{"s":2,"m":2,"l":1},
              "clothes":{"Y":1,"B":3,"R":1,"G":0,"K":0,"W":0}},
    "open":{"b":["BQlb","RTsb"],"r":["YDsr"],"k":["YTmk"]},
    "draw":112,"next":3,"next_color":"K","discard":["BDlr","RQlk"],
    "scored":[["GQsb"],[],["YTlb","GDmk"]],"middle":[[],[],[]],"looked":[],
    "fictional":{"size":0,"known":[]}})");
}

TEST(CoverMeViewJson, CM_8_2_fictional_players_with_a_card_face_down_and_one_face_up) {
  State state =
      state_of({.options = {.players = 2},
                .hands = {"YQsb BDmk GTlr", "RQmb RDmr RTlk"},
                .filling = Hands::AsWritten,
                .influence = "YQlb BTsr",
                .open = {{"BQlb", "YDsr", "YTmk"}},
                .fictional = "RQsb RDsb RTsb RQsr RDsr RTsr BQsb BDsb BTsb BQsr BDsr BDlr"});
  play_month(state, "BDmk RQmb");
  expect_json(state, Seat(1), R"({
    "phase":"month","year":1,"season":"winter","month":2,"start":0,"seat":1,
    "hand":["RDmr","RTlk"],"hand_sizes":[2,2],"known":[[],[]],
    "rows":[{"seat":0,"row":0,"cards":["BDmk"]},
            {"seat":1,"row":0,"cards":["RQmb"]},
            {"seat":null,"row":0,"cards":["RQsb",null]},
            {"seat":null,"row":1,"cards":["RDsb","RQsr"]}],
    "influence":["YQlb","BTsr"],
    "tracks":{"hair":{"b":4,"r":1,"k":1},"length":{"s":3,"m":2,"l":1},
              "pattern":{"Q":3,"D":2,"T":1}},
    "open":{"b":["BQlb"],"r":["YDsr"],"k":["YTmk"]},
    "draw":59,"next":26,"next_color":"G","discard":[],
    "scored":[[],[]],"middle":[[],[]],"looked":[],
    "fictional":{"size":8,"known":[]}})");
}

TEST(CoverMeViewJson, CM_9_1_two_rows_each_and_a_middle) {
  State state = state_of({.options = {.players = 2, .two_player = TwoPlayer::Advanced},
                          .hands = {"YQsb BDmk GTlr YTmr", "RQmb RDmr RTlk BQsk"},
                          .filling = Hands::AsWritten,
                          .influence = "YQlb BTsr",
                          .open = {{"BQlb", "YDsr", "YTmk"}},
                          .scored = {"GQsb", ""},
                          .middle = {"GDmk", "YTlb RQlk"}});
  play_month(state, "BDmk YQsb RQmb RTlk");
  expect_json(state, Seat(1), R"({
    "phase":"month","year":1,"season":"winter","month":2,"start":0,"seat":1,
    "hand":["BQsk","RDmr"],"hand_sizes":[2,2],"known":[[],[]],
    "rows":[{"seat":0,"row":0,"cards":["BDmk"]},
            {"seat":0,"row":1,"cards":["YQsb"]},
            {"seat":1,"row":0,"cards":["RQmb"]},
            {"seat":1,"row":1,"cards":["RTlk"]}],
    "influence":["YQlb","BTsr"],
    "tracks":{"hair":{"b":3,"r":1,"k":2},"length":{"s":2,"m":2,"l":2},
              "pattern":{"Q":3,"D":1,"T":2}},
    "open":{"b":["BQlb"],"r":["YDsr"],"k":["YTmk"]},
    "draw":67,"next":24,"next_color":"G","discard":[],
    "scored":[["GQsb"],[]],"middle":[["GDmk"],["YTlb","RQlk"]],"looked":[],
    "fictional":{"size":0,"known":[]}})");
}

TEST(CoverMeViewJson, CM_12_2_the_public_has_no_seat_and_no_hand) {
  const State state = new_game({.players = 5, .deal = Deal::Quick}, Seed::from_number(1));
  const auto told = view_json(view(state, Viewer::spectator()));
  EXPECT_TRUE(told.at("seat").is_null());
  EXPECT_TRUE(told.at("hand").as_array().empty());
  EXPECT_EQ(serialize(told.at("hand_sizes")), "[9,9,9,9,9]");
  EXPECT_EQ(serialize(told.at("known")), "[[],[],[],[],[]]");
}

TEST(CoverMeViewJson, CM_12_1_a_card_that_was_taken_openly_is_known_to_all) {
  State state = new_game({.players = 3}, Seed::from_number(1));
  const Seat taker = only_actor(state);
  const std::string top = code_of(state.open[1].back());
  act(state, taker, Action::take_open(Hair::RedBrown));
  const auto told = view_json(view(state, taker.left(3)));
  EXPECT_EQ(serialize(told.at("known").at(taker.index)), "[\"" + top + "\"]");
  EXPECT_EQ(told.at("hand_sizes").at(taker.index), 7);
}

TEST(CoverMeViewJson, CM_8_3_cards_seen_to_go_back_are_known_in_the_fictional_pile) {
  State state = new_game({.players = 2, .deal = Deal::Quick}, Seed::from_number(2));
  FastRng rng(Seed::from_number(2));
  play_at_random_while(state, rng, [](const State& s) { return s.phase <= Phase::Special; });
  const auto told = view_json(view(state, Seat(0)));
  EXPECT_EQ(told.at("fictional").at("size"), 10);
  EXPECT_EQ(told.at("fictional").at("known").as_array().size(), 4u);
}

TEST(CoverMeViewJson, CM_6_3_cards_looked_at_are_told_to_the_one_who_looks) {
  State state = new_game({.players = 4, .deal = Deal::Quick}, Seed::from_number(5));
  FastRng rng(Seed::from_number(5));
  play_at_random_while(state, rng, [](const State& s) { return s.awaited != Kind::Keep; });
  const Seat looker = only_actor(state);
  const auto own = view_json(view(state, looker));
  EXPECT_EQ(own.at("looked").at(0), boost::json::value(code_of(state.looked[0])));
  EXPECT_EQ(own.at("looked").at(1), boost::json::value(code_of(state.looked[1])));
  const auto other = view_json(view(state, looker.left(4)));
  EXPECT_EQ(serialize(other.at("looked")), "[null,null]");
}

/// The bot protocol: 1 to 3 in `month`, 3 in `special`, otherwise 0.
int expected_month(const State& state) {
  if (state.phase == Phase::Special) return 3;
  return state.phase == Phase::Month ? state.month : 0;
}

TEST(CoverMeViewJson, CM_3_3_phase_month_and_season_follow_the_calendar) {
  State state = new_game({.players = 3}, Seed::from_number(8));
  FastRng rng(Seed::from_number(8));
  std::string phases;
  Calendar scored;
  play_at_random_while(state, rng, [&](const State& now) {
    const auto told = view_json(view(now, Seat(0)));
    EXPECT_EQ(told.at("month"), expected_month(now));
    const std::string phase(told.at("phase").as_string());
    if (!phases.ends_with(phase + " ")) phases += phase + " ";
    if (now.phase == Phase::Month) scored = now.calendar;
    if (phase == "hands") EXPECT_EQ(told.at("year"), scored.year);
    if (phase == "new-year") EXPECT_EQ(told.at("season"), "winter");
    if (phase == "new-year") EXPECT_EQ(told.at("next_color"), now.calendar.year == 2 ? "K" : "W");
    return now.calendar.year < 3;
  });
  EXPECT_TRUE(phases.starts_with("draft month special hands month ")) << phases;
  EXPECT_NE(phases.find("hands new-year month "), std::string::npos) << phases;
}

TEST(CoverMeViewJson, CM_6_5_a_table_with_hidden_totals_does_not_tell_who_has_scored_what) {
  const auto shown = [](Totals totals, const std::vector<std::string>& scored,
                        const std::vector<std::string>& middle, Calendar calendar, Phase phase) {
    State state =
        state_of({.options = {.players = 2, .two_player = TwoPlayer::Advanced, .totals = totals},
                  .calendar = calendar,
                  .scored = scored,
                  .middle = middle});
    state.phase = phase;
    return table_view_json(view(state, Seat(0)));
  };
  const Calendar middle_of_game{.year = 2, .season = Season::Spring};
  const auto one =
      shown(Totals::Hidden, {"WQsb", "YQsb"}, {"GQsb", ""}, middle_of_game, Phase::Month);
  const auto other =
      shown(Totals::Hidden, {"YQsb", "WQsb"}, {"", "GQsb"}, middle_of_game, Phase::Month);
  EXPECT_EQ(one, other);
  EXPECT_TRUE(one.at("scored").is_null());
  EXPECT_TRUE(one.at("middle").is_null());
  EXPECT_FALSE(
      shown(Totals::Shown, {"WQsb", ""}, {}, middle_of_game, Phase::Month).at("scored").is_null());
  const auto over = shown(Totals::Hidden, {"WQsb", "YQsb"}, {"GQsb", ""},
                          {.year = 3, .season = Season::Fall}, Phase::Over);
  EXPECT_EQ(serialize(over.at("scored")), R"([["WQsb"],["YQsb"]])");
  EXPECT_EQ(serialize(over.at("middle")), R"([["GQsb"],[]])");
}

TEST(CoverMeViewJson, CM_6_5_programs_that_play_remember_what_has_scored) {
  const State state =
      state_of({.options = {.players = 3, .totals = Totals::Hidden}, .scored = {"WQsb", "", ""}});
  EXPECT_EQ(serialize(view_json(view(state, Seat(0))).at("scored")), R"([["WQsb"],[],[]])");
}

}  // namespace
}  // namespace coverstory::protocol::cover_me
