#include "engine/cover_me/view.h"

#include <algorithm>
#include <bit>

#include "engine/core/ensure.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/trace.h"

namespace coverstory::cover_me {
namespace {

using PoolCards = FixedVector<Card, kCards>;

/// Fills the hidden places of a state from the pools of what the viewer has not seen.
class Dealer {
 public:
  Dealer(const View& view, FastRng& rng, State& state) : view_(view), rng_(rng), state_(state) {}

  void deal() {
    copy_traces();
    see_all_that_shows();
    collect_unseen();
    deal_personal_cards();
    deal_hands();
    deal_pile(view_.draw, state_.draw);
    deal_pile(view_.next, state_.next);
    deal_pile(view_.looked, state_.looked);
    deal_later_decks();
    deal_fictional_pile();
    for (const PoolCards& pool : pools_) ENSURE(pool.empty());
    show_looked_cards();
  }

 private:
  void copy_traces() {
    for (unsigned g = 0; g < kGenerations; ++g) {
      view_.generation[g].for_each([&](Card card) { state_.trace(card).shuffled_into(g); });
    }
  }

  void everyone_sees(Card card) {
    state_.trace(card).show_to_all();
    seen_.insert(card);
  }
  void viewer_sees(Card card) {
    if (view_.viewer.has_seat()) state_.trace(card).show_to(view_.viewer.seat());
    seen_.insert(card);
  }

  void see_all_that_shows() {
    const auto show = [&](Card card) { everyone_sees(card); };
    for (const OpenPile& pile : state_.open) std::ranges::for_each(pile, show);
    for (const Row& row : state_.rows) std::ranges::for_each(row, show);
    std::ranges::for_each(state_.influence, show);
    state_.discard.for_each(show);
    for (const CardSet& cards : state_.scored) cards.for_each(show);
    for (const CardSet& cards : state_.middle) cards.for_each(show);
    for (const HandView& hand : view_.hands) {
      std::ranges::for_each(hand.known, show);
      for (const Card card : hand.seen) viewer_sees(card);
    }
    std::ranges::for_each(view_.fictional.known, show);
    for (const Card card : view_.fictional.seen) viewer_sees(card);
    if (view_.fictional.face_up) show(*view_.fictional.face_up);
    see_known_of(view_.draw);
    see_known_of(view_.next);
    see_known_of(view_.looked);
  }
  void see_known_of(const auto& pile) {
    for (const FaceDown& place : pile) {
      if (place.card) viewer_sees(*place.card);
    }
  }

  PoolCards& pool(Pool pool) { return pools_[static_cast<std::size_t>(pool)]; }

  void collect_unseen() {
    for (int i = 0; i < kCards; ++i) {
      const Card card(i);
      const bool in_game = view_.options.removed != clothes_of(card);
      if (!in_game || seen_.contains(card)) continue;
      pool(pool_of(card, state_.trace(card).generation(), view_.options)).push_back(card);
    }
    for (PoolCards& cards : pools_) rng_.shuffle(cards);
  }

  void give(Seat seat, Card card) {
    state_.hand(seat).push_back(card);
    state_.trace(card).show_to(seat);
  }

  /// CM-11.2: the places that are known to hold a card of one colour are filled first.
  void deal_personal_cards() {
    for (int s = 0; s < view_.options.players; ++s) {
      if (view_.viewer.is(Seat(s))) continue;
      for (int c = 0; c < kClothes; ++c) {
        if ((view_.hand_of(Seat(s)).personal >> c & 1) != 0) {
          give(Seat(s), take_of_color(static_cast<Clothes>(c)));
          ++personal_dealt_[static_cast<std::size_t>(s)];
        }
      }
    }
  }
  /// The pool is in random order, so the first of a colour is a random one. There is one: a
  /// personal card stays unseen as long as its colour has not been shown.
  Card take_of_color(Clothes color) {
    PoolCards& cards = pool(Pool::Base);
    const auto found = std::ranges::find(cards, color, clothes_of);
    ENSURE(found != cards.end());
    const Card card = *found;
    cards.erase_at(static_cast<std::size_t>(found - cards.begin()));
    return card;
  }

  void deal_hands() {
    for (int s = 0; s < view_.options.players; ++s) {
      const Seat seat(s);
      const HandView& hand = view_.hand_of(seat);
      for (const Card card : hand.known) give(seat, card);
      for (const Card card : hand.seen) give(seat, card);
      for (std::size_t p = 0; p < kPools; ++p) {
        const int dealt = p == 0 ? personal_dealt_[seat.index] : 0;
        for (int i = dealt; i < hand.unseen[p]; ++i) give(seat, pools_[p].pop_back());
      }
    }
  }

  void deal_pile(const auto& places, auto& pile) {
    for (const FaceDown& place : places) {
      pile.push_back(place.card ? *place.card : pool(place.pool).pop_back());
    }
  }

  void deal_later_decks() {
    for (std::size_t deck = 0; deck < view_.later.size(); ++deck) {
      for (int i = 0; i < view_.later[deck]; ++i) {
        state_.later[deck].push_back(pool(deck == 0 ? Pool::Black : Pool::White).pop_back());
      }
    }
  }

  /// CM-8.2: which card of the pile lies face down is as unknown as the order of the others.
  void deal_fictional_pile() {
    const FictionalView& fictional = view_.fictional;
    FixedVector<Card, kFictionalPile> cards;
    cards.append(fictional.known);
    cards.append(fictional.seen);
    for (std::size_t p = 0; p < kPools; ++p) {
      for (int i = 0; i < fictional.unseen[p]; ++i) cards.push_back(pools_[p].pop_back());
    }
    rng_.shuffle(cards);
    if (fictional.face_down) state_.laid.push_back(cards.pop_back());
    if (fictional.face_up) state_.laid.push_back(*fictional.face_up);
    state_.fictional = cards;
  }

  void show_looked_cards() {
    if (state_.looked.empty()) return;
    for (const Card card : state_.looked) state_.trace(card).show_to(state_.deciding.first());
  }

  const View& view_;
  FastRng& rng_;
  State& state_;
  CardSet seen_;
  std::array<PoolCards, kPools> pools_{};
  BySeat<int> personal_dealt_{};
};

void copy_what_shows(const View& view, State& state) {
  state.options = view.options;
  state.calendar = view.calendar;
  state.phase = view.phase;
  state.awaited = view.awaited;
  state.month = view.month;
  state.start = view.start;
  state.deciding = view.deciding;
  state.to_act = view.to_act;
  state.turn = view.turn;
  state.turns_left = view.turns_left;
  state.takes_due = view.takes_due;
  state.keeps_due = view.keeps_due;
  state.candidates = view.candidates;
  state.featured = view.featured;
  state.scoring = view.scoring;
  state.rows = view.rows;
  state.influence = view.influence;
  state.tracks = view.tracks;
  state.open = view.open;
  state.discard = view.discard;
  state.scored = view.scored;
  state.middle = view.middle;
  state.reshuffles = view.reshuffles;
  for (std::size_t seat = 0; seat < kMostPlayers; ++seat) {
    state.personal[seat] = view.hands[seat].personal;
  }
}

std::uint32_t as_bound(int count) {
  return static_cast<std::uint32_t>(count);
}

/// CM-5.3: a month among the candidates of each row where there was something to choose.
void seal_features(State& state, Seat seat, FastRng& rng) {
  for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
    const auto row = static_cast<std::size_t>(state.row_of(seat, own));
    unsigned months = state.candidates[row];
    if (months == 0) continue;
    for (auto i = rng.below(as_bound(std::popcount(months))); i > 0; --i) months &= months - 1;
    state.featured[row] = static_cast<std::uint8_t>(std::countr_zero(months));
  }
}

void seal_at_random(State& state, Seat seat, FastRng& rng) {
  if (state.phase == Phase::Special) return seal_features(state, seat, rng);
  const auto choices = as_bound(legal_count(state, seat));
  state.sealed[seat.index] = legal_choice(state, seat, static_cast<int>(rng.below(choices)));
}

/// Other seats that have sealed a decision get one at random; the viewer's own is known.
void seal_decisions(const View& view, FastRng& rng, State& state) {
  for (SeatSet rest = state.deciding; !rest.empty(); rest.erase(rest.first())) {
    const Seat seat = rest.first();
    if (state.to_act.contains(seat)) continue;
    if (!view.viewer.is(seat)) {
      seal_at_random(state, seat, rng);
    } else if (view.sealed) {
      state.sealed[seat.index] = *view.sealed;
    }
  }
}

}  // namespace

State sample(const View& view, FastRng& rng) {
  State state;
  state.rng = Rng(rng.seed(), Rng::Stream::Play);
  copy_what_shows(view, state);
  Dealer(view, rng, state).deal();
  seal_decisions(view, rng, state);
  return state;
}

}  // namespace coverstory::cover_me
