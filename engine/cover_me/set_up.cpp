#include "engine/cover_me/set_up.h"

namespace coverstory::cover_me {
namespace {

template <class Pile>
void add_color(Pile& pile, Clothes color) {
  const int first = static_cast<int>(color) * kCardsOfAColor;
  for (int i = 0; i < kCardsOfAColor; ++i) pile.push_back(Card(first + i));
}

ColorDeck shuffled_color(Clothes color, Rng& rng) {
  ColorDeck deck;
  add_color(deck, color);
  rng.shuffle(deck);
  return deck;
}

/// CM-2.1, CM-2.2.
void shuffle_by_color(SetUp& decks, Rng& rng) {
  for (const Clothes color : {Clothes::Yellow, Clothes::Blue, Clothes::Red}) {
    add_color(decks.draw, color);
  }
  rng.shuffle(decks.draw);
  decks.next = shuffled_color(Clothes::Green, rng);
  decks.later = {shuffled_color(Clothes::Black, rng), shuffled_color(Clothes::White, rng)};
}

/// CM-11.2: one random card of each colour left for each player, the rest is F.
void shuffle_equal(SetUp& decks, const Options& options, Rng& rng) {
  for (int c = 0; c < kClothes; ++c) {
    const auto color = static_cast<Clothes>(c);
    if (options.removed == color) continue;
    ColorDeck deck = shuffled_color(color, rng);
    for (std::size_t seat = 0; seat < options.players; ++seat) {
      decks.personal[seat].push_back(deck.pop_back());
    }
    decks.draw.append(deck);
  }
  rng.shuffle(decks.draw);
}

}  // namespace

SetUp shuffle_decks(const Options& options, Rng& rng, std::optional<Seat> start) {
  SetUp decks;
  decks.start = start ? *start : Seat(static_cast<int>(rng.below(options.players)));
  if (options.equal_values()) {
    shuffle_equal(decks, options, rng);
  } else {
    shuffle_by_color(decks, rng);
  }
  return decks;
}

}  // namespace coverstory::cover_me
