// Where tables live: an append log for each table. A table is its log; what is not in the store has
// not happened. The store knows nothing of games: an entry is a number and a text.
//
// An append names the sequence number it expects to write, unique for a table. That alone decides
// races: who loses gets a Conflict for the tables that it lost at, reads on, and tries again or
// tells the player.
//
// Where several servers share a store, it also keeps what lists show of each table, as no server
// has all tables in memory. A store of one server alone need not.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace coverstory::store {

/// What lists show of a table.
struct Listing {
  std::string table;
  bool is_waiting = false;          // for people: anybody may join
  std::vector<std::string> people;  // in whose own lists it is, each once
  std::string line;                 // what is shown of it; the store does not look into it

  friend bool operator==(const Listing&, const Listing&) = default;
};

/// One entry of one table's log. The first has the number 1.
struct Entry {
  std::string table;
  std::uint32_t seq = 0;
  std::string body;
  /// What lists show of the table from this entry on, where that changes and the store is shared.
  /// It is stored with the entry, or neither is.
  std::shared_ptr<const Listing> listing{};
  /// Of entries in the same group that stand and fall with those of this one's table: another
  /// table. Empty for none.
  std::string with{};

  friend bool operator==(const Entry& a, const Entry& b) {
    const bool same_listing =
        a.listing && b.listing ? *a.listing == *b.listing : a.listing == b.listing;
    return a.table == b.table && a.seq == b.seq && a.body == b.body && same_listing &&
           a.with == b.with;
  }
};

/// Entries that are stored together. Who has them stored and who stores them share them, so they
/// never change.
using Group = std::shared_ptr<const std::vector<Entry>>;

/// The whole log of a table: the entry with the number n stands at n - 1.
struct Log {
  std::string table;
  std::vector<std::string> bodies;

  friend bool operator==(const Log&, const Log&) = default;
};

/// A table, and the number of its last entry as far as somebody knows.
struct Known {
  std::string table;
  std::uint32_t last = 0;

  friend bool operator==(const Known&, const Known&) = default;
};

/// A short text that is kept beside the tables, under a name of its own.
struct Note {
  std::string name;
  std::string text;

  friend bool operator==(const Note&, const Note&) = default;
};

enum class Failure : std::uint8_t {
  Conflict,     // entries were not the next of their tables, which are named
  Full,         // no room on the disk
  Locked,       // another program holds the file
  Damaged,      // the file is not what it should be
  Unreachable,  // the database does not answer at present, or may not be used yet
  Outdated,     // a newer program has changed it, and this one may not use it any more
  Unavailable,  // anything else that the world did
};

struct StoreError {
  Failure failure = Failure::Unavailable;
  std::string sentence;  // for the operator
  /// Whose entries alone are the reason; those of others could be stored, or are (`append`). Each
  /// once.
  std::vector<std::string> tables{};
};

/// What can be read, by one thread at a time. Each answer is what the tables were at one moment.
class Reader {
 public:
  Reader() = default;
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  virtual ~Reader() = default;

  /// The log of a table, at rest or not; nothing if there is no such table.
  virtual std::expected<std::optional<Log>, StoreError> log_of(std::string_view table) = 0;

  /// The bodies of the entries after that number; nothing where the table has not even so many.
  virtual std::expected<std::optional<std::vector<std::string>>, StoreError> entries_after(
      std::string_view table, std::uint32_t seq) = 0;

  /// The same of several tables, in their order: what comes after what is known of each.
  virtual std::expected<std::vector<std::optional<std::vector<std::string>>>, StoreError>
  entries_after_each(std::span<const Known> known) {
    std::vector<std::optional<std::vector<std::string>>> all;
    for (const Known& each : known) {
      auto entries = entries_after(each.table, each.last);
      if (!entries) return std::unexpected(std::move(entries.error()));
      all.push_back(*std::move(entries));
    }
    return all;
  }

  /// The codes of tables, at rest or not, in the order of their bytes: at most so many, from the
  /// first one that comes after this text.
  virtual std::expected<std::vector<std::string>, StoreError> codes_after(std::string_view text,
                                                                          std::size_t most) = 0;

  /// The codes of the tables that have not been put to rest since their last entry, in the order of
  /// their bytes.
  virtual std::expected<std::vector<std::string>, StoreError> live_codes() = 0;

  /// In the order of their names.
  virtual std::expected<std::vector<Note>, StoreError> notes() = 0;

  /// Of a store that several servers share: the tables that wait for people, and those in a
  /// person's own list, by the last listing of each; none that is at rest. At most so many, the
  /// newest first: by the first entry of each.
  virtual std::expected<std::vector<Listing>, StoreError> waiting(std::size_t /*most*/) {
    return std::vector<Listing>();
  }
  virtual std::expected<std::vector<Listing>, StoreError> listed_for(std::string_view /*person*/,
                                                                     std::size_t /*most*/) {
    return std::vector<Listing>();
  }
};

class Store : public Reader {
 public:
  /// When it answers that entries are stored, they are durable: neither a crash of the program nor
  /// of the machine loses them. Those of a table come in their order, and are stored as a whole or
  /// not at all. A Conflict concerns the tables that it names, with those that stand and fall with
  /// them: everything else of the group is stored. After any other failure nothing is.
  virtual std::expected<void, StoreError> append(std::span<const Entry> entries) = 0;

  /// Whether entries could be stored now: writes something of no meaning, as durably as an entry.
  virtual std::expected<void, StoreError> probe() = 0;

  /// The logs of all tables that have not been put to rest since their last entry.
  virtual std::expected<std::vector<Log>, StoreError> live_logs() = 0;

  /// The body of the entry that was stored last, leaving out tables at rest, if there is one. A
  /// store that several servers share need not know it.
  virtual std::expected<std::optional<std::string>, StoreError> last_entry() {
    return std::nullopt;
  }

  /// These tables are not expected to grow soon: their logs go where they cost a start nothing, and
  /// no list shows them. An append to one of them wakes it. One that has another last number than
  /// is known of it stays as it is: somebody plays there.
  virtual std::expected<void, StoreError> put_to_rest(std::span<const Known> tables) = 0;

  /// Each of these tables has this log instead of its own, which must have as many entries; one
  /// that is given without entries is gone. All or none, and durable as an append is. It is for
  /// what may not be kept, and for nothing else: a log is not changed otherwise.
  virtual std::expected<void, StoreError> replace(std::span<const Log> logs) = 0;

  /// In the place of the note with this name; a note without a text is gone. Durable.
  virtual std::expected<void, StoreError> write_note(const Note& note) = 0;

  /// Whether several servers may use it at the same time. Only then are there lists.
  virtual bool is_shared() const { return false; }

  /// Another way to the same tables, for another thread, which may ask for it while this one
  /// writes. It never gives a table as older than it was when it is asked: what has been stored, it
  /// sees. Where it cannot, it fails. The store outlives it.
  virtual std::expected<std::unique_ptr<Reader>, StoreError> reader() = 0;
};

}  // namespace coverstory::store
