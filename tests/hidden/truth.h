// What lies where in a game, after each entry of its log, and who may be told of it. It is found by
// playing the log again, from the rules alone: what the server makes its messages of (`view`) is
// not asked. A card may be named to a viewer only in the place of a message that stands for where
// it lies, and only while that place is open to the viewer; that it was seen once is no excuse.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tables/game.h"
#include "tables/step.h"

namespace coverstory::hidden {

using tables::Viewer;

/// Where something stands in a message, from `game`, `mine` or `events` on: keys, and numbers in
/// lists; an event stands under its name.
using Path = std::vector<std::string>;

class Truth {
 public:
  Truth() = default;
  Truth(const Truth&) = delete;
  Truth& operator=(const Truth&) = delete;
  virtual ~Truth() = default;

  /// The next entry of the log, from the table's first on.
  virtual void add(const tables::Step& step) = 0;
  /// The codes of cards in a text, wherever they stand in it.
  virtual std::vector<std::string> codes_in(std::string_view text) const = 0;
  /// Whether the viewer may be told, of the entry (they count from 0), that this card is there.
  virtual bool may_name(std::size_t entry, Viewer viewer, const Path& path,
                        std::string_view code) const = 0;
  /// How often cards that had lain open were shuffled into a pile, as far as the game counts it.
  virtual int reshuffles() const = 0;
};

std::unique_ptr<Truth> truth_of_cover_me();
std::unique_ptr<Truth> truth_of_cover_up();

/// All parts of a text that are as long as a code and are one.
template <class Read>
std::vector<std::string> codes_of_length(std::size_t length, std::string_view text, Read read) {
  std::vector<std::string> codes;
  for (std::size_t at = 0; at + length <= text.size(); ++at) {
    const std::string_view part = text.substr(at, length);
    if (read(part)) codes.emplace_back(part);
  }
  return codes;
}

inline bool is_at(const Path& path, std::size_t depth, std::string_view key) {
  return depth < path.size() && path[depth] == key;
}
/// The number at that depth; -1 where there is none.
inline int number_at(const Path& path, std::size_t depth) {
  if (depth >= path.size() || path[depth].empty()) return -1;
  const char digit = path[depth].front();
  return path[depth].size() == 1 && digit >= '0' && digit <= '9' ? digit - '0' : -1;
}

}  // namespace coverstory::hidden
