// Threads that share the work on many games. They are kept between two pieces of work, as a step of
// many small games is over in less time than a thread takes to start.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace coverstory::python {

class Workers {
 public:
  /// With one thread the work is done by who asks for it.
  explicit Workers(int threads);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  int threads() const { return static_cast<int>(threads_.size()) + 1; }

  /// Calls `work(begin, end)` for parts of 0 … count - 1, on all threads, and returns when all is
  /// done. Which part falls to whom is not said: the work of an index must depend on it alone, and
  /// must not throw.
  void share(std::size_t count, const std::function<void(std::size_t, std::size_t)>& work);

 private:
  void wait_for_work();
  void take_parts();
  void stay_awake_until(auto done) const;

  // Before the threads, which use all of it from their first moment on.
  const int looks_;  // how often to look whether there is something to do, before going to sleep
  std::mutex mutex_;
  std::condition_variable begun_, done_;
  // Changed with the mutex held.
  std::atomic<std::uint64_t> round_ = 0;
  std::atomic<std::size_t> working_ = 0;
  std::atomic<bool> ends_ = false;
  // Set before a round begins.
  const std::function<void(std::size_t, std::size_t)>* work_ = nullptr;
  std::size_t count_ = 0;
  std::size_t part_ = 1;
  std::atomic<std::size_t> next_{0};
  std::vector<std::thread> threads_;
};

}  // namespace coverstory::python
