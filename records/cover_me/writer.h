// Writes a game of Cover Me as it is played: a listener whose text is the record so far.
#pragma once

#include <string>
#include <vector>

#include "engine/cover_me/events.h"

namespace coverstory::records::cover_me {

using namespace coverstory::cover_me;

class Writer : public Listener {
 public:
  Writer(const Options& options, const std::vector<std::string>& seats, const Seed& seed);

  const std::string& text() const { return text_; }

  void set_up(const State&, const SetUp&) override;
  void acted(const State&, const Acted&) override;
  void shuffled(const State&, ShuffledPile, std::span<Card>) override;
  void season_scored(const State&, const SeasonScored&) override;
  void season_begun(const State&) override;
  void ended(const State&, const Ranking&) override;

 private:
  std::string text_;
};

}  // namespace coverstory::records::cover_me
