// Random games of Cover Me under every combination of options. After each decision everything that
// must hold is checked; a failure prints the options and the seed that play it again.
#include <gtest/gtest.h>

#include "engine/core/test_options.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/test_play.h"
#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {
namespace {

/// Far more than a game needs, extra seasons included: who is tied votes at random.
constexpr int kMostDecisions = 20'000;

bool is_first_of_season(const State& state) {
  return state.phase == Phase::Month && state.month == 1 && state.to_act == state.deciding;
}

/// Every legal choice of a seat is carried out, each on a copy of its own.
std::string what_goes_wrong_after(const State& state, Seat seat) {
  for (const Action action : legal(state, seat)) {
    State copy = state;
    if (!apply(copy, seat, action)) return "a legal choice is refused";
    if (const std::string wrong = what_is_wrong(copy); !wrong.empty()) return wrong;
  }
  return {};
}

std::string what_is_wrong_with_decisions(const State& state) {
  for (int seat = 0; seat <= state.options.players; ++seat) {
    const std::string wrong = what_is_wrong_with_choices(state, Seat(seat));
    if (!wrong.empty()) return wrong;
  }
  return {};
}

enum class Cards : std::uint8_t { Enough, Scarce };

/// What happened on the way, so that a test can tell that it met what it is about.
struct Seen {
  int votes = 0;
  int extra_seasons = 0;
  int reshuffles = 0;
  int short_hands = 0;
  int empty_open_piles = 0;
  int short_looks = 0;

  void note(const State& state) {
    votes += state.phase == Phase::Vote ? 1 : 0;
    if (state.awaited == Kind::Take) {
      empty_open_piles += std::ranges::any_of(state.open, &OpenPile::empty) ? 1 : 0;
    }
    if (state.awaited == Kind::Keep && state.looked.size() == 3) ++short_looks;
    if (!is_first_of_season(state)) return;
    extra_seasons += state.calendar.year > years(state.options.length) ? 1 : 0;
    for (int seat = 0; seat < state.options.players; ++seat) {
      const auto size = static_cast<int>(state.hand(Seat(seat)).size());
      short_hands += size < state.options.hand_size() ? 1 : 0;
    }
  }
};

/// Each kind of decision is tried with every action there is, once a game: it is slow.
class TriedKinds {
 public:
  bool is_first(const State& state, Seat seat) {
    const bool pair = state.awaited == Kind::Keep && state.keeps_due[seat.index] == 2;
    const unsigned bit = 1u << (static_cast<unsigned>(state.awaited) + (pair ? 8u : 0u));
    const bool first = (tried_ & bit) == 0;
    tried_ |= bit;
    return first;
  }

 private:
  unsigned tried_ = 0;
};

/// Plays to the end and checks on the way. The first thing that goes wrong, or nothing.
std::string what_goes_wrong(State state, FastRng& rng, Cards cards, Seen& seen) {
  State heard = state;  // the same game with somebody listening
  Listener listener;
  TriedKinds tried;
  for (int decisions = 0; !state.is_over(); ++decisions) {
    if (decisions == kMostDecisions) return "the game does not end";
    seen.note(state);
    std::string wrong = what_is_wrong(state);
    if (wrong.empty()) wrong = what_is_wrong_with_decisions(state);
    if (wrong.empty() && cards == Cards::Enough && is_first_of_season(state)) {
      wrong = what_is_wrong_at_season_start(state);
    }
    const auto [seat, action] = random_decision(state, rng);
    if (wrong.empty() && tried.is_first(state, seat)) {
      wrong = what_goes_wrong_after(state, seat);
      if (wrong.empty()) wrong = what_is_wrong_with_legality(state, seat);
    }
    if (!wrong.empty()) return wrong + " at decision " + std::to_string(decisions);
    if (!apply(state, seat, action)) return "a legal choice is refused";
    if (!apply(heard, seat, action, listener)) return "a legal choice is refused to a listener";
    if (hash_of(state) != hash_of(heard)) return "listening changes the game";
  }
  seen.reshuffles += state.reshuffles;
  return what_is_wrong(state);
}

std::string replay(const Options& options, std::uint64_t seed) {
  return text_of(kOptions, options) + " seed=" + Seed::from_number(seed).hex() + " (number " +
         std::to_string(seed) + ")";
}

TEST(CoverMePlayouts, CM_11_5_games_of_all_options_keep_every_invariant) {
  Seen seen;
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      FastRng rng(Seed::from_number(seed));
      const State state = new_game(options, Seed::from_number(seed));
      ASSERT_EQ(what_goes_wrong(state, rng, Cards::Enough, seen), "") << replay(options, seed);
    }
  }
  EXPECT_GT(seen.votes, 20);
  EXPECT_GT(seen.extra_seasons, 5);
  EXPECT_GT(seen.reshuffles, 20);
}

/// A table from which most cards are gone: piles run empty all the time (CM-2.9).
State with_few_cards(const Options& options, FastRng& rng) {
  Position position{.options = options, .calendar = first_season(options.length)};
  position.draw = "";
  position.next = "";
  State state = state_of(position);
  // The first seat scored the rest. Some of it comes back, but never much.
  std::vector<Card> gone;
  state.scored[0].for_each([&](Card one) { gone.push_back(one); });
  const auto next = options.equal_values() ? 0u : rng.below(6);
  const auto back = next + rng.below(12);
  for (std::uint32_t i = 0; i < back && i < gone.size(); ++i) {
    state.scored[0].erase(gone[i]);
    if (i < next) {
      state.next.push_back(gone[i]);
    } else {
      state.discard.insert(gone[i]);
    }
  }
  return state;
}

TEST(CoverMePlayouts, CM_2_9_games_in_which_cards_run_short_go_on_to_their_end) {
  Seen seen;
  std::uint64_t seed = 1;
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    if (options.deal == Deal::Draft) continue;  // the position is a table after the dealing
    // A season in which even the cards to look at run short is rare: it takes several tables.
    for (int tables = 0; tables < 4; ++tables, ++seed) {
      FastRng rng(Seed::from_number(seed));
      const State state = with_few_cards(options, rng);
      ASSERT_EQ(what_goes_wrong(state, rng, Cards::Scarce, seen), "") << replay(options, seed);
    }
  }
  EXPECT_GT(seen.short_hands, 100);
  EXPECT_GT(seen.empty_open_piles, 100);
  EXPECT_GT(seen.reshuffles, 100);
  EXPECT_GT(seen.short_looks, 0);
}

TEST(CoverMePlayouts, CM_4_1_the_order_of_simultaneous_choices_does_not_matter) {
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    FastRng rng(Seed::from_number(3));
    State state = new_game(options, Seed::from_number(3));
    for (int steps = 0; steps < 100 && !state.is_over(); ++steps) {
      State upwards = state, downwards = state;
      std::vector<Decision> decisions;
      if (state.awaited == Kind::Play || state.awaited == Kind::Vote) {
        for (SeatSet rest = state.to_act; !rest.empty(); rest.erase(rest.first())) {
          const auto choices = static_cast<std::uint32_t>(legal_count(state, rest.first()));
          decisions.push_back({rest.first(), legal_choice(state, rest.first(),
                                                          static_cast<int>(rng.below(choices)))});
        }
      } else {
        decisions.push_back(random_decision(state, rng));
      }
      for (const auto& [seat, action] : decisions) act(upwards, seat, action);
      std::ranges::reverse(decisions);
      for (const auto& [seat, action] : decisions) act(downwards, seat, action);
      ASSERT_EQ(hash_of(upwards), hash_of(downwards)) << replay(options, 3);
      state = upwards;
    }
  }
}

TEST(CoverMePlayouts, CM_11_5_the_fast_ways_of_playouts_lead_to_sound_ends) {
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    FastRng rng(Seed::from_number(5));
    State state = new_game(options, Seed::from_number(5));
    EXPECT_GT(play_on_at_random(state, rng), 0u);
    ASSERT_TRUE(state.is_over()) << replay(options, 5);
    ASSERT_EQ(what_is_wrong(state), "") << replay(options, 5);
  }
}

TEST(CoverMePlayouts, CM_11_5_apply_legal_does_what_apply_does) {
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    FastRng rng(Seed::from_number(6));
    State checked = new_game(options, Seed::from_number(6)), trusted = checked;
    while (!checked.is_over()) {
      const auto [seat, action] = random_decision(checked, rng);
      act(checked, seat, action);
      apply_legal(trusted, seat, action);
      ASSERT_EQ(hash_of(checked), hash_of(trusted)) << replay(options, 6);
    }
  }
}

TEST(CoverMePlayouts, a_seed_the_options_and_the_choices_reproduce_a_game) {
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    const auto played = [&] {
      FastRng rng(Seed::from_number(9));
      State state = new_game(options, Seed::from_number(9));
      play_at_random_while(state, rng, [](const State&) { return true; });
      return hash_of(state);
    };
    ASSERT_EQ(played(), played()) << replay(options, 9);
  }
}

}  // namespace
}  // namespace coverstory::cover_me
