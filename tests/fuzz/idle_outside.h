// An outside that does nothing, for a house that is only looked at.
#pragma once

#include "tables/outside.h"

namespace coverstory::fuzz {

class IdleOutside : public tables::Outside {
 public:
  void send(tables::ConnectionId, tables::Message) override {}
  void append(store::Group) override {}
  void load(std::string, std::uint32_t) override {}
  void put_to_rest(store::Known) override {}
  void think(tables::Question) override {}
  void cancel(tables::QuestionId) override {}
  void make(tables::Reading) override {}
  Seed entropy() override { return {}; }
  void table_frozen(const std::string&, std::string_view) override {}
  void met_fault(std::string_view) override {}
  bool may_open_table(tables::ConnectionId) override { return true; }
  bool may_spend(tables::ConnectionId, int) override { return true; }
  bool may_look_up(tables::ConnectionId) override { return true; }
  void found(tables::ConnectionId) override {}
  bool has_room_for_strangers() override { return true; }
  void turn_away(tables::ConnectionId) override {}
};

}  // namespace coverstory::fuzz
