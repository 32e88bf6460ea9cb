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

#include "engine/core/seed.h"

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

inline constexpr int kFormat = 1;

/// The first line of each game: which game, its options, who sat where, the seed, and the version
/// of the program that wrote it. Records from before 0.1.0 have no version, and nothing depends on
/// it.
struct Header {
  std::string game;
  boost::json::object options;
  std::vector<std::string> seats;
  std::string seed;
};

boost::json::object header_json(std::string_view game, boost::json::object options,
                                const std::vector<std::string>& seats, const Seed& seed);

/// Throws WrongField.
Header read_header(const boost::json::object& object);

}  // namespace coverstory::records
