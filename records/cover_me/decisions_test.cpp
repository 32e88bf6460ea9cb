// The decisions of a seat are found in a record as the seat met them.
#include "records/cover_me/decisions.h"

#include <gtest/gtest.h>

#include <fstream>

namespace coverstory::records::cover_me {
namespace {

GameLines golden(const std::string& name) {
  std::ifstream in(COVERSTORY_SOURCE_DIR "/tests/goldens/" + name + ".jsonl");
  return **GameReader(in).next();
}

/// The `act` lines of a record: of a seat, with their places among those of all seats.
std::vector<std::pair<std::size_t, const boost::json::object*>> acts_of(const GameLines& lines,
                                                                        int seat) {
  std::vector<std::pair<std::size_t, const boost::json::object*>> acts;
  std::size_t step = 0;
  for (const Line& line : lines) {
    const auto* event = line.object.if_contains("e");
    if (!event || *event != "act") continue;
    if (line.object.at("seat") == seat) acts.emplace_back(step, &line.object);
    ++step;
  }
  return acts;
}

void expect_decisions(const std::string& name, int seat) {
  const GameLines lines = golden(name);
  const auto game = past_game(lines, seat);
  ASSERT_TRUE(game.has_value()) << name;
  const auto acts = acts_of(lines, seat);
  ASSERT_EQ(game->decisions.size(), acts.size()) << name;
  for (std::size_t i = 0; i < acts.size(); ++i) {
    const PastDecision& past = game->decisions[i];
    EXPECT_EQ(past.step, acts[i].first);
    EXPECT_EQ(past.choices.size(), acts[i].second->at("legal").to_number<std::size_t>());
    EXPECT_TRUE(past.choices.contains(past.chosen)) << name << " decision " << i;
    EXPECT_EQ(past.view.viewer.seat(), Seat(seat));
  }
}

TEST(CoverMeDecisions, each_decision_of_a_seat_is_found_with_its_choices) {
  expect_decisions("cover-me-four", 2);
  expect_decisions("cover-me-two-advanced", 0);
  expect_decisions("cover-me-two-fictional", 1);
  expect_decisions("cover-me-extra-season", 0);
}

TEST(CoverMeDecisions, a_record_that_breaks_a_rule_or_lacks_the_seat_is_refused) {
  GameLines lines = golden("cover-me-short");
  EXPECT_EQ(past_game(lines, 5).error().sentence, "the game has no such seat");
  EXPECT_EQ(past_game(lines, -1).error().sentence, "the game has no such seat");
  lines[5].object["seat"] = 77;
  EXPECT_EQ(past_game(lines, 0).error().line, lines[5].number);
}

}  // namespace
}  // namespace coverstory::records::cover_me
