// A command that takes long: it works with several threads, shows how far it is, and ends early at
// Ctrl-C.
#pragma once

#include <signal.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <map>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace coverstory::cli {

/// Many numbered pieces on several threads, and the results handed over in their order, whatever
/// the threads did: with the same seed the output is the same for any number of threads. Calls
/// `make(i)` for i = 0 … count-1 on the threads and `take(i, result)` on this one, in order. What
/// either throws ends the work and is thrown on.
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

/// A progress bar on a terminal; silent where the error stream is something else.
class Progress {
 public:
  Progress(std::string_view what, std::uint64_t total);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();  // wipes the bar away

  /// Shows how much is done; draws at most ten times a second.
  void reached(std::uint64_t done);

 private:
  std::string_view what_;
  std::uint64_t total_;
  bool on_terminal_;
  bool drawn_ = false;
  std::chrono::steady_clock::time_point began_;
  std::chrono::steady_clock::time_point next_drawing_;
};

/// While it lives, the first Ctrl-C asks for an end instead of ending the command; the second ends
/// it.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  const std::atomic<bool>& asked() const;

  /// What a command that was interrupted ends with, as shells know it.
  static constexpr int kExitCode = 130;

 private:
  struct sigaction before_{};
};

}  // namespace coverstory::cli
