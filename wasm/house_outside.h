// The world around the browser's house of tables. What the house wants done is gathered, and the
// page takes it after each call; bots' questions wait here until the page has time for one. Chance
// is one seed of the page's, drawn out.
#pragma once

#include <boost/json.hpp>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "tables/outside.h"

namespace coverstory::wasm {

class HouseOutside final : public tables::Outside {
 public:
  explicit HouseOutside(const Seed& chance) : chance_(chance) {}

  /// What is to be done since the last time, in its order.
  boost::json::array take_wishes();
  std::size_t questions() const { return questions_.size(); }
  std::optional<tables::Question> take_question();
  std::vector<tables::Reading> take_readings() { return std::exchange(readings_, {}); }

 private:
  void send(tables::ConnectionId to, tables::Message message) override;
  void append(store::Group group) override;
  void load(std::string table, std::uint32_t after) override;
  void put_to_rest(store::Known table) override;
  void think(tables::Question question) override;
  void cancel(tables::QuestionId question) override;
  void make(tables::Reading reading) override { readings_.push_back(std::move(reading)); }
  Seed entropy() override;
  void table_frozen(const std::string& table, std::string_view why) override;
  void met_fault(std::string_view) override {}  // nothing that is thrown is caught in here
  bool may_open_table(tables::ConnectionId) override { return true; }
  bool may_spend(tables::ConnectionId, int) override { return true; }
  bool may_look_up(tables::ConnectionId) override { return true; }
  void found(tables::ConnectionId) override {}
  bool has_room_for_strangers() override { return true; }
  void turn_away(tables::ConnectionId) override {}

  Seed chance_;
  std::uint64_t drawn_ = 0;
  boost::json::array wishes_;
  std::deque<tables::Question> questions_;
  std::vector<tables::Reading> readings_;
};

}  // namespace coverstory::wasm
