#include "bench/load/player.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <chrono>

namespace coverstory::load {

namespace json = boost::json;

namespace {

std::string_view text_of(const json::value* value) {
  return value && value->is_string() ? std::string_view(value->get_string()) : std::string_view();
}

const json::value* member(const json::value* object, std::string_view key) {
  return object && object->is_object() ? object->get_object().if_contains(key) : nullptr;
}

}  // namespace

/// The parts of a message that a player looks at.
struct Parsed {
  std::uint32_t seq = 0;
  std::uint32_t of_the_public = 0;
  const json::value* body = nullptr;
  bool is_snapshot = false;
};

Instant now() {
  const auto since = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(since).count();
}

std::uint64_t Player::new_id() {
  constexpr std::uint32_t kHigh = 1u << 20;
  return (std::uint64_t{rng_.below(kHigh)} << 32 | rng_.below(~0u)) + 1;
}

void Player::connect(std::uint16_t port, const char* from) {
  greeted_ = watching_ = false;
  control_ = Control::None;
  port_ = port;
  socket_.open(port, from);
}

void Player::dropped() {
  ++tally_.drops;
  socket_.close();
  greeted_ = watching_ = false;
  control_ = Control::None;
}

void Player::control(Control what, std::string_view fields) {
  control_ = what;
  control_id_ = new_id();
  socket_.send(fmt::format(R"({{"id":{},{}}})", control_id_, fields));
}

void Player::command(std::string_view fields, bool is_decision) {
  const std::uint64_t id = new_id();
  pending_ = {id, fmt::format(R"({{"id":{},{}}})", id, fields), now(), tally_.clock(), is_decision};
  socket_.send(pending_->text);
}

void Player::advance() {
  if (socket_.state() != WebSocketClient::State::Open || control_ != Control::None) return;
  if (!greeted_) {
    return control(Control::Hello,
                   token_.empty()
                       ? R"("do":"hello","version":1)"
                       : fmt::format(R"("do":"hello","version":1,"token":"{}")", token_));
  }
  if (seated_ && !watching_) {
    const std::string since =
        seq_ > 0 && seat_ ? fmt::format(R"(,"since":{},"you":{})", seq_, *seat_) : "";
    return control(Control::Watch,
                   fmt::format(R"("do":"watch","table":"{}"{})", group_.code, since));
  }
  if (pending_) return;
  const bool is_host = place_ == 0;
  if (is_host && group_.code.empty()) return command(group_.create, false);
  if (group_.code.empty() || group_.over) return;
  if (!seated_) {
    return command(
        fmt::format(R"("do":"join","table":"{}","name":"Player {}")", group_.code, place_ + 1),
        false);
  }
  if (is_host && group_.seated == group_.size && !group_.started) {
    return command(fmt::format(R"("do":"start","table":"{}")", group_.code), false);
  }
}

bool Player::may_decide() const {
  return greeted_ && watching_ && playing_ && is_to_act_ && !pending_ && !legal_.empty() &&
         control_ == Control::None;
}

void Player::decide() {
  const std::string& choice = legal_[rng_.below(static_cast<std::uint32_t>(legal_.size()))];
  command(fmt::format(R"("do":"choose","table":"{}","choice":{})", group_.code, choice), true);
}

void Player::received(std::string_view message) {
  const std::string_view whole = message;
  while (!message.empty()) {
    const auto end = std::min(message.find('\n'), message.size());
    take_line(message.substr(0, end));
    message.remove_prefix(std::min(end + 1, message.size()));
  }
  if (tally_.keep_heard) {
    tally_.heard.push_back({group_.code, seat_.value_or(0), std::string(whole)});
  }
}

void Player::take_line(std::string_view line) {
  std::array<unsigned char, 16384> room;
  json::monotonic_resource memory(room.data(), room.size());
  boost::system::error_code error;
  const json::value value = json::parse(line, error, &memory);
  if (error) return;
  const auto number = [&](const char* key) -> std::uint64_t {
    const json::value* found = member(&value, key);
    return found && found->is_int64() ? static_cast<std::uint64_t>(found->get_int64()) : 0;
  };
  if (member(&value, "re")) {
    const json::value* ok = member(&value, "ok");
    return take_answer(number("re"), ok && ok->is_bool() && ok->get_bool(),
                       static_cast<std::uint32_t>(number("seq")), text_of(member(&value, "code")),
                       text_of(member(&value, "table")), text_of(member(&value, "token")));
  }
  if (text_of(member(&value, "table")) != group_.code) return;
  const auto seq = static_cast<std::uint32_t>(number("seq"));
  const auto public_seq =
      member(&value, "public") ? static_cast<std::uint32_t>(number("public")) : seq;
  if (const json::value* snapshot = member(&value, "snapshot")) {
    take_view({seq, public_seq, snapshot, true});
  } else if (const json::value* changes = member(&value, "changes")) {
    arrived(public_seq, now());
    take_view({seq, public_seq, changes, false});
  }
}

void Player::take_view(const Parsed& parsed) {
  seq_ = parsed.seq;
  noticed_alone_ = parsed.seq - parsed.of_the_public;
  if (const json::value* stage = member(member(parsed.body, "room"), "stage")) {
    playing_ = text_of(stage) == "playing";
    if (playing_) group_.started = true;
    if (text_of(stage) == "over") return game_over();
  }
  const json::value* mine = member(parsed.body, "mine");
  const json::value* you = member(parsed.body, "you");
  if (you && you->is_int64()) seat_ = you->to_number<int>();
  if (const json::value* legal = member(mine, "legal")) {
    legal_.clear();
    for (const json::value& choice : legal->as_array()) legal_.push_back(json::serialize(choice));
  }
  if (const json::value* to_act = member(member(parsed.body, "game"), "to_act")) {
    is_to_act_ = std::ranges::any_of(to_act->as_array(), [&](const json::value& seat) {
      return seat_ && seat.to_number<int>() == *seat_;
    });
  }
}

void Player::arrived(std::uint32_t seq, Instant at) {
  if (const auto sent = group_.sent.find(seq); sent != group_.sent.end()) {
    note_update(sent->second, at);
  } else {
    group_.early.push_back({seq, at, this});
  }
}

/// This player was shown what was sent then.
void Player::note_update(const Group::Sent& sent, Instant at) {
  auto& updates = sent.port == port_ ? tally_.updates : tally_.updates_elsewhere;
  updates.add(std::chrono::microseconds(at - sent.at));
}

/// The own view of the own decision comes just before its answer and does not count as an update.
void Player::acknowledged(std::uint32_t seq) {
  if (tally_.keep_acknowledged) tally_.acknowledged.push_back({group_.code, seq, pending_->id});
  if (!pending_->is_decision) return;
  ++tally_.decisions;
  tally_.answers.add(std::chrono::microseconds(tally_.clock() - pending_->sent_on_clock));
  const std::uint32_t number = seq - noticed_alone_;
  const Group::Sent sent{pending_->sent_at, port_};
  group_.sent.try_emplace(number, sent);
  std::erase_if(group_.early, [&](const Group::Arrival& arrival) {
    const bool is_this = arrival.seq == number;
    if (is_this && arrival.at_whom != this) arrival.at_whom->note_update(sent, arrival.at);
    return is_this;
  });
}

void Player::take_answer(std::uint64_t id, bool ok, std::uint32_t seq, std::string_view code,
                         std::string_view table, std::string_view token) {
  if (control_ != Control::None && id == control_id_) {
    const Control what = std::exchange(control_, Control::None);
    if (what == Control::Hello && ok) {
      greeted_ = true;
      token_ = token;
      // What was not answered before the drop is sent again, and counts once.
      if (pending_) socket_.send(pending_->text);
    }
    if (what == Control::Watch) watching_ = ok;
    return;
  }
  if (!pending_ || pending_->id != id) return;
  if (!ok && (code == "unavailable" || code == "too_fast")) return socket_.send(pending_->text);
  if (!ok) {
    ++tally_.refused[std::string(code)];
    pending_.reset();
    return;
  }
  if (!table.empty() && group_.code.empty()) group_.code = table;
  acknowledged(seq);
  if (!seated_) {
    seated_ = watching_ = true;
    ++group_.seated;
  } else if (!pending_->is_decision) {
    group_.started = true;
  }
  pending_.reset();
}

/// The first to hear of it notes the table; then all begin anew, or stay.
void Player::game_over() {
  playing_ = is_to_act_ = false;
  if (!group_.over) {
    group_.over = true;
    tally_.finished.push_back(group_.code);
  }
  if (!group_.plays_again) return;
  seated_ = watching_ = false;
  seq_ = 0;
  legal_.clear();
  pending_.reset();
  if (--group_.seated > 0) return;
  group_ = Group{.size = group_.size, .create = group_.create};
}

}  // namespace coverstory::load
