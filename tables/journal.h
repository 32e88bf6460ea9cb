// What is to be stored, and what waits to be said until it is. Entries gather until they are given
// to the store as one group; one group is under way at a time. What is said leaves when every entry
// that it rests on is durable, and never before what was said to the same connection earlier; what
// rests on nothing leaves at once. Where a group fails, what it led to is taken back and the rest
// goes its way.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "store/store.h"
#include "tables/outside.h"

namespace coverstory::tables {

/// What a message rests on: the entries of one table, of several, or of none.
class About {
 public:
  static About nothing() { return About("", {}); }
  static About table(std::string code) { return About(std::move(code), {}); }
  static About tables(std::vector<std::string> codes) { return About("", std::move(codes)); }

  /// Whether this holds for one of its tables.
  bool is_any(auto holds) const {
    return (!code_.empty() && holds(code_)) || std::ranges::any_of(more_, holds);
  }
  /// Whether it rests on one of these tables.
  bool is_of(const std::set<std::string>& tables) const {
    return is_any([&](const std::string& code) { return tables.contains(code); });
  }

 private:
  About(std::string code, std::vector<std::string> more)
      : code_(std::move(code)), more_(std::move(more)) {}

  std::string code_;               // empty for none; apart, as most messages are about one table
  std::vector<std::string> more_;  // no code is empty
};

/// The command that a message answers.
struct Answering {
  std::uint64_t command = 0;
  /// As it came, where it is to be obeyed again when another server was faster; otherwise empty.
  std::string_view text{};
  int races = 0;  // so many has it lost before
};

/// A command as it came, to be obeyed again.
struct Again {
  std::string text;
  int races = 0;
};

/// A command that would have been answered.
struct Unanswered {
  ConnectionId by{};
  std::uint64_t command = 0;
  std::unique_ptr<Again> again{};  // nothing where it cannot be obeyed again
};

class Journal {
 public:
  explicit Journal(Outside& outside) : outside_(outside) {}

  /// For the next group. What is said about its table from now on waits for it.
  void gather(store::Entry entry);
  /// `answers` is the command that the message answers, if any.
  void say(ConnectionId to, Message message, const About& about,
           std::optional<Answering> answers = std::nullopt);
  /// Before what waits: for an answer that tells of no state of anything.
  void say_at_once(ConnectionId to, Message message) { outside_.send(to, std::move(message)); }
  /// Whether something waits to be said to that connection.
  bool holds_for(ConnectionId connection) const { return held_.contains(connection); }
  /// The connection is gone, and what waited for it is dropped.
  void forget(ConnectionId connection);

  /// Whether entries wait and no group is under way; `flush` then gives them to the store.
  bool wants_flush() const { return !gathered_.empty() && under_way_.empty(); }
  void flush(Time now);
  /// Whether the store has had the group under way for so long that it may never answer. Until it
  /// does, nothing new should be begun.
  bool is_silent(Time now) const { return !under_way_.empty() && now - flushed_ > kSilentMs; }

  /// The group under way; empty for none.
  const std::vector<store::Entry>& under_way() const { return under_way_; }
  /// It is durable, and what waited for it alone is said. Answers with its entries.
  std::vector<store::Entry> group_stored();
  /// It is not, and its entries for `tables` will not be. With them go those that were gathered for
  /// these tables, and what was to be said that rests on any of them. Entries of other tables are
  /// in the next group. Answers with those who wait in vain.
  std::vector<Unanswered> group_failed(const std::set<std::string>& tables);

  std::size_t gathered() const { return gathered_.size(); }
  std::size_t held() const { return held_count_; }
  std::uint64_t failures() const { return failures_; }

 private:
  static constexpr Time kSilentMs = 1500;

  struct Held {
    std::uint64_t group = 0;     // must be durable first
    std::uint64_t rests_on = 0;  // that, but for what was said to the connection before it
    Message message;
    About about;
    std::optional<std::uint64_t> answers{};
    std::unique_ptr<Again> again{};  // only of one that answers
  };
  using HeldFor = std::map<ConnectionId, std::deque<Held>>;

  /// The last group with an entry of these tables; 0 where all that they have is durable.
  std::uint64_t group_of(const About& about) const;
  void release();
  HeldFor::iterator release(HeldFor::iterator one);

  Outside& outside_;
  std::vector<store::Entry> gathered_;   // in the order in which they were made
  std::vector<store::Entry> under_way_;  // as the store was given them
  /// Groups are numbered from 1: those up to `sent_` were given to the store, and of those up to
  /// `settled_` it is known what became of them. sent_ == settled_ + (under_way_ is empty ? 0 : 1).
  std::uint64_t sent_ = 0;
  std::uint64_t settled_ = 0;
  Time flushed_ = 0;  // when the group under way was given to the store
  /// Exactly the tables with entries under way or gathered, with the last group of each.
  std::unordered_map<std::string, std::uint64_t> pending_;
  /// By connection, none of them empty; in the order in which they were said, and so of their
  /// groups, which are the one under way and the next.
  HeldFor held_;
  std::size_t held_count_ = 0;  // in all of them
  std::uint64_t failures_ = 0;
};

}  // namespace coverstory::tables
