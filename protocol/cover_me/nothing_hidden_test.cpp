// CM-12: in random games of all kinds, at every step, the JSON of a viewer names no card that this
// viewer cannot know, and does not change when another seat seals a decision.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/test_options.h"
#include "engine/cover_me/test_play.h"
#include "protocol/cover_me/view_json.h"

namespace coverstory::protocol::cover_me {
namespace {

using namespace coverstory::cover_me;
namespace json = boost::json;

void collect_cards(const json::value& value, std::vector<Card>& cards) {
  if (value.is_string()) {
    if (const auto card = card_from_code(std::string(value.get_string()))) cards.push_back(*card);
  } else if (value.is_array()) {
    for (const json::value& item : value.get_array()) collect_cards(item, cards);
  } else if (value.is_object()) {
    for (const auto& member : value.get_object()) collect_cards(member.value(), cards);
  }
}

std::vector<Viewer> everyone(const Options& options) {
  std::vector<Viewer> viewers{Viewer::spectator()};
  for (int seat = 0; seat < options.players; ++seat) viewers.emplace_back(Seat(seat));
  return viewers;
}

/// The codes that a viewer is told but cannot know, with blanks between them.
std::string leaked(const State& state, Viewer viewer) {
  const View seen = view(state, viewer);
  std::vector<Card> cards;
  collect_cards(view_json(seen), cards);
  if (viewer.has_seat() && state.deciding.contains(viewer.seat())) {
    collect_cards(legal_json(legal(state, viewer.seat()), seen), cards);
  }
  std::string codes;
  for (const Card card : cards) {
    if (!state.trace(card).known_to(viewer)) codes += code_of(card) + " ";
  }
  return codes;
}

/// A sample in which each option takes each of its values.
std::vector<Options> some_options() {
  std::vector<Options> result;
  const auto all = all_combinations(kOptions);
  for (std::size_t i = 0; i < all.size(); i += 17) result.push_back(all[i]);
  return result;
}

TEST(CoverMeViewJson, CM_12_2_and_CM_12_3_nothing_hidden_is_told) {
  std::uint64_t seed = 0;
  for (const Options& options : some_options()) {
    State state = new_game(options, Seed::from_number(++seed));
    FastRng rng(Seed::from_number(seed));
    while (!state.is_over()) {
      for (const Viewer viewer : everyone(options)) {
        ASSERT_EQ(leaked(state, viewer), "") << text_of(kOptions, options) << ", seed " << seed;
      }
      const Decision decision = random_decision(state, rng);
      act(state, decision.seat, decision.action);
    }
  }
}

TEST(CoverMeViewJson, CM_12_2_a_sealed_decision_changes_nothing_for_the_others) {
  int sealed = 0;
  for (const int players : {2, 3, 5}) {
    const auto seed = static_cast<std::uint64_t>(players);
    State state =
        new_game({.players = static_cast<std::uint8_t>(players)}, Seed::from_number(seed));
    FastRng rng(Seed::from_number(seed));
    while (!state.is_over()) {
      const State before = state;
      const Decision decision = random_decision(state, rng);
      act(state, decision.seat, decision.action);
      if (state.to_act.empty() || before.deciding != state.deciding ||
          before.to_act.size() != state.to_act.size() + 1) {
        continue;
      }
      ++sealed;
      for (const Viewer viewer : everyone(state.options)) {
        if (viewer.is(decision.seat)) continue;
        ASSERT_EQ(view_json(view(before, viewer)), view_json(view(state, viewer)));
      }
    }
  }
  EXPECT_GT(sealed, 200);
}

}  // namespace
}  // namespace coverstory::protocol::cover_me
