// All WebSockets of the server. They are polled by an epoll of their own, which hangs in the event
// loop as one descriptor: each turn takes what has arrived on any of them, lets the guests' hall
// deal with it, and then writes what is to be sent, one call for each client. A connection at rest
// costs a few hundred bytes.
#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "server/configuration.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/websocket/connection.h"

namespace coverstory::server {

/// Where guests are received. `left` is told once for each that arrived, when it can no longer
/// hear.
class Hall {
 public:
  Hall() = default;
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  virtual void arrived(tables::ConnectionId connection) = 0;
  virtual void said(tables::ConnectionId connection, std::string_view text) = 0;
  virtual void left(tables::ConnectionId connection) = 0;
  /// After all that arrived together: time to tell who left, and to write.
  virtual void turn_ended() = 0;
  virtual void second_passed(Instant now) = 0;

 protected:
  ~Hall() = default;
};

class Connections {
 public:
  Connections(boost::asio::io_context& loop, const Limits& limits, Metrics& metrics, const Log& log,
              Hall& hall);

  void add(Guest guest);
  /// One that is gone is no error.
  void send(tables::ConnectionId to, tables::Message message);
  void close(tables::ConnectionId connection, CloseReason why);
  void close_all(CloseReason why);
  /// Tells the hall who left since it was told last.
  void tell_who_left();
  /// Writes what was sent since the last turn. Who cannot be written to has left, which is news.
  void write_all();
  bool has_news() const { return !left_.empty(); }
  /// From now on nothing that clients say is heard.
  void stop_listening() { is_listening_ = false; }

  /// Of an open one.
  std::optional<AddressKey> address_of(tables::ConnectionId connection) const;
  std::size_t count() const { return connections_.size(); }
  std::size_t queued_bytes() const;

 private:
  class Reader;

  void wait();
  void poll();
  void handle(tables::ConnectionId id, std::uint32_t events);
  void read(Connection& connection);
  void hear(Connection& connection, std::span<char> bytes);
  bool take_text(Connection& connection, std::string_view text);
  void note_answer(Connection& connection, std::string_view message);
  void write(Connection& connection);
  void watch(Connection& connection, bool for_writing);
  void mark_dirty(Connection& connection);
  void begin_leaving(Connection& connection, CloseReason why, CloseCode code);
  void drop(Connection& connection, CloseReason why);
  void note_close(Connection& connection, CloseReason why);
  void finish_writing(Connection& connection);
  void sweep_every_second();
  void sweep(Connection& connection);
  Connection* find(tables::ConnectionId id);

  Limits limits_;
  Rate rate_;
  Metrics& metrics_;
  const Log& log_;
  Hall& hall_;
  boost::asio::posix::stream_descriptor epoll_;
  boost::asio::steady_timer second_;
  std::unordered_map<std::uint64_t, std::unique_ptr<Connection>> connections_;
  std::uint64_t last_id_ = 0;
  std::vector<tables::ConnectionId> dirty_;
  std::vector<tables::ConnectionId> left_;  // to be told at the end of the turn
  std::vector<tables::ConnectionId> gone_;  // to be removed at the end of the turn
  std::vector<char> buffer_;                // shared by all that read
  Instant now_{};                           // of this turn
  bool is_listening_ = true;
};

}  // namespace coverstory::server
