// One client's WebSocket: its socket, what has arrived of a message, what waits to be sent, and how
// it behaves. It does what it is told; WebSockets decides when.
#pragma once

#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "bots/exec/descriptor.h"
#include "server/clock.h"
#include "server/connection_limit.h"
#include "server/metrics.h"
#include "server/places.h"
#include "server/progress.h"
#include "server/token_bucket.h"
#include "server/websocket/decoder.h"
#include "server/websocket/send_queue.h"
#include "tables/outside.h"

namespace coverstory::server {

using bots::exec::Descriptor;

/// A socket on which the handshake is done, and whose it is.
struct UpgradedSocket {
  Descriptor socket;
  AddressKey address;
  std::unique_ptr<Places::Place> place;
  std::optional<ConnectionLimit::Slot> slot;
  std::string early;  // what came with the handshake
};

struct WebSocket {
  /// Leaving: the last word is said, and we wait until it is taken. Gone: to be removed.
  enum class Stage : std::uint8_t { Open, Leaving, Gone };

  WebSocket(tables::ConnectionId number, UpgradedSocket upgraded, std::size_t most_bytes,
            const Rate& rate, std::size_t& queued_by_all, Instant now)
      : id(number),
        socket(std::move(upgraded.socket)),
        address(upgraded.address),
        place(std::move(upgraded.place)),
        slot(std::move(upgraded.slot)),
        decoder(most_bytes),
        queue(queued_by_all),
        commands(rate, now),
        since(now),
        heard(now) {}

  /// Before it is queued. The first answer that says yes is that to the hello: nothing else is
  /// accepted before.
  void note_answer(const protocol::Message& message, Metrics& metrics) {
    if (message.kind == protocol::MessageKind::Accepted && !has_said_hello) {
      has_said_hello = true;
      place->settle();
    }
    if (unanswered.empty() || !message.is_answer()) return;
    metrics.answer_latency.add(Steady::now() - unanswered.front());
    unanswered.erase(unanswered.begin());
  }

  tables::ConnectionId id;
  Stage stage = Stage::Open;
  bool is_dirty = false;        // has something to write, and is on the list
  bool waits_to_write = false;  // the socket was full
  bool has_said_hello = false;  // and was welcomed
  bool is_pinged = false;       // since it was last heard
  bool said_last = false;       // all is written and our side is shut
  std::optional<CloseReason> closes_after_refusal;
  Descriptor socket;
  AddressKey address;
  std::unique_ptr<Places::Place> place;
  std::optional<ConnectionLimit::Slot> slot;  // of the address
  Decoder decoder;
  SendQueue queue;
  std::uint64_t written = 0;  // to the socket, in all
  Progress progress;          // with what is written, while the socket is full
  TokenBucket commands;
  Instant since;                         // it is in its stage
  Instant heard;                         // last
  std::optional<Instant> message_began;  // that has not ended
  /// When the commands came that have no answer yet, for the latency. Answers may overtake one
  /// another when a table has to be loaded; the figures bear that.
  boost::container::small_vector<Instant, 2> unanswered;
};

}  // namespace coverstory::server
