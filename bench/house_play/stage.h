// A house of tables without sockets, disk or clock, and a play of it: the texts that it received,
// in their order, with the time. Played again from the same seed it does the same, so what people
// do to choose their moves is not measured with it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "store/memory_store.h"
#include "tables/house.h"

namespace coverstory::bench {

/// Something that the house was told.
struct Cue {
  enum class Kind : std::uint8_t { Connected, Received, Group, Time };

  Kind kind{};
  tables::Time at = 0;
  tables::ConnectionId by{};
  std::string text{};      // of what was received
  bool ends_game = false;  // by what it did
};

class Stage : public tables::Outside {
 public:
  using Hear = std::function<void(tables::ConnectionId, const protocol::Message&)>;

  /// `hear` is told what is sent, if anybody listens.
  explicit Stage(Hear hear = {});

  /// Tells the house. `measured` is given each call of the house and makes it.
  void play(const Cue& cue, const std::function<void(const std::function<void()>&)>& measured);
  void play(const Cue& cue) {
    play(cue, [](const std::function<void()>& call) { call(); });
  }

  const tables::House& house() const { return *house_; }
  std::uint64_t bytes_sent() const { return bytes_sent_; }

  // Outside.
  void send(tables::ConnectionId to, tables::Message message) override {
    bytes_sent_ += message->text.size();
    if (hear_) hear_(to, *message);
  }
  void append(store::Group group) override { group_ = std::move(group); }
  void load(std::string table, std::uint32_t) override { loads_.push_back(std::move(table)); }
  void put_to_rest(store::Known) override {}
  void think(tables::Question) override {}
  void cancel(tables::QuestionId) override {}
  void make(tables::Reading) override {}
  Seed entropy() override;
  void table_frozen(const std::string& table, std::string_view why) override;
  void met_fault(std::string_view why) override;
  bool may_open_table(tables::ConnectionId) override { return true; }
  bool may_spend(tables::ConnectionId, int) override { return true; }
  bool may_look_up(tables::ConnectionId) override { return true; }
  void found(tables::ConnectionId) override {}
  bool has_room_for_strangers() override { return true; }
  void turn_away(tables::ConnectionId) override {}

 private:
  Hear hear_;
  store::MemoryStore store_;
  store::Group group_;              // under way, if any
  std::vector<std::string> loads_;  // tables that are to be read
  std::uint64_t drawn_ = 0;         // seeds
  std::uint64_t bytes_sent_ = 0;
  std::unique_ptr<tables::House> house_;
};

}  // namespace coverstory::bench
