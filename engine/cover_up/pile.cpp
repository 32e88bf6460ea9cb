#include "engine/cover_up/pile.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <tuple>
#include <vector>

#include "engine/cover_up/card.h"

namespace coverstory::cover_up {
namespace {

using Footprints = FixedVector<Footprint, kHandSize>;

/// A set of cards of the pile, a bit for each.
using CardMask = unsigned;

Footprints footprints_of(const Pile& pile) {
  Footprints footprints;
  for (const Placement& placement : pile) footprints.push_back(footprint_of(placement));
  return footprints;
}

void add_conflicts(PileCheck& result, const Footprint& frame, SquareMask squares) {
  for (; squares != 0; squares &= squares - 1) {
    const int nibble = std::countr_zero(squares) / 4;
    const LatticeSquare square{static_cast<std::int8_t>(frame.x + nibble % 4),
                               static_cast<std::int8_t>(frame.y + nibble / 4)};
    if (!result.conflicts.contains(square)) result.conflicts.push_back(square);
  }
}

/// For each card, itself and the cards that it is joined to.
class Joints {
 public:
  explicit Joints(std::size_t cards) : cards_(cards) {
    for (std::size_t card = 0; card < cards; ++card) joined_[card] = 1u << card;
  }

  void join(std::size_t a, std::size_t b) {
    joined_[a] |= 1u << b;
    joined_[b] |= 1u << a;
  }

  /// All that hang together with a card, itself included.
  CardMask group_of(std::size_t card) const {
    CardMask group = joined_[card], before = 0;
    while (group != before) {
      before = group;
      for (CardMask rest = before; rest != 0; rest &= rest - 1) {
        group |= joined_[static_cast<std::size_t>(std::countr_zero(rest))];
      }
    }
    return group;
  }

  CardMask largest_group() const {
    CardMask largest = 0;
    for (std::size_t card = 0; card < cards_; ++card) {
      if ((largest >> card & 1u) != 0) continue;
      const CardMask group = group_of(card);
      if (std::popcount(group) > std::popcount(largest)) largest = group;
    }
    return largest;
  }

 private:
  std::array<CardMask, kHandSize> joined_{};
  std::size_t cards_;
};

constexpr char kOutside = ' ', kEmpty = '.', kConflict = '!';

struct Box {
  int left = 0, top = 0, right = 0, bottom = 0;  // right and bottom are the first outside
};

Box box_around(const Pile& pile) {
  Box box{.left = pile[0].x, .top = pile[0].y, .right = pile[0].x, .bottom = pile[0].y};
  for (const Placement& lying : pile) {
    box.left = std::min<int>(box.left, lying.x);
    box.top = std::min<int>(box.top, lying.y);
    box.right = std::max(box.right, lying.x + width_of(lying.o));
    box.bottom = std::max(box.bottom, lying.y + height_of(lying.o));
  }
  return box;
}

/// What a square looks like when a card with `symbol` there is laid on it.
char covered(char before, Symbol symbol) {
  if (symbol == 0) return before == kOutside ? kEmpty : before;
  const char letter = static_cast<char>('a' + symbol - 1);
  return before == kOutside || before == kEmpty || before == letter ? letter : kConflict;
}

}  // namespace

PileCheck check(const Pile& pile) {
  const Footprints lying = footprints_of(pile);
  PileCheck result;
  Joints joints(lying.size());
  for (std::size_t b = 1; b < lying.size(); ++b) {
    for (std::size_t a = 0; a < b; ++a) {
      const Meeting met = meeting(lying[a], lying[b]);
      if (met.equal != 0) joints.join(a, b);
      add_conflicts(result, lying[a], met.different);
    }
  }
  std::ranges::sort(result.conflicts, {}, [](LatticeSquare s) { return std::tuple(s.y, s.x); });
  const CardMask rest = joints.largest_group();
  for (std::size_t card = 0; card < lying.size(); ++card) {
    if ((rest >> card & 1u) == 0) result.loose.push_back(static_cast<std::uint8_t>(card));
  }
  return result;
}

bool is_made_of(const Pile& pile, const Hand& hand) {
  // A deck of one's own may hold two equal cards, so cards are counted, not only found.
  return std::ranges::all_of(pile, [&](const Placement& placement) {
    return std::ranges::count(pile, placement.card, &Placement::card) <=
           std::ranges::count(hand, placement.card);
  });
}

Hand cards_beside(const Hand& hand, const Pile& pile) {
  Hand beside = hand;
  for (const Placement& placement : pile) {
    const auto found = std::ranges::find(beside, placement.card);
    ENSURE(found != beside.end());
    beside.erase_at(static_cast<std::size_t>(found - beside.begin()));
  }
  return beside;
}

Pile without_mistakes(Pile pile) {
  while (!check(pile).is_valid()) pile.pop_back();
  return pile;
}

int visible_symbols(const Pile& pile) {
  const Footprints lying = footprints_of(pile);
  int visible = 0;
  for (std::size_t card = 0; card < lying.size(); ++card) {
    SquareMask shown = squares_with_symbols(lying[card].symbols);
    for (std::size_t lower = 0; lower < card; ++lower) {
      shown &= ~squares_with_symbols(seen_from(lying[card], lying[lower]));
    }
    visible += std::popcount(shown);
  }
  return visible;
}

std::string draw(const Pile& pile) {
  if (pile.empty()) return "";
  const Box box = box_around(pile);
  std::vector<std::string> rows(static_cast<std::size_t>(box.bottom - box.top),
                                std::string(static_cast<std::size_t>(box.right - box.left), ' '));
  for (const Placement& lying : pile) {
    for (int square = 0; square < kSquares; ++square) {
      const Offset offset = offset_of(square, lying.o);
      char& at = rows[static_cast<std::size_t>(lying.y + offset.y - box.top)]
                     [static_cast<std::size_t>(lying.x + offset.x - box.left)];
      at = covered(at, lying.card.at(square));
    }
  }
  std::string text;
  for (const std::string& row : rows) text += row.substr(0, row.find_last_not_of(' ') + 1) + '\n';
  return text;
}

}  // namespace coverstory::cover_up
