#include "tables/table.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/core/ensure.h"

namespace coverstory::tables {
namespace {

using protocol::Code;
using protocol::Refusal;

std::unexpected<Refusal> refuse(Code code, std::string why) {
  return std::unexpected(Refusal{.code = code, .why = std::move(why)});
}

std::string_view stage_sentence(Stage needed) {
  switch (needed) {
    case Stage::Lobby:
      return "The game has started already.";
    case Stage::Playing:
      return "No game is under way at this table.";
    case Stage::Over:
      return "The game is not over yet.";
    case Stage::Closed:
      break;
  }
  return "The table is closed.";
}

bool is_permutation_of_seats(const std::vector<Seat>& order, std::size_t seats) {
  std::set<Seat> distinct(order.begin(), order.end());
  return order.size() == seats && distinct.size() == seats && distinct.rbegin()->index < seats;
}

/// What may not change while a game is played.
bool same_game(const protocol::Settings& a, const protocol::Settings& b) {
  return a.options == b.options && a.clock == b.clock;
}

}  // namespace

std::string bot_name(Seat seat, const std::vector<Occupant>& others) {
  constexpr std::array<std::string_view, kMostSeats> kNames{"Iris", "Milo", "Vera",
                                                            "Otis", "Nora", "Hugo"};
  for (std::size_t tried = 0; tried < kNames.size(); ++tried) {
    const std::string_view name = kNames[(seat.index + tried) % kNames.size()];
    if (std::ranges::find(others, name, &Occupant::name) == others.end()) return std::string(name);
  }
  return std::string(kNames[seat.index]);
}

Verdict Table::apply(const Step& step) {
  if (seq_ == 0 && !std::holds_alternative<Created>(step.what)) {
    return refuse(Code::WrongStage, "A table begins with being opened.");
  }
  // A seat that is given up, or changes its place, asked while it was still there.
  auto key = key_of_asker(step);
  events_.clear();
  new_chat_ = 0;
  const Verdict verdict =
      std::visit([&](const auto& what) { return apply(what, step); }, step.what);
  if (!verdict) return verdict;
  ++seq_;
  if (!key) key = key_of_asker(step);
  if (key) answered_.emplace(*key, seq_);
  return {};
}

std::optional<std::uint64_t> Table::key_of_asker(const Step& step) const {
  if (!step.asked || !has(step.asked->by) || !at(step.asked->by).is_person()) return std::nullopt;
  return key_of(at(step.asked->by).person, step.asked->id);
}

std::optional<std::uint32_t> Table::answered(const Person& person, std::uint64_t id) const {
  const auto found = answered_.find(key_of(person, id));
  return found == answered_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Seat> Table::seat_of(const Person& person) const {
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    if (seats_[seat].is_person() && seats_[seat].person == person) {
      return Seat(static_cast<int>(seat));
    }
  }
  return std::nullopt;
}

std::optional<Seat> Table::first_open_seat() const {
  const auto open = std::ranges::find_if(seats_, &Occupant::is_open);
  if (open == seats_.end()) return std::nullopt;
  return Seat(static_cast<int>(open - seats_.begin()));
}

Verdict Table::in_stage(Stage stage) const {
  if (stage_ == stage) return {};
  if (stage_ == Stage::Closed) return refuse(Code::WrongStage, "The table is closed.");
  return refuse(Code::WrongStage, std::string(stage_sentence(stage)));
}

Verdict Table::open_in_lobby(Seat seat) const {
  if (const Verdict lobby = in_stage(Stage::Lobby); !lobby) return lobby;
  if (!has(seat)) return refuse(Code::BadOptions, "The table has no such seat.");
  if (!at(seat).is_open()) return refuse(Code::SeatTaken, "That seat is taken.");
  return {};
}

// The lobby.

Verdict Table::apply(const Created& created, const Step& step) {
  if (seq_ != 0) return refuse(Code::WrongStage, "The table is there already.");
  if (static_cast<int>(created.seats.size()) != created.settings.players() ||
      created.host.index >= created.seats.size() ||
      !created.seats[created.host.index].is_person() ||
      (created.start && created.start->index >= created.seats.size()) ||
      (step.asked && step.asked->by.index >= created.seats.size())) {
    return refuse(Code::BadOptions, "The seats do not go with the number of players.");
  }
  settings_ = created.settings;
  seats_ = created.seats;
  host_ = created.host;
  start_ = created.start;
  ++room_version_;
  return {};
}

Verdict Table::apply(const Joined& joined, const Step&) {
  if (const Verdict open = open_in_lobby(joined.seat); !open) return open;
  if (seat_of(joined.person)) return refuse(Code::SeatTaken, "You have a seat at this table.");
  seats_[joined.seat.index] = Occupant::of_person(joined.person, joined.name);
  ++room_version_;
  return {};
}

Verdict Table::apply(const BotAdded& added, const Step&) {
  if (const Verdict open = open_in_lobby(added.seat); !open) return open;
  seats_[added.seat.index] = Occupant::of_bot(bot_name(added.seat, seats_), added.level);
  ++room_version_;
  return {};
}

Verdict Table::apply(const Emptied& emptied, const Step&) {
  if (const Verdict lobby = in_stage(Stage::Lobby); !lobby) return lobby;
  if (!has(emptied.seat) || at(emptied.seat).is_open()) {
    return refuse(Code::BadOptions, "Nobody sits there.");
  }
  if (emptied.seat == host_) return refuse(Code::BadOptions, "The host's seat stays taken.");
  seats_[emptied.seat.index] = Occupant::open();
  ++room_version_;
  return {};
}

/// In the lobby the seat is open again. During a game a bot plays it to the end, under the name of
/// the one who left.
Verdict Table::apply(const Left& left, const Step&) {
  if (!has(left.seat) || !at(left.seat).is_person()) {
    return refuse(Code::NoSeat, "You have no seat at this table.");
  }
  if (stage_ == Stage::Over || stage_ == Stage::Closed) return in_stage(Stage::Playing);
  Occupant& seat = seats_[left.seat.index];
  if (stage_ == Stage::Playing) {
    seat = Occupant::of_bot(seat.name, settings_.level);
  } else {
    seat = Occupant::open();
  }
  if (left.seat == host_) pass_host_on();
  ++room_version_;
  return {};
}

/// To the next person on the left. Without one, nobody can start the game: the table is closed.
void Table::pass_host_on() {
  for (Seat seat = host_.left(players()); seat != host_; seat = seat.left(players())) {
    if (at(seat).is_person()) {
      host_ = seat;
      return;
    }
  }
  if (stage_ == Stage::Lobby) stage_ = Stage::Closed;
}

Verdict Table::apply(const SettingsChanged& changed, const Step&) {
  if (stage_ == Stage::Over || stage_ == Stage::Closed) return in_stage(Stage::Playing);
  if (stage_ == Stage::Playing && !same_game(settings_, changed.settings)) {
    return refuse(Code::WrongStage, "Game, options and clock stay as they are during a game.");
  }
  const auto beyond = [&](const Occupant& seat) {
    return &seat - seats_.data() >= changed.settings.players() && seat.is_person();
  };
  if (std::ranges::any_of(seats_, beyond)) {
    return refuse(Code::BadOptions, "More people are seated than that; move or remove them first.");
  }
  settings_ = changed.settings;
  if (stage_ == Stage::Lobby) resize_to(settings_.players());
  ++room_version_;
  return {};
}

void Table::resize_to(int players) {
  seats_.resize(static_cast<std::size_t>(players));
  if (start_ && start_->index >= players) start_.reset();
}

Verdict Table::apply(const Reordered& reordered, const Step&) {
  if (const Verdict lobby = in_stage(Stage::Lobby); !lobby) return lobby;
  if (!is_permutation_of_seats(reordered.order, seats_.size())) {
    return refuse(Code::BadOptions, "The order must name every seat once.");
  }
  std::vector<Occupant> seats;
  Seat host = host_;
  for (const Seat from : reordered.order) {
    if (from == host_) host = Seat(static_cast<int>(seats.size()));
    seats.push_back(at(from));
  }
  seats_ = std::move(seats);
  host_ = host;
  ++room_version_;
  return {};
}

// The game.

Verdict Table::apply(const Started& started, const Step& step) {
  if (const Verdict lobby = in_stage(Stage::Lobby); !lobby) return lobby;
  if (first_open_seat()) return refuse(Code::BadOptions, "Some seats are still open.");
  Beginning beginning{
      .seed = started.seed, .at = step.at, .start = start_, .recording = recording_};
  for (const Occupant& seat : seats_) beginning.names.push_back(seat.name);
  game_ = std::visit([&](const auto& options) { return make_game(options, beginning); },
                     settings_.options);
  stage_ = Stage::Playing;
  set_clocks({}, std::nullopt, step.at);
  ++room_version_;
  return {};
}

Verdict Table::apply(const Played& played, const Step& step) {
  if (const Verdict playing = in_stage(Stage::Playing); !playing) return playing;
  if (!has(played.seat)) return refuse(Code::NoSeat, "The table has no such seat.");
  const SeatSet before = game_->timed();
  const Verdict verdict = game_->act(played.seat, played.action, step.at, events_);
  if (!verdict) return verdict;
  set_clocks(before, played.seat, step.at);
  end_if_over();
  return {};
}

Verdict Table::apply(const TimePassed&, const Step& step) {
  if (const Verdict playing = in_stage(Stage::Playing); !playing) return playing;
  game_->pass_time(step.at, events_);
  set_clocks({}, std::nullopt, step.at);
  end_if_over();
  return {};
}

/// A decision is due a clock's time after the seat was asked for it: when it is newly awaited, or
/// has just decided and is asked again. What tells the others nothing gains the actor no time: a
/// sealed decision can be taken back (CM-4.1), and of two rows one can be chosen again and again
/// (CM-9.4).
void Table::set_clocks(SeatSet before, std::optional<Seat> actor, Time at) {
  const auto time = protocol::time_of(settings_.clock);
  if (!time) return;
  const SeatSet now = game_->timed();
  for (int s = 0; s < players(); ++s) {
    const Seat seat(s);
    const bool is_asked = actor == seat ? !events_.empty() : !before.contains(seat);
    if (now.contains(seat) && is_asked) due_[seat.index] = at + time->count();
  }
}

std::optional<Time> Table::due(Seat seat) const {
  const bool asked = stage_ == Stage::Playing && game_->timed().contains(seat);
  return asked ? due_[seat.index] : std::nullopt;
}

void Table::end_if_over() {
  if (!game_->is_over()) return;
  stage_ = Stage::Over;
  ++room_version_;
}

// Around the game.

Verdict Table::apply(const StoodIn& stood_in, const Step&) {
  if (const Verdict playing = in_stage(Stage::Playing); !playing) return playing;
  if (!has(stood_in.seat) || !at(stood_in.seat).is_person()) {
    return refuse(Code::NoSeat, "No person sits there.");
  }
  seats_[stood_in.seat.index].is_stood_in_for = true;
  ++room_version_;
  return {};
}

Verdict Table::apply(const CameBack& came_back, const Step& step) {
  if (!has(came_back.seat) || !at(came_back.seat).is_stood_in_for) {
    return refuse(Code::WrongStage, "Nobody stands in for that seat.");
  }
  seats_[came_back.seat.index].is_stood_in_for = false;
  // The clock of a decision that is still open begins anew.
  if (stage_ == Stage::Playing && game_->timed().contains(came_back.seat)) {
    if (const auto time = protocol::time_of(settings_.clock)) {
      due_[came_back.seat.index] = step.at + time->count();
    }
  }
  ++room_version_;
  return {};
}

Verdict Table::apply(const Said& said, const Step& step) {
  if (!settings_.chat) return refuse(Code::ChatOff, "The host has turned the chat off.");
  if (!has(said.seat)) return refuse(Code::NoSeat, "You have no seat at this table.");
  const auto recent = std::ranges::count_if(chat_, [&](const ChatLine& line) {
    return line.seat == said.seat && line.at > step.at - kChatSpanMs;
  });
  if (static_cast<std::size_t>(recent) >= kChatLines) {
    return refuse(Code::TooFast, "Five lines in ten seconds are enough; wait a little.");
  }
  chat_.push_back({said.seat, at(said.seat).name, said.text, step.at});
  if (chat_.size() > kChatLinesKept) chat_.pop_front();
  new_chat_ = 1;
  return {};
}

Verdict Table::apply(const Rematched& rematched, const Step&) {
  if (const Verdict over = in_stage(Stage::Over); !over) return over;
  if (!rematch_.empty()) return refuse(Code::WrongStage, "There is a next table already.");
  rematch_ = rematched.table;
  ++room_version_;
  return {};
}

}  // namespace coverstory::tables
