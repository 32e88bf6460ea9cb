#include "store/postgres/session.h"

#include "store/postgres/schema.h"

namespace coverstory::store::postgres {
Connection& Session::connected() {
  if (connection_) return *connection_;
  // libpq goes on to the next host where one refuses, but not where one breaks off in the middle,
  // as one does that is just dying: then the row of hosts is walked once more for each of them.
  for (int walks = hosts_in(conninfo_); walks > 1; --walks) {
    try {
      return connect();
    } catch (const StoreFailure& failure) {
      if (failure.error().failure != Failure::Unreachable) throw;
    }
  }
  return connect();
}

Connection& Session::connect() {
  try {
    Connection connection(conninfo_);
    settle(connection);
    migrate(connection);
    (void)connection.run(kBarrier);
    return connection_.emplace(std::move(connection));
  } catch (const ConnectionLost& lost) {
    throw StoreFailure(Failure::Unreachable, lost.what());
  } catch (const TryAgain& again) {
    throw StoreFailure(Failure::Unreachable, again.what());
  }
}

Rows Session::read_durable(const char* statement, const Parameters& parameters) {
  return read([&](Connection& connection) {
    return connection.run_before({statement, parameters}, {kBarrierForStandby, Parameters()});
  });
}

void Session::connect_again(const std::string& why) {
  disconnect();
  while (settings_.goes_on()) {
    try {
      (void)connected();
      return;
    } catch (const StoreFailure& failure) {
      if (failure.error().failure == Failure::Outdated) throw;
      std::this_thread::sleep_for(settings_.pause);
    }
  }
  throw StoreFailure(Failure::Unavailable, why);
}

}  // namespace coverstory::store::postgres
