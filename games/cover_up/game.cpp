#include "games/cover_up/game.h"

#include "engine/core/ensure.h"
#include "engine/cover_up/game.h"
#include "protocol/cover_up/view_json.h"
#include "records/cover_up/json.h"

namespace coverstory::games {
namespace {

namespace json = boost::json;
namespace messages = protocol::cover_up;
using namespace coverstory::cover_up;
using records::JsonText;
using tables::Beginning;
using tables::Decision;
using tables::Look;
using tables::Noticed;
using tables::Recording;
using tables::Shown;
using tables::Time;

struct CoverUpLook : Look {
  explicit CoverUpLook(const View& now) : view(now) {}
  View view;
};

/// What happens, as everybody may know it: what lies open at the end of a round, but not which card
/// was taken for the one put back (CU-6.1).
class CoverUpEvents : public Listener {
 public:
  explicit CoverUpEvents(protocol::Events& events) : events_(events) {}

  void dealt(int round, const BySeat<Hand>&) override {
    events_.add([&](JsonText& to) {
      to.key("e").word("deal");
      to.key("round").number(round);
    });
  }
  void flipped(Seat seat, Milliseconds t) override {
    events_.add(records::cover_up::flipped_json(seat, t));
  }
  void round_ended(const RoundResult& result) override {
    events_.add([&](JsonText& to) { records::cover_up::write_round(to, result); });
  }
  void returned(Seat seat, Card card, Card) override {
    events_.add([&](JsonText& to) {
      to.key("e").word("return");
      to.key("seat").number(seat.index);
      to.key("card").word(code_of(card));
    });
  }
  void ended(const GameResult& result) override {
    events_.add(records::cover_up::end_json(result));
  }

 private:
  protocol::Events& events_;
};

/// The action, unless it is one of another game.
template <class... Each>
std::optional<Action> action_in(const protocol::GameAction& boxed, std::variant<Each...>*) {
  std::optional<Action> action;
  const auto take = [&](const auto* one) {
    if (one) action = *one;
  };
  (take(boxed.get_if<Each>()), ...);
  return action;
}
std::optional<Action> action_in(const protocol::GameAction& boxed) {
  return action_in(boxed, static_cast<Action*>(nullptr));
}

class CoverUpGame : public tables::Game {
 public:
  CoverUpGame(const Options& options, const Beginning& beginning) {
    if (beginning.recording == Recording::Yes) {
      writer_.emplace(records::cover_up::Table{.options = options}, beginning.names,
                      beginning.seed);
    }
    protocol::Events unheard;  // the beginning is in the first view
    tell(unheard, [&](Listener& to) {
      state_ = new_game(options, standard_deck(), beginning.seed, beginning.at, to);
    });
  }
  explicit CoverUpGame(const State& state) : state_(state) {}

  /// Deadlines have a step of their own, before whatever comes after them.
  std::expected<Noticed, protocol::Refusal> apply(Seat seat, const protocol::GameAction& action,
                                                  Time at, protocol::Events& events) override {
    const auto build = action_in(action);
    if (!build) return refused(Violation::NothingToReturn);
    const auto next = next_deadline(state_);
    ENSURE(!next || at < *next);
    if (const auto allowed = cover_up::allowed(state_, seat, *build); !allowed) {
      return refused(allowed.error());
    }
    // A pile that is built anew with as many cards shows nothing where piles are counted, but to
    // those who are done; nor does another choice of the card to return (CU-6.1).
    const View before = view(state_, coverstory::Viewer::spectator());
    const Pile pile_before = state_.at(seat).pile;
    tell(events,
         [&](Listener& to) { ENSURE(cover_up::apply(state_, seat, *build, at, to).has_value()); });
    const bool is_hidden =
        events.empty() && view(state_, coverstory::Viewer::spectator()) == before;
    if (!is_hidden) return Noticed::by_all();
    SeatSet lookers = SeatSet::only(seat);
    if (state_.at(seat).pile != pile_before) {
      for (const Seat other : seats_of(state_)) {
        if (may_see_pile(state_, other, seat)) lookers.insert(other);
      }
    }
    return Noticed::only_by(lookers);
  }

  const State& state() const { return state_; }
  std::optional<Time> deadline() const override { return next_deadline(state_); }
  void pass_time(Time at, protocol::Events& events) override {
    tell(events, [&](Listener& to) { tick(state_, at, to); });
  }
  bool has_grace() const override {
    return state_.phase == Phase::Building || state_.phase == Phase::Hourglass;
  }

  SeatSet awaited() const override {
    SeatSet result;
    for (const Seat seat : seats_of(state_)) {
      const bool building = has_grace() && !state_.done.contains(seat);
      const bool returning = state_.phase == Phase::Returning && !state_.at(seat).to_return;
      if (building || returning) result.insert(seat);
    }
    return result;
  }
  /// Building has the hourglass and the limit (CU-4.2).
  SeatSet timed() const override {
    return state_.phase == Phase::Returning ? awaited() : SeatSet();
  }
  bool is_over() const override { return state_.phase == Phase::Ended; }
  json::object result() const override { return records::cover_up::end_json(result_of(state_)); }
  std::string_view record() const override {
    return writer_ ? std::string_view(writer_->text()) : std::string_view();
  }

  std::unique_ptr<Look> look(tables::Viewer viewer) const override {
    return std::make_unique<CoverUpLook>(
        view(state_, viewer ? coverstory::Viewer(*viewer) : coverstory::Viewer::spectator()));
  }
  void show_whole(const Look& look, Shown to) const override {
    const View& view = static_cast<const CoverUpLook&>(look).view;
    to.game([&](JsonText& game) { messages::write_table_view(game, view); });
    if (!view.viewer.has_seat()) return;
    to.mine([&](JsonText& mine) { messages::write_own(mine, view); });
  }
  void show_changes(Look& look, Shown to) const override {
    View& before = static_cast<CoverUpLook&>(look).view;
    const View after = view(state_, before.viewer);
    to.game([&](JsonText& game) { messages::write_changes(game, before, after); });
    if (after.viewer.has_seat()) {
      to.mine([&](JsonText& mine) { messages::write_own_changes(mine, before, after); });
    }
    before = after;
  }

  /// A round is planned as a whole when its cards are dealt, or when a bot takes over in it.
  std::unique_ptr<const Decision> decision_of(Seat seat) const override {
    if (state_.phase == Phase::Ended) return nullptr;
    const View seen = view(state_, seat);
    if (state_.phase != Phase::Returning) return std::make_unique<WhichPlan>(seen);
    if (state_.at(seat).to_return) return nullptr;
    return std::make_unique<WhichReturn>(seen);
  }
  std::unique_ptr<tables::BotPlayer> bot_for(Seat seat) const override {
    return std::make_unique<CoverUpBot>(seat);
  }

 private:
  static std::unexpected<protocol::Refusal> refused(Violation violation) {
    return std::unexpected(protocol::Refusal{.code = protocol::Code::Illegal,
                                             .why = std::string(sentence_of(violation)),
                                             .clause = clause_of(violation)});
  }
  /// Whatever the deed brings is told to the table, and to the record where there is one.
  void tell(protocol::Events& events, auto deed) {
    CoverUpEvents told(events);
    if (!writer_) return deed(told);
    Audience both{&*writer_, &told};
    deed(both);
  }

  State state_;
  std::optional<records::cover_up::Writer> writer_;
};

}  // namespace

const State& state_of(const tables::Game& game) {
  return static_cast<const CoverUpGame&>(game).state();
}

std::unique_ptr<tables::Game> make_cover_up(const Options& options, const Beginning& beginning) {
  return std::make_unique<CoverUpGame>(options, beginning);
}

std::unique_ptr<tables::Game> make_cover_up(const State& state) {
  return std::make_unique<CoverUpGame>(state);
}

}  // namespace coverstory::games
