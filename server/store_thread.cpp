#include "server/store_thread.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <exception>
#include <iterator>
#include <utility>

namespace coverstory::server {
namespace {

/// How long a read may take to its end when the store is closed. What is not closed is whole, too.
constexpr std::chrono::milliseconds kLastRead{200};

/// What the loop is told of something that was begun then. The group, if any, is let go of there.
std::function<void()> told(std::function<void(StoreThread::Appended)> then, Instant begun,
                           store::Group group, StoreThread::Outcome outcome) {
  return [then = std::move(then), outcome = std::move(outcome), took = Steady::now() - begun,
          group = std::move(group)]() mutable {
    then({.outcome = std::move(outcome), .took = took, .entries = group ? group->size() : 0});
  };
}

/// So that one answer does not keep the loop for long.
constexpr std::size_t kMostReadTogether = 100;

/// Whether it does not help to try again.
bool is_for_good(store::Failure failure) {
  return failure == store::Failure::Damaged || failure == store::Failure::Outdated;
}

}  // namespace

StoreThread::StoreThread(std::unique_ptr<store::Store> store, boost::asio::io_context& loop,
                         const Log& log, std::function<void(std::string)> on_damage)
    : store_(std::move(store)),
      loop_(loop),
      log_(log),
      on_damage_(std::move(on_damage)),
      thread_([this] { run(); }),
      reading_thread_([this] { run_reads(); }) {}

StoreThread::~StoreThread() {
  end();
  if (reading_thread_.joinable()) reading_thread_.join();
}

void StoreThread::end() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
    reads_.clear();
    to_rest_.clear();
  }
  to_write_.notify_one();
  to_read_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void StoreThread::close() {
  end();
  {
    std::unique_lock lock(mutex_);
    if (!has_read_.wait_for(lock, kLastRead, [this] { return !reading_since_; })) return;
  }
  if (reading_thread_.joinable()) reading_thread_.join();
  reader_.reset();
  store_.reset();
}

void StoreThread::append(store::Group group, std::function<void(Appended)> then) {
  {
    // A table that grows is awake.
    const std::lock_guard lock(mutex_);
    if (!to_rest_.empty())
      for (const store::Entry& entry : *group) drop_from_rest(entry.table);
  }
  enqueue({.serve = [this, group = std::move(group),
                     then = std::move(then)](store::Store& store) mutable {
    const Instant begun = Steady::now();
    auto outcome = used([&] { return store.append(*group); });
    return told(std::move(then), begun, std::move(group), std::move(outcome));
  }});
}

void StoreThread::load(std::string table, std::function<void(Loaded)> then) {
  {
    const std::lock_guard lock(mutex_);
    drop_from_rest(table);
  }
  enqueue(Read{.read = [this, table = std::move(table),
                        then](store::Reader& reader) -> std::function<void()> {
                 return [then, log = used([&] { return reader.log_of(table); })]() mutable {
                   then(std::move(log));
                 };
               },
               .without_reader = [then](const auto& error) { then(std::unexpected(error)); }});
}

void StoreThread::read_on(store::Known known, AllReadOn then) {
  {
    const std::lock_guard lock(mutex_);
    drop_from_rest(known.table);
  }
  enqueue(Read{.known = {std::move(known)}, .then_on = std::move(then)});
}

/// As one read of all that is known.
void StoreThread::make_ready(Read& read) {
  if (!read.then_on) return;
  const auto tell = [known = read.known, then = read.then_on](const auto& entries_of) {
    std::vector<ReadOn> all;
    for (std::size_t i = 0; i < known.size(); ++i) all.push_back({known[i], entries_of(i)});
    then(std::move(all));
  };
  read.read = [this, tell, known = read.known](store::Reader& reader) -> std::function<void()> {
    return [tell, read_now = used([&] { return reader.entries_after_each(known); })] {
      tell([&](std::size_t i) {
        return read_now ? Entries((*read_now)[i]) : std::unexpected(read_now.error());
      });
    };
  };
  read.without_reader = [tell](const store::StoreError& error) {
    tell([&](std::size_t) { return std::unexpected(error); });
  };
}

void StoreThread::probe(std::function<void(Appended)> then) {
  enqueue({.serve = [this, then = std::move(then)](store::Store& store) mutable {
    const Instant begun = Steady::now();
    return told(std::move(then), begun, nullptr, used([&] { return store.probe(); }));
  }});
}

void StoreThread::put_to_rest(store::Known table) {
  {
    const std::lock_guard lock(mutex_);
    drop_from_rest(table.table);
    to_rest_.push_back(std::move(table));
  }
  to_write_.notify_one();
}

void StoreThread::work(std::function<Outcome(store::Store&)> work,
                       std::function<void(Outcome)> then) {
  enqueue({.kind = Kind::Work,
           .serve = [this, work = std::move(work),
                     then = std::move(then)](store::Store& store) -> std::function<void()> {
             return [then, outcome = used([&] { return work(store); })] { then(outcome); };
           }});
}

void StoreThread::read(std::function<Outcome(store::Reader&)> read,
                       std::function<void(Outcome)> then) {
  enqueue(Read{
      .read = [this, read = std::move(read), then](store::Reader& reader) -> std::function<void()> {
        return [then, outcome = used([&] { return read(reader); })] { then(outcome); };
      },
      .without_reader = [then](const auto& error) { then(std::unexpected(error)); }});
}

std::size_t StoreThread::waiting() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

std::size_t StoreThread::waiting_to_read() const {
  const std::lock_guard lock(mutex_);
  return reads_.size();
}

std::optional<Instant> StoreThread::waiting_since() const {
  const std::lock_guard lock(mutex_);
  std::optional<Instant> write = serving_since_;
  if (!write && !jobs_.empty()) write = jobs_.front().at;
  return write && reading_since_ ? std::min(write, reading_since_) : write ? write : reading_since_;
}

/// Under the mutex.
void StoreThread::drop_from_rest(const std::string& table) {
  std::erase_if(to_rest_, [&](const store::Known& known) { return known.table == table; });
}

void StoreThread::enqueue(Job job) {
  job.at = Steady::now();
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
    ++asked_;
  }
  to_write_.notify_one();
}

void StoreThread::enqueue(Read read) {
  {
    const std::lock_guard lock(mutex_);
    read.after = asked_;
    reads_.push_back(std::move(read));
  }
  to_read_.notify_one();
}

std::optional<StoreThread::Job> StoreThread::next() {
  std::unique_lock lock(mutex_);
  serving_since_.reset();
  to_write_.wait(lock, [this] { return is_ending_ || !jobs_.empty() || !to_rest_.empty(); });
  if (jobs_.empty() && to_rest_.empty()) return std::nullopt;
  Job job;
  if (!jobs_.empty()) {
    job = std::move(jobs_.front());
    jobs_.pop_front();
  } else {
    job = rest_of(std::move(to_rest_.front()));
    to_rest_.pop_front();
  }
  serving_since_ = job.at;
  if (job.kind == Kind::Work) ++worked_;
  return job;
}

/// A table that could not be put to rest is only live for longer.
StoreThread::Job StoreThread::rest_of(store::Known table) {
  return {.kind = Kind::Rest,
          .serve = [this, table = std::move(table)](store::Store& store) -> std::function<void()> {
            const auto outcome = used([&] { return store.put_to_rest(std::vector{table}); });
            if (!outcome) log_.warning("rest_failed", {{"why", outcome.error().sentence}});
            return {};
          },
          .at = Steady::now()};
}

void StoreThread::run() {
  while (auto job = next()) {
    if (auto answer = job->serve(*store_)) boost::asio::post(loop_, std::move(answer));
    if (job->kind == Kind::Rest) continue;
    bool is_to_be_read = false;
    {
      const std::lock_guard lock(mutex_);
      ++served_;
      is_to_be_read = !reads_.empty();
    }
    if (is_to_be_read) to_read_.notify_one();
  }
}

// Reads.

void StoreThread::run_reads() {
  for (;;) {
    std::unique_lock lock(mutex_);
    reading_since_.reset();
    has_read_.notify_all();
    to_read_.wait(lock, [this] {
      return is_ending_ || (!reads_.empty() && reads_.front().after <= served_);
    });
    if (is_ending_) return;
    Read read = next_read();
    reading_since_ = Steady::now();
    lock.unlock();
    serve(read);
  }
}

/// Under the mutex; there is one that may begin.
StoreThread::Read StoreThread::next_read() {
  Read read = std::move(reads_.front());
  reads_.pop_front();
  while (read.then_on && !reads_.empty() && reads_.front().then_on &&
         reads_.front().after <= served_ && read.known.size() < kMostReadTogether) {
    std::ranges::move(reads_.front().known, std::back_inserter(read.known));
    reads_.pop_front();
  }
  make_ready(read);
  return read;
}

/// The answer is handed over while no work can begin: the loop hears of it before it hears of work
/// that it has not seen.
void StoreThread::serve(Read& read) {
  std::uint64_t worked = 0;
  {
    const std::lock_guard lock(mutex_);
    worked = worked_;
  }
  std::function<void()> answer;
  if (!reader_) {
    auto opened = used([&] { return store_->reader(); });
    if (opened)
      reader_ = *std::move(opened);
    else
      answer = [without = read.without_reader, error = opened.error()] { without(error); };
  }
  if (reader_) answer = read.read(*reader_);
  const std::lock_guard lock(mutex_);
  if (worked_ == worked) return boost::asio::post(loop_, std::move(answer));
  if (is_ending_) return;
  read.after = asked_;
  reads_.push_back(std::move(read));
}

/// What a store throws against its word must not end the server. One that is damaged, or that a
/// newer program has taken over, is not used again, whatever it would say.
template <class Action>
auto StoreThread::used(Action action) -> decltype(action()) {
  {
    const std::lock_guard lock(mutex_);
    if (damage_) return std::unexpected(*damage_);
  }
  try {
    auto outcome = action();
    if (!outcome && is_for_good(outcome.error().failure)) {
      const std::lock_guard lock(mutex_);
      if (damage_) return outcome;
      damage_ = outcome.error();
      // It may be heard when this thread has ended.
      boost::asio::post(loop_, [tell = on_damage_, why = damage_->sentence] { tell(why); });
    }
    return outcome;
  } catch (const std::exception& error) {
    return std::unexpected(store::StoreError{store::Failure::Unavailable, error.what()});
  }
}

}  // namespace coverstory::server
