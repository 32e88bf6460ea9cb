// One HTTP connection: requests one after the other, until it idles, asks to be closed, or becomes
// a WebSocket and is handed on.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <string>
#include <vector>

#include "server/address.h"
#include "server/configuration.h"
#include "server/connection_limit.h"
#include "server/http/site.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/websocket/websocket.h"

namespace coverstory::server {

/// What all sessions share; it outlives them.
struct HttpContext {
  const Configuration& configuration;
  Site& site;
  ConnectionLimit& by_address;
  Metrics& metrics;
  std::function<void(UpgradedSocket)> on_upgrade;  // takes over what has become a WebSocket
  std::function<bool()> is_stopping;
};

/// A connection that was accepted, and the slots it holds.
struct AcceptedSocket {
  boost::asio::ip::tcp::socket socket;
  AddressKey address;
  std::vector<ConnectionLimit::Slot> slots;
};

boost::asio::awaitable<void> serve_http(AcceptedSocket accepted, HttpContext& context);

}  // namespace coverstory::server
