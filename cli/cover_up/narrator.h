// Tells a recorded game of Cover Up in the language spoken, in plain sentences and pictures: a
// listener whose text is the story so far. It tells everything, also what a player could not see
// during the game.
#pragma once

#include <array>
#include <expected>
#include <string>
#include <string_view>

#include "cli/telling.h"
#include "engine/cover_up/events.h"
#include "records/line.h"

namespace coverstory::cli {

class CoverUpNarrator : public cover_up::Listener {
 public:
  explicit CoverUpNarrator(Cast cast) : cast_(std::move(cast)) {}

  const std::string& text() const { return text_; }

  void set_up(const cover_up::Deck&) override;
  void dealt(int round, const cover_up::BySeat<cover_up::Hand>& hands) override;
  void flipped(Seat seat, cover_up::Milliseconds since_round_began) override;
  void round_ended(const cover_up::RoundResult& result) override;
  void returned(Seat seat, cover_up::Card card, cover_up::Card took) override;
  void ended(const cover_up::GameResult& result) override;

 private:
  void line(std::string_view text);
  void begin_paragraph(std::string_view heading);
  void tell_standings(const cover_up::RoundResult& result);

  Cast cast_;
  std::string text_;
  std::array<int, cover_up::kMostPlayers> pars_{};  // sums by seat, so far
};

/// A whole recorded game: a line on the table, then all that happened; or the first line that is
/// wrong.
std::expected<std::string, records::Mistake> cover_up_story(const records::GameLines& lines,
                                                            const records::Header& header);

}  // namespace coverstory::cli
