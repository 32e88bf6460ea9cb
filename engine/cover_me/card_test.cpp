// CM-1: the components.
#include "engine/cover_me/card.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/cover_me/game.h"
#include "engine/cover_me/test_positions.h"
#include "engine/cover_me/trends.h"

namespace coverstory::cover_me {
namespace {

TEST(CoverMeCards, CM_1_1_every_combination_of_characteristics_is_one_of_162_cards) {
  std::set<Card> all;
  for (int clothes = 0; clothes < 6; ++clothes) {
    for (int pattern = 0; pattern < 3; ++pattern) {
      for (int length = 0; length < 3; ++length) {
        for (int hair = 0; hair < 3; ++hair) {
          const Traits traits{static_cast<Clothes>(clothes), static_cast<Pattern>(pattern),
                              static_cast<Length>(length), static_cast<Hair>(hair)};
          const Card one = card_with(traits);
          EXPECT_LT(one.index, 162);
          EXPECT_EQ(traits_of(one).clothes, traits.clothes);
          EXPECT_EQ(traits_of(one).pattern, traits.pattern);
          EXPECT_EQ(traits_of(one).length, traits.length);
          EXPECT_EQ(traits_of(one).hair, traits.hair);
          all.insert(one);
        }
      }
    }
  }
  EXPECT_EQ(all.size(), 162u);
  EXPECT_EQ(kCards, 162);
}

TEST(CoverMeCards, CM_1_1_every_model_has_a_name_of_her_own) {
  std::set<std::string_view> names;
  for (int i = 0; i < kCards; ++i) {
    EXPECT_FALSE(name_of(Card(i)).empty());
    names.insert(name_of(Card(i)));
  }
  EXPECT_EQ(names.size(), 162u);
}

TEST(CoverMeCards, CM_1_2_a_card_shows_a_characteristic_of_each_of_the_four_traits) {
  const Traits& traits = traits_of(card("GTlr"));
  EXPECT_EQ(traits.clothes, Clothes::Green);
  EXPECT_EQ(traits.pattern, Pattern::Striped);
  EXPECT_EQ(traits.length, Length::Long);
  EXPECT_EQ(traits.hair, Hair::RedBrown);
  EXPECT_EQ(clothes_of(card("GTlr")), Clothes::Green);
  EXPECT_EQ(hair_of(card("GTlr")), Hair::RedBrown);
}

TEST(CoverMeCards, CM_1_3_a_code_is_clothes_pattern_length_hair) {
  EXPECT_EQ(code_of(card_with({Clothes::Yellow, Pattern::Squared, Length::Short, Hair::Blonde})),
            "YQsb");
  EXPECT_EQ(code_of(card_with({Clothes::Blue, Pattern::Diamond, Length::SemiLong, Hair::RedBrown})),
            "BDmr");
  EXPECT_EQ(code_of(card_with({Clothes::Red, Pattern::Striped, Length::Long, Hair::Black})),
            "RTlk");
  EXPECT_EQ(code_of(card_with({Clothes::Green, Pattern::Squared, Length::Long, Hair::Blonde})),
            "GQlb");
  EXPECT_EQ(code_of(card_with({Clothes::Black, Pattern::Diamond, Length::Short, Hair::Black})),
            "KDsk");
  EXPECT_EQ(code_of(card_with({Clothes::White, Pattern::Striped, Length::SemiLong, Hair::Black})),
            "WTmk");
}

TEST(CoverMeCards, CM_1_3_every_code_leads_back_to_its_card) {
  for (int i = 0; i < kCards; ++i) EXPECT_EQ(card_from_code(code_of(Card(i))), Card(i));
}

TEST(CoverMeCards, CM_1_3_other_texts_are_no_codes) {
  for (const char* wrong :
       {"", "YQs", "YQsbb", "yqsb", "XQsb", "YXsb", "YQxb", "YQsx", "QYsb", " YQsb", "YQs "}) {
    EXPECT_FALSE(card_from_code(wrong)) << wrong;
  }
}

TEST(CoverMeCards, CM_1_4_prestige_by_clothes_colour) {
  EXPECT_EQ(prestige_of(Clothes::Yellow), 2);
  EXPECT_EQ(prestige_of(Clothes::Blue), 2);
  EXPECT_EQ(prestige_of(Clothes::Red), 2);
  EXPECT_EQ(prestige_of(Clothes::Green), 3);
  EXPECT_EQ(prestige_of(Clothes::Black), 4);
  EXPECT_EQ(prestige_of(Clothes::White), 5);
}

TEST(CoverMeCards, CM_1_5_two_to_five_can_play) {
  for (std::uint8_t players = 2; players <= 5; ++players) {
    EXPECT_EQ(validate({.players = players}), std::nullopt) << int{players};
  }
  for (const auto players : std::array<std::uint8_t, 4>{0, 1, 6, 255}) {
    EXPECT_NE(validate({.players = players}), std::nullopt) << int{players};
  }
}

TEST(CoverMeCards, CM_1_6_a_model_moves_one_marker_of_each_trait_one_step) {
  Tracks tracks;
  tracks.count(card("WTlk"));
  EXPECT_EQ(tracks.clothes, (std::array<std::uint8_t, 6>{0, 0, 0, 0, 0, 1}));
  EXPECT_EQ(tracks.pattern, (std::array<std::uint8_t, 3>{0, 0, 1}));
  EXPECT_EQ(tracks.length, (std::array<std::uint8_t, 3>{0, 0, 1}));
  EXPECT_EQ(tracks.hair, (std::array<std::uint8_t, 3>{0, 0, 1}));
  tracks.count(card("YTmb"));
  EXPECT_EQ(tracks.clothes, (std::array<std::uint8_t, 6>{1, 0, 0, 0, 0, 1}));
  EXPECT_EQ(tracks.pattern, (std::array<std::uint8_t, 3>{0, 0, 2}));
  EXPECT_EQ(tracks.length, (std::array<std::uint8_t, 3>{0, 1, 1}));
  EXPECT_EQ(tracks.hair, (std::array<std::uint8_t, 3>{1, 0, 1}));
}

TEST(CoverMeCards, CM_1_6_no_track_runs_into_its_neighbour) {
  // The tracks are counted by words: every marker alone must come to 20, the most there can be.
  for (int i = 0; i < kCards; ++i) {
    Tracks tracks;
    for (int n = 0; n < 20; ++n) tracks.count(Card(i));
    int steps = 0;
    for (const auto track : tracks.clothes) steps += track;
    for (const auto track : tracks.pattern) steps += track;
    for (const auto track : tracks.length) steps += track;
    for (const auto track : tracks.hair) steps += track;
    EXPECT_EQ(steps, 80);
    EXPECT_EQ(tracks.clothes[static_cast<std::size_t>(clothes_of(Card(i)))], 20);
    EXPECT_EQ(tracks.hair[static_cast<std::size_t>(hair_of(Card(i)))], 20);
  }
}

TEST(CoverMeCards, CM_1_6_the_year_season_and_starting_player_markers_are_set_at_the_start) {
  const State state = new_game({.players = 3}, Seed::from_number(1), Seat(2));
  EXPECT_EQ(state.calendar, (Calendar{.year = 1, .season = Season::Winter}));
  EXPECT_EQ(state.start, Seat(2));
}

TEST(CardSet, holds_each_card_once) {
  CardSet set;
  EXPECT_TRUE(set.empty());
  for (int i = 0; i < kCards; ++i) {
    EXPECT_FALSE(set.contains(Card(i)));
    set.insert(Card(i)), set.insert(Card(i));
    EXPECT_TRUE(set.contains(Card(i)));
  }
  EXPECT_EQ(set.size(), 162);
  set.erase(card("RTlk"));
  EXPECT_EQ(set.size(), 161);
  EXPECT_FALSE(set.contains(card("RTlk")));
  int next = 0;
  set.for_each([&](Card one) {
    if (Card(next) == card("RTlk")) ++next;
    EXPECT_EQ(one, Card(next++));
  });
  set.clear();
  EXPECT_TRUE(set.empty());
}

}  // namespace
}  // namespace coverstory::cover_me
