#include "cli/cover_me/menu.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/cover_me/texts.h"
#include "cli/cover_me/words.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

std::string draw_pile_item(int cards) {
  if (cards == 0)
    return "From the draw pile, unseen. It is empty, so the discard pile is shuffled first.";
  return fmt::format("From the draw pile, unseen, the top one of {}.", counted(cards, "card"));
}

}  // namespace

Menu::Menu(const View& view, const Choices& choices, const Cast& cast) : choices_(choices) {
  switch (view.awaited) {
    case Kind::Take:
      ask_take(view);
      break;
    case Kind::Play:
      ask_play(view, cast);
      break;
    case Kind::Feature:
      ask_feature(view, cast);
      break;
    case Kind::Keep:
      ask_keep(view);
      break;
    case Kind::Swap:
      ask_swap(view);
      break;
    case Kind::Vote:
      ask_vote();
      break;
  }
}

void Menu::add(Action action, std::string item) {
  actions_.push_back(action);
  items_.push_back(std::move(item));
}

void Menu::ask_two_of(const std::vector<Card>& cards, const View& view) {
  cards_ = cards;
  for (const Card card : cards) items_.push_back(card_line(card, view));
}

void Menu::ask_take(const View& view) {
  question_ = "Take a card. From which pile?";
  for (const Action action : choices_) {
    if (const auto hair = action.pile()) {
      const OpenPile& pile = view.open[static_cast<std::size_t>(*hair)];
      add(action,
          fmt::format("From the {} pile, {}", word_of(*hair), card_line(pile.back(), view)));
    } else {
      add(action, draw_pile_item(static_cast<int>(view.draw.size())));
    }
  }
}

void Menu::ask_play(const View& view, const Cast& cast) {
  if (choices_.front().second_card()) {
    question_ = "Your hand. Which two cards go on your covers, the primary magazine's first?";
    primary_first_ = true;
    return ask_two_of(own_hand(view), view);
  }
  question_ = fmt::format("Your hand. Which card goes on the cover of {}?",
                          magazine_words(view.viewer.seat().index * view.options.rows_of_a_player(),
                                         view.options, cast));
  for (const Action action : choices_) add(action, card_line(action.card(), view));
}

void Menu::ask_feature(const View& view, const Cast& cast) {
  const int row =
      view.viewer.seat().index * view.options.rows_of_a_player() + choices_.front().row();
  question_ = fmt::format("Several models of {} have its highest trend value. Who is featured?",
                          magazine_words(row, view.options, cast));
  for (const Action action : choices_) add(action, card_line(action.model(), view));
}

void Menu::ask_keep(const View& view) {
  if (choices_.front().second_card()) {
    question_ = "You look at these cards of the next pile. Which two do you keep?";
    std::vector<Card> looked;
    for (const FaceDown& card : view.looked) {
      if (card.card) looked.push_back(*card.card);  // who looks sees them all
    }
    return ask_two_of(looked, view);
  }
  question_ = "You look at these cards of the next pile. Which one do you keep?";
  for (const Action action : choices_) add(action, card_line(action.card(), view));
}

void Menu::ask_swap(const View& view) {
  question_ = "You may put one card on the discard pile and take another. Which one?";
  first_number_ = 0;
  add(Action::no_swap(), "None: your hand stays as it is.");
  for (const Card card : own_hand(view)) add(Action::swap(card), card_line(card, view));
}

void Menu::ask_vote() {
  question_ = "You are tied for the first place. What do you vote for?";
  add(Action::vote(true), "One more season, if all who are tied want it.");
  add(Action::vote(false), "Sharing the victory.");
}

std::string Menu::text() const {
  std::string text = question_ + "\n";
  int number = first_number_;
  for (const std::string& item : items_) text += fmt::format("{}. {}\n", number++, item);
  return text;
}

std::string Menu::expected() const {
  const int last = first_number_ + static_cast<int>(items_.size()) - 1;
  if (actions_.size() == 2) return fmt::format("{} or {}", first_number_, last);
  if (cards_.empty()) return fmt::format("a number from {} to {}", first_number_, last);
  return fmt::format("two numbers from {} to {}, with a space between", first_number_, last);
}

std::expected<Action, std::string> Menu::pair_of(Card first, Card second) const {
  const auto matches = [&](Action choice) {
    if (choice.card() == first && choice.second_card() == second) return true;
    return !primary_first_ && choice.card() == second && choice.second_card() == first;
  };
  const auto found = std::ranges::find_if(choices_, matches);
  if (found == choices_.end()) return std::unexpected("The two numbers must differ.");
  return *found;
}

std::expected<Action, std::string> Menu::choice(std::span<const int> numbers) const {
  const std::size_t wanted = cards_.empty() ? 1 : 2;
  const auto last = first_number_ + static_cast<int>(items_.size());
  const bool in_range = std::ranges::all_of(
      numbers, [&](int number) { return number >= first_number_ && number < last; });
  if (numbers.size() != wanted || !in_range) {
    return std::unexpected(fmt::format("Please type {}.", expected()));
  }
  const auto at = [&](std::size_t i) {
    return static_cast<std::size_t>(numbers[i] - first_number_);
  };
  if (cards_.empty()) return actions_[at(0)];
  return pair_of(cards_[at(0)], cards_[at(1)]);
}

}  // namespace coverstory::cli
