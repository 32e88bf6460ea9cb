// What a house of tables needs of the world: to send, to store, to have bots think, to be given
// chance. The server gives it sockets, a disk and threads; the simulator gives it a fake of each
// and a seed. Nothing here waits: what takes time is asked for, and the house is told when it is
// done.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seed.h"
#include "protocol/table/message.h"
#include "store/store.h"
#include "tables/door.h"
#include "tables/reading.h"
#include "tables/thinking.h"
#include "tables/time.h"

namespace coverstory::tables {

/// A client's connection, as the world numbers them; a number is never used again.
enum class ConnectionId : std::uint64_t {};

/// Shared, as the same message often goes to many.
using Message = std::shared_ptr<const protocol::Message>;

class Outside {
 public:
  Outside() = default;
  Outside(const Outside&) = delete;
  Outside& operator=(const Outside&) = delete;
  virtual ~Outside() = default;

  /// Messages to one connection arrive in their order or not at all. One that is gone is no error.
  virtual void send(ConnectionId to, Message message) = 0;

  /// Stores the entries (store::Store::append) and answers with `House::stored`. There is never
  /// more than one such request under way. The group is let go of where the house is told so, not
  /// on another thread: its memory may be used again.
  virtual void append(store::Group group) = 0;
  /// Reads a table's log, or what comes after that number of its entries, and answers with
  /// `House::loaded`. It is read when what was given to `append` before has been answered.
  virtual void load(std::string table, std::uint32_t after) = 0;
  /// The table will not grow soon, unless it has by now. Needs no answer.
  virtual void put_to_rest(store::Known table) = 0;

  /// Has a bot think and answers with `House::thought`, unless the question has been cancelled.
  virtual void think(Question question) = 0;
  virtual void cancel(QuestionId question) = 0;

  /// Makes a reading (reading.h), on any thread, and answers with `House::made`, now or later.
  virtual void make(Reading reading) = 0;

  /// 256 bits that nobody can guess: for seeds, codes and tokens.
  virtual Seed entropy() = 0;

  /// A table met a mistake of ours and was set aside; the operator should know.
  virtual void table_frozen(const std::string& table, std::string_view why) = 0;
  /// A command met a mistake of ours and was refused; no table was concerned.
  virtual void met_fault(std::string_view why) = 0;

  /// Whether one more table may be opened from where this connection comes from.
  virtual bool may_open_table(ConnectionId connection) = 0;
  /// Whether something may be done that costs as much as so many plain commands, after all that was
  /// done for where this connection comes from. It is paid for then.
  virtual bool may_spend(ConnectionId connection, int cost) = 0;
  /// Whether one more code may be looked up that may be nobody's, for where this connection comes
  /// from; codes cannot be tried out. It counts as a miss, unless it is `found`.
  virtual bool may_look_up(ConnectionId connection) = 0;
  virtual void found(ConnectionId connection) = 0;

  /// Whether there is room for people without a seat; if not, one who says hello is refused, and
  /// turned away: closed once that is told.
  virtual bool has_room_for_strangers() = 0;
  virtual void turn_away(ConnectionId connection) = 0;

  /// Through which people come in.
  virtual Door& door() { return open_door_; }

 private:
  Door open_door_;
};

}  // namespace coverstory::tables
