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
using tables::Beginning;
using tables::Decision;
using tables::Look;
using tables::Noticed;
using tables::Recording;
using tables::Shown;
using tables::Time;

struct CoverMeLook : Look {
  View view;
  Choices choices;  // of the viewer's seat
};

const CoverMeLook& as_cover_me(const Look& look) {
  return static_cast<const CoverMeLook&>(look);
}

json::value sealed_json(const View& view) {
  if (view.sealed) return messages::action_json(*view.sealed, view);
  return nullptr;
}

/// The season special: what the viewer has featured in its own rows.
json::value featured_json(const View& view) {
  json::array result;
  if (view.phase != Phase::Special || !view.viewer.has_seat()) return result;
  const int own_rows = view.options.rows_of_a_player();
  for (int own = 0; own < own_rows; ++own) {
    const auto row = static_cast<std::size_t>(view.viewer.seat().index * own_rows + own);
    const std::uint8_t month = view.featured[row];
    const bool chosen = view.candidates[row] != 0 && month < view.rows[row].size();
    result.push_back(chosen ? json::value(code_of(view.rows[row][month])) : json::value());
  }
  return result;
}

/// A choice can name the top of an open pile, or cards looked at.
bool same_choices(const CoverMeLook& a, const CoverMeLook& b) {
  return a.choices == b.choices && a.view.looked == b.view.looked &&
         (a.view.awaited != Kind::Take || a.view.open == b.view.open);
}

class CoverMeGame : public tables::Game {
 public:
  CoverMeGame(const Options& options, const Beginning& beginning) {
    if (beginning.recording == Recording::Yes) {
      writer_.emplace(options, beginning.names, beginning.seed);
    }
    json::array unheard;  // the beginning is in the first view
    CoverMeEvents told(unheard);
    Audience audience{writer(), &told};
    state_ = new_game(options, beginning.seed, audience, beginning.start);
    starting_player_ = state_.start;
  }
  explicit CoverMeGame(const State& state) : state_(state), starting_player_(state.start) {}

  std::expected<Noticed, protocol::Refusal> apply(Seat seat, const protocol::GameAction& action,
                                                  Time, json::array& events) override {
    const SeatSet to_act = state_.to_act;
    CoverMeEvents told(events);
    Audience audience{writer(), &told};
    Outcome outcome = std::unexpected(Violation::WrongKind);
    if (const auto* choice = action.get_if<Action>()) {
      outcome = cover_me::apply(state_, seat, *choice, audience);
    } else if (action.holds<Withdrawal>()) {
      outcome = withdraw(state_, seat);
    }
    // CM-4.1, CM-5.3: a choice that is sealed again, or in the first of two rows, shows nothing;
    // who is to act is all that sealing shows, and whatever is revealed is an event.
    const bool is_hidden = events.empty() && state_.to_act == to_act;
    if (outcome) return is_hidden ? Noticed::ByActorAlone : Noticed::ByAll;
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
    auto look = std::make_unique<CoverMeLook>();
    look->view =
        view(state_, viewer ? coverstory::Viewer(*viewer) : coverstory::Viewer::spectator());
    if (viewer && state_.deciding.contains(*viewer)) look->choices = legal(state_, *viewer);
    return look;
  }

  Shown whole(const Look& shown) const override {
    const CoverMeLook& look = as_cover_me(shown);
    Shown result{.game = messages::table_view_json(look.view)};
    if (look.view.viewer.has_seat()) {
      result.mine = {{"seat", look.view.viewer.seat().index},
                     {"legal", messages::legal_json(look.choices, look.view)},
                     {"sealed", sealed_json(look.view)},
                     {"featured", featured_json(look.view)}};
    }
    return result;
  }

  Shown changes(const Look& earlier, const Look& later) const override {
    const CoverMeLook &before = as_cover_me(earlier), &after = as_cover_me(later);
    Shown result{.game = messages::changes_json(before.view, after.view)};
    if (!after.view.viewer.has_seat()) return result;
    if (!same_choices(before, after)) {
      result.mine["legal"] = messages::legal_json(after.choices, after.view);
    }
    if (before.view.sealed != after.view.sealed) result.mine["sealed"] = sealed_json(after.view);
    if (before.view.featured != after.view.featured || before.view.phase != after.view.phase) {
      result.mine["featured"] = featured_json(after.view);
    }
    return result;
  }

  std::unique_ptr<const Decision> decision_of(Seat seat) const override {
    if (state_.is_over() || !state_.to_act.contains(seat)) return nullptr;
    return std::make_unique<WhichChoice>(view(state_, seat), legal(state_, seat));
  }

 private:
  Listener* writer() { return writer_ ? &*writer_ : nullptr; }

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
