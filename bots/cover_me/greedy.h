// Takes what looks best at this moment and thinks no further: covers that match the trends as they
// stand with the card counted in, valuable cards into the hand, cheap ones to the influence row.
#pragma once

#include "bots/cover_me/bot.h"

namespace coverstory::bots::cover_me {

class GreedyBot : public Bot {
 public:
  Action choose(const View& view, const Choices& choices) override;
};

}  // namespace coverstory::bots::cover_me
