#include "python/cover_up/observation.h"

#include <algorithm>
#include <cstring>

#include "engine/cover_up/score.h"

namespace coverstory::python::cover_up {
namespace {

using namespace layout;

/// Points may be below 0 where somebody flips well and builds well: they count from 20 on.
constexpr int kLowestTotal = -20;

std::uint8_t within_a_byte(std::int64_t number) {
  return static_cast<std::uint8_t>(std::clamp<std::int64_t>(number, 0, 255));
}

void draw_pile(const Pile& pile, std::uint8_t* planes) {
  const auto set = [&](int plane, int column, int row) {
    if (column < 0 || row < 0 || column >= kWindow || row >= kWindow) return;
    planes[(plane * kWindow + row) * kWindow + column] = 1;
  };
  for (const Placement& placed : pile) {
    for (int square = 0; square < kSquares; ++square) {
      const Offset offset = offset_of(square, placed.o);
      const int column = placed.x - kLeft + offset.x, row = placed.y - kTop + offset.y;
      set(kSymbols, column, row);
      if (const Symbol symbol = placed.card.at(square)) set(symbol - 1, column, row);
    }
  }
}

void draw_hand(const Hand& hand, std::uint8_t* to) {
  for (std::size_t slot = 0; slot < hand.size(); ++slot) {
    for (int square = 0; square < kSquares; ++square) {
      const Symbol symbol = hand[slot].at(square);
      if (symbol != 0) to[(static_cast<int>(slot) * kSquares + square) * kSymbols + symbol - 1] = 1;
    }
  }
}

void add_seats(const Game& game, Seat own, std::uint8_t* to) {
  const State& state = game.state;
  const bool is_open = state.phase == Phase::Returning || state.phase == Phase::Ended;
  Seat seat = own;
  for (int i = 0; i < game.players(); ++i, seat = seat.left(game.players()), to += SeatFields) {
    const Player& player = state.at(seat);
    to[Present] = 1;
    to[Acts] = game.to_act().contains(seat);
    to[CardsPlaced] = static_cast<std::uint8_t>(player.pile.size());
    to[IsDone] = state.done.contains(seat);
    to[HasFlipped] = state.flipped_by == seat;
    to[Total] = within_a_byte(player.total - kLowestTotal);
    to[LastRound] = is_open ? within_a_byte(player.score.points + 1) : std::uint8_t{0};
  }
}

void write_card(Card card, std::uint8_t* to) {
  for (int square = 0; square < kSquares; ++square) to[Squares + square] = card.at(square);
}

void write_placement(const Placement& placed, int layer, std::uint8_t* to) {
  to[Layer] = static_cast<std::uint8_t>(layer);
  to[Orientation] = placed.o;
  to[Column] = static_cast<std::uint8_t>(placed.x + kLatticeLimit);
  to[Row] = static_cast<std::uint8_t>(placed.y + kLatticeLimit);
}

/// The cards of a seat that another sees, each in the place of its hand where the hand is seen;
/// otherwise those of the pile, from the bottom.
void write_cards(const State& state, Seat viewer, Seat seat, std::uint8_t* to) {
  const Player& player = state.at(seat);
  const bool is_open = state.phase == Phase::Returning || state.phase == Phase::Ended;
  const bool sees_hand = seat == viewer || is_open;
  if (sees_hand) {
    for (std::size_t slot = 0; slot < player.hand.size(); ++slot) {
      write_card(player.hand[slot], to + slot * CardFields);
    }
  }
  if (!may_see_pile(state, viewer, seat)) return;
  const auto slots = slots_in_pile(player);
  for (std::size_t layer = 0; layer < player.pile.size(); ++layer) {
    const std::size_t slot = sees_hand ? static_cast<std::size_t>(slots[layer]) : layer;
    std::uint8_t* const at = to + slot * CardFields;
    write_card(player.pile[layer].card, at);
    write_placement(player.pile[layer], static_cast<int>(layer) + 1, at);
  }
}

void add_table(const Game& game, Seat own, std::uint8_t* to) {
  Seat seat = own;
  for (int i = 0; i < game.players(); ++i, seat = seat.left(game.players())) {
    write_cards(game.state, own, seat, to + i * kHandSize * CardFields);
  }
}

void add_figures(const Game& game, Seat seat, std::uint8_t* to) {
  const State& state = game.state;
  const Player& player = state.at(seat);
  to[0] = static_cast<std::uint8_t>(state.round);
  to[1] = static_cast<std::uint8_t>(game.players());
  to[2] = within_a_byte(time_left(game) / kMoveMs);
  to[3] = state.flipped_by.has_value();
  to[4] = within_a_byte(score_of(player.hand, player.pile, Flipped::No).points);
  to[5] = within_a_byte(points_beside(player.hand));
  to[6] = state.options.referee == Referee::Live;
  to[7] = static_cast<std::uint8_t>(state.options.hourglass_s & 255);
}

/// Numbers one after another, the lowest byte first.
class Filler {
 public:
  void number(std::int64_t number, int bytes = 1) {
    for (int i = 0; i < bytes; ++i) {
      bytes_.push_back(static_cast<std::uint8_t>(number >> 8 * i & 255));
    }
  }
  void card(std::optional<Card> card) { number(card ? card->squares : 0, 4); }
  void hand(const Hand& hand) {
    for (std::size_t i = 0; i < kHandSize; ++i) {
      card(i < hand.size() ? std::optional(hand[i]) : std::nullopt);
    }
  }
  void pile(const Pile& pile) {
    for (std::size_t i = 0; i < kHandSize; ++i) {
      const Placement placed = i < pile.size() ? pile[i] : Placement{};
      card(placed.card);
      number(placed.o);
      number(placed.x);
      number(placed.y);
    }
  }
  void score(const Score& score) {
    hand(score.beside);
    hand(score.removed);
    number(score.visible);
    number(score.beside_points);
    number(score.hourglass);
    number(score.points);
  }
  std::vector<std::uint8_t> take() { return std::move(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

void add_options(Filler& to, const Options& options) {
  for (const auto& each : kOptions) to.number(*each.value(options), 2);
}

}  // namespace

int Game::observation_size(const Options&) {
  return kSize;
}

void Game::observe(const Shown&, Seat seat, std::uint8_t* to) const {
  cover_up::observe(*this, seat, to);
}

void observe(const Game& game, Seat seat, std::uint8_t* to) {
  std::memset(to, 0, kSize);
  const Player& player = game.state.at(seat);
  draw_pile(player.pile, to + kPile);
  draw_hand(player.hand, to + layout::kHand);
  for (const int slot : slots_in_pile(player)) to[kPlaced + slot] = 1;
  to[kPhase + static_cast<int>(game.state.phase)] = 1;
  add_figures(game, seat, to + kFigures);
  add_seats(game, seat, to + kSeats);
  add_table(game, seat, to + kTable);
  if (const auto number = game.second.sealed_by(seat)) {
    to[kSealed] = static_cast<std::uint8_t>(*number & 255);
    to[kSealed + 1] = static_cast<std::uint8_t>(*number >> 8);
  }
}

std::vector<std::uint8_t> information_of(const View& view, Milliseconds now) {
  Filler to;
  to.number(view.viewer.seat().index);
  add_options(to, view.options);
  to.number(view.round);
  to.number(static_cast<int>(view.phase));
  to.number(view.deadline ? *view.deadline - now + 1 : 0, 4);
  to.number(view.flipped_by ? view.flipped_by->index + 1 : 0);
  to.number(view.ended_by ? static_cast<int>(*view.ended_by) + 1 : 0);
  to.number(view.winners.bits());
  for (const int left : view.cards_left) to.number(left);
  for (std::size_t s = 0; s < kMostPlayers; ++s) {
    const SeatView seat = s < view.seats.size() ? view.seats[s] : SeatView{};
    to.number(seat.cards_placed);
    to.number(seat.total, 2);
    to.number(seat.is_done);
    to.number(seat.must_return);
    to.hand(seat.hand.value_or(Hand{}));
    to.pile(seat.pile.value_or(Pile{}));
    to.score(seat.score.value_or(Score{}));
  }
  to.card(view.own.to_return);
  return to.take();
}

std::vector<std::uint8_t> state_of(const Game& game) {
  Filler to;
  const State& state = game.state;
  add_options(to, state.options);
  to.number(state.round);
  to.number(static_cast<int>(state.phase));
  to.number(time_left(game), 4);
  to.number(state.flipped_by ? state.flipped_by->index + 1 : 0);
  to.number(state.done.bits());
  to.number(game.to_act().bits());
  for (const Player& player : state.players) {
    to.hand(player.hand);
    to.pile(player.pile);
    to.number(player.total, 2);
    to.card(player.to_return);
  }
  for (const DrawPile& pile : state.draw_piles) {
    for (std::size_t i = 0; i < kCardsOfAColor; ++i) {
      to.card(i < pile.size() ? std::optional(pile[i]) : std::nullopt);
    }
  }
  return to.take();
}

}  // namespace coverstory::python::cover_up
