#include "records/cover_me/replay.h"

#include <fmt/format.h>

#include <utility>

#include "engine/cover_me/game.h"
#include "records/check.h"
#include "records/cover_me/chronicle.h"
#include "records/cover_me/comparison.h"
#include "records/cover_me/json.h"
#include "records/fields.h"
#include "records/line.h"

namespace coverstory::records::cover_me {
namespace {

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

/// Two cards kept are a set: in a record they may stand in the other order.
Action as_offered(Action action, const Choices& choices) {
  const auto second = action.second_card();
  if (action.kind() != Kind::Keep || !second || choices.contains(action)) return action;
  return Action::keep(*second, action.card());
}

}  // namespace

std::expected<Replayed, Mistake> replay(const GameLines& lines, Ending ending, Listener* audience,
                                        const BeforeDecision& before) {
  return Run(lines, audience, before).to_the_end(ending);
}

std::expected<PastGame, Mistake> past_game(const GameLines& lines, int seat) {
  PastGame game;
  std::size_t step = 0;
  auto replayed = replay(lines, Ending::MayBeMissing, nullptr,
                         [&](const State& state, Seat chooser, Action action) {
                           if (chooser.index == seat) {
                             const Choices choices = legal(state, chooser);
                             game.decisions.push_back({.step = step,
                                                       .view = view(state, chooser),
                                                       .choices = choices,
                                                       .chosen = as_offered(action, choices)});
                           }
                           ++step;
                         });
  if (!replayed) return std::unexpected(std::move(replayed.error()));
  if (seat < 0 || seat >= replayed->options.players) {
    return std::unexpected(Mistake{0, "the game has no such seat"});
  }
  game.record = *std::move(replayed);
  return game;
}

}  // namespace coverstory::records::cover_me

namespace coverstory::records {

extern const GameRecords cover_me_records;
constinit const GameRecords cover_me_records{
    .name = "cover-me",
    .first_mistake = [](const GameLines& lines) -> std::optional<Mistake> {
      const auto replayed = cover_me::replay(lines, cover_me::Ending::Required);
      return replayed ? std::nullopt : std::optional(replayed.error());
    },
    .chronicle = chronicle_of_seat<cover_me::chronicle_of, cover_me::chronicle_json>};

}  // namespace coverstory::records
