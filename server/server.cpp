#include "server/server.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <cstdlib>
#include <utility>

#include "server/own_addresses.h"
#include "tables/refusals.h"

namespace coverstory::server {
namespace {

namespace asio = boost::asio;
using What = StartFailure::What;

/// All of it is within the five seconds after which the alarm ends what hangs.
constexpr std::chrono::milliseconds kFinishing{3000};
constexpr std::chrono::milliseconds kFarewell{1000};
constexpr std::chrono::milliseconds kLook{2};
constexpr unsigned kAlarmSeconds = 5;
constexpr std::string_view kWell = "Serving.";
/// Connections to the operator's port, which has its own: a full server can still be looked at.
constexpr std::size_t kOperators = 16;

constexpr std::string_view kForgeable =
    "Whoever reaches this port without the proxy can claim any address; listen with --host "
    "127.0.0.1, or let nobody but the proxy in.";

/// Every connection is a descriptor.
void raise_descriptor_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

StartFailure failure_of(const store::StoreError& error) {
  const bool may_pass =
      error.failure == store::Failure::Full || error.failure == store::Failure::Unreachable;
  return {may_pass ? What::NotNow : What::Store, error.sentence};
}

/// Servers that share tables go by the time of their database, however their own clocks are set.
TableClock::Sources time_of(const Neighbours* neighbours) {
  TableClock::Sources sources = TableClock::of_the_system();
  if (neighbours) sources.time_of_day = [neighbours] { return neighbours->time(); };
  return sources;
}

}  // namespace

Server::Server(Configuration configuration)
    : configuration_(std::move(configuration)),
      log_(configuration_.log_level, configuration_.log_format),
      places_(configuration_.limits.connections),
      by_address_(configuration_.limits.connections_of_an_address),
      operators_places_(kOperators),
      operators_by_address_(kOperators),
      manager_(configuration_.notify_socket) {
  // The largest messages are readings, as texts within JSON: that makes them twice as long at most.
  // So no message is more than a client may leave unread.
  configuration_.house.reading_bytes =
      std::min(configuration_.house.reading_bytes, configuration_.limits.queued_bytes / 2);
}

Server::~Server() = default;

std::expected<std::unique_ptr<Server>, StartFailure> Server::start(Configuration configuration,
                                                                   const OpenStore& open_store) {
  raise_descriptor_limit();
  std::unique_ptr<Server> server(new Server(std::move(configuration)));
  if (auto failure = server->open(open_store)) return std::unexpected(std::move(*failure));
  return server;
}

/// The ports first: a second server by mistake is told so before it touches anything.
std::optional<StartFailure> Server::open(const OpenStore& open_store) {
  if (auto failure = bind()) return failure;
  std::optional<StaticFiles> files;
  if (!configuration_.web.empty()) {
    auto opened = StaticFiles::open(configuration_.web);
    if (!opened) return StartFailure{What::Setting, opened.error()};
    files = std::move(*opened);
  }
  log_.info("opening", {{"store", configuration_.store.shown()}});
  // The longer the more live entries there are; what follows is quick.
  manager_.starting();
  auto store = open_store();
  if (!store) return failure_of(store.error());
  // Before anything is read: what others change after that is told.
  if (auto failure = open_neighbours()) return failure;
  const auto notes = (*store)->notes();
  if (!notes) return failure_of(notes.error());
  if (auto failure = open_house(std::move(*store))) return failure;
  site_ = std::make_unique<Site>(*runner_, std::move(files), configuration_.metrics_token);
  operators_pages_ = std::make_unique<OperatorPages>(*runner_);
  if (auto failure = open_admin(*notes)) return failure;
  if (auto failure = listen()) return failure;
  manager_.ready(kWell);
  status_ = kWell;
  return std::nullopt;
}

/// Where others use the same store, the house finds out by itself what it is to look after.
std::optional<StartFailure> Server::open_house(std::unique_ptr<store::Store> store) {
  auto live = neighbours_ ? std::vector<std::string>() : store->live_codes();
  if (!live) return failure_of(live.error());
  const auto last = store->last_entry();
  if (!last) return failure_of(last.error());
  runner_ = std::make_unique<HouseRunner>(
      loop_, configuration_, std::move(store), time_of(neighbours_.get()), places_, metrics_, log_,
      [this](Ending ending, const std::string& why) { end(ending, why); });
  runner_->set_pulse([this] { take_pulse(); });
  if (!neighbours_) {
    runner_->go_on_from(*last);
    reopening_ = std::make_unique<Reopening>(
        loop_, runner_->outside().store(), [this](const auto& what) { runner_->tell(what); }, log_);
    reopening_->begin(std::move(*live));
    return std::nullopt;
  }
  neighbourhood_ = std::make_unique<HouseNeighbourhood>(
      loop_, *neighbours_, runner_->outside(), [this](const auto& what) { runner_->tell(what); },
      [this](const std::vector<store::Note>& changed) { admin_->take_changed(changed); });
  neighbourhood_->join();
  return std::nullopt;
}

std::optional<StartFailure> Server::open_neighbours() {
  if (configuration_.server == 0) return std::nullopt;
  auto opened = Neighbours::open(configuration_.store.where, configuration_.server, log_);
  if (!opened) return failure_of(opened.error());
  neighbours_ = std::move(*opened);
  return std::nullopt;
}

std::optional<StartFailure> Server::bind() {
  auto acceptor = Acceptor::bind(loop_, configuration_.host, configuration_.port);
  if (!acceptor) return StartFailure{What::Setting, acceptor.error()};
  acceptor_ = std::move(*acceptor);
  port_ = acceptor_->port();
  if (configuration_.behind_proxy && !is_private(acceptor_->address()))
    log_.warning("behind_proxy", {{"why", kForgeable}});
  if (!configuration_.metrics_port) return std::nullopt;
  auto own = Acceptor::bind(loop_, configuration_.metrics_host, *configuration_.metrics_port);
  if (!own) return StartFailure{What::Setting, own.error()};
  operators_acceptor_ = std::move(*own);
  return std::nullopt;
}

HttpContext Server::context_of(Pages& pages, ConnectionLimit& by_address) {
  return {.configuration = configuration_,
          .pages = pages,
          .by_address = by_address,
          .requests = runner_->rates().requests,
          .metrics = metrics_,
          .on_upgrade = {},
          .is_stopping = [this] { return runner_->is_stopping(); },
          .banned_until = [](const AddressKey&) { return std::optional<tables::Time>(); }};
}

std::optional<tables::Time> Server::banned_until(const AddressKey& address) const {
  return runner_->outside().door().standings.banned_until(address, runner_->now());
}

std::optional<StartFailure> Server::listen() {
  http_ = std::make_unique<HttpContext>(context_of(*site_, by_address_));
  http_->on_upgrade = [this](UpgradedSocket upgraded) {
    runner_->websockets().add(std::move(upgraded));
  };
  // The operator's own port answers everybody who reaches it.
  http_->banned_until = [this](const AddressKey& address) { return banned_until(address); };
  if (const auto listening = acceptor_->listen(*http_, places_, log_); !listening)
    return StartFailure{What::Setting, listening.error()};
  log_.info("listening", {{"port", port_}});
  if (!operators_acceptor_) return std::nullopt;
  operators_http_ =
      std::make_unique<HttpContext>(context_of(*operators_pages_, operators_by_address_));
  if (const auto own = operators_acceptor_->listen(*operators_http_, operators_places_, log_); !own)
    return StartFailure{What::Setting, own.error()};
  log_.info("metrics", {{"port", metrics_port()}});
  return std::nullopt;
}

/// The loop turns, and that is all that a watchdog should look at: a store that hangs or is full is
/// not helped by starting again, and everybody would be cut off.
void Server::take_pulse() {
  manager_.alive();
  const std::string ailment = runner_->ailment();
  std::string status = ailment;
  if (status.empty() && reopening_) status = reopening_->status();
  if (status.empty()) status = kWell;
  if (status != status_) manager_.status(status);
  status_ = status;
}

std::optional<StartFailure> Server::open_admin(const std::vector<store::Note>& notes) {
  admin_ = std::make_unique<Admin>(loop_, *runner_, metrics_, log_, [this] { begin_to_stop(); });
  admin_->take_up(notes, configuration_.keep_days);
  if (configuration_.admin_socket.empty()) return std::nullopt;
  auto socket =
      AdminSocket::listen(loop_, configuration_.admin_socket,
                          [this](const std::string& line, std::function<void(std::string)> then) {
                            admin_->answer(line, std::move(then));
                          });
  if (!socket) return StartFailure{What::Setting, socket.error()};
  admin_socket_ = std::move(*socket);
  return std::nullopt;
}

bool Server::listens_everywhere() const {
  const std::string& host = configuration_.host;
  return host.empty() || host == "0.0.0.0" || host == "::";
}

std::string Server::address() const {
  const std::string& host = configuration_.host;
  if (listens_everywhere()) return fmt::format("http://localhost:{}/", port_);
  const bool is_v6 = host.find(':') != std::string::npos;
  return fmt::format("http://{}:{}/", is_v6 ? "[" + host + "]" : host, port_);
}

std::vector<std::string> Server::addresses_for_others() const {
  std::vector<std::string> all;
  if (!listens_everywhere()) return all;
  for (const std::string& own : own_addresses())
    all.push_back(fmt::format("http://{}:{}/", own, port_));
  return all;
}

Ending Server::run() {
  try {
    loop_.run();
  } catch (const std::exception& fault) {
    end(Ending::Fault, fault.what());
  }
  if (ending_ != Ending::Fault) log_.info("stopped");
  return ending_;
}

void Server::leave(int exit_code) {
  admin_socket_.reset();
  runner_->outside().store().close();
  std::_Exit(exit_code);
}

/// A store that is damaged is left as it is, and everybody is told good-bye. After a fault the loop
/// stops where it is.
void Server::end(Ending ending, const std::string& why) {
  ending_ = ending;
  if (ending == Ending::Fault) {
    log_.error("fault", {{"why", why}, {"then", "The process ends; what is stored is whole."}});
    return loop_.stop();
  }
  log_.error("store_damaged", {{"why", why}});
  asio::post(loop_, [this] { begin_to_stop(); });
}

void Server::stop() {
  asio::post(loop_, [this] { begin_to_stop(); });
}

void Server::stop_on_signals() {
  // Whoever reads our log may go away.
  std::signal(SIGPIPE, SIG_IGN);
  signals_.add(SIGTERM);
  signals_.add(SIGINT);
  signals_.async_wait([this](const boost::system::error_code& error, int number) {
    if (error) return;
    log_.info("signal", {{"number", number}});
    // A disk that does not answer must not hold us.
    alarm(kAlarmSeconds);
    begin_to_stop();
    signals_.async_wait([](const boost::system::error_code& failed, int second) {
      if (!failed) std::_Exit(128 + second);
    });
  });
}

void Server::begin_to_stop() {
  if (runner_->is_stopping()) return;
  log_.info("stopping",
            {{"connections", static_cast<std::int64_t>(runner_->websockets().count())}});
  manager_.stopping();
  acceptor_->stop();
  if (operators_acceptor_) operators_acceptor_->stop();
  if (admin_socket_) admin_socket_->stop();
  if (neighbours_) neighbours_->leave();
  if (reopening_) reopening_->stop();
  runner_->begin_to_stop();
  asio::co_spawn(loop_, wind_down(), asio::detached);
}

asio::awaitable<void> Server::wind_down() {
  asio::steady_timer pause(loop_);
  const auto until = [&](auto is_so, std::chrono::milliseconds most) -> asio::awaitable<bool> {
    const Instant end = Steady::now() + most;
    while (!is_so() && Steady::now() < end) {
      pause.expires_after(kLook);
      co_await pause.async_wait(asio::as_tuple(asio::use_awaitable));
    }
    co_return is_so();
  };
  if (!co_await until([this] { return runner_->has_finished(); }, kFinishing))
    log_.error("unfinished", {{"why", "The store did not answer in time."}});
  WebSockets& websockets = runner_->websockets();
  websockets.close(CloseReason::Restart);
  websockets.write_all();
  co_await until([&] { return websockets.count() == 0; }, kFarewell);
  loop_.stop();
}

}  // namespace coverstory::server
