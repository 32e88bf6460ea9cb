#include "python/cover_me/actions.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "engine/cover_me/game.h"
#include "engine/cover_me/piles.h"
#include "engine/cover_me/special.h"

namespace coverstory::python::cover_me {
namespace {

using Decision = std::expected<Action, Violation>;

Decision refused(Violation violation) {
  return std::unexpected(violation);
}

/// What a seat knows of the order of its hand is nothing, so places go by the cards.
Hand sorted_hand(const State& state, Seat seat) {
  Hand hand = state.hand(seat);
  std::ranges::sort(hand);
  return hand;
}

Decision card_decision(const State& state, Card card) {
  switch (state.awaited) {
    case Kind::Play:
      return Action::play(card);
    case Kind::Keep:
      return Action::keep(card);
    case Kind::Swap:
      return Action::swap(card);
    default:
      return refused(Violation::WrongKind);
  }
}

/// CM-5.3: the months of the row in which the seat is to choose.
Decision feature_decision(const State& state, Seat seat, int row, int month) {
  if (row >= state.options.rows_of_a_player() || row != row_to_feature(state, seat)) {
    return refused(Violation::NoChoiceInThatRow);
  }
  const Row& covers = state.rows[static_cast<std::size_t>(state.row_of(seat, row))];
  if (month >= static_cast<int>(covers.size())) return refused(Violation::NotAmongTheHighest);
  return Action::feature(row, covers[static_cast<std::size_t>(month)]);
}

Decision play_pair(const State& state, Seat seat, int pair) {
  const int first = pair / (kMostInHand - 1), rest = pair % (kMostInHand - 1);
  const int second = rest < first ? rest : rest + 1;
  const Hand hand = sorted_hand(state, seat);
  if (std::max(first, second) >= static_cast<int>(hand.size())) {
    return refused(Violation::CardNotInHand);
  }
  return Action::play(hand[static_cast<std::size_t>(first)],
                      hand[static_cast<std::size_t>(second)]);
}

int number_of_play_pair(const State& state, Seat seat, Action action) {
  const Hand hand = sorted_hand(state, seat);
  const auto place = [&](Card card) {
    return static_cast<int>(std::ranges::find(hand, card) - hand.begin());
  };
  const int first = place(action.card()), second = place(*action.second_card());
  return kPlayPair + first * (kMostInHand - 1) + (second < first ? second : second - 1);
}

/// The pairs of two places, 0 1, 0 2, 0 3, 1 2, 1 3, 2 3, as `visit(number, one, other)`.
void for_each_keep_pair(auto visit) {
  int number = kKeepPair;
  for (std::size_t one = 0; one < kMostLookedAt; ++one) {
    for (std::size_t other = one + 1; other < kMostLookedAt; ++other) visit(number++, one, other);
  }
}

Decision keep_pair(const State& state, int number) {
  Decision result = refused(Violation::CardNotLookedAt);
  for_each_keep_pair([&](int each, std::size_t one, std::size_t other) {
    if (each != number || other >= state.looked.size()) return;
    result = Action::keep(state.looked[one], state.looked[other]);
  });
  return result;
}

int number_of_keep_pair(const State& state, Action action) {
  int result = kNoOp;
  for_each_keep_pair([&](int each, std::size_t one, std::size_t other) {
    if (other >= state.looked.size()) return;
    const bool is_it =
        state.looked[one] == action.card() && state.looked[other] == *action.second_card();
    const bool is_turned =
        state.looked[other] == action.card() && state.looked[one] == *action.second_card();
    if (is_it || is_turned) result = each;
  });
  return result;
}

Decision spelt_out(const State& state, Seat seat, int number) {
  if (number < kTakeOpen || number >= action_count(state.options)) {
    return refused(Violation::WrongKind);
  }
  if (number < kTakeDraw) return Action::take_open(static_cast<Hair>(number - kTakeOpen));
  if (number == kTakeDraw) return Action::take_draw();
  if (number == kShareVote || number == kExtraVote) return Action::vote(number == kExtraVote);
  if (number == kNoSwap) return Action::no_swap();
  if (number < kCard) {
    if (state.awaited != Kind::Feature) return refused(Violation::WrongKind);
    return feature_decision(state, seat, (number - kFeature) / kMonths,
                            (number - kFeature) % kMonths);
  }
  if (number < kPlayPair) return card_decision(state, Card(number - kCard));
  if (number < kKeepPair) {
    if (state.awaited != Kind::Play) return refused(Violation::WrongKind);
    return play_pair(state, seat, number - kPlayPair);
  }
  return keep_pair(state, number);
}

std::size_t row_to_choose_in(const State& state, Seat seat) {
  return static_cast<std::size_t>(state.row_of(seat, row_to_feature(state, seat)));
}

/// Calls `visit(number)` for each legal number of a seat that acts.
void for_each_legal(const State& state, Seat seat, auto visit) {
  const auto visit_cards = [&](const auto& cards) {
    for (const Card card : cards) visit(kCard + card.index);
  };
  switch (state.awaited) {
    case Kind::Take:
      for (int hair = 0; hair < kHairs; ++hair) {
        if (!open_pile(state, static_cast<Hair>(hair)).empty()) visit(kTakeOpen + hair);
      }
      if (can_take_from_draw(state)) visit(kTakeDraw);
      return;
    case Kind::Play: {
      const int places = static_cast<int>(state.hand(seat).size());
      if (!state.options.is_advanced() || places == 1) return visit_cards(state.hand(seat));
      for (int first = 0; first < places; ++first) {
        for (int rest = 0; rest < places - 1; ++rest) {
          visit(kPlayPair + first * (kMostInHand - 1) + rest);
        }
      }
      return;
    }
    case Kind::Feature: {
      const int row = row_to_feature(state, seat);
      const unsigned months = state.candidates[row_to_choose_in(state, seat)];
      for (int month = 0; month < kMonths; ++month) {
        if ((months >> month & 1u) != 0) visit(kFeature + row * kMonths + month);
      }
      return;
    }
    case Kind::Keep:
      if (state.keeps_due[seat.index] == 1) return visit_cards(state.looked);
      for_each_keep_pair([&](int number, std::size_t, std::size_t other) {
        if (other < state.looked.size()) visit(number);
      });
      return;
    case Kind::Swap:
      visit(kNoSwap);
      return visit_cards(state.hand(seat));
    case Kind::Vote:
      visit(kShareVote);
      visit(kExtraVote);
      return;
  }
  std::unreachable();
}

}  // namespace

std::expected<Action, Violation> decision_of(const State& state, Seat seat, int number) {
  if (state.is_over()) return refused(Violation::GameIsOver);
  if (seat.index >= state.options.players || !state.to_act.contains(seat)) {
    return refused(Violation::NotYourDecision);
  }
  const Decision decision = spelt_out(state, seat, number);
  if (!decision) return decision;
  if (const auto violation = violation_of(state, seat, *decision)) return refused(*violation);
  return decision;
}

int number_of(const State& state, Seat seat, Action action) {
  switch (action.kind()) {
    case Kind::Take:
      return action.pile() ? kTakeOpen + static_cast<int>(*action.pile()) : kTakeDraw;
    case Kind::Play:
      if (action.second_card()) return number_of_play_pair(state, seat, action);
      return kCard + action.card().index;
    case Kind::Feature: {
      const Row& row = state.rows[static_cast<std::size_t>(state.row_of(seat, action.row()))];
      const auto month = std::ranges::find(row, action.model()) - row.begin();
      return kFeature + action.row() * kMonths + static_cast<int>(month);
    }
    case Kind::Keep:
      if (action.second_card()) return number_of_keep_pair(state, action);
      return kCard + action.card().index;
    case Kind::Swap:
      return action.discarded() ? kCard + action.discarded()->index : kNoSwap;
    case Kind::Vote:
      return action.extra_season() ? kExtraVote : kShareVote;
  }
  std::unreachable();
}

void set_legal(const State& state, Seat seat, std::uint8_t* mask) {
  if (!state.to_act.contains(seat)) {
    mask[kNoOp] = 1;
    return;
  }
  for_each_legal(state, seat, [&](int number) { mask[number] = 1; });
}

void make_offer(const State& state, Seat seat, Offer& to) {
  to.clear();
  if (!state.to_act.contains(seat)) return to.add(kNoOp);
  if (state.options.is_advanced()) return;
  if (state.awaited == Kind::Play) {  // three decisions in five
    const Hand& hand = state.hand(seat);
    std::array<std::uint8_t, kMostInHand> cards;
    std::memcpy(cards.data(), hand.data(), kMostInHand);
    return to.list(cards, hand.size(), kCard);
  }
  for_each_legal(state, seat, [&](int number) { to.add(number); });
}

int random_number(const State& state, Seat seat, FastRng& rng) {
  if (!state.to_act.contains(seat)) return kNoOp;
  const auto choices = static_cast<std::uint32_t>(legal_count(state, seat));
  return number_of(state, seat, legal_choice(state, seat, static_cast<int>(rng.below(choices))));
}

std::string words_for(const State& state, Seat seat, int number) {
  if (number == kNoOp) return "nothing";
  const auto decision = decision_of(state, seat, number);
  if (!decision) return std::string(sentence_of(decision.error()));
  const Action action = *decision;
  const auto second = action.second_card();
  const auto and_second = second ? fmt::format(" and {}", code_of(*second)) : "";
  switch (action.kind()) {
    case Kind::Take:
      if (!action.pile()) return "take from the draw pile";
      return fmt::format("take {}", code_of(open_pile(state, *action.pile()).back()));
    case Kind::Play:
      return fmt::format("play {}{}", code_of(action.card()), and_second);
    case Kind::Feature:
      return fmt::format("feature {}", code_of(action.model()));
    case Kind::Keep:
      return fmt::format("keep {}{}", code_of(action.card()), and_second);
    case Kind::Swap:
      if (!action.discarded()) return "swap nothing";
      return fmt::format("swap {}", code_of(*action.discarded()));
    case Kind::Vote:
      return action.extra_season() ? "vote for an extra season" : "vote to share the victory";
  }
  std::unreachable();
}

}  // namespace coverstory::python::cover_me
