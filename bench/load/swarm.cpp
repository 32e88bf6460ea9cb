#include "bench/load/swarm.h"

#include <sys/epoll.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace coverstory::load {
namespace {

constexpr Instant kReconnectPauseUs = 20'000;
constexpr Instant kNudgePauseUs = 5'000;
constexpr std::size_t kConnectsAtOnce = 100;
constexpr const char* kAgainstHardBots =
    R"("do":"quick","name":"Alone","settings":{"game":"cover-me","level":"hard"})";

}  // namespace

Swarm::Swarm(const SwarmPlan& plan, std::vector<std::uint16_t> ports)
    : plan_(plan), ports_(std::move(ports)), epoll_(epoll_create1(EPOLL_CLOEXEC)), began_(now()) {
  std::uint64_t number = plan.seed * 1'000'003;
  for (int table = 0; table < plan.tables; ++table) {
    groups_.push_back(
        {.size = plan.people, .create = plan.create, .plays_again = plan.plays_again});
    for (int place = 0; place < plan.people; ++place) {
      members_.push_back({std::make_unique<Player>(groups_.back(), place, tally_, ++number)});
    }
  }
  for (int table = 0; table < plan.bot_tables; ++table) {
    groups_.push_back({.size = 1, .create = kAgainstHardBots});
    members_.push_back(
        {std::make_unique<Player>(groups_.back(), 0, tally_of_bot_tables_, ++number)});
  }
}

Swarm::~Swarm() {
  close(epoll_);
}

std::size_t Swarm::connected() const {
  return static_cast<std::size_t>(std::ranges::count_if(members_, [](const Member& member) {
    return member.player->socket().state() == WebSocketClient::State::Open;
  }));
}

std::size_t Swarm::playing() const {
  return static_cast<std::size_t>(std::ranges::count_if(groups_, &Group::started));
}

void Swarm::reconnect_some() {
  if (now() < next_reconnect_) return;
  next_reconnect_ = now() + kReconnectPauseUs;
  std::size_t begun = 0;
  for (std::size_t index = 0; index < members_.size() && begun < kConnectsAtOnce; ++index) {
    Player& player = *members_[index].player;
    if (player.socket().state() != WebSocketClient::State::Closed) continue;
    ++begun;
    player.connect(ports_[index % ports_.size()], plan_.from);
    members_[index].registered = false;
    update_interest(index);
  }
}

void Swarm::update_interest(std::size_t index) {
  Member& member = members_[index];
  WebSocketClient& socket = member.player->socket();
  if (socket.descriptor() < 0) return;
  epoll_event event{.events = EPOLLIN, .data = {.u64 = index}};
  if (socket.wants_to_write()) event.events |= EPOLLOUT;
  epoll_ctl(epoll_, member.registered ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, socket.descriptor(), &event);
  member.registered = true;
}

void Swarm::serve(std::size_t index, std::uint32_t events) {
  Player& player = *members_[index].player;
  WebSocketClient& socket = player.socket();
  if (socket.descriptor() < 0) return;
  bool alive = (events & EPOLLERR) == 0;
  if (alive && (events & (EPOLLIN | EPOLLHUP)) != 0) {
    alive = socket.read([&](std::string_view message) { player.received(message); });
  }
  if (alive) player.advance();
  if (alive) alive = socket.write();
  if (!alive) return player.dropped();
  if ((events & EPOLLOUT) != 0 || socket.wants_to_write()) update_interest(index);
  enqueue(index);
}

void Swarm::enqueue(std::size_t index) {
  Member& member = members_[index];
  if (member.queued || !member.player->may_decide()) return;
  member.queued = true;
  ready_.push_back(index);
}

void Swarm::make_decisions() {
  const auto due =
      plan_.rate > 0
          ? static_cast<std::uint64_t>(plan_.rate * static_cast<double>(now() - began_) / 1e6)
          : ~std::uint64_t{0};
  while (!held_ && !ready_.empty() && made_ < due) {
    const std::size_t index = ready_.front();
    ready_.pop_front();
    members_[index].queued = false;
    Player& player = *members_[index].player;
    if (!player.may_decide()) continue;
    player.decide();
    ++made_;
    if (!player.socket().write()) player.dropped();
  }
  // What could not be made in time is not made up for in a rush.
  if (plan_.rate > 0 && ready_.empty()) {
    made_ = std::max(made_, due > 2 ? due - 2 : 0);
  }
}

/// Others of a table wait for what one of them has learnt.
void Swarm::nudge_all() {
  if (now() < next_nudge_) return;
  next_nudge_ = now() + kNudgePauseUs;
  for (std::size_t index = 0; index < members_.size(); ++index) {
    Player& player = *members_[index].player;
    if (player.socket().state() != WebSocketClient::State::Open) continue;
    player.advance();
    if (player.socket().wants_to_write() && !player.socket().write()) player.dropped();
    enqueue(index);
  }
}

void Swarm::turn() {
  std::array<epoll_event, 256> events;
  const int wait_ms = plan_.rate > 0 ? 1 : 10;
  const int count = epoll_wait(epoll_, events.data(), events.size(), wait_ms);
  for (int i = 0; i < count; ++i) {
    serve(events[static_cast<std::size_t>(i)].data.u64, events[static_cast<std::size_t>(i)].events);
  }
  nudge_all();
  make_decisions();
}

void Swarm::run_until(const std::function<bool()>& is_enough) {
  began_ = now();
  made_ = 0;
  for (Instant next_look = 0;;) {
    reconnect_some();
    turn();
    if (now() < next_look) continue;
    next_look = now() + 10'000;
    if (is_enough()) return;
  }
}

}  // namespace coverstory::load
