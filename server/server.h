// The table server: a port, a store, and everything between them, until it is told to stop.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/acceptor.h"
#include "server/admin/admin.h"
#include "server/admin/admin_socket.h"
#include "server/configuration.h"
#include "server/connection_limit.h"
#include "server/house_neighbourhood.h"
#include "server/house_runner.h"
#include "server/http/site.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/neighbours.h"
#include "server/places.h"
#include "server/reopening.h"
#include "server/service_manager.h"
#include "store/store.h"

namespace coverstory::server {

/// Why a server did not start, and whose matter it is.
struct StartFailure {
  enum class What : std::uint8_t { Setting, Store, NotNow };  // the last may be otherwise soon
  What what{};
  std::string sentence;
};

class Server {
 public:
  using OpenStore =
      std::function<std::expected<std::unique_ptr<store::Store>, store::StoreError>()>;

  /// Takes the port, opens the store and reopens its tables. When it answers, the server accepts.
  static std::expected<std::unique_ptr<Server>, StartFailure> start(Configuration configuration,
                                                                    const OpenStore& open_store);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  /// `http://HOST:PORT/`, for a person at this machine.
  std::string address() const;
  /// The same for others in its network; none where it listens on one address only.
  std::vector<std::string> addresses_for_others() const;
  std::uint16_t port() const { return port_; }
  /// For the operator; 0 where there is none.
  std::uint16_t metrics_port() const {
    return operators_acceptor_ ? operators_acceptor_->port() : std::uint16_t{0};
  }

  /// Serves until `stop`, or until it cannot go on. What was under way is finished, and the clients
  /// are told, but for a Fault: then the process should end, and as little as possible be done.
  Ending run();
  /// The end of the process, after `run`. The store is closed; bots and readings that are at work
  /// yield to everything else, so they may take any time, and nobody waits for them.
  [[noreturn]] void leave(int exit_code);
  /// From any thread.
  void stop();
  /// SIGTERM and SIGINT stop the server; a second one ends it at once.
  void stop_on_signals();

 private:
  explicit Server(Configuration configuration);

  bool listens_everywhere() const;
  std::optional<StartFailure> open(const OpenStore& open_store);
  void end(Ending ending, const std::string& why);
  void take_pulse();
  std::optional<StartFailure> open_house(std::unique_ptr<store::Store> store);
  std::optional<StartFailure> open_neighbours();
  std::optional<StartFailure> bind();
  std::optional<StartFailure> listen();
  HttpContext context_of(Pages& pages, ConnectionLimit& by_address);
  std::optional<tables::Time> banned_until(const AddressKey& address) const;
  std::optional<StartFailure> open_admin(const std::vector<store::Note>& notes);
  void begin_to_stop();
  boost::asio::awaitable<void> wind_down();

  Configuration configuration_;
  Log log_;
  Metrics metrics_;
  Places places_;
  ConnectionLimit by_address_;
  Places operators_places_;
  ConnectionLimit operators_by_address_;
  boost::asio::io_context loop_{1};
  boost::asio::signal_set signals_{loop_};
  ServiceManager manager_;
  std::string status_;  // that the service manager was told last
  std::unique_ptr<Acceptor> acceptor_;
  std::unique_ptr<Acceptor> operators_acceptor_;  // where the operator has a port
  std::unique_ptr<Neighbours> neighbours_;        // none where no other server can use the store
  std::unique_ptr<HouseNeighbourhood> neighbourhood_;  // where there are any; outlives the house
  std::unique_ptr<HouseRunner> runner_;
  std::unique_ptr<Reopening> reopening_;  // where no other server can use the store
  std::unique_ptr<Site> site_;
  std::unique_ptr<OperatorPages> operators_pages_;
  std::unique_ptr<HttpContext> http_;
  std::unique_ptr<HttpContext> operators_http_;
  std::unique_ptr<Admin> admin_;
  std::unique_ptr<AdminSocket> admin_socket_;  // none where nobody is to use it
  std::uint16_t port_ = 0;
  Ending ending_ = Ending::Stopped;
};

}  // namespace coverstory::server
