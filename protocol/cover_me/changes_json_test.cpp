// Changes of a view of Cover Me: in random games of all kinds, put upon the view of before they
// give the view of after, for every seat and the public.
#include <gtest/gtest.h>

#include "engine/core/test_options.h"
#include "engine/cover_me/test_play.h"
#include "protocol/cover_me/view_json.h"

namespace coverstory::protocol::cover_me {
namespace {

using namespace coverstory::cover_me;
namespace json = boost::json;

std::vector<Viewer> everyone(const Options& options) {
  std::vector<Viewer> viewers{Viewer::spectator()};
  for (int seat = 0; seat < options.players; ++seat) viewers.emplace_back(Seat(seat));
  return viewers;
}

/// Putting the changes upon the view of before leads to the view of after.
void expect_exact(const View& before, const View& after) {
  json::object view = table_view_json(before);
  for (const auto& [key, value] : changes_json(before, after)) view[key] = value;
  EXPECT_EQ(view, table_view_json(after));
}

/// One of the decisions that are due, or now and then a sealed one is taken back.
void act_at_random(State& state, FastRng& rng) {
  SeatSet sealed = state.deciding;
  for (SeatSet open = state.to_act; !open.empty(); open.erase(open.first())) {
    sealed.erase(open.first());
  }
  if (!sealed.empty() && rng.below(8) == 0) {
    ASSERT_TRUE(withdraw(state, sealed.first()).has_value());
    return;
  }
  const Decision decision = random_decision(state, rng);
  act(state, decision.seat, decision.action);
}

TEST(CoverMeChanges, put_upon_the_view_of_before_give_the_view_of_after) {
  const auto all = all_combinations(kOptions);
  for (std::size_t i = 0; i < all.size(); i += 23) {
    State state = new_game(all[i], Seed::from_number(i));
    FastRng rng(Seed::from_number(i));
    while (!state.is_over()) {
      const State before = state;
      act_at_random(state, rng);
      for (const Viewer viewer : everyone(all[i])) {
        expect_exact(view(before, viewer), view(state, viewer));
        if (testing::Test::HasFailure()) {
          FAIL() << text_of(kOptions, all[i]) << ", seed " << i << ", phase "
                 << static_cast<int>(before.phase);
        }
      }
    }
  }
}

TEST(CoverMeChanges, a_sealed_decision_tells_the_others_only_that_it_was_made) {
  int sealed = 0;
  for (const int players : {2, 3, 4, 5}) {
    const auto seed = static_cast<std::uint64_t>(players);
    State state =
        new_game({.players = static_cast<std::uint8_t>(players)}, Seed::from_number(seed));
    FastRng rng(Seed::from_number(seed));
    while (!state.is_over()) {
      const State before = state;
      const Decision decision = random_decision(state, rng);
      act(state, decision.seat, decision.action);
      const bool was_sealed = state.deciding == before.deciding && !state.to_act.empty() &&
                              state.to_act.size() + 1 == before.to_act.size();
      if (!was_sealed) continue;
      ++sealed;
      for (const Viewer viewer : everyone(state.options)) {
        if (viewer.is(decision.seat)) continue;
        const auto changes = changes_json(view(before, viewer), view(state, viewer));
        ASSERT_EQ(changes.size(), 1u) << serialize(changes);
        ASSERT_TRUE(changes.contains("to_act"));
      }
    }
  }
  EXPECT_GT(sealed, 200);
}

}  // namespace
}  // namespace coverstory::protocol::cover_me
