// The tables in memory: every step of theirs on its way through the rules, the log and those who
// watch, and when each is to be tended.
#pragma once

#include <exception>
#include <expected>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "store/store.h"
#include "tables/directory.h"
#include "tables/journal.h"
#include "tables/limits.h"
#include "tables/open_table.h"
#include "tables/placement.h"

namespace coverstory::tables {

class OpenTables {
 public:
  OpenTables(Outside& outside, const Games& games, const HouseLimits& limits,
             const Placement& placement, Journal& journal)
      : outside_(outside),
        games_(games),
        limits_(limits),
        placement_(placement),
        journal_(journal) {}

  OpenTable* find(const std::string& code) const;
  /// Without an entry yet; the first step makes it.
  OpenTable& add(const std::string& code, Time now);
  /// From its log. One that cannot be folded is frozen: it is kept as it is.
  std::expected<OpenTable*, std::string> reopen(store::Log log, Time now);
  /// The next entry of a table of which nothing is on its way to the store, made by another server
  /// and stored: it is performed here. Gives the seat that has moved by it, if one has.
  std::optional<Seat> take_stored(OpenTable& open, const std::string& body, Time now);
  /// Nobody watches it, and no bot of it thinks.
  void remove(OpenTable& open);

  /// The rules apply a step, the log gets it, and those who watch are shown it; or it is refused,
  /// and nothing has changed. Where a mistake of ours is met on the way, the table is frozen.
  Verdict perform(OpenTable& open, const Step& step, Time now);
  /// Something done for one table, and nothing else: a mistake of ours in it freezes that table,
  /// and nobody else notices.
  template <class Deed>
  void fenced(OpenTable& open, Time now, Deed deed) {
    try {
      deed();
    } catch (const std::exception& fault) {
      freeze(open, fault.what(), now);
    }
  }
  /// The table is kept with its log as it is, takes no more steps, and is told to those who watch.
  void freeze(OpenTable& open, std::string_view why, Time now);
  /// Whether its log has grown as long as it may.
  bool is_full(const OpenTable& open) const {
    return open.log.size() >= limits_.entries_of_a_table ||
           open.log.bytes() >= limits_.bytes_of_a_table;
  }
  /// Whether a step can be performed now: not while the store is silent. Then everything is as it
  /// was, for people, bots and clocks.
  bool takes_steps(Time now) const { return !journal_.is_silent(now); }
  /// Back to what is durable, which is something.
  void roll_back(OpenTable& open, Time now);

  /// The first of its entries are these now; the table is what they and the rest fold to.
  void take_replaced(OpenTable& open, std::span<const std::string> bodies);

  /// When the table is to be tended, if nothing happens before.
  void wake_at(OpenTable& open, std::optional<Time> wake);
  std::optional<Time> first_wake() const;
  /// The table with that wake.
  OpenTable& first_to_wake() const;

  /// Whether live tables of the store are still to come, as they are while a server reopens them:
  /// what is known of all tables is not everything then.
  void set_reopening(bool is_under_way) { is_reopening_ = is_under_way; }
  bool is_reopening() const { return is_reopening_; }
  /// Whether the person sits at a table whose game is not over, or may do so.
  bool may_have_seat(const Person& person) const {
    return is_reopening_ || directory_.has_table(person);
  }

  /// Somebody came or went, or has another seat.
  void audience_changed(OpenTable& open);
  /// Tells all who is here, where that is new and they were not told just now: those who watch, and
  /// the other servers.
  void show_presence(OpenTable& open, Time now);

  const Directory& directory() const { return directory_; }
  /// By code.
  const std::unordered_map<std::string, std::unique_ptr<OpenTable>>& all() const { return tables_; }
  /// Since the start.
  struct Tally {
    std::uint64_t games_ended = 0;
    std::uint64_t frozen = 0;
  };
  const Tally& tally() const { return tally_; }

 private:
  /// `stored` is the entry where it has one already.
  Verdict apply(OpenTable& open, const Step& step, Time now, const std::string* stored);

  Outside& outside_;
  const Games& games_;
  const HouseLimits& limits_;
  const Placement& placement_;
  Journal& journal_;
  std::unordered_map<std::string, std::unique_ptr<OpenTable>> tables_;  // by code; none is null
  Directory directory_;                                                 // of exactly these
  std::set<std::pair<Time, std::string>> wakes_;  // exactly the wakes that the tables have
  Tally tally_;
  bool is_reopening_ = false;
};

}  // namespace coverstory::tables
