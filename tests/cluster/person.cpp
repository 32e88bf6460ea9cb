#include "tests/cluster/person.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "tests/simulator/demand.h"
#include "tests/simulator/wishes.h"

namespace coverstory::cluster {

namespace json = boost::json;
using load::WebSocketClient;
using simulator::at_table;
using simulator::number_of;
using simulator::text_of;

namespace {

constexpr Instant kMs = 1000;
/// A server that leaves something unanswered for longer is left for another one: at first soon, so
/// that one that stands still costs little; then later, so that a busy machine gets its time.
constexpr Instant kPatience = 1000 * kMs, kMostPatience = 16'000 * kMs;
constexpr std::uint64_t kIdsOfAPerson = std::uint64_t{1} << 24;

constexpr std::size_t kTalksOneIn = 25;
constexpr std::size_t kMovesOneIn = 150;
constexpr std::size_t kIsCutOffOneIn = 60;
constexpr std::size_t kGivesUpOneIn = 8;
constexpr std::size_t kKnowsNothingOneIn = 4;  // of those who come back
constexpr std::size_t kListsOneIn = 40;        // asks for the own tables

}  // namespace

Instant now() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(since).count();
}

Person::Person(Sitting& table, Role role, int place, std::uint64_t number, std::uint64_t seed)
    : table_(table),
      role_(role),
      place_(place),
      chance_(seed * 1'000'003 + number),
      last_id_(number * kIdsOfAPerson) {}

void Person::come_along(const std::string& token) {
  token_ = token;
  is_seated_ = true;
  ++table_.seated;
}

bool Person::is_host() const {
  if (known_.is_empty()) return is_first();
  return role_ == Role::Player && known_.part("room").at("host") == place_;
}

// Coming and going.

void Person::wait(Instant microseconds) {
  wakes_at_ = now() + microseconds;
}

void Person::dial(std::span<const std::uint16_t> ports) {
  // A board is the first player's, on another screen: the own cards are not for it either.
  if (role_ == Role::Board) token_ = table_.first_token;
  if (role_ != Role::Player && table_.code.empty()) return wait(20 * kMs);
  if (role_ == Role::Board && token_.empty()) return wait(20 * kMs);
  server_ = chance_.below(ports.size());
  patience_ends_ = now() + std::min(kPatience << std::min(failures_, 8), kMostPatience);
  if (!socket_.open(ports[server_])) drop();
}

void Person::drop() {
  socket_.close();
  if (stay_) table_.history.stays.push_back(*stay_);
  was_cut_off_ |= stay_.has_value();
  stay_.reset();
  if (is_greeted_) failures_ = 0;
  ++failures_;
  hello_ = watch_ = list_ = 0;
  is_greeted_ = is_watching_ = is_confused_ = false;
  wait(chance_.between(0, std::min(failures_, 10) * 20) * kMs);
  if (!pending_) return;
  if (pending_->is_sent) command().is_in_doubt = true;
  pending_->is_sent = false;
  if (pending_->may_be_given_up && command().is_in_doubt && chance_.one_in(kGivesUpOneIn)) {
    pending_.reset();
  }
}

void Person::go_on(std::span<const std::uint16_t> ports, bool is_readable) {
  if (has_left_) return;
  if (socket_.state() == WebSocketClient::State::Closed) {
    if (now() >= wakes_at_) dial(ports);
    return;
  }
  const auto take_lines = [&](std::string_view message) {
    while (!message.empty()) {
      const auto end = std::min(message.find('\n'), message.size());
      take_line(message.substr(0, end));
      message.remove_prefix(std::min(end + 1, message.size()));
    }
  };
  if (is_readable && (!socket_.read(take_lines) || is_confused_)) return drop();
  const bool waits = socket_.state() == WebSocketClient::State::Opening || hello_ != 0 ||
                     watch_ != 0 || list_ != 0 || (pending_ && pending_->is_sent);
  if (waits && now() >= patience_ends_) return drop();
  if (socket_.state() == WebSocketClient::State::Open) act();
  if (socket_.descriptor() >= 0 && !socket_.write()) drop();
}

// Asking.

void Person::greet() {
  hello_ = new_id();
  const std::string token = token_.empty() ? "" : fmt::format(R"(,"token":"{}")", token_);
  socket_.send(fmt::format(R"({{"id":{},"do":"hello","version":1{}}})", hello_, token));
}

/// From where it was, or anew.
void Person::watch() {
  constexpr std::array kAs{"seat", "spectator", "board"};
  std::string rest = fmt::format(R"("as":"{}")", kAs[static_cast<std::size_t>(role_)]);
  if (chance_.one_in(kKnowsNothingOneIn)) known_ = {};
  if (!known_.is_empty()) {
    rest += fmt::format(R"(,"since":{},"you":{})", known_.seq(), serialize(known_.part("you")));
  }
  watch_ = new_id();
  socket_.send(fmt::format(R"({{"id":{},{}}})", watch_, at_table("watch", table_.code, rest)));
}

void Person::ask_for_list(std::string_view deed) {
  list_ = new_id();
  listed_since_ = now();
  patience_ends_ = now() + std::min(kPatience << std::min(failures_, 8), kMostPatience);
  socket_.send(fmt::format(R"({{"id":{},"do":"{}"}})", list_, deed));
}

void Person::ask(std::string_view deed, std::string_view fields, bool may_be_given_up) {
  const std::uint64_t id = new_id();
  pending_ = {.command = table_.history.commands.size(),
              .text = fmt::format(R"({{"id":{},{}}})", id, fields),
              .may_be_given_up = may_be_given_up};
  table_.history.commands.push_back({.id = id, .deed = std::string(deed), .invoked = now()});
  send_pending();
}

void Person::send_pending() {
  pending_->is_sent = true;
  patience_ends_ = now() + std::min(kPatience << std::min(failures_, 8), kMostPatience);
  socket_.send(pending_->text);
  if (!pending_->may_be_given_up || !chance_.one_in(kIsCutOffOneIn)) return;
  // Perhaps it is on its way, perhaps not.
  if (chance_.one_in(2)) (void)socket_.write();
  drop();
}

void Person::act() {
  if (hello_ != 0) return;
  if (!is_greeted_) return greet();
  if (pending_ && !pending_->is_sent && now() >= wakes_at_) {
    // What is known of the table is caught up with at the same time, as in a page.
    if (is_seated_ && !is_watching_ && watch_ == 0) watch();
    return send_pending();
  }
  if (pending_ || watch_ != 0 || list_ != 0) return;
  if (is_first() && table_.code.empty()) {
    return ask("create", fmt::format(R"("do":"create","name":"P0","settings":{})", table_.settings),
               false);
  }
  if (table_.code.empty()) return wait(20 * kMs);
  if (role_ == Role::Player && !is_seated_) {
    if (table_.is_public && !has_found_) {
      if (now() >= wakes_at_) ask_for_list("tables");
      return;
    }
    return ask("join",
               at_table("join", table_.code, fmt::format(R"("seat":{0},"name":"P{0}")", place_)),
               false);
  }
  if (!is_watching_) return watch();
  if (now() < wakes_at_ || known_.is_empty()) return;
  play();
}

void Person::play() {
  wait(chance_.between(5, 60) * kMs);
  if (chance_.one_in(kMovesOneIn)) return drop();
  if (role_ != Role::Player) return;
  const std::string_view stage = known_.room("stage");
  if (stage == "over") return see_the_end();
  if (stage == "lobby" && is_host() && table_.seated == table_.people) {
    return ask("start", at_table("start", table_.code, R"("fill":true)"), false);
  }
  if (stage != "playing") return;
  table_.is_playing = true;
  if (chance_.one_in(kListsOneIn)) return ask_for_list("mine");
  const std::string fields = next_deed();
  if (fields.empty()) return;
  ask(text_of(json::parse("{" + fields + "}").as_object(), "do"), fields, true);
}

/// All of them ask for the next table, as much at the same time as they please.
void Person::see_the_end() {
  if (table_.is_played_again && !has_asked_again_) {
    has_asked_again_ = true;
    return ask("rematch", at_table("rematch", table_.code), false);
  }
  has_left_ = true;
  ++table_.left;
  drop();
}

/// Who is back says so at once: so that how long it took does not depend on whose turn it is.
std::string Person::next_deed() {
  const bool talks = std::exchange(was_cut_off_, false) || chance_.one_in(kTalksOneIn);
  const json::value& seat = known_.part("room").at("seats").at(static_cast<std::size_t>(place_));
  const bool may_play = known_.seat() && seat.at("kind") == "person";
  if (!talks) return may_play ? simulator::next_move(table_.code, known_, chance_) : "";
  return at_table("say", table_.code, fmt::format(R"("text":"{} of P{}")", last_id_, place_));
}

// Hearing.

void Person::take_line(std::string_view line) {
  if (stay_) stay_->to = now();
  const json::value value = json::parse(line);
  const json::object& message = value.as_object();
  if (message.contains("re")) return take_answer(message);
  if (text_of(message, "table").empty()) return;
  take_news(line, message);
}

void Person::take_answer(const json::object& answer) {
  const std::uint64_t id = answer.at("re").is_null() ? 0 : number_of(answer, "re");
  const bool is_accepted = answer.at("ok").as_bool();
  if (id != 0 && id == hello_) {
    hello_ = 0;
    is_greeted_ = is_accepted;
    if (!is_accepted) return wait(100 * kMs);
    failures_ = 0;
    token_ = text_of(answer, "token");
    if (is_first()) table_.first_token = token_;
  } else if (id != 0 && id == watch_) {
    watch_ = 0;
    if (!is_accepted) return wait(100 * kMs);
    came();
  } else if (id != 0 && id == list_) {
    list_ = 0;
    wait(chance_.between(5, 100) * kMs);
    if (is_accepted) take_list(answer);
  } else if (pending_ && pending_->is_sent && id == command().id) {
    take_answer_to_pending(answer, is_accepted);
  }
}

/// Who waits for people is found sooner or later. The own tables are there at once.
void Person::take_list(const json::object& answer) {
  const json::array& tables = answer.at("tables").as_array();
  const bool is_there = std::ranges::any_of(tables, [&](const json::value& row) {
    return text_of(row.as_object(), "table") == table_.code;
  });
  if (!is_seated_) {
    has_found_ = is_there;
  } else {
    table_.history.lists.push_back({listed_since_, now(), is_there});
  }
}

void Person::came() {
  is_watching_ = true;
  if (role_ == Role::Player) stay_ = Stay{.seat = Seat(place_), .from = now(), .to = now()};
}

void Person::take_answer_to_pending(const json::object& answer, bool is_accepted) {
  pending_->is_sent = false;
  Command& asked = command();
  if (!is_accepted) {
    asked.code = text_of(answer, "code");
    const bool is_for_now = asked.code == "unavailable" || asked.code == "too_fast";
    if (is_for_now && (!pending_->may_be_given_up || chance_.one_in(2))) {
      return wait(chance_.between(20, 200) * kMs);
    }
    asked.outcome = Outcome::Refused;
    asked.answered = now();
    if (asked.code == "illegal") table_.said_not_now();
    return pending_.reset();
  }
  asked.outcome = Outcome::Accepted;
  asked.answered = now();
  asked.seq = static_cast<std::uint32_t>(number_of(answer, "seq"));
  if (asked.deed == "create") {
    table_.code = table_.history.table = text_of(answer, "table");
  }
  if (asked.deed == "rematch") table_.next_code = asked.table = text_of(answer, "table");
  if (asked.deed == "create" || asked.deed == "join") {
    is_seated_ = true;
    ++table_.seated;
    came();
  }
  pending_.reset();
  if (table_.is_playing) table_.went_on();
}

Stream& Person::stream() {
  constexpr std::array kWho{"seat", "spectator", "board"};
  if (!stream_) {
    stream_ = table_.history.streams.size();
    const bool is_player = role_ == Role::Player;
    table_.history.streams.push_back(
        {.viewer = is_player ? tables::Viewer(Seat(place_)) : tables::Viewer(),
         .who = fmt::format("{} {}", kWho[static_cast<std::size_t>(role_)], place_),
         .lines = {}});
  }
  return table_.history.streams[*stream_];
}

void Person::take_news(std::string_view line, const json::object& message) {
  const bool is_numbered = message.contains("snapshot") || message.contains("changes");
  stream().lines.push_back({std::string(line), is_numbered && known_.is_empty()});
  if (!is_numbered) return;
  try {
    known_.take_in(message);
  } catch (const simulator::Broken&) {
    // The checker will find it; here it is enough to begin anew.
    known_ = {};
    is_confused_ = true;
  }
}

}  // namespace coverstory::cluster
