#include "tables/journal.h"

#include <algorithm>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {

void Journal::gather(store::Entry entry) {
  gathered_.push_back(std::move(entry));
}

void Journal::say(ConnectionId to, Message message, const About& about,
                  std::optional<std::uint64_t> answers) {
  const std::uint64_t group = newest_group();
  if (group <= settled_) return outside_.send(to, std::move(message));
  ENSURE(held_.empty() || held_.back().group <= group);
  held_.push_back({group, to, std::move(message), about, answers});
}

void Journal::flush() {
  if (!wants_flush()) return;
  ENSURE(sent_ == settled_);
  ++sent_;
  under_way_ = std::exchange(gathered_, {});
  outside_.append(under_way_);
}

std::vector<store::Entry> Journal::group_stored() {
  ENSURE(!under_way_.empty() && sent_ == settled_ + 1);
  settled_ = sent_;
  release();
  return std::exchange(under_way_, {});
}

void Journal::release() {
  while (!held_.empty() && held_.front().group <= settled_) {
    Held next = std::move(held_.front());
    held_.pop_front();
    outside_.send(next.to, std::move(next.message));
  }
}

std::vector<Unanswered> Journal::group_failed(const std::set<std::string>& tables) {
  ENSURE(!under_way_.empty() && sent_ == settled_ + 1);
  ENSURE(std::ranges::all_of(
      under_way_, [&](const store::Entry& entry) { return tables.contains(entry.table); }));
  ++failures_;
  under_way_.clear();
  std::erase_if(gathered_, [&](const store::Entry& entry) { return tables.contains(entry.table); });
  settled_ = sent_;  // nothing that is still to be said rests on that group
  std::vector<Unanswered> in_vain;
  std::deque<Held> kept;
  for (Held& held : held_) {
    if (!held.about.is_of(tables)) {
      // The next group, if it has lost its entries, is waited for no more.
      held.group = std::min(held.group, newest_group());
      kept.push_back(std::move(held));
    } else if (held.answers) {
      in_vain.push_back({held.to, *held.answers});
    }
  }
  held_ = std::move(kept);
  release();
  return in_vain;
}

}  // namespace coverstory::tables
