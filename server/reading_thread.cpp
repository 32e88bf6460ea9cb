#include "server/reading_thread.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/background.h"

namespace coverstory::server {

ReadingThread::ReadingThread(boost::asio::io_context& loop, Then then)
    : loop_(loop), then_(std::move(then)), thread_([this] { run(); }) {}

ReadingThread::~ReadingThread() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
    asked_.clear();
  }
  news_.notify_all();
  thread_.join();
}

void ReadingThread::make(tables::Reading reading) {
  {
    const std::lock_guard lock(mutex_);
    asked_.push_back(std::move(reading));
  }
  news_.notify_one();
}

void ReadingThread::run() {
  yield_to_everything();
  for (;;) {
    std::unique_lock lock(mutex_);
    news_.wait(lock, [this] { return is_ending_ || !asked_.empty(); });
    if (is_ending_) return;
    const tables::Reading reading = std::move(asked_.front());
    asked_.pop_front();
    lock.unlock();
    boost::asio::post(loop_,
                      [this, id = reading.id, made = tables::make(reading)] { then_(id, made); });
  }
}

}  // namespace coverstory::server
