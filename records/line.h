// A game record is JSON Lines: one object a line. These are the lines as read, with their numbers,
// and what is said of the first one that is wrong.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <expected>
#include <istream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace coverstory::records {

struct Line {
  std::size_t number = 0;  // from 1
  boost::json::object object;
};

struct Mistake {
  std::size_t line = 0;
  std::string sentence;
};

/// The lines of one game, the header first.
using GameLines = std::vector<Line>;

/// Reads a stream game by game.
class GameReader {
 public:
  explicit GameReader(std::istream& in) : in_(in) {}

  /// The next game's lines; nothing at the end of the stream; or the line that is not JSON, or that
  /// stands where a header should.
  std::expected<std::optional<GameLines>, Mistake> next();

 private:
  std::expected<std::optional<Line>, Mistake> next_line();

  std::istream& in_;
  std::size_t number_ = 0;
  std::optional<Line> header_of_next_;
};

/// Which event a line tells; empty if it tells none.
std::string_view event_of(const Line& line);

/// Adds an object to a record's text, as a line.
void add_line(std::string& text, const boost::json::object& object);

/// Which game a header names; empty if it names none.
std::string_view game_of(const GameLines& lines);

}  // namespace coverstory::records
