// A game of Cover Me between a person in seat 0 and bots, without any terminal: the state, the
// record, the story, and the bots' moves. New or taken up from a saved game.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/cover_me/bot.h"
#include "cli/cover_me/narrator.h"
#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "engine/cover_me/action.h"
#include "engine/cover_me/events.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "records/cover_me/json.h"
#include "records/line.h"

namespace coverstory::cli {

/// The bots at a person's table. The n-th decision of a seat has a seed of its own, so that a game
/// that was saved and resumed goes on as it would have gone on without the pause: nothing needs to
/// be kept of the bots but how often each has decided. A program (exec:COMMAND) plays the whole
/// game.
class CoverMeBots : public cover_me::Listener {
 public:
  /// Seat names, the person's first; a bot's name begins with its kind: "greedy 1". Throws Refused
  /// for a kind there is not.
  CoverMeBots(const std::vector<std::string>& seats, const Seed& seed);

  cover_me::Action choose(Seat seat, const cover_me::View& view, const cover_me::Choices& choices);

  void ended(const cover_me::State& state, const cover_me::Ranking& result) override;

  /// In a replay the decisions are heard instead of made.
  void acted(const cover_me::State&, const cover_me::Acted& acted) override;

 private:
  std::vector<std::string> kinds_;                              // by seat; the person's is empty
  std::vector<std::unique_ptr<bots::cover_me::Bot>> programs_;  // by seat; null for all others
  Seed seed_;
  cover_me::BySeat<std::uint64_t> decided_{};
};

/// Names for the seats of a new game: the person's, then the bots' kinds over and over, each with
/// its seat's number.
std::vector<std::string> seat_names(const std::string& person,
                                    const std::vector<std::string>& kinds, int players);

inline constexpr Seat kPerson{0};

class CoverMeGame {
 public:
  struct Seating {
    cover_me::Options options;
    std::vector<std::string> seats;  // the person's name, then the bots'
    Seed seed;
    std::optional<Seat> start{};  // CM-2.5: nothing where chance draws one, or a game is resumed
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
