// The two larger arrays: all of a view, and all of a state. They are made for single games and need
// no haste.
#include <span>

#include "engine/core/ensure.h"
#include "engine/cover_me/special.h"
#include "python/cover_me/observation.h"

namespace coverstory::python::cover_me {
namespace {

/// Fills an array from its front, each list to its full length.
class Filler {
 public:
  explicit Filler(std::span<std::uint8_t> to) : to_(to) {}

  void number(auto number) { to_[at_++] = static_cast<std::uint8_t>(number); }
  void card(std::optional<Card> card) { number(card ? card->index + 1 : 0); }
  template <std::size_t N>
  void cards(const FixedVector<Card, N>& cards) {
    for (std::size_t i = 0; i < N; ++i) {
      card(i < cards.size() ? std::optional(cards[i]) : std::nullopt);
    }
  }
  template <std::size_t N>
  void face_down(const FixedVector<FaceDown, N>& cards) {
    for (std::size_t i = 0; i < N; ++i) {
      number(i < cards.size() ? 1 + static_cast<int>(cards[i].pool) : 0);
      card(i < cards.size() ? cards[i].card : std::nullopt);
    }
  }
  void numbers(const auto& numbers) {
    for (const auto each : numbers) number(each);
  }
  void bytes(std::span<const std::uint8_t> bytes) { numbers(bytes); }
  std::size_t filled() const { return at_; }

 private:
  std::span<std::uint8_t> to_;
  std::size_t at_ = 0;
};

void add_options(Filler& to, const Options& options) {
  for (const auto& each : kOptions) {
    const OptionValue value = each.value(options);
    to.number(value ? 1 + *value : 0);
  }
}

void add_tracks(Filler& to, const Tracks& tracks) {
  to.numbers(tracks.hair);
  to.numbers(tracks.length);
  to.numbers(tracks.pattern);
  to.numbers(tracks.clothes);
}

void add_course(Filler& to, const View& view) {
  to.number(view.calendar.year & 255);
  to.number(view.calendar.year >> 8);
  to.number(view.calendar.season);
  to.number(view.phase);
  to.number(view.awaited);
  to.number(view.month);
  to.number(view.start.index);
  to.number(view.deciding.bits());
  to.number(view.to_act.bits());
  const std::uint32_t sealed = view.sealed ? view.sealed->number() : 0;
  to.number(view.sealed ? 1 : 0);
  for (int i = 0; i < 3; ++i) to.number(sealed >> 8 * i & 255);
  to.number(view.turn.index);
  to.number(view.turns_left);
  to.numbers(view.takes_due);
  to.numbers(view.keeps_due);
  to.number(view.reshuffles);
}

/// A set of cards for each place where their order means nothing, as one byte a card.
std::array<std::uint8_t, kCards> heaps_of(const View& view) {
  std::array<std::uint8_t, kCards> heaps{};
  const auto put = [&](const CardSet& cards, Place place, std::size_t whose) {
    cards.for_each([&](Card card) {
      heaps[card.index] =
          static_cast<std::uint8_t>(static_cast<std::size_t>(place) | whose << kWhoseBit);
    });
  };
  put(view.discard, Place::Discard, 0);
  for (std::size_t s = 0; s < view.scored.size(); ++s) put(view.scored[s], Place::Scored, s + 1);
  for (std::size_t s = 0; s < view.middle.size(); ++s) put(view.middle[s], Place::Middle, s + 1);
  return heaps;
}

void add_generations(Filler& to, const View& view) {
  std::array<std::uint8_t, kCards> generations{};
  for (std::size_t g = 0; g < view.generation.size(); ++g) {
    view.generation[g].for_each(
        [&](Card card) { generations[card.index] = static_cast<std::uint8_t>(g); });
  }
  to.bytes(generations);
}

void add_fictional(Filler& to, const FictionalView& fictional) {
  to.number(fictional.size);
  to.number(fictional.face_down);
  to.card(fictional.face_up);
  to.cards(fictional.known);
  to.cards(fictional.seen);
  to.numbers(fictional.unseen);
}

}  // namespace

std::array<std::uint8_t, kInformationSize> information_of(const View& view) {
  std::array<std::uint8_t, kInformationSize> bytes{};
  Filler to(bytes);
  to.number(view.viewer.has_seat() ? view.viewer.seat().index + 1 : 0);
  add_options(to, view.options);
  add_course(to, view);
  for (const HandView& hand : view.hands) {
    to.number(hand.size);
    to.cards(hand.known);
    to.cards(hand.seen);
    to.numbers(hand.unseen);
    to.number(hand.personal);
  }
  for (const Row& row : view.rows) to.cards(row);
  to.numbers(view.candidates);
  to.numbers(view.featured);
  to.number(view.scoring);
  to.cards(view.influence);
  add_tracks(to, view.tracks);
  for (const OpenPile& pile : view.open) to.cards(pile);
  to.face_down(view.draw);
  to.face_down(view.next);
  to.numbers(view.later);
  to.bytes(heaps_of(view));
  to.face_down(view.looked);
  add_fictional(to, view.fictional);
  add_generations(to, view);
  ENSURE(to.filled() == bytes.size());
  return bytes;
}

namespace {

/// Where every card is, and how deep.
class Truth {
 public:
  explicit Truth(const State& state) {
    if (state.options.removed) {
      const int first = static_cast<int>(*state.options.removed) * kCardsOfAColor;
      for (int i = 0; i < kCardsOfAColor; ++i) put(Card(first + i), Place::OutOfTheGame, 0, 0);
    }
    put_pile(state.draw, Place::DrawPile);
    put_pile(state.next, Place::NextPile);
    for (const ColorDeck& deck : state.later) put_pile(deck, Place::Later);
    for (const OpenPile& pile : state.open) {
      put_pile(pile, Place::OpenPile);
      if (!pile.empty()) put(pile.back(), Place::TopOfOpenPile, 0, pile.size());
    }
    put_pile(state.influence, Place::Influence);
    state.discard.for_each([&](Card card) { put(card, Place::Discard, 0, 0); });
    put_pile(state.looked, Place::Looked);
    put_pile(state.fictional, Place::FictionalPile);
    put_pile(state.laid, Place::FictionalFaceUp);
    for (std::size_t row = kFirstFictionalRow; row < 4 && state.options.players == 2; ++row) {
      put_pile(state.rows[row], Place::FictionalRow);
    }
    for (int s = 0; s < state.options.players; ++s) put_seat(state, Seat(s));
  }

  std::array<std::uint8_t, kCards> places{};
  std::array<std::uint8_t, kCards> depths{};

 private:
  void put(Card card, Place place, int whose, std::size_t depth) {
    places[card.index] = static_cast<std::uint8_t>(static_cast<int>(place) | whose << kWhoseBit);
    depths[card.index] = static_cast<std::uint8_t>(depth);
  }
  void put_pile(const auto& pile, Place place, int whose = 0) {
    std::size_t depth = 0;
    for (const Card card : pile) put(card, place, whose, ++depth);
  }
  void put_seat(const State& state, Seat seat) {
    const int whose = seat.index + 1;
    Hand hand = state.hand(seat);
    for (const Card card : hand) put(card, Place::Hand, whose, 0);
    for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
      put_pile(state.rows[static_cast<std::size_t>(state.row_of(seat, own))],
               own == 0 ? Place::Row : Place::SecondRow, whose);
    }
    state.scored[seat.index].for_each([&](Card card) { put(card, Place::Scored, whose, 0); });
    if (!state.options.is_advanced()) return;
    state.middle[seat.index].for_each([&](Card card) { put(card, Place::Middle, whose, 0); });
  }
};

}  // namespace

std::array<std::uint8_t, kStateSize> state_of(const State& state) {
  std::array<std::uint8_t, kStateSize> bytes{};
  Filler to(bytes);
  const Truth truth(state);
  to.bytes(truth.places);
  to.bytes(truth.depths);
  const bool by_action = state.phase == Phase::Month || state.phase == Phase::Vote;
  for (int s = 0; s < kMostPlayers; ++s) {
    const Seat seat(s);
    const bool is_sealed =
        by_action && state.deciding.contains(seat) && !state.to_act.contains(seat);
    const std::uint32_t sealed = is_sealed ? state.sealed[seat.index].number() >> 8 : 0;
    to.number((sealed & 255) + is_sealed);
    to.number(is_sealed ? ((sealed >> 8) + 1) & 255 : 0);
  }
  for (const std::uint8_t featured : state.featured) {
    to.number(state.phase == Phase::Special ? (featured + 1) & 255 : 0);
  }
  std::array<std::uint8_t, kObservationSize> seen{};
  observe(state, Seat(0), seen.data());
  to.bytes(std::span(seen).subspan(layout::kHand));
  ENSURE(to.filled() == bytes.size());
  return bytes;
}

}  // namespace coverstory::python::cover_me
