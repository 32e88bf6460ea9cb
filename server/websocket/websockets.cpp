#include "server/websocket/websockets.h"

#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "protocol/table/answer.h"
#include "protocol/table/command.h"

namespace coverstory::server {
namespace {

using Stage = WebSocket::Stage;
using tables::ConnectionId;

constexpr std::size_t kBufferBytes = 64 * 1024;
/// This many bursts too much are no mistake any more.
constexpr double kFlood = 5;
/// For how long we wait until a client has taken our last word.
constexpr std::chrono::seconds kFarewell{2};
constexpr std::size_t kMostUnanswered = 64;

std::string bye_line(const CloseWords& words) {
  if (words.sentence.empty()) return {};
  return protocol::bye(words.word, words.sentence).text;
}

protocol::Message too_fast(std::string_view text) {
  return protocol::refused(
      protocol::id_of(text),
      {.code = protocol::Code::TooFast, .why = "Too many commands at once; wait a little."});
}

}  // namespace

/// Passes on what a client's decoder finds.
class WebSockets::Reader final : public FrameHandler {
 public:
  Reader(WebSockets& all, WebSocket& connection) : all_(all), connection_(connection) {}

  bool on_text(std::string_view text) override {
    connection_.message_began.reset();
    return all_.take_text(connection_, text);
  }
  bool on_ping(std::string_view content) override {
    connection_.queue.add_control(Opcode::Pong, content);
    all_.mark_dirty(connection_);
    return connection_.queue.bytes() <= all_.limits_.queued_bytes || end(CloseReason::Slow);
  }
  bool on_close(std::optional<CloseCode> code) override {
    all_.begin_leaving(connection_, CloseReason::ByClient, code.value_or(CloseCode::Normal));
    return false;
  }
  void on_violation(CloseReason reason) override { end(reason); }

 private:
  bool end(CloseReason reason) {
    all_.begin_leaving(connection_, reason, words_of(reason).code);
    return false;
  }

  WebSockets& all_;
  WebSocket& connection_;
};

WebSockets::WebSockets(boost::asio::io_context& loop, const Limits& limits, RateByAddress& work,
                       Metrics& metrics, const Log& log, WebSocketHandler& handler)
    : limits_(limits),
      rate_(limits.commands()),
      work_(work),
      metrics_(metrics),
      log_(log),
      handler_(handler),
      poller_(loop, [this](std::span<const Poller::Ready> ready) { take_turn(ready); }),
      second_(loop),
      buffer_(kBufferBytes),
      now_(Steady::now()) {
  sweep_every_second();
}

void WebSockets::take_turn(std::span<const Poller::Ready> ready) {
  now_ = Steady::now();
  for (const Poller::Ready& socket : ready) {
    WebSocket* const connection = find(ConnectionId{socket.number});
    if (!connection) continue;
    if (socket.to_write) mark_dirty(*connection);
    if (socket.to_read) read(*connection);
  }
  handler_.turn_ended();
}

void WebSockets::add(UpgradedSocket upgraded) {
  now_ = Steady::now();
  std::string early = std::exchange(upgraded.early, {});
  const ConnectionId id{++last_id_};
  auto& connection = *(websockets_[last_id_] = std::make_unique<WebSocket>(
                           id, std::move(upgraded), limits_.message_bytes, rate_, queued_, now_));
  if (!poller_.add(connection.socket.number(), last_id_)) {
    websockets_.erase(last_id_);
    return;
  }
  connection.place->on_given_away([this, id] {
    if (WebSocket* const gone = find(id))
      begin_leaving(*gone, CloseReason::Full, words_of(CloseReason::Full).code);
    handler_.turn_ended();
  });
  handler_.connected(id);
  if (!is_listening_) begin_leaving(connection, CloseReason::Restart, CloseCode::Restart);
  if (!early.empty()) hear(connection, early);
  handler_.turn_ended();
}

void WebSockets::read(WebSocket& connection) {
  const auto got = ::recv(connection.socket.number(), buffer_.data(), buffer_.size(), MSG_DONTWAIT);
  if (got == 0) return drop(connection, CloseReason::Lost);
  if (got < 0) {
    if (errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR)
      drop(connection, CloseReason::Lost);
    return;
  }
  metrics_.bytes_received += static_cast<std::uint64_t>(got);
  hear(connection, std::span(buffer_).first(static_cast<std::size_t>(got)));
}

/// What comes after the last word is read and thrown away, so that the client gets that word: a
/// socket closed with unread bytes takes back what it has sent.
void WebSockets::hear(WebSocket& connection, std::span<char> bytes) {
  connection.heard = now_;
  connection.is_pinged = false;
  if (connection.stage != Stage::Open || !is_listening_) return;
  Reader reader(*this, connection);
  connection.decoder.feed(bytes, reader);
  if (!connection.decoder.is_amid_message())
    connection.message_began.reset();
  else if (!connection.message_began)
    connection.message_began = now_;
}

bool WebSockets::take_text(WebSocket& connection, std::string_view text) {
  ++metrics_.messages_received;
  if (connection.has_said_hello) connection.place->set_idle(false);
  const double left = connection.commands.take(rate_, now_);
  if (left < -kFlood * rate_.burst) {
    begin_leaving(connection, CloseReason::Flood, CloseCode::Policy);
  } else if (left < 0 || !work_.take(connection.address, now_)) {
    ++metrics_.too_fast;
    send(connection.id, std::make_shared<const protocol::Message>(too_fast(text)));
  } else {
    if (connection.unanswered.size() < kMostUnanswered) connection.unanswered.push_back(now_);
    handler_.received(connection.id, text);
  }
  return connection.stage == Stage::Open;
}

void WebSockets::send(ConnectionId to, tables::Message message) {
  WebSocket* const connection = find(to);
  if (!connection || connection->stage != Stage::Open) return;
  const std::size_t bytes = message->text.size();
  if (connection->queue.bytes() + bytes > limits_.queued_bytes)
    return begin_leaving(*connection, CloseReason::Slow, words_of(CloseReason::Slow).code);
  make_room_for(bytes);
  if (connection->stage != Stage::Open) return;
  connection->note_answer(*message, metrics_);
  const bool is_refusal = message->kind == protocol::MessageKind::Refused;
  connection->queue.add(std::move(message));
  mark_dirty(*connection);
  if (const auto why = connection->closes_after_refusal; why && is_refusal)
    begin_leaving(*connection, *why, words_of(*why).code);
}

/// What all have left unread is bounded as well. Whoever has left the most goes, those whose socket
/// is full before others; that they are looked for among all is paid for by what they have not
/// read.
void WebSockets::make_room_for(std::size_t bytes) {
  while (queued_ > 0 && queued_ + bytes > limits_.queued_bytes_of_all) {
    const auto backlog = [](const auto& entry) {
      const WebSocket& connection = *entry.second;
      return std::pair(connection.waits_to_write, connection.queue.bytes());
    };
    WebSocket& last = *std::ranges::max_element(websockets_, {}, backlog)->second;
    last.queue.drop_all();
    drop(last, CloseReason::Slow);
  }
}

void WebSockets::close_after_refusal(ConnectionId id, CloseReason why) {
  if (WebSocket* const connection = find(id)) connection->closes_after_refusal = why;
}

void WebSockets::mark_idle(const std::function<bool(ConnectionId)>& is_idle) {
  for (auto& [number, connection] : websockets_)
    if (connection->has_said_hello) connection->place->set_idle(is_idle(connection->id));
}

void WebSockets::close(CloseReason why, std::optional<ConnectionId> which) {
  for (auto& [number, connection] : websockets_) {
    if (!which || connection->id == *which) begin_leaving(*connection, why, words_of(why).code);
  }
}

void WebSockets::begin_leaving(WebSocket& connection, CloseReason why, CloseCode code) {
  if (connection.stage != Stage::Open) return;
  if (why == CloseReason::Slow) connection.queue.drop_messages();
  connection.queue.add_last(bye_line(words_of(why)), close_frame(code, words_of(why).word));
  note_close(connection, why);
  connection.stage = Stage::Leaving;
  connection.since = now_;
  mark_dirty(connection);
}

/// Without a word.
void WebSockets::drop(WebSocket& connection, CloseReason why) {
  if (connection.stage == Stage::Gone) return;
  if (connection.stage == Stage::Open) note_close(connection, why);
  connection.stage = Stage::Gone;
  gone_.push_back(connection.id);
}

void WebSockets::note_close(WebSocket& connection, CloseReason why) {
  ++metrics_.closed(why);
  left_.push_back(connection.id);
  log_.debug("closed", {{"connection", static_cast<std::int64_t>(connection.id)},
                        {"reason", words_of(why).word}});
}

void WebSockets::mark_dirty(WebSocket& connection) {
  if (connection.is_dirty) return;
  connection.is_dirty = true;
  dirty_.push_back(connection.id);
}

/// The handler may have something to say to others about it, and they may not be there either.
void WebSockets::tell_who_left() {
  while (!left_.empty()) {
    for (const ConnectionId id : std::exchange(left_, {})) handler_.disconnected(id);
  }
}

bool WebSockets::write_all() {
  for (const ConnectionId id : std::exchange(dirty_, {})) {
    if (WebSocket* const connection = find(id)) write(*connection);
  }
  for (const ConnectionId id : std::exchange(gone_, {})) websockets_.erase(std::to_underlying(id));
  return !left_.empty();
}

void WebSockets::write(WebSocket& connection) {
  connection.is_dirty = false;
  if (connection.stage == Stage::Gone || connection.said_last) return;
  const SendQueue::Written written = connection.queue.write_to(connection.socket.number());
  metrics_.bytes_sent += written.bytes;
  connection.written += written.bytes;
  metrics_.messages_sent += written.frames;
  if (written.outcome == SendQueue::Outcome::Failed) return drop(connection, CloseReason::Lost);
  const bool is_full = written.outcome == SendQueue::Outcome::Blocked;
  if (is_full != connection.waits_to_write) {
    connection.waits_to_write = is_full;
    poller_.watch(connection.socket.number(), std::to_underlying(connection.id),
                  is_full ? Poller::Wants::ReadingAndWriting : Poller::Wants::Reading);
  }
  if (is_full || connection.stage != Stage::Leaving) return;
  // The client closes when it has read all; until then, or for a while, we keep our side.
  connection.said_last = true;
  ::shutdown(connection.socket.number(), SHUT_WR);
}

void WebSockets::sweep_every_second() {
  second_.expires_after(std::chrono::seconds(1));
  second_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    now_ = Steady::now();
    for (auto& [number, connection] : websockets_) sweep(*connection);
    handler_.second_passed(now_);
    handler_.turn_ended();
    sweep_every_second();
  });
}

void WebSockets::sweep(WebSocket& connection) {
  if (connection.stage == Stage::Leaving) {
    if (now_ - connection.since > kFarewell) drop(connection, CloseReason::Lost);
    return;
  }
  if (connection.stage == Stage::Gone) return;
  const auto silence = now_ - connection.heard;
  if (!connection.waits_to_write) connection.progress.rest();
  if (connection.waits_to_write &&
      connection.progress.is_too_slow(now_,
                                      connection.written - on_their_way(connection.socket.number()),
                                      limits_.least_reading())) {
    begin_leaving(connection, CloseReason::Slow, words_of(CloseReason::Slow).code);
  } else if (!connection.has_said_hello && now_ - connection.since > limits_.hello) {
    begin_leaving(connection, CloseReason::Silent, words_of(CloseReason::Silent).code);
  } else if (connection.message_began && now_ - *connection.message_began > limits_.hello) {
    begin_leaving(connection, CloseReason::Unfinished, words_of(CloseReason::Unfinished).code);
  } else if (connection.is_pinged && silence > 2 * limits_.ping) {
    drop(connection, CloseReason::Lost);
  } else if (silence > limits_.ping && !connection.is_pinged) {
    connection.is_pinged = true;
    connection.queue.add_control(Opcode::Ping, "");
    mark_dirty(connection);
  }
}

std::optional<AddressKey> WebSockets::address_of(ConnectionId id) const {
  const auto found = websockets_.find(std::to_underlying(id));
  if (found == websockets_.end()) return std::nullopt;
  return found->second->address;
}

WebSocket* WebSockets::find(ConnectionId id) {
  const auto found = websockets_.find(std::to_underlying(id));
  return found == websockets_.end() ? nullptr : found->second.get();
}

}  // namespace coverstory::server
