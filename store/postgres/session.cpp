#include "store/postgres/session.h"

#include "store/postgres/schema.h"

namespace coverstory::store::postgres {
namespace {

/// Changes nothing. When this is durable, so is all that can be seen: after a crash, entries may be
/// visible that never reached the standby.
constexpr const char* kBarrier = "UPDATE coverstory_format SET version = version";

}  // namespace

Connection& Session::connected() {
  if (connection_) return *connection_;
  try {
    Connection connection(conninfo_);
    settle(connection);
    migrate(connection);
    (void)connection.run(kBarrier);
    return connection_.emplace(std::move(connection));
  } catch (const ConnectionLost& lost) {
    throw StoreFailure(Failure::Unavailable, lost.what());
  } catch (const TryAgain& again) {
    throw StoreFailure(Failure::Unavailable, again.what());
  }
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
