#include "bots/cover_up/returning.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>

#include "bots/cover_up/additions.h"
#include "engine/core/ensure.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/solver.h"

namespace coverstory::bots::cover_up {
namespace {

using namespace coverstory::cover_up;

const Hand& own_hand(const View& view) {
  return view.seats[view.viewer.seat().index].hand.value();
}

bool is_alone(const View& view) {
  return view.options.players == 1;
}

Hand without(Hand hand, Card card) {
  hand.erase_at(static_cast<std::size_t>(std::ranges::find(hand, card) - hand.begin()));
  return hand;
}

/// The ways to lay the card on the other so that two squares or more are saved.
std::ptrdiff_t good_joins(Card other, Card card) {
  const Pile pile{Placement{other}};
  return std::ranges::count_if(valid_additions(pile, card), [&](const Placement& addition) {
    return new_symbols(pile, addition) <= symbols_on(card) - 2;
  });
}

std::ptrdiff_t good_joins(const Hand& hand, Card card) {
  std::ptrdiff_t joins = 0;
  for (const Card other : without(hand, card)) joins += good_joins(other, card);
  return joins;
}

/// The sum of the pars: all sums are over the same draws.
int sum_of_pars(const Hand& rest, std::span<const Card> draws) {
  int sum = 0;
  for (const Card draw : draws) {
    Hand hand = rest;
    hand.push_back(draw);
    sum += solve(hand).points;
  }
  return sum;
}

/// The card whose merit for the one who gets the rest is the largest, or the smallest if alone.
template <class Merit>
Card chosen(const View& view, Merit merit) {
  const auto& cards = view.own.returnable;
  return is_alone(view) ? *std::ranges::min_element(cards, {}, merit)
                        : *std::ranges::max_element(cards, {}, merit);
}

}  // namespace

Card any_to_return(const View& view, FastRng& rng) {
  const auto& cards = view.own.returnable;
  return cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
}

Card to_return_by_joins(const View& view) {
  return chosen(view, [&](Card card) { return good_joins(own_hand(view), card); });
}

Card to_return_by_par(const View& view, std::size_t draws, FastRng& rng) {
  std::vector<Card> may_come = cards_that_may_come(view);
  rng.shuffle(may_come);
  may_come.resize(std::min(draws, may_come.size()));
  return chosen(view,
                [&](Card card) { return sum_of_pars(without(own_hand(view), card), may_come); });
}

std::vector<Card> cards_that_may_come(const View& view) {
  ENSURE(view.own.takes.has_value());
  std::vector<Card> cards;
  std::ranges::copy_if(standard_deck().of(*view.own.takes), std::back_inserter(cards),
                       [&](Card card) {
                         return std::ranges::none_of(view.seats, [&](const SeatView& seat) {
                           return seat.hand && seat.hand->contains(card);
                         });
                       });
  return cards;
}

}  // namespace coverstory::bots::cover_up
