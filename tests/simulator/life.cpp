#include "tests/simulator/life.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <sstream>
#include <vector>

#include "games/all.h"
#include "records/check.h"
#include "tables/folding.h"
#include "tests/simulator/demand.h"
#include "tests/simulator/person.h"
#include "tests/simulator/world.h"

namespace coverstory::simulator {
namespace {

using tables::Stage;

constexpr Time kFaultyMs = 60'000;
constexpr Time kMinute = 60'000;
constexpr Time kLongestGame = 24 * 60 * kMinute;
constexpr std::uint64_t kThoroughOneIn = 8;

class Life {
 public:
  explicit Life(const LifeOptions& options)
      : world_(options.seed, options.is_verbose, options.seed % kThoroughOneIn == 0) {}

  Account live() {
    play_among_faults();
    play_to_the_end();
    everybody_is_answered();
    records_are_right();
    everybody_goes_home();
    return account();
  }

 private:
  void play_among_faults() {
    Chance& chance = world_.chance();
    world_.set_faults(Faults::many(chance));
    plan_.most_tables = 1 + chance.below(chance.one_in(4) ? 5 : 2);
    constexpr std::array<const char*, 4> kNames{"Ada", "Bo", "Cy", "Di"};
    for (std::size_t i = 0; i < 1 + chance.below(kNames.size()); ++i) {
      people_.push_back(
          std::make_unique<Person>(world_, plan_, kNames[i], chance.one_in(3) ? 2 : 1));
    }
    const Time until = world_.now() + chance.between(kFaultyMs / 4, kFaultyMs);
    while (world_.step(until)) {
    }
  }

  bool is_played_out() {
    return std::ranges::none_of(world_.witness().tables(), [](const auto& entry) {
      return entry.second.table().stage() == Stage::Playing;
    });
  }

  void play_to_the_end() {
    world_.set_faults(Faults::none());
    for (const auto& server : world_.servers()) {
      if (server->has_frozen()) server->crash();  // as whoever runs it would
    }
    plan_.is_finishing = true;
    const Time until = world_.now() + kLongestGame;
    while (!is_played_out()) {
      demand(world_.step(until), [] { return "a game does not end"; });
    }
  }

  /// Nothing is under way any more: what was sent on a connection that lives has its answer.
  void everybody_is_answered() {
    plan_.is_quiet = true;
    const Time until = world_.now() + kMinute;
    while (world_.step(until)) {
    }
    for (const auto& person : people_) {
      for (const auto& device : person->devices()) {
        if (!device->is_ready()) continue;
        const Heard& heard = world_.heard_on(device->connection());
        demand(heard.nonsense == 0, [] { return "nonsense was not answered"; });
        for (const auto& [id, sending] : heard.sendings) {
          demand(sending.unanswered == 0, [&] {
            return fmt::format("{}'s command {} was not answered", person->name(), id);
          });
        }
      }
    }
  }

  void records_are_right() {
    for (const auto& [code, durable] : world_.witness().tables()) {
      const auto log = world_.disk().log_of(code).value();
      demand(log && log->bodies == durable.bodies(), [&] { return "a log was changed: " + code; });
      if (durable.table().stage() != Stage::Over) continue;
      ++ended_;
      std::istringstream in(tables::record_of(code, durable.bodies(), games::all_games()));
      const auto lines = records::GameReader(in).next();
      demand(lines && *lines, [&] { return "no record of " + code; });
      const auto mistake = records::first_mistake(**lines);
      demand(!mistake, [&] { return fmt::format("record of {}: {}", code, mistake->sentence); });
    }
  }

  /// Houses without people keep nothing in memory.
  void everybody_goes_home() {
    for (const auto& person : people_) person->go_home();
    const Time until = world_.now() + 60 * kMinute;
    while (world_.step(until)) {
    }
    for (const auto& server : world_.servers()) {
      const auto figures = server->figures();
      demand(figures.has_value(), [] { return "there is no house"; });
      const std::size_t left = figures->tables + figures->connections + figures->gathered +
                               figures->held + figures->questions;
      demand(left == 0, [&] {
        return fmt::format(
            "left in memory: {} tables, {} connections, {} entries, {} messages, {} "
            "questions",
            figures->tables, figures->connections, figures->gathered, figures->held,
            figures->questions);
      });
    }
  }

  Account account() {
    Account account{.tables = world_.witness().tables().size(), .games_ended = ended_};
    for (const auto& server : world_.servers()) account.crashes += server->life();
    for (const auto& [code, durable] : world_.witness().tables()) {
      account.entries += durable.bodies().size();
    }
    return account;
  }

  World world_;
  SharedPlan plan_;
  std::vector<std::unique_ptr<Person>> people_;
  std::size_t ended_ = 0;
};

}  // namespace

Account live(const LifeOptions& options) {
  return Life(options).live();
}

}  // namespace coverstory::simulator
