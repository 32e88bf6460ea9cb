#include "tables/test_house.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace coverstory::tables {

namespace json = boost::json;

void TestHouse::send(ConnectionId to, Message message) {
  const json::object object = json::parse(message->text).as_object();
  expect_what_it_says(*message, object);
  told_[to].push_back(object);
  apply(to, object);
}

/// A message is what it says it is.
void TestHouse::expect_what_it_says(const protocol::Message& message, const json::object& object) {
  EXPECT_EQ(message.is_answer(), object.contains("re")) << message.text;
  if (message.is_answer()) {
    EXPECT_EQ(message.kind == protocol::MessageKind::Accepted, object.at("ok").as_bool());
  } else if (message.kind == protocol::MessageKind::Notice) {
    EXPECT_TRUE(object.contains("notice"));
  } else {
    EXPECT_EQ(message.kind, protocol::MessageKind::News);
    EXPECT_EQ(object.at("table").as_string(), message.table);
  }
}

/// As a client does it.
void TestHouse::apply(ConnectionId id, const json::object& message) {
  if (const auto* snapshot = message.if_contains("snapshot")) {
    seen_[id] = snapshot->as_object();
  } else if (const auto* changes = message.if_contains("changes")) {
    json::object& seen = seen_[id];
    for (const auto& [part, value] : changes->as_object()) {
      if (part == "chat") {
        for (const auto& line : value.as_array()) seen["chat"].as_array().push_back(line);
      } else if (part == "unsaid") {
        json::array& chat = seen["chat"].as_array();
        for (const auto& n : value.as_array()) {
          const auto line =
              std::ranges::find_if(chat, [&](const auto& each) { return each.at("n") == n; });
          if (line != chat.end()) chat.erase(line);
        }
      } else if (value.is_object() && seen[part].is_object()) {
        for (const auto& [key, change] : value.as_object()) seen[part].as_object()[key] = change;
      } else {
        seen[part] = value;
      }
    }
  } else {
    return;
  }
  const auto& seq = message.at("seq");
  const json::value* room = seen_[id].if_contains("room");
  if (room && room->at("stage") == "frozen") return;  // no step of the log
  const auto* before = seen_[id].if_contains("seq");
  if (message.contains("changes")) {
    EXPECT_EQ(seq.to_number<int>(), before->to_number<int>() + 1) << serialize(message);
  }
  seen_[id]["seq"] = seq;
}

void TestHouse::restart() {
  appending.reset();
  loads.clear();
  questions.clear();
  readings.clear();
  real = std::make_unique<House>(*this, games_, limits_);
  for (store::Log& log : *store.live_logs()) {
    const auto reopened = real->reopen(std::move(log), now);
    EXPECT_TRUE(reopened.has_value()) << reopened.error();
  }
}

void TestHouse::put_to_rest(store::Known table) {
  EXPECT_TRUE(store.put_to_rest(std::vector{table}).has_value());
}

void TestHouse::think(Question question) {
  if (faulty_thoughts > 0 && faulty_thoughts--) throw std::runtime_error("No thread is left.");
  questions.push_back(std::move(question));
}

Seed TestHouse::entropy() {
  if (faulty_seeds > 0 && faulty_seeds--) throw std::runtime_error("No chance is left.");
  return seed_.derived(Seed::Purpose::Game, ++drawn_);
}

void TestHouse::cancel(QuestionId question) {
  std::erase_if(questions, [&](const Question& asked) { return asked.id == question; });
}

bool TestHouse::may_spend(ConnectionId, int cost) {
  if (!purse) return true;
  if (*purse < cost) return false;
  *purse -= cost;
  return true;
}

void TestHouse::read_logs() {
  for (const std::string& table : std::exchange(loads, {})) {
    const std::uint32_t after = read_after.at(table);
    if (after == 0) {
      real->loaded(table, store.log_of(table), now);
      continue;
    }
    auto bodies = store.entries_after(table, after).value();
    real->loaded(table,
                 bodies ? std::optional(store::Log{table, *std::move(bodies)}) : std::nullopt, now,
                 after);
  }
}

void TestHouse::store_batch(bool ok) {
  real->flush();
  if (!appending) return;
  const auto entries = *std::exchange(appending, std::nullopt);
  if (ok) {
    real->stored(store.append(entries), now);
  } else {
    real->stored(std::unexpected(store::StoreError{store::Failure::Full, "full"}), now);
  }
}

void TestHouse::think_one() {
  if (questions.empty()) return;
  const Question question = std::move(questions.front());
  questions.pop_front();
  real->thought(question.id, tables::think(question, bots::Budget::of_iterations(20)), now);
}

void TestHouse::make_one() {
  if (readings.empty()) return;
  const Reading reading = std::move(readings.front());
  readings.pop_front();
  real->made(reading.id, tables::make(reading));
}

void TestHouse::settle() {
  while (true) {
    read_logs();
    store_batch();
    think_one();
    make_one();
    const bool is_busy = !loads.empty() || !questions.empty() || !readings.empty();
    if (!real->wants_flush() && !is_busy) return;
  }
}

void TestHouse::pass(Time ms) {
  const Time until = now + ms;
  while (true) {
    settle();
    const auto next = real->next_deadline();
    if (!next || *next > until) break;
    now = std::max(now, *next);
    real->pass_time(now);
  }
  now = until;
}

ConnectionId TestHouse::connect(std::string_view token) {
  const ConnectionId id{++last_connection_};
  real->connected(id, now);
  const json::object welcome =
      ask(id, token.empty() ? R"("do":"hello","version":1)"
                            : fmt::format(R"("do":"hello","version":1,"token":"{}")", token));
  tokens_[id] = welcome.at("token").as_string().c_str();
  return id;
}

ConnectionId TestHouse::connect_again(ConnectionId earlier) {
  const ConnectionId id = connect(token_of(earlier));
  seen_[id] = seen(earlier);
  return id;
}

std::uint64_t TestHouse::send_only(ConnectionId from, std::string_view fields) {
  const std::uint64_t id = ++last_command_;
  real->received(from, fmt::format(R"({{"id":{},{}}})", id, fields), now);
  read_logs();
  return id;
}

json::object TestHouse::ask(ConnectionId from, std::string_view fields) {
  return ask_again(from, ++last_command_, fields);
}

json::object TestHouse::ask_again(ConnectionId from, std::uint64_t id, std::string_view fields) {
  std::vector<json::object>& told = told_[from];
  const std::size_t before = told.size();
  real->received(from, fmt::format(R"({{"id":{},{}}})", id, fields), now);
  settle();
  std::vector<json::object> answers;
  for (std::size_t at = before; at < told.size(); ++at) {
    const auto* re = told[at].if_contains("re");
    if (re && re->to_number<std::uint64_t>() == id) answers.push_back(told[at]);
  }
  EXPECT_EQ(answers.size(), 1u) << fields;
  return answers.empty() ? json::object() : answers.front();
}

const json::object* TestHouse::answer_to(ConnectionId at, std::uint64_t id) const {
  const auto found = told_.find(at);
  if (found == told_.end()) return nullptr;
  for (const json::object& message : found->second) {
    const auto* re = message.if_contains("re");
    if (re && re->is_number() && re->to_number<std::uint64_t>() == id) return &message;
  }
  return nullptr;
}

void TestHouse::play_to_the_end(const std::vector<ConnectionId>& people) {
  for (int turn = 0; turn < 5000; ++turn) {
    bool acted = false;
    for (const ConnectionId person : people) {
      const json::object& view = seen(person);
      const json::object& room = view.at("room").as_object();
      if (room.at("stage").as_string() != "playing") return;
      const auto& mine = view.at("mine").as_object();
      const auto& to_act = view.at("game").as_object().at("to_act").as_array();
      if (std::ranges::find(to_act, mine.at("seat")) == to_act.end()) continue;
      const json::object answer =
          ask(person, fmt::format(R"("do":"choose","table":"{}","choice":{})",
                                  room.at("code").as_string().c_str(),
                                  serialize(mine.at("legal").as_array().front())));
      ASSERT_TRUE(answer.at("ok").as_bool()) << serialize(answer);
      acted = true;
    }
    ASSERT_TRUE(acted) << "nobody is to act";
  }
  FAIL() << "the game does not end";
}

}  // namespace coverstory::tables
