#include "server/house_runner.h"

#include <sys/random.h>

#include <algorithm>
#include <cerrno>
#include <exception>
#include <span>
#include <system_error>
#include <utility>

namespace coverstory::server {
namespace {

using tables::ConnectionId;
using tables::Time;

/// A deadline that has passed and is still there is looked at again after this, not at once.
constexpr Time kSoonestMs = 1;

std::string_view told(store::Failure failure) {
  switch (failure) {
    case store::Failure::Full:
      return "There is no room on the disk.";
    case store::Failure::Locked:
      return "Another program holds the store.";
    case store::Failure::Damaged:
      return "The store is damaged.";
    default:
      return "The store cannot be written at present.";
  }
}

}  // namespace

HouseRunner::HouseRunner(boost::asio::io_context& loop, const Configuration& configuration,
                         std::unique_ptr<store::Store> store, Metrics& metrics, const Log& log)
    : loop_(loop),
      metrics_(metrics),
      log_(log),
      opened_tables_(configuration.limits.tables()),
      group_(configuration.group),
      group_timer_(loop),
      deadline_timer_(loop),
      house_(*this, configuration.house),
      websockets_(loop, configuration.limits, metrics, log, *this),
      store_(std::move(store), loop, log),
      bots_(configuration.bot_threads, configuration.bot_budget, loop, log,
            [this](const BotThreads::Thought& answer) { thought(answer); }) {}

HouseRunner::~HouseRunner() = default;

/// The house looks after its own faults; what still comes through must not end the others' games.
template <class Action>
void HouseRunner::guarded(Action action) {
  try {
    action();
  } catch (const std::exception& error) {
    if (fault_complaint_.due(Steady::now())) log_.error("fault", {{"why", error.what()}});
  }
}

void HouseRunner::reopen(std::vector<store::Log> logs) {
  const auto all = static_cast<std::int64_t>(logs.size());
  OnceASecond progress;
  progress.due(Steady::now());
  std::int64_t done = 0, frozen = 0;
  for (store::Log& log : logs) {
    const std::string table = log.table;
    if (const auto outcome = house_.reopen(std::move(log), time_of_day()); !outcome) {
      ++frozen;
      log_.error("table_frozen", {{"table", table}, {"why", outcome.error()}});
    }
    ++done;
    if (progress.due(Steady::now())) log_.info("reopening", {{"tables", done}, {"of", all}});
  }
  log_.info("reopened", {{"tables", all - frozen}, {"frozen", frozen}});
  turn_ended();
}

void HouseRunner::send(ConnectionId to, tables::Message message) {
  websockets_.send(to, std::move(message));
}

void HouseRunner::append(std::vector<store::Entry> entries) {
  is_appending_ = true;
  store_.append(std::move(entries), [this](StoreThread::Appended appended) {
    is_appending_ = false;
    stored(std::move(appended));
  });
}

void HouseRunner::stored(StoreThread::Appended appended) {
  note_stored(appended);
  guarded([&] { house_.stored(std::move(appended.outcome), time_of_day()); });
  turn_ended();
}

void HouseRunner::note_stored(const StoreThread::Appended& appended) {
  if (appended.outcome) {
    ++metrics_.store_commits;
    metrics_.store_entries += appended.entries;
    metrics_.commit_latency.add(appended.took);
    if (!std::exchange(ailment_, {}).empty()) log_.info("store_recovered");
    return;
  }
  ++metrics_.store_failures;
  ailment_ = told(appended.outcome.error().failure);
  if (store_complaint_.due(Steady::now()))
    log_.error("store_failed", {{"why", appended.outcome.error().sentence}});
}

void HouseRunner::load(std::string table) {
  store_.load(table, [this, table](StoreThread::Loaded log) {
    guarded([&] { house_.loaded(table, std::move(log), time_of_day()); });
    turn_ended();
  });
}

void HouseRunner::put_to_rest(std::string table) {
  store_.put_to_rest(std::move(table));
}

void HouseRunner::think(tables::Question question) {
  questions_.insert(std::to_underlying(question.id));
  bots_.ask(std::move(question));
}

void HouseRunner::cancel(tables::QuestionId question) {
  if (questions_.erase(std::to_underlying(question)) > 0) bots_.cancel(question);
}

void HouseRunner::thought(const BotThreads::Thought& thought) {
  if (questions_.erase(std::to_underlying(thought.id)) == 0 || is_stopping_) return;
  ++metrics_.thoughts;
  metrics_.thinking.add(thought.took);
  guarded([&] { house_.thought(thought.id, thought.answer, time_of_day()); });
  turn_ended();
}

Seed HouseRunner::entropy() {
  Seed seed;
  const auto bytes = std::as_writable_bytes(std::span(seed.words));
  // Up to 256 bytes come whole or not at all.
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    throw std::system_error(errno, std::generic_category(), "getrandom");
  return seed;
}

bool HouseRunner::may_open_table(ConnectionId connection) {
  const auto address = websockets_.address_of(connection);
  return address && opened_tables_.take(*address, Steady::now());
}

void HouseRunner::table_frozen(const std::string& table, std::string_view why) {
  log_.error("table_frozen", {{"table", table}, {"why", why}});
}

void HouseRunner::connected(ConnectionId connection) {
  guarded([&] { house_.connected(connection, time_of_day()); });
}

void HouseRunner::received(ConnectionId connection, std::string_view text) {
  guarded([&] { house_.received(connection, text, time_of_day()); });
}

void HouseRunner::disconnected(ConnectionId connection) {
  guarded([&] { house_.disconnected(connection, time_of_day()); });
}

void HouseRunner::turn_ended() {
  do {
    websockets_.tell_who_left();
    flush_when_due();
    websockets_.write_all();
  } while (websockets_.has_news());
  arm_deadline();
}

void HouseRunner::second_passed(Instant now) {
  opened_tables_.forget_the_rested(now);
  const auto next = house_.next_deadline();
  if (next && *next <= time_of_day() && !is_stopping_)
    guarded([&] { house_.pass_time(time_of_day()); });
}

/// At once when the store has been idle; when it is busy, after a pause in which more gathers.
void HouseRunner::flush_when_due() {
  if (is_group_waiting_ || !house_.wants_flush()) return;
  const Instant now = Steady::now();
  if (is_stopping_ || now - last_flush_ >= group_) {
    last_flush_ = now;
    return guarded([&] { house_.flush(); });
  }
  is_group_waiting_ = true;
  group_timer_.expires_at(last_flush_ + group_);
  group_timer_.async_wait([this](const boost::system::error_code&) {
    is_group_waiting_ = false;
    turn_ended();
  });
}

void HouseRunner::arm_deadline() {
  const auto next = house_.next_deadline();
  if (!next || is_stopping_ || (deadline_ && *deadline_ <= *next)) return;
  deadline_ = next;
  const Time wait = std::max(*next - time_of_day(), kSoonestMs);
  deadline_timer_.expires_after(std::chrono::milliseconds(wait));
  deadline_timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    deadline_.reset();
    if (!is_stopping_) guarded([&] { house_.pass_time(time_of_day()); });
    turn_ended();
  });
}

void HouseRunner::begin_to_stop() {
  is_stopping_ = true;
  websockets_.stop_listening();
  group_timer_.cancel();
  turn_ended();
}

bool HouseRunner::has_finished() const {
  return !is_appending_ && !house_.wants_flush() && store_.waiting() == 0;
}

std::string HouseRunner::ailment() const {
  return is_stopping_ ? "The server is stopping." : ailment_;
}

std::string HouseRunner::metrics() const {
  return metrics_page(metrics_, {.house = house_.figures(),
                                 .open_sockets = open_sockets_(),
                                 .websockets = websockets_.count(),
                                 .store_queue = store_.waiting() + (is_appending_ ? 1 : 0),
                                 .bot_queue = bots_.waiting(),
                                 .queued_bytes = websockets_.queued_bytes(),
                                 .resident_bytes = resident_bytes(),
                                 .healthy = ailment().empty()});
}

void HouseRunner::fetch(std::string_view table, std::string_view token, tables::House::Fetch what,
                        std::optional<int> as, tables::House::Fetched then) {
  house_.fetch(table, token, what, as, std::move(then), time_of_day());
  turn_ended();
}

}  // namespace coverstory::server
