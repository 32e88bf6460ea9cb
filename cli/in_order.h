// Work on many numbered pieces with several threads, and have the results handed over in their
// order, whatever the threads did: with the same seed the output is the same for any number of
// threads.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace coverstory::cli {

/// Calls `make(i)` for i = 0 … count-1 on the threads and `take(i, result)` on this one, in order.
/// What either throws ends the work and is thrown on.
template <class Make, class Take>
void in_order(std::uint64_t count, int threads, Make make, Take take) {
  using Result = decltype(make(std::uint64_t{}));
  // Threads run ahead of the slowest piece only so far: the memory for waiting results stays
  // bounded.
  const std::uint64_t window = 16 * static_cast<std::uint64_t>(threads);
  std::mutex mutex;
  std::condition_variable changed;
  std::uint64_t next = 0, taken = 0;
  std::map<std::uint64_t, Result> waiting;
  std::exception_ptr failure;
  bool stopped = false;

  const auto work = [&] {
    std::unique_lock lock(mutex);
    while (true) {
      changed.wait(lock, [&] { return stopped || next == count || next < taken + window; });
      if (stopped || next == count) return;
      const std::uint64_t i = next++;
      lock.unlock();
      try {
        Result result = make(i);
        lock.lock();
        waiting.emplace(i, std::move(result));
      } catch (...) {
        lock.lock();
        failure = std::current_exception();
        stopped = true;
      }
      changed.notify_all();
    }
  };

  std::vector<std::jthread> pool;
  for (int i = 0; i < threads; ++i) pool.emplace_back(work);
  std::unique_lock lock(mutex);
  while (taken < count) {
    changed.wait(lock, [&] { return stopped || waiting.contains(taken); });
    if (stopped) break;
    auto node = waiting.extract(taken);
    lock.unlock();
    try {
      take(node.key(), std::move(node.mapped()));
      lock.lock();
    } catch (...) {
      lock.lock();
      failure = std::current_exception();
      stopped = true;
    }
    ++taken;
    changed.notify_all();
  }
  lock.unlock();
  pool.clear();  // joins
  if (failure) std::rethrow_exception(failure);
}

}  // namespace coverstory::cli
