#include "tests/fuzz/fuzzed_house.h"

#include <fmt/format.h>

#include <utility>

#include "games/all.h"
#include "tests/simulator/demand.h"
#include "tests/simulator/quick_thoughts.h"
#include "tests/simulator/wishes.h"

namespace coverstory::fuzz {

namespace json = boost::json;
using simulator::Known;

FuzzedHouse::FuzzedHouse(std::uint8_t seed) : chance_(seed) {
  open_house();
}

void FuzzedHouse::step(std::uint8_t what, std::uint8_t detail) {
  Client& client = clients_[detail % clients_.size()];
  switch (what % 16) {
    case 0:
      return store(false);
    case 1:
      return crash(detail % 2 == 0);
    case 2:
      return come_again(client);
    case 3:
      if (!client.last_sent.empty()) say(client, {});
      return;
    case 4:
      return pass(tables::Time{detail} * detail * 20);
    case 5:
      return load_one();
    case 6:
    case 7:
      return think_one();
    case 8:
    case 9:
    case 10:
      return store(true);
    default:
      return send_wish(client, detail);
  }
}

// The house and its disk.

void FuzzedHouse::open_house() {
  house_ = std::make_unique<tables::House>(
      static_cast<tables::Outside&>(*this), games::all_games(),
      tables::HouseLimits{.tables = 8, .entries_of_a_table = 400, .rest_after_ms = 60'000});
  for (store::Log& log : store_.live_logs()) {
    const auto reopened = house_->reopen(std::move(log), now_);
    simulator::demand(reopened.has_value(), [&] { return reopened.error(); });
  }
  for (Client& client : clients_) client.connection = {};
  for (Client& client : clients_) come_again(client);
}

void FuzzedHouse::crash(bool is_stored) {
  house_.reset();
  loads_.clear();
  questions_.clear();
  if (store_.is_writing()) {
    if (is_stored) {
      witness_.stored(store_.write().entries);
    } else {
      store_.fail();
    }
  }
  open_house();
}

void FuzzedHouse::store(bool ok) {
  if (!store_.is_writing()) house_->flush();
  if (!store_.is_writing()) return;
  if (!ok) {
    store_.fail();
    return house_->stored(std::unexpected(store::StoreError{store::Failure::Full, "full"}), now_);
  }
  const auto [entries, outcome] = store_.write();
  witness_.stored(entries);
  house_->stored(outcome, now_);
}

void FuzzedHouse::load_one() {
  if (loads_.empty()) return;
  const std::string table = loads_.back();
  loads_.pop_back();
  house_->loaded(table, store_.log_of(table), now_);
}

void FuzzedHouse::think_one() {
  if (questions_.empty()) return;
  const tables::Question question = std::move(questions_.front());
  questions_.pop_front();
  house_->thought(question.id, simulator::quick_thought(question, chance_), now_);
}

void FuzzedHouse::cancel(tables::QuestionId question) {
  std::erase_if(questions_, [&](const tables::Question& asked) { return asked.id == question; });
}

void FuzzedHouse::pass(tables::Time ms) {
  now_ += ms;
  house_->pass_time(now_);
}

void FuzzedHouse::table_frozen(const std::string& table, std::string_view why) {
  throw simulator::Broken(fmt::format("table {} was frozen: {}", table, why));
}

void FuzzedHouse::met_fault(std::string_view why) {
  throw simulator::Broken(std::string(why));
}

// The clients.

void FuzzedHouse::come_again(Client& client) {
  if (client.connection != tables::ConnectionId{}) house_->disconnected(client.connection, now_);
  client.connection = tables::ConnectionId{++last_connection_};
  client.heard = {};
  house_->connected(client.connection, now_);
  if (client.token.empty()) client.token = chance_.seed().hex().substr(0, 32);
  const std::string again = std::exchange(client.last_sent, {});
  say(client, fmt::format(R"("do":"hello","version":1,"token":"{}")", client.token));
  client.heard.token = client.token;
  client.last_sent = again;
}

/// Without fields: what was sent last, once more.
void FuzzedHouse::say(Client& client, const std::string& fields) {
  if (!fields.empty()) client.last_sent = fmt::format(R"({{"id":{},{}}})", ++last_id_, fields);
  witness_.sent(client.heard, client.last_sent, nullptr);
  house_->received(client.connection, client.last_sent, now_);
}

void FuzzedHouse::send_wish(Client& client, std::uint8_t detail) {
  const auto& known = client.heard.tables;
  if (!known.empty() && detail % 16 != 0) {
    const auto& [code, seen] = *known.rbegin();
    if (seen.is_empty()) return;
    const std::string wish = simulator::wish_at(code, seen, chance_);
    if (!wish.empty()) say(client, wish);
  } else if (codes_.empty() || detail % 32 == 0) {
    say(client,
        fmt::format(R"("do":"{}","name":"Ada","settings":{})", detail % 3 == 0 ? "quick" : "create",
                    simulator::any_settings(chance_)));
  } else if (detail % 5 == 0) {
    say(client, simulator::nonsense(chance_.one_of(codes_), chance_));
  } else {
    const std::string& code = chance_.one_of(codes_);
    say(client, detail % 2 == 0 ? simulator::at_table("watch", code)
                                : simulator::at_table("join", code, R"("name":"Bo")"));
  }
}

void FuzzedHouse::send(tables::ConnectionId to, tables::Message message) {
  const auto client = std::ranges::find(clients_, to, &Client::connection);
  if (client == clients_.end()) return;
  const json::object object = json::parse(message->text).as_object();
  witness_.told(client->heard, object, message->text);
  if (object.contains("snapshot") && std::ranges::find(codes_, message->table) == codes_.end()) {
    codes_.push_back(message->table);
  }
}

}  // namespace coverstory::fuzz
