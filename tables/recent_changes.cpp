#include "tables/recent_changes.h"

#include <string_view>
#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {
namespace {

/// A text grows by no more than it needs and a little: by doubling, as it does by itself, the views
/// of tables where nothing happens would keep half as much again.
void append(std::string& texts, std::string_view text) {
  constexpr std::size_t kSpare = 256;
  if (texts.size() + text.size() > texts.capacity()) {
    std::string grown;
    grown.reserve(texts.size() + text.size() + kSpare);
    grown = texts;
    texts.swap(grown);
  }
  texts += text;
}

}  // namespace

void RecentChanges::add(std::uint32_t seq, const protocol::Message& message) {
  ENSURE(sizes_.empty() || seq == last_ + 1);
  last_ = seq;
  if (message.text.size() > kMostBytes) return clear();
  table_ = message.table;
  append(texts_, message.text);
  sizes_.push_back(static_cast<std::uint32_t>(message.text.size()));
  while (sizes_.size() > kMostMessages || texts_.size() - begin_ > kMostBytes) drop_first();
}

/// What is dropped makes room when there is enough of it that moving the rest is worth it.
void RecentChanges::drop_first() {
  begin_ += sizes_.front();
  sizes_.erase(sizes_.begin());
  if (begin_ < kMostBytes / 2) return;
  texts_.erase(0, begin_);
  begin_ = 0;
}

void RecentChanges::cut_to(std::uint32_t seq) {
  for (; !sizes_.empty() && last_ > seq; --last_) {
    texts_.resize(texts_.size() - sizes_.back());
    sizes_.pop_back();
  }
}

void RecentChanges::clear() {
  std::string().swap(texts_);  // its memory too
  sizes_.clear();
  begin_ = 0;
}

bool RecentChanges::reach_back_to(std::uint32_t seq, std::uint32_t last) const {
  if (seq >= last) return seq == last;
  ENSURE(sizes_.empty() || last == last_);
  return last - seq <= sizes_.size();
}

std::optional<std::vector<Message>> RecentChanges::after(std::uint32_t seq,
                                                         std::uint32_t last) const {
  if (!reach_back_to(seq, last)) return std::nullopt;
  const std::size_t skipped = sizes_.size() - (last - seq);
  std::size_t at = begin_;
  for (std::size_t i = 0; i < skipped; ++i) at += sizes_[i];
  std::vector<Message> messages;
  for (std::size_t i = skipped; i < sizes_.size(); ++i) {
    messages.push_back(std::make_shared<const protocol::Message>(
        protocol::Message{.kind = protocol::MessageKind::News,
                          .table = table_,
                          .text = texts_.substr(at, sizes_[i])}));
    at += sizes_[i];
  }
  return messages;
}

}  // namespace coverstory::tables
