// What the host of the server does in the house: a message to all, no more new games before a stop,
// and tables that are closed, cleaned or gone. It decides nothing: whoever runs the house asks for
// it, and the store is theirs.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "protocol/table/message.h"
#include "store/store.h"
#include "tables/care.h"
#include "tables/loading.h"
#include "tables/watchers.h"

namespace coverstory::tables {

class Moderation {
 public:
  Moderation(OpenTables& tables, Loading& loading, Watchers& watchers, Journal& journal,
             BotSeats& bots, Care& care)
      : tables_(tables),
        loading_(loading),
        watchers_(watchers),
        journal_(journal),
        bots_(bots),
        care_(care) {}

  /// A message to all, now and to each who says hello, until there is another; without one, the
  /// last is taken away.
  void announce(std::optional<std::string> notice, Time now);
  const std::optional<std::string>& notice() const { return notice_; }
  /// After a hello.
  void greet(ConnectionId connection) const;

  /// No table is opened and no seat taken any more, or again.
  void set_draining(bool is_draining) { is_draining_ = is_draining; }
  bool is_draining() const { return is_draining_; }

  /// Once the table is in memory, read first where it is not; why, where it cannot be.
  using Brought = std::function<void(std::expected<OpenTable*, protocol::Refusal>)>;
  void bring(const std::string& code, Brought then, Time now);

  /// No more play: everybody there is told.
  Verdict close(OpenTable& open, Time now);
  /// Of a line that is gone already nothing more is said.
  Verdict unsay(OpenTable& open, std::uint32_t line, Time now);

  /// The store has this log instead of the table's own, up to as many entries: the table in memory,
  /// if there is one, is what it folds to, and who watches is shown that.
  void take_replaced(const store::Log& log, Time now);
  /// The table leaves the memory, and its watchers are told so. False where something of it is on
  /// its way to the store: it takes no more steps, and this is to be asked again.
  bool drop(const std::string& code, Time now);
  /// Whether the table is in memory and somebody watches it or plays there, or something has come
  /// since then.
  bool is_in_use(const std::string& code, Time since) const;

  const OpenTables& tables() const { return tables_; }
  const Watchers& watchers() const { return watchers_; }

 private:
  OpenTables& tables_;
  Loading& loading_;
  Watchers& watchers_;
  Journal& journal_;
  BotSeats& bots_;
  Care& care_;
  std::optional<std::string> notice_;
  Time notice_since_ = 0;
  bool is_draining_ = false;
};

}  // namespace coverstory::tables
