// The lines of a game of Cover Up, walked through one by one while the engine plays it again: each
// event that the engine tells must stand in the next line. What is wrong is thrown as a WrongLine.
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/cover_up/events.h"
#include "records/line.h"

namespace coverstory::records::cover_up {

using namespace coverstory::cover_up;

struct WrongLine : std::runtime_error {
  explicit WrongLine(const Mistake& mistake)
      : std::runtime_error(mistake.sentence), line(mistake.line) {}
  std::size_t line;
};

class Comparison : public Listener {
 public:
  explicit Comparison(const GameLines& lines) : lines_(lines) {}

  /// The line that comes `ahead` lines after those compared, which must be this event. Throws
  /// WrongLine.
  const Line& expect(std::string_view event, std::size_t ahead = 0) const;
  /// Whether the next line is this event.
  bool comes(std::string_view event) const;
  void expect_end() const;

  /// A mistake was seen in a line that has not been compared yet. It is thrown when its turn comes;
  /// a line before it may turn out to be wrong.
  void foresee(const WrongLine& wrong) { foreseen_ = wrong; }
  bool foresees_mistake() const { return foreseen_.has_value(); }

  void set_up(const Deck& piles) override;
  void dealt(int round, const BySeat<Hand>& hands) override;
  void flipped(Seat seat, Milliseconds since_round_began) override;
  void round_ended(const RoundResult& result) override;
  void returned(Seat seat, Card card, Card took) override;
  void ended(const GameResult& result) override;

 private:
  void compare_next(const boost::json::object& expected);

  const GameLines& lines_;
  std::size_t next_ = 1;  // behind the header
  std::optional<WrongLine> foreseen_;
};

}  // namespace coverstory::records::cover_up
