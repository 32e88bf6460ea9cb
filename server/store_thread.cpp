#include "server/store_thread.h"

#include <boost/asio/post.hpp>
#include <exception>
#include <utility>

namespace coverstory::server {
namespace {

/// What a store throws against its word must not end the server.
template <class Action>
auto caught(Action action) -> decltype(action()) {
  try {
    return action();
  } catch (const std::exception& error) {
    return std::unexpected(store::StoreError{store::Failure::Unavailable, error.what()});
  }
}

}  // namespace

StoreThread::StoreThread(std::unique_ptr<store::Store> store, boost::asio::io_context& loop,
                         const Log& log)
    : store_(std::move(store)), loop_(loop), log_(log), thread_([this] { run(); }) {}

StoreThread::~StoreThread() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
  }
  news_.notify_one();
  thread_.join();
}

void StoreThread::append(std::vector<store::Entry> entries, std::function<void(Appended)> then) {
  enqueue(Append{std::move(entries), std::move(then)});
}

void StoreThread::load(std::string table, std::function<void(Loaded)> then) {
  enqueue(Load{std::move(table), std::move(then)});
}

void StoreThread::put_to_rest(std::string table) {
  {
    const std::lock_guard lock(mutex_);
    Rest* const last = jobs_.empty() ? nullptr : std::get_if<Rest>(&jobs_.back());
    if (last) {
      last->tables.push_back(std::move(table));
      return;
    }
  }
  enqueue(Rest{{std::move(table)}});
}

std::size_t StoreThread::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

void StoreThread::enqueue(Job job) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
  }
  news_.notify_one();
}

std::optional<StoreThread::Job> StoreThread::next() {
  std::unique_lock lock(mutex_);
  news_.wait(lock, [this] { return is_ending_ || !jobs_.empty(); });
  if (jobs_.empty()) return std::nullopt;
  Job job = std::move(jobs_.front());
  jobs_.pop_front();
  return job;
}

void StoreThread::run() {
  while (auto job = next()) std::visit([this](auto& asked) { serve(asked); }, *job);
}

void StoreThread::serve(Append& append) {
  const Instant begun = Steady::now();
  auto outcome = caught([&] { return store_->append(append.entries); });
  boost::asio::post(loop_, [then = std::move(append.then), outcome = std::move(outcome),
                            took = Steady::now() - begun, count = append.entries.size()]() mutable {
    then({.outcome = std::move(outcome), .took = took, .entries = count});
  });
}

void StoreThread::serve(Load& load) {
  auto log = caught([&] { return store_->log_of(load.table); });
  boost::asio::post(loop_, [then = std::move(load.then), log = std::move(log)]() mutable {
    then(std::move(log));
  });
}

/// A table that could not be put to rest is only live for longer.
void StoreThread::serve(Rest& rest) {
  const auto outcome = caught([&] { return store_->put_to_rest(rest.tables); });
  if (!outcome) log_.warning("rest_failed", {{"why", outcome.error().sentence}});
}

}  // namespace coverstory::server
