// What is to be stored, and what waits to be said until it is. Entries gather until they are given
// to the store as one group; one group is under way at a time. What is said leaves when every entry
// that it rests on is durable, and never before what was said to the same connection earlier; what
// rests on nothing leaves at once. Where a group fails, what it led to is taken back and the rest
// goes its way.
#pragma once

#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"
#include "tables/messages.h"
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
  bool accepts = false;
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
  bool was_accepted = false;
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
  bool holds_for(ConnectionId connection) const { return waiting_.contains(connection); }
  /// The connection is gone, and what waited for it is dropped.
  void forget(ConnectionId connection);

  /// Whether entries wait and no group is under way; `flush` then gives them to the store.
  bool wants_flush() const { return !gathered_->empty() && !under_way_; }
  void flush(Time now);
  /// Whether the store has had the group under way for so long that it may never answer. Until it
  /// does, nothing new should be begun.
  bool is_silent(Time now) const { return under_way_ && now - flushed_ > kSilentMs; }

  /// The group under way; empty for none.
  std::span<const store::Entry> under_way() const { return entries_of(under_way_); }
  /// It is durable, and what waited for it alone is said. Answers with its entries, until the next
  /// is.
  std::span<const store::Entry> group_stored();
  /// Its entries for `tables` are not, and will not be. With them go those that were gathered for
  /// these tables, and what was to be said that rests on any of them. The rest of the group is
  /// durable, as with `group_stored`; or it is not either, and is in the next group.
  enum class Rest : std::uint8_t { IsStored, IsToBeStored };
  struct Settled {
    std::vector<Unanswered> in_vain;       // who wait for what was not stored
    std::span<const store::Entry> stored;  // until the next group is
  };
  Settled group_failed(const std::set<std::string>& tables, Rest rest);

  /// Memory for what is to be said.
  Messages& messages() { return messages_; }

  std::size_t gathered() const { return gathered_->size(); }
  std::size_t held() const { return held_count_; }

 private:
  static constexpr Time kSilentMs = 1500;

  struct Held {
    ConnectionId to{};
    std::uint64_t group = 0;     // must be durable first
    std::uint64_t rests_on = 0;  // that, but for what was said to the connection before it
    Message message;
    About about;
    std::optional<std::uint64_t> answers{};
    bool accepts = false;
    std::unique_ptr<Again> again{};  // only of one that answers
  };
  /// What is held for a connection.
  struct Waiting {
    std::uint64_t group = 0;  // of the last
    std::size_t messages = 0;
  };

  /// Entries that go to the store together; nothing for none. From there on they do not change.
  using Entries = std::shared_ptr<std::vector<store::Entry>>;
  static std::span<const store::Entry> entries_of(const Entries& entries) {
    return entries ? std::span<const store::Entry>(*entries) : std::span<const store::Entry>();
  }
  /// The last group is durable, or what is left of it.
  void keep_stored(Entries entries);

  /// The last group with an entry of these tables; 0 where all that they have is durable.
  std::uint64_t group_of(const About& about) const;
  /// When that group is durable, and not before what is held for the connection.
  std::uint64_t group_for(ConnectionId to, std::uint64_t rests_on) const;
  void hold(Held held);
  void release();
  /// One of the messages for the connection is held no longer; false where it is forgotten.
  bool let_go(ConnectionId connection);

  Outside& outside_;
  Entries gathered_ =
      std::make_shared<std::vector<store::Entry>>();  // in the order of their making
  Entries under_way_;                                 // as the store was given them
  Entries stored_;                                    // the last group that is durable
  Entries spare_;                                     // one before, whose memory may be used again
  /// Groups are numbered from 1: those up to `sent_` were given to the store, and of those up to
  /// `settled_` it is known what became of them. sent_ == settled_ + (under_way_ ? 1 : 0).
  std::uint64_t sent_ = 0;
  std::uint64_t settled_ = 0;
  Time flushed_ = 0;  // when the group under way was given to the store
  /// Exactly the tables with entries under way or gathered, with the last group of each.
  boost::unordered_flat_map<std::string, std::uint64_t> pending_;
  /// In the order in which they were said, and so for each connection of their groups, which are
  /// the one under way and the next. Those for a connection that is not in `waiting_` are
  /// forgotten, and are no more than the others.
  std::vector<Held> held_;
  boost::unordered_flat_map<ConnectionId, Waiting> waiting_;  // none without messages
  std::size_t held_count_ = 0;                                // without those forgotten
  Messages messages_;
};

}  // namespace coverstory::tables
