// Somebody who plays, with one device or two. A device comes back by itself when its connection
// breaks, says who it is, catches up from where it was, and sends again what was not answered, with
// the same id.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/simulator/known.h"
#include "tests/simulator/world.h"

namespace coverstory::simulator {

/// What people tell each other outside of the house: the codes of tables.
struct SharedPlan {
  std::vector<std::string> codes;
  std::size_t most_tables = 2;
  /// Everybody stops fooling around and plays what has begun to its end.
  bool is_finishing = false;
  /// Everybody sits still.
  bool is_quiet = false;
};

class Person;

class Device : public ClientEnd {
 public:
  Device(World& world, Person& person) : world_(world), person_(person) {}

  void connect();
  /// Never comes back.
  void go_home();
  void act();
  ConnectionId connection() const { return connection_; }
  bool is_ready() const { return is_ready_; }

 private:
  void hear(const boost::json::object& message) override;
  void cut_off() override;
  void hear_welcome();
  void hear_answer(const boost::json::object& answer);
  void fool_around();
  void finish();
  bool still_plays() const;
  void look_for_a_table();
  void send(const std::string& fields);
  void send_again();
  void watch_again();
  void turn_away();
  const Known* known() const;

  World& world_;
  Person& person_;
  ConnectionId connection_{};
  std::uint64_t hello_ = 0;
  std::uint64_t watch_ = 0;  // the command to watch that is not answered yet
  bool is_ready_ = false;
  bool is_home_ = false;
  std::string table_;  // that it wants to watch
  std::string as_;
  std::map<std::string, Known> known_;
};

class Person {
 public:
  Person(World& world, SharedPlan& plan, std::string name, std::size_t devices);

  void go_home();
  const std::string& name() const { return name_; }
  const std::vector<std::unique_ptr<Device>>& devices() const { return devices_; }

 private:
  friend class Device;
  struct Command {
    std::string text;
    std::string deed;
    std::string table;
    const Device* by = nullptr;
  };

  /// A table with a game under way at which this person sits.
  std::string unfinished_table() const;

  World& world_;
  SharedPlan& plan_;
  std::string name_;
  std::string token_;  // empty before the first welcome
  std::uint64_t last_id_ = 0;
  std::map<std::uint64_t, Command> unanswered_;
  std::vector<std::unique_ptr<Device>> devices_;
};

}  // namespace coverstory::simulator
