// Where finished games are read back: a thread that yields to everything else. The house of tables
// says how many readings may wait.
#pragma once

#include <boost/asio/io_context.hpp>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "tables/reading.h"

namespace coverstory::server {

class ReadingThread {
 public:
  /// Told on the loop's thread, once for each.
  using Then = std::function<void(tables::ReadingId id, const tables::MadeReading& made)>;

  ReadingThread(boost::asio::io_context& loop, Then then);
  ReadingThread(const ReadingThread&) = delete;
  ReadingThread& operator=(const ReadingThread&) = delete;
  /// What has not begun is never made.
  ~ReadingThread();

  void make(tables::Reading reading);

 private:
  void run();

  boost::asio::io_context& loop_;
  Then then_;
  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<tables::Reading> asked_;
  bool is_ending_ = false;
  std::thread thread_;
};

}  // namespace coverstory::server
