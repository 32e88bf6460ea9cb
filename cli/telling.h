// What the stories of both games are made of: lists, numbers of things, and who sits where.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"

namespace coverstory::cli {

/// "a, b and c", in the language spoken; "none" for an empty list.
std::string listed(const std::vector<std::string>& items);
std::string capitalised(std::string text);

/// A text from a file, without the characters that a terminal would obey: escape sequences begin
/// with one of them.
std::string harmless(std::string text);

/// Names, and who of them is "you". Where there is a "you", only what that seat may know is told;
/// without one, everything.
class Cast {
 public:
  /// Our bots are called what they are in the language spoken. Equal names get numbers. Characters
  /// of a name that a terminal would obey instead of showing are replaced.
  explicit Cast(std::vector<std::string> names, std::optional<Seat> you = std::nullopt);

  bool is_you(Seat seat) const { return you_ == seat; }
  /// Whether what only this seat knows may be told.
  bool may_tell_secrets_of(Seat seat) const { return !you_ || is_you(seat); }
  bool tells_everything() const { return !you_; }
  /// With whose eyes public things are looked at.
  Viewer viewer() const;

  /// "You", "Alice".
  std::string who(Seat seat) const;
  /// "You, Alice and Bob".
  std::string everyone() const;
  std::string all_of(SeatSet seats) const;

 private:
  std::vector<std::string> names_;
  std::optional<Seat> you_;
};

}  // namespace coverstory::cli
