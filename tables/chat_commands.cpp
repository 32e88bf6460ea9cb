// Commands about the chat of a table: talking, taking a line away, and who may not talk.
#include <fmt/format.h>

#include "tables/commands.h"
#include "tables/refusals.h"

namespace coverstory::tables {

using protocol::Code;

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Say& say) {
  const auto seat = asking.seat_at(open);
  if (!seat) return std::unexpected(seat.error());
  const Standing standing = asking.with.outside.door().standing_of(
      asking.sender.connection, asking.sender.person, asking.now);
  if (standing.muted_until) {
    return refusal(Code::Muted, fmt::format("You may not talk on this server for another {}.",
                                            span_of(*standing.muted_until - asking.now)));
  }
  return asking.perform(open, *seat, Said{*seat, say.text});
}

/// The host takes anybody's line away, the others their own.
Verdict obey(const Asking& asking, OpenTable& open, const protocol::Unsay& unsay) {
  const auto seat = asking.seat_at(open);
  if (!seat) return std::unexpected(seat.error());
  const Room& room = open.table->room();
  const auto speaker = room.speaker_of(unsay.line);
  if (!speaker) return refusal(Code::BadOptions, "There is no such line, or not any more.");
  if (*seat != room.host() && *speaker != asking.sender.person) {
    return refusal(Code::NotHost, "Only the host of the table may take the lines of others away.");
  }
  return asking.perform(open, *seat, Unsaid{unsay.line});
}

Verdict obey(const Asking& asking, OpenTable& open, const protocol::Mute& mute) {
  const auto host = asking.host_at(open);
  if (!host) return std::unexpected(host.error());
  return asking.perform(open, *host, Muted{mute.seat, mute.muted});
}

}  // namespace coverstory::tables
