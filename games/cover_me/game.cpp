#include "games/cover_me/game.h"

#include "bots/cover_me/bot.h"
#include "engine/core/ensure.h"
#include "engine/cover_me/game.h"
#include "games/cover_me/events.h"
#include "protocol/cover_me/view_json.h"
#include "records/cover_me/json.h"

namespace coverstory::games {
namespace {

namespace json = boost::json;
namespace messages = protocol::cover_me;
using namespace coverstory::cover_me;
using records::JsonText;
using tables::Beginning;
using tables::Decision;
using tables::Look;
using tables::Noticed;
using tables::Recording;
using tables::Shown;
using tables::Time;

struct Seen {
  View view;
  Choices choices;  // of the viewer's seat
};

struct CoverMeLook : Look {
  explicit CoverMeLook(const Seen& now) : seen(now) {}
  Seen seen;
};

void write_sealed(JsonText& to, const View& view) {
  view.sealed ? messages::write_action(to, *view.sealed, view) : to.null();
}

/// The season special: what the viewer has featured in its own rows.
void write_featured(JsonText& to, const View& view) {
  const auto write_of_row = [&](std::size_t row) {
    const std::uint8_t month = view.featured[row];
    const bool chosen = view.candidates[row] != 0 && month < view.rows[row].size();
    chosen ? to.word(code_of(view.rows[row][month])) : to.null();
  };
  to.list([&] {
    if (view.phase != Phase::Special || !view.viewer.has_seat()) return;
    const int own_rows = view.options.rows_of_a_player();
    for (int own = 0; own < own_rows; ++own) {
      write_of_row(static_cast<std::size_t>(view.viewer.seat().index * own_rows + own));
    }
  });
}

/// A choice can name the top of an open pile, or cards looked at.
bool same_choices(const Seen& a, const Seen& b) {
  return a.choices == b.choices && a.view.looked == b.view.looked &&
         (a.view.awaited != Kind::Take || a.view.open == b.view.open);
}

void write_own_changes(JsonText& to, const Seen& before, const Seen& after) {
  if (!same_choices(before, after)) {
    messages::write_legal(to.key("legal"), after.choices, after.view);
  }
  if (before.view.sealed != after.view.sealed) write_sealed(to.key("sealed"), after.view);
  if (before.view.featured != after.view.featured || before.view.phase != after.view.phase) {
    write_featured(to.key("featured"), after.view);
  }
}

class CoverMeGame : public tables::Game {
 public:
  CoverMeGame(const Options& options, const Beginning& beginning) {
    if (beginning.recording == Recording::Yes) {
      writer_.emplace(options, beginning.names, beginning.seed);
    }
    protocol::Events unheard;  // the beginning is in the first view
    tell(unheard,
         [&](Listener& to) { state_ = new_game(options, beginning.seed, to, beginning.start); });
    starting_player_ = state_.start;
  }
  explicit CoverMeGame(const State& state) : state_(state), starting_player_(state.start) {}

  std::expected<Noticed, protocol::Refusal> apply(Seat seat, const protocol::GameAction& action,
                                                  Time, protocol::Events& events) override {
    const SeatSet to_act = state_.to_act;
    Outcome outcome = std::unexpected(Violation::WrongKind);
    if (const auto* choice = action.get_if<Action>()) {
      tell(events, [&](Listener& to) { outcome = cover_me::apply(state_, seat, *choice, to); });
    } else if (action.holds<Withdrawal>()) {
      outcome = withdraw(state_, seat);
    }
    // CM-4.1, CM-5.3: a choice that is sealed again, or in the first of two rows, shows nothing;
    // who is to act is all that sealing shows, and whatever is revealed is an event.
    const bool is_hidden = events.empty() && state_.to_act == to_act;
    if (outcome) return is_hidden ? Noticed::only_by(SeatSet::only(seat)) : Noticed::by_all();
    return std::unexpected(protocol::Refusal{.code = protocol::Code::Illegal,
                                             .why = std::string(sentence_of(outcome.error())),
                                             .clause = clause_of(outcome.error())});
  }

  std::optional<Seat> starting_player() const override { return starting_player_; }
  SeatSet awaited() const override { return state_.is_over() ? SeatSet() : state_.to_act; }
  bool is_over() const override { return state_.is_over(); }
  json::object result() const override {
    return records::cover_me::end_json(ranking(state_), state_.options);
  }
  std::string_view record() const override {
    return writer_ ? std::string_view(writer_->text()) : std::string_view();
  }

  std::unique_ptr<Look> look(tables::Viewer viewer) const override {
    return std::make_unique<CoverMeLook>(
        seen_by(viewer ? coverstory::Viewer(*viewer) : coverstory::Viewer::spectator()));
  }

  void show_whole(const Look& look, Shown to) const override {
    const auto& [view, choices] = static_cast<const CoverMeLook&>(look).seen;
    to.game([&](JsonText& game) { messages::write_table_view(game, view); });
    if (!view.viewer.has_seat()) return;
    to.mine([&](JsonText& mine) {
      mine.key("seat").number(view.viewer.seat().index);
      messages::write_legal(mine.key("legal"), choices, view);
      write_sealed(mine.key("sealed"), view);
      write_featured(mine.key("featured"), view);
    });
  }

  void show_changes(Look& look, Shown to) const override {
    Seen& before = static_cast<CoverMeLook&>(look).seen;
    const Seen after = seen_by(before.view.viewer);
    to.game([&](JsonText& game) { messages::write_changes(game, before.view, after.view); });
    if (after.view.viewer.has_seat()) {
      to.mine([&](JsonText& mine) { write_own_changes(mine, before, after); });
    }
    before = after;
  }

  std::unique_ptr<const Decision> decision_of(Seat seat) const override {
    if (state_.is_over() || !state_.to_act.contains(seat)) return nullptr;
    return std::make_unique<WhichChoice>(view(state_, seat), legal(state_, seat));
  }

 private:
  Seen seen_by(coverstory::Viewer viewer) const {
    Seen seen{.view = view(state_, viewer), .choices = {}};
    if (viewer.has_seat() && state_.deciding.contains(viewer.seat())) {
      seen.choices = legal(state_, viewer.seat());
    }
    return seen;
  }
  /// Whatever the deed brings is told to the table, and to the record where there is one.
  void tell(protocol::Events& events, auto deed) {
    CoverMeEvents told(events);
    if (!writer_) return deed(told);
    Audience both{&*writer_, &told};
    deed(both);
  }

  State state_;
  Seat starting_player_;
  std::optional<records::cover_me::Writer> writer_;
};

}  // namespace

std::unique_ptr<tables::Game> make_cover_me(const Options& options, const Beginning& beginning) {
  return std::make_unique<CoverMeGame>(options, beginning);
}

std::unique_ptr<tables::Game> make_cover_me(const State& state) {
  return std::make_unique<CoverMeGame>(state);
}

tables::BotAnswer WhichChoice::think(std::string_view bot, const Seed& seed,
                                     const bots::Budget& budget) const {
  const auto thinker = bots::cover_me::make_bot(bot, seed, budget);
  ENSURE(thinker.has_value());
  return {{.action = (*thinker)->choose(view, choices)}};
}

}  // namespace coverstory::games
