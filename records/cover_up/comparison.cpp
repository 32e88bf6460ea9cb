#include "records/cover_up/comparison.h"

#include <array>

#include "records/check.h"
#include "records/cover_up/json.h"

namespace coverstory::records::cover_up {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 4> kUnordered{"hands", "beside", "removed", "winners"};

}  // namespace

const Line& Comparison::expect(std::string_view event, std::size_t ahead) const {
  if (const auto missing = missing_event(lines_, next_ + ahead, event)) throw WrongLine(*missing);
  return lines_[next_ + ahead];
}

bool Comparison::comes(std::string_view event) const {
  return next_ < lines_.size() && event_of(lines_[next_]) == event;
}

void Comparison::expect_end() const {
  if (next_ == lines_.size()) return;
  throw WrongLine({lines_[next_].number, "the game is over; nothing is expected here"});
}

void Comparison::compare_next(const json::object& expected) {
  if (foreseen_ && (next_ >= lines_.size() || lines_[next_].number >= foreseen_->line)) {
    throw *foreseen_;
  }
  if (const auto wrong = difference(lines_, next_, expected, kUnordered)) throw WrongLine(*wrong);
  ++next_;
}

void Comparison::set_up(const Deck& piles) {
  compare_next(set_up_json(piles));
}

void Comparison::dealt(int round, const BySeat<Hand>& hands) {
  compare_next(dealt_json(round, hands));
}

void Comparison::flipped(Seat seat, Milliseconds since_round_began) {
  compare_next(flipped_json(seat, since_round_began));
}

void Comparison::round_ended(const RoundResult& result) {
  json::object expected = round_json(result);
  expected.erase("piles");  // have been read from this line, where they may carry more keys
  compare_next(expected);
}

void Comparison::returned(Seat seat, Card card, Card took) {
  compare_next(returned_json(seat, card, took));
}

void Comparison::ended(const GameResult& result) {
  compare_next(end_json(result));
}

}  // namespace coverstory::records::cover_up
