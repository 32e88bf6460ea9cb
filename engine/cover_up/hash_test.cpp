// The hash tells states apart, each field by itself, and says the same of equal ones.
#include "engine/cover_up/state.h"

#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <vector>

#include "engine/cover_up/game.h"

namespace coverstory::cover_up {
namespace {

State some_game() {
  return new_game({.players = 3}, standard_deck(), Seed::from_number(7), 1000);
}

TEST(CoverUpHash, equal_states_have_equal_hashes) {
  EXPECT_EQ(hash_of(some_game()), hash_of(some_game()));
}

TEST(CoverUpHash, what_stands_behind_the_end_of_a_vector_does_not_count) {
  State used = some_game();
  Pile& pile = used.players[1].pile;
  pile.push_back({.card = used.players[1].hand[0], .o = 3, .x = 2, .y = 1});
  pile.pop_back();
  EXPECT_EQ(hash_of(used), hash_of(some_game()));
}

TEST(CoverUpHash, every_field_counts) {
  const Card card = some_game().players[0].hand[0];
  const std::vector<std::function<void(State&)>> changes{
      [](State& s) { s.options.hourglass_s = 20; },
      [](State& s) { s.options.referee = Referee::Live; },
      [](State& s) { s.options.limit_s = 20; },
      [](State& s) { s.options.others_piles = OthersPiles::Visible; },
      [](State& s) { s.draw_piles[0].pop_back(); },
      [](State& s) { s.draw_piles[2].pop_back(); },
      [](State& s) { s.players[2].hand.pop_back(); },
      [&](State& s) { s.players[1].pile.push_back({.card = card}); },
      [&](State& s) { s.players[1].pile.push_back({.card = card, .o = 1}); },
      [&](State& s) { s.players[1].pile.push_back({.card = card, .x = 1}); },
      [&](State& s) { s.players[1].pile.push_back({.card = card, .y = -1}); },
      [](State& s) { s.players[0].score.points = 1; },
      [](State& s) { s.players[0].score.visible = 1; },
      [](State& s) { s.players[0].score.hourglass = -1; },
      [](State& s) { s.players[0].score.beside_points = 1; },
      [&](State& s) { s.players[0].score.beside.push_back(card); },
      [&](State& s) { s.players[0].score.removed.push_back(card); },
      [&](State& s) { s.players[0].to_return = card; },
      [](State& s) { s.players[0].total = 1; },
      [](State& s) { s.players[1].total = 1; },
      [](State& s) { s.round = 2; },
      [](State& s) { s.phase = Phase::Building; },
      [](State& s) { s.building_from += 1; },
      [](State& s) { s.hourglass_until = 1; },
      [](State& s) { s.flipped_by = Seat(0); },
      [](State& s) { s.done.insert(Seat(0)); },
      [](State& s) { s.ended_by = EndedBy::Hourglass; },
  };
  std::set<std::uint64_t> seen{hash_of(some_game())};
  for (std::size_t i = 0; i < changes.size(); ++i) {
    State changed = some_game();
    changes[i](changed);
    EXPECT_TRUE(seen.insert(hash_of(changed)).second) << "change " << i;
  }
}

}  // namespace
}  // namespace coverstory::cover_up
