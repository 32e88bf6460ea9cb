// An outside for tests of the parts of a house: it remembers what was asked of it, and does
// nothing.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tables/outside.h"

namespace coverstory::tables {

class TestOutside : public Outside {
 public:
  void send(ConnectionId to, Message message) override {
    sent.push_back(std::to_string(std::to_underlying(to)) + " " + message->text);
  }
  void append(store::Group group) override { groups.push_back(std::move(group)); }
  void load(std::string table, std::uint32_t) override { loads.push_back(std::move(table)); }
  void put_to_rest(store::Known) override {}
  void think(Question) override {}
  void cancel(QuestionId) override {}
  void make(Reading reading) override { readings.push_back(std::move(reading)); }
  Seed entropy() override { return {}; }
  void table_frozen(const std::string&, std::string_view) override {}
  void met_fault(std::string_view) override {}
  bool may_open_table(ConnectionId) override { return true; }
  bool may_spend(ConnectionId, int) override { return true; }
  bool may_look_up(ConnectionId) override { return true; }
  void found(ConnectionId) override {}
  bool has_room_for_strangers() override { return true; }
  void turn_away(ConnectionId) override {}

  std::vector<std::string> sent;  // "1 text" for a message to connection 1
  std::vector<store::Group> groups;
  std::vector<std::string> loads;
  std::vector<Reading> readings;
};

}  // namespace coverstory::tables
