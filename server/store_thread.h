// The store on a thread of its own, so that nobody waits for a disk. Requests are served in their
// order, and what came of them is handed to the event loop. At its end it writes what is still to
// be written; what was to be read, or put to rest, nobody waits for any more.
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

  /// `on_damage` is told once, on the loop, that the store is damaged. It is not touched after
  /// that.
  StoreThread(std::unique_ptr<store::Store> store, boost::asio::io_context& loop, const Log& log,
              std::function<void(std::string)> on_damage);
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;
  ~StoreThread();
  /// Ends it and closes the store. Nothing is asked of it after that.
  void close();

  void append(std::vector<store::Entry> entries, std::function<void(Appended)> then);
  void load(std::string table, std::function<void(Loaded)> then);
  /// Whether entries could be stored.
  void probe(std::function<void(Appended)> then);
  /// When there is nothing else to do, one table after the other; one that is asked for or grows
  /// before that stays as it is.
  void put_to_rest(std::string table);
  /// Anything else, on the store's thread; `then` is told on the loop what came of it.
  using Outcome = std::expected<void, store::StoreError>;
  void work(std::function<Outcome(store::Store&)> work, std::function<void(Outcome)> then);

  /// Requests that nobody has begun, but for tables that are to rest.
  std::size_t waiting() const;
  /// Since when the oldest request has waited for its answer, if there is one.
  std::optional<Instant> waiting_since() const;

 private:
  struct Append {
    std::vector<store::Entry> entries;
    std::function<void(Appended)> then;
  };
  struct Load {
    std::string table;
    std::function<void(Loaded)> then;
  };
  struct Probe {
    std::function<void(Appended)> then;
  };
  struct Rest {
    std::string table;
  };
  struct Work {
    std::function<Outcome(store::Store&)> work;
    std::function<void(Outcome)> then;
  };
  using Job = std::variant<Append, Load, Probe, Rest, Work>;
  struct Asked {
    Job job;
    Instant at;
  };

  void enqueue(Job job);
  void run();
  std::optional<Job> next();
  void serve(Append& append);
  void serve(Load& load);
  void serve(Probe& probe);
  void serve(Rest& rest);
  void serve(Work& work);
  void answer(std::function<void(Appended)> then, Instant begun, std::size_t entries,
              std::expected<void, store::StoreError> outcome);
  template <class Action>
  auto used(Action action) -> decltype(action());

  std::unique_ptr<store::Store> store_;
  boost::asio::io_context& loop_;
  const Log& log_;
  std::function<void(std::string)> on_damage_;
  /// Once the store has said that it is damaged: it is not touched any more. Of the thread alone.
  std::optional<store::StoreError> damage_;
  mutable std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Asked> jobs_;
  std::deque<std::string> to_rest_;       // each once
  std::optional<Instant> serving_since_;  // when what is served now was asked for
  bool is_ending_ = false;
  std::thread thread_;
};

}  // namespace coverstory::server
