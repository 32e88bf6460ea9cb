// Altered records: whatever is changed in a line is found, and found in that line.
#include <gtest/gtest.h>

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "records/cover_up/cards.h"
#include "records/cover_up/test_records.h"

namespace coverstory::records::cover_up {
namespace {

namespace json = boost::json;

GameLines game_of(int players, std::uint64_t number, Referee referee = Referee::Book) {
  const Table table{.options = {.players = players, .referee = referee}};
  return lines_of(RandomRecord(table, number).text());
}

void expect_wrong(const GameLines& lines, std::size_t at, const std::string& what) {
  const auto mistake = mistake_in(lines);
  ASSERT_TRUE(mistake) << what << " is not found in line " << at + 1;
  EXPECT_EQ(mistake->line, at + 1) << what << ": " << mistake->sentence;
}

/// Other values in the place of one: of the same kind, and of none that fits.
std::vector<json::value> others_than(const json::value& value) {
  std::vector<json::value> others{nullptr, true, json::object{}};
  if (value.is_int64()) {
    const std::int64_t number = value.get_int64();
    others.insert(others.end(), {number + 1, number - 1, number + 7, "3", double(number) + 0.5});
  } else if (value.is_string()) {
    others.insert(others.end(), {"", "elsewhere", "abcdef..", ".abcdef.", 4});
  }
  return others;
}

/// Calls `visit` with every way to change one value within `value`, which is changed meanwhile.
void for_each_change(json::value& value, const std::function<void()>& visit) {
  if (value.is_array()) {
    json::array& list = value.get_array();
    for (auto& inner : list) for_each_change(inner, visit);
    const json::array before = list;
    list.push_back(list.empty() ? json::value(0) : list.front());
    visit();
    list = before;
    if (list.empty()) return;
    list.pop_back();
    visit();
    list = before;
    return;
  }
  const json::value before = value;
  for (const json::value& other : others_than(before)) {
    if (other == before) continue;
    value = other;
    visit();
  }
  value = before;
}

void expect_all_changes_found(GameLines& lines, std::size_t at, const std::string& key) {
  const auto found = [&] { expect_wrong(lines, at, serialize(lines[at].object)); };
  for_each_change(lines[at].object[key], found);
  const json::value before = lines[at].object[key];
  lines[at].object.erase(key);
  found();
  lines[at].object[key] = before;
}

/// The keys of an event whose every change the line itself gives away.
std::vector<std::string> keys_found_at_once(std::string_view event) {
  if (event == "setup") return {"e", "green", "yellow", "red"};
  if (event == "deal") return {"e", "round", "hands"};
  if (event == "flip") return {"e"};
  if (event == "return") return {"e", "seat", "took"};
  if (event == "end") return {"e", "totals", "winners"};
  if (event == "round") {
    return {"e",         "round",  "beside", "removed", "visible", "beside_points",
            "hourglass", "points", "totals", "par"};
  }
  return {};
}

TEST(CoverUpAlterations, every_value_of_every_event_is_checked) {
  for (const int players : {1, 3}) {
    GameLines lines = game_of(players, 3);
    ASSERT_FALSE(mistake_in(lines));
    for (std::size_t at = 1; at < lines.size(); ++at) {
      for (const std::string& key : keys_found_at_once(event_at(lines, at))) {
        expect_all_changes_found(lines, at, key);
      }
    }
    ASSERT_FALSE(mistake_in(lines));
  }
}

TEST(CoverUpAlterations, a_line_that_is_missing_twice_there_or_in_the_wrong_place_is_found) {
  const GameLines lines = game_of(3, 4);
  for (std::size_t at = 1; at < lines.size(); ++at) {
    const auto here = static_cast<std::ptrdiff_t>(at);
    GameLines changed = lines;
    changed.erase(changed.begin() + here);
    expect_wrong(changed, at, "a missing line");
    changed = lines;
    changed.insert(changed.begin() + here, lines[at]);
    expect_wrong(changed, at + 1, "a line twice");
    changed = lines;
    if (at + 1 < lines.size()) {
      std::swap(changed[at], changed[at + 1]);
      expect_wrong(changed, at, "two lines swapped");
    }
  }
}

TEST(CoverUpAlterations, there_are_no_other_events) {
  const GameLines lines = game_of(2, 5);
  for (std::size_t at = 1; at <= lines.size(); ++at) {
    for (const json::object& stranger :
         {json::object{{"e", "coffee"}}, json::object{{"e", 3}}, json::object{{"x", 1}}}) {
      GameLines changed = lines;
      changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(at), Line{0, stranger});
      expect_wrong(changed, at, "a strange event");
    }
  }
}

TEST(CoverUpAlterations, a_record_that_breaks_off_is_found_behind_its_last_line) {
  GameLines lines = game_of(2, 6);
  while (lines.size() > 1) {
    lines.pop_back();
    expect_wrong(lines, lines.size(), "the rest");
  }
}

/// What the seat was dealt in the round that line `at` tells.
Hand dealt_to(const GameLines& lines, std::size_t at, std::size_t seat) {
  while (event_at(lines, at) != "deal") --at;
  Hand hand;
  for (const auto& code : lines[at].object.at("hands").at(seat).get_array()) {
    hand.push_back(read_card(code));
  }
  return hand;
}

/// With one card moved, turned or flipped.
std::vector<Pile> moved_a_little(const Pile& pile) {
  std::vector<Pile> piles;
  for (std::size_t i = 0; i < pile.size(); ++i) {
    piles.insert(piles.end(), 4, pile);
    Pile* moved = &piles[piles.size() - 4];
    ++moved[0][i].x;
    --moved[1][i].y;
    moved[2][i].o ^= 1;
    moved[3][i].o ^= 4;
  }
  return piles;
}

/// What a pile costs decides whether it can be the one that was left: a lone card may lie anywhere.
class PilesMoved {
 public:
  void try_all(const GameLines& lines, std::size_t at, std::size_t seat) {
    const json::object& round = lines[at].object;
    const Hand hand = dealt_to(lines, at, seat);
    const auto flipped = round.at("hourglass").at(seat) == 0 ? Flipped::No : Flipped::Yes;
    const Pile pile = read_pile(round.at("piles").at(seat));
    const Score score = score_of(hand, pile, flipped);
    for (const Pile& moved : moved_a_little(pile)) {
      GameLines changed = lines;
      changed[at].object["piles"].get_array()[seat] = pile_json(moved);
      if (score_of(hand, moved, flipped) == score) {
        ++accepted;
        EXPECT_FALSE(mistake_in(changed));
      } else {
        ++refused;
        expect_wrong(changed, at, "a moved card");
      }
    }
  }

  int accepted = 0, refused = 0;
};

TEST(CoverUpAlterations, CU_5_piles_are_scored_again) {
  PilesMoved moved;
  for (const std::uint64_t number : {7u, 8u, 9u}) {
    const GameLines lines = game_of(2, number);
    for (std::size_t at = 1; at < lines.size(); ++at) {
      if (event_at(lines, at) != "round") continue;
      moved.try_all(lines, at, 0);
      moved.try_all(lines, at, 1);
    }
  }
  EXPECT_GT(moved.refused, 100);
  EXPECT_GT(moved.accepted, 0);
}

}  // namespace
}  // namespace coverstory::records::cover_up
