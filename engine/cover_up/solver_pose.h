// How the par solver writes down where a card lies, and how it moves a pose from one card's frame
// to another's.
//
// A card covers two adjacent lines of four squares: columns when it stands upright, rows when it
// lies. `across` counts lines, `along` counts squares in a line. Turning a whole pile maps lines to
// lines, so that `across` and `along` never mix: each only changes its sign and its origin.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cover_up/card.h"

namespace coverstory::cover_up::solver {

/// Has no default values, so that the long lists of poses are not cleared before they are filled.
struct Pose {
  std::uint8_t o;
  std::int8_t across;
  std::int8_t along;
  std::uint8_t count;  // what the list that holds the pose counts
};

constexpr Offset corner_of(Pose pose) {
  return is_upright(pose.o) ? Offset{pose.across, pose.along} : Offset{pose.along, pose.across};
}

constexpr Pose pose_at(int o, Offset corner, int count = 0) {
  if (!is_upright(o)) corner = {corner.y, corner.x};
  return {static_cast<std::uint8_t>(o), static_cast<std::int8_t>(corner.x),
          static_cast<std::int8_t>(corner.y), static_cast<std::uint8_t>(count)};
}

/// The orientation of a card that lies as `inner` in the frame of a card that lies as `outer`.
/// A flip reverses the turns that were made before it.
constexpr int composed(int outer, int inner) {
  const int turns = (outer & 4) ? outer - inner : outer + inner;
  return (turns & 3) | ((outer ^ inner) & 4);
}

/// A flipped orientation undoes itself.
constexpr int inverse_of(int o) {
  return (o & 4) ? o : (4 - o) & 3;
}

/// Turns the plane about the square (0, 0).
constexpr Offset turned(Offset p, int o) {
  if (o & 4) p.x = -p.x;
  for (int turn = 0; turn < (o & 3); ++turn) p = {-p.y, p.x};
  return p;
}

/// The top left of a box of squares with its own top left at `corner`, after the plane is turned.
constexpr Offset turned_corner(Offset corner, int width, int height, int o) {
  const Offset a = turned(corner, o);
  const Offset b = turned({corner.x + width - 1, corner.y + height - 1}, o);
  return {a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y};
}

/// Where a card lies that has the pose `inner` in the frame of a card with the pose `outer`.
constexpr Pose composed(Pose outer, Pose inner) {
  const Offset origin = turned_corner({0, 0}, kWidth, kHeight, outer.o);
  const Offset corner =
      turned_corner(corner_of(inner), width_of(inner.o), height_of(inner.o), outer.o);
  const Offset at = corner_of(outer);
  return pose_at(composed(outer.o, inner.o),
                 {at.x + corner.x - origin.x, at.y + corner.y - origin.y}, inner.count);
}

/// Where the frame's own card lies in the frame of the card that has this pose.
constexpr Pose inverse_of(Pose pose) {
  const int o = inverse_of(pose.o);
  const Offset origin = turned_corner({0, 0}, kWidth, kHeight, pose.o);
  const Offset at = corner_of(pose);
  const Offset moved{origin.x - at.x, origin.y - at.y};
  return pose_at(o, turned_corner(moved, kWidth, kHeight, o), pose.count);
}

/// The map from one card's frame to the board: the same as `composed`, from a table, with what does
/// not depend on the inner pose done once.
class Frame {
 public:
  explicit Frame(Pose outer) : outer_(outer.o), axes_(kAxes[outer.o]) {
    const Offset at = corner_of(outer);
    for (std::uint8_t lying = 0; lying < 2; ++lying) {
      const bool upright = is_upright(composed(outer.o, lying));
      axes_[lying].across = static_cast<std::int8_t>(axes_[lying].across + (upright ? at.x : at.y));
      axes_[lying].along = static_cast<std::int8_t>(axes_[lying].along + (upright ? at.y : at.x));
    }
  }

  Pose operator()(Pose inner) const {
    const Axes& axes = axes_[inner.o & 1u];
    return {static_cast<std::uint8_t>(composed(outer_, inner.o)),
            static_cast<std::int8_t>(axes.across + axes.across_step * inner.across),
            static_cast<std::int8_t>(axes.along + axes.along_step * inner.along), inner.count};
  }

 private:
  /// Where (0, 0) of the frame comes to lie, and which way the frame's axes run.
  struct Axes {
    std::int8_t across, along, across_step, along_step;
  };
  using AxesByShape = std::array<Axes, 2>;  // of inner poses that are upright, that lie

  static constexpr Axes axes_of(std::uint8_t outer, std::uint8_t inner) {
    const Pose origin = composed(Pose{outer, 0, 0, 0}, Pose{inner, 0, 0, 0});
    const Pose step = composed(Pose{outer, 0, 0, 0}, Pose{inner, 1, 1, 0});
    return {origin.across, origin.along, static_cast<std::int8_t>(step.across - origin.across),
            static_cast<std::int8_t>(step.along - origin.along)};
  }
  static constexpr std::array<AxesByShape, kOrientations> all_axes() {
    std::array<AxesByShape, kOrientations> axes{};
    for (std::uint8_t o = 0; o < kOrientations; ++o) axes[o] = {axes_of(o, 0), axes_of(o, 1)};
    return axes;
  }
  static const std::array<AxesByShape, kOrientations> kAxes;

  int outer_;
  AxesByShape axes_;
};

inline constexpr std::array<Frame::AxesByShape, kOrientations> Frame::kAxes = Frame::all_axes();

}  // namespace coverstory::cover_up::solver
