#include "tests/hidden/looker.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace coverstory::hidden {
namespace {

namespace json = boost::json;
using coverstory::load::WebSocketClient;

constexpr std::int64_t kGoneFrom = 60;   // of the entries of Cover Me; of Cover Up, from the start
constexpr int kLeavesInRound = 2;        // of Cover Up; of Cover Me, as above
constexpr int kBackAfter = 6;            // changes while a bot stood in
constexpr std::int64_t kDropsFrom = 20;  // of the entries, and then by chance
constexpr std::uint32_t kDropsOneIn = 20;
constexpr int kArrangedInARound = 4;

constexpr std::string_view word_of(As as) {
  constexpr std::array<std::string_view, 3> kWords{"seat", "spectator", "board"};
  return kWords.at(static_cast<std::size_t>(as));
}

std::string_view text_in(const json::object& object, std::string_view key) {
  const json::value* found = object.if_contains(key);
  return found && found->is_string() ? std::string_view(found->get_string()) : std::string_view();
}

bool is_set(const json::object& object, std::string_view key) {
  const json::value* found = object.if_contains(key);
  return found && found->is_bool() && found->get_bool();
}

const json::array& list_in(const json::object& object, std::string_view key) {
  static const json::array kNone;
  const json::value* found = object.if_contains(key);
  return found && found->is_array() ? found->get_array() : kNone;
}

/// CM-2.8: what turns as many cards from the draw pile as can be.
bool empties_a_pile(const json::object& choice, const json::object& game) {
  const json::value* open = game.if_contains("open");
  return open && text_in(choice, "kind") == "take" &&
         list_in(open->as_object(), text_in(choice, "from")).size() == 1;
}

}  // namespace

bool Looker::is_gone() const {
  return table_.absent == place_ && as_ == As::Player && has_been_gone_ &&
         table_.since_stood_in < kBackAfter;
}

void Looker::drop() {
  socket_.close();
  is_greeted_ = is_watching_ = is_caught_up_ = false;
  known_.expect_anything();
  asked_ = Asked::Nothing;
}

void Looker::go_on(std::uint16_t port) {
  if (is_gone()) return;
  if (socket_.state() == WebSocketClient::State::Closed && !socket_.open(port)) return;
  if (!socket_.read([&](std::string_view message) {
        while (!message.empty()) {
          const auto end = std::min(message.find('\n'), message.size());
          take_line(message.substr(0, end));
          message.remove_prefix(std::min(end + 1, message.size()));
        }
      })) {
    return drop();
  }
  if (socket_.state() == WebSocketClient::State::Open && asked_ == Asked::Nothing) {
    ask_what_is_next();
  }
  if (socket_.descriptor() >= 0 && !socket_.write()) drop();
}

void Looker::ask(Asked what, std::string_view fields) {
  asked_ = what;
  const std::string at = table_.code.empty() ? "" : fmt::format(R"(,"table":"{}")", table_.code);
  socket_.send(fmt::format(R"({{"id":{},{}{}}})", ++last_id_, fields, at));
}

void Looker::ask_what_is_next() {
  if (!is_greeted_) {
    // A board is the host's, on another screen: the own cards are not for it either.
    if (as_ == As::Board) token_ = table_.token_of_host;
    if (as_ == As::Board && token_.empty()) return;
    return ask(Asked::Hello, token_.empty()
                                 ? R"("do":"hello","version":1)"
                                 : fmt::format(R"("do":"hello","version":1,"token":"{}")", token_));
  }
  if (is_host() && !is_seated_) {
    return ask(Asked::Sit,
               fmt::format(R"("do":"create","name":"Player 0","settings":{})", table_.settings));
  }
  if (table_.code.empty() || table_.is_over) return;
  if (as_ == As::Player && !is_seated_) {
    return ask(Asked::Sit,
               fmt::format(R"("do":"join","seat":{},"name":"Player {}")", place_, place_));
  }
  if (!is_watching_) return left_at_ ? watch_as_before_leaving() : watch();
  if (is_caught_up_) return look_anew();
  if (is_host() && !table_.has_started && table_.seated == table_.people) {
    return ask(Asked::Start, R"("do":"start","fill":true)");
  }
  if (is_host() && text_in(known_.room(), "stage") == "over") return ask_for_replays();
  if (text_in(known_.room(), "stage") != "playing") return;
  const bool has_news = std::exchange(has_news_, false);
  const bool is_first_drop = dropped_ == 0 && known_.seq() > kDropsFrom;
  if (has_news && (is_first_drop || left_at_ || by_chance(kDropsOneIn))) {
    ++dropped_;
    return drop();
  }
  if (as_ == As::Player) play(has_news);
}

/// From where it was, or anew.
void Looker::watch() {
  if (known_.seq() == 0 || (dropped_ > 1 && by_chance(3))) {
    known_.expect_whole();
    return ask(Asked::Watch, fmt::format(R"("do":"watch","as":"{}")", word_of(as_)));
  }
  is_caught_up_ = true;
  ++table_.came_back;
  ask(Asked::Watch, fmt::format(R"("do":"watch","as":"{}","since":{},"you":{})", word_of(as_),
                                known_.seq(), as_ == As::Player ? fmt::to_string(place_) : "null"));
}

/// As if nothing had happened: the seat is not for it any more, and what it knew there is nothing
/// to go on from.
void Looker::watch_as_before_leaving() {
  known_.expect_whole();
  const bool claims_seat = !std::exchange(has_claimed_seat_, true);
  ask(Asked::Watch, fmt::format(R"("do":"watch","as":"{}","since":{},"you":{})",
                                word_of(claims_seat ? As::Player : as_), *left_at_, place_));
  if (!claims_seat) left_at_.reset();
}

/// Who has been caught up knows what anybody does who looks anew.
void Looker::look_anew() {
  is_caught_up_ = false;
  known_.expect_the_same();
  ask(Asked::Watch, fmt::format(R"("do":"watch","as":"{}")", word_of(as_)));
}

void Looker::take_line(std::string_view line) {
  if (asked_ != Asked::Replay) table_.heard.push_back({as_, viewer(), std::string(line)});
  const json::value value = json::parse(line);
  const json::object& message = value.as_object();
  if (message.contains("re")) return take_answer(message);
  if (message.contains("snapshot") || message.contains("changes")) take_news(message);
}

void Looker::take_answer(const json::object& answer) {
  const Asked asked = std::exchange(asked_, Asked::Nothing);
  if (!is_set(answer, "ok")) return;
  switch (asked) {
    case Asked::Hello:
      is_greeted_ = true;
      token_ = text_in(answer, "token");
      if (is_host()) table_.token_of_host = token_;
      break;
    case Asked::Sit:
      is_seated_ = is_watching_ = true;
      ++table_.seated;
      if (is_host()) table_.code = text_in(answer, "table");
      break;
    case Asked::Watch:
      is_watching_ = true;
      break;
    case Asked::Start:
      table_.has_started = true;
      break;
    case Asked::Leave:
      as_ = As::Spectator;
      left_at_ = known_.seq();
      known_.expect_whole();
      break;
    case Asked::Replay: {
      const tables::Viewer viewer =
          replayed_ == 0 ? tables::Viewer() : tables::Viewer(Seat(replayed_ - 1));
      for (const json::value& message : list_in(answer, "messages")) {
        table_.heard.push_back({As::Replay, viewer, json::serialize(message)});
      }
      break;
    }
    default:
      break;
  }
}

void Looker::take_news(const json::object& message) {
  has_news_ = true;
  const auto phase = std::string(text_in(known_.game(), "phase"));
  if (const auto wrong = known_.take(message)) {
    const std::string who = viewer() ? fmt::format("Seat {}", place_) : "The public";
    table_.trouble = fmt::format("{} was sent {}: {:.300}", who, *wrong, json::serialize(message));
  }
  if (text_in(known_.game(), "phase") != phase) arranged_ = 0;
  if (!is_host() || !table_.absent) return;
  const auto absent = static_cast<std::size_t>(*table_.absent);
  const json::array& seats = list_in(known_.room(), "seats");
  if (absent < seats.size() && is_set(seats[absent].as_object(), "stand_in")) {
    ++table_.since_stood_in;
  }
}

void Looker::play(bool has_news) {
  const bool is_cover_up = text_in(known_.room(), "game") == "cover-up";
  const bool is_on_its_way = known_.seq() > kGoneFrom;
  if (table_.absent == place_ && !has_been_gone_ && (is_cover_up || is_on_its_way)) {
    has_been_gone_ = true;
    return drop();
  }
  const bool may_leave =
      is_cover_up ? known_.game().at("round").to_number<int>() >= kLeavesInRound : is_on_its_way;
  if (table_.leaver == place_ && may_leave) return ask(Asked::Leave, R"("do":"leave")");
  is_cover_up ? play_cover_up(has_news) : play_cover_me(has_news);
}

/// What is sealed is now and then sealed anew, or taken back.
void Looker::play_cover_me(bool has_news) {
  const json::array& to_act = list_in(known_.game(), "to_act");
  const json::array& legal = list_in(known_.mine(), "legal");
  const bool is_to_act = std::ranges::find(to_act, json::value(place_)) != to_act.end();
  const bool has_sealed = !is_to_act && !to_act.empty() && !legal.empty();
  if (legal.empty() || (has_sealed && !(has_news && by_chance(4)))) return;
  if (has_sealed && by_chance(2)) return ask(Asked::Play, R"("do":"withdraw")");
  const json::value* choice = &legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
  for (const json::value& other : legal) {
    if (table_.reshuffles && empties_a_pile(other.as_object(), known_.game())) choice = &other;
  }
  ask(Asked::Play, fmt::format(R"("do":"choose","choice":{})", json::serialize(*choice)));
}

void Looker::play_cover_up(bool has_news) {
  const auto place = static_cast<std::size_t>(place_);
  const json::array& returnable = list_in(known_.mine(), "returnable");
  if (!returnable.empty()) {
    const json::object& own = list_in(known_.game(), "seats").at(place).as_object();
    if (!is_set(own, "must_return") && !(has_news && by_chance(4))) return;
    const auto which = rng_.below(static_cast<std::uint32_t>(returnable.size()));
    return ask(Asked::Play,
               fmt::format(R"("do":"return","card":{})", json::serialize(returnable[which])));
  }
  if (is_set(known_.mine(), "may_arrange") && arranged_ < kArrangedInARound) return arrange();
  if (is_set(known_.mine(), "may_flip")) return ask(Asked::Play, R"("do":"flip")");
  if (is_set(known_.mine(), "may_be_done")) return ask(Asked::Play, R"("do":"done")");
}

/// One card more each time, far from each other.
void Looker::arrange() {
  const json::array& seats = list_in(known_.game(), "seats");
  const json::array& hand = list_in(seats.at(static_cast<std::size_t>(place_)).as_object(), "hand");
  const auto count = std::min<std::size_t>(hand.size(), static_cast<std::size_t>(++arranged_) + 1);
  json::array pile;
  for (std::size_t i = 0; i < count; ++i) {
    pile.push_back(
        {{"card", hand[i]}, {"o", rng_.below(8)}, {"x", 5 * static_cast<int>(i) - 10}, {"y", 0}});
  }
  ask(Asked::Play, fmt::format(R"("do":"arrange","pile":{})", json::serialize(pile)));
}

/// The host asks for what each seat, and the public, was shown.
void Looker::ask_for_replays() {
  const auto seats = static_cast<int>(list_in(known_.room(), "seats").size());
  if (++replayed_ > seats) {
    table_.is_over = true;
    return;
  }
  const std::string as = replayed_ == 0 ? "" : fmt::format(R"(,"as":{})", replayed_ - 1);
  ask(Asked::Replay, fmt::format(R"("do":"replay"{})", as));
}

}  // namespace coverstory::hidden
