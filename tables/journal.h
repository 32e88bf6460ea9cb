// What is to be stored, and what waits to be said until it is. Entries gather until they are given
// to the store as one group; one group is under way at a time. What is said, to anyone, leaves when
// every entry made before it is durable, in the order in which it was said; where nothing waits for
// the store, it leaves at once. Where a group fails, what it led to is taken back and the rest goes
// its way.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "store/store.h"
#include "tables/outside.h"

namespace coverstory::tables {

/// What a message rests on: the entries of one table, of any of them, or of none.
class About {
 public:
  static About nothing() { return About(""); }
  static About table(std::string code) { return About(std::move(code)); }
  static About any_table() { return About("*"); }  // no code looks like it

  /// Whether it rests on one of these tables.
  bool is_of(const std::set<std::string>& tables) const {
    return code_ == "*" ? !tables.empty() : tables.contains(code_);
  }

 private:
  explicit About(std::string code) : code_(std::move(code)) {}

  std::string code_;
};

/// A command that would have been answered.
struct Unanswered {
  ConnectionId by{};
  std::uint64_t command = 0;

  friend bool operator==(const Unanswered&, const Unanswered&) = default;
};

class Journal {
 public:
  explicit Journal(Outside& outside) : outside_(outside) {}

  /// For the next group. What is said from now on waits for it.
  void gather(store::Entry entry);
  /// `answers` is the id of the command that the message answers, if any.
  void say(ConnectionId to, Message message, const About& about,
           std::optional<std::uint64_t> answers = std::nullopt);

  /// Whether entries wait and no group is under way; `flush` then gives them to the store.
  bool wants_flush() const { return !gathered_.empty() && under_way_.empty(); }
  void flush();

  /// The group under way; empty for none.
  const std::vector<store::Entry>& under_way() const { return under_way_; }
  /// It is durable, and what waited for it alone is said. Answers with its entries.
  std::vector<store::Entry> group_stored();
  /// It is not, and will not be. With it go the entries that were gathered for `tables`, which are
  /// at least its own, and what was to be said about them. Answers with those who wait in vain.
  std::vector<Unanswered> group_failed(const std::set<std::string>& tables);

  std::size_t gathered() const { return gathered_.size(); }
  std::size_t held() const { return held_.size(); }
  std::uint64_t failures() const { return failures_; }

 private:
  struct Held {
    std::uint64_t group = 0;  // must be durable first
    ConnectionId to{};
    Message message;
    About about;
    std::optional<std::uint64_t> answers;
  };

  /// The last group with an entry that was made so far.
  std::uint64_t newest_group() const { return gathered_.empty() ? sent_ : sent_ + 1; }
  void release();

  Outside& outside_;
  std::vector<store::Entry> gathered_;   // in the order in which they were made
  std::vector<store::Entry> under_way_;  // as the store was given them
  /// Groups are numbered from 1: those up to `sent_` were given to the store, and of those up to
  /// `settled_` it is known what became of them. sent_ == settled_ + (under_way_ is empty ? 0 : 1).
  std::uint64_t sent_ = 0;
  std::uint64_t settled_ = 0;
  /// In the order in which they were said, and so of their groups, each later than `settled_` and
  /// none later than the newest.
  std::deque<Held> held_;
  std::uint64_t failures_ = 0;
};

}  // namespace coverstory::tables
