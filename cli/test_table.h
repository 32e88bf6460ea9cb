// For tests of the game in the terminal: a typist at a table of Cover Me, who may look before each
// line that is typed.
#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>

#include "cli/cover_me/table.h"

namespace coverstory::cli {

using NextLine = std::function<std::optional<std::string>()>;

/// An input stream that asks for each line only when it is needed, so that a test can look at the
/// table before it answers.
class Typist : public std::streambuf {
 public:
  explicit Typist(NextLine next) : next_(std::move(next)) {}

 protected:
  int_type underflow() override {
    const auto line = next_();
    if (!line) return traits_type::eof();
    line_ = *line + "\n";
    setg(line_.data(), line_.data(), line_.data() + line_.size());
    return traits_type::to_int_type(line_[0]);
  }

 private:
  NextLine next_;
  std::string line_;
};

inline CoverMeGame::Seating seating(const cover_me::Options& options, std::uint64_t seed = 7) {
  return {options, seat_names("You", {"greedy", "random"}, options.players),
          Seed::from_number(seed)};
}

/// The first choice; where two numbers are wanted, the first two.
inline std::string first_choice(const CoverMeGame& game) {
  using cover_me::Kind;
  const cover_me::Action choice = game.person_choices().front();
  const bool of_cards = choice.kind() == Kind::Play || choice.kind() == Kind::Keep;
  return of_cards && choice.second_card() ? "1 2" : "1";
}

/// Plays at a table with the lines that `next` gives, and answers with all that was written.
inline std::string played(CoverMeGame& game, NextLine next) {
  Typist typist(std::move(next));
  std::istream in(&typist);
  std::ostringstream out;
  CoverMeTable(game, in, out).play();
  return out.str();
}

}  // namespace coverstory::cli
