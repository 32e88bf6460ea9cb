// A walk through all tables of the store, a little at a time on the thread that reads, so that
// nobody who reads a table waits for more than a few milliseconds, and nobody who writes for it at
// all. Only a table that is to be changed is looked at again on the thread that writes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/house_runner.h"
#include "store/store.h"

namespace coverstory::server {

struct Walk {
  /// On a thread of the store: looks at a log, and answers with what is to take its place, if
  /// anything. Where it answers with something it is asked again, about the log as it is then.
  std::function<std::optional<store::Log>(const store::Log&)> look;
  /// On the loop: that log is stored in the place of the table's own.
  std::function<void(const store::Log&)> replaced;
  /// On the loop, once, at the end: a sentence where the walk could not go on.
  std::function<void(const std::optional<std::string>& trouble)> done;
  /// After each few milliseconds of work.
  std::chrono::milliseconds pause{0};
};

/// Through all tables in the order of their codes. The loop and the runner must outlive it.
void walk_all(boost::asio::io_context& loop, HouseRunner& runner, Walk walk);
/// Through these only.
void walk_these(boost::asio::io_context& loop, HouseRunner& runner, std::vector<std::string> codes,
                Walk walk);

}  // namespace coverstory::server
