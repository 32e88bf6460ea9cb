// Tells a game of Cover Me in plain sentences as it happens, in the language spoken: a listener
// whose text is the story so far. To a person at the table it tells what that seat may know
// (CM-12); of a record, all.
#pragma once

#include <cstddef>
#include <expected>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "cli/cover_me/special_story.h"
#include "cli/cover_me/words.h"
#include "cli/speech.h"
#include "cli/telling.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/view.h"
#include "records/line.h"

namespace coverstory::cli {

class CoverMeNarrator : public cover_me::Listener {
 public:
  explicit CoverMeNarrator(Cast cast) : cast_(std::move(cast)) {}
  CoverMeNarrator(const CoverMeNarrator&) = delete;
  CoverMeNarrator& operator=(const CoverMeNarrator&) = delete;

  const Cast& cast() const { return cast_; }
  const std::string& text() const { return text_; }
  /// Where in the text the story of this season begins.
  std::size_t season_begins_at() const { return season_begins_at_; }

  /// Tells that a part of the season has begun, if that has not been told: some begin without an
  /// event of their own, with a decision.
  void announce(const cover_me::View& board);

  void set_up(const cover_me::State&, const cover_me::SetUp&) override;
  void acted(const cover_me::State&, const cover_me::Acted&) override;
  void shuffled(const cover_me::State&, cover_me::ShuffledPile, std::span<cover_me::Card>) override;
  void month_revealed(const cover_me::State&) override;
  void season_scored(const cover_me::State&, const cover_me::SeasonScored&) override;
  void season_begun(const cover_me::State&) override;
  void ended(const cover_me::State&, const cover_me::Ranking&) override;

 private:
  cover_me::View seen(const cover_me::State& state) const { return view(state, cast_.viewer()); }
  void line(std::string_view text);
  void begin_paragraph(std::string_view heading);
  /// "You take Ada", "Alice takes Ada".
  struct Deed {
    std::string_view yours, theirs;  // keys of messages
  };
  std::string does(Seat seat, const Deed& deed,
                   std::initializer_list<Parameter> parameters = {}) const;
  static const Deed kTakes, kDraws, kKeeps, kSwaps, kSwapsNone, kVotesExtra, kVotesShare;

  void tell_take(const cover_me::Acted& acted);
  void tell_keep(const cover_me::Acted& acted);
  void tell_swap(const cover_me::Acted& acted);
  void tell_hands(const cover_me::State& state);
  void tell_new_year(const cover_me::View& board);

  Cast cast_;
  SpecialStory special_{cast_};
  std::string text_;
  std::size_t season_begins_at_ = 0;
  cover_me::Phase announced_ = cover_me::Phase::Draft;
  cover_me::Tracks tracks_before_;
};

/// A whole recorded game, told to the end; or the first line that is wrong.
std::expected<std::string, records::Mistake> cover_me_story(const records::GameLines& lines,
                                                            const records::Header& header);

}  // namespace coverstory::cli
