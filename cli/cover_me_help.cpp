#include "cli/cover_me_help.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

std::string take_help(const View& view) {
  std::string text =
      "You take one card: the top card of an open pile, which everyone sees, or the top card of "
      "the "
      "draw pile, which only you see (CM-2.7).\n";
  if (view.phase == Phase::Draft) {
    text += view.options.is_advanced() && !view.options.equal_values()
                ? "Before the first season only the open piles may be taken from (CM-9.2).\n"
                : "You take cards in turn until all hands are full (CM-2.6).\n";
  }
  if (view.phase == Phase::Hands) {
    text += "You get a card for each of your models that scored (CM-6.3).\n";
  }
  if (view.phase == Phase::NewYear) text += "This card replaces the one you put away (CM-7.5).\n";
  return text +
         "When an open pile runs empty, cards are turned from the draw pile until all three have "
         "one again (CM-2.8).\n";
}

std::string play_help(const View& view) {
  std::string text =
      "Everyone chooses a cover in secret; all are shown together (CM-4.1).\n"
      "Each model on a cover and in the influence row counts one for its hair colour, its hair "
      "length and, in fall and winter, its pattern, in spring and summer its clothes (CM-3.2, "
      "CM-4.2).\n"
      "In each of the three, whatever has the highest count is the trend; equals are all trends "
      "(CM-4.3).\n"
      "After three months a model's trend value is how many of the three trends it matches "
      "(CM-5.1). Your best model is featured: with 3 it scores, with 1 or 2 it goes to the "
      "influence row (CM-5.2, CM-6.2). If all three of your models have 0, all three score "
      "(CM-5.4).\n"
      "The value shown beside a card is by the trends as they stand, before this month's covers.\n";
  if (view.options.is_advanced()) {
    text +=
        "You fill two magazines. What scores in the primary one counts as prestige; what scores in "
        "the secondary one goes to the middle and only decides draws (CM-9.3, CM-9.5, CM-9.7).\n";
  }
  if (view.options.with_fictional_players()) {
    text +=
        "The two fictional players' covers count for the trends like yours. The second one's card "
        "lies open already (CM-8.2).\n";
  }
  return text;
}

std::string feature_help() {
  return "Several of your models share the highest trend value, and you choose which one is "
         "featured (CM-5.3). The others come back to your hand.\n"
         "With value 3 the chosen one scores. With 1 or 2 it goes to the influence row and helps "
         "to make the next season's trends (CM-6.2, CM-6.4).\n";
}

std::string keep_help(const View& view) {
  std::string text =
      "You did not score, so you look at the top two cards of the next pile and keep one; the "
      "other goes to the bottom. Nobody else sees them (CM-6.3).\n";
  if (view.options.is_advanced()) {
    text += "If neither of your magazines scored you look at four and keep two (CM-9.6).\n";
  }
  return text;
}

std::string swap_help() {
  return "With the new year everyone may once put a card from hand on the discard pile, for all to "
         "see, and take another in its place (CM-7.5).\n"
         "Type 0 to keep your hand.\n";
}

std::string vote_help() {
  return "You are level at the top in every way. If all who are tied vote for it, everyone plays "
         "one more season; otherwise the tied players share the victory (CM-10.3).\n";
}

}  // namespace

std::string welcome_words() {
  return "Cover Me. You edit a fashion magazine; the other players are bots.\n"
         "Each month you put a model on your cover. All covers together make the trends.\n"
         "After three months, a model of yours that matches all three trends scores. So do three "
         "that match none.\n"
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
