// All WebSockets of the server, which owns them from the handshake until they are closed. Each turn
// of the poller takes what has arrived on any of them, lets the handler deal with it, and then
// writes what is to be sent, one call for each client. A connection at rest costs a few hundred
// bytes.
#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <unordered_map>
#include <vector>

#include "server/configuration.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/rate_by_address.h"
#include "server/websocket/poller.h"
#include "server/websocket/websocket.h"

namespace coverstory::server {

/// Who is told what clients do. `disconnected` is told once for each that connected, when nothing
/// can be sent to it any more.
class WebSocketHandler {
 public:
  WebSocketHandler() = default;
  WebSocketHandler(const WebSocketHandler&) = delete;
  WebSocketHandler& operator=(const WebSocketHandler&) = delete;

  virtual void connected(tables::ConnectionId connection) = 0;
  virtual void received(tables::ConnectionId connection, std::string_view text) = 0;
  virtual void disconnected(tables::ConnectionId connection) = 0;
  /// After all that arrived together: time to tell who left, and to write.
  virtual void turn_ended() = 0;
  virtual void second_passed(Instant now) = 0;

 protected:
  ~WebSocketHandler() = default;
};

class WebSockets {
 public:
  /// `work` is what each address may ask for: every command costs one.
  WebSockets(boost::asio::io_context& loop, const Limits& limits, RateByAddress& work,
             Metrics& metrics, const Log& log, WebSocketHandler& handler);

  void add(UpgradedSocket upgraded);
  /// One that is gone is no error.
  void send(tables::ConnectionId to, tables::Message message);
  /// This one, or all of them. One that is gone is no error.
  void close(CloseReason why, std::optional<tables::ConnectionId> which = {});
  /// Tells the handler who left since it was told last.
  void tell_who_left();
  /// Writes what was sent since the last turn. Whether somebody has left who was not told of: who
  /// cannot be written to, for one.
  bool write_all();
  /// With this reason, once it has been sent the refusal that is on its way.
  void close_after_refusal(tables::ConnectionId connection, CloseReason why);
  /// Marks those who make room for others when all places are taken.
  void mark_idle(const std::function<bool(tables::ConnectionId)>& is_idle);
  /// From now on nothing that clients say is heard.
  void stop_listening() { is_listening_ = false; }

  /// Of an open one.
  std::optional<AddressKey> address_of(tables::ConnectionId connection) const;
  std::size_t count() const { return websockets_.size(); }
  std::size_t queued_bytes() const { return queued_; }

 private:
  class Reader;

  void take_turn(std::span<const Poller::Ready> ready);
  void read(WebSocket& connection);
  void hear(WebSocket& connection, std::span<char> bytes);
  bool take_text(WebSocket& connection, std::string_view text);
  void make_room_for(std::size_t bytes);
  void write(WebSocket& connection);
  void mark_dirty(WebSocket& connection);
  void begin_leaving(WebSocket& connection, CloseReason why, CloseCode code);
  void drop(WebSocket& connection, CloseReason why);
  void note_close(WebSocket& connection, CloseReason why);
  void sweep_every_second();
  void sweep(WebSocket& connection);
  WebSocket* find(tables::ConnectionId id);

  Limits limits_;
  Rate rate_;
  RateByAddress& work_;
  Metrics& metrics_;
  const Log& log_;
  WebSocketHandler& handler_;
  Poller poller_;
  boost::asio::steady_timer second_;
  std::size_t queued_ = 0;  // what waits in the queues of all of them
  // By number, none used twice. One goes from here only at the end of a turn, in `write_all`.
  std::unordered_map<std::uint64_t, std::unique_ptr<WebSocket>> websockets_;
  std::uint64_t last_id_ = 0;
  // Of a turn: who has something to write (those that are dirty, each once), who can no longer be
  // sent to and the handler was not told yet (each once in its life), and who is Gone and still
  // among them.
  std::vector<tables::ConnectionId> dirty_;
  std::vector<tables::ConnectionId> left_;
  std::vector<tables::ConnectionId> gone_;
  std::vector<char> buffer_;  // shared by all that read
  Instant now_{};             // of this turn
  bool is_listening_ = true;
};

}  // namespace coverstory::server
