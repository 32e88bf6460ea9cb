#include "python/cover_me/observation.h"

#include <algorithm>
#include <bit>
#include <cstring>

#ifdef __SSSE3__
#include <immintrin.h>
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

constexpr Turned turned_to(int seat, int players) {
  Turned turned{};
  for (int s = 0; s < players; ++s) {
    const int from = s - seat + (s < seat ? players : 0);
    turned[byte(s + 1)] = byte((from + 1) << kWhoseBit);
  }
  return turned;
}

/// By how many play, and for whom.
constexpr auto all_turned() {
  std::array<std::array<Turned, kMostPlayers>, kMostPlayers + 1> all{};
  for (int players = 1; players <= kMostPlayers; ++players) {
    for (int seat = 0; seat < players; ++seat) {
      all[byte(players)][byte(seat)] = turned_to(seat, players);
    }
  }
  return all;
}
alignas(16) constexpr auto kTurned = all_turned();

constexpr std::uint8_t kInHand = byte(Place::Hand), kAll = known_to_all();
static_assert(byte(Place::ShownHand) == kInHand + 1);

/// What is needed to tell a seat where the cards are.
struct Telling {
  const std::uint8_t* places;
  const std::uint8_t* traces;  // CM-12
  const Turned& turned;
  std::uint8_t known;  // the bits of a trace that let the seat know
};

#ifdef __SSSE3__
// Sixteen or thirty-two cards at a time, with a table of sixteen bytes that is looked up for all of
// them at once. The last ones overlap with those before.

void tell_sixteen(const Telling& from, std::uint8_t* to) {
  const auto load = [](const void* at) { return _mm_loadu_si128(static_cast<const __m128i*>(at)); };
  const __m128i table = load(from.turned.data()),
                knows = _mm_set1_epi8(static_cast<char>(from.known)),
                low = _mm_set1_epi8(kPlaceBits), three = _mm_set1_epi8(7),
                hand = _mm_set1_epi8(kInHand), all = _mm_set1_epi8(kAll), one = _mm_set1_epi8(1);
  const auto tell = [&](std::size_t i) {
    const __m128i place = load(from.places + i), trace = load(from.traces + i);
    const __m128i whose = _mm_and_si128(_mm_srli_epi16(place, kWhoseBit), three);
    const __m128i where = _mm_and_si128(place, low);
    const __m128i is_in_hand = _mm_and_si128(_mm_cmpeq_epi8(where, hand), one);
    const __m128i is_shown = _mm_min_epu8(_mm_and_si128(trace, all), is_in_hand);
    const __m128i told =
        _mm_or_si128(_mm_add_epi8(where, is_shown), _mm_shuffle_epi8(table, whose));
    const __m128i unknown = _mm_cmpeq_epi8(_mm_and_si128(trace, knows), _mm_setzero_si128());
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to + i), _mm_andnot_si128(unknown, told));
  };
  for (std::size_t i = 0; i + 16 <= kCards; i += 16) tell(i);
  tell(kCards - 16);
}

[[gnu::target("avx2")]] void tell_thirty_two(const Telling& from, std::uint8_t* to) {
  const __m256i table = _mm256_broadcastsi128_si256(
      _mm_loadu_si128(reinterpret_cast<const __m128i*>(from.turned.data())));
  const __m256i knows = _mm256_set1_epi8(static_cast<char>(from.known)),
                low = _mm256_set1_epi8(kPlaceBits), three = _mm256_set1_epi8(7),
                hand = _mm256_set1_epi8(kInHand), all = _mm256_set1_epi8(kAll),
                one = _mm256_set1_epi8(1);
  for (std::size_t i = 0; i < kCards; i += 32) {
    const std::size_t at = std::min<std::size_t>(i, kCards - 32);
    const __m256i place = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from.places + at));
    const __m256i trace = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from.traces + at));
    const __m256i whose = _mm256_and_si256(_mm256_srli_epi16(place, kWhoseBit), three);
    const __m256i where = _mm256_and_si256(place, low);
    const __m256i is_in_hand = _mm256_and_si256(_mm256_cmpeq_epi8(where, hand), one);
    const __m256i is_shown = _mm256_min_epu8(_mm256_and_si256(trace, all), is_in_hand);
    const __m256i told =
        _mm256_or_si256(_mm256_add_epi8(where, is_shown), _mm256_shuffle_epi8(table, whose));
    const __m256i unknown =
        _mm256_cmpeq_epi8(_mm256_and_si256(trace, knows), _mm256_setzero_si256());
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + at), _mm256_andnot_si256(unknown, told));
  }
}

const bool kHasAvx2 = __builtin_cpu_supports("avx2") != 0;
#else
void tell_one_by_one(const Telling& from, std::uint8_t* to) {
  for (std::size_t i = 0; i < kCards; ++i) {
    const std::uint8_t place = from.places[i], trace = from.traces[i], where = place & kPlaceBits;
    const bool is_shown_hand = where == kInHand && (trace & kAll) != 0;
    const auto told = byte((where + is_shown_hand) | from.turned[place >> kWhoseBit]);
    to[i] = (trace & from.known) != 0 ? told : std::uint8_t{0};
  }
}
#endif

/// What a seat knows of where the cards are: half the bytes of an observation.
void tell_places(const Places& places, const State& state, Seat seat, std::uint8_t* to) {
  const Telling from{.places = places.data(),
                     .traces = traces_of(state),
                     .turned = kTurned[state.options.players][seat.index],
                     .known = byte(known_to(seat) | known_to_all())};
#ifdef __SSSE3__
  return kHasAvx2 ? tell_thirty_two(from, to) : tell_sixteen(from, to);
#else
  tell_one_by_one(from, to);
#endif
}

}  // namespace

void Whereabouts::follow(const State& state) {
  // Cards come back into the draw pile with a reshuffle (CM-2.9) and with a new year (CM-7); two
  // players have piles of their own (CM-8, CM-9).
  const bool goes_on = is_known_ && shuffled_ == state.rng.blocks_used() &&
                       year_ == state.calendar.year && state.options.players > kFewestPlayers;
  if (!goes_on) return gather(state);
  follow_hands(state);
  follow_piles(state);
  follow_scored(state);
  put_table(state);
}

void Whereabouts::gather(const State& state) {
  is_known_ = true;
  shuffled_ = state.rng.blocks_used();
  year_ = state.calendar.year;
  places_.fill(place_byte(Place::DrawPile, 0));
  scored_cards_ = prestige_ = {};
  tops_ = {};
  discard_ = {};
  next_ = {};
  hands_ = {};
  follow_hands(state);
  follow_piles(state);
  follow_scored(state);
  put_table(state);
  if (state.options.players == kFewestPlayers) put_fictional(state);
}

void Whereabouts::put(Card card, Place place, int whose) {
  places_[card.index] = place_byte(place, whose);
}

void Whereabouts::put_all(const auto& cards, Place place, int whose) {
  const std::uint8_t there = place_byte(place, whose);
  for (const Card card : cards) places_[card.index] = there;
}

void Whereabouts::follow_hands(const State& state) {
  for (int s = 0; s < state.options.players; ++s) {
    const Seat seat(s);
    Hand& before = hands_[seat.index];
    const Hand& now = state.hand(seat);
    if (std::memcmp(&before, &now, sizeof(Hand)) == 0) continue;
    before = now;
    put_all(now, Place::Hand, s + 1);
  }
}

void Whereabouts::follow_piles(const State& state) {
  // An open pile grows and shrinks at its top: under the same card nothing has changed.
  for (std::size_t hair = 0; hair < kHairs; ++hair) {
    const OpenPile& pile = state.open[hair];
    const std::uint8_t top = pile.empty() ? std::uint8_t{0} : listed(pile.back());
    if (top == tops_[hair]) continue;
    tops_[hair] = top;
    put_all(pile, Place::OpenPile);
    if (top != 0) put(pile.back(), Place::TopOfOpenPile);
  }
  if (std::memcmp(&next_, &state.next, sizeof(ColorDeck)) != 0) {
    next_ = state.next;
    put_all(next_, Place::NextPile);
  }
  if (discard_ != state.discard) {
    discard_ = state.discard;
    discard_.for_each([&](Card card) { put(card, Place::Discard); });
  }
}

void Whereabouts::follow_scored(const State& state) {
  for (std::size_t s = 0; s < state.options.players; ++s) {
    const std::uint8_t size = byte(state.scored[s].size());
    if (size == scored_cards_[s]) continue;  // nothing that has scored goes away again
    scored_cards_[s] = size;
    int worth = 0;
    state.scored[s].for_each([&](Card card) {
      put(card, Place::Scored, static_cast<int>(s) + 1);
      worth += state.options.worth(card);
    });
    prestige_[s] = at_most_255(worth);
  }
}

/// What is few and changes often.
void Whereabouts::put_table(const State& state) {
  put_all(state.influence, Place::Influence);
  put_all(state.looked, Place::Looked);
  const int own_rows = state.options.rows_of_a_player();
  for (int s = 0; s < state.options.players; ++s) {
    const auto first = static_cast<std::size_t>(state.row_of(Seat(s), 0));
    put_all(state.rows[first], Place::Row, s + 1);
    if (own_rows > 1) put_all(state.rows[first + 1], Place::SecondRow, s + 1);
  }
}

void Whereabouts::put_fictional(const State& state) {
  for (std::size_t s = 0; s < kFewestPlayers && state.options.is_advanced(); ++s) {
    state.middle[s].for_each([&](Card card) { put(card, Place::Middle, static_cast<int>(s) + 1); });
  }
  if (!state.options.with_fictional_players()) return;
  for (std::size_t row = kFirstFictionalRow; row < kFirstFictionalRow + 2; ++row) {
    put_all(state.rows[row], Place::FictionalRow);
  }
  put_all(state.fictional, Place::FictionalPile);
  // CM-8.2: which of the pile lies face down nobody knows.
  put_all(state.laid, Place::FictionalPile);
  if (state.laid.size() == 2) put(state.laid.back(), Place::FictionalFaceUp);
}

Shown::Shown(const State& state, const Whereabouts& whereabouts) : whereabouts_(whereabouts) {
  show_figures(state);
  show_seats(state);
}

void observe(const State& state, Seat seat, std::uint8_t* to) {
  Whereabouts whereabouts;
  whereabouts.follow(state);
  Shown(state, whereabouts).observe(state, seat, to);
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

void Shown::show_seats(const State& state) {
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
    fields[Prestige] = whereabouts_.prestige(seat);
    fields[ScoredCards] = whereabouts_.scored_cards(seat);
    if (state.options.is_advanced()) {
      fields[MiddleCards] = byte(state.middle[seat.index].size());
    }
    show_rows(state, seat, fields);
    if (s + 1 < kMostPlayers) seats_[byte(s + state.options.players)] = fields;
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
  tell_places(whereabouts_.places(), state, seat, to + kCardsAt);
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

  const std::size_t present = state.options.players * std::size_t{SeatFields};
  std::memcpy(to + kSeats, seats_[seat.index].data(), kMostPlayers * std::size_t{SeatFields});
  std::memset(to + kSeats + present, 0, kMostPlayers * std::size_t{SeatFields} - present);
  if (state.phase != Phase::Special) return;
  for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
    const std::uint8_t featured = state.featured[static_cast<std::size_t>(state.row_of(seat, own))];
    to[kSeats + Featured + own] = featured == kUndecided ? std::uint8_t{0} : byte(featured + 1);
  }
}

}  // namespace coverstory::python::cover_me
