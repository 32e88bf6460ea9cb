// The last changes that one view of a table was shown, so that who was cut off for a moment can go
// on from there. Where they do not reach back so far, the whole table is shown anew, which is
// shorter by then.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "tables/outside.h"

namespace coverstory::tables {

class RecentChanges {
 public:
  static constexpr std::size_t kMostMessages = 64;
  static constexpr std::size_t kMostBytes = 16 * 1024;

  /// The next one leads to that number; each is one more than the one before.
  void add(std::uint32_t seq, Message message);
  /// The view was shown anew, or to somebody else.
  void clear();
  /// Those that lead further than this number are taken back.
  void cut_to(std::uint32_t seq);

  /// All that follows the number, up to `last`, which is the view's; nothing where that is not
  /// known.
  std::optional<std::vector<Message>> after(std::uint32_t seq, std::uint32_t last) const;

 private:
  std::deque<Message> messages_;  // at most so many, of so many bytes
  std::uint32_t last_ = 0;        // the number that the last of them leads to
  std::size_t bytes_ = 0;         // of their texts
};

}  // namespace coverstory::tables
