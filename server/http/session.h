// One HTTP connection: requests one after the other, until it idles, asks to be closed, or becomes
// a WebSocket and is handed on.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <memory>
#include <optional>

#include "server/address.h"
#include "server/configuration.h"
#include "server/connection_limit.h"
#include "server/http/message.h"
#include "server/metrics.h"
#include "server/places.h"
#include "server/rate_by_address.h"
#include "server/websocket/websocket.h"
#include "tables/time.h"

namespace coverstory::server {

/// What all sessions at a port share; it outlives them.
struct HttpContext {
  const Configuration& configuration;
  Pages& pages;
  ConnectionLimit& by_address;
  RateByAddress& requests;
  Metrics& metrics;
  std::function<void(UpgradedSocket)> on_upgrade;  // takes over what has become a WebSocket, if any
  std::function<bool()> is_stopping;
  /// Until when an address may not use the server, whatever it asks for.
  std::function<std::optional<tables::Time>(const AddressKey&)> banned_until;
};

/// A connection that was accepted, its place, and the slot of its address if that is known yet.
struct AcceptedSocket {
  boost::asio::ip::tcp::socket socket;
  AddressKey address;
  std::unique_ptr<Places::Place> place;
  std::optional<ConnectionLimit::Slot> slot;
};

boost::asio::awaitable<void> serve_http(AcceptedSocket accepted, HttpContext& context);

}  // namespace coverstory::server
