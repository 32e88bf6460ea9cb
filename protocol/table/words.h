// What people write: names and lines of chat. Both are shown to others, so both are bounded and
// without anything that would disturb a line of text.
#pragma once

#include <string>
#include <string_view>

namespace coverstory::protocol {

inline constexpr std::size_t kLongestName = 24;   // characters
inline constexpr std::size_t kLongestLine = 300;  // characters of a line of chat

/// The text without spaces around it. Throws WrongField if nothing is left, if it has more than
/// `longest` characters, or if there are control characters or invisible ones in it. The text is
/// valid UTF-8.
std::string read_words(std::string_view text, std::string_view what, std::size_t longest);

}  // namespace coverstory::protocol
