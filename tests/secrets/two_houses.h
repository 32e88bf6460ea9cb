// Two houses in which the same happens, but for what some viewers cannot know. Whatever those are
// sent is kept byte by byte, to be compared.
#pragma once

#include <fmt/format.h>

#include <array>
#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"
#include "tables/test_house.h"

namespace coverstory::secrets {

using tables::ConnectionId;

/// A house that keeps what it says as it says it.
class LoudHouse : public tables::TestHouse {
 public:
  using TestHouse::TestHouse;

  void send(ConnectionId to, tables::Message message) override {
    said[to].append(message->text).append("\n");
    TestHouse::send(to, std::move(message));
  }

  std::map<ConnectionId, std::string> said;
};

/// The same people sit at a table in both: a connection for each, in the order of the seats.
class TwoHouses {
 public:
  TwoHouses(std::uint64_t seed, std::string_view settings, int people,
            std::array<const tables::Games*, 2> games = {&games::all_games(), &games::all_games()})
      : houses{LoudHouse(seed, {}, *games[0]), LoudHouse(seed, {}, *games[1])} {
    for (int person = 0; person < people; ++person) this->people.push_back(connect());
    const auto answer =
        ask(this->people[0], fmt::format(R"("do":"create","name":"P0","settings":{})", settings));
    code = answer.at("table").as_string().c_str();
    for (std::size_t person = 1; person < this->people.size(); ++person) {
      at_table(this->people[person], fmt::format(R"("do":"join","name":"P{}")", person));
    }
    at_table(this->people[0], R"("do":"start","fill":true)");
    stranger_ = connect();
    strangers_ = ask(stranger_, fmt::format(R"("do":"create","name":"S","settings":{})", settings))
                     .at("table")
                     .as_string()
                     .c_str();
  }

  ConnectionId connect(std::string_view token = {}) {
    const ConnectionId id = houses[0].connect(token);
    EXPECT_EQ(houses[1].connect(token), id);
    return id;
  }
  std::string token_of(ConnectionId id) const { return houses[0].token_of(id); }
  /// The same in both; the answer is the first's.
  boost::json::object ask(ConnectionId from, std::string_view fields) {
    houses[1].ask(from, fields);
    return houses[0].ask(from, fields);
  }
  boost::json::object at_table(ConnectionId from, std::string_view fields) {
    return ask(from, fmt::format(R"({},"table":"{}")", fields, code));
  }
  /// In one of them alone, with an id that no other command has.
  bool secretly(std::size_t house, ConnectionId from, std::string_view fields) {
    const auto with_table = fmt::format(R"({},"table":"{}")", fields, code);
    return houses[house].ask_again(from, ++secret_ids_, with_table).at("ok").as_bool();
  }
  /// In one of them the disk fails, and nothing comes of it; in the other it fails a stranger, so
  /// that both are patient for a while. Then it works again. Whether the answer was that.
  bool in_vain(std::size_t house, ConnectionId from, std::string_view fields) {
    const auto elsewhere = fmt::format(R"("do":"settings","table":"{}","settings":{{"away_s":{}}})",
                                       strangers_, 10 + ++failures_);
    const auto send = [&](std::size_t to, ConnectionId by, std::string_view what) {
      houses[to].real->received(by, fmt::format(R"({{"id":{},{}}})", ++secret_ids_, what),
                                houses[to].now);
      houses[to].store_batch(false);
      const boost::json::object* answer = houses[to].answer_to(by, secret_ids_);
      return answer && answer->contains("code") && answer->at("code") == "unavailable";
    };
    const bool is_told = send(house, from, fmt::format(R"({},"table":"{}")", fields, code)) &&
                         send(1 - house, stranger_, elsewhere);
    ask(stranger_, elsewhere);
    return is_told;
  }
  void disconnect(ConnectionId id) {
    for (LoudHouse& house : houses) house.disconnect(id);
  }
  void pass(tables::Time ms) {
    for (LoudHouse& house : houses) house.pass(ms);
  }
  void settle() {
    for (LoudHouse& house : houses) house.settle();
  }

  /// What a connection knows, in one of the houses.
  const boost::json::value& part(ConnectionId id, std::string_view name,
                                 std::size_t house = 0) const {
    return houses[house].seen(id).at(name);
  }
  std::string stage() const { return part(people[0], "room").at("stage").as_string().c_str(); }

  /// Whether a connection was sent the same bytes.
  bool are_same(ConnectionId id) {
    std::string &first = houses[0].said[id], &second = houses[1].said[id];
    const bool same = first == second;
    EXPECT_EQ(first, second) << "connection " << static_cast<std::uint64_t>(id);
    bytes += first.size();
    first.clear();
    second.clear();
    return same;
  }

  std::array<LoudHouse, 2> houses;
  std::vector<ConnectionId> people;
  std::string code;
  std::size_t bytes = 0;  // that were compared

 private:
  std::uint64_t secret_ids_ = 1'000'000;
  ConnectionId stranger_{};  // alone at another table
  std::string strangers_;    // its code
  int failures_ = 0;
};

}  // namespace coverstory::secrets
