// The servers of a cluster: processes that are killed, stopped and started again, each on its own
// port.
#pragma once

#include <cstdint>
#include <deque>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "bench/load/server_process.h"
#include "tests/cluster/sitting.h"

namespace coverstory::cluster {

class Servers {
 public:
  struct Plan {
    std::string program;  // the `coverstory` command
    std::string store;    // as `--store` takes it
    int count = 3;
    std::filesystem::path folder;  // for what they say of trouble
  };

  /// All of them listen.
  explicit Servers(const Plan& plan);

  std::size_t size() const { return all_.size(); }
  const std::vector<std::uint16_t>& ports() const { return ports_; }
  /// One that runs and is not stopped, while another is there for people, or there is one alone.
  /// (One that is being started is not there yet.)
  bool may_harm(std::size_t server);

  /// It is started again after so long; with a clock that is so many seconds off, or right.
  void kill(std::size_t server, Instant for_us, int seconds_off = 0);
  /// It stands still for so long.
  void stop(std::size_t server, Instant for_us);
  /// Goes on with what is due. One that has ended by itself is started again; where it could not
  /// have meant to end, that is a sentence of trouble.
  std::vector<std::string> tend();
  bool are_all_running() const;
  bool is_one_stopped() const;
  /// All run, and end when they are told to; answers with what is wrong with that.
  std::vector<std::string> end();

 private:
  struct One {
    explicit One(load::ServerProcess::Plan plan) : process(std::move(plan)) {}

    load::ServerProcess process;
    bool is_stopped = false;       // of one that runs
    std::optional<Instant> until;  // down or stopped
  };

  std::deque<One> all_;
  std::vector<std::uint16_t> ports_;  // as many
};

}  // namespace coverstory::cluster
