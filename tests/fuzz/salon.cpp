#include "tests/fuzz/salon.h"

#include <fmt/format.h>

#include <sstream>
#include <utility>

#include "tests/simulator/demand.h"
#include "tests/simulator/quick_thoughts.h"
#include "tests/simulator/wishes.h"

namespace coverstory::fuzz {

namespace json = boost::json;
using simulator::Known;

Salon::Salon(std::uint8_t seed) : chance_(seed) {
  open_house();
}

void Salon::step(std::uint8_t what, std::uint8_t detail) {
  Guest& guest = guests_[detail % guests_.size()];
  switch (what % 16) {
    case 0:
      return store(false);
    case 1:
      return crash(detail % 2 == 0);
    case 2:
      return come_again(guest);
    case 3:
      if (!guest.last_sent.empty()) say(guest, {});
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
      return send_wish(guest, detail);
  }
}

// The house and its disk.

void Salon::open_house() {
  house_ = std::make_unique<tables::House>(
      static_cast<tables::Outside&>(*this),
      tables::HouseLimits{.tables = 8, .entries_of_a_table = 400, .rest_after_ms = 60'000});
  for (store::Log& log : store_.live_logs()) {
    const auto reopened = house_->reopen(std::move(log), now_);
    simulator::demand(reopened.has_value(), [&] { return reopened.error(); });
  }
  for (Guest& guest : guests_) guest.connection = {};
  for (Guest& guest : guests_) come_again(guest);
}

void Salon::crash(bool is_stored) {
  house_.reset();
  loads_.clear();
  questions_.clear();
  if (store_.is_writing()) {
    if (is_stored) {
      if (const auto entries = store_.write()) witness_.stored(*entries);
    } else {
      store_.fail();
    }
  }
  open_house();
}

void Salon::store(bool ok) {
  if (!store_.is_writing()) house_->flush();
  if (!store_.is_writing()) return;
  if (!ok) {
    store_.fail();
    return house_->stored(std::unexpected(store::StoreError{store::Failure::Full, "full"}), now_);
  }
  const auto entries = store_.write();
  if (!entries) return house_->stored(std::unexpected(entries.error()), now_);
  witness_.stored(*entries);
  house_->stored({}, now_);
}

void Salon::load_one() {
  if (loads_.empty()) return;
  const std::string table = loads_.back();
  loads_.pop_back();
  house_->loaded(table, store_.log_of(table), now_);
}

void Salon::think_one() {
  if (questions_.empty()) return;
  const tables::Question question = std::move(questions_.front());
  questions_.pop_front();
  house_->thought(question.id, simulator::quick_thought(question, chance_), now_);
}

void Salon::cancel(tables::QuestionId question) {
  std::erase_if(questions_, [&](const tables::Question& asked) { return asked.id == question; });
}

void Salon::pass(tables::Time ms) {
  now_ += ms;
  house_->pass_time(now_);
}

void Salon::table_frozen(const std::string& table, std::string_view why) {
  throw simulator::Broken(fmt::format("table {} was frozen: {}", table, why));
}

// The guests.

void Salon::come_again(Guest& guest) {
  if (guest.connection != tables::ConnectionId{}) house_->disconnected(guest.connection, now_);
  guest.connection = tables::ConnectionId{++last_connection_};
  guest.heard = {};
  house_->connected(guest.connection, now_);
  if (guest.token.empty()) guest.token = chance_.seed().hex().substr(0, 32);
  const std::string again = std::exchange(guest.last_sent, {});
  say(guest, fmt::format(R"("do":"hello","version":1,"token":"{}")", guest.token));
  guest.heard.token = guest.token;
  guest.last_sent = again;
}

/// Without fields: what was sent last, once more.
void Salon::say(Guest& guest, const std::string& fields) {
  if (!fields.empty()) guest.last_sent = fmt::format(R"({{"id":{},{}}})", ++last_id_, fields);
  witness_.sent(guest.heard, guest.last_sent, nullptr);
  house_->received(guest.connection, guest.last_sent, now_);
}

void Salon::send_wish(Guest& guest, std::uint8_t detail) {
  const auto& known = guest.heard.tables;
  if (!known.empty() && detail % 16 != 0) {
    const auto& [code, seen] = *known.rbegin();
    if (seen.is_empty()) return;
    const std::string wish = simulator::wish_at(code, seen, chance_);
    if (!wish.empty()) say(guest, wish);
  } else if (codes_.empty() || detail % 32 == 0) {
    say(guest, fmt::format(R"("do":"{}","name":"Ada","settings":{})",
                           detail % 3 == 0 ? "quick" : "create", simulator::any_settings(chance_)));
  } else if (detail % 5 == 0) {
    say(guest, simulator::nonsense(chance_.one_of(codes_), chance_));
  } else {
    const std::string& code = chance_.one_of(codes_);
    say(guest, detail % 2 == 0 ? simulator::at_table("watch", code)
                               : simulator::at_table("join", code, R"("name":"Bo")"));
  }
}

void Salon::send(tables::ConnectionId to, tables::Message message) {
  const auto guest = std::ranges::find(guests_, to, &Guest::connection);
  if (guest == guests_.end()) return;
  std::istringstream lines(*message);
  for (std::string line; std::getline(lines, line);) {
    const json::object object = json::parse(line).as_object();
    witness_.told(guest->heard, object);
    const std::string code = simulator::text_of(object, "table");
    if (object.contains("snapshot") && std::ranges::find(codes_, code) == codes_.end()) {
      codes_.push_back(code);
    }
  }
}

}  // namespace coverstory::fuzz
