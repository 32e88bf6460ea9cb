// Changes of a view of Cover Up: in random games, put upon the view of before they give the view of
// after, for every seat and the public.
#include <gtest/gtest.h>

#include "engine/cover_up/test_random_play.h"
#include "protocol/cover_up/view_json.h"

namespace coverstory::protocol::cover_up {
namespace {

using namespace coverstory::cover_up;
namespace json = boost::json;

std::vector<Viewer> everyone(const Options& options) {
  std::vector<Viewer> viewers{Viewer::spectator()};
  for (int seat = 0; seat < options.players; ++seat) viewers.push_back(Seat(seat));
  return viewers;
}

json::object changes_json(const View& before, const View& after) {
  return records::object_of([&](records::JsonText& to) { write_changes(to, before, after); });
}

json::object own_changes_json(const View& before, const View& after) {
  return records::object_of([&](records::JsonText& to) { write_own_changes(to, before, after); });
}

void expect_exact(json::object view, const json::object& changes, const json::object& after) {
  for (const auto& [key, value] : changes) {
    EXPECT_NE(view.at(key), value) << key << " is named and has not changed";
    view[key] = value;
  }
  EXPECT_EQ(view, after);
}

void expect_exact(const View& before, const View& after) {
  expect_exact(table_view_json(before), changes_json(before, after), table_view_json(after));
  expect_exact(own_json(before), own_changes_json(before, after), own_json(after));
}

TEST(CoverUpChanges, put_upon_the_view_of_before_give_the_view_of_after) {
  std::uint64_t seed = 0;
  for (const Options& options :
       {Options{.players = 1}, Options{.players = 2, .referee = Referee::Live},
        Options{.players = 3, .others_piles = OthersPiles::Visible},
        Options{.players = 2, .referee = Referee::Live, .others_piles = OthersPiles::Visible}}) {
    RandomPlay play(options, ++seed);
    while (!play.is_over()) {
      const State before = play.game.state;
      play.step();
      if (play.game.state == before) continue;
      for (const Viewer viewer : everyone(options)) {
        expect_exact(view(before, viewer), view(play.game.state, viewer));
      }
      if (testing::Test::HasFailure()) FAIL() << "seed " << seed;
    }
  }
}

TEST(CoverUpChanges, a_sealed_return_tells_the_others_only_that_it_was_made) {
  TestGame game({.players = 3});
  game.play_empty_round();
  const State before = game.state;
  ASSERT_EQ(before.phase, Phase::Returning);
  ASSERT_TRUE(game.act(1, Return{game.any_green(1)}).has_value());
  for (const Viewer viewer : everyone(game.state.options)) {
    if (viewer.is(Seat(1))) continue;
    const View earlier = view(before, viewer), later = view(game.state, viewer);
    const auto changes = changes_json(earlier, later);
    ASSERT_EQ(changes.size(), 1u) << serialize(changes);
    EXPECT_EQ(changes.at("seats").at(1).at("must_return"), json::value(false));
    EXPECT_EQ(own_changes_json(earlier, later), json::object());
  }
}

}  // namespace
}  // namespace coverstory::protocol::cover_up
