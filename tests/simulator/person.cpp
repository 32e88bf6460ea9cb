#include "tests/simulator/person.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "tests/simulator/wishes.h"

namespace coverstory::simulator {
namespace {

namespace json = boost::json;

/// `"do":"say"` with its id is a command.
std::string with_id(std::uint64_t id, const std::string& fields) {
  return fmt::format(R"({{"id":{},{}}})", id, fields);
}

}  // namespace

Person::Person(World& world, SharedPlan& plan, std::string name, std::size_t devices)
    : world_(world), plan_(plan), name_(std::move(name)) {
  for (std::size_t i = 0; i < devices; ++i) {
    devices_.push_back(std::make_unique<Device>(world, *this));
  }
  devices_.front()->connect();
  for (const auto& device : devices_) device->act();
}

void Person::go_home() {
  for (const auto& device : devices_) device->go_home();
}

std::string Person::unfinished_table() const {
  if (token_.empty()) return {};
  const auto person = tables::person_of(token_);
  for (const auto& [code, durable] : world_.witness().tables()) {
    const tables::Table& table = durable.table();
    if (table.stage() == tables::Stage::Playing && table.room().seat_of(person)) return code;
  }
  return {};
}

// Coming and going.

void Device::connect() {
  if (is_home_) return;
  connection_ = world_.connect(*this);
  hello_ = ++person_.last_id_;
  const std::string token =
      person_.token_.empty() ? "" : fmt::format(R"(,"token":"{}")", person_.token_);
  world_.send_up(connection_, with_id(hello_, R"("do":"hello","version":1)" + token));
}

void Device::cut_off() {
  is_ready_ = false;
  watch_ = 0;
  if (!is_home_) world_.after(world_.chance().between(10, 5000), [this] { connect(); });
}

void Device::go_home() {
  is_home_ = true;
  is_ready_ = false;
  if (connection_ != ConnectionId{}) world_.cut(connection_);
}

void Device::hear_welcome() {
  is_ready_ = true;
  watch_again();
  send_again();
  // The other devices learn who they are from the first.
  for (const auto& device : person_.devices_) {
    if (device->connection_ == ConnectionId{}) device->connect();
  }
}

/// Mostly with what it knew.
void Device::watch_again() {
  std::erase_if(known_, [&](const auto& entry) { return entry.first != table_; });
  if (table_.empty()) return;
  const Known* before = world_.chance().one_in(8) ? nullptr : known();
  std::string rest = as_.empty() ? "" : fmt::format(R"("as":"{}")", as_);
  if (before) {
    rest += fmt::format(R"({}"since":{},"you":{})", rest.empty() ? "" : ",", before->seq(),
                        serialize(before->part("you")));
  }
  watch_ = ++person_.last_id_;
  world_.send_up(connection_, with_id(watch_, at_table("watch", table_, rest)), before);
  if (!before) known_.erase(table_);
}

/// A new connection watches nothing yet, so this device need not turn away. Another may still be
/// waiting to hear that it has.
void Device::send_again() {
  std::erase_if(person_.unanswered_, [this](const auto& entry) {
    return entry.second.deed == "unwatch" && entry.second.by == this;
  });
  for (const auto& [id, command] : person_.unanswered_) {
    if (command.deed != "unwatch") world_.send_up(connection_, command.text);
  }
}

// Hearing.

const Known* Device::known() const {
  const auto found = known_.find(table_);
  return found == known_.end() || found->second.is_empty() ? nullptr : &found->second;
}

void Device::hear(const json::object& message) {
  if (message.contains("re")) return hear_answer(message);
  if (message.contains("watching") && text_of(message, "table") == table_) turn_away();
  if (!message.contains("seq")) return;
  // Changes of a table that it has turned away from may still be under way.
  const std::string code = text_of(message, "table");
  if (is_frozen(message)) {
    known_.erase(code);
    if (code == table_) turn_away();
    return;
  }
  if (!known_.contains(code) && !message.contains("snapshot")) return;
  known_[code].take_in(message);
  // A connection watches one table: that of which it is shown something.
  if (std::exchange(table_, code) == code) return;
  as_.clear();
  std::erase_if(known_, [&](const auto& entry) { return entry.first != code; });
}

void Device::hear_answer(const json::object& answer) {
  if (answer.at("re").is_null()) return;
  const std::uint64_t id = number_of(answer, "re");
  const bool ok = answer.at("ok").as_bool();
  if (id == hello_ && ok) {
    person_.token_ = text_of(answer, "token");
    return hear_welcome();
  }
  if (id == hello_) {
    // Not now: later, on a connection of its own.
    return world_.after(world_.chance().between(500, 3000),
                        [this, refused = connection_] { world_.cut(refused); });
  }
  if (id == watch_) {
    watch_ = 0;
    if (!ok) turn_away();
    return;
  }
  const auto found = person_.unanswered_.find(id);
  if (found == person_.unanswered_.end()) return;
  const Person::Command command = found->second;
  // What could not be stored is tried again as it is, or given up.
  if (text_of(answer, "code") == "unavailable" && world_.chance().one_in(2)) {
    return world_.after(world_.chance().between(1, 500), [this, command, id] {
      if (is_ready_ && person_.unanswered_.contains(id)) {
        world_.send_up(connection_, command.text);
      }
    });
  }
  person_.unanswered_.erase(found);
  const bool moves = command.deed == "create" || command.deed == "quick" ||
                     command.deed == "join" || command.deed == "rematch";
  if (ok && moves) {
    const std::string code = command.deed == "join" ? command.table : text_of(answer, "table");
    auto& codes = person_.plan_.codes;
    if (std::ranges::find(codes, code) == codes.end()) codes.push_back(code);
    if (command.deed != "rematch") {
      table_ = code;
      as_.clear();
    }
  }
  const bool leaves = (command.deed == "unwatch" && ok) || text_of(answer, "code") == "no_seat";
  if (leaves) turn_away();
}

void Device::turn_away() {
  known_.clear();
  table_.clear();
  as_.clear();
}

// Acting.

void Device::act() {
  if (is_home_ || person_.plan_.is_quiet) return;
  world_.after(world_.chance().between(20, person_.plan_.is_finishing ? 200 : 1500),
               [this] { act(); });
  if (!is_ready_) return;
  if (person_.plan_.is_finishing) return finish();
  fool_around();
}

void Device::send(const std::string& fields) {
  if (fields.empty()) return;
  const std::uint64_t id = ++person_.last_id_;
  const std::string text = with_id(id, fields);
  const json::object command = json::parse(text).as_object();
  person_.unanswered_[id] = {text, text_of(command, "do"), text_of(command, "table"), this};
  world_.send_up(connection_, text);
  // Somebody taps twice, or on both devices.
  Chance& chance = world_.chance();
  if (!chance.one_in(30)) return;
  const Device& other = *chance.one_of(person_.devices_);
  // What turns a device away is its own: the other would not know that it has been turned away too.
  const bool is_own = text_of(command, "do") == "unwatch" && &other != this;
  if (other.is_ready_ && !is_own) world_.send_up(other.connection_, text);
}

void Device::fool_around() {
  Chance& chance = world_.chance();
  if (chance.one_in(150)) return world_.cut(connection_);
  if (chance.one_in(40)) return send(nonsense(table_.empty() ? "222222" : table_, chance));
  if (chance.one_in(100)) return world_.send_up(connection_, "{\"do\":\"what\"");
  const Known* seen = known();
  if (!seen || chance.one_in(60)) return look_for_a_table();
  send(wish_at(table_, *seen, chance));
}

void Device::look_for_a_table() {
  Chance& chance = world_.chance();
  SharedPlan& plan = person_.plan_;
  const auto named = fmt::format(R"("name":"{}")", person_.name_);
  if (plan.codes.size() < plan.most_tables && chance.one_in(2)) {
    const bool quick = chance.one_in(3);
    return send(fmt::format(R"("do":"{}",{},"settings":{})", quick ? "quick" : "create", named,
                            any_settings(chance)));
  }
  if (chance.one_in(6)) return send(chance.one_in(2) ? R"("do":"tables")" : R"("do":"mine")");
  if (plan.codes.empty()) return;
  const std::string code = chance.one_of(plan.codes);
  if (chance.one_in(2)) return send(at_table("join", code, named));
  table_ = code;
  as_ = chance.one_in(3) ? "board" : "";
  known_.clear();
  watch_again();
}

bool Device::still_plays() const {
  if (table_.empty() || !known() || !known()->seat()) return false;
  const json::value& seat = known()->part("room").at("seats").at(known()->seat()->index);
  return known()->room("stage") == "playing" && seat.at("kind") == "person";
}

/// Plays one game after the other to its end.
void Device::finish() {
  if (still_plays()) {
    return send(next_move(table_, *known(), world_.chance()));
  }
  const std::string code = person_.unfinished_table();
  if (code.empty() || this != person_.devices_.front().get()) return;
  if (watch_ != 0) return;
  table_ = code;
  as_ = "seat";
  known_.clear();
  watch_again();
}

}  // namespace coverstory::simulator
