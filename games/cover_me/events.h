// CM-12: what happens in a game of Cover Me, as everybody at the table may know it, in JSON. The
// engine's events name hidden cards; here they are left out.
#pragma once

#include "engine/cover_me/events.h"
#include "protocol/table/events.h"

namespace coverstory::games {

class CoverMeEvents : public cover_me::Listener {
 public:
  /// Adds to `events`.
  explicit CoverMeEvents(protocol::Events& events) : events_(events) {}

  void acted(const cover_me::State&, const cover_me::Acted&) override;
  void shuffled(const cover_me::State&, cover_me::ShuffledPile, std::span<cover_me::Card>) override;
  void month_revealed(const cover_me::State&) override;
  void season_scored(const cover_me::State&, const cover_me::SeasonScored&) override;
  void season_begun(const cover_me::State&) override;
  void ended(const cover_me::State&, const cover_me::Ranking&) override;

 private:
  protocol::Events& events_;
};

}  // namespace coverstory::games
