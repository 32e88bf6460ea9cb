#include "store/postgres/test_cutting_proxy.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace coverstory::store {
namespace {

sockaddr_un address_in(const std::string& folder) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string path = folder + "/.s.PGSQL.5432";
  if (path.size() >= sizeof address.sun_path) throw std::runtime_error("a socket's path is long");
  std::memcpy(address.sun_path, path.data(), path.size());
  return address;
}

bool write_all(int to, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::send(to, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

CuttingProxy::CuttingProxy(std::string host)
    : host_(std::move(host)), listening_(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  const sockaddr_un address = address_in(this->host());
  if (bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      listen(listening_, 16) != 0)
    throw std::runtime_error("the proxy cannot listen");
  accepting_ = std::thread([this] { accept(); });
}

/// Connections must be closed by their clients before.
CuttingProxy::~CuttingProxy() {
  shutdown(listening_, SHUT_RDWR);
  accepting_.join();
  for (std::thread& connection : connections_) connection.join();
  close(listening_);
}

void CuttingProxy::cut(Moment moment, std::string text, std::function<void()> meanwhile) {
  const std::lock_guard lock(mutex_);
  next_ = Cut{moment, std::move(text), std::move(meanwhile)};
}

void CuttingProxy::accept() {
  while (true) {
    const int client = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
    if (client < 0) return;
    connections_.emplace_back([this, client] { serve(client); });
  }
}

std::optional<CuttingProxy::Cut> CuttingProxy::take_cut(std::string_view sent) {
  const std::lock_guard lock(mutex_);
  if (!next_ || !sent.contains(next_->text)) return std::nullopt;
  return std::exchange(next_, std::nullopt);
}

bool CuttingProxy::make(const Cut& cut) {
  cut.meanwhile();
  ++cuts_;
  return false;
}

void CuttingProxy::serve(int client) {
  const int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un address = address_in(host_);
  bool goes_on = connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  std::optional<Cut> due;
  while (goes_on) {
    std::array<pollfd, 2> both{{{.fd = client, .events = POLLIN, .revents = 0},
                                {.fd = server, .events = POLLIN, .revents = 0}}};
    ::poll(both.data(), both.size(), -1);
    for (const pollfd& one : both) {
      if (one.revents == 0 || !goes_on) continue;
      std::array<char, 65536> buffer;
      const ssize_t count = ::read(one.fd, buffer.data(), buffer.size());
      goes_on = count > 0;
      if (!goes_on) break;
      const std::string_view bytes(buffer.data(), static_cast<std::size_t>(count));
      if (one.fd == client) {
        if (auto cut = take_cut(bytes)) due = std::move(cut);
        const bool is_now = due && due->moment == Moment::BeforeItIsDone;
        goes_on = is_now ? make(*due) : write_all(server, bytes);
      } else if (!due) {
        goes_on = write_all(client, bytes);
      } else if (bytes.size() >= 6 &&
                 bytes.substr(bytes.size() - 6, 5) == std::string_view("Z\0\0\0\5", 5)) {
        // The database is ready for the next statement: this one is committed.
        goes_on = make(*due);
      }
    }
  }
  close(client);
  close(server);
}

}  // namespace coverstory::store
