#include "engine/cover_up/action.h"

#include "engine/core/ensure.h"

namespace coverstory::cover_up {
namespace {

struct Refusal {
  std::string_view clause;
  std::string_view sentence;
};

Refusal refusal_of(Violation violation) {
  switch (violation) {
    using enum Violation;
    case NoSuchSeat:
      return {"CU-1.4", "Nobody plays in that seat."};
    case CountingIn:
      return {"CU-3.1", "The round begins after the count of three."};
    case RoundIsOver:
      return {"CU-4.2", "The round is over."};
    case GameIsOver:
      return {"CU-6.4", "The game is over."};
    case OutsideTheLattice:
      return {"CU-3.2", "A card lies in one of 8 orientations, at most 32 squares off the middle."};
    case NotOwnCards:
      return {"CU-3.2", "A pile is built of your own five cards, each used once."};
    case TouchedAfterDone:
      return {"CU-3.2", "You are done; your cards stay as they lie."};
    case TouchedAfterFlip:
      return {"CU-4.1", "You flipped the hourglass; your cards stay as they lie."};
    case AlreadyDone:
      return {"CU-4.2", "You are done already."};
    case AlreadyFlipped:
      return {"CU-4.1", "The hourglass has been flipped in this round."};
    case RunsByItself:
      return {"CU-4.2", "The time limit has started the hourglass; nobody can flip it now."};
    case NotAllFive:
      return {"CU-4.1", "A flip needs all five cards in your pile."};
    case MistakeInPile:
      return {"CU-4.3", "Your pile has a mistake; put it right before you flip."};
    case NoHourglassAlone:
      return {"CU-7.2", "There is no hourglass when you play alone."};
    case NothingToReturn:
      return {"CU-6.1", "Cards are returned between two rounds only."};
    case NotInHand:
      return {"CU-6.1", "That card is not one of yours."};
    case NotGreen:
      return {"CU-6.1", "The card to return must be a green one."};
  }
  ENSURE(false && "a violation has a clause");
  return {};
}

}  // namespace

std::string_view clause_of(Violation violation) {
  return refusal_of(violation).clause;
}

std::string_view sentence_of(Violation violation) {
  return refusal_of(violation).sentence;
}

}  // namespace coverstory::cover_up
