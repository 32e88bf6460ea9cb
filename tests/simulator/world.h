// The world around servers: time, network and disk, all of them fake and driven by one seed. There
// is one server with a disk of its own, or several that share one. Things happen one after the
// other, each at its time; between any two of them a server may crash. Nothing here decides what
// people do (person.h).
#pragma once

#include <boost/json.hpp>
#include <functional>
#include <map>
#include <memory>
#include <queue>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/simulator/chance.h"
#include "tests/simulator/faults.h"
#include "tests/simulator/simulated_server.h"
#include "tests/simulator/witness.h"

namespace coverstory::simulator {

/// A client's end of a connection.
class ClientEnd {
 public:
  ClientEnd() = default;
  ClientEnd(const ClientEnd&) = delete;
  ClientEnd& operator=(const ClientEnd&) = delete;
  virtual ~ClientEnd() = default;
  virtual void hear(const boost::json::object& message) = 0;
  /// The connection is no more.
  virtual void cut_off() = 0;
};

class World {
 public:
  World(std::uint64_t seed, bool is_verbose, bool is_thorough);

  Chance& chance() { return chance_; }
  Witness& witness() { return witness_; }
  store::MemoryStore& disk() { return *disk_; }
  Time now() const { return now_; }
  /// As it is set, perhaps wrongly.
  Time time_of_day() const { return now_ + day_ahead_; }
  const Faults& faults() const { return faults_; }
  void set_faults(const Faults& faults) { faults_ = faults; }
  const std::vector<std::unique_ptr<SimulatedServer>>& servers() const { return servers_; }

  // For clients, which find a server by chance.
  ConnectionId connect(ClientEnd& client);
  /// `known` is what the client knows where it asks for the changes since.
  void send_up(ConnectionId from, const std::string& text, const Known* known = nullptr);
  void cut(ConnectionId connection);
  const Heard& heard_on(ConnectionId connection) const { return links_.at(connection).heard; }
  void after(Time ms, std::function<void()> happening);

  // For servers.
  ServerId new_id() { return ServerId(++last_server_); }
  /// Those who are, as far as anybody can tell.
  std::vector<ServerId> alive() const;
  void neighbours_changed();
  /// Entries are durable from here on, whatever happens.
  void stored(const std::vector<store::Entry>& entries, const SimulatedServer& by);
  void send_down(ConnectionId to, tables::Message message);
  void cut_all(const SimulatedServer& of);
  /// Who is where, as the servers have announced it.
  void announce(ServerId server, const std::string& table, const tables::Presence& presence);
  void forget_presence(ServerId server);
  tables::Presence presence_at(ServerId server, const std::string& table) const;
  /// Whatever was announced, also by servers that are gone.
  std::vector<std::pair<ServerId, std::string>> presences() const;

  /// Lets the next thing happen. False when nothing is left to happen before `until`.
  bool step(Time until);
  void say(const std::string& what) const;

 private:
  struct Link {
    ClientEnd* client;
    SimulatedServer* server;
    std::size_t life;          // of the server that it leads to
    bool has_arrived = false;  // the house knows of it
    bool is_cut = false;
    Time last_up = 0, last_down = 0;  // messages do not overtake each other
    Heard heard;
  };
  struct Happening {
    Time at;
    std::uint64_t order;
    std::function<void()> run;
    bool operator<(const Happening& other) const {
      return std::pair(other.at, other.order) < std::pair(at, order);
    }
  };

  /// As it is read; those with the same view are told the same message.
  std::shared_ptr<const boost::json::object> read(const tables::Message& message);
  void pass(Time until);
  void stand_still(Time ms, bool asleep);
  void change_the_weather();

  Chance chance_;
  bool is_verbose_;
  Witness witness_;
  Faults faults_;
  Time now_ = 1'793'750'400'000;  // as it really is, which no house knows
  Time day_ahead_ = 0;            // of the time of day, as it is set
  std::priority_queue<Happening> happenings_;
  std::uint64_t order_ = 0;
  std::map<ConnectionId, Link> links_;
  std::pair<tables::Message, std::shared_ptr<const boost::json::object>> last_read_;
  std::uint64_t last_connection_ = 0;
  std::uint64_t last_server_ = 0;
  std::map<std::pair<ServerId, std::string>, tables::Presence> presences_;
  std::shared_ptr<store::MemoryStore> disk_;  // of all servers
  std::vector<std::unique_ptr<SimulatedServer>> servers_;
};

}  // namespace coverstory::simulator
