#include "engine/cover_me/action.h"

#include <utility>

namespace coverstory::cover_me {

std::string_view clause_of(Violation violation) {
  switch (violation) {
    case Violation::GameIsOver:
      return "CM-10.1";
    case Violation::NotYourDecision:
      return "CM-3.3";
    case Violation::WrongKind:
      return "CM-3.3";
    case Violation::PileIsEmpty:
      return "CM-2.9";
    case Violation::OpenPilesOnly:
      return "CM-9.2";
    case Violation::NothingToDraw:
      return "CM-2.9";
    case Violation::CardNotInHand:
      return "CM-4.1";
    case Violation::SameCardTwice:
      return "CM-9.3";
    case Violation::OneCardForEachRow:
      return "CM-9.3";
    case Violation::NoChoiceInThatRow:
      return "CM-5.3";
    case Violation::NotAmongTheHighest:
      return "CM-5.3";
    case Violation::CardNotLookedAt:
      return "CM-6.3";
    case Violation::WrongNumberKept:
      return "CM-6.3";
    case Violation::NothingSealed:
      return "CM-4.1";
  }
  std::unreachable();
}

std::string_view sentence_of(Violation violation) {
  switch (violation) {
    case Violation::GameIsOver:
      return "The game is over.";
    case Violation::NotYourDecision:
      return "This seat has nothing to decide now.";
    case Violation::WrongKind:
      return "Another kind of decision is due now.";
    case Violation::PileIsEmpty:
      return "That open pile has no card.";
    case Violation::OpenPilesOnly:
      return "Here only the open piles can be taken from.";
    case Violation::NothingToDraw:
      return "The draw pile and the discard pile are both empty.";
    case Violation::CardNotInHand:
      return "That card is not in this hand.";
    case Violation::SameCardTwice:
      return "One card cannot stand in both rows.";
    case Violation::OneCardForEachRow:
      return "Each of the player's rows needs one card.";
    case Violation::NoChoiceInThatRow:
      return "In that row nothing is to be chosen.";
    case Violation::NotAmongTheHighest:
      return "Only a model with the row's highest trend value can be featured.";
    case Violation::CardNotLookedAt:
      return "That card is not among those looked at.";
    case Violation::WrongNumberKept:
      return "That is not the number of cards to keep.";
    case Violation::NothingSealed:
      return "There is no sealed choice of this seat to take back.";
  }
  std::unreachable();
}

}  // namespace coverstory::cover_me
