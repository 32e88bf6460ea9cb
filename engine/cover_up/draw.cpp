#include "engine/cover_up/draw.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace coverstory::cover_up {
namespace {

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
