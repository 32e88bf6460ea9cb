#include "cli/cover_me/texts.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

std::string take_help(const View& view) {
  std::string text =
      "You take one card (CM-2.7): the top card of an open pile, which everyone sees,\n"
      "or the top card of the draw pile, which only you see.\n";
  if (view.phase == Phase::Draft) {
    text += view.options.is_advanced() && !view.options.equal_values()
                ? "Before the first season only the open piles may be taken from (CM-9.2).\n"
                : "You take cards in turn until all hands are full (CM-2.6).\n";
  }
  if (view.phase == Phase::Hands) {
    text += "You get a card for each of your models that scored (CM-6.3).\n";
    if (view.next.empty()) text += "Without a next pile the others take a card too.\n";
  }
  if (view.phase == Phase::NewYear) text += "This card replaces the one you put away (CM-7.5).\n";
  return text +
         "When an open pile runs empty, cards are turned from the draw pile until all three have "
         "one (CM-2.8).\n";
}

std::string play_help(const View& view) {
  std::string text =
      "Everyone chooses a cover in secret; all are shown together (CM-4.1).\n"
      "Models on covers and in the influence row are counted (CM-4.2).\n"
      "Hair colour and hair length always count; the pattern in fall and winter, the clothes in "
      "spring and summer (CM-3.2).\n"
      "In each of the three, whatever has the highest count is the trend; equals are all trends "
      "(CM-4.3).\n"
      "A model's trend value is how many of the three trends it matches after the third month "
      "(CM-5.1).\n"
      "Your best model is then featured (CM-5.2).\n"
      "With 3 it scores; with 1 or 2 it goes to the influence row (CM-6.2).\n"
      "If all your models have 0, all of them score (CM-5.4).\n"
      "The value beside a card is by the trends as they stand, before this month's covers.\n";
  if (view.options.is_advanced()) {
    text +=
        "You fill two magazines, with two different cards each month (CM-9.3).\n"
        "What scores in the primary one counts; in the secondary one it goes to the middle "
        "(CM-9.5).\n"
        "The middle only decides draws (CM-9.7).\n";
  }
  if (view.options.with_fictional_players()) {
    text +=
        "The fictional players' covers count like yours; the second one's lies open already "
        "(CM-8.2).\n";
  }
  return text;
}

std::string feature_help() {
  return "Several of your models share the highest trend value: you choose who is featured "
         "(CM-5.3).\n"
         "The others come back to your hand (CM-5.2).\n"
         "With value 3 the chosen one scores (CM-6.2).\n"
         "With 1 or 2 it goes to the influence row and counts for the next season's trends "
         "(CM-6.4).\n";
}

std::string keep_help(const View& view) {
  std::string text =
      "You did not score, so you look at the top two cards of the next pile (CM-6.3).\n"
      "You keep one; the other goes to the bottom of the pile. Nobody else sees them.\n";
  if (view.options.is_advanced()) {
    text += "If neither of your magazines scored you look at four and keep two (CM-9.6).\n";
  }
  return text;
}

std::string swap_help() {
  return "With the new year everyone may once swap a card (CM-7.5).\n"
         "You put a card on the discard pile, for all to see, and take another in its place.\n"
         "Type 0 to keep your hand.\n";
}

std::string vote_help() {
  return "You are level at the top in every way (CM-10.3).\n"
         "If all who are tied vote for it, everyone plays one more season.\n"
         "Otherwise the tied players share the victory.\n";
}

}  // namespace

std::string welcome_words() {
  return "Cover Me. You edit a fashion magazine; the other players are bots.\n"
         "Each month you put a model on your cover. All covers together make the trends.\n"
         "After three months, a model of yours that matches all three trends scores.\n"
         "So do three models that match none.\n"
         "Most prestige at the end wins. Type ? at any question for the rules of the moment.\n\n";
}

std::string rules_of_the_moment(const View& view) {
  switch (view.awaited) {
    case Kind::Take:
      return take_help(view);
    case Kind::Play:
      return play_help(view);
    case Kind::Feature:
      return feature_help();
    case Kind::Keep:
      return keep_help(view);
    case Kind::Swap:
      return swap_help();
    case Kind::Vote:
      return vote_help();
  }
  return {};
}

std::string commands_help() {
  return "You can also type:\n"
         "hand: your cards.\n"
         "table: everything on the table, with the piles.\n"
         "scores: what everyone has scored.\n"
         "discard: the discard pile.\n"
         "known: what you know of the others' cards.\n"
         "log: what happened this season. log all: the whole game.\n"
         "save FILE: write the game so far to a file, and go on.\n"
         "quit: leave the game.\n";
}

}  // namespace coverstory::cli
