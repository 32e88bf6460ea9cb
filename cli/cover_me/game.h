// A game of Cover Me between a person in seat 0 and bots, without any terminal: the state, the
// record, the story, and the bots' moves. New or taken up from a saved game.
#pragma once

#include <string>
#include <vector>

#include "cli/cover_me/bots.h"
#include "cli/cover_me/narrator.h"
#include "engine/core/seed.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "records/cover_me/json.h"
#include "records/line.h"

namespace coverstory::cli {

inline constexpr Seat kPerson{0};

class CoverMeGame {
 public:
  struct Seating {
    cover_me::Options options;
    std::vector<std::string> seats;  // the person's name, then the bots'
    Seed seed;
  };

  /// A new game. The guest, if any, hears everything too. Throws Refused for an unknown bot.
  explicit CoverMeGame(const Seating& seating, cover_me::Listener* guest = nullptr);
  /// A saved game; its lines have been found right.
  CoverMeGame(const Seating& seating, const records::GameLines& saved,
              cover_me::Listener* guest = nullptr);
  CoverMeGame(const CoverMeGame&) = delete;
  CoverMeGame& operator=(const CoverMeGame&) = delete;

  bool is_over() const { return state_.is_over(); }
  bool awaits_person() const { return state_.to_act.contains(kPerson); }
  cover_me::View person_view() const { return view(state_, kPerson); }
  cover_me::Choices person_choices() const { return legal(state_, kPerson); }

  /// Carries out one of the person's choices.
  void decide(cover_me::Action action);
  /// The bots decide until the person is asked, or the game is over. The person is asked first
  /// where all decide at once, so that a saved game never lacks a bot's sealed decision.
  void let_bots_play();

  CoverMeNarrator& narrator() { return narrator_; }
  const Cast& cast() const { return narrator_.cast(); }
  const Seed& seed() const { return seed_; }
  /// The record so far; up to the end it is a saved game.
  const std::string& record() const { return writer_.text(); }
  /// The truth, for tests; nothing of it may be shown to the person.
  const cover_me::State& state() const { return state_; }

 private:
  struct Unbegun {};
  CoverMeGame(Unbegun, const Seating& seating, cover_me::Listener* guest);
  void apply_legal(Seat seat, cover_me::Action action);

  Seed seed_;
  records::cover_me::Writer writer_;
  CoverMeNarrator narrator_;
  CoverMeBots bots_;
  cover_me::Audience audience_;
  cover_me::State state_;
};

}  // namespace coverstory::cli
