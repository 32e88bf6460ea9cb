#include "tables/journal.h"

#include <iterator>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {

void Journal::gather(store::Entry entry) {
  pending_[entry.table] = sent_ + 1;
  gathered_->push_back(std::move(entry));
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

std::uint64_t Journal::group_for(ConnectionId to, std::uint64_t rests_on) const {
  const auto before = waiting_.find(to);
  return before == waiting_.end() ? rests_on : std::max(rests_on, before->second.group);
}

void Journal::say(ConnectionId to, Message message, const About& about,
                  std::optional<Answering> answers) {
  const std::uint64_t rests_on = group_of(about);
  const std::uint64_t group = group_for(to, rests_on);
  if (group <= settled_) return outside_.send(to, std::move(message));
  Held held{to, group, rests_on, std::move(message), about};
  if (answers) {
    held.answers = answers->command;
    held.accepts = answers->accepts;
  }
  if (answers && !answers->text.empty()) {
    held.again = std::make_unique<Again>(std::string(answers->text), answers->races);
  }
  hold(std::move(held));
}

void Journal::hold(Held held) {
  Waiting& waiting = waiting_[held.to];
  ENSURE(waiting.group <= held.group);
  waiting.group = held.group;
  ++waiting.messages;
  ++held_count_;
  held_.push_back(std::move(held));
}

bool Journal::let_go(ConnectionId connection) {
  const auto found = waiting_.find(connection);
  if (found == waiting_.end()) return false;
  if (--found->second.messages == 0) waiting_.erase(found);
  --held_count_;
  return true;
}

/// Its messages are dropped with those of others, when they are half of all: so it costs little
/// even where a thousand go at once.
void Journal::forget(ConnectionId connection) {
  const auto found = waiting_.find(connection);
  if (found == waiting_.end()) return;
  held_count_ -= found->second.messages;
  waiting_.erase(found);
  if (held_.size() <= 2 * held_count_) return;
  std::erase_if(held_, [&](const Held& held) { return !waiting_.contains(held.to); });
}

void Journal::flush(Time now) {
  if (!wants_flush()) return;
  ENSURE(sent_ == settled_);
  ++sent_;
  flushed_ = now;
  under_way_ = std::exchange(gathered_, std::exchange(spare_, nullptr));
  // Nobody else has it, unless the store is slow to let go.
  if (!gathered_ || gathered_.use_count() > 1) {
    gathered_ = std::make_shared<std::vector<store::Entry>>();
  }
  gathered_->clear();
  outside_.append(under_way_);
}

std::span<const store::Entry> Journal::group_stored() {
  ENSURE(under_way_ && sent_ == settled_ + 1);
  settled_ = sent_;
  erase_if(pending_, [&](const auto& table) { return table.second <= settled_; });
  release();
  keep_stored(std::exchange(under_way_, nullptr));
  return entries_of(stored_);
}

void Journal::keep_stored(Entries entries) {
  spare_ = std::exchange(stored_, std::move(entries));
}

void Journal::release() {
  auto kept = held_.begin();
  for (Held& held : held_) {
    if (held.group > settled_) {
      if (&*kept != &held) *kept = std::move(held);
      ++kept;
    } else if (let_go(held.to)) {
      outside_.send(held.to, std::move(held.message));
    }
  }
  held_.erase(kept, held_.end());
}

Journal::Settled Journal::group_failed(const std::set<std::string>& tables, Rest rest) {
  ENSURE(under_way_ && sent_ == settled_ + 1);
  const std::uint64_t settled_before = std::exchange(settled_, sent_);
  const auto falls = [&](const store::Entry& entry) { return tables.contains(entry.table); };
  auto others = std::make_shared<std::vector<store::Entry>>(*std::exchange(under_way_, nullptr));
  std::erase_if(*others, falls);
  std::erase_if(*gathered_, falls);
  // What was under way goes first: it is older.
  if (rest == Rest::IsToBeStored) {
    std::ranges::move(*gathered_, std::back_inserter(*others));
    gathered_ = std::exchange(others, nullptr);
  }
  keep_stored(std::move(others));
  pending_.clear();
  for (const store::Entry& entry : *gathered_) pending_[entry.table] = sent_ + 1;
  std::vector<Unanswered> in_vain;
  const auto waiting = std::exchange(waiting_, {});
  held_count_ = 0;
  for (Held& held : std::exchange(held_, {})) {
    if (!waiting.contains(held.to)) continue;
    if (held.rests_on > settled_before && held.about.is_of(tables)) {
      if (held.answers) {
        in_vain.push_back({held.to, *held.answers, held.accepts, std::move(held.again)});
      }
      continue;
    }
    // What is durable stays so, whatever its table has gathered since then.
    if (held.rests_on > settled_before && rest == Rest::IsToBeStored)
      held.rests_on = group_of(held.about);
    held.group = group_for(held.to, held.rests_on);
    hold(std::move(held));
  }
  release();
  return {std::move(in_vain), entries_of(stored_)};
}

}  // namespace coverstory::tables
