#include "tables/recent_changes.h"

#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {

void RecentChanges::add(std::uint32_t seq, Message message) {
  ENSURE(messages_.empty() || seq == last_ + 1);
  last_ = seq;
  bytes_ += message->text.size();
  messages_.push_back(std::move(message));
  while (messages_.size() > kMostMessages || bytes_ > kMostBytes) {
    bytes_ -= messages_.front()->text.size();
    messages_.pop_front();
  }
}

void RecentChanges::clear() {
  messages_.clear();
  bytes_ = 0;
}

void RecentChanges::cut_to(std::uint32_t seq) {
  for (; !messages_.empty() && last_ > seq; --last_) {
    bytes_ -= messages_.back()->text.size();
    messages_.pop_back();
  }
}

std::optional<std::vector<Message>> RecentChanges::after(std::uint32_t seq,
                                                         std::uint32_t last) const {
  if (seq == last) return std::vector<Message>();
  if (seq > last || messages_.empty()) return std::nullopt;
  ENSURE(last == last_);
  if (last - seq > messages_.size()) return std::nullopt;
  return std::vector<Message>(messages_.end() - (last - seq), messages_.end());
}

}  // namespace coverstory::tables
