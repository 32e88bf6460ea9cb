// Where others in the same network find this machine, for the one who starts a server at home.
#pragma once

#include <string>
#include <vector>

namespace coverstory::server {

/// The IPv4 addresses of its interfaces that are up, without the loopback.
std::vector<std::string> own_addresses();

}  // namespace coverstory::server
