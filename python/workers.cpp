#include "python/workers.h"

#include <algorithm>

namespace coverstory::python {
namespace {

/// Small enough that no thread waits long for the last, large enough that taking one costs nothing.
std::size_t part_of(std::size_t count, std::size_t threads) {
  return std::max<std::size_t>(1, count / (threads * 8));
}

}  // namespace

Workers::Workers(int threads) {
  for (int i = 1; i < threads; ++i) threads_.emplace_back([this] { wait_for_work(); });
}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
  }
  begun_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::share(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work) {
  if (threads_.empty()) return work(0, count);
  {
    const std::lock_guard lock(mutex_);
    work_ = &work;
    count_ = count;
    part_ = part_of(count, threads_.size() + 1);
    next_ = 0;
    working_ = threads_.size();
    ++round_;
  }
  begun_.notify_all();
  take_parts();
  std::unique_lock lock(mutex_);
  done_.wait(lock, [this] { return working_ == 0; });
}

void Workers::take_parts() {
  while (true) {
    const std::size_t begin = next_.fetch_add(part_);
    if (begin >= count_) return;
    (*work_)(begin, std::min(begin + part_, count_));
  }
}

void Workers::wait_for_work() {
  std::uint64_t seen = 0;
  while (true) {
    {
      std::unique_lock lock(mutex_);
      begun_.wait(lock, [&] { return ends_ || round_ != seen; });
      if (ends_) return;
      seen = round_;
    }
    take_parts();
    bool was_last = false;
    {
      const std::lock_guard lock(mutex_);
      was_last = --working_ == 0;
    }
    if (was_last) done_.notify_one();
  }
}

}  // namespace coverstory::python
