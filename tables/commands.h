// Commands of people are obeyed here: it is looked at who may ask for what, steps are performed,
// and the sender is answered. What is about a table as a whole and who sits there is in
// lobby_commands.cpp, what is about its game in playing_commands.cpp, and its chat in
// chat_commands.cpp.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "protocol/table/command.h"
#include "tables/answers.h"
#include "tables/care.h"
#include "tables/lists.h"
#include "tables/loading.h"
#include "tables/moderation.h"
#include "tables/readings.h"
#include "tables/watchers.h"

namespace coverstory::tables {

/// What the commands that are more work than others cost, in plain commands.
inline constexpr int kCostOfList = 2;
inline constexpr int kCostOfWatching = 2;  // the whole table may have to be shown
inline constexpr int kCostOfRecord = 10;
inline constexpr int kCostOfReplay = 20;

/// What commands are obeyed with.
struct CommandParts {
  Outside& outside;
  const HouseLimits& limits;
  OpenTables& tables;
  const Loading& loading;
  Watchers& watchers;
  Answers& answers;
  Readings& readings;
  BotSeats& bots;
  Care& care;
  const Moderation& moderation;
  Lists& lists;
};

/// One command, and the time.
struct Asking {
  const CommandParts& with;
  Sender sender;
  Time now = 0;
  bool& is_answered;

  /// Pays for a command that costs more than others, or refuses it.
  Verdict pay(int cost) const;
  /// Answers with yes.
  void accept(protocol::Message answer, const About& about) const;
  /// Performs the step that the sender asked for and answers with its number.
  Verdict perform(OpenTable& open, Seat by, What what, Time at) const;
  Verdict perform(OpenTable& open, Seat by, What what) const {
    return perform(open, by, std::move(what), now);
  }
  /// Whether more may be stored for who asks.
  Verdict may_write() const;
  /// Whether games may still be begun and joined.
  Verdict while_open() const;
  std::expected<Seat, protocol::Refusal> seat_at(const OpenTable& open) const;
  /// The same, of the host alone.
  std::expected<Seat, protocol::Refusal> host_at(const OpenTable& open) const;
};

/// The sender gets one answer, now, when what it rests on is durable, or when it has been made. The
/// table that the command is about, or would open, has been read, if there is one; a mistake of
/// ours on the way freezes it and nothing else.
void obey(const CommandParts& with, ConnectionId from, const protocol::Command& command,
          const std::string& table, Time now);

// Each has answered the sender or will, or says why it is refused; nothing has changed then.

// lobby_commands.cpp
Verdict obey(const Asking& asking, const protocol::Create& create);
Verdict obey(const Asking& asking, const protocol::Quick& quick);
Verdict obey(const Asking& asking, const protocol::Tables&);
Verdict obey(const Asking& asking, const protocol::Mine&);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Join& join);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Leave&);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::AddBot& add);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Remove& remove);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::ChangeSettings& change);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Order& order);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Start& start);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Rematch&);
/// A command that was obeyed before, as step `seq` of the table for that seat: it is answered
/// again.
Verdict obey_again(const Asking& asking, OpenTable& open, const protocol::Deed& deed,
                   std::uint32_t seq);

// chat_commands.cpp
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Say& say);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Unsay& unsay);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Mute& mute);

// playing_commands.cpp
Verdict obey(const Asking& asking, const protocol::Unwatch&);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Watch& watch);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Play& play);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Back&);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Record&);
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Replay& replay);

/// A finished game, looked back at: what is to be read for this person, or why not. Without a
/// person it is the public that asks.
std::expected<ReadingOf, protocol::Refusal> reading_of(const OpenTable& open,
                                                       const std::optional<Person>& person,
                                                       ReadingOf::Kind kind, TextForm form,
                                                       std::optional<Seat> as);

}  // namespace coverstory::tables
