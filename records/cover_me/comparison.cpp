#include "records/cover_me/comparison.h"

#include <algorithm>
#include <array>

#include "records/check.h"
#include "records/cover_me/json.h"
#include "records/fields.h"

namespace coverstory::records::cover_me {
namespace {

namespace json = boost::json;

/// Where no clause gives an order, any will do.
constexpr std::array<std::string_view, 8> kUnordered{"hands",  "discard", "influence", "trends",
                                                     "scored", "middle",  "personal",  "winners"};

}  // namespace

void Comparison::fail(std::size_t line, std::string sentence) {
  if (!mistake_) mistake_ = Mistake{line, std::move(sentence)};
}

void Comparison::set_up(const State& state, const SetUp& decks) {
  if (matches(set_up_json(decks, state.options)) && audience_) audience_->set_up(state, decks);
}

void Comparison::acted(const State& state, const Acted& acted) {
  json::object expected = acted_json(acted);
  // Which cards were kept is a set; the action has been read from this line, so only its size and
  // members matter, and those the engine has checked.
  if (acted.action.kind() == Kind::Keep) expected.erase("cards");
  if (matches(expected) && audience_) audience_->acted(state, acted);
}

void Comparison::shuffled(const State& state, ShuffledPile pile, std::span<Card> cards) {
  json::object expected = shuffled_json(pile, cards);
  expected.erase("cards");
  if (matches(expected) && put_in_recorded_order(lines_[next_ - 1], cards) && audience_) {
    audience_->shuffled(state, pile, cards);
  }
}

void Comparison::month_revealed(const State& state) {
  if (!mistake_ && audience_) audience_->month_revealed(state);
}

void Comparison::season_scored(const State& state, const SeasonScored& season) {
  if (matches(season_json(season, state)) && audience_) audience_->season_scored(state, season);
}

void Comparison::season_begun(const State& state) {
  if (matches(state_json(state)) && audience_) audience_->season_begun(state);
}

void Comparison::ended(const State& state, const Ranking& result) {
  if (matches(end_json(result, state.options)) && audience_) audience_->ended(state, result);
}

bool Comparison::matches(const json::object& expected) {
  if (mistake_) return false;
  mistake_ = difference(lines_, next_, expected, kUnordered);
  ++next_;
  return !mistake_;
}

bool Comparison::put_in_recorded_order(const Line& line, std::span<Card> cards) {
  try {
    const auto recorded = read_shuffled(line.object);
    if (!std::ranges::is_permutation(recorded, cards)) {
      throw WrongField("the shuffled cards are not those of the pile");
    }
    std::ranges::copy(recorded, cards.begin());
    return true;
  } catch (const WrongField& wrong) {
    fail(line.number, wrong.what());
    return false;
  }
}

}  // namespace coverstory::records::cover_me
