// CM-12, told once more: where the cards of Cover Me lie, and who may look there.
#include <algorithm>
#include <array>
#include <optional>

#include "engine/cover_me/card.h"
#include "engine/cover_me/game.h"
#include "games/cover_me/game.h"
#include "tests/hidden/truth.h"

namespace coverstory::hidden {
namespace {

using namespace coverstory::cover_me;

constexpr std::size_t kFirstRowOfFictional = 2;  // CM-8.2

bool has(const auto& cards, Card card) {
  return std::ranges::find(cards, card) != cards.end();
}
bool has(const CardSet& cards, Card card) {
  return cards.contains(card);
}

/// CM-12.1: whether the card lies where all can see it, but for the discard pile.
bool is_on_the_table(const State& state, Card card) {
  const auto in = [&](const auto& places) {
    return std::ranges::any_of(places, [&](const auto& cards) { return has(cards, card); });
  };
  return in(state.rows) || in(state.open) || in(state.scored) || in(state.middle) ||
         has(state.influence, card) || (state.laid.size() == 2 && state.laid.back() == card);
}

/// CM-6.5: whether the cards under the players' cards may still be looked at. Where they are hidden
/// they are counted when the last season has been scored; no hand is filled after that but for an
/// extra season (CM-10.3).
bool totals_are_open(const State& state) {
  if (state.options.totals == Totals::Shown) return true;
  const bool is_between_seasons = state.phase == Phase::Hands || state.phase == Phase::NewYear ||
                                  state.phase == Phase::Vote || state.phase == Phase::Over;
  const int last_year = state.options.length == GameLength::Standard ? 3 : 4;
  if (state.calendar.year > last_year) return true;
  return state.calendar.year == last_year && state.calendar.season == Season::Fall &&
         is_between_seasons;
}

/// The game after an entry, and what all could see happen in it.
struct Moment {
  State state;
  State before;
  /// Something was carried out; otherwise it was sealed, or nothing happened in the game.
  bool is_carried_out = false;
  CardSet turned;                  // face up in this entry, wherever they lie after it
  BySeat<CardSet> known{};         // of the hands: what went there openly
  CardSet known_of_the_fictional;  // CM-8.3: the same of the fictional pile
  BySeat<CardSet> put_back{};      // CM-12.2: by who has looked at them, while they lie there
};

void turn_up_covers(CardSet& turned, Action action) {
  if (action.kind() != Kind::Play) return;
  turned.insert(action.card());
  if (action.second_card()) turned.insert(*action.second_card());
}

class CoverMeTruth final : public TruthOf<Moment> {
 public:
  std::vector<std::string> codes_in(std::string_view text) const override {
    return codes_of_length(4, text, card_from_code);
  }

  int reshuffles() const override {
    const auto now = last();
    return now ? now->state.reshuffles : 0;
  }

 private:
  State begin(const tables::Created& table, const tables::Started& game,
              tables::Time) const override {
    // CM-2.5: as whoever starts the game says, or as the table was opened.
    const auto first = game.first ? game.first->seat : table.start;
    return new_game(table.settings.options.get<Options>(), game.seed, first);
  }

  void go_on(Moment& now, const tables::Step& step) const override {
    now.is_carried_out = false;
    now.turned = {};
    const auto* played = std::get_if<tables::Played>(&step.what);
    if (played && played->action.holds<games::Withdrawal>()) {
      (void)withdraw(now.state, played->seat);
    } else if (played) {
      play(now, played->seat, played->action.get<Action>());
    }
  }

  bool may_name_in(const Moment& now, Viewer viewer, const Path& path,
                   std::string_view code) const override {
    const Card card = *card_from_code(code);
    if (is_at(path, 0, "game")) return is_in_game(now, viewer, path, card);
    if (is_at(path, 0, "mine")) return viewer && is_mine(now.state, *viewer, path, card);
    return is_at(path, 0, "events") && now.is_carried_out && is_told(now, path, card);
  }

  static void play(Moment& now, Seat seat, Action action) {
    const State& before = now.before;
    (void)apply(now.state, seat, action);
    // CM-5.3: of two rows the first is sealed too, though the seat is still the last to act.
    const bool is_first_of_two =
        action.kind() == Kind::Feature && now.state.phase == Phase::Special;
    now.is_carried_out = before.to_act == SeatSet::only(seat) && !is_first_of_two;
    if (!now.is_carried_out) return;
    // CM-4.1, CM-8.2: all the covers of the month.
    if (action.kind() == Kind::Play) {
      for (int s = 0; s < before.options.players; ++s) {
        const bool is_sealed = before.deciding.contains(Seat(s)) && Seat(s) != seat;
        if (is_sealed) turn_up_covers(now.turned, before.sealed[static_cast<std::size_t>(s)]);
      }
      turn_up_covers(now.turned, action);
      for (const Card card : before.laid) now.turned.insert(card);
    }
    if (action.kind() == Kind::Swap && action.discarded()) now.turned.insert(*action.discarded());
    follow_known_cards(now, seat, action);
    if (action.kind() == Kind::Keep) follow_cards_put_back(now, seat);
  }

  static void follow_cards_put_back(Moment& now, Seat seat) {
    for (const Card card : now.before.looked) now.put_back[seat.index].insert(card);
    for (CardSet& cards : now.put_back) {
      CardSet still_there;
      cards.for_each([&](Card card) {
        if (has(now.state.next, card) || has(now.state.looked, card)) still_there.insert(card);
      });
      cards = still_there;
    }
  }

  /// CM-12.1: a card that went to a hand openly, taken from an open pile or returned from a row, is
  /// known for as long as it stays there.
  static void follow_known_cards(Moment& now, Seat seat, Action action) {
    const State& before = now.before;
    std::optional<Card> taken;
    if (action.kind() == Kind::Take && action.pile()) {
      taken = before.open[static_cast<std::size_t>(*action.pile())].back();
    }
    const auto comes_from_a_row = [&](Card card) {
      const auto is_in = [&](const Row& row) { return has(row, card); };
      return (action.kind() == Kind::Play && has(now.turned, card)) ||
             std::ranges::any_of(before.rows, is_in);
    };
    for (std::size_t s = 0; s < now.known.size(); ++s) {
      CardSet known;
      for (const Card card : now.state.hands[s]) {
        const bool stays = has(now.known[s], card);
        if (stays || comes_from_a_row(card) || (s == seat.index && taken == card)) {
          known.insert(card);
        }
      }
      now.known[s] = known;
    }
    CardSet known;
    const auto follow = [&](Card card) {
      if (has(now.known_of_the_fictional, card) || comes_from_a_row(card)) known.insert(card);
    };
    std::ranges::for_each(now.state.fictional, follow);
    if (!now.state.laid.empty()) follow(now.state.laid.front());
    now.known_of_the_fictional = known;
  }

  /// What all could see. A card of the discard pile may have been shuffled away (CM-2.9): where it
  /// lies then is not told.
  static bool is_told(const Moment& now, const Path& path, Card card) {
    const bool tells_of_cards =
        is_at(path, 1, "act") || is_at(path, 1, "month") || is_at(path, 1, "season");
    return tells_of_cards && (has(now.turned, card) || is_on_the_table(now.before, card) ||
                              is_on_the_table(now.state, card) || has(now.state.discard, card));
  }

  static bool is_in_game(const Moment& now, Viewer viewer, const Path& path, Card card) {
    const State& state = now.state;
    const int number = number_at(path, 2);
    const auto at = static_cast<std::size_t>(number);
    const auto is_one_of = [&](const auto& places) {
      return number >= 0 && at < places.size() && has(places[at], card);
    };
    if (is_at(path, 1, "hand")) return viewer && has(state.hand(*viewer), card);
    if (is_at(path, 1, "known")) return is_one_of(now.known);
    if (is_at(path, 1, "rows")) {
      const bool is_laid = at == kFirstRowOfFictional + 1 && state.laid.size() == 2;
      return is_one_of(state.rows) || (is_laid && state.laid.back() == card);
    }
    if (is_at(path, 1, "candidates")) return is_one_of(state.rows);
    if (is_at(path, 1, "influence")) return has(state.influence, card);
    if (is_at(path, 1, "open")) {
      const auto hair = path.size() > 2 ? kHairLetters.find(path[2]) : kHairLetters.npos;
      return hair < state.open.size() && has(state.open[hair], card);
    }
    if (is_at(path, 1, "discard")) return has(state.discard, card);
    if (is_at(path, 1, "scored")) return totals_are_open(state) && is_one_of(state.scored);
    if (is_at(path, 1, "middle")) return totals_are_open(state) && is_one_of(state.middle);
    if (is_at(path, 1, "looked")) {
      const bool is_remembered =
          viewer && has(state.looked, card) && has(now.put_back[viewer->index], card);
      return is_remembered || (viewer && is_looked_at_by(state, *viewer, card));
    }
    if (is_at(path, 1, "fictional")) {
      return is_at(path, 2, "known") && has(now.known_of_the_fictional, card);
    }
    return false;
  }

  /// CM-6.3.
  static bool is_looked_at_by(const State& state, Seat seat, Card card) {
    return state.deciding == SeatSet::only(seat) && has(state.looked, card);
  }

  static bool is_in_own_row(const State& state, Seat seat, Card card) {
    for (int own = 0; own < state.options.rows_of_a_player(); ++own) {
      if (has(state.rows[static_cast<std::size_t>(state.row_of(seat, own))], card)) return true;
    }
    return false;
  }

  static bool is_mine(const State& state, Seat seat, const Path& path, Card card) {
    if (is_at(path, 1, "featured")) return is_in_own_row(state, seat, card);
    if (!state.deciding.contains(seat)) return false;
    if (is_at(path, 1, "sealed")) {
      CardSet sealed;
      if (state.phase == Phase::Month) turn_up_covers(sealed, state.sealed[seat.index]);
      return !state.to_act.contains(seat) && has(sealed, card);
    }
    if (!is_at(path, 1, "legal")) return false;
    switch (state.awaited) {
      case Kind::Take:
        return std::ranges::any_of(
            state.open, [&](const OpenPile& pile) { return !pile.empty() && pile.back() == card; });
      case Kind::Play:
      case Kind::Swap:
        return has(state.hand(seat), card);
      case Kind::Keep:
        return is_looked_at_by(state, seat, card);
      case Kind::Feature:
        return is_in_own_row(state, seat, card);
      case Kind::Vote:
        return false;
    }
    return false;
  }
};

}  // namespace

std::unique_ptr<Truth> truth_of_cover_me() {
  return std::make_unique<CoverMeTruth>();
}

}  // namespace coverstory::hidden
