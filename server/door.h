// The door of a server: who is banned or muted, and how much each address has had stored.
#pragma once

#include "server/rate_by_address.h"
#include "server/standings.h"
#include "server/websocket/websockets.h"
#include "tables/door.h"

namespace coverstory::server {

class Door final : public tables::Door {
 public:
  Door(const WebSockets& websockets, RateByAddress& bytes)
      : websockets_(websockets), bytes_(bytes) {}

  tables::Standing standing_of(tables::ConnectionId connection, const tables::Person& person,
                               tables::Time now) override {
    const auto address = websockets_.address_of(connection);
    return standings.of(address.value_or(AddressKey{}), person, now);
  }
  bool may_write(tables::ConnectionId connection) override {
    const auto address = websockets_.address_of(connection);
    return address && bytes_.take(*address, Steady::now(), 0);
  }
  /// After the fact, when it is known how much it is: the next one waits where it was too much.
  void has_written(tables::ConnectionId connection, std::size_t bytes) override {
    const auto address = websockets_.address_of(connection);
    if (address) bytes_.charge(*address, Steady::now(), static_cast<double>(bytes));
  }

  Standings standings;

 private:
  const WebSockets& websockets_;
  RateByAddress& bytes_;
};

}  // namespace coverstory::server
