#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <utility>
#include <vector>

#include "bench/websocket/server.h"

namespace coverstory::websocket_bench {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;
using Text = std::shared_ptr<const std::string>;

/// Does for each client what our WebSockets do: the same largest message, pings and time limits by
/// the stream's own timer, and all that waits for a client goes out as one message, a line each, at
/// the end of a turn of the event loop.
class Client {
 public:
  using Received = std::function<void(std::string_view)>;

  Client(tcp::socket socket, Received received)
      : stream_(std::move(socket)), received_(std::move(received)) {
    auto timeout = websocket::stream_base::timeout::suggested(beast::role_type::server);
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    stream_.read_message_max(16 * 1024);
    stream_.text(true);
    stream_.async_accept([this](error_code error) {
      if (!error) read();
    });
  }

  /// Whether it has to be written to at the end of the turn, which was not so before.
  bool add(const Text& text) {
    waiting_.push_back(text);
    return waiting_.size() == 1 && !is_writing_;
  }

  void write() {
    is_writing_ = true;
    std::swap(waiting_, under_way_);
    const auto then = [this](error_code error, std::size_t) {
      is_writing_ = false;
      under_way_.clear();
      if (!error && !waiting_.empty()) write();
    };
    if (under_way_.size() == 1) return stream_.async_write(asio::buffer(*under_way_[0]), then);
    std::vector<asio::const_buffer> pieces;
    for (const Text& text : under_way_) {
      if (!pieces.empty()) pieces.push_back(asio::buffer("\n", 1));
      pieces.push_back(asio::buffer(*text));
    }
    stream_.async_write(pieces, then);
  }

 private:
  void read() {
    stream_.async_read(buffer_, [this](error_code error, std::size_t bytes) {
      if (error) return;
      received_({static_cast<const char*>(buffer_.cdata().data()), bytes});
      buffer_.consume(bytes);
      read();
    });
  }

  websocket::stream<beast::tcp_stream> stream_;
  Received received_;
  beast::flat_buffer buffer_;
  std::vector<Text> waiting_, under_way_;
  bool is_writing_ = false;
};

class BeastServer {
 public:
  void run(const std::function<void(std::uint16_t)>& ready) {
    ready(acceptor_.local_endpoint().port());
    accept();
    loop_.run();
  }

 private:
  void accept() {
    acceptor_.async_accept([this](error_code error, tcp::socket socket) {
      if (error) return;
      socket.set_option(tcp::no_delay(true));
      const std::size_t number = clients_.size();
      clients_.push_back(std::make_unique<Client>(
          std::move(socket), [this, number](std::string_view text) { tell(number, text); }));
      accept();
    });
  }

  void tell(std::size_t from, std::string_view text) {
    const auto news = std::make_shared<const std::string>(news_of(text));
    const std::size_t first = from / kTable * kTable;
    for (std::size_t i = first; i < first + kTable && i < clients_.size(); ++i) {
      if (clients_[i]->add(news)) dirty_.push_back(clients_[i].get());
    }
    if (std::exchange(will_write_, true)) return;
    asio::post(loop_, [this] {
      will_write_ = false;
      for (Client* client : std::exchange(dirty_, {})) client->write();
    });
  }

  asio::io_context loop_{1};
  tcp::acceptor acceptor_{loop_, {asio::ip::address_v4::loopback(), 0}};
  std::vector<std::unique_ptr<Client>> clients_;
  std::vector<Client*> dirty_;
  bool will_write_ = false;
};

}  // namespace

void serve_with_beast(const std::function<void(std::uint16_t)>& ready) {
  BeastServer().run(ready);
}

}  // namespace coverstory::websocket_bench
