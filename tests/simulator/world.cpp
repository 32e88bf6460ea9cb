#include "tests/simulator/world.h"

#include <fmt/format.h>

#include <iostream>

#include "games/all.h"
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

bool World::step(Time until) {
  const auto deadline = house_ ? house_->next_deadline() : std::nullopt;
  const std::optional<Time> timer = deadline ? std::optional(*deadline + timer_is_late_) : deadline;
  const bool timer_first = timer && (happenings_.empty() || *timer <= happenings_.top().at);
  if (timer_first ? *timer > until : happenings_.empty() || happenings_.top().at > until) {
    now_ = std::max(now_, until);
    return false;
  }
  if (timer_first) {
    now_ = std::max(now_, *timer);
    timer_is_late_ = chance_.between(0, faults_.latest_timer);
    house_->pass_time(now_);
  } else {
    const Happening next = happenings_.top();
    happenings_.pop();
    now_ = std::max(now_, next.at);
    next.run();
  }
  if (chance_.one_in(faults_.crash)) crash();
  see_to_flush();
  return true;
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
  house_ = std::make_unique<tables::House>(static_cast<tables::Outside&>(*this), games::all_games(),
                                           tables::HouseLimits{});
  for (store::Log& log : store_.live_logs()) {
    const auto reopened = house_->reopen(std::move(log), now_);
    demand(reopened.has_value(), [&] { return reopened.error(); });
  }
  say("a house opens");
}

void World::table_frozen(const std::string& table, std::string_view why) {
  throw Broken(fmt::format("table {} was frozen: {}", table, why));
}

// The disk.

void World::append(std::vector<store::Entry> entries) {
  for (const auto& entry : entries) {
    say(fmt::format("batch  {} {} {}", entry.table, entry.seq, entry.body));
  }
  store_.begin(std::move(entries));
  const bool fails = chance_.one_in(faults_.failed_store);
  after_in_this_life(chance_.between(0, faults_.slowest_store), [this, fails] {
    if (!fails) return finish_batch();
    store_.fail();
    say("batch fails");
    const store::StoreError error{store::Failure::Full, "The disk is full."};
    house_->stored(std::unexpected(error), now_);
  });
}

/// Durable first; the house hears of it later, or never.
void World::finish_batch() {
  const auto entries = store_.write();
  if (!entries) return house_->stored(std::unexpected(entries.error()), now_);
  witness_.stored(*entries);
  after_in_this_life(chance_.between(0, faults_.slowest_store), [this] {
    say("batch is durable");
    house_->stored({}, now_);
  });
}

void World::load(std::string table) {
  after_in_this_life(chance_.between(0, faults_.slowest_store), [this, table] {
    if (chance_.one_in(faults_.failed_load)) {
      const store::StoreError error{store::Failure::Unavailable, "The disk is elsewhere."};
      return house_->loaded(table, std::unexpected(error), now_);
    }
    house_->loaded(table, store_.log_of(table), now_);
  });
}

// Bots.

void World::think(tables::Question question) {
  const Time slow = chance_.between(0, faults_.slowest_thought);
  auto shared = std::make_shared<tables::Question>(std::move(question));
  after_in_this_life(slow, [this, shared] {
    if (cancelled_.erase(shared->id) != 0) return;
    house_->thought(shared->id, quick_thought(*shared, chance_), now_);
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
    house_->connected(id, now_);
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
    if (!links_.at(from).is_cut) house_->received(from, text, now_);
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
                       if (links_.at(id).has_arrived) house_->disconnected(id, now_);
                     });
}

}  // namespace coverstory::simulator
