#include "tables/messages.h"

namespace coverstory::tables {
namespace {

/// What a group for the store makes people wait for, when many play.
constexpr std::size_t kMostMessages = 256;
/// Most texts fit into this.
constexpr std::size_t kUsualBytes = 512;
/// A whole table takes more, and is seldom told: when all come at once, as after a start, their
/// memory would be kept for nothing.
constexpr std::size_t kMostBytes = 4096;

std::shared_ptr<protocol::Message> fresh() {
  auto message = std::make_shared<protocol::Message>();
  message->text.reserve(kUsualBytes);
  return message;
}

}  // namespace

std::shared_ptr<protocol::Message>& Messages::next() {
  // The one before, where it is large, is left to those who have it.
  if (at_ > 0 && messages_[at_ - 1]->text.capacity() > kMostBytes) messages_[at_ - 1] = fresh();
  if (at_ == messages_.size()) at_ = 0;
  const bool is_free = !messages_.empty() && messages_[at_].use_count() == 1;
  if (!is_free && messages_.size() < kMostMessages) {
    messages_.insert(messages_.begin() + static_cast<std::ptrdiff_t>(at_), fresh());
  } else if (!is_free) {
    messages_[at_] = fresh();
  }
  messages_[at_]->text.clear();
  return messages_[at_++];
}

}  // namespace coverstory::tables
