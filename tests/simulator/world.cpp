#include "tests/simulator/world.h"

#include <fmt/format.h>

#include <array>
#include <iostream>
#include <stdexcept>

#include "games/all.h"
#include "tables/folding.h"
#include "tables/step_json.h"
#include "tests/simulator/demand.h"
#include "tests/simulator/quick_thoughts.h"

namespace coverstory::simulator {

namespace json = boost::json;

World::World(std::uint64_t seed, bool is_verbose, bool is_thorough)
    : chance_(seed), is_verbose_(is_verbose), witness_(is_thorough) {
  open_house();
}

void World::say(const std::string& what) const {
  if (is_verbose_) std::cout << fmt::format("{:>9} {}\n", now_ % 1'000'000'000, what);
}

std::optional<tables::HouseFigures> World::figures() const {
  return house_ ? std::optional(house_->figures()) : std::nullopt;
}

// Time.

void World::after(Time ms, std::function<void()> happening) {
  happenings_.push({now_ + ms, ++order_, std::move(happening)});
}

void World::after_in_this_life(Time ms, std::function<void()> happening) {
  after(ms, [this, life = life_, run = std::move(happening)] {
    if (life == life_ && house_) run();
  });
}

/// While a house is up, its clock is looked at once a second.
void World::pass(Time until) {
  constexpr Time kSecond = 1000;
  while (now_ + kSecond < until) {
    now_ += kSecond;
    if (clock_) (void)house_time();
  }
  now_ = std::max(now_, until);
}

Time World::house_time() {
  const Time time = clock_->now();
  if (clock_->stood_still()) {
    heard_since_ = time;
    may_be_older_ = house_->figures().gathered > 0;
    house_->resume(time);
  }
  return time;
}

bool World::step(Time until) {
  const auto deadline = house_ ? house_->next_deadline() : std::nullopt;
  const std::optional<Time> timer =
      deadline ? std::optional(now_ + *deadline - house_time() + timer_is_late_) : deadline;
  const bool timer_first = timer && (happenings_.empty() || *timer <= happenings_.top().at);
  if (timer_first ? *timer > until : happenings_.empty() || happenings_.top().at > until) {
    pass(until);
    return false;
  }
  if (timer_first) {
    pass(*timer);
    timer_is_late_ = chance_.between(0, faults_.latest_timer);
    house_->pass_time(house_time());
  } else {
    const Happening next = happenings_.top();
    happenings_.pop();
    pass(next.at);
    next.run();
  }
  change_the_weather();
  see_to_flush();
  return true;
}

void World::change_the_weather() {
  if (chance_.one_in(faults_.crash)) crash();
  if (chance_.one_in(faults_.clock_step)) {
    constexpr std::array<Time, 4> kSteps{-86'400'000, -3'600'000, 3'600'000, 86'400'000};
    day_ahead_ += chance_.one_of(kSteps);
    say(fmt::format("the time of day is set, and {} s ahead", day_ahead_ / 1000));
  }
  if (chance_.one_in(faults_.standstill))
    stand_still(chance_.between(6000, 120'000), chance_.one_in(2));
}

/// Nothing happens for a while, and then everything at once. Clients wait, or their connections
/// break.
void World::stand_still(Time ms, bool asleep) {
  say(fmt::format("everything stands still for {} ms", ms));
  now_ += ms;
  if (asleep) asleep_ += ms;
  if (!chance_.one_in(2)) return;
  for (const auto& [id, link] : links_) cut(id);
}

// What is demanded of stand-ins.

/// Nobody could be heard, and from now on they can.
void World::note_silence() {
  heard_since_ = house_time();
  may_be_older_ = false;
}

/// Nobody is stood in for who could not be back. Who sat down at a table since then was heard.
void World::look_at_stand_in(const store::Entry& entry) {
  const auto step = tables::read_step(entry.body, games::all_games().forms());
  if (step && entry.seq == 1) begun_[entry.table] = step->at;
  if (!step || !std::holds_alternative<tables::StoodIn>(step->what)) return;
  if (begun_.at(entry.table) > heard_since_) return;
  const Time since = step->at - heard_since_;
  const bool is_older = since < 0 || (since == 0 && may_be_older_);
  demand(is_older || since >= tables::kComingBackMs, [&] {
    return fmt::format("somebody at {} was stood in for {} ms after nobody could be heard",
                       entry.table, since);
  });
}

void World::see_to_flush() {
  if (!house_ || will_flush_ || !house_->wants_flush()) return;
  will_flush_ = true;
  after_in_this_life(chance_.between(0, faults_.latest_flush), [this] {
    will_flush_ = false;
    house_->flush();
  });
}

// The life of houses.

void World::crash() {
  if (!house_) return;
  ++life_;
  say("the house crashes");
  house_.reset();
  clock_.reset();
  frozen_.clear();
  will_flush_ = false;
  cancelled_.clear();
  if (store_.is_writing()) {
    if (chance_.one_in(2)) {
      if (const auto entries = store_.write()) witness_.stored(*entries);
    } else {
      store_.fail();
    }
  }
  for (const auto& [id, link] : links_) cut(id);
  after(chance_.between(1, 3000), [this] { open_house(); });
}

void World::open_house() {
  using std::chrono::milliseconds;
  clock_ = std::make_unique<server::TableClock>(
      server::TableClock::Sources{.time_of_day = [this] { return milliseconds(now_ + day_ahead_); },
                                  .steady = [this] { return milliseconds(now_ - asleep_); }});
  house_ =
      std::make_unique<tables::House>(static_cast<tables::Outside&>(*this), games::all_games(),
                                      tables::HouseLimits{.rest_after_ms = faults_.rest_after});
  std::vector<store::Log> logs = store_.live_logs();
  for (const store::Log& log : logs) {
    const auto time = tables::last_time_in(log, games::all_games());
    clock_->start_no_earlier_than(time.value_or(0));
  }
  heard_since_ = clock_->now();
  may_be_older_ = false;
  for (store::Log& log : logs) {
    const auto reopened = house_->reopen(std::move(log), heard_since_);
    demand(reopened.has_value(), [&] { return reopened.error(); });
  }
  say("a house opens");
}

void World::table_frozen(const std::string& table, std::string_view why) {
  demand(std::exchange(is_faulty_, false),
         [&] { return fmt::format("table {} was frozen: {}", table, why); });
  say(fmt::format("{} is frozen: {}", table, why));
  frozen_.insert(table);
}

void World::met_fault(std::string_view why) {
  throw Broken(std::string(why));
}

// The disk.

void World::append(std::vector<store::Entry> entries) {
  for (const auto& entry : entries) {
    say(fmt::format("batch  {} {} {}", entry.table, entry.seq, entry.body));
    look_at_stand_in(entry);
  }
  store_.begin(std::move(entries));
  batch_since_ = house_time();
  const bool fails = chance_.one_in(faults_.failed_store);
  const bool denied = chance_.one_in(faults_.denied_store);
  const Time takes = chance_.one_in(faults_.hung_store) ? Time{30'000} : 0;
  after_in_this_life(takes + chance_.between(0, faults_.slowest_store), [this, fails, denied] {
    if (!fails) return finish_batch(denied);
    store_.fail();
    fail_batch({store::Failure::Full, "The disk is full."});
  });
}

void World::fail_batch(const store::StoreError& error) {
  say("batch fails: " + error.sentence);
  if (error.table.empty()) note_silence();
  house_->stored(std::unexpected(error), house_time());
}

/// Durable first; the house hears of it later, or never, or is told the contrary.
void World::finish_batch(bool denied) {
  const auto entries = store_.write();
  if (!entries) return fail_batch(entries.error());
  witness_.stored(*entries);
  after_in_this_life(chance_.between(0, faults_.slowest_store), [this, denied] {
    if (denied) return fail_batch({store::Failure::Unavailable, "The disk does not know."});
    say("batch is durable");
    constexpr Time kSilence = 2000;
    if (house_time() - batch_since_ > kSilence) note_silence();
    house_->stored({}, house_time());
  });
}

/// As a whole, or only what comes after that number.
void World::load(std::string table, std::uint32_t after) {
  const Time takes = chance_.one_in(faults_.hung_store) ? Time{30'000} : 0;
  after_in_this_life(takes + chance_.between(0, faults_.slowest_store), [this, table, after] {
    if (chance_.one_in(faults_.failed_load)) {
      const store::StoreError error{store::Failure::Unavailable, "The disk is elsewhere."};
      return house_->loaded(table, std::unexpected(error), house_time());
    }
    if (after == 0) return house_->loaded(table, store_.log_of(table), house_time());
    house_->loaded(table, store_.log_after(table, after), house_time(), after);
  });
}

/// One that fails is live for longer.
void World::put_to_rest(std::string table) {
  if (!chance_.one_in(faults_.failed_rest)) store_.put_to_rest(table);
}

// Bots.

void World::think(tables::Question question) {
  if (chance_.one_in(faults_.faulty_thought)) {
    is_faulty_ = true;
    throw std::runtime_error("No thread is left.");
  }
  const Time slow = chance_.between(0, faults_.slowest_thought);
  auto shared = std::make_shared<tables::Question>(std::move(question));
  after_in_this_life(slow, [this, shared] {
    if (cancelled_.erase(shared->id) != 0) return;
    house_->thought(shared->id, quick_thought(*shared, chance_), house_time());
  });
}

void World::make(tables::Reading reading) {
  const Time slow = chance_.between(0, faults_.slowest_thought);
  after_in_this_life(slow, [this, reading = std::move(reading)] {
    house_->made(reading.id, tables::make(reading));
  });
}

// The network.

ConnectionId World::connect(ClientEnd& client) {
  const ConnectionId id{++last_connection_};
  Link& link = links_.emplace(id, Link{.client = &client, .life = life_}).first->second;
  if (!house_) {
    cut(id);
    return id;
  }
  link.last_up = now_ + chance_.between(0, faults_.slowest_message);
  after_in_this_life(link.last_up - now_, [this, id] {
    links_.at(id).has_arrived = true;
    house_->connected(id, house_time());
  });
  return id;
}

void World::send_up(ConnectionId from, const std::string& text, const Known* known) {
  Link& link = links_.at(from);
  say(fmt::format("{:>4} → {}", static_cast<std::uint64_t>(from), text));
  witness_.sent(link.heard, text, known);
  if (link.is_cut) return;
  if (chance_.one_in(faults_.broken_link)) return cut(from);
  link.last_up = std::max(link.last_up, now_ + chance_.between(0, faults_.slowest_message));
  after_in_this_life(link.last_up - now_, [this, from, text] {
    if (!links_.at(from).is_cut) house_->received(from, text, house_time());
  });
}

void World::send(ConnectionId to, tables::Message message) {
  Link& link = links_.at(to);
  say(fmt::format("{:>4} ← {}", static_cast<std::uint64_t>(to), message->text));
  json::object object = json::parse(message->text).as_object();
  witness_.told(link.heard, object);
  if (link.is_cut) return;
  if (chance_.one_in(faults_.broken_link)) return cut(to);
  link.last_down = std::max(link.last_down, now_ + chance_.between(0, faults_.slowest_message));
  after(link.last_down - now_, [this, to, object = std::move(object)] {
    const Link& still = links_.at(to);
    if (still.is_cut) return;
    still.client->hear(object);
  });
}

void World::hang_up(ConnectionId connection) {
  cut(connection);
}

/// What is under way is lost. Either end notices in its own time: the house may have two
/// connections of one client for a while.
void World::cut(ConnectionId id) {
  Link& link = links_.at(id);
  if (std::exchange(link.is_cut, true)) return;
  after(chance_.between(0, faults_.slowest_message),
        [this, id] { links_.at(id).client->cut_off(); });
  if (link.life != life_) return;
  const Time after_connecting = std::max<Time>(0, link.last_up - now_) + 1;
  after_in_this_life(after_connecting + chance_.between(0, 10 * faults_.slowest_message),
                     [this, id] {
                       if (links_.at(id).has_arrived) house_->disconnected(id, house_time());
                     });
}

}  // namespace coverstory::simulator
