#include "server/store_thread.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <exception>
#include <utility>

namespace coverstory::server {

StoreThread::StoreThread(std::unique_ptr<store::Store> store, boost::asio::io_context& loop,
                         const Log& log, std::function<void(std::string)> on_damage)
    : store_(std::move(store)),
      loop_(loop),
      log_(log),
      on_damage_(std::move(on_damage)),
      thread_([this] { run(); }) {}

StoreThread::~StoreThread() {
  close();
}

void StoreThread::close() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
    std::erase_if(jobs_,
                  [](const Asked& asked) { return std::holds_alternative<Load>(asked.job); });
    to_rest_.clear();
  }
  news_.notify_one();
  thread_.join();
  store_.reset();
}

void StoreThread::append(std::vector<store::Entry> entries, std::function<void(Appended)> then) {
  enqueue(Append{std::move(entries), std::move(then)});
}

void StoreThread::load(std::string table, std::function<void(Loaded)> then) {
  enqueue(Load{std::move(table), std::move(then)});
}

void StoreThread::probe(std::function<void(Appended)> then) {
  enqueue(Probe{std::move(then)});
}

void StoreThread::put_to_rest(std::string table) {
  {
    const std::lock_guard lock(mutex_);
    if (std::ranges::find(to_rest_, table) == to_rest_.end()) to_rest_.push_back(std::move(table));
  }
  news_.notify_one();
}

void StoreThread::work(std::function<Outcome(store::Store&)> work,
                       std::function<void(Outcome)> then) {
  enqueue(Work{std::move(work), std::move(then)});
}

std::size_t StoreThread::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

std::optional<Instant> StoreThread::waiting_since() const {
  const std::lock_guard lock(mutex_);
  if (serving_since_) return serving_since_;
  return jobs_.empty() ? std::nullopt : std::optional(jobs_.front().at);
}

/// A table that is asked for is awake, and one that grows.
void StoreThread::enqueue(Job job) {
  {
    const std::lock_guard lock(mutex_);
    const auto wake = [&](const std::string& table) { std::erase(to_rest_, table); };
    if (const auto* load = std::get_if<Load>(&job)) wake(load->table);
    if (const auto* append = std::get_if<Append>(&job); append && !to_rest_.empty()) {
      for (const store::Entry& entry : append->entries) wake(entry.table);
    }
    jobs_.push_back({std::move(job), Steady::now()});
  }
  news_.notify_one();
}

std::optional<StoreThread::Job> StoreThread::next() {
  std::unique_lock lock(mutex_);
  serving_since_.reset();
  news_.wait(lock, [this] { return is_ending_ || !jobs_.empty() || !to_rest_.empty(); });
  if (!jobs_.empty()) {
    Asked asked = std::move(jobs_.front());
    jobs_.pop_front();
    serving_since_ = asked.at;
    return std::move(asked.job);
  }
  if (to_rest_.empty()) return std::nullopt;
  Rest rest{std::move(to_rest_.front())};
  to_rest_.pop_front();
  serving_since_ = Steady::now();
  return rest;
}

void StoreThread::run() {
  while (auto job = next()) std::visit([this](auto& asked) { serve(asked); }, *job);
}

/// What a store throws against its word must not end the server. One that is damaged is not used
/// again, whatever it would say.
template <class Action>
auto StoreThread::used(Action action) -> decltype(action()) {
  if (damage_) return std::unexpected(*damage_);
  try {
    auto outcome = action();
    if (!outcome && outcome.error().failure == store::Failure::Damaged) {
      damage_ = outcome.error();
      // It may be heard when this thread has ended.
      boost::asio::post(loop_, [tell = on_damage_, why = damage_->sentence] { tell(why); });
    }
    return outcome;
  } catch (const std::exception& error) {
    return std::unexpected(store::StoreError{store::Failure::Unavailable, error.what()});
  }
}

void StoreThread::answer(std::function<void(Appended)> then, Instant begun, std::size_t entries,
                         std::expected<void, store::StoreError> outcome) {
  boost::asio::post(loop_, [then = std::move(then), outcome = std::move(outcome),
                            took = Steady::now() - begun, entries]() mutable {
    then({.outcome = std::move(outcome), .took = took, .entries = entries});
  });
}

void StoreThread::serve(Append& append) {
  const Instant begun = Steady::now();
  auto outcome = used([&] { return store_->append(append.entries); });
  answer(std::move(append.then), begun, append.entries.size(), std::move(outcome));
}

void StoreThread::serve(Probe& probe) {
  const Instant begun = Steady::now();
  answer(std::move(probe.then), begun, 0, used([&] { return store_->probe(); }));
}

void StoreThread::serve(Load& load) {
  auto log = used([&] { return store_->log_of(load.table); });
  boost::asio::post(loop_, [then = std::move(load.then), log = std::move(log)]() mutable {
    then(std::move(log));
  });
}

void StoreThread::serve(Work& work) {
  boost::asio::post(loop_, [then = std::move(work.then),
                            outcome = used([&] { return work.work(*store_); })] { then(outcome); });
}

/// A table that could not be put to rest is only live for longer.
void StoreThread::serve(Rest& rest) {
  const auto outcome = used([&] { return store_->put_to_rest(std::vector{rest.table}); });
  if (!outcome) log_.warning("rest_failed", {{"why", outcome.error().sentence}});
}

}  // namespace coverstory::server
