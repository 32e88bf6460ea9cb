// A way to a database that mends itself: a connection, made anew where it was lost, and what is to
// be done with work that was cut in the middle.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "store/postgres/connection.h"

namespace coverstory::store::postgres {

/// Changes nothing; when it is durable, so is all that could be seen before.
inline constexpr const char* kBarrier = "SELECT pg_logical_emit_message(true, 'coverstory', '')";

/// A barrier where there is a standby to wait for. It is asked each time: a standby may be named
/// when the connection is there already, after another took over.
inline constexpr const char* kBarrierForStandby =
    "SELECT CASE WHEN current_setting('synchronous_standby_names') <> '' "
    "THEN pg_logical_emit_message(true, 'coverstory', '') END";

struct SessionSettings {
  /// Between two attempts to connect again.
  std::chrono::milliseconds pause{100};
  /// Asked before each such attempt: whether to go on. A server that is told to stop gives up.
  std::function<bool()> goes_on = [] { return true; };
};

class Session {
 public:
  Session(std::string conninfo, SessionSettings settings)
      : conninfo_(std::move(conninfo)), settings_(std::move(settings)) {}

  const std::string& conninfo() const { return conninfo_; }
  const SessionSettings& settings() const { return settings_; }

  /// Ready for statements. Throws StoreFailure where there is no way to the database at present.
  Connection& connected();
  void disconnect() { connection_.reset(); }

  /// For work that changes nothing: where the connection is lost it is done once more on the next,
  /// and where there is none the answer is that it failed.
  template <class Work>
  auto read(Work work) -> decltype(work(connected()));

  /// One statement, of which nothing is believed before it is durable at the standby, where one is
  /// to be waited for: a commit that was cut while it waited can be seen before it is there, and
  /// would be lost if the standby took over now.
  Rows read_durable(const char* statement, const Parameters& parameters);

  /// For work that may be done twice: where the connection is lost nobody knows what became of it,
  /// so it is done again on the next one, however long it takes to get there.
  template <class Work>
  auto write(Work work) -> decltype(work(connected()));

 private:
  Connection& connect();
  void connect_again(const std::string& why);

  std::string conninfo_;
  SessionSettings settings_;
  std::optional<Connection> connection_;  // none before the first use, and after it was lost
};

template <class Work>
auto Session::read(Work work) -> decltype(work(connected())) {
  for (bool is_last = false;;) {
    try {
      return work(connected());
    } catch (const TryAgain&) {
    } catch (const ConnectionLost& lost) {
      disconnect();
      if (std::exchange(is_last, true)) throw StoreFailure(Failure::Unreachable, lost.what());
    }
  }
}

template <class Work>
auto Session::write(Work work) -> decltype(work(connected())) {
  (void)connected();  // where this fails, nothing has been done
  while (true) {
    try {
      return work(connected());
    } catch (const TryAgain&) {
    } catch (const ConnectionLost& lost) {
      connect_again(lost.what());
    }
  }
}

}  // namespace coverstory::store::postgres
