// Where the cards of Cover Up lie, and who may look there: while a round is built the own cards,
// and of the others at most the piles, where the table is set so or the viewer is done; between two
// rounds all of them; the draw piles never.
#include <algorithm>
#include <optional>

#include "engine/core/ensure.h"
#include "engine/cover_up/deck.h"
#include "engine/cover_up/game.h"
#include "tests/hidden/truth.h"

namespace coverstory::hidden {
namespace {

using namespace coverstory::cover_up;

struct Moment {
  State state;
  State before;
};

Action action_in(const protocol::GameAction& boxed) {
  if (const auto* arrange = boxed.get_if<Arrange>()) return *arrange;
  if (const auto* flip = boxed.get_if<Flip>()) return *flip;
  if (const auto* done = boxed.get_if<Done>()) return *done;
  return boxed.get<Return>();
}

bool is_between_rounds(const State& state) {
  return state.phase == Phase::Returning || state.phase == Phase::Ended;
}

bool holds(const State& state, int seat, Card card) {
  const Hand& hand = state.at(Seat(seat)).hand;
  return std::ranges::find(hand, card) != hand.end();
}

bool has_built_in(const State& state, int seat, Card card) {
  return std::ranges::any_of(state.at(Seat(seat)).pile,
                             [&](const Placement& placed) { return placed.card == card; });
}

bool anyone_holds(const State& state, Card card) {
  for (int seat = 0; seat < state.options.players; ++seat) {
    if (holds(state, seat, card)) return true;
  }
  return false;
}

class CoverUpTruth final : public TruthOf<Moment> {
 public:
  std::vector<std::string> codes_in(std::string_view text) const override {
    return codes_of_length(kSquares, text, card_from_code);
  }

  /// What goes back goes under its pile (CU-6.1).
  int reshuffles() const override { return 0; }

 private:
  State begin(const tables::Created& table, const tables::Started& game,
              tables::Time at) const override {
    return new_game(table.settings.options.get<Options>(), standard_deck(), game.seed, at);
  }

  void go_on(Moment& now, const tables::Step& step) const override {
    if (const auto* played = std::get_if<tables::Played>(&step.what)) {
      (void)apply(now.state, played->seat, action_in(played->action), step.at);
    } else if (std::holds_alternative<tables::TimePassed>(step.what)) {
      tick(now.state, step.at);
    }
  }

  bool may_name_in(const Moment& now, Viewer viewer, const Path& path,
                   std::string_view code) const override {
    const auto& [state, before] = now;
    const Card card = *card_from_code(code);
    if (is_at(path, 0, "events")) return is_told(before, state, card);
    if (is_at(path, 0, "mine")) return viewer && is_mine(state, *viewer, path, card);
    const int seat = number_at(path, 2);
    if (!is_at(path, 0, "game") || !is_at(path, 1, "seats")) return false;
    if (seat < 0 || seat >= state.options.players) return false;
    const bool is_open = is_between_rounds(state) || viewer == Seat(seat);
    if (is_at(path, 3, "hand")) return is_open && holds(state, seat, card);
    if (is_at(path, 3, "score")) return is_between_rounds(state) && holds(state, seat, card);
    const bool shows_piles = state.options.others_piles == OthersPiles::Visible ||
                             (viewer && state.done.contains(*viewer));
    return is_at(path, 3, "pile") && (is_open || shows_piles) && has_built_in(state, seat, card);
  }

  /// A round that has just ended shows its cards; and the cards that went back are told when all
  /// have chosen (CU-6.1), not before. All of those lay open.
  static bool is_told(const State& before, const State& state, Card card) {
    if (is_between_rounds(before) == is_between_rounds(state)) return false;
    return anyone_holds(is_between_rounds(before) ? before : state, card);
  }

  static bool is_mine(const State& state, Seat seat, const Path& path, Card card) {
    if (state.phase != Phase::Returning) return false;
    if (is_at(path, 1, "to_return")) return state.at(seat).to_return == card;
    return is_at(path, 1, "returnable") && holds(state, seat.index, card);
  }
};

}  // namespace

std::unique_ptr<Truth> truth_of_cover_up() {
  return std::make_unique<CoverUpTruth>();
}

}  // namespace coverstory::hidden
