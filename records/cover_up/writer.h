// Writes a game of Cover Up as it is played: a listener whose text is the record so far.
#pragma once

#include <string>
#include <vector>

#include "engine/core/seed.h"
#include "engine/cover_up/events.h"
#include "records/cover_up/json.h"

namespace coverstory::records::cover_up {

class Writer : public Listener {
 public:
  Writer(const Table& table, const std::vector<std::string>& seats, const Seed& seed);

  const std::string& text() const { return text_; }

  void set_up(const Deck& piles) override;
  void dealt(int round, const BySeat<Hand>& hands) override;
  void flipped(Seat seat, Milliseconds since_round_began) override;
  void round_ended(const RoundResult& result) override;
  void returned(Seat seat, Card card, Card took) override;
  void ended(const GameResult& result) override;

 private:
  std::string text_;
};

}  // namespace coverstory::records::cover_up
