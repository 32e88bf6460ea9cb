#include "cli/cover_me/menu.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/cover_me/texts.h"
#include "cli/cover_me/words.h"
#include "cli/speech.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

std::string draw_pile_item(int cards) {
  return fmt::format("{} ({})", t("coverMe.pile.named.draw"),
                     cards == 0 ? t("terminal.draw.empty") : cards_words(cards));
}

/// A question, and what it means below it.
std::string asked(const std::string& question, const std::string& why) {
  return fmt::format("{}\n{}", question, why);
}

}  // namespace

Menu::Menu(const View& view, const Choices& choices, const Cast& cast) : choices_(choices) {
  switch (view.awaited) {
    case Kind::Take:
      ask_take(view);
      break;
    case Kind::Play:
      ask_play(view);
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
  question_ = asked(t("coverMe.ask.take"), t("coverMe.ask.take.why"));
  for (const Action action : choices_) {
    if (const auto hair = action.pile()) {
      const OpenPile& pile = view.open[static_cast<std::size_t>(*hair)];
      add(action, fmt::format("{}. {}", pile_words(*hair), card_line(pile.back(), view)));
    } else {
      add(action, draw_pile_item(static_cast<int>(view.draw.size())));
    }
  }
}

void Menu::ask_play(const View& view) {
  if (choices_.front().second_card()) {
    question_ = asked(t("terminal.ask.plays"), t("coverMe.ask.plays.why"));
    primary_first_ = true;
    return ask_two_of(own_hand(view), view);
  }
  question_ = t("terminal.ask.play");
  for (const Action action : choices_) add(action, card_line(action.card(), view));
}

void Menu::ask_feature(const View& view, const Cast& cast) {
  const int row =
      view.viewer.seat().index * view.options.rows_of_a_player() + choices_.front().row();
  question_ = asked(t("coverMe.ask.feature"), t("coverMe.ask.feature.why"));
  if (view.options.is_advanced()) {
    question_ = fmt::format("{}: {}", row_words(row, view.options, cast), question_);
  }
  for (const Action action : choices_) add(action, card_line(action.model(), view));
}

void Menu::ask_keep(const View& view) {
  if (choices_.front().second_card()) {
    question_ = asked(t("coverMe.ask.keep", {{"count", 2}}), t("coverMe.ask.keep.why"));
    std::vector<Card> looked;
    for (const FaceDown& card : view.looked) {
      if (card.card) looked.push_back(*card.card);  // who looks sees them all
    }
    return ask_two_of(looked, view);
  }
  question_ = asked(t("coverMe.ask.keep", {{"count", 1}}), t("coverMe.ask.keep.why"));
  for (const Action action : choices_) add(action, card_line(action.card(), view));
}

void Menu::ask_swap(const View& view) {
  question_ = asked(t("coverMe.ask.swap"), t("coverMe.ask.swap.why"));
  first_number_ = 0;
  add(Action::no_swap(), t("coverMe.do.noSwap"));
  for (const Card card : own_hand(view)) add(Action::swap(card), card_line(card, view));
}

void Menu::ask_vote() {
  question_ = asked(t("coverMe.ask.vote"), t("coverMe.ask.vote.why"));
  add(Action::vote(true), t("coverMe.do.extra"));
  add(Action::vote(false), t("coverMe.do.share"));
}

std::string Menu::text() const {
  std::string text = question_ + "\n";
  int number = first_number_;
  for (const std::string& item : items_) text += fmt::format("{}. {}\n", number++, item);
  return text;
}

std::string Menu::prompt() const {
  const int last = first_number_ + static_cast<int>(items_.size()) - 1;
  const Parameter from{"first", first_number_}, to{"last", last};
  if (actions_.size() == 2) return t("terminal.type.either", {from, to});
  return t(cards_.empty() ? "terminal.type.one" : "terminal.type.two", {from, to});
}

std::expected<Action, std::string> Menu::pair_of(Card first, Card second) const {
  const auto matches = [&](Action choice) {
    if (choice.card() == first && choice.second_card() == second) return true;
    return !primary_first_ && choice.card() == second && choice.second_card() == first;
  };
  const auto found = std::ranges::find_if(choices_, matches);
  if (found == choices_.end()) return std::unexpected(t("terminal.differ"));
  return *found;
}

std::expected<Action, std::string> Menu::choice(std::span<const int> numbers) const {
  const std::size_t wanted = cards_.empty() ? 1 : 2;
  const auto last = first_number_ + static_cast<int>(items_.size());
  const bool in_range = std::ranges::all_of(
      numbers, [&](int number) { return number >= first_number_ && number < last; });
  if (numbers.size() != wanted || !in_range) {
    return std::unexpected(t("terminal.wrong"));
  }
  const auto at = [&](std::size_t i) {
    return static_cast<std::size_t>(numbers[i] - first_number_);
  };
  if (cards_.empty()) return actions_[at(0)];
  return pair_of(cards_[at(0)], cards_[at(1)]);
}

}  // namespace coverstory::cli
