// Many people at many tables, in one thread: waits for their sockets, lets each go on, and spreads
// their decisions so that no more than the wanted number is made in a second.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <vector>

#include "bench/load/player.h"

namespace coverstory::load {

struct SwarmPlan {
  int tables = 200;
  int people = 4;   // at each table
  double rate = 0;  // decisions a second; 0 for as many as the server takes
  bool plays_again = true;
  std::string create;  // the fields of the command that opens a table
  int bot_tables = 0;  // beside them: one person and three hard bots, always thinking
  std::uint64_t seed = 1;
  const char* from = "127.0.0.1";  // where they come from
};

class Swarm {
 public:
  /// With several servers, those at a table are at one after the other.
  Swarm(const SwarmPlan& plan, std::vector<std::uint16_t> ports);
  Swarm(const SwarmPlan& plan, std::uint16_t port) : Swarm(plan, std::vector{port}) {}
  ~Swarm();

  Tally& tally() { return tally_; }
  /// How many people are connected, and how many tables have begun to play.
  std::size_t connected() const;
  std::size_t playing() const;

  /// Goes on until `is_enough`, which is asked about every ten milliseconds.
  void run_until(const std::function<bool()>& is_enough);
  /// No decisions are made while it holds its breath; messages are still read.
  void hold(bool still) { held_ = still; }

 private:
  struct Member {
    std::unique_ptr<Player> player;
    bool registered = false;
    bool queued = false;
  };

  void turn();
  void nudge_all();
  void reconnect_some();
  void serve(std::size_t index, std::uint32_t events);
  void update_interest(std::size_t index);
  void enqueue(std::size_t index);
  void make_decisions();

  SwarmPlan plan_;
  std::vector<std::uint16_t> ports_;  // at least one
  Tally tally_;
  Tally tally_of_bot_tables_;
  std::deque<Group> groups_;
  std::vector<Member> members_;
  std::deque<std::size_t> ready_;
  int epoll_ = -1;
  Instant began_ = 0;
  std::uint64_t made_ = 0;
  Instant next_reconnect_ = 0;
  Instant next_nudge_ = 0;
  bool held_ = false;
};

}  // namespace coverstory::load
