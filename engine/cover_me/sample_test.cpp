// CM-12.4: what a seat sees of a sampled state is what it saw of the true one, at every step of
// every variant; and over many samples the unseen cards are where they should be, as often as they
// should.
#include "engine/cover_me/view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include "engine/core/test_options.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/test_play.h"

namespace coverstory::cover_me {
namespace {

/// How a tie is settled changes nothing of what is hidden: half of the options tell as much.
std::vector<Options> all_variants() {
  std::vector<Options> variants = all_combinations(kOptions);
  std::erase_if(variants, [](const Options& options) { return options.tie == Tie::Share; });
  return variants;
}

std::vector<Viewer> viewers_of(const State& state) {
  std::vector<Viewer> viewers{Viewer::spectator(), Viewer::board()};
  for (int seat = 0; seat < state.options.players; ++seat) viewers.emplace_back(Seat(seat));
  return viewers;
}

void play_one_at_random(State& state, FastRng& rng) {
  const Decision decision = random_decision(state, rng);
  act(state, decision.seat, decision.action);
}

TEST(CoverMeSample, CM_12_4_a_sample_looks_the_same_to_every_viewer_at_every_step) {
  std::uint64_t game = 0;
  for (const Options& options : all_variants()) {
    const Seed seed = Seed::from_number(++game);
    FastRng rng(seed);
    State state = new_game(options, seed);
    while (!state.is_over()) {
      for (const Viewer viewer : viewers_of(state)) {
        const View seen = view(state, viewer);
        const State sampled = sample(seen, rng);
        ASSERT_EQ(view(sampled, viewer), seen)
            << "seed " << game << ", " << text_of(kOptions, options) << ", "
            << name_of(state.calendar) << ", phase " << static_cast<int>(state.phase);
      }
      play_one_at_random(state, rng);
    }
  }
}

TEST(CoverMeSample, CM_12_4_a_sampled_game_can_be_played_to_its_end) {
  std::uint64_t game = 1000;
  for (const Options& options : all_variants()) {
    const Seed seed = Seed::from_number(++game);
    FastRng rng(seed);
    State state = new_game(options, seed);
    for (int step = 0; !state.is_over(); ++step) {
      if (step % 7 == 0) {
        State sampled = sample(view(state, state.to_act.first()), rng);
        while (!sampled.is_over()) play_one_at_random(sampled, rng);
      }
      play_one_at_random(state, rng);
    }
  }
}

/// How often each card lies in some place, over many samples.
template <class Place>
std::map<Card, int> count_over_samples(const View& seen, int samples, Place place) {
  FastRng rng(Seed::from_number(99));
  std::map<Card, int> times;
  for (int i = 0; i < samples; ++i) {
    const State sampled = sample(seen, rng);
    for (const Card card : place(sampled)) ++times[card];
  }
  return times;
}

/// Every card of `possible` is expected equally often; six standard deviations would show a bias.
void expect_equally_often(const std::map<Card, int>& times, const std::vector<Card>& possible,
                          int samples, double share) {
  const double expected = samples * share;
  const double deviation = std::sqrt(samples * share * (1 - share));
  for (const auto& [card, count] : times) {
    EXPECT_TRUE(std::ranges::count(possible, card) == 1) << code_of(card) << " cannot be there";
  }
  for (const Card card : possible) {
    const auto found = times.find(card);
    const int count = found == times.end() ? 0 : found->second;
    EXPECT_NEAR(count, expected, 6 * deviation) << code_of(card);
  }
}

/// The cards that a seat has not seen, by a plain look at the true state.
std::vector<Card> unseen_by(const State& state, Seat seat, auto in_pool) {
  std::vector<Card> cards;
  for (int i = 0; i < kCards; ++i) {
    if (!state.trace(Card(i)).known_to(seat) && in_pool(Card(i))) cards.push_back(Card(i));
  }
  return cards;
}

TEST(CoverMeSample, CM_12_4_unseen_base_cards_are_in_a_hand_as_often_as_their_number_says) {
  const State state = new_game({.players = 4, .deal = Deal::Quick}, Seed::from_number(5));
  const auto base = [](Card card) { return clothes_of(card) < Clothes::Green; };
  const std::vector<Card> possible = unseen_by(state, Seat(0), base);
  const int samples = 20'000;
  const auto times =
      count_over_samples(view(state, Seat(0)), samples, [](const State& s) { return s.hands[2]; });
  expect_equally_often(times, possible, samples, 9.0 / static_cast<double>(possible.size()));
}

TEST(CoverMeSample, CM_12_4_equal_values_each_hand_has_its_personal_cards) {
  const Options options{
      .players = 3, .values = Values::Equal, .removed = Clothes::Red, .deal = Deal::Quick};
  const State state = new_game(options, Seed::from_number(6));
  const auto yellow = [](Card card) { return clothes_of(card) == Clothes::Yellow; };
  const std::vector<Card> possible = unseen_by(state, Seat(0), yellow);
  // A yellow card is in hand 1 as its personal one, or, if it is neither that nor hand 2's, as one
  // of the four free cards of nine that a hand gets from all unseen ones that are left.
  const double yellows = static_cast<double>(possible.size());
  const double all = static_cast<double>(
      unseen_by(state, Seat(0), [](Card c) { return clothes_of(c) != Clothes::Red; }).size());
  const double personal = 1 / yellows;
  const double share = personal + (1 - 2 * personal) * 4 / (all - 10);
  const int samples = 20'000;
  const auto times = count_over_samples(view(state, Seat(0)), samples, [&](const State& s) {
    std::vector<Card> found;
    for (const Card card : s.hands[1]) {
      if (yellow(card)) found.push_back(card);
    }
    EXPECT_GE(found.size(), 1u);
    return found;
  });
  expect_equally_often(times, possible, samples, share);
}

TEST(CoverMeSample, CM_12_4_the_face_down_card_is_any_of_the_fictional_pile) {
  FastRng rng(Seed::from_number(8));
  State state = new_game({.players = 2, .deal = Deal::Quick}, Seed::from_number(8));
  while (state.calendar.season != Season::Summer) play_one_at_random(state, rng);
  const View seen = view(state, Seat(1));
  ASSERT_TRUE(seen.fictional.face_down);
  ASSERT_FALSE(seen.fictional.known.empty());
  const int samples = 20'000;
  const auto times = count_over_samples(
      seen, samples, [](const State& s) { return FixedVector<Card, 1>{s.laid.front()}; });
  const double share = 1.0 / (seen.fictional.size + 1);
  for (const Card card : seen.fictional.known) {
    EXPECT_NEAR(times.at(card), samples * share, 6 * std::sqrt(samples * share));
  }
}

TEST(CoverMeSample, CM_12_2_who_put_a_card_back_under_H_finds_it_there_in_every_sample) {
  FastRng rng(Seed::from_number(3));
  State state = new_game({.players = 4, .deal = Deal::Quick}, Seed::from_number(3));
  while (state.awaited != Kind::Keep) play_one_at_random(state, rng);
  const Seat looker = state.to_act.first();
  const Card kept = state.looked[0], returned = state.looked[1];
  ASSERT_TRUE(apply(state, looker, Action::keep(kept)).has_value());
  const Seat other = looker.left(4);
  bool elsewhere = false;
  for (int i = 0; i < 200; ++i) {
    EXPECT_TRUE(sample(view(state, looker), rng).next.contains(returned));
    EXPECT_EQ(sample(view(state, looker), rng).next.front(), returned);
    elsewhere = elsewhere || sample(view(state, other), rng).next.front() != returned;
  }
  EXPECT_TRUE(elsewhere) << "the others cannot know which card it was";
}

}  // namespace
}  // namespace coverstory::cover_me
