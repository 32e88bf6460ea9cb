// Many games at once, each with its agents, for programs that learn. A step takes an action for
// each row and carries the games on to where an agent is to act again, or to their ends; bots in
// the other seats act within it. Each game depends on the seed and its number alone: the threads
// have no say in what happens.
//
// `Game` is one of cover_me/game.h, cover_up/game.h: what they offer is used here and nowhere said
// twice.
#pragma once

#include <algorithm>
#include <array>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/ensure.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/core/seed.h"
#include "python/large_pages.h"
#include "python/place.h"
#include "python/rows.h"
#include "python/seating.h"
#include "python/settings.h"
#include "python/workers.h"

namespace coverstory::python {

template <class Game>
class ManyGames {
 public:
  using Options = typename Game::Options;

  explicit ManyGames(const Setting<Options>& setting)
      : setting_(setting),
        seating_{.games = setting.games,
                 .players = static_cast<std::size_t>(setting.options.players),
                 .only = setting.seat,
                 .dealing = setting.dealing},
        workers_(setting.threads),
        rows_(setting, seating_),
        places_(setting.games),
        rngs_(setting.games, FastRng(Seed{})) {}

  std::size_t games() const { return places_.size(); }
  const Rows<Game>& rows() const { return rows_; }
  const Seating& seating() const { return seating_; }
  const Game& game(std::size_t i) const { return *places_[i].game; }

  /// They must live as long as steps are taken, and all of them but the last must be given. Between
  /// two steps the masks are not to be changed. A reset of all games comes first.
  void write_to(const Arrays& arrays) { rows_.write_to(arrays); }

  /// Begins all games anew, counting from their first; or those of `where` with the games that
  /// come next in their places.
  void reset(const Seed& seed) {
    seed_ = seed;
    for_each_game([&](std::size_t i) {
      places_[i].begun = 0;
      rngs_[i] = FastRng(seed_.derived(Seed::Purpose::Bot, i));
      rows_.forget_masks(i);
      begin(i);
    });
  }
  void reset(std::span<const std::uint8_t> where) {
    for_each_game([&](std::size_t i) {
      if (where[i] != 0) begin(i);
    });
  }

  /// An action for each row, the no-op for who does not act. Where one is refused nothing happens.
  template <class Number>
  std::optional<RefusedAction> step(const Number* actions) {
    if (const auto refused = first_refused(actions)) return refused;
    // Thousands of games do not fit into the caches near the processor: what is needed next is on
    // its way while something else is done. So a game moves first, and is written of after the next
    // one has moved; by then what is shown of it has arrived in the caches too.
    workers_.share(games(), [&](std::size_t begin, std::size_t end) {
      std::array<std::optional<typename Game::Shown>, 2> shown;
      const auto write = [&](std::size_t i) { rows_.write_choices(i, places_[i], *shown[i % 2]); };
      for (std::size_t i = begin; i < std::min(begin + kAhead, end); ++i) fetch(i);
      for (std::size_t i = begin; i < end; ++i) {
        if (i + kAhead < end) fetch(i + kAhead);
        move(i, actions + i * rows_.of_a_game());
        rows_.fetch(i, game(i).to_act());
        shown[i % 2].emplace(game(i).shown(places_[i].memory));
        if (i > begin) write(i - 1);
      }
      write(end - 1);
    });
    return std::nullopt;
  }

  /// A legal action for each row, each as likely as the others.
  template <class Number>
  void choose_at_random(Number* actions) {
    for_each_game([&](std::size_t i) {
      rows_.choose_at_random(i, game(i), rngs_[i], actions + i * rows_.of_a_game());
    });
  }

 private:
  void for_each_game(auto work) {
    workers_.share(games(), [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) work(i);
    });
  }

  void begin(std::size_t i) {
    start_game(i);
    rows_.write_beginning(i);
    rows_.write_choices(i, places_[i], game(i).shown(places_[i].memory));
  }

  void start_game(std::size_t i) {
    Place<Game>& place = places_[i];
    place.begin(setting_, seating_.seed_of(seed_, i, place.begun), seating_.agents_of(i));
    if (setting_.rewards == Rewards::Final) return;
    for (std::size_t row = 0; row < rows_.of_a_game(); ++row) {
      place.progress_since_last(row, seating_.seat_of(i, row));
    }
  }

  template <class Number>
  std::optional<RefusedAction> first_refused(const Number* actions) {
    std::mutex mutex;
    std::optional<RefusedAction> first;
    for_each_game([&](std::size_t i) {
      const auto refused = rows_.refused(i, game(i), actions + i * rows_.of_a_game());
      if (!refused) return;
      const std::lock_guard lock(mutex);
      if (!first || refused->game < first->game) first = refused;
    });
    return first;
  }

  static constexpr std::size_t kAhead = 2;
  void fetch(std::size_t i) const { fetch_bytes(&places_[i], sizeof(Place<Game>)); }

  /// All of a step but what the rows can choose next. The actions were found legal.
  template <class Number>
  void move(std::size_t i, const Number* actions) {
    Place<Game>& place = places_[i];
    if (place.is_over) return stay_over(i);
    carry_out(i, actions);
    place.let_opponents_play();
    rows_.write_gains(i, place);
    if (place.game->is_over()) end_game(i);
  }

  void stay_over(std::size_t i) {
    if (setting_.autoreset == Autoreset::Off) return rows_.write_nothing_gained(i);
    start_game(i);
    rows_.write_beginning(i);
  }

  template <class Number>
  void carry_out(std::size_t i, const Number* actions) {
    Game& game = *places_[i].game;
    for_each_row(seating_.rows_of(i, game.to_act()), [&](std::size_t row) {
      const Seat seat = seating_.seat_of(i, row);
      typename Game::Decision decision;
      const auto refused = game.decide(seat, static_cast<std::int64_t>(actions[row]), decision);
      ENSURE(!refused);
      game.apply(seat, decision);
    });
  }

  void end_game(std::size_t i) {
    if (setting_.autoreset != Autoreset::SameStep) {
      places_[i].is_over = true;
      return;
    }
    rows_.write_end(i, places_[i]);
    start_game(i);
  }

  Setting<Options> setting_;
  Seating seating_;
  Workers workers_;
  Rows<Game> rows_;
  Seed seed_;
  std::vector<Place<Game>, LargePages<Place<Game>>> places_;
  std::vector<FastRng> rngs_;  // for random actions
};

}  // namespace coverstory::python
