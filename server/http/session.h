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
#include "server/crowd.h"
#include "server/http/site.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/websocket/connection.h"

namespace coverstory::server {

/// What all sessions share; it outlives them.
struct HttpHouse {
  const Configuration& configuration;
  Site& site;
  Crowd& by_address;
  Metrics& metrics;
  std::function<void(Guest)> welcome;  // takes over what has become a WebSocket
  std::function<bool()> is_stopping;
};

/// A connection that was accepted, and the places it holds.
struct Caller {
  boost::asio::ip::tcp::socket socket;
  AddressKey address;
  std::vector<Crowd::Place> places;
};

boost::asio::awaitable<void> serve_http(Caller caller, HttpHouse& house);

}  // namespace coverstory::server
