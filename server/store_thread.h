// The store on a thread of its own, so that nobody waits for a disk. Requests are served in their
// order, and what came of them is handed to the event loop. Destroying it serves what is still
// asked for first.
#pragma once

#include <boost/asio/io_context.hpp>
#include <condition_variable>
#include <deque>
#include <expected>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "server/clock.h"
#include "server/log.h"
#include "store/store.h"

namespace coverstory::server {

class StoreThread {
 public:
  struct Appended {
    std::expected<void, store::StoreError> outcome;
    Steady::duration took{};
    std::size_t entries = 0;
  };
  using Loaded = std::expected<std::optional<store::Log>, store::StoreError>;

  StoreThread(std::unique_ptr<store::Store> store, boost::asio::io_context& loop, const Log& log);
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;
  ~StoreThread();

  void append(std::vector<store::Entry> entries, std::function<void(Appended)> then);
  void load(std::string table, std::function<void(Loaded)> then);
  void put_to_rest(std::string table);

  /// Requests that nobody has begun.
  std::size_t waiting() const;

 private:
  struct Append {
    std::vector<store::Entry> entries;
    std::function<void(Appended)> then;
  };
  struct Load {
    std::string table;
    std::function<void(Loaded)> then;
  };
  /// Tables that follow each other in the queue go to rest together.
  struct Rest {
    std::vector<std::string> tables;
  };
  using Job = std::variant<Append, Load, Rest>;

  void enqueue(Job job);
  void run();
  std::optional<Job> next();
  void serve(Append& append);
  void serve(Load& load);
  void serve(Rest& rest);

  std::unique_ptr<store::Store> store_;
  boost::asio::io_context& loop_;
  const Log& log_;
  mutable std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Job> jobs_;
  bool is_ending_ = false;
  std::thread thread_;
};

}  // namespace coverstory::server
