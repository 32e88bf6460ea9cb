#include "server/house_outside.h"

#include <sys/random.h>

#include <cerrno>
#include <span>
#include <system_error>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::server {
namespace {

using tables::ConnectionId;
using tables::House;
using tables::Time;

/// A request that is not answered for so long may never be. Whoever asks how we are learns it
/// within two seconds.
constexpr std::chrono::milliseconds kSilent{1500};

std::string_view told(store::Failure failure) {
  switch (failure) {
    case store::Failure::Full:
      return "There is no room on the disk.";
    case store::Failure::Locked:
      return "Another program holds the store.";
    case store::Failure::Damaged:
      return "The store is damaged.";
    case store::Failure::Outdated:
      return "A newer program has changed the store.";
    default:
      return "The store cannot be written at present.";
  }
}

/// Whether another server was faster, and nothing is the matter.
bool is_race(bool is_shared, const std::expected<void, store::StoreError>& outcome) {
  return is_shared && !outcome && outcome.error().failure == store::Failure::Conflict;
}

/// A log without entries is none.
StoreThread::Loaded log_of(const store::Known& known, StoreThread::Entries entries) {
  if (!entries) return std::unexpected(std::move(entries.error()));
  const bool is_there = *entries && (known.last > 0 || !(*entries)->empty());
  if (!is_there) return std::nullopt;
  return store::Log{.table = known.table, .bodies = std::move(**entries)};
}

void count(Metrics& metrics, const StoreThread::Appended& appended, bool is_race) {
  if (is_race) metrics.races_lost += appended.outcome.error().tables.size();
  if (!appended.outcome && !is_race) {
    ++metrics.store_failures;
    return;
  }
  ++metrics.store_commits;
  metrics.store_entries += appended.entries;
  metrics.commit_latency.add(appended.took);
}

}  // namespace

HouseOutside::HouseOutside(boost::asio::io_context& loop, const Configuration& configuration,
                           std::unique_ptr<store::Store> store, WebSockets& websockets,
                           RatesByAddress& rates, Places& places, Metrics& metrics, const Log& log,
                           Tell tell, OnDamage on_damage)
    : is_shared_(store->is_shared()),
      websockets_(websockets),
      metrics_(metrics),
      log_(log),
      tell_(std::move(tell)),
      rates_(rates),
      places_(places),
      door_(websockets, rates.bytes),
      store_(std::move(store), loop, log, std::move(on_damage)),
      bots_(
          configuration.bot_threads, configuration.bot_budget, loop, log,
          [this](const BotThreads::Thought& thought) {
            if (questions_.erase(std::to_underlying(thought.id)) == 0 || ignores_bots_) return;
            ++metrics_.thoughts;
            metrics_.thinking.add(thought.took);
            tell_([&](House& house, Time now) { house.thought(thought.id, thought.answer, now); });
          }),
      readings_(loop, [this](tables::ReadingId id, const tables::MadeReading& made) {
        tell_([&](House& house, Time) { house.made(id, made); });
      }) {}

void HouseOutside::send(ConnectionId to, tables::Message message) {
  websockets_.send(to, std::move(message));
}

void HouseOutside::append(store::Group group) {
  ENSURE(!is_appending_);
  is_appending_ = true;
  store_.append(std::move(group), [this](StoreThread::Appended appended) {
    is_appending_ = false;
    count(metrics_, appended, is_race(is_shared_, appended.outcome));
    note_outcome(appended.outcome);
    tell_([&](House& house, Time now) { house.stored(std::move(appended.outcome), now); });
  });
}

/// What is the matter with one table is not the matter with the store.
void HouseOutside::note_outcome(const std::expected<void, store::StoreError>& outcome) {
  if (outcome || !outcome.error().tables.empty()) {
    if (!std::exchange(ailment_, {}).empty()) log_.info("store_recovered");
  } else {
    ailment_ = told(outcome.error().failure);
  }
  if (!outcome && !is_race(is_shared_, outcome) && store_complaint_.due(Steady::now()))
    log_.error("store_failed", {{"why", outcome.error().sentence}});
}

void HouseOutside::look_after_store(bool is_doubted) {
  if ((ailment_.empty() && !is_doubted) || is_appending_ || is_probing_) return;
  is_probing_ = true;
  store_.probe([this](const StoreThread::Appended& probed) {
    is_probing_ = false;
    note_outcome(probed.outcome);
  });
}

std::string HouseOutside::ailment(Instant now) const {
  const auto since = store_.waiting_since();
  return since && now - *since > kSilent ? "The store does not answer." : ailment_;
}

/// Where others write too, much is read on at the same time, and a journey to the store takes long:
/// what waits is read together.
void HouseOutside::load(std::string table, std::uint32_t after) {
  if (!is_shared_ && after == 0) {
    return store_.load(table, [this, table](StoreThread::Loaded log) {
      tell_([&](House& house, Time now) { house.loaded(table, std::move(log), now); });
    });
  }
  store_.read_on({std::move(table), after}, [this](std::vector<StoreThread::ReadOn> all) {
    tell_([&](House& house, Time now) {
      for (auto& [known, entries] : all) {
        house.loaded(known.table, log_of(known, std::move(entries)), now, known.last);
      }
    });
  });
}

void HouseOutside::put_to_rest(store::Known table) {
  store_.put_to_rest(std::move(table));
}

void HouseOutside::think(tables::Question question) {
  questions_.insert(std::to_underlying(question.id));
  bots_.ask(std::move(question));
}

void HouseOutside::cancel(tables::QuestionId question) {
  if (questions_.erase(std::to_underlying(question)) > 0) bots_.cancel(question);
}

void HouseOutside::make(tables::Reading reading) {
  readings_.make(std::move(reading));
}

Seed HouseOutside::entropy() {
  Seed seed;
  const auto bytes = std::as_writable_bytes(std::span(seed.words));
  // Up to 256 bytes come whole or not at all.
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
    throw std::system_error(errno, std::generic_category(), "getrandom");
  return seed;
}

bool HouseOutside::may_open_table(ConnectionId connection) {
  const auto address = websockets_.address_of(connection);
  return address && rates_.tables.take(*address, Steady::now());
}

bool HouseOutside::may_spend(ConnectionId connection, int cost) {
  const auto address = websockets_.address_of(connection);
  return address && rates_.work.take(*address, Steady::now(), cost);
}

bool HouseOutside::may_look_up(ConnectionId connection) {
  const auto address = websockets_.address_of(connection);
  return address && rates_.misses.take(*address, Steady::now());
}

void HouseOutside::found(ConnectionId connection) {
  if (const auto address = websockets_.address_of(connection))
    rates_.misses.give_back(*address, Steady::now());
}

void HouseOutside::turn_away(ConnectionId connection) {
  websockets_.close_after_refusal(connection, CloseReason::Full);
}

void HouseOutside::table_frozen(const std::string& table, std::string_view why) {
  log_.error("table_frozen", {{"table", table}, {"why", why}});
}

void HouseOutside::met_fault(std::string_view why) {
  if (fault_complaint_.due(Steady::now())) log_.error("fault", {{"why", why}});
}

}  // namespace coverstory::server
