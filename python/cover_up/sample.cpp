// CU-2.1, CU-6: what a seat cannot see, dealt anew. Colours are on the backs of nothing here, but
// everybody can count them: every hand of a round has the same number of each (CU-6.3), so a card
// changes places only with one of its colour.
#include <algorithm>

#include "engine/core/ensure.h"
#include "engine/cover_up/view.h"
#include "python/cover_up/game.h"

namespace coverstory::python::cover_up {
namespace {

bool is_all_open(const State& state) {
  return state.phase == Phase::Returning || state.phase == Phase::Ended;
}

bool lies_in(const Pile& pile, Card card) {
  return std::ranges::find(pile, card, &Placement::card) != pile.end();
}

/// The cards that a seat cannot see, as places of the state, by colour.
class Unseen {
 public:
  Unseen(State& state, Seat viewer) {
    for (DrawPile& pile : state.draw_piles) {
      for (Card& card : pile) add(card);
    }
    if (is_all_open(state)) return;
    for (const Seat seat : seats_of(state)) {
      if (seat == viewer) continue;
      const bool shows_pile = may_see_pile(state, viewer, seat);
      Player& player = state.at(seat);
      for (Card& card : player.hand) {
        if (!shows_pile || !lies_in(player.pile, card)) add(card);
      }
    }
  }

  void deal_anew(FastRng& rng) {
    for (auto& places : places_) {
      std::vector<Card> cards;
      for (const Card* place : places) cards.push_back(*place);
      rng.shuffle(cards);
      for (std::size_t i = 0; i < places.size(); ++i) *places[i] = cards[i];
    }
  }

 private:
  void add(Card& card) { places_[static_cast<std::size_t>(color_of(card))].push_back(&card); }

  std::array<std::vector<Card*>, kColors> places_;
};

/// The first place at which the card fits.
std::optional<Placement> some_place(const Pile& pile, Card card) {
  constexpr int kFirst = kLay, kLast = kLay + kOrientations * kPlaces;  // of one card
  for (int number = kFirst; number < kLast; ++number) {
    const Placement placement = placement_of(laying_of(number), card);
    if (pile.empty() && !is_in_the_middle(laying_of(number))) continue;
    if (fit(pile, placement) == Fit::Fits) return placement;
  }
  return std::nullopt;
}

/// The first card beside the pile that fits somewhere on it. Where none does, the pile that was
/// laid broke a rule (CU-3.3), as a bot's may: so does this one.
Placement some_placement(const Hand& hand, const Pile& pile) {
  const Hand beside = cards_beside(hand, pile);
  for (const Card card : beside) {
    if (const auto found = some_place(pile, card)) return *found;
  }
  return {.card = beside.front(), .o = 0, .x = pile.back().x, .y = pile.back().y};
}

/// A pile that the seat does not see, of as many cards of the new hand.
void lay_anew(Player& player) {
  const std::size_t placed = player.pile.size();
  player.pile.clear();
  while (player.pile.size() < placed) {
    player.pile.push_back(some_placement(player.hand, player.pile));
  }
}

/// What a seat has chosen in this second and nobody knows yet.
void seal_anew(Game& game, Seat seat, FastRng& rng) {
  game.second.unseal(seat);
  Decision decision;
  const auto refused = game.decide(seat, game.random_action(seat, rng), decision);
  ENSURE(!refused);
  game.second.seal(seat, decision);
}

}  // namespace

Game Game::sampled(Seat seat, const Seed& with) const {
  FastRng rng(with);
  Game game = *this;
  Unseen(game.state, seat).deal_anew(rng);
  for (const Seat other : seats_of(state)) {
    if (other == seat) continue;
    if (!may_see_pile(state, seat, other)) lay_anew(game.state.at(other));
    if (second.sealed_by(other)) seal_anew(game, other, rng);
  }
  return game;
}

}  // namespace coverstory::python::cover_up
