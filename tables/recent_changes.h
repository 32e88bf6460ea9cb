// The last changes that one view of a table was shown, so that who was cut off for a moment can go
// on from there. Where they do not reach back so far, the whole table is shown anew, which is
// shorter by then.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tables/outside.h"

namespace coverstory::tables {

class RecentChanges {
 public:
  static constexpr std::size_t kMostMessages = 64;
  /// About twice as much as the whole table takes.
  static constexpr std::size_t kMostBytes = 8 * 1024;

  /// The next one leads to that number; each is one more than the one before.
  void add(std::uint32_t seq, const protocol::Message& message);
  /// Those that lead further than this number are taken back.
  void cut_to(std::uint32_t seq);
  /// The view was shown anew, or to somebody else.
  void clear();

  /// All that follows the number, up to `last`, which is the view's; nothing where that is not
  /// known.
  std::optional<std::vector<Message>> after(std::uint32_t seq, std::uint32_t last) const;
  /// Whether it is.
  bool reach_back_to(std::uint32_t seq, std::uint32_t last) const;

 private:
  void drop_first();

  /// One after the other in one piece, so that the messages themselves are gone as soon as they are
  /// sent: kept one by one they would spread over all memory, and every command would wait for it.
  std::string texts_;
  std::size_t begin_ = 0;             // of those that are kept, in the texts
  std::vector<std::uint32_t> sizes_;  // of each, at most so many, of so many bytes together
  std::string table_;                 // that they are about
  std::uint32_t last_ = 0;            // the number that the last of them leads to
};

}  // namespace coverstory::tables
