// Where tables live: an append log for each table. A table is its log; what is not in the store has
// not happened. The store knows nothing of games: an entry is a number and a text.
//
// An append names the sequence number it expects to write, unique for a table. That alone decides
// races: who loses gets a Conflict, reads on, and tries again or tells the player.
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

  friend bool operator==(const Entry& a, const Entry& b) {
    const bool same_listing =
        a.listing && b.listing ? *a.listing == *b.listing : a.listing == b.listing;
    return a.table == b.table && a.seq == b.seq && a.body == b.body && same_listing;
  }
};

/// The whole log of a table: the entry with the number n stands at n - 1.
struct Log {
  std::string table;
  std::vector<std::string> bodies;

  friend bool operator==(const Log&, const Log&) = default;
};

/// A short text that is kept beside the tables, under a name of its own.
struct Note {
  std::string name;
  std::string text;

  friend bool operator==(const Note&, const Note&) = default;
};

enum class Failure : std::uint8_t {
  Conflict,     // an entry was not the next of its table, which is named
  Full,         // no room on the disk
  Locked,       // another program holds the file
  Damaged,      // the file is not what it should be
  Unreachable,  // the database does not answer at present
  Unavailable,  // anything else that the world did
};

struct StoreError {
  Failure failure = Failure::Unavailable;
  std::string sentence;  // for the operator
  std::string table{};   // whose entries alone are the reason; those of others could be stored
};

class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  /// All of the entries, or none. When it answers that they are stored, they are durable: neither a
  /// crash of the program nor of the machine loses them. Entries of a table come in their order.
  virtual std::expected<void, StoreError> append(std::span<const Entry> entries) = 0;

  /// Whether entries could be stored now: writes something of no meaning, as durably as an entry.
  virtual std::expected<void, StoreError> probe() = 0;

  /// The logs of all tables that have not been put to rest since their last entry.
  virtual std::expected<std::vector<Log>, StoreError> live_logs() = 0;

  /// The log of a table, at rest or not; nothing if there is no such table.
  virtual std::expected<std::optional<Log>, StoreError> log_of(std::string_view table) = 0;

  /// The bodies of the entries after that number; nothing where the table has not even so many.
  virtual std::expected<std::optional<std::vector<std::string>>, StoreError> entries_after(
      std::string_view table, std::uint32_t seq) = 0;

  /// These tables are not expected to grow soon: their logs go where they cost a start nothing, and
  /// no list shows them. An append to one of them wakes it.
  virtual std::expected<void, StoreError> put_to_rest(std::span<const std::string> tables) = 0;

  /// The codes of tables, at rest or not, in the order of their bytes: at most so many, from the
  /// first one that comes after this text.
  virtual std::expected<std::vector<std::string>, StoreError> codes_after(std::string_view text,
                                                                          std::size_t most) = 0;

  /// The codes of the tables that `live_logs` gives the logs of, in the order of their bytes.
  virtual std::expected<std::vector<std::string>, StoreError> live_codes() = 0;

  /// Each of these tables has this log instead of its own, which must have as many entries; one
  /// that is given without entries is gone. All or none, and durable as an append is. It is for
  /// what may not be kept, and for nothing else: a log is not changed otherwise.
  virtual std::expected<void, StoreError> replace(std::span<const Log> logs) = 0;

  /// In the order of their names.
  virtual std::expected<std::vector<Note>, StoreError> notes() = 0;
  /// In the place of the one with this name; a note without a text is gone. Durable.
  virtual std::expected<void, StoreError> write_note(const Note& note) = 0;

  /// Whether several servers may use it at the same time. Only then are there lists.
  virtual bool is_shared() const { return false; }
  /// The tables that wait for people, and those in a person's own list, by the last listing of
  /// each; none that is at rest. At most so many, the newest first: by the first entry of each.
  virtual std::expected<std::vector<Listing>, StoreError> waiting(std::size_t /*most*/) {
    return std::vector<Listing>();
  }
  virtual std::expected<std::vector<Listing>, StoreError> listed_for(std::string_view /*person*/,
                                                                     std::size_t /*most*/) {
    return std::vector<Listing>();
  }
};

}  // namespace coverstory::store
