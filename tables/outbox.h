// What is said waits here until everything that led to it is durable. Messages leave in the order
// in which they were said. Where nothing waits for the store, they leave at once.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>

#include "tables/outside.h"

namespace coverstory::tables {

class Outbox {
 public:
  explicit Outbox(Outside& outside) : outside_(outside) {}

  /// `about` is the table whose entries led to the message, if any; `answers` the id of the command
  /// that it answers.
  void say(ConnectionId to, Message message, const std::string* about = nullptr,
           std::optional<std::uint64_t> answers = std::nullopt);

  /// An entry waits for the next batch: what is said from now on waits for that batch.
  void entry_gathered() { gathering_ = true; }
  /// What was gathered is on its way to the store.
  void batch_sent();
  void batch_stored();
  /// The batch failed. Messages about a table that `is_affected` are taken back: who would have
  /// been answered is passed to `take_back`. Tells whether entries are still gathered.
  void batch_failed(const std::function<bool(const std::string&)>& is_affected,
                    const std::function<void(ConnectionId, std::uint64_t)>& take_back,
                    bool still_gathering);

  std::size_t held() const { return held_.size(); }

 private:
  struct Held {
    std::uint64_t batch;  // must be durable first
    ConnectionId to;
    Message message;
    std::string about;  // empty for none
    std::optional<std::uint64_t> answers;
  };

  /// The last batch with an entry that was made so far; durable, if it is not later than
  /// `durable_`.
  std::uint64_t newest_batch() const { return gathering_ ? sent_ + 1 : sent_; }
  void release();

  Outside& outside_;
  std::deque<Held> held_;
  std::uint64_t durable_ = 0;  // batches up to here are
  std::uint64_t sent_ = 0;     // and those up to here were given to the store
  bool gathering_ = false;
};

}  // namespace coverstory::tables
