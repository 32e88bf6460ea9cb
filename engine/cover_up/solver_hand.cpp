#include "engine/cover_up/solver_hand.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/core/ensure.h"
#include "engine/cover_up/card.h"
#include "engine/cover_up/solver_board.h"
#include "engine/cover_up/solver_pose.h"

namespace coverstory::cover_up::solver {
namespace {

constexpr int kBase = 3;  // a card overlaps another only if it begins at -3 or later

/// Where a square of an upright card lies, in lines and squares of a line, for each orientation.
constexpr auto kSquareOf = [] {
  std::array<std::array<Pose, kSquares>, kOrientations> table{};
  for (int o = 0; o < kOrientations; ++o) {
    for (int square = 0; square < kSquares; ++square) {
      table[static_cast<std::size_t>(o)][static_cast<std::size_t>(square)] =
          pose_at(o, offset_of(square, o));
    }
  }
  return table;
}();

Face face_of(Card card, int o) {
  Face face = 0;
  for (int square = 0; square < kSquares; ++square) {
    if (card.at(square) == 0) continue;
    const Pose at = kSquareOf[static_cast<std::size_t>(o)][static_cast<std::size_t>(square)];
    face |= (8u | card.at(square)) << (4 * (4 * at.across + at.along));
  }
  return face;
}

/// A set of poses of one orientation near a card at the origin.
class Places {
 public:
  void add(int across, int along) {
    bits_ |= std::uint64_t{1} << (8 * (across + kBase) + along + kBase);
  }
  bool empty() const { return bits_ == 0; }
  Pose take(int o) {
    const int bit = std::countr_zero(bits_);
    bits_ &= bits_ - 1;
    return {static_cast<std::uint8_t>(o), static_cast<std::int8_t>(bit / 8 - kBase),
            static_cast<std::int8_t>(bit % 8 - kBase), 0};
  }

 private:
  std::uint64_t bits_ = 0;
};

using PlacesByOrientation = std::array<Places, kOrientations>;

/// Lays the square `mine` of a second card on the square `theirs` of the first, in all
/// orientations.
void add_places(PlacesByOrientation& places, std::size_t theirs, std::size_t mine) {
  const Pose under = kSquareOf[0][theirs];
  for (std::size_t o = 0; o < kOrientations; ++o) {
    const Pose over = kSquareOf[o][mine];
    if (is_upright(static_cast<int>(o))) {
      places[o].add(under.across - over.across, under.along - over.along);
    } else {
      places[o].add(under.along - over.across, under.across - over.along);
    }
  }
}

}  // namespace

void Joins::fill(std::span<const Pose> unsorted) {
  with_more_than_.fill(0);
  for (const Pose pose : unsorted) {
    for (std::size_t n = 0; n < pose.count; ++n) ++with_more_than_[n];
  }
  auto next = with_more_than_;
  for (const Pose pose : unsorted) poses_[next[pose.count]++] = pose;
}

Hand::Hand(std::span<const Card> cards) : size_(static_cast<int>(cards.size())) {
  ENSURE(cards.size() <= kMaxCards);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    symbols_[i] = symbols_on(cards[i]);
    for (int o = 0; o < kOrientations; ++o) faces_[i][index(o)] = face_of(cards[i], o);
  }
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t j = i + 1; j < cards.size(); ++j) {
      find_joins(cards[i], cards[j], static_cast<int>(i), static_cast<int>(j));
    }
  }
}

void Hand::find_joins(Card first, Card second, int from, int to) {
  PlacesByOrientation places;
  for (int theirs = 0; theirs < kSquares; ++theirs) {
    for (int mine = 0; mine < kSquares; ++mine) {
      if (first.at(theirs) != 0 && first.at(theirs) == second.at(mine)) {
        add_places(places, index(theirs), index(mine));
      }
    }
  }
  Board board;
  board.toggle(Pose{}, face(from, 0));
  std::array<Pose, kMaxJoins> found, inverse;
  std::size_t count = 0;
  for (int o = 0; o < kOrientations; ++o) {
    for (Places& here = places[index(o)]; !here.empty();) {
      Pose pose = here.take(o);
      const Face under = board.under(pose), mine = face(to, o);
      if (clashes(under, mine)) continue;
      pose.count = static_cast<std::uint8_t>(seen_in(shared_squares(under, mine)));
      found[count] = pose;
      inverse[count++] = inverse_of(pose);
    }
  }
  joins_[index(from)][index(to)].fill({found.data(), count});
  joins_[index(to)][index(from)].fill({inverse.data(), count});
  most_shared_ = std::max(most_shared_, joins(from, to).most_shared());
}

}  // namespace coverstory::cover_up::solver
