// What a program that plays Cover Me hears, in the words of the bot protocol.
#include "protocol/cover_me/bot_messages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"
#include "protocol/cover_me/view_json.h"

namespace coverstory::protocol::cover_me {
namespace {

using namespace coverstory::cover_me;

/// The choices of the only seat that decides, a line each.
std::string choices_text(const State& state) {
  const Seat seat = only_actor(state);
  std::string text;
  for (const auto& choice : legal_json(legal(state, seat), view(state, seat))) {
    text += serialize(choice) + "\n";
  }
  return text;
}

TEST(CoverMeBotMessages, a_hello_names_game_options_seat_and_budget) {
  const auto hello =
      hello_message({.players = 3, .deal = Deal::Quick}, Seat(2), std::chrono::milliseconds(100));
  EXPECT_EQ(serialize(hello),
            R"({"hello":1,"game":"cover-me","options":{"players":3,"two_player":"fictional",)"
            R"("length":"standard","values":"by-color","deal":"quick","tie":"vote"},)"
            R"("seat":2,"budget_ms":100})");
}

TEST(CoverMeBotMessages, a_question_has_its_kind_the_view_and_the_choices) {
  const State state = state_of({.hands = {"YQsb BDmk", "", ""}, .filling = Hands::AsWritten});
  const auto question = decide_message(view(state, Seat(0)), legal(state, Seat(0)));
  EXPECT_EQ(question.at("decide"), "play");
  EXPECT_EQ(question.at("view").at("seat"), 0);
  EXPECT_EQ(serialize(question.at("legal")),
            R"([{"kind":"play","cards":["YQsb"]},{"kind":"play","cards":["BDmk"]}])");
}

TEST(CoverMeBotMessages, CM_2_7_a_take_names_the_card_of_an_open_pile_only) {
  const State state = new_game({.players = 3}, Seed::from_number(1));
  const auto top = [&](std::size_t hair) { return code_of(state.open[hair].back()); };
  const auto line = [&](const std::string& from, const std::string& card) {
    return R"({"kind":"take","from":")" + from + R"(","card":)" + card + "}\n";
  };
  const auto quoted = [](const std::string& code) { return '"' + code + '"'; };
  EXPECT_EQ(choices_text(state), line("b", quoted(top(0))) + line("r", quoted(top(1))) +
                                     line("k", quoted(top(2))) + line("draw", "null"));
}

TEST(CoverMeBotMessages, CM_9_3_a_play_of_the_advanced_game_is_an_ordered_pair) {
  State state = state_of({.options = {.players = 2, .two_player = TwoPlayer::Advanced},
                          .hands = {"YQsb BDmk", "RQsb"},
                          .filling = Hands::AsWritten});
  act(state, Seat(1), legal(state, Seat(1)).front());
  EXPECT_EQ(choices_text(state),
            "{\"kind\":\"play\",\"cards\":[\"YQsb\",\"BDmk\"]}\n"
            "{\"kind\":\"play\",\"cards\":[\"BDmk\",\"YQsb\"]}\n");
}

TEST(CoverMeBotMessages, CM_6_3_a_keep_names_what_goes_back) {
  State state = new_game({.players = 4, .deal = Deal::Quick}, Seed::from_number(5));
  FastRng rng(Seed::from_number(5));
  play_at_random_while(state, rng, [](const State& s) { return s.awaited != Kind::Keep; });
  const auto [one, other] = std::minmax(state.looked[0], state.looked[1]);
  const auto line = [](Card kept, Card back) {
    return R"({"kind":"keep","cards":[")" + code_of(kept) + R"("],"returned":[")" + code_of(back) +
           "\"]}\n";
  };
  EXPECT_EQ(choices_text(state), line(one, other) + line(other, one));
}

TEST(CoverMeBotMessages, a_result_is_the_end_event_of_the_record) {
  Ranking ranking{.prestige = {19, 7}, .cards = {7, 3}, .ranks = {1, 2}};
  ranking.winners.insert(Seat(0));
  EXPECT_EQ(
      serialize(result_message(ranking, {.players = 2})),
      R"({"result":{"e":"end","prestige":[19,7],"cards":[7,3],"ranks":[1,2],"winners":[0]}})");
}

}  // namespace
}  // namespace coverstory::protocol::cover_me
