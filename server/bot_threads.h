// Where bots think: a few threads that yield to everything else, so that people never wait for
// them. The more questions wait, the less time each gets; far too many are answered by a bot that
// needs next to none.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/clock.h"
#include "server/log.h"
#include "tables/thinking.h"

namespace coverstory::server {

struct BotEffort {
  std::chrono::milliseconds budget;
  bool is_strained = false;  // think as an easy bot
};

/// Such that all who wait are answered within about a second.
BotEffort effort(std::size_t waiting, std::size_t threads, std::chrono::milliseconds budget);

class BotThreads {
 public:
  struct Thought {
    tables::QuestionId id{};
    tables::BotAnswer answer;
    Steady::duration took{};  // since it was asked
  };

  BotThreads(std::size_t threads, std::chrono::milliseconds budget, boost::asio::io_context& loop,
             const Log& log, std::function<void(Thought)> then);
  BotThreads(const BotThreads&) = delete;
  BotThreads& operator=(const BotThreads&) = delete;
  ~BotThreads();

  void ask(tables::Question question);
  /// One that has begun is thought to its end; its answer is for the caller to ignore.
  void cancel(tables::QuestionId question);
  /// Questions that nobody has begun.
  std::size_t waiting() const;

 private:
  struct Asked {
    tables::Question question;
    Instant at;
  };

  void run();
  void answer(Asked asked, const BotEffort& effort);

  std::size_t count_;
  std::chrono::milliseconds budget_;
  boost::asio::io_context& loop_;
  const Log& log_;
  std::function<void(Thought)> then_;
  mutable std::mutex mutex_;
  std::condition_variable news_;
  std::list<Asked> asked_;  // those that nobody has begun, in the order in which they came
  /// Where each of them stands: a table that goes takes its questions back in no time.
  std::unordered_map<tables::QuestionId, std::list<Asked>::iterator> places_;
  bool is_ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace coverstory::server
