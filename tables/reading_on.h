// Tables of which the store knows more than we do: another server was faster, or the store did not
// know itself what became of a group. Such a table takes no steps; the entries after what is known
// to be stored are read and performed here one after the other, and whoever watches is shown each
// as if it had been made here. So what a watcher is shown is the table's log without a gap,
// whichever server wrote what.
//
// Numbers decide, never the order in which answers come: an entry that is known already is passed
// over, and a table never goes back behind what is durable.
#pragma once

#include <optional>
#include <string>

#include "tables/bot_seats.h"
#include "tables/care.h"
#include "tables/loading.h"
#include "tables/open_tables.h"
#include "tables/placement.h"
#include "tables/watchers.h"

namespace coverstory::tables {

class ReadingOn {
 public:
  ReadingOn(const Placement& placement, OpenTables& tables, Loading& loading, Watchers& watchers,
            BotSeats& bots, Care& care)
      : placement_(placement),
        tables_(tables),
        loading_(loading),
        watchers_(watchers),
        bots_(bots),
        care_(care) {}

  /// Looks after the table (Care); one in doubt is asked for until it has been read.
  void tend(OpenTable& open, Time now) {
    open.in_doubt && !open.frozen ? begin(open, now) : care_.tend(open, now);
  }

  /// Those of which somebody came, went or did something.
  void tend_stirred(Time now);

  /// The store has other entries of the table than we know, or may have. Nothing of it is on its
  /// way to the store.
  void begin(OpenTable& open, Time now);
  /// The store has so many entries of the table, as another server says. What is on its way to the
  /// store here will meet them there.
  void heard(OpenTable& open, std::uint32_t last, Time now);
  /// After something of the table was stored: whether others have gone on since then.
  void look(OpenTable& open, Time now) {
    if (open.heard > open.durable && open.is_durable()) begin(open, now);
  }
  /// What the store has of the table after that number; nothing where it has fewer. The table takes
  /// steps again. Where the store has another log than was known to be stored, our own is damaged
  /// and the table frozen; a shared one has lost its end when a standby took over, and what it has
  /// is so.
  void take(OpenTable& open, std::uint32_t after, std::optional<store::Log> log, Time now);

 private:
  void take_entry(OpenTable& open, const std::string& body, Time now);
  void take_another(OpenTable& open, std::uint32_t after, std::optional<store::Log> log, Time now);

  const Placement& placement_;
  OpenTables& tables_;
  Loading& loading_;
  Watchers& watchers_;
  BotSeats& bots_;
  Care& care_;
};

}  // namespace coverstory::tables
