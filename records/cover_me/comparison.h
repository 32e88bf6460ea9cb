// The lines of a game of Cover Me, walked through one by one while the engine plays it again: each
// event that the engine tells must stand in the next line. The first that does not is remembered as
// the mistake; nothing behind it counts.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "engine/cover_me/events.h"
#include "records/line.h"

namespace coverstory::records::cover_me {

using namespace coverstory::cover_me;

class Comparison : public Listener {
 public:
  /// The audience, if any, hears each event once its line has been found right.
  Comparison(const GameLines& lines, Listener* audience) : lines_(lines), audience_(audience) {}

  const std::optional<Mistake>& mistake() const { return mistake_; }
  /// The place of the first line that has not been compared.
  std::size_t next_line() const { return next_; }

  /// What is wrong with a line by itself counts as a difference does.
  void fail(std::size_t line, std::string sentence);

  void set_up(const State& state, const SetUp& decks) override;
  void acted(const State& state, const Acted& acted) override;
  void shuffled(const State& state, ShuffledPile pile, std::span<Card> cards) override;
  void month_revealed(const State& state) override;
  void season_scored(const State& state, const SeasonScored& season) override;
  void season_begun(const State& state) override;
  void ended(const State& state, const Ranking& result) override;

 private:
  bool matches(const boost::json::object& expected);
  bool put_in_recorded_order(const Line& line, std::span<Card> cards);

  const GameLines& lines_;
  Listener* audience_;
  std::size_t next_ = 1;  // behind the header; past the end once the record has ended too early
  std::optional<Mistake> mistake_;
};

}  // namespace coverstory::records::cover_me
