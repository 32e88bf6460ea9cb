#include "tables/journal.h"

#include <iterator>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {

void Journal::gather(store::Entry entry) {
  pending_[entry.table] = sent_ + 1;
  gathered_.push_back(std::move(entry));
}

std::uint64_t Journal::group_of(const About& about) const {
  std::uint64_t group = 0;
  (void)about.is_any([&](const std::string& code) {
    if (const auto found = pending_.find(code); found != pending_.end()) {
      group = std::max(group, found->second);
    }
    return false;  // all of them are looked at
  });
  return group;
}

void Journal::say(ConnectionId to, Message message, const About& about,
                  std::optional<Answering> answers) {
  const std::uint64_t rests_on = group_of(about);
  std::uint64_t group = rests_on;
  const auto before = held_.find(to);
  if (before != held_.end()) group = std::max(group, before->second.back().group);
  if (group <= settled_) return outside_.send(to, std::move(message));
  Held& held = held_[to].emplace_back(group, rests_on, std::move(message), about);
  if (answers) held.answers = answers->command;
  if (answers && !answers->text.empty()) {
    held.again = std::make_unique<Again>(std::string(answers->text), answers->races);
  }
  ++held_count_;
}

void Journal::forget(ConnectionId connection) {
  const auto found = held_.find(connection);
  if (found == held_.end()) return;
  held_count_ -= found->second.size();
  held_.erase(found);
}

void Journal::flush(Time now) {
  if (!wants_flush()) return;
  ENSURE(sent_ == settled_);
  ++sent_;
  flushed_ = now;
  under_way_ = std::exchange(gathered_, {});
  outside_.append(under_way_);
}

std::vector<store::Entry> Journal::group_stored() {
  ENSURE(!under_way_.empty() && sent_ == settled_ + 1);
  settled_ = sent_;
  std::erase_if(pending_, [&](const auto& table) { return table.second <= settled_; });
  release();
  return std::exchange(under_way_, {});
}

void Journal::release() {
  for (auto one = held_.begin(); one != held_.end();) one = release(one);
}

/// Gives the next one.
Journal::HeldFor::iterator Journal::release(HeldFor::iterator one) {
  auto& [to, waiting] = *one;
  while (!waiting.empty() && waiting.front().group <= settled_) {
    Message message = std::move(waiting.front().message);
    waiting.pop_front();
    --held_count_;
    outside_.send(to, std::move(message));
  }
  return waiting.empty() ? held_.erase(one) : std::next(one);
}

std::vector<Unanswered> Journal::group_failed(const std::set<std::string>& tables) {
  ENSURE(!under_way_.empty() && sent_ == settled_ + 1);
  ++failures_;
  const std::uint64_t settled_before = std::exchange(settled_, sent_);
  // What others have had under way goes first: it is older.
  std::vector<store::Entry> again = std::exchange(under_way_, {});
  std::ranges::move(gathered_, std::back_inserter(again));
  gathered_ = std::move(again);
  std::erase_if(gathered_, [&](const store::Entry& entry) { return tables.contains(entry.table); });
  pending_.clear();
  for (const store::Entry& entry : gathered_) pending_[entry.table] = sent_ + 1;
  std::vector<Unanswered> in_vain;
  for (auto& [to, waiting] : held_) {
    std::deque<Held> kept;
    std::uint64_t group = 0;
    for (Held& held : waiting) {
      if (held.rests_on > settled_before && held.about.is_of(tables)) {
        if (held.answers) in_vain.push_back({to, *held.answers, std::move(held.again)});
        continue;
      }
      held.rests_on = group_of(held.about);
      group = std::max(group, held.rests_on);
      held.group = group;
      kept.push_back(std::move(held));
    }
    held_count_ -= waiting.size() - kept.size();
    waiting = std::move(kept);
  }
  release();
  return in_vain;
}

}  // namespace coverstory::tables
