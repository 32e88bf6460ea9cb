#include "python/cover_me/observation.h"

#include <algorithm>
#include <bit>
#include <cstring>

#ifdef __SSSE3__
#include <tmmintrin.h>
#endif

#include "bots/cover_me/outlook.h"
#include "engine/core/ensure.h"
#include "engine/cover_me/special.h"

namespace coverstory::python::cover_me {
namespace {

using namespace layout;

constexpr std::uint8_t byte(auto number) {
  return static_cast<std::uint8_t>(number);
}

/// Never a remainder: what is more than a byte holds is as much as it holds.
constexpr std::uint8_t at_most_255(int number) {
  return byte(std::min(number, 255));
}

constexpr std::uint8_t listed(Card card) {
  return byte(card.index + 1);
}

/// `whose` is one more than a seat, or 0.
constexpr std::uint8_t place_byte(Place place, int whose) {
  return byte(static_cast<int>(place) | whose << kWhoseBit);
}

template <std::size_t N>
void list(const FixedVector<Card, N>& cards, std::uint8_t* to) {
  for (const Card card : cards) *to++ = listed(card);
}

/// The cards of a hand in their order, each at the place that the number of smaller ones gives it.
void list_sorted(const Hand& hand, std::uint8_t* to) {
  using Bytes = std::uint8_t __attribute__((vector_size(16)));
  using Bits = bool __attribute__((ext_vector_type(16)));
  static_assert(kMostInHand <= sizeof(Bytes));
  const std::size_t size = hand.size();
  Bytes cards = Bytes{} + std::uint8_t{255};
  std::memcpy(&cards, hand.data(), kMostInHand);
  const Bytes number{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  cards |= std::bit_cast<Bytes>(number >= byte(size));  // what lies behind the last is none
  for (std::size_t i = 0; i < size; ++i) {
    const Card card = hand.data()[i];
    const auto smaller = __builtin_convertvector(cards < card.index, Bits);
    to[std::popcount(std::bit_cast<std::uint16_t>(smaller))] = listed(card);
  }
}

/// A byte, 0 or 1, for each of the fifteen characteristics.
void list_trends(coverstory::cover_me::Shown trends, std::uint8_t* to) {
  using Bytes = std::uint8_t __attribute__((vector_size(16)));
  constexpr Bytes kBits{1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  const std::uint8_t low = byte(trends & 255), high = byte(trends >> 8);
  const Bytes halves{low,  low,  low,  low,  low,  low,  low,  low,
                     high, high, high, high, high, high, high, high};
  const Bytes flags = std::bit_cast<Bytes>((halves & kBits) == kBits) & std::uint8_t{1};
  std::memcpy(to, &flags, 15);
}

/// CM-4.3, as `trends_now` has it.
coverstory::cover_me::Shown trends_quickly(const State& state) {
  const auto all = bots::cover_me::leaders(bots::cover_me::quick(state.tracks));
  return static_cast<coverstory::cover_me::Shown>(
      all & bots::cover_me::active_traits(state.calendar.season));
}

/// Bits of a trace: known to this seat, known to all.
constexpr std::uint8_t known_to(Seat seat) {
  Trace trace;
  trace.show_to(seat);
  return std::bit_cast<std::uint8_t>(trace);
}
constexpr std::uint8_t known_to_all() {
  Trace trace;
  trace.show_to_all();
  return byte(std::bit_cast<std::uint8_t>(trace) & ~((1u << kMostPlayers) - 1));
}

/// CM-12: the traces of all cards, byte by byte.
const std::uint8_t* traces_of(const State& state) {
  static_assert(sizeof(Trace) == 1);
  return reinterpret_cast<const std::uint8_t*>(state.traces.data());
}

constexpr std::uint8_t kPlaceBits = (1u << kWhoseBit) - 1;

/// `whose` as seen from one seat, by what it is from seat 0: the own one is 1, nobody 0.
using Turned = std::array<std::uint8_t, 16>;
Turned turned_to(Seat seat, int players) {
  Turned turned{};
  for (int s = 0; s < players; ++s) {
    const int from = s - seat.index + (s < seat.index ? players : 0);
    turned[byte(s + 1)] = byte((from + 1) << kWhoseBit);
  }
  return turned;
}

std::uint8_t told_place(std::uint8_t place, std::uint8_t trace, std::uint8_t known,
                        const Turned& turned) {
  if ((trace & known) == 0) return 0;
  return byte((place & kPlaceBits) | turned[place >> kWhoseBit]);
}

/// What a seat knows of where the cards are. Half the bytes of an observation: done sixteen at a
/// time where the processor looks sixteen bytes up in a table at once.
void tell_places(const Places& places, const State& state, Seat seat, std::uint8_t* to) {
  const std::uint8_t* const traces = traces_of(state);
  const std::uint8_t known = byte(known_to(seat) | known_to_all());
  const Turned turned = turned_to(seat, state.options.players);
  std::size_t i = 0;
#ifdef __SSSE3__
  const auto load = [](const std::uint8_t* from) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(from));
  };
  const __m128i table = load(turned.data()), knows = _mm_set1_epi8(static_cast<char>(known)),
                low = _mm_set1_epi8(kPlaceBits), three = _mm_set1_epi8(7);
  for (; i + 16 <= kCards; i += 16) {
    const __m128i place = load(&places[i]);
    const __m128i whose = _mm_and_si128(_mm_srli_epi16(place, kWhoseBit), three);
    const __m128i told = _mm_or_si128(_mm_and_si128(place, low), _mm_shuffle_epi8(table, whose));
    const __m128i unknown =
        _mm_cmpeq_epi8(_mm_and_si128(load(traces + i), knows), _mm_setzero_si128());
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to + i), _mm_andnot_si128(unknown, told));
  }
#endif
  for (; i < kCards; ++i) to[i] = told_place(places[i], traces[i], known, turned);
}

}  // namespace

void Heaps::follow(const State& state) {
  const bool is_same = !is_new_ && sets_.discard == state.discard && sets_.scored == state.scored &&
                       sets_.middle == state.middle;
  if (!is_same) gather(state);
}

void Heaps::gather(const State& state) {
  const Sets& now = sets_ = {state.discard, state.scored, state.middle};
  is_new_ = false;
  places_.fill(place_byte(Place::DrawPile, 0));
  const auto put = [&](const CardSet& cards, Place place, int whose) {
    cards.for_each([&](Card card) { places_[card.index] = place_byte(place, whose); });
  };
  put(now.discard, Place::Discard, 0);
  for (std::size_t s = 0; s < state.options.players; ++s) {
    put(now.scored[s], Place::Scored, static_cast<int>(s) + 1);
    int worth = 0;
    now.scored[s].for_each([&](Card card) { worth += state.options.worth(card); });
    prestige_[s] = at_most_255(worth);
  }
  if (!state.options.is_advanced()) return;
  for (std::size_t s = 0; s < kFewestPlayers; ++s) {
    put(now.middle[s], Place::Middle, static_cast<int>(s) + 1);
  }
}

Shown::Shown(const State& state, const Heaps& heaps) : places_(heaps.places()) {
  gather(state, heaps);
}

Shown::Shown(const State& state) {
  Heaps heaps;
  heaps.follow(state);
  places_ = heaps.places();
  gather(state, heaps);
}

void Shown::gather(const State& state, const Heaps& heaps) {
  place_cards(state);
  show_figures(state);
  show_seats(state, heaps);
  show_known_hands(state);
}

void Shown::place_cards(const State& state) {
  const auto put = [&](const auto& cards, Place place, int whose) {
    const std::uint8_t there = place_byte(place, whose);
    for (const Card card : cards) places_[card.index] = there;
  };
  put(state.next, Place::NextPile, 0);
  for (const OpenPile& pile : state.open) {
    put(pile, Place::OpenPile, 0);
    if (!pile.empty()) places_[pile.back().index] = place_byte(Place::TopOfOpenPile, 0);
  }
  put(state.influence, Place::Influence, 0);
  put(state.looked, Place::Looked, 0);
  const int own_rows = state.options.rows_of_a_player();
  for (int s = 0; s < state.options.players; ++s) {
    const Seat seat(s);
    put(state.hand(seat), Place::Hand, s + 1);
    put(state.rows[static_cast<std::size_t>(state.row_of(seat, 0))], Place::Row, s + 1);
    if (own_rows == 1) continue;
    put(state.rows[static_cast<std::size_t>(state.row_of(seat, 1))], Place::SecondRow, s + 1);
  }
  if (!state.options.with_fictional_players()) return;
  for (std::size_t row = kFirstFictionalRow; row < kFirstFictionalRow + 2; ++row) {
    put(state.rows[row], Place::FictionalRow, 0);
  }
  put(state.fictional, Place::FictionalPile, 0);
  // CM-8.2: which of the pile lies face down nobody knows.
  put(state.laid, Place::FictionalPile, 0);
  if (state.laid.size() == 2) {
    places_[state.laid.back().index] = place_byte(Place::FictionalFaceUp, 0);
  }
}

/// Comes last: bytes that were just written one by one cannot be read sixteen at once yet.
void Shown::show_known_hands(const State& state) {
  constexpr std::uint8_t kInHand = byte(Place::Hand), kAll = known_to_all();
  static_assert(byte(Place::ShownHand) == kInHand + 1);
  const std::uint8_t* const __restrict traces = traces_of(state);
  std::uint8_t* const __restrict places = places_.data();
  for (std::size_t i = 0; i < kCards; ++i) {
    const bool is_in_hand = (places[i] & kPlaceBits) == kInHand, is_known = (traces[i] & kAll) != 0;
    places[i] = byte(places[i] + static_cast<int>(is_in_hand & is_known));
  }
}

void Shown::show_figures(const State& state) {
  std::uint8_t* const common = common_.data() - kHand;
  std::memcpy(common + kTracks, &state.tracks, 15);
  list_trends(trends_quickly(state), common + kTrends);
  common[kPhase + static_cast<int>(state.phase)] = 1;
  common[kAwaited + static_cast<int>(state.awaited)] = 1;
  common[kSeason + static_cast<int>(state.calendar.season)] = 1;
  std::uint8_t* to = common + kFigures;
  const auto add = [&](auto number) { *to++ = byte(number); };
  *to++ = at_most_255(state.calendar.year);
  add(years(state.options.length));
  add(state.month);
  add(state.options.players);
  add(state.turns_left);
  add(state.reshuffles);
  add(state.draw.size());
  for (const OpenPile& pile : state.open) add(pile.size());
  add(state.next.size());
  for (const ColorDeck& deck : state.later) add(deck.size());
  add(state.discard.size());
  add(state.fictional.size());
  add(state.laid.size());
  add(state.options.equal_values());
  if (!state.options.with_fictional_players()) return;
  list(state.rows[kFirstFictionalRow], common + kFictionalRows);
  list(state.rows[kFirstFictionalRow + 1], common + kFictionalRows + kMonths);
}

void Shown::show_seats(const State& state, const Heaps& heaps) {
  for (int s = 0; s < state.options.players; ++s) {
    const Seat seat(s);
    SeatBytes& fields = seats_[seat.index];
    fields[Present] = 1;
    fields[Acts] = state.to_act.contains(seat);
    fields[Decides] = state.deciding.contains(seat);
    fields[Starts] = state.start == seat;
    fields[HasTheTurn] = state.turns_left > 0 && state.turn == seat;
    fields[HandSize] = byte(state.hand(seat).size());
    fields[TakesDue] = state.takes_due[seat.index];
    fields[KeepsDue] = state.keeps_due[seat.index];
    fields[PersonalColors] = state.personal[seat.index];
    fields[Prestige] = heaps.prestige(seat);
    fields[ScoredCards] = byte(state.scored[seat.index].size());
    if (state.options.is_advanced()) {
      fields[MiddleCards] = byte(state.middle[seat.index].size());
    }
    show_rows(state, seat, fields);
  }
}

void Shown::show_rows(const State& state, Seat seat, SeatBytes& fields) const {
  for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
    const auto row = static_cast<std::size_t>(state.row_of(seat, own));
    list(state.rows[row], &fields[byte(own == 0 ? FirstRow : layout::SecondRow)]);
    if (state.phase != Phase::Special) continue;
    fields[byte(Candidates + own)] = state.candidates[row];
    // CM-12.2: what was to be chosen is added for the own seat.
    if (state.candidates[row] == 0) fields[byte(Featured + own)] = byte(state.featured[row] + 1);
    fields[byte(Scores + own)] = byte(state.scoring >> row & 1);
  }
}

void Shown::observe(const State& state, Seat seat, std::uint8_t* to) const {
  tell_places(places_, state, seat, to + kCardsAt);
  if (state.options.removed) {
    const auto first = static_cast<std::size_t>(*state.options.removed) * kCardsOfAColor;
    std::fill_n(to + kCardsAt + first, kCardsOfAColor, place_byte(Place::OutOfTheGame, 0));
  }
  std::memcpy(to + kHand, common_.data(), common_.size());
  list_sorted(state.hand(seat), to + kHand);
  if (!state.looked.empty() && state.deciding.contains(seat)) list(state.looked, to + kLooked);
  const bool has_sealed = state.deciding.contains(seat) && !state.to_act.contains(seat);
  if (has_sealed && state.phase == Phase::Month) {
    const Action sealed = state.sealed[seat.index];
    to[kSealed] = listed(sealed.card());
    if (const auto second = sealed.second_card()) to[kSealed + 1] = listed(*second);
  } else if (has_sealed && state.phase == Phase::Vote) {
    to[kSealed] = state.sealed[seat.index].extra_season() ? 2 : 1;
  }

  std::uint8_t* fields = to + kSeats;
  Seat at = seat;
  for (int i = 0; i < kMostPlayers; ++i, fields += SeatFields) {
    const bool is_present = i < state.options.players;
    std::memcpy(fields, seats_[is_present ? at.index : byte(i)].data(), SeatFields);
    if (is_present) at = at.left(state.options.players);
  }
  if (state.phase != Phase::Special) return;
  for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
    const std::uint8_t featured = state.featured[static_cast<std::size_t>(state.row_of(seat, own))];
    to[kSeats + Featured + own] = featured == kUndecided ? std::uint8_t{0} : byte(featured + 1);
  }
}

}  // namespace coverstory::python::cover_me
