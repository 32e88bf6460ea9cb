#include "store/postgres/session.h"

#include "store/postgres/schema.h"

namespace coverstory::store::postgres {
namespace {

constexpr const char* kHasStandby = "SELECT current_setting('synchronous_standby_names') <> ''";

}  // namespace

Connection& Session::connected() {
  if (connection_) return *connection_;
  try {
    Connection connection(conninfo_);
    settle(connection);
    migrate(connection);
    (void)connection.run(kBarrier);
    has_standby_ = connection.run(kHasStandby).flag(0, 0);
    return connection_.emplace(std::move(connection));
  } catch (const ConnectionLost& lost) {
    throw StoreFailure(Failure::Unavailable, lost.what());
  } catch (const TryAgain& again) {
    throw StoreFailure(Failure::Unavailable, again.what());
  }
}

Rows Session::read_durable(const char* statement, const Parameters& parameters) {
  return read([&](Connection& connection) {
    return has_standby_ ? connection.run_before({statement, parameters}, {kBarrier, Parameters()})
                        : connection.run(statement, parameters);
  });
}

void Session::connect_again(const std::string& why) {
  disconnect();
  while (settings_.goes_on()) {
    try {
      (void)connected();
      return;
    } catch (const StoreFailure&) {
      std::this_thread::sleep_for(settings_.pause);
    }
  }
  throw StoreFailure(Failure::Unavailable, why);
}

}  // namespace coverstory::store::postgres
