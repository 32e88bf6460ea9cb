#include "tables/outbox.h"

#include "engine/core/ensure.h"

namespace coverstory::tables {

void Outbox::say(ConnectionId to, Message message, const std::string* about,
                 std::optional<std::uint64_t> answers) {
  if (newest_batch() <= durable_) {
    outside_.send(to, std::move(message));
    return;
  }
  held_.push_back(
      {newest_batch(), to, std::move(message), about ? *about : std::string(), answers});
}

void Outbox::batch_sent() {
  ENSURE(gathering_ && sent_ == durable_);
  ++sent_;
  gathering_ = false;
}

void Outbox::batch_stored() {
  ENSURE(sent_ == durable_ + 1);
  durable_ = sent_;
  release();
}

void Outbox::release() {
  while (!held_.empty() && held_.front().batch <= durable_) {
    Held next = std::move(held_.front());
    held_.pop_front();
    outside_.send(next.to, std::move(next.message));
  }
}

void Outbox::batch_failed(const std::function<bool(const std::string&)>& is_affected,
                          const std::function<void(ConnectionId, std::uint64_t)>& take_back,
                          bool still_gathering) {
  ENSURE(sent_ == durable_ + 1);
  durable_ = sent_;  // nothing that is still to be said depends on that batch
  gathering_ = still_gathering;
  std::deque<Held> kept;
  std::vector<std::pair<ConnectionId, std::uint64_t>> unanswered;
  for (Held& held : held_) {
    if (held.about.empty() || !is_affected(held.about)) {
      if (!still_gathering) held.batch = durable_;
      kept.push_back(std::move(held));
    } else if (held.answers) {
      unanswered.emplace_back(held.to, *held.answers);
    }
  }
  held_ = std::move(kept);
  release();
  for (const auto& [connection, id] : unanswered) take_back(connection, id);
}

}  // namespace coverstory::tables
