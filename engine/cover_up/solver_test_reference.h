// What the par solver is compared with, written separately from it: an exhaustive search and a
// scorer that follow the words of CU-3 and CU-5 and take their time. They share nothing with the
// solver but cards and placements.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/cover_up/card.h"

namespace coverstory::cover_up::reference {

struct SymbolAt {
  int x = 0;
  int y = 0;
  Symbol symbol = 0;
};

inline std::vector<SymbolAt> symbols_of(const Placement& placement) {
  std::vector<SymbolAt> symbols;
  for (int square = 0; square < kSquares; ++square) {
    if (placement.card.at(square) == 0) continue;
    const Offset offset = offset_of(square, placement.o);
    symbols.push_back({placement.x + offset.x, placement.y + offset.y, placement.card.at(square)});
  }
  return symbols;
}

/// CU-3.4: do two cards show the same symbol on the same square?
inline bool joined(const Placement& a, const Placement& b) {
  for (const SymbolAt& s : symbols_of(a)) {
    for (const SymbolAt& t : symbols_of(b)) {
      if (s.x == t.x && s.y == t.y && s.symbol == t.symbol) return true;
    }
  }
  return false;
}

/// CU-3.4: does the pile hang together?
inline bool hangs_together(std::span<const Placement> pile) {
  std::vector<std::size_t> reached{0};
  std::vector<bool> seen(pile.size(), false);
  if (pile.empty()) return true;
  seen[0] = true;
  for (std::size_t next = 0; next < reached.size(); ++next) {
    for (std::size_t other = 0; other < pile.size(); ++other) {
      if (seen[other] || !joined(pile[reached[next]], pile[other])) continue;
      seen[other] = true;
      reached.push_back(other);
    }
  }
  return reached.size() == pile.size();
}

/// CU-5.2 and CU-5.3, or nothing if the pile breaks CU-3.3 or CU-3.4.
inline std::optional<int> score(std::span<const Placement> pile, std::span<const Card> beside) {
  std::map<std::pair<int, int>, Symbol> squares;
  for (const Placement& placement : pile) {
    for (const SymbolAt& s : symbols_of(placement)) {
      const auto [at, is_new] = squares.try_emplace({s.x, s.y}, s.symbol);
      if (!is_new && at->second != s.symbol) return std::nullopt;
    }
  }
  if (!hangs_together(pile)) return std::nullopt;
  int points = static_cast<int>(squares.size());
  for (const Card card : beside) points += symbols_on(card) + 1;
  return points;
}

/// Tries every pile of every choice of the cards. Each pile is built once, in the order in which a
/// walk from its first card reaches the others: a card hangs on the earliest card of the pile that
/// it shares a square with, cards that hang on the same card come in the order of the hand.
class Exhaustive {
 public:
  explicit Exhaustive(std::span<const Card> cards) : cards_(cards.begin(), cards.end()) {}

  /// The smallest score below `bound`, or `bound` if there is none.
  int smallest_score(int bound) {
    best_ = bound;
    for (unsigned chosen = 0; chosen < 1u << cards_.size(); ++chosen) try_piles_of(chosen);
    return best_;
  }

 private:
  static constexpr std::size_t kSide = 64;
  static constexpr int kMiddle = kSide / 2;
  struct Square {
    Symbol symbol = 0;
    unsigned shown_by = 0;  // a bit for each card of the pile, in the order of the pile
  };
  struct Lying {
    std::size_t card;
    Placement placement;
  };

  void try_piles_of(unsigned chosen) {
    beside_points_ = 0;
    left_.clear();
    for (std::size_t i = 0; i < cards_.size(); ++i) {
      if (chosen >> i & 1u) {
        left_.push_back(i);
      } else {
        beside_points_ += symbols_on(cards_[i]) + 1;
      }
    }
    if (left_.empty()) {
      best_ = std::min(best_, beside_points_);
      return;
    }
    const std::size_t first = left_.front();
    left_.erase(left_.begin());
    lay({first, {cards_[first], 0, kMiddle, kMiddle}});
    extend(0, 0);
    lift();
  }

  void extend(std::size_t hang_on, std::size_t from_card) {
    if (left_.empty()) {
      best_ = std::min(best_, seen_ + beside_points_);
      return;
    }
    // However the rest is laid, the squares seen now stay.
    if (seen_ + beside_points_ >= best_) return;
    for (std::size_t parent = hang_on; parent < pile_.size(); ++parent) {
      for (std::size_t i = 0; i < left_.size(); ++i) {
        if (parent > hang_on || left_[i] >= from_card) hang(parent, i);
      }
    }
  }

  /// Lays one of the cards left wherever it hangs on the pile's card `parent`.
  void hang(std::size_t parent, std::size_t i) {
    const std::size_t card = left_[i];
    left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(i));
    const Placement on = pile_[parent].placement;
    for (int o = 0; o < kOrientations; ++o) {
      for (int x = on.x - width_of(o) + 1; x < on.x + width_of(on.o); ++x) {
        for (int y = on.y - height_of(o) + 1; y < on.y + height_of(on.o); ++y) {
          const Placement placement{cards_[card], static_cast<std::uint8_t>(o),
                                    static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
          if (!hangs_first_on(placement, parent)) continue;
          lay({card, placement});
          extend(parent, card + 1);
          lift();
        }
      }
    }
    left_.insert(left_.begin() + static_cast<std::ptrdiff_t>(i), card);
  }

  /// No square with another symbol, a square shared with `parent`, none with a card before it.
  bool hangs_first_on(const Placement& placement, std::size_t parent) const {
    unsigned shared = 0;
    for (int square = 0; square < kSquares; ++square) {
      const Symbol symbol = placement.card.at(square);
      if (symbol == 0) continue;
      const Square& under = at(placement, square);
      if (under.shown_by == 0) continue;
      if (under.symbol != symbol) return false;
      shared |= under.shown_by;
    }
    return shared != 0 && std::countr_zero(shared) == static_cast<int>(parent);
  }

  void lay(Lying lying) {
    pile_.push_back(lying);
    for (int square = 0; square < kSquares; ++square) {
      if (lying.placement.card.at(square) == 0) continue;
      Square& under = at(lying.placement, square);
      if (under.shown_by == 0) ++seen_;
      under.symbol = lying.placement.card.at(square);
      under.shown_by |= 1u << (pile_.size() - 1);
    }
  }

  void lift() {
    const Placement placement = pile_.back().placement;
    pile_.pop_back();
    for (int square = 0; square < kSquares; ++square) {
      if (placement.card.at(square) == 0) continue;
      Square& under = at(placement, square);
      under.shown_by &= ~(1u << pile_.size());
      if (under.shown_by == 0) --seen_;
    }
  }

  Square& at(const Placement& placement, int square) {
    return const_cast<Square&>(std::as_const(*this).at(placement, square));
  }
  const Square& at(const Placement& placement, int square) const {
    static constexpr auto kOffsets = [] {
      std::array<std::array<Offset, kSquares>, kOrientations> offsets{};
      for (int o = 0; o < kOrientations; ++o) {
        for (int s = 0; s < kSquares; ++s) {
          offsets[static_cast<std::size_t>(o)][static_cast<std::size_t>(s)] = offset_of(s, o);
        }
      }
      return offsets;
    }();
    const Offset offset = kOffsets[placement.o][static_cast<std::size_t>(square)];
    const int x = placement.x + offset.x, y = placement.y + offset.y;
    return board_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
  }

  std::vector<Card> cards_;
  int best_ = 0;
  int beside_points_ = 0;
  int seen_ = 0;
  std::vector<std::size_t> left_;
  std::vector<Lying> pile_;
  std::array<std::array<Square, kSide>, kSide> board_{};
};

}  // namespace coverstory::cover_up::reference
