#include "server/neighbours.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/post.hpp>
#include <exception>
#include <utility>

namespace coverstory::server {
namespace {

using namespace std::chrono_literals;

/// Who is gone is noticed within this time, and one that is late by eight beats counts as gone.
constexpr std::chrono::milliseconds kBeat = 250ms;
/// From one reading of all presence to the next.
constexpr int kBeatsForPresence = 12;
/// A clock that was read over a line this slow is not trusted further than that.
constexpr std::chrono::milliseconds kSlowLine = 100ms;

}  // namespace

std::expected<std::unique_ptr<Neighbours>, store::StoreError> Neighbours::open(std::string conninfo,
                                                                               std::uint64_t self,
                                                                               const Log& log) {
  const auto open_now = [&] {
    std::unique_ptr<Neighbours> neighbours(new Neighbours(std::move(conninfo), self, log));
    neighbours->connect();
    neighbours->heard_at_ = Steady::now();
    neighbours->beat();
    return neighbours;
  };
  return store::guarded([&] {
    try {
      return open_now();
    } catch (const store::postgres::ConnectionLost& lost) {
      throw store::StoreFailure(store::Failure::Unreachable, lost.what());
    } catch (const store::postgres::TryAgain& again) {
      throw store::StoreFailure(store::Failure::Unreachable, again.what());
    }
  });
}

Neighbours::Neighbours(std::string conninfo, std::uint64_t self, const Log& log)
    : conninfo_(std::move(conninfo)), self_(self), log_(log), wake_(eventfd(0, EFD_CLOEXEC)) {}

Neighbours::~Neighbours() {
  leave();
  if (thread_.joinable()) thread_.join();
}

void Neighbours::leave() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
  }
  eventfd_write(wake_.number(), 1);
}

void Neighbours::start(boost::asio::io_context& loop, Listener listener) {
  loop_ = &loop;
  listener_ = std::make_shared<const Listener>(std::move(listener));
  alive_ = alive_at_first_;
  tell([alive = alive_](const Listener& told) { told.alive(alive); });
  thread_ = std::thread([this] { run(); });
}

void Neighbours::announce(std::string table, std::string text) {
  {
    const std::lock_guard lock(mutex_);
    changed_.insert(table);
    if (text.empty()) {
      present_.erase(table);
    } else {
      present_[std::move(table)] = std::move(text);
    }
  }
  eventfd_write(wake_.number(), 1);
}

void Neighbours::ask_for_growth(std::vector<Grown> known) {
  {
    const std::lock_guard lock(mutex_);
    if (known_) return;
    known_ = std::move(known);
  }
  eventfd_write(wake_.number(), 1);
}

std::chrono::nanoseconds Neighbours::time() const {
  return Steady::now().time_since_epoch() + std::chrono::nanoseconds(ahead_ns_.load());
}

bool Neighbours::is_ending() const {
  const std::lock_guard lock(mutex_);
  return is_ending_;
}

/// The listener outlives what is on its way to it.
void Neighbours::tell(std::function<void(const Listener&)> what) {
  if (!listener_) return;
  boost::asio::post(*loop_, [listener = listener_, what = std::move(what)] { what(*listener); });
}

void Neighbours::connect() {
  neighbourhood_ = std::make_unique<Neighbourhood>(conninfo_, self_, process_);
  process_ = neighbourhood_->process();
  next_beat_ = Steady::now();
}

void Neighbours::run() {
  while (!is_ending()) {
    try {
      if (!neighbourhood_) {
        connect();
        beat();
        announce_all();
        read_missed();
        log_.info("neighbours_found");
      }
      if (Steady::now() >= next_beat_) beat();
      work();
      hear();
      wait(next_beat_);
    } catch (const std::exception& error) {
      lose(error.what());
      wait(Steady::now() + kBeat);
    }
  }
  neighbourhood_.reset();
}

void Neighbours::lose(const char* why) {
  if (std::exchange(neighbourhood_, nullptr))
    log_.warning("neighbours_lost", {{"why", std::string(why)}});
  if (std::erase(alive_, self_) == 0) return;
  tell([alive = alive_](const Listener& listener) { listener.alive(alive); });
}

void Neighbours::wait(Instant until) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Steady::now());
  std::array<pollfd, 2> descriptors{{
      {.fd = wake_.number(), .events = POLLIN, .revents = 0},
      {.fd = neighbourhood_ ? neighbourhood_->socket() : -1, .events = POLLIN, .revents = 0},
  }};
  ::poll(descriptors.data(), descriptors.size(),
         static_cast<int>(std::max<std::int64_t>(left.count(), 0)));
  eventfd_t count = 0;
  if ((descriptors[0].revents & POLLIN) != 0) eventfd_read(wake_.number(), &count);
}

void Neighbours::beat() {
  const Instant begun = Steady::now();
  const store::postgres::Pulse pulse = neighbourhood_->beat();
  const Instant ended = Steady::now();
  next_beat_ = begun + kBeat;
  if (ended - begun < kSlowLine || ahead_ns_ == 0) {
    const auto read_at = (begun + (ended - begun) / 2).time_since_epoch();
    ahead_ns_ = (std::chrono::microseconds(pulse.time_us) - read_at) / 1ns;
  }
  if (!listener_) {
    alive_at_first_ = pulse.alive;
    return;
  }
  if (pulse.alive != alive_) {
    alive_ = pulse.alive;
    log_.info("neighbours", {{"alive", static_cast<std::int64_t>(alive_.size())}});
    tell([alive = alive_](const Listener& listener) { listener.alive(alive); });
    beats_until_presence_ = 0;
  }
  if (--beats_until_presence_ < 0) read_all_present();
}

/// Behind the notices, for those that are lost.
void Neighbours::read_all_present() {
  beats_until_presence_ = kBeatsForPresence;
  std::vector<Presence> present = neighbourhood_->all_present();
  std::set<std::pair<std::uint64_t, std::string>> there;
  for (const Presence& each : present) there.emplace(each.server, each.table);
  for (const auto& [server, table] : present_elsewhere_) {
    if (!there.contains({server, table})) present.push_back({server, table, ""});
  }
  present_elsewhere_ = std::move(there);
  if (present.empty()) return;
  tell([present = std::move(present)](const Listener& listener) { listener.present(present); });
}

/// What nobody asks for again: notices that came while the connection was lost.
void Neighbours::read_missed() {
  constexpr std::chrono::seconds kForGoodMeasure = 60s;
  const auto time = std::chrono::ceil<std::chrono::seconds>(Steady::now() - heard_at_);
  auto replaced = neighbourhood_->replaced_within(time + kForGoodMeasure);
  tell([replaced = std::move(replaced)](const Listener& listener) {
    if (!replaced.empty()) listener.replaced(replaced);
    listener.notes_changed();
  });
}

void Neighbours::work() {
  std::vector<Presence> changed;
  std::optional<std::vector<Grown>> known;
  {
    const std::lock_guard lock(mutex_);
    for (const std::string& table : std::exchange(changed_, {})) {
      const auto found = present_.find(table);
      changed.push_back({self_, table, found == present_.end() ? "" : found->second});
    }
    known = std::exchange(known_, std::nullopt);
  }
  neighbourhood_->announce(changed);
  if (!known) return;
  auto grown = neighbourhood_->grown(*known);
  if (grown.empty()) return;
  tell([grown = std::move(grown)](const Listener& listener) { listener.grown(grown); });
}

/// Again while the database was asked something: notices that came with its answer have been read
/// from the socket, which says nothing of them any more, and would wait for the next beat.
void Neighbours::hear() {
  while (hear_once() && Steady::now() < next_beat_) continue;
}

/// Answers with whether the database was asked.
bool Neighbours::hear_once() {
  const store::postgres::News news = neighbourhood_->take_news();
  heard_at_ = Steady::now();
  if (!news.grown.empty())
    tell([grown = news.grown](const Listener& listener) { listener.grown(grown); });
  if (!news.replaced.empty())
    tell([replaced = news.replaced](const Listener& listener) { listener.replaced(replaced); });
  if (news.notes) tell([](const Listener& listener) { listener.notes_changed(); });
  if (news.present.empty()) return false;
  std::vector<Presence> present = neighbourhood_->present(news.present);
  for (const Presence& each : present) present_elsewhere_.emplace(each.server, each.table);
  tell([present = std::move(present)](const Listener& listener) { listener.present(present); });
  return true;
}

/// The database may have forgotten what it was told, or have thought that this server was gone.
void Neighbours::announce_all() {
  const std::lock_guard lock(mutex_);
  for (const auto& [table, text] : present_) changed_.insert(table);
}

}  // namespace coverstory::server
