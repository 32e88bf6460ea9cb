#include "tests/simulator/simulated_server.h"

#include <fmt/format.h>

#include <map>
#include <stdexcept>
#include <utility>

#include "games/all.h"
#include "tables/folding.h"
#include "tables/step_json.h"
#include "tests/simulator/demand.h"
#include "tests/simulator/quick_thoughts.h"
#include "tests/simulator/world.h"

namespace coverstory::simulator {
namespace {

constexpr Time kPollMs = 250;
/// Where nothing is lost any more and there is nothing to look at.
constexpr Time kIdlePollMs = 5000;
/// Presence is read as a whole once in so many polls.
constexpr int kPollsOfPresence = 8;
/// After so long one that does nothing is taken for gone.
constexpr Time kNoticedMs = 2000;

}  // namespace

SimulatedServer::SimulatedServer(World& world, std::shared_ptr<store::MemoryStore> disk)
    : world_(world), store_(std::move(disk)) {}

std::optional<ServerId> SimulatedServer::id() const {
  return house_ ? std::optional(id_) : std::nullopt;
}

bool SimulatedServer::seems_gone() const {
  return !house_ || (world_.now() < stopped_until_ && world_.now() - stopped_since_ >= kNoticedMs);
}

std::optional<tables::HouseFigures> SimulatedServer::figures() const {
  return house_ ? std::optional(house_->figures()) : std::nullopt;
}

// Its life.

void SimulatedServer::open() {
  using std::chrono::milliseconds;
  id_ = world_.new_id();
  // Several servers are told the time by their database, and differ a little.
  day_ahead_ = store_.disk().is_shared() ? world_.chance().between(-30, 30) : 0;
  clock_ = std::make_unique<server::TableClock>(server::TableClock::Sources{
      .time_of_day = [this] { return milliseconds(world_.time_of_day() + day_ahead_); },
      .steady = [this] { return milliseconds(world_.now() - asleep_); }});
  house_ = std::make_unique<tables::House>(
      static_cast<tables::Outside&>(*this), games::all_games(),
      tables::HouseLimits{.rest_after_ms = world_.faults().rest_after});
  older_.clear();
  for (const auto& [code, durable] : world_.witness().tables()) older_.insert(code);
  if (store_.disk().is_shared()) {
    opened_ = clock_->now();
    world_.say(fmt::format("server {} opens", std::to_underlying(id_)));
    house_->neighbours().set(*this, id_, world_.alive(), opened_);
    world_.neighbours_changed();
    return poll(0);
  }
  std::vector<store::Log> logs = store_.live_logs();
  for (const store::Log& log : logs) {
    const auto time = tables::last_time_in(log, games::all_games());
    clock_->start_no_earlier_than(time.value_or(0));
  }
  opened_ = clock_->now();
  for (store::Log& log : logs) {
    const auto reopened = house_->reopen(std::move(log), opened_);
    demand(reopened.has_value(), [&] { return reopened.error(); });
  }
  world_.say("a house opens");
}

void SimulatedServer::crash() {
  if (!house_) return;
  ++life_;
  world_.say(fmt::format("server {} crashes", std::to_underlying(id_)));
  house_.reset();
  clock_.reset();
  frozen_.clear();
  will_flush_ = false;
  cancelled_.clear();
  heard_since_ = 0;
  answered_ = batches_;
  behind_batch_.clear();
  stopped_until_ = 0;
  world_.forget_presence(id_);
  if (store_.is_writing()) {
    if (world_.chance().one_in(2)) {
      const auto written = store_.write();
      if (!written.entries.empty()) world_.stored(written.entries, *this);
    } else {
      store_.fail();
    }
  }
  world_.cut_all(*this);
  world_.neighbours_changed();
  world_.after(world_.chance().between(1, 3000), [this] { open(); });
}

void SimulatedServer::stop(Time ms) {
  if (!house_ || world_.now() < stopped_until_) return;
  world_.say(fmt::format("server {} stops for {} ms", std::to_underlying(id_), ms));
  stopped_since_ = world_.now();
  stopped_until_ = world_.now() + ms;
  world_.after(kNoticedMs, [this] { world_.neighbours_changed(); });
  after(ms, [this](tables::House&, Time) { world_.neighbours_changed(); });
}

// Time.

void SimulatedServer::after(Time ms, std::function<void(tables::House&, Time)> happening) {
  world_.after(ms, [this, life = life_, run = std::move(happening)]() mutable {
    if (life != life_ || !house_) return;
    if (world_.now() < stopped_until_) return after(stopped_until_ - world_.now(), std::move(run));
    run(*house_, house_time());
  });
}

Time SimulatedServer::house_time() {
  const Time time = clock_->now();
  if (clock_->stood_still()) {
    heard_since_ = time;
    house_->resume(time);
  }
  return time;
}

void SimulatedServer::look_at_clock() {
  if (house_ && world_.now() >= stopped_until_) (void)house_time();
}

std::optional<Time> SimulatedServer::timer() {
  if (!house_) return std::nullopt;
  const auto deadline = house_->next_deadline();
  if (!deadline) return std::nullopt;
  if (world_.now() < stopped_until_) return stopped_until_;
  return world_.now() + *deadline - house_time() + timer_is_late_;
}

void SimulatedServer::pass_time() {
  if (world_.now() < stopped_until_) return;
  timer_is_late_ = world_.chance().between(0, world_.faults().latest_timer);
  house_->pass_time(house_time());
}

void SimulatedServer::see_to_flush() {
  if (!house_ || will_flush_ || !house_->wants_flush()) return;
  will_flush_ = true;
  after(world_.chance().between(0, world_.faults().latest_flush),
        [this](tables::House& house, Time) {
          will_flush_ = false;
          house.flush();
        });
}

// The others.

void SimulatedServer::neighbours_changed() {
  after(world_.chance().between(0, 300), [this](tables::House& house, Time now) {
    std::vector<ServerId> alive = world_.alive();
    if (std::ranges::find(alive, id_) == alive.end()) alive.push_back(id_);
    house.neighbours().set(*this, id_, std::move(alive), now);
    for (const auto& [server, table] : world_.presences()) hear_of(server, table);
  });
}

void SimulatedServer::hear_of(const std::vector<store::Entry>& entries) {
  if (world_.chance().one_in(world_.faults().lost_news)) return;
  std::map<std::string, std::uint32_t> last;
  for (const store::Entry& entry : entries) last[entry.table] = entry.seq;
  const auto hear = [last = std::move(last)](tables::House& house, Time now) {
    for (const auto& [table, seq] : last) house.neighbours().heard(table, seq, now);
  };
  const auto late = [this] { return world_.chance().between(0, world_.faults().slowest_message); };
  after(late(), hear);
  if (world_.chance().one_in(world_.faults().doubled_news)) after(late(), hear);
}

/// It is what the other has announced last, whenever this one looks.
void SimulatedServer::hear_of(ServerId server, const std::string& table) {
  if (!house_ || server == id_) return;
  after(world_.chance().between(0, world_.faults().slowest_message),
        [this, server, table](tables::House& house, Time now) {
          house.neighbours().announced(server, table, world_.presence_at(server, table), now);
        });
}

/// What stands behind news that are lost.
void SimulatedServer::poll(int turn) {
  const bool is_idle = world_.faults().lost_news == 0 && house_->glance().tables.all().empty();
  after(is_idle ? kIdlePollMs : kPollMs, [this, turn](tables::House& house, Time now) {
    std::vector<std::pair<std::string, std::uint32_t>> found;
    for (const auto& [code, open] : house.glance().tables.all()) {
      const auto bodies = store_.disk().entries_after(code, open->durable).value();
      if (bodies && !bodies->empty()) {
        found.emplace_back(code, open->durable + static_cast<std::uint32_t>(bodies->size()));
      }
    }
    for (const auto& [code, last] : found) house.neighbours().heard(code, last, now);
    if (turn % kPollsOfPresence == 0) {
      for (const auto& [server, table] : world_.presences()) hear_of(server, table);
    }
    poll(turn + 1);
  });
}

void SimulatedServer::list_live() {
  after(world_.chance().between(0, world_.faults().slowest_store),
        [this](tables::House& house, Time now) {
          if (world_.chance().one_in(world_.faults().failed_load)) {
            const store::StoreError error{store::Failure::Unavailable, "The disk is elsewhere."};
            return house.neighbours().live(std::unexpected(error), now);
          }
          house.neighbours().live(store_.disk().live_codes(), now);
        });
}

void SimulatedServer::list(tables::ListId list, std::optional<tables::Person> of,
                           std::size_t most) {
  after(world_.chance().between(0, world_.faults().slowest_store),
        [this, list, of, most](tables::House& house, Time) {
          house.neighbours().listed(
              list, of ? store_.disk().listed_for(of->hex(), most) : store_.disk().waiting(most));
        });
}

void SimulatedServer::announce(const std::string& table, const tables::Presence& presence) {
  world_.announce(id_, table, presence);
}

// The disk.

/// Nobody is stood in for who could not be back. Who plays at a table that is younger than the
/// house was heard by it.
void SimulatedServer::look_at_stand_in(const store::Entry& entry) const {
  const auto step = tables::read_step(entry.body, games::all_games().forms());
  if (!step || !std::holds_alternative<tables::StoodIn>(step->what)) return;
  const Time since =
      step->at - (older_.contains(entry.table) ? std::max(opened_, heard_since_) : heard_since_);
  demand(since < 0 || since >= tables::kComingBackMs, [&] {
    return fmt::format("somebody at {} was stood in for {} ms after nobody could be heard",
                       entry.table, since);
  });
}

void SimulatedServer::append(store::Group group) {
  for (const auto& entry : *group) {
    world_.say(fmt::format("batch  {} {} {}", entry.table, entry.seq, entry.body));
    look_at_stand_in(entry);
  }
  store_.begin(*group);
  ++batches_;
  batch_since_ = house_time();
  const Faults& faults = world_.faults();
  Chance& chance = world_.chance();
  const bool fails = chance.one_in(faults.failed_store);
  const bool denied = chance.one_in(faults.denied_store);
  const Time takes = chance.one_in(faults.hung_store) ? Time{30'000} : 0;
  after(takes + chance.between(0, faults.slowest_store), [this, fails, denied](auto&, Time) {
    if (!fails) return finish_batch(denied);
    store_.fail();
    fail_batch({store::Failure::Full, "The disk is full."});
  });
}

void SimulatedServer::fail_batch(const store::StoreError& error) {
  world_.say("batch fails: " + error.sentence);
  if (error.tables.empty()) note_silence();
  answer_batch(std::unexpected(error));
}

void SimulatedServer::answer_batch(const std::expected<void, store::StoreError>& outcome) {
  answered_ = batches_;
  house_->stored(outcome, house_time());
  for (const Read& read : std::exchange(behind_batch_, {})) read(*house_, house_time());
}

/// Durable first; the house hears of it later, or never, or is told the contrary. That another was
/// faster it hears later, too.
void SimulatedServer::finish_batch(bool denied) {
  const auto [entries, outcome] = store_.write();
  if (!entries.empty()) world_.stored(entries, *this);
  const Time late = world_.chance().one_in(world_.faults().late_answer) ? Time{10'000} : 0;
  after(late + world_.chance().between(0, world_.faults().slowest_store),
        [this, denied, written = outcome](tables::House&, Time) {
          if (!written) return fail_batch(written.error());
          if (denied) return fail_batch({store::Failure::Unavailable, "The disk does not know."});
          world_.say("batch is durable");
          constexpr Time kSilence = 2000;
          if (house_time() - batch_since_ > kSilence) note_silence();
          answer_batch({});
        });
}

/// As a whole, or only what comes after that number. What is read may be old when it arrives.
void SimulatedServer::load(std::string table, std::uint32_t after_seq) {
  const Faults& faults = world_.faults();
  const Time takes = world_.chance().one_in(faults.hung_store) ? Time{30'000} : 0;
  const Read read = [this, table, after_seq](tables::House& house, Time now) {
    if (world_.chance().one_in(world_.faults().failed_load)) {
      const store::StoreError error{store::Failure::Unavailable, "The disk is elsewhere."};
      return house.loaded(table, std::unexpected(error), now);
    }
    auto log = after_seq == 0 ? store_.log_of(table) : store_.log_after(table, after_seq);
    after(world_.chance().between(0, world_.faults().slowest_store),
          [table, after_seq, found = std::move(log)](tables::House& later, Time then) {
            later.loaded(table, found, then, after_seq);
          });
  };
  after(takes + world_.chance().between(0, faults.slowest_store),
        [this, read, behind = batches_](tables::House& house, Time now) {
          answered_ < behind ? behind_batch_.push_back(read) : read(house, now);
        });
}

/// One that fails is live for longer.
void SimulatedServer::put_to_rest(store::Known table) {
  if (!world_.chance().one_in(world_.faults().failed_rest)) store_.put_to_rest(table);
}

// Bots and faults of ours.

void SimulatedServer::think(tables::Question question) {
  if (world_.chance().one_in(world_.faults().faulty_thought)) {
    is_faulty_ = true;
    throw std::runtime_error("No thread is left.");
  }
  const Time slow = world_.chance().between(0, world_.faults().slowest_thought);
  auto shared = std::make_shared<tables::Question>(std::move(question));
  after(slow, [this, shared](tables::House& house, Time now) {
    if (cancelled_.erase(shared->id) != 0) return;
    house.thought(shared->id, quick_thought(*shared, world_.chance()), now);
  });
}

void SimulatedServer::make(tables::Reading reading) {
  const Time slow = world_.chance().between(0, world_.faults().slowest_thought);
  after(slow, [reading = std::move(reading)](tables::House& house, Time) {
    house.made(reading.id, tables::make(reading));
  });
}

Seed SimulatedServer::entropy() {
  return world_.chance().seed();
}

bool SimulatedServer::may_open_table(ConnectionId) {
  return !world_.chance().one_in(50);
}

bool SimulatedServer::may_look_up(ConnectionId) {
  return !world_.chance().one_in(50);
}

void SimulatedServer::table_frozen(const std::string& table, std::string_view why) {
  demand(std::exchange(is_faulty_, false),
         [&] { return fmt::format("table {} was frozen: {}", table, why); });
  world_.say(fmt::format("{} is frozen: {}", table, why));
  frozen_.insert(table);
}

void SimulatedServer::met_fault(std::string_view why) {
  throw Broken(std::string(why));
}

void SimulatedServer::send(ConnectionId to, tables::Message message) {
  world_.send_down(to, std::move(message));
}

}  // namespace coverstory::simulator
