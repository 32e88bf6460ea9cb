#include "tests/simulator/world.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iostream>

namespace coverstory::simulator {

namespace json = boost::json;

/// In every second life there are several servers.
World::World(std::uint64_t seed, bool is_verbose, bool is_thorough)
    : chance_(seed), is_verbose_(is_verbose), witness_(is_thorough) {
  using Use = store::MemoryStore::Use;
  const std::size_t servers = seed % 2 == 0 ? 2 + chance_.below(3) : 1;
  disk_ = std::make_shared<store::MemoryStore>(servers > 1 ? Use::Shared : Use::OneServer);
  for (std::size_t i = 0; i < servers; ++i) {
    servers_.push_back(std::make_unique<SimulatedServer>(*this, disk_));
  }
  for (const auto& server : servers_) server->open();
}

void World::say(const std::string& what) const {
  if (is_verbose_) std::cout << fmt::format("{:>9} {}\n", now_ % 1'000'000'000, what);
}

// Time.

void World::after(Time ms, std::function<void()> happening) {
  happenings_.push({now_ + ms, ++order_, std::move(happening)});
}

/// While a house is up, its clock is looked at once a second.
void World::pass(Time until) {
  constexpr Time kSecond = 1000;
  while (now_ + kSecond < until) {
    now_ += kSecond;
    for (const auto& server : servers_) server->look_at_clock();
  }
  now_ = std::max(now_, until);
}

bool World::step(Time until) {
  SimulatedServer* next_server = nullptr;
  std::optional<Time> timer;
  for (const auto& server : servers_) {
    const auto at = server->timer();
    if (!at || (timer && *timer <= *at)) continue;
    timer = at;
    next_server = server.get();
  }
  const bool timer_first = timer && (happenings_.empty() || *timer <= happenings_.top().at);
  if (timer_first ? *timer > until : happenings_.empty() || happenings_.top().at > until) {
    pass(until);
    return false;
  }
  if (timer_first) {
    pass(*timer);
    next_server->pass_time();
  } else {
    const Happening next = happenings_.top();
    happenings_.pop();
    pass(next.at);
    next.run();
  }
  change_the_weather();
  for (const auto& server : servers_) server->see_to_flush();
  return true;
}

/// The time of day of servers that share a database is the database's.
void World::change_the_weather() {
  if (chance_.one_in(faults_.crash)) chance_.one_of(servers_)->crash();
  if (!disk_->is_shared() && chance_.one_in(faults_.clock_step)) {
    constexpr std::array<Time, 4> kSteps{-86'400'000, -3'600'000, 3'600'000, 86'400'000};
    day_ahead_ += chance_.one_of(kSteps);
    say(fmt::format("the time of day is set, and {} s ahead", day_ahead_ / 1000));
  }
  if (chance_.one_in(faults_.standstill))
    stand_still(chance_.between(6000, 120'000), chance_.one_in(2));
}

/// Nothing happens for a while, and then everything at once. Clients wait, or their connections
/// break. Of several servers one stops, and the others go on.
void World::stand_still(Time ms, bool asleep) {
  SimulatedServer& server = *chance_.one_of(servers_);
  if (disk_->is_shared()) {
    server.stop(ms / 4);
  } else {
    say(fmt::format("everything stands still for {} ms", ms));
    now_ += ms;
    if (asleep) server.sleep(ms);
  }
  if (chance_.one_in(2)) cut_all(server);
}

// Servers.

std::vector<ServerId> World::alive() const {
  std::vector<ServerId> alive;
  for (const auto& server : servers_) {
    if (server->id() && !server->seems_gone()) alive.push_back(*server->id());
  }
  return alive;
}

void World::neighbours_changed() {
  if (!disk_->is_shared()) return;
  for (const auto& server : servers_) server->neighbours_changed();
}

void World::stored(const std::vector<store::Entry>& entries, const SimulatedServer& by) {
  witness_.stored(entries);
  for (const auto& server : servers_) {
    if (disk_->is_shared() && server.get() != &by) server->hear_of(entries);
  }
}

void World::announce(ServerId server, const std::string& table, const tables::Presence& presence) {
  presences_[{server, table}] = presence;
  for (const auto& other : servers_) {
    if (!chance_.one_in(faults_.lost_news)) other->hear_of(server, table);
  }
}

void World::forget_presence(ServerId server) {
  for (auto& [place, presence] : presences_) {
    if (place.first == server) presence = {};
  }
}

tables::Presence World::presence_at(ServerId server, const std::string& table) const {
  const auto found = presences_.find({server, table});
  return found == presences_.end() ? tables::Presence() : found->second;
}

std::vector<std::pair<ServerId, std::string>> World::presences() const {
  std::vector<std::pair<ServerId, std::string>> all;
  for (const auto& [place, presence] : presences_) all.push_back(place);
  return all;
}

// The network.

ConnectionId World::connect(ClientEnd& client) {
  const ConnectionId id{++last_connection_};
  SimulatedServer& server = *chance_.one_of(servers_);
  Link& link = links_.emplace(id, Link{.client = &client, .server = &server, .life = server.life()})
                   .first->second;
  if (!server.id()) {
    cut(id);
    return id;
  }
  link.last_up = now_ + chance_.between(0, faults_.slowest_message);
  server.after(link.last_up - now_, [this, id](tables::House& house, Time now) {
    links_.at(id).has_arrived = true;
    house.connected(id, now);
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
  link.server->after(link.last_up - now_, [this, from, text](tables::House& house, Time now) {
    if (!links_.at(from).is_cut) house.received(from, text, now);
  });
}

std::shared_ptr<const json::object> World::read(const tables::Message& message) {
  if (last_read_.first != message) {
    auto memory = json::make_shared_resource<json::monotonic_resource>();
    json::value value = json::parse(message->text, std::move(memory));
    last_read_ = {message, std::make_shared<const json::object>(std::move(value.as_object()))};
  }
  return last_read_.second;
}

void World::send_down(ConnectionId to, tables::Message message) {
  Link& link = links_.at(to);
  say(fmt::format("{:>4} ← {}", static_cast<std::uint64_t>(to), message->text));
  const auto object = read(message);
  witness_.told(link.heard, *object, message->text);
  if (link.is_cut) return;
  if (chance_.one_in(faults_.broken_link)) return cut(to);
  link.last_down = std::max(link.last_down, now_ + chance_.between(0, faults_.slowest_message));
  after(link.last_down - now_, [this, to, object] {
    const Link& still = links_.at(to);
    if (still.is_cut) return;
    still.client->hear(*object);
  });
}

void World::cut_all(const SimulatedServer& of) {
  for (const auto& [id, link] : links_) {
    if (link.server == &of) cut(id);
  }
}

/// What is under way is lost. Either end notices in its own time: the house may have two
/// connections of one client for a while.
void World::cut(ConnectionId id) {
  Link& link = links_.at(id);
  if (std::exchange(link.is_cut, true)) return;
  after(chance_.between(0, faults_.slowest_message),
        [this, id] { links_.at(id).client->cut_off(); });
  if (link.life != link.server->life()) return;
  const Time after_connecting = std::max<Time>(0, link.last_up - now_) + 1;
  link.server->after(after_connecting + chance_.between(0, 10 * faults_.slowest_message),
                     [this, id](tables::House& house, Time now) {
                       if (links_.at(id).has_arrived) house.disconnected(id, now);
                     });
}

}  // namespace coverstory::simulator
