// A decision as a numbered list: what is asked, the items, and what the numbers that a person types
// stand for.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <vector>

#include "cli/telling.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"

namespace coverstory::cli {

class Menu {
 public:
  /// The decision that awaits the viewer.
  Menu(const cover_me::View& view, const cover_me::Choices& choices, const Cast& cast);

  /// The question and the items, a line each.
  std::string text() const;
  /// What may be typed: "Type a number from 1 to 9, or ? for help".
  std::string prompt() const;
  /// The choice that the numbers stand for; otherwise a sentence on what is wrong.
  std::expected<cover_me::Action, std::string> choice(std::span<const int> numbers) const;

 private:
  void ask_take(const cover_me::View& view);
  void ask_play(const cover_me::View& view);
  void ask_feature(const cover_me::View& view, const Cast& cast);
  void ask_keep(const cover_me::View& view);
  void ask_swap(const cover_me::View& view);
  void ask_vote();
  void add(cover_me::Action action, std::string item);
  /// Two of these cards are to be chosen, with two numbers.
  void ask_two_of(const std::vector<cover_me::Card>& cards, const cover_me::View& view);
  std::expected<cover_me::Action, std::string> pair_of(cover_me::Card first,
                                                       cover_me::Card second) const;

  const cover_me::Choices choices_;
  std::string question_;
  std::vector<std::string> items_;
  int first_number_ = 1;
  std::vector<cover_me::Action> actions_;  // one for each item, where one number is to be typed
  std::vector<cover_me::Card> cards_;      // one for each item, where two are
  bool primary_first_ = false;
};

}  // namespace coverstory::cli
