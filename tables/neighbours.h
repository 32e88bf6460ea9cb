// What a house does because other servers use the same store: it looks after the tables that fall
// to it, reads on what others have stored, and knows who is at its tables by way of them. None of
// this is needed for what is stored to be right: there the log alone decides. A house alone has no
// neighbours, and none of this is ever called.
#pragma once

#include <deque>
#include <expected>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tables/bot_seats.h"
#include "tables/elsewhere.h"
#include "tables/lists.h"
#include "tables/loading.h"
#include "tables/placement.h"
#include "tables/reading_on.h"

namespace coverstory::tables {

class Neighbours {
 public:
  /// So many tables that fall to this house are read at once: people who wait for others come
  /// first.
  static constexpr std::size_t kMostAtOnce = 16;
  /// Which tables are live is asked again so often, for those that nobody was told of.
  static constexpr Time kListEveryMs = 30'000;

  Neighbours(Placement& placement, OpenTables& tables, Loading& loading, BotSeats& bots,
             ReadingOn& reading_on, Answers& answers)
      : placement_(placement),
        tables_(tables),
        loading_(loading),
        bots_(bots),
        reading_on_(reading_on),
        lists_(placement, tables, elsewhere_, answers) {}

  /// Who is alive, this server among them unless it has lost sight of the others: before anything
  /// else where the store is shared, and whenever that changes or news may have been lost.
  void set(Neighbourhood& around, ServerId self, std::vector<ServerId> alive, Time now);
  /// News: the store has so many entries of that table. What is known already is passed over.
  void heard(const std::string& table, std::uint32_t last, Time now);
  /// Who is at a table by way of another server.
  void announced(ServerId server, const std::string& table, const Presence& presence, Time now);

  /// Whether somebody is at the table by way of another server.
  bool is_watched(const std::string& table) const { return !elsewhere_.at(table).is_empty(); }

  // What the neighbourhood was asked for.
  void live(std::expected<std::vector<std::string>, store::StoreError> codes, Time now);
  void listed(ListId list,
              const std::expected<std::vector<store::Listing>, store::StoreError>& read) {
    lists_.listed(list, read);
  }

  // For the house.

  Lists& lists() { return lists_; }
  /// A table was read, or could not be.
  void loaded(const std::string& table, bool worked, Time now);
  /// A table has come into memory.
  void came(OpenTable& open, Time now);
  std::optional<Time> next_deadline() const { return list_at_; }
  void pass_time(Time now);

 private:
  /// As others have announced it.
  void set_presence(OpenTable& open, Time now);
  void look_after(OpenTable& open, Time now);
  void read_next(Time now);

  Placement& placement_;
  OpenTables& tables_;
  Loading& loading_;
  BotSeats& bots_;
  ReadingOn& reading_on_;
  Elsewhere elsewhere_;
  Lists lists_;
  std::deque<std::string> falling_;  // tables that may have to be looked after, and are to be read
  std::set<std::string> reading_;  // those that are being read because of that; at most kMostAtOnce
  std::optional<Time> list_at_;    // when to ask which tables are live; nothing where it is alone
};

}  // namespace coverstory::tables
