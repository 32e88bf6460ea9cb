#include "records/cover_up/replay.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "engine/core/ensure.h"
#include "engine/cover_up/events.h"
#include "engine/cover_up/game.h"
#include "records/check.h"
#include "records/cover_up/cards.h"
#include "records/cover_up/chronicle.h"
#include "records/cover_up/comparison.h"
#include "records/fields.h"
#include "records/line.h"

namespace coverstory::records::cover_up {
namespace {

namespace json = boost::json;

/// Reads something of a line; what is wrong with it is said of that line.
template <class Read>
auto read_from(const Line& line, Read read) {
  try {
    return read(line.object);
  } catch (const WrongField& wrong) {
    throw WrongLine({line.number, wrong.what()});
  }
}

[[noreturn]] void refuse(const Line& line, Seat seat, Violation violation) {
  throw WrongLine({line.number, fmt::format("seat {}: {} ({})", seat.index, sentence_of(violation),
                                            clause_of(violation))});
}

struct FlipTold {
  Seat seat;
  Milliseconds at = 0;  // on the engine's clock
};

/// One run through a game's lines. The clock begins anew with every round.
class Run {
 public:
  Run(const GameLines& lines, Listener* guest)
      : lines_(lines), comparison_(lines), audience_{&comparison_, guest} {}

  Replayed to_the_end() {
    read_first_line();
    set_up();
    while (true) {
      play_round();
      if (state().phase == Phase::Ended) break;
      return_cards();
    }
    comparison_.expect_end();
    return replayed_;
  }

 private:
  State& state() { return replayed_.state; }
  const Options& options() const { return replayed_.table.options; }

  void read_first_line() {
    read_from(lines_.front(), [&](const json::object& object) {
      const Header header = read_header(object);
      if (header.game != "cover-up") throw WrongField("'game' is not cover-up");
      replayed_.table = read_table(header.options);
      replayed_.seats = header.seats;
      replayed_.seed = Seed::from_hex(header.seed).value_or(Seed{});
      const auto players = static_cast<std::size_t>(options().players);
      if (header.seats.size() != players) {
        throw WrongField(
            fmt::format("'seats' has {} names for {} players", header.seats.size(), players));
      }
    });
  }

  /// CU-2.1.
  void set_up() {
    const Deck piles = read_from(comparison_.expect("setup"), [&](const json::object& object) {
      return read_set_up(object, replayed_.table.deck);
    });
    state() = new_game_from(options(), piles, 0, audience_);
  }

  /// Piles are told at the end of a round, and so is the one whose pile allowed the flip: they are
  /// laid first.
  void play_round() {
    tick(state(), state().building_from, audience_);
    std::optional<FlipTold> flip;
    if (comparison_.comes("flip")) flip = read_flip();
    const Line& line = comparison_.expect("round", flip ? 1 : 0);
    const RoundTold told = read_from(
        line, [&](const json::object& object) { return read_round(object, options().players); });
    for (const Seat seat : seats_of(state())) {
      do_or_refuse(line, seat, Arrange{told.piles[seat.index]}, state().building_from);
    }
    // A flip that is refused now is refused for its pile, which stands in the later line.
    if (flip) do_or_refuse(line, flip->seat, Flip{}, flip->at);
    if (told.ended_by == EndedBy::Done) {
      declare_all_done(line, flip ? flip->at : state().building_from);
    } else {
      let_time_run_out();
    }
  }

  /// CU-4.1, as far as it can be judged before the pile is known.
  FlipTold read_flip() {
    const Line& line = comparison_.expect("flip");
    const FlipTold flip = read_from(line, [&](const json::object& object) {
      const int seat = number_field(object, "seat", 0, options().players - 1);
      const int t = number_field(object, "t", 0, 1000 * kLongestLimitS);
      return FlipTold{Seat(seat), state().building_from + t};
    });
    State then = state();
    tick(then, flip.at);
    const auto verdict = allowed(then, flip.seat, Flip{});
    ENSURE(!verdict);  // no pile has been laid
    if (verdict.error() != Violation::NotAllFive) refuse(line, flip.seat, verdict.error());
    return flip;
  }

  /// CU-4.2.
  void declare_all_done(const Line& line, Milliseconds at) {
    for (const Seat seat : seats_of(state())) {
      if (!state().done.contains(seat)) do_or_refuse(line, seat, Done{}, at);
    }
  }

  /// CU-4.2, CU-7.2. What ended the round, hourglass or limit, is compared with the line.
  void let_time_run_out() {
    while (const auto deadline = next_deadline(state())) tick(state(), *deadline, audience_);
  }

  /// CU-6.1, CU-6.2. The engine takes cards when all have chosen, so the choices are read ahead of
  /// the comparison. In the place of a wrong one any green card is returned, so that the lines
  /// before it are still compared.
  void return_cards() {
    for (const Seat seat : seats_of(state())) {
      Card card = *std::ranges::find(state().at(seat).hand, Color::Green, color_of);
      if (!comparison_.foresees_mistake()) card = read_return(seat).value_or(card);
      const auto outcome = apply(state(), seat, Return{card}, 0, audience_);
      ENSURE(outcome.has_value());
    }
  }

  std::optional<Card> read_return(Seat seat) try {
    const Line& line = comparison_.expect("return", seat.index);
    const Card card = read_from(line, [&](const json::object& object) {
      number_field(object, "seat", seat.index, seat.index);
      return read_card(field(object, "card"));
    });
    const auto verdict = allowed(state(), seat, Return{card});
    if (!verdict) refuse(line, seat, verdict.error());
    return card;
  } catch (const WrongLine& wrong) {
    comparison_.foresee(wrong);
    return std::nullopt;
  }

  void do_or_refuse(const Line& line, Seat seat, const Action& action, Milliseconds at) {
    const auto outcome = apply(state(), seat, action, at, audience_);
    if (!outcome) refuse(line, seat, outcome.error());
  }

  const GameLines& lines_;
  Comparison comparison_;
  Audience audience_;  // the comparison first: it throws before the guest hears of a wrong line
  Replayed replayed_;
};

}  // namespace

std::expected<Replayed, Mistake> replay(const GameLines& lines, Listener* audience) {
  try {
    return Run(lines, audience).to_the_end();
  } catch (const WrongLine& wrong) {
    return std::unexpected(Mistake{wrong.line, wrong.what()});
  }
}

}  // namespace coverstory::records::cover_up

namespace coverstory::records {

extern const GameRecords cover_up_records;
constinit const GameRecords cover_up_records{
    .name = "cover-up",
    .first_mistake = [](const GameLines& lines) -> std::optional<Mistake> {
      const auto replayed = cover_up::replay(lines);
      return replayed ? std::nullopt : std::optional(replayed.error());
    },
    .chronicle = chronicle_of_seat<cover_up::chronicle_of, cover_up::chronicle_json>};

}  // namespace coverstory::records
