#include "python/workers.h"

#include <algorithm>

namespace coverstory::python {
namespace {

/// Small enough that no thread waits long for the last, large enough that taking one costs nothing.
std::size_t part_of(std::size_t count, std::size_t threads) {
  return std::max<std::size_t>(1, count / (threads * 8));
}

/// The next piece of work mostly comes within microseconds, sooner than a thread wakes up. Where
/// there are more threads than processors each look would be at the cost of another's work.
int looks_before_sleep(int threads) {
  return threads > 1 && static_cast<unsigned>(threads) <= std::thread::hardware_concurrency() ? 1000
                                                                                              : 0;
}

void pause_briefly() {
#ifdef __x86_64__
  __builtin_ia32_pause();
#endif
}

}  // namespace

Workers::Workers(int threads) : looks_(looks_before_sleep(threads)) {
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
  const auto is_done = [this] { return working_ == 0; };
  stay_awake_until(is_done);
  std::unique_lock lock(mutex_);
  done_.wait(lock, is_done);
}

void Workers::stay_awake_until(auto done) const {
  for (int look = 0; look < looks_ && !done(); ++look) pause_briefly();
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
  const auto is_wanted = [&] { return ends_ || round_ != seen; };
  while (true) {
    stay_awake_until(is_wanted);
    {
      std::unique_lock lock(mutex_);
      begun_.wait(lock, is_wanted);
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
