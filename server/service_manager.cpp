#include "server/service_manager.h"

#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>

namespace coverstory::server {

void ServiceManager::ready(std::string_view sentence) const {
  tell(fmt::format("READY=1\nSTATUS={}", sentence));
}

/// For half a minute more, from each time that it is said.
void ServiceManager::starting() const {
  tell("EXTEND_TIMEOUT_USEC=30000000");
}

void ServiceManager::alive() const {
  tell("WATCHDOG=1");
}

void ServiceManager::status(std::string_view sentence) const {
  tell(fmt::format("STATUS={}", sentence));
}

void ServiceManager::stopping() const {
  tell("STOPPING=1");
}

/// Whoever does not listen is not waited for, and no error is ours.
void ServiceManager::tell(std::string_view lines) const {
  sockaddr_un address{.sun_family = AF_UNIX};
  if (socket_.empty() || socket_.size() >= sizeof address.sun_path) return;
  std::ranges::copy(socket_, address.sun_path);
  if (socket_.front() == '@') address.sun_path[0] = '\0';
  const int descriptor = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return;
  const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + socket_.size());
  (void)sendto(descriptor, lines.data(), lines.size(), MSG_NOSIGNAL | MSG_DONTWAIT,
               reinterpret_cast<const sockaddr*>(&address), length);
  close(descriptor);
}

}  // namespace coverstory::server
