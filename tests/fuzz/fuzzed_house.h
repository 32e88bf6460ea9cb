// A house with three people at it whose every step a fuzzer chooses: what they send, what the disk
// does, how the time goes, when it crashes. A witness checks all that is said.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "tables/house.h"
#include "tests/simulator/chance.h"
#include "tests/simulator/faulty_store.h"
#include "tests/simulator/witness.h"

namespace coverstory::fuzz {

class FuzzedHouse : private tables::Outside {
 public:
  explicit FuzzedHouse(std::uint8_t seed);

  /// One step; what it is about is taken from the two bytes.
  void step(std::uint8_t what, std::uint8_t detail);

 private:
  struct Client {
    tables::ConnectionId connection{};
    std::string token;
    std::string last_sent;
    simulator::Heard heard;
  };

  void send(tables::ConnectionId to, tables::Message message) override;
  void append(store::Group group) override { store_.begin(*group); }
  void load(std::string table, std::uint32_t) override { loads_.push_back(std::move(table)); }
  void put_to_rest(store::Known table) override { store_.put_to_rest(table); }
  void think(tables::Question question) override { questions_.push_back(std::move(question)); }
  void cancel(tables::QuestionId question) override;
  void make(tables::Reading reading) override { house_->made(reading.id, tables::make(reading)); }
  Seed entropy() override { return chance_.seed(); }
  void table_frozen(const std::string& table, std::string_view why) override;
  void met_fault(std::string_view why) override;
  bool may_open_table(tables::ConnectionId) override { return codes_.size() < 4; }
  bool may_spend(tables::ConnectionId, int) override { return true; }
  bool may_look_up(tables::ConnectionId) override { return true; }
  void found(tables::ConnectionId) override {}
  bool has_room_for_strangers() override { return true; }
  void turn_away(tables::ConnectionId) override {}

  void open_house();
  void crash(bool is_stored);
  void come_again(Client& client);
  void say(Client& client, const std::string& fields);
  void send_wish(Client& client, std::uint8_t detail);
  void store(bool ok);
  void load_one();
  void think_one();
  void pass(tables::Time ms);

  simulator::Chance chance_;
  simulator::Witness witness_{true};
  simulator::FaultyStore store_;
  tables::Time now_ = 1'793'750'400'000;
  std::vector<std::string> codes_;
  std::vector<std::string> loads_;
  std::deque<tables::Question> questions_;
  std::array<Client, 3> clients_;
  std::uint64_t last_connection_ = 0;
  std::uint64_t last_id_ = 0;
  std::unique_ptr<tables::House> house_;
};

}  // namespace coverstory::fuzz
