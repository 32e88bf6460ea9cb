#include "records/cover_me/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/cover_me/game.h"
#include "records/compare.h"
#include "records/cover_me/json.h"
#include "records/fields.h"
#include "records/header.h"

namespace coverstory::records::cover_me {
namespace {

namespace json = boost::json;

/// Where no clause gives an order, any will do.
constexpr std::array<std::string_view, 8> kUnordered{"hands",  "discard", "influence", "trends",
                                                     "scored", "middle",  "personal",  "winners"};

std::string_view event_of(const Line& line) {
  const auto* event = line.object.if_contains("e");
  if (!event || !event->is_string()) return {};
  return {event->get_string().data(), event->get_string().size()};
}

/// Listens to the engine and holds each event against the next line.
class Comparison : public Listener {
 public:
  Comparison(const GameLines& lines, Listener* audience) : lines_(lines), audience_(audience) {}

  const std::optional<Mistake>& mistake() const { return mistake_; }
  std::size_t next_line() const { return next_; }

  void fail(std::size_t line, std::string sentence) {
    if (!mistake_) mistake_ = Mistake{line, std::move(sentence)};
  }

  void set_up(const State& state, const SetUp& decks) override {
    if (matches(set_up_json(decks, state.options)) && audience_) audience_->set_up(state, decks);
  }
  void acted(const State& state, const Acted& acted) override {
    json::object expected = acted_json(acted);
    // Which cards were kept is a set; the action has been read from this line, so only its size and
    // members matter, and those the engine has checked.
    if (acted.action.kind() == Kind::Keep) expected.erase("cards");
    if (matches(expected) && audience_) audience_->acted(state, acted);
  }
  void shuffled(const State& state, ShuffledPile pile, std::span<Card> cards) override {
    json::object expected = shuffled_json(pile, cards);
    expected.erase("cards");
    const Line* line = peek();
    if (matches(expected) && put_in_recorded_order(*line, cards) && audience_) {
      audience_->shuffled(state, pile, cards);
    }
  }
  void month_revealed(const State& state) override {
    if (!mistake_ && audience_) audience_->month_revealed(state);
  }
  void season_scored(const State& state, const SeasonScored& season) override {
    if (matches(season_json(season, state)) && audience_) audience_->season_scored(state, season);
  }
  void season_begun(const State& state) override {
    if (matches(state_json(state)) && audience_) audience_->season_begun(state);
  }
  void ended(const State& state, const Ranking& result) override {
    if (matches(end_json(result, state.options)) && audience_) audience_->ended(state, result);
  }

 private:
  const Line* peek() const { return next_ < lines_.size() ? &lines_[next_] : nullptr; }

  bool matches(const json::object& expected) {
    if (mistake_) return false;
    const Line* line = peek();
    if (!line) {
      fail(lines_.back().number + 1,
           fmt::format("the record ends where {} is expected", json::serialize(expected)));
      return false;
    }
    ++next_;
    if (const auto wrong = difference(line->object, expected, kUnordered)) {
      fail(line->number, *wrong);
      return false;
    }
    return true;
  }

  bool put_in_recorded_order(const Line& line, std::span<Card> cards) {
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

  const GameLines& lines_;
  Listener* audience_;
  std::size_t next_ = 1;  // behind the header
  std::optional<Mistake> mistake_;
};

/// One run through a game's lines. Decisions are read ahead of the comparison: simultaneous ones
/// are told by the engine only when the last of them is made.
class Run {
 public:
  Run(const GameLines& lines, Listener* audience, const BeforeDecision& before)
      : lines_(lines), comparison_(lines, audience), before_(before) {}

  std::expected<Replayed, Mistake> to_the_end(Ending ending) {
    if (auto begun = begin(); !begun) return std::unexpected(begun.error());
    for (std::size_t i = 2; i < lines_.size(); ++i) {
      if (comparison_.mistake()) break;
      if (event_of(lines_[i]) == "act") decide(lines_[i]);
    }
    if (!comparison_.mistake()) check_ending(ending);
    if (comparison_.mistake()) return std::unexpected(*comparison_.mistake());
    return replayed_;
  }

 private:
  std::expected<void, Mistake> begin() {
    std::size_t line = lines_[0].number;
    try {
      const Header header = read_header(lines_[0].object);
      if (header.game != "cover-me") throw WrongField("'game' is not cover-me");
      replayed_.options = read_options(header.options);
      replayed_.seats = header.seats;
      if (header.seats.size() != replayed_.options.players) {
        throw WrongField(fmt::format("'seats' has {} names for {} players", header.seats.size(),
                                     replayed_.options.players));
      }
      replayed_.seed = Seed::from_hex(header.seed).value_or(Seed{});
      line = lines_.size() > 1 ? lines_[1].number : line + 1;
      if (lines_.size() < 2 || event_of(lines_[1]) != "setup") {
        throw WrongField("a set-up is expected after the header");
      }
      const SetUp decks = read_set_up(lines_[1].object, replayed_.options);
      replayed_.state = new_game_from(replayed_.options, replayed_.seed, decks, comparison_);
      return {};
    } catch (const WrongField& wrong) {
      return std::unexpected(Mistake{line, wrong.what()});
    }
  }

  void decide(const Line& line) {
    try {
      const int seat = number_field(line.object, "seat", 0, replayed_.options.players - 1);
      const Action action = read_action(line.object);
      if (!replayed_.state.to_act.contains(Seat(seat))) {
        throw WrongField(fmt::format("seat {} has nothing to decide here", seat));
      }
      if (before_) before_(replayed_.state, Seat(seat), action);
      const Outcome outcome = apply(replayed_.state, Seat(seat), action, comparison_);
      if (!outcome) {
        throw WrongField(
            fmt::format("{} ({})", sentence_of(outcome.error()), clause_of(outcome.error())));
      }
    } catch (const WrongField& wrong) {
      comparison_.fail(line.number, wrong.what());
    }
  }

  /// Decisions that were read but not told are sealed ones of a moment that the record breaks off.
  void check_ending(Ending ending) {
    const std::size_t next = comparison_.next_line();
    const bool all_told = next == lines_.size();
    if (!all_told && event_of(lines_[next]) != "act") {
      comparison_.fail(lines_[next].number, "nothing like this is expected here");
    } else if (!replayed_.state.is_over() && (ending == Ending::Required || !all_told)) {
      comparison_.fail(lines_.back().number + 1, "the record ends before the game does");
    }
  }

  const GameLines& lines_;
  Comparison comparison_;
  const BeforeDecision& before_;
  Replayed replayed_;
};

}  // namespace

std::expected<Replayed, Mistake> replay(const GameLines& lines, Ending ending, Listener* audience,
                                        const BeforeDecision& before) {
  return Run(lines, audience, before).to_the_end(ending);
}

}  // namespace coverstory::records::cover_me
