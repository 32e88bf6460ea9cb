#include "server/bot_threads.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <cstdint>
#include <exception>
#include <utility>

#include "engine/core/ensure.h"
#include "server/background.h"

namespace coverstory::server {
namespace {

using std::chrono::milliseconds;

/// In which all who wait are to be answered.
constexpr milliseconds kPatience{1000};
constexpr std::size_t kStrained = 1000;

/// A decision is due, and a fault of ours must not stop the table.
tables::BotAnswer answer_of(tables::Question& question, const BotEffort& effort, const Log& log) {
  if (effort.is_strained) question.level = protocol::Level::Easy;
  try {
    return tables::think(question, {.time = effort.budget});
  } catch (const std::exception& error) {
    log.error("bot_failed", {{"why", error.what()}});
    return question.decision->without_a_thought();
  }
}

}  // namespace

BotEffort effort(std::size_t waiting, std::size_t threads, milliseconds budget) {
  if (waiting > kStrained) return {.budget = milliseconds(1), .is_strained = true};
  const auto share =
      kPatience * static_cast<std::int64_t>(threads) / static_cast<std::int64_t>(waiting + 1);
  return {.budget = std::clamp(share, milliseconds(1), budget)};
}

BotThreads::BotThreads(std::size_t threads, milliseconds budget, boost::asio::io_context& loop,
                       const Log& log, std::function<void(Thought)> then)
    : count_(threads), budget_(budget), loop_(loop), log_(log), then_(std::move(then)) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotThreads::~BotThreads() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
    asked_.clear();
    places_.clear();
  }
  news_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotThreads::ask(tables::Question question) {
  {
    const std::lock_guard lock(mutex_);
    const tables::QuestionId id = question.id;
    const auto place = asked_.insert(asked_.end(), {std::move(question), Steady::now()});
    const bool is_new = places_.emplace(id, place).second;
    ENSURE(is_new);
  }
  news_.notify_one();
}

void BotThreads::cancel(tables::QuestionId question) {
  const std::lock_guard lock(mutex_);
  const auto found = places_.find(question);
  if (found == places_.end()) return;
  asked_.erase(found->second);
  places_.erase(found);
}

std::size_t BotThreads::waiting() const {
  const std::lock_guard lock(mutex_);
  return asked_.size();
}

void BotThreads::run() {
  yield_to_everything();
  for (;;) {
    std::unique_lock lock(mutex_);
    news_.wait(lock, [this] { return is_ending_ || !asked_.empty(); });
    if (is_ending_) return;
    const BotEffort share = effort(asked_.size() - 1, count_, budget_);
    Asked asked = std::move(asked_.front());
    asked_.pop_front();
    places_.erase(asked.question.id);
    lock.unlock();
    answer(std::move(asked), share);
  }
}

void BotThreads::answer(Asked asked, const BotEffort& effort) {
  tables::BotAnswer answer = answer_of(asked.question, effort, log_);
  Thought thought{asked.question.id, std::move(answer), Steady::now() - asked.at};
  boost::asio::post(loop_,
                    [this, thought = std::move(thought)]() mutable { then_(std::move(thought)); });
}

}  // namespace coverstory::server
