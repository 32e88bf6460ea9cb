// Records of whole games: what is written is read again, and the check finds nothing wrong.
#include "records/cover_up/replay.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "records/check.h"
#include "records/cover_up/test_records.h"

namespace coverstory::records::cover_up {
namespace {

/// Of three players, by the book.
GameLines some_game(std::uint64_t number = 1) {
  return lines_of(RandomRecord({.options = {.players = 3}}, number).text());
}

TEST(CoverUpRecords, random_games_of_all_tables_are_right_and_are_written_again_as_they_were) {
  std::array<int, 3> endings{};
  for (int players = 1; players <= kMostPlayers; ++players) {
    for (const Referee referee : {Referee::Book, Referee::Live}) {
      for (std::uint64_t number = 0; number < 12; ++number) {
        const Table table{
            .options = {.players = players, .referee = referee, .hourglass_s = 20, .limit_s = 77}};
        const RandomRecord record(table, number);
        const GameLines lines = lines_of(record.text());
        Writer again(table, std::vector<std::string>(static_cast<std::size_t>(players), "someone"),
                     Seed::from_number(number));
        const auto replayed = replay(lines, &again);
        ASSERT_TRUE(replayed.has_value())
            << replayed.error().line << ": " << replayed.error().sentence << "\n"
            << record.text();
        EXPECT_EQ(again.text(), record.text());
        EXPECT_EQ(replayed->table.options, table.options);
        EXPECT_EQ(winners_of(replayed->state), winners_of(record.state()));
        EXPECT_FALSE(first_mistake(lines));
        for (std::size_t i = 0; i < endings.size(); ++i) {
          const std::array<std::string_view, 3> words{"hourglass", "done", "limit"};
          endings[i] += record.text().contains(fmt::format("\"ended_by\":\"{}\"", words[i]));
        }
      }
    }
  }
  for (const int games : endings) EXPECT_GT(games, 20);
}

TEST(CoverUpRecords, a_record_looks_as_the_format_says) {
  const GameLines lines = some_game();
  EXPECT_EQ(serialize(lines[0].object.at("options")),
            R"({"players":3,"referee":"book","hourglass_s":30,"deck":"standard","limit_s":300})");
  EXPECT_EQ(lines[1].object.at("green").get_array().size(), 36u);
  EXPECT_EQ(event_at(lines, 2), "deal");
  const auto& green = lines[1].object.at("green").get_array();
  const auto& hands = lines[2].object.at("hands").get_array();
  EXPECT_EQ(hands.at(2).at(1), green.at(5));  // one card at a time, clockwise from seat 0
  EXPECT_EQ(event_at(lines, lines.size() - 1), "end");
}

TEST(CoverUpRecords, the_limit_may_be_missing_and_is_300_seconds_then) {
  GameLines lines = some_game();
  lines[0].object["options"].get_object().erase("limit_s");
  const auto replayed = replay(lines);
  ASSERT_TRUE(replayed.has_value());
  EXPECT_EQ(replayed->table.options.limit_s, 300);
}

TEST(CoverUpRecords, keys_may_be_added_everywhere) {
  GameLines lines = some_game();
  for (Line& line : lines) line.object["remark"] = "mine";
  lines[0].object["options"].get_object()["lamp"] = true;
  auto& piles = lines[place_of(lines, "round")].object["piles"].get_array();
  for (auto& pile : piles) {
    for (auto& lying : pile.get_array()) lying.get_object()["finger"] = 2;
  }
  EXPECT_FALSE(mistake_in(lines));
}

TEST(CoverUpRecords, the_order_of_hands_and_of_cards_beside_is_free) {
  GameLines lines = some_game();
  for (Line& line : lines) {
    for (const char* key : {"hands", "beside", "removed"}) {
      if (!line.object.contains(key)) continue;
      for (auto& list : line.object[key].get_array()) {
        std::ranges::reverse(list.get_array());
      }
    }
  }
  EXPECT_FALSE(mistake_in(lines));
}

TEST(CoverUpRecords, CU_1_2_a_deck_of_ones_own_may_hold_any_cards_of_the_colours) {
  Deck deck = standard_deck();
  deck.of(Color::Green).fill(card("abcd...."));
  const RandomRecord record({.options = {.players = 4}, .deck = "mine.txt"}, 5, deck);
  GameLines lines = lines_of(record.text());
  EXPECT_FALSE(mistake_in(lines));
  lines[0].object["options"].get_object()["deck"] = "standard";
  const auto mistake = mistake_in(lines);
  ASSERT_TRUE(mistake);
  EXPECT_EQ(mistake->line, 2u);
  EXPECT_EQ(mistake->sentence, "abcd.... is not a card of the standard deck");
}

TEST(CoverUpRecords, the_audience_hears_nothing_of_a_wrong_line) {
  GameLines lines = some_game();
  lines[place_of(lines, "round")].object["par"].get_array()[0] = 5;
  Writer heard({.options = {.players = 3}}, {"someone", "someone", "someone"}, Seed{});
  EXPECT_FALSE(replay(lines, &heard));
  EXPECT_TRUE(heard.text().contains("\"deal\""));
  EXPECT_FALSE(heard.text().contains("\"round\",\"round\""));
}

TEST(CoverUpRecords, games_of_both_kinds_are_told_apart) {
  GameLines lines = some_game();
  lines[0].object["game"] = "cover-down";
  EXPECT_EQ(first_mistake(lines)->sentence, "'game' is neither cover-me nor cover-up");
  lines[0].object["game"] = "cover-me";
  EXPECT_EQ(first_mistake(lines)->line, 2u);  // options may be missing, cards may not
}

}  // namespace
}  // namespace coverstory::records::cover_up
