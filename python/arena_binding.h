// Bots against each other with duplicate dealing, and functions of Python among them. What is the
// same for all games: a deck is played once in every rotation of the chairs.
#pragma once

#include <atomic>
#include <exception>
#include <mutex>
#include <string>
#include <vector>

#include "bots/arena/standings.h"
#include "python/arrays.h"
#include "python/workers.h"

namespace coverstory::python {

/// Who plays: the name of a bot, or a function of Python under the name that it goes by.
struct Contestant {
  std::string name;
  py::object function;  // none for a bot of ours
};

/// Names, functions, or pairs of a name and a function. Two of the same name are the same.
std::vector<Contestant> read_contestants(const py::list& from);

py::dict standings_of(const bots::arena::Standings& standings);

/// `play(seats, deck)` plays one game, where `seats` says which contestant has each seat. What a
/// function of Python throws ends all and is thrown here.
template <class Play>
py::dict run_arena(const std::vector<Contestant>& chairs, std::uint64_t decks, int threads,
                   Play play) {
  std::vector<std::string> names;
  std::vector<std::size_t> number;  // of each chair among the different names
  for (const Contestant& each : chairs) {
    const auto found = std::ranges::find(names, each.name);
    number.push_back(static_cast<std::size_t>(found - names.begin()));
    if (found == names.end()) names.push_back(each.name);
  }
  std::vector<std::vector<bots::arena::GameResult>> results(decks);
  std::exception_ptr thrown;
  std::mutex mutex;
  std::atomic<bool> stops{false};
  {
    const py::gil_scoped_release released;
    Workers workers(threads);
    workers.share(decks, [&](std::size_t begin, std::size_t end) {
      try {
        for (std::size_t deck = begin; deck < end && !stops; ++deck) {
          for (std::size_t rotation = 0; rotation < chairs.size(); ++rotation) {
            std::vector<std::size_t> seats;
            for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
              seats.push_back((seat + rotation) % chairs.size());
            }
            bots::arena::GameResult game = play(seats, deck);
            for (std::size_t seat = 0; seat < seats.size(); ++seat) {
              game[seat].bot = number[seats[seat]];
            }
            results[deck].push_back(std::move(game));
          }
        }
      } catch (...) {
        const std::lock_guard lock(mutex);
        if (!thrown) thrown = std::current_exception();
        stops = true;
      }
    });
  }
  if (thrown) std::rethrow_exception(thrown);
  bots::arena::Standings standings(names);
  for (const auto& games : results) standings.add_deck(games);
  return standings_of(standings);
}

}  // namespace coverstory::python
