#include "server/house_runner.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "games/all.h"
#include "tables/commands.h"
#include "tables/folding.h"
#include "tables/refusals.h"

namespace coverstory::server {
namespace {

using tables::ConnectionId;
using tables::Time;

/// A deadline that has passed and is still there is looked at again after this, not at once.
constexpr Time kSoonestMs = 1;

}  // namespace

HouseRunner::HouseRunner(boost::asio::io_context& loop, const Configuration& configuration,
                         std::unique_ptr<store::Store> store, TableClock::Sources time,
                         Places& places, Metrics& metrics, const Log& log, End end)
    : metrics_(metrics),
      log_(log),
      end_(std::move(end)),
      places_(places),
      clock_(std::move(time)),
      group_(configuration.group),
      group_timer_(loop),
      deadline_timer_(loop),
      rates_(configuration.limits.by_address()),
      websockets_(loop, configuration.limits, rates_.work, metrics, log, *this),
      outside_(
          loop, configuration, std::move(store), websockets_, rates_, places, metrics, log,
          [this](const auto& what) { tell(what); },
          [this](std::string why) { end_(Ending::Damaged, std::move(why)); }),
      house_(outside_, games::all_games(), configuration.house) {}

/// The house looks after faults at its tables. After one that still comes through nobody knows what
/// its memory holds; what is stored is whole, so another process goes on from there.
template <class Action>
void HouseRunner::guarded(Action action) {
  if (is_broken_) return;
  try {
    action();
  } catch (const std::exception& error) {
    is_broken_ = true;
    end_(Ending::Fault, error.what());
  }
}

/// The time at the tables; where it stood still for a while, the house knows.
Time HouseRunner::now() {
  const Time time = clock_.now();
  if (clock_.stood_still()) guarded([&] { house_.resume(time); });
  return time;
}

void HouseRunner::go_on_from(const std::optional<std::string>& last_entry) {
  if (!last_entry) return;
  const store::Log log{.table = {}, .bodies = {*last_entry}};
  clock_.start_no_earlier_than(tables::last_time_in(log, games::all_games()).value_or(0));
}

void HouseRunner::tell(const std::function<void(tables::House&, Time)>& what) {
  guarded([&] { what(house_, now()); });
  turn_ended();
}

void HouseRunner::connected(ConnectionId connection) {
  guarded([&] { house_.connected(connection, now()); });
}

void HouseRunner::received(ConnectionId connection, std::string_view text) {
  guarded([&] { house_.received(connection, text, now()); });
}

void HouseRunner::disconnected(ConnectionId connection) {
  guarded([&] { house_.disconnected(connection, now()); });
}

void HouseRunner::turn_ended() {
  do {
    websockets_.tell_who_left();
    flush_when_due();
  } while (websockets_.write_all());
  arm_deadline();
}

void HouseRunner::second_passed(Instant now) {
  rates_.forget_the_rested(now);
  outside_.look_after_store();
  note_lag();
  if (!places_.has_room_for_strangers())
    websockets_.mark_idle([this](ConnectionId id) { return house_.glance().is_idle_stranger(id); });
  const auto next = house_.next_deadline();
  if (next && *next <= this->now()) pass_time();
  if (!is_broken_) pulse_();
}

/// Said once; a start takes the time of day again.
void HouseRunner::note_lag() {
  constexpr std::chrono::seconds kMuch{60};
  const std::chrono::seconds lag = clock_.lag();
  if (std::exchange(has_told_of_lag_, std::chrono::abs(lag) > kMuch)) return;
  if (has_told_of_lag_) log_.warning("clock_differs", {{"behind_s", lag.count()}});
}

void HouseRunner::pass_time() {
  if (!is_stopping_) guarded([&] { house_.pass_time(now()); });
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
  const Time wait = std::max(*next - now(), kSoonestMs);
  deadline_timer_.expires_after(std::chrono::milliseconds(wait));
  deadline_timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    deadline_.reset();
    pass_time();
    turn_ended();
  });
}

void HouseRunner::begin_to_stop() {
  is_stopping_ = true;
  websockets_.stop_listening();
  outside_.ignore_bots();
  group_timer_.cancel();
  turn_ended();
}

bool HouseRunner::has_finished() const {
  return !house_.wants_flush() && outside_.waiting_to_store() == 0;
}

std::string HouseRunner::reluctance() const {
  if (house_.figures().draining) return "The server is about to stop and begins no more games.";
  return ailment();
}

std::string HouseRunner::ailment() const {
  return is_stopping_ ? "The server is stopping." : outside_.ailment(Steady::now());
}

std::string HouseRunner::metrics() const {
  return metrics_page(metrics_, {.house = house_.figures(),
                                 .open_sockets = places_.taken(),
                                 .websockets = websockets_.count(),
                                 .store_queue = outside_.waiting_to_store(),
                                 .bot_queue = outside_.waiting_to_think(),
                                 .queued_bytes = websockets_.queued_bytes(),
                                 .resident_bytes = resident_bytes(),
                                 .healthy = ailment().empty()});
}

void HouseRunner::fetch(const Request& by, std::string_view table, std::string_view token,
                        tables::House::Fetch what, std::optional<int> as,
                        tables::House::Fetched then) {
  const int cost =
      what == tables::House::Fetch::Record ? tables::kCostOfRecord : tables::kCostOfReplay;
  if (!rates_.work.take(by.from, Steady::now(), cost))
    return then(std::unexpected(tables::kTooMuch));
  if (!house_.glance().is_in_memory(table)) {
    if (!rates_.misses.take(by.from, Steady::now()))
      return then(std::unexpected(tables::kTooManyMisses));
    then = [this, from = by.from, then = std::move(then)](const auto& made) {
      if (made || made.error().code != protocol::Code::NoSuchTable)
        rates_.misses.give_back(from, Steady::now());
      then(made);
    };
  }
  guarded([&] { house_.fetch(table, token, what, as, std::move(then), now()); });
  turn_ended();
}

}  // namespace coverstory::server
