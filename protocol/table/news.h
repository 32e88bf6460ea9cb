// News of a table for those who watch it: the whole as one viewer may see it, what a step has
// changed, who is there. Each reader puts a snapshot and the changes after it together.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/seat.h"
#include "protocol/table/events.h"
#include "protocol/table/message.h"
#include "protocol/table/room.h"
#include "records/json_text.h"

namespace coverstory::protocol {

/// Which state of which table a message leads to, and when that was. The number is the viewer's own
/// (docs/protocol.md); that of the public is told where it is another.
struct Moment {
  std::string_view table;
  std::uint32_t seq = 0;
  std::uint32_t of_the_public = seq;
  std::int64_t now = 0;  // ms since 1970
};

/// By seat: until when its decision is due, ms since 1970.
using Clocks = std::span<const std::optional<std::int64_t>>;

/// Writes the members `game`, for all to see, and `mine`, for the viewer's seat alone, where there
/// is something to say in them.
using WriteGame = std::function<void(records::JsonText& to)>;

struct Snapshot {
  ShownRoom room;
  Clocks clocks;
  std::optional<Seat> you;  // the viewer's seat
  WriteGame game;           // once it has started
  boost::json::array chat;
};

/// What has not changed is not named.
struct Changes {
  std::optional<ShownRoom> room;
  std::optional<Clocks> clocks;
  WriteGame game;
  const ChatLine* line = nullptr;       // that was added to the chat
  std::optional<std::uint32_t> unsaid;  // the number of a line that was taken away
  const Events* events = nullptr;       // what happened, as everybody may know it
};

Message snapshot(const Moment& moment, const Snapshot& whole);
/// Written in that memory, which is empty.
Message changes(const Moment& moment, const Changes& changes, std::string memory = {});
/// The table met a mistake of ours and is set aside.
Message frozen(const Moment& moment);

/// Who of the seats is there, and how many look on.
Message presence(std::string_view table, std::span<const bool> here, std::size_t spectators);
/// Whoever gets this watches the table no more.
Message watching_no_more(std::string_view table);

}  // namespace coverstory::protocol
