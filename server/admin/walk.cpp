#include "server/admin/walk.h"

#include <algorithm>
#include <array>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <utility>

namespace coverstory::server {
namespace {

constexpr std::size_t kPage = 64;
constexpr std::chrono::milliseconds kWorkAtOnce{5};

/// A walk under way. It is touched by a thread of the store while that works, and by the loop
/// between.
struct Walking {
  Walking(boost::asio::io_context& loop, HouseRunner& house, Walk what)
      : runner(house), walk(std::move(what)), timer(loop) {}

  HouseRunner& runner;
  Walk walk;
  boost::asio::steady_timer timer;
  std::deque<std::string> codes;  // to be looked at next
  std::string after;              // the last code that was asked for
  bool has_more = false;          // tables after that one
  bool is_to_change = false;      // the first of them
  std::vector<store::Log> replaced;
};

/// On the thread that reads.
StoreThread::Outcome look_at(Walking& on, store::Reader& store, const std::string& code) {
  const auto log = store.log_of(code);
  if (!log) return std::unexpected(log.error());
  on.is_to_change = *log && on.walk.look(**log);
  return {};
}

StoreThread::Outcome read_page(Walking& on, store::Reader& store) {
  if (!on.codes.empty() || !on.has_more) return {};
  auto codes = store.codes_after(on.after, kPage);
  if (!codes) return std::unexpected(std::move(codes.error()));
  on.codes.assign(codes->begin(), codes->end());
  on.has_more = codes->size() == kPage;
  if (!codes->empty()) on.after = codes->back();
  return {};
}

StoreThread::Outcome look_around(Walking& on, store::Reader& store) {
  const Instant end = Steady::now() + kWorkAtOnce;
  if (auto page = read_page(on, store); !page) return page;
  while (!on.codes.empty() && !on.is_to_change) {
    if (auto outcome = look_at(on, store, on.codes.front()); !outcome) return outcome;
    if (on.is_to_change) break;
    on.codes.pop_front();
    if (Steady::now() >= end) break;
  }
  return {};
}

/// On the thread that writes: nothing comes between the look and the change.
StoreThread::Outcome change_first(Walking& on, store::Store& store) {
  on.is_to_change = false;
  const auto log = store.log_of(on.codes.front());
  if (!log) return std::unexpected(log.error());
  on.codes.pop_front();
  if (!*log) return {};
  auto instead = on.walk.look(**log);
  if (!instead) return {};
  if (auto outcome = store.replace(std::array{*instead}); !outcome) return outcome;
  on.replaced.push_back(*std::move(instead));
  return {};
}

void go_on(const std::shared_ptr<Walking>& on);

void worked(const std::shared_ptr<Walking>& on, const StoreThread::Outcome& outcome) {
  for (const store::Log& log : std::exchange(on->replaced, {})) on->walk.replaced(log);
  if (!outcome) return on->walk.done(outcome.error().sentence);
  if (on->codes.empty() && !on->has_more) return on->walk.done(std::nullopt);
  if (on->walk.pause.count() == 0) return go_on(on);
  on->timer.expires_after(on->walk.pause);
  on->timer.async_wait([on](const boost::system::error_code& error) {
    if (!error) go_on(on);
  });
}

void go_on(const std::shared_ptr<Walking>& on) {
  StoreThread& store = on->runner.outside().store();
  const auto then = [on](const StoreThread::Outcome& outcome) { worked(on, outcome); };
  if (on->is_to_change)
    store.work([on](store::Store& writes) { return change_first(*on, writes); }, then);
  else
    store.read([on](store::Reader& reads) { return look_around(*on, reads); }, then);
}

}  // namespace

void walk_all(boost::asio::io_context& loop, HouseRunner& runner, Walk walk) {
  auto on = std::make_shared<Walking>(loop, runner, std::move(walk));
  on->has_more = true;
  go_on(on);
}

void walk_these(boost::asio::io_context& loop, HouseRunner& runner, std::vector<std::string> codes,
                Walk walk) {
  auto on = std::make_shared<Walking>(loop, runner, std::move(walk));
  on->codes.assign(codes.begin(), codes.end());
  go_on(on);
}

}  // namespace coverstory::server
