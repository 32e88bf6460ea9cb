#include "server/websocket/poller.h"

#include <sys/epoll.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

namespace coverstory::server {
namespace {

/// Taken in one turn; what is left makes the next one.
constexpr std::size_t kMostEvents = 256;

int make_epoll() {
  const int number = epoll_create1(EPOLL_CLOEXEC);
  if (number < 0) throw std::system_error(errno, std::generic_category(), "epoll_create1");
  return number;
}

}  // namespace

Poller::Poller(boost::asio::io_context& loop, std::function<void(std::span<const Ready>)> on_turn)
    : epoll_(loop, make_epoll()), on_turn_(std::move(on_turn)) {
  wait();
}

bool Poller::add(int socket, std::uint64_t number) {
  epoll_event event{.events = EPOLLIN, .data = {.u64 = number}};
  return epoll_ctl(epoll_.native_handle(), EPOLL_CTL_ADD, socket, &event) == 0;
}

void Poller::watch(int socket, std::uint64_t number, Wants wants) {
  const bool writing = wants == Wants::ReadingAndWriting;
  epoll_event event{.events = EPOLLIN | (writing ? EPOLLOUT : 0u), .data = {.u64 = number}};
  epoll_ctl(epoll_.native_handle(), EPOLL_CTL_MOD, socket, &event);
}

void Poller::wait() {
  epoll_.async_wait(boost::asio::posix::descriptor_base::wait_read,
                    [this](const boost::system::error_code& error) {
                      if (error) return;
                      poll();
                      wait();
                    });
}

void Poller::poll() {
  std::array<epoll_event, kMostEvents> events;
  std::array<Ready, kMostEvents> ready;
  const int count = epoll_wait(epoll_.native_handle(), events.data(), kMostEvents, 0);
  std::size_t used = 0;
  for (; static_cast<int>(used) < count; ++used) {
    const epoll_event& event = events[used];
    ready[used] = {.number = event.data.u64,
                   .to_read = (event.events & ~static_cast<std::uint32_t>(EPOLLOUT)) != 0,
                   .to_write = (event.events & EPOLLOUT) != 0};
  }
  on_turn_(std::span(ready).first(used));
}

}  // namespace coverstory::server
