// The terminal side of a game of Cover Me: asks the person, line by line, in text that can be read
// aloud. Nothing moves the cursor; what is wrong gets one sentence and changes nothing.
#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "cli/cover_me/game.h"
#include "cli/cover_me/menu.h"
#include "cli/terminal.h"

namespace coverstory::cli {

class CoverMeTable {
 public:
  /// Lines are kept within the columns, if any are given.
  CoverMeTable(CoverMeGame& game, std::istream& in, std::ostream& out, std::size_t columns = 0)
      : game_(game), in_(in), out_(out), columns_(columns) {}

  /// Until the game is over, the person quits, or the input ends.
  void play();
  /// What happened before this table was opened is not told again.
  void skip_story();

 private:
  /// Nothing if the person leaves.
  std::optional<cover_me::Action> ask();
  std::optional<cover_me::Action> answer(const TypedLine& typed, const cover_me::View& view,
                                         const Menu& menu);
  void pose(const cover_me::View& view, const Menu& menu);
  /// A word instead of numbers; false if it is not known.
  bool obey(std::string_view word, std::string_view rest, const cover_me::View& view);
  void save(const std::string& file);
  void say(std::string_view text);
  void tell_story();
  void tell_log(std::string_view how_much);

  CoverMeGame& game_;
  std::istream& in_;
  std::ostream& out_;
  std::size_t columns_;
  std::size_t told_ = 0;  // how much of the story
};

}  // namespace coverstory::cli
