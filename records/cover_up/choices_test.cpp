// What players and the table chose, altered: headers, flips, piles, ends of rounds, returned cards.
// Some alterations make another game that could have been; the others are found where they show.
#include <gtest/gtest.h>

#include <functional>

#include "records/cover_up/cards.h"
#include "records/cover_up/test_records.h"

namespace coverstory::records::cover_up {
namespace {

namespace json = boost::json;

GameLines game_of(const Options& options, std::uint64_t number) {
  return lines_of(RandomRecord({.options = options}, number).text());
}

void expect_wrong(const GameLines& lines, std::size_t at, std::string_view sentence) {
  const auto mistake = mistake_in(lines);
  ASSERT_TRUE(mistake) << "expected: " << sentence;
  EXPECT_EQ(mistake->line, at + 1) << mistake->sentence;
  EXPECT_TRUE(mistake->sentence.contains(sentence)) << mistake->sentence;
}

/// The first of many games in which a round is as wanted, and where its line stands.
struct Found {
  GameLines lines;
  std::size_t at = 0;
  json::object& round() { return lines[at].object; }
};

Found find_round(const Options& options, const std::function<bool(Found&)>& wanted) {
  for (std::uint64_t number = 0; number < 200; ++number) {
    Found found{.lines = game_of(options, number)};
    for (found.at = 1; found.at < found.lines.size(); ++found.at) {
      if (event_at(found.lines, found.at) == "round" && wanted(found)) return found;
    }
  }
  ADD_FAILURE() << "no such round";
  return {};
}

bool was_flipped(Found& found) {
  return event_at(found.lines, found.at - 1) == "flip";
}

bool ended_by(Found& found, std::string_view word) {
  return found.round().at("ended_by").as_string() == word;
}

std::size_t flipper(Found& found) {
  return found.lines[found.at - 1].object.at("seat").to_number<std::size_t>();
}

TEST(CoverUpChoices, the_header_is_checked) {
  const GameLines lines = game_of({.players = 2}, 1);
  const auto expect_option = [&](std::string_view key, const json::value& value,
                                 std::string_view sentence) {
    GameLines changed = lines;
    changed[0].object["options"].get_object()[key] = value;
    expect_wrong(changed, 0, sentence);
  };
  expect_option("players", 3, "'seats' has 2 names for 3 players");
  expect_option("players", 0, "'players' is not a number from 1 to 6");
  expect_option("referee", "strict", "'referee' is none of: book, live");
  expect_option("hourglass_s", 0, "'hourglass_s' is not a number from 1 to 600");
  expect_option("limit_s", -1, "'limit_s' is not a number from 1 to 3600");
  expect_option("deck", 7, "'deck' is not a text");
}

TEST(CoverUpChoices, a_key_that_is_missing_in_the_header_means_the_default) {
  const GameLines lines = game_of({.players = 2}, 1);
  for (const char* key : {"players", "referee", "hourglass_s", "deck", "limit_s"}) {
    GameLines changed = lines;
    ASSERT_EQ(changed[0].object["options"].get_object().erase(key), 1u) << key;
    EXPECT_FALSE(mistake_in(changed)) << key;
  }
}

TEST(CoverUpChoices, CU_1_1_a_deck_has_36_cards_of_each_colour) {
  GameLines lines = game_of({.players = 2}, 1);
  lines[0].object["options"].get_object()["deck"] = "mine";
  std::swap(lines[1].object["green"].get_array()[35], lines[1].object["red"].get_array()[35]);
  expect_wrong(lines, 1, "does not belong in 'green'");
  lines[1].object["green"].get_array().pop_back();
  expect_wrong(lines, 1, "'green' has 35 cards, expected 36");
}

TEST(CoverUpChoices, CU_2_1_cards_are_dealt_from_the_top_of_the_green_pile) {
  GameLines lines = game_of({.players = 2}, 1);
  auto& green = lines[1].object["green"].get_array();
  std::swap(green[0], green[1]);
  expect_wrong(lines, 2, "'hands' is");
}

TEST(CoverUpChoices, CU_4_1_a_flip_has_a_seat_and_a_time_before_the_limit) {
  Found found = find_round({.players = 3}, was_flipped);
  json::object& flip = found.lines[found.at - 1].object;
  const json::object before = flip;
  flip["t"] = 299'999;
  EXPECT_FALSE(mistake_in(found.lines));
  flip["t"] = 300'000;
  found.round()["piles"] = "none";  // a later mistake does not hide the first
  expect_wrong(found.lines, found.at - 1, "nobody can flip it now. (CU-4.2)");
  flip["t"] = -1;
  expect_wrong(found.lines, found.at - 1, "'t' is not a number");
  flip = before;
  flip["seat"] = 3;
  expect_wrong(found.lines, found.at - 1, "'seat' is not a number from 0 to 2");
}

TEST(CoverUpChoices, CU_5_4_another_seat_that_flips_has_another_score) {
  Found found = find_round({.players = 3}, was_flipped);
  found.lines[found.at - 1].object["seat"] = (static_cast<int>(flipper(found)) + 1) % 3;
  const auto mistake = mistake_in(found.lines);
  ASSERT_TRUE(mistake);
  EXPECT_EQ(mistake->line, found.at + 1);
}

TEST(CoverUpChoices, CU_4_1_who_flips_has_all_five_cards_in_the_pile) {
  Found found = find_round({.players = 3}, was_flipped);
  found.round()["piles"].get_array()[flipper(found)].get_array().pop_back();
  expect_wrong(found.lines, found.at, "all five cards in your pile. (CU-4.1)");
}

TEST(CoverUpChoices, CU_4_3_a_live_referee_lets_nobody_flip_with_a_mistake) {
  Found found = find_round({.players = 2}, [](Found& round) {
    return was_flipped(round) && round.round().at("hourglass").at(flipper(round)) == 1;
  });
  found.lines[0].object["options"].get_object()["referee"] = "live";
  expect_wrong(found.lines, found.at, "(CU-4.3)");
}

TEST(CoverUpChoices, CU_7_2_nobody_flips_alone) {
  GameLines lines = game_of({.players = 1}, 1);
  const std::size_t at = place_of(lines, "round");
  const Line flip{0, {{"e", "flip"}, {"seat", 0}, {"t", 100}}};
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), flip);
  expect_wrong(lines, at, "(CU-7.2)");
}

TEST(CoverUpChoices, CU_4_2_what_ended_a_round_agrees_with_the_flip) {
  Found flipped = find_round({.players = 2}, [](Found& round) {
    return was_flipped(round) && ended_by(round, "hourglass");
  });
  flipped.round()["ended_by"] = "done";  // the others may all have been done in time
  EXPECT_FALSE(mistake_in(flipped.lines));
  flipped.round()["ended_by"] = "limit";
  expect_wrong(flipped.lines, flipped.at, "'ended_by' is \"limit\", expected \"hourglass\"");
  flipped.round()["ended_by"] = "boredom";
  expect_wrong(flipped.lines, flipped.at, "'ended_by' cannot be 'boredom'");

  Found quiet = find_round({.players = 2}, [](Found& round) { return !was_flipped(round); });
  for (const char* possible : {"done", "limit"}) {
    quiet.round()["ended_by"] = possible;
    EXPECT_FALSE(mistake_in(quiet.lines));
  }
  quiet.round()["ended_by"] = "hourglass";
  expect_wrong(quiet.lines, quiet.at, "'ended_by' is \"hourglass\", expected \"limit\"");
}

TEST(CoverUpChoices, CU_3_2_piles_are_of_own_cards_within_the_lattice) {
  const Found found = find_round({.players = 2}, [](Found& round) {
    return round.round().at("piles").at(0).get_array().size() == 5;
  });
  const auto expect_card = [&](std::string_view key, const json::value& value,
                               std::string_view sentence) {
    Found changed = found;
    changed.round()["piles"].get_array()[0].get_array()[4].get_object()[key] = value;
    expect_wrong(changed.lines, changed.at, sentence);
  };
  expect_card("x", 33, "'x' is not a number from -32 to 32");
  expect_card("y", -33, "'y' is not a number from -32 to 32");
  expect_card("o", 8, "'o' is not a number from 0 to 7");
  expect_card("o", nullptr, "'o' is not a number");
  expect_card("card", "abcdefgh", "is not a card");
  const auto& piles = found.lines[found.at].object.at("piles");
  expect_card("card", piles.at(0).at(0).at("card"),
              "your own five cards, each used once. (CU-3.2)");
  expect_card("card", "aaaaaa..", "your own five cards, each used once. (CU-3.2)");
}

TEST(CoverUpChoices, CU_3_2_there_is_a_pile_of_at_most_five_cards_for_each_seat) {
  GameLines lines = game_of({.players = 2}, 1);
  const std::size_t at = place_of(lines, "round");
  const auto expect_piles = [&](const json::value& piles, std::string_view sentence) {
    lines[at].object["piles"] = piles;
    expect_wrong(lines, at, sentence);
  };
  const json::value card = pile_json({lying("abcd....", 0, 0, 0)}).at(0);
  expect_piles({json::array{}}, "'piles' tells 1 piles for 2 players");
  expect_piles({0, 0}, "a pile is not a list");
  expect_piles({{0}, {0}}, "a pile is not a list of cards as they lie");
  expect_piles({json::array(6, card), json::array{}}, "a pile has 6 cards, at most 5 can be");
}

TEST(CoverUpChoices, CU_6_1_a_returned_card_is_an_own_green_one) {
  GameLines lines = game_of({.players = 2}, 1);
  const std::size_t at = place_of(lines, "return", 2);  // the first after round 2
  const auto& hands = lines[place_of(lines, "deal", 1)].object.at("hands").get_array();
  std::vector<Card> own;
  for (const auto& code : hands[0].get_array()) own.push_back(read_card(code));
  json::value& returned = lines[at].object["card"];
  const json::value before = returned;
  returned = code_of(*std::ranges::find(own, Color::Yellow, color_of));
  expect_wrong(lines, at, "must be a green one. (CU-6.1)");
  returned = hands[1].at(0);
  expect_wrong(lines, at, "is not one of yours. (CU-6.1)");
  // Another green card is another game, which shows when the cards have been handed on.
  returned = code_of(*std::ranges::find_if(own, [&](Card card) {
    return color_of(card) == Color::Green && code_of(card) != before.as_string();
  }));
  expect_wrong(lines, at + 2, "'hands' is");
}

TEST(CoverUpChoices, CU_6_1_the_first_of_two_wrong_returns_is_named) {
  GameLines lines = game_of({.players = 3}, 1);
  const std::size_t at = place_of(lines, "return");
  lines[at + 1].object["took"] = "abcdef..";
  lines[at + 2].object["card"] = "nothing";
  expect_wrong(lines, at + 1, "'took' is \"abcdef..\"");
  lines[at].object["seat"] = 2;
  expect_wrong(lines, at, "'seat' is not a number from 0 to 0");
}

TEST(CoverUpChoices, CU_6_2_hands_go_to_the_left) {
  GameLines lines = game_of({.players = 3}, 1);
  const std::size_t at = place_of(lines, "deal", 1);
  auto& hands = lines[at].object["hands"].get_array();
  std::swap(hands[0], hands[2]);
  expect_wrong(lines, at, "'hands' is");
}

}  // namespace
}  // namespace coverstory::records::cover_up
