#include "engine/cover_me/test_play.h"

#include <algorithm>
#include <array>

#include "engine/cover_me/game.h"

namespace coverstory::cover_me {
namespace {

/// How often each card is found on the table, in a pile or in a hand.
class Census {
 public:
  explicit Census(const State& state) {
    count(state.draw);
    for (const auto& pile : state.open) count(pile);
    count(state.next);
    for (const auto& deck : state.later) count(deck);
    state.discard.for_each([&](Card card) { count(card); });
    count(state.influence);
    for (const auto& row : state.rows) count(row);
    for (const auto& hand : state.hands) count(hand);
    for (const auto& pile : state.scored) pile.for_each([&](Card card) { count(card); });
    for (const auto& pile : state.middle) pile.for_each([&](Card card) { count(card); });
    count(state.fictional);
    count(state.laid);
    count(state.looked);
  }

  int times(Card card) const { return times_[card.index]; }

 private:
  void count(Card card) { ++times_.at(card.index); }
  template <std::size_t N>
  void count(const FixedVector<Card, N>& cards) {
    for (const Card card : cards) count(card);
  }
  std::array<int, kCards> times_{};
};

std::string wrong_places(const State& state) {
  const Census census(state);
  for (int i = 0; i < kCards; ++i) {
    const int expected = clothes_of(Card(i)) == state.options.removed ? 0 : 1;
    if (census.times(Card(i)) != expected) {
      return code_of(Card(i)) + " is in " + std::to_string(census.times(Card(i))) + " places";
    }
  }
  return {};
}

/// CM-2.3: open piles are sorted; CM-6.2: the bound of the influence row; nobody else has cards.
std::string wrong_piles(const State& state) {
  for (std::size_t hair = 0; hair < kHairs; ++hair) {
    for (const Card card : state.open[hair]) {
      if (hair_of(card) != static_cast<Hair>(hair)) return code_of(card) + " is in a wrong pile";
    }
  }
  if (static_cast<int>(state.influence.size()) > state.options.rows()) {
    return "the influence row is longer than there are rows";
  }
  for (int seat = 0; seat < kMostPlayers; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const bool plays = seat < state.options.players;
    if (static_cast<int>(state.hands[at].size()) > (plays ? state.options.hand_size() : 0)) {
      return "a hand is too large";
    }
    if (!plays && !state.scored[at].empty()) return "somebody who does not play has scored";
  }
  if (!state.options.is_advanced() && !(state.middle[0].empty() && state.middle[1].empty())) {
    return "there is a middle outside the advanced game";
  }
  if (!state.options.with_fictional_players() && !(state.fictional.empty() && state.laid.empty())) {
    return "there are fictional cards without fictional players";
  }
  return {};
}

/// CM-4.2: from the new season on until it is scored, the tracks show rows and influence row.
std::string wrong_tracks(const State& state) {
  if (state.phase == Phase::Hands || state.phase == Phase::Vote || state.is_over()) return {};
  Tracks recount;
  for (const Card card : state.influence) recount.count(card);
  for (const Row& row : state.rows) {
    for (const Card card : row) recount.count(card);
  }
  return recount == state.tracks ? "" : "the tracks do not show what is on the table";
}

/// CM-4.1: before the n-th reveal of a season each row of a full table has n - 1 cards, and each
/// sealed card is still in its hand.
std::string wrong_month(const State& state) {
  const bool in_season = state.phase == Phase::Month || state.phase == Phase::Special;
  if (in_season != (state.month >= 1 && state.month <= kMonths)) return "the month is wrong";
  for (const Row& row : state.rows) {
    const std::size_t most = state.phase == Phase::Special ? 3u : in_season ? state.month - 1u : 0u;
    if (row.size() > most) return "a row has too many cards";
  }
  if (state.phase != Phase::Month) return {};
  for (int s = 0; s < state.options.players; ++s) {
    const Seat seat(s);
    if (!state.deciding.contains(seat) || state.to_act.contains(seat)) continue;
    if (!state.hand(seat).contains(state.sealed[seat.index].card())) {
      return "a sealed card is not in its hand";
    }
  }
  return {};
}

std::string wrong_deciders(const State& state) {
  if (state.is_over() != state.to_act.empty()) return "nobody is to act, or somebody after the end";
  for (int s = 0; s < kMostSeats; ++s) {
    if (state.to_act.contains(Seat(s)) && !state.deciding.contains(Seat(s))) {
      return "a seat is to act that decides nothing";
    }
    if (state.deciding.contains(Seat(s)) && s >= state.options.players) {
      return "a seat decides that does not play";
    }
  }
  return {};
}

std::string first_of(std::initializer_list<std::string> findings) {
  for (const std::string& finding : findings) {
    if (!finding.empty()) return finding;
  }
  return {};
}

/// Feature: `legal` lists one row after the other, but any may be chosen first (CM-9.4). Keep: a
/// pair may be named in either order.
bool is_listed(const Choices& choices, const State& state, Action action) {
  if (choices.contains(action)) return true;
  if (action.kind() == Kind::Keep && action.second_card()) {
    return choices.contains(Action::keep(*action.second_card(), action.card()));
  }
  return action.kind() == Kind::Feature && state.options.is_advanced();
}

/// Calls `visit` with actions of every kind and every card, and with all pairs.
template <class Visit>
void for_all_actions(Visit visit) {
  for (int hair = 0; hair < kHairs; ++hair) visit(Action::take_open(static_cast<Hair>(hair)));
  visit(Action::take_draw());
  visit(Action::no_swap());
  visit(Action::vote(true));
  visit(Action::vote(false));
  for (int i = 0; i < kCards; ++i) {
    visit(Action::play(Card(i)));
    visit(Action::keep(Card(i)));
    visit(Action::swap(Card(i)));
    visit(Action::feature(0, Card(i)));
    visit(Action::feature(1, Card(i)));
    for (int j = 0; j < kCards; ++j) {
      visit(Action::play(Card(i), Card(j)));
      visit(Action::keep(Card(i), Card(j)));
    }
  }
}

}  // namespace

std::string what_is_wrong(const State& state) {
  return first_of({wrong_places(state), wrong_piles(state), wrong_tracks(state), wrong_month(state),
                   wrong_deciders(state)});
}

std::string what_is_wrong_at_season_start(const State& state) {
  for (int seat = 0; seat < state.options.players; ++seat) {
    if (static_cast<int>(state.hand(Seat(seat)).size()) != state.options.hand_size()) {
      return "a hand is not full";
    }
  }
  const int fictional = state.options.with_fictional_players() ? kFictionalPile : 0;
  if (static_cast<int>(state.fictional.size() + state.laid.size()) != fictional) {
    return "the fictional pile has not twelve cards";
  }
  for (const OpenPile& pile : state.open) {
    if (pile.empty()) return "an open pile is empty";
  }
  return {};
}

std::string what_is_wrong_with_choices(const State& state, Seat seat) {
  const Choices choices = legal(state, seat);
  if (static_cast<int>(choices.size()) != legal_count(state, seat)) {
    return "legal and legal_count disagree";
  }
  if (choices.empty() != !state.deciding.contains(seat)) {
    return "a seat that decides has no choice, or another has one";
  }
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (!choices.contains(legal_choice(state, seat, static_cast<int>(i)))) {
      return "legal_choice gives what legal does not list";
    }
    if (std::count(choices.begin(), choices.end(), choices[i]) != 1) {
      return "a choice is listed twice";
    }
    if (violation_of(state, seat, choices[i])) return "a legal choice is refused";
  }
  return {};
}

std::string what_is_wrong_with_legality(const State& state, Seat seat) {
  const Choices choices = legal(state, seat);
  std::string wrong;
  for_all_actions([&](Action action) {
    const bool accepted = !violation_of(state, seat, action).has_value();
    if (accepted && !is_listed(choices, state, action)) wrong = "an illegal action is accepted";
    if (!accepted && choices.contains(action)) wrong = "a legal action is refused";
  });
  return wrong;
}

}  // namespace coverstory::cover_me
