#include "tables/room.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>

#include "engine/core/ensure.h"
#include "tables/refusals.h"

namespace coverstory::tables {
namespace {

using protocol::Code;

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
  return a.game == b.game && a.options == b.options && a.clock == b.clock;
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

std::optional<Seat> Room::seat_of(const Person& person) const {
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    if (seats_[seat].is_person() && seats_[seat].person == person) {
      return Seat(static_cast<int>(seat));
    }
  }
  return std::nullopt;
}

std::optional<Seat> Room::first_open_seat() const {
  const auto open = std::ranges::find_if(seats_, &Occupant::is_open);
  if (open == seats_.end()) return std::nullopt;
  return Seat(static_cast<int>(open - seats_.begin()));
}

std::optional<Person> Room::speaker_of(std::uint32_t line) const {
  if (line < 1 || line > lines() || spoken_[line - 1].is_gone) return std::nullopt;
  return spoken_[line - 1].by;
}

bool Room::is_muted(Seat seat) const {
  return at(seat).is_person() && std::ranges::find(muted_, at(seat).person) != muted_.end();
}

Verdict Room::in_stage(Stage stage) const {
  if (stage_ == stage) return {};
  if (stage_ == Stage::Closed) return refusal(Code::WrongStage, "The table is closed.");
  return refusal(Code::WrongStage, std::string(stage_sentence(stage)));
}

void Room::begin_game() {
  ENSURE(stage_ == Stage::Lobby && !first_open_seat());
  stage_ = Stage::Playing;
  ++version_;
}

void Room::end_game() {
  ENSURE(stage_ == Stage::Playing);
  stage_ = Stage::Over;
  ++version_;
}

/// The steps one by one. All but those about lines of the chat change what is shown of the room.
struct Room::Steps {
  Room& room;
  const Step& step;

  Verdict open_in_lobby(Seat seat) const {
    if (const Verdict lobby = room.in_stage(Stage::Lobby); !lobby) return lobby;
    if (!room.has(seat)) return refusal(Code::BadOptions, "The table has no such seat.");
    if (!room.at(seat).is_open()) return refusal(Code::SeatTaken, "That seat is taken.");
    return {};
  }

  Verdict operator()(const Created& created) const {
    if (!room.seats_.empty()) return refusal(Code::WrongStage, "The table is there already.");
    const std::size_t seats = created.seats.size();
    if (static_cast<int>(seats) != created.settings.players() || created.host.index >= seats ||
        !created.seats[created.host.index].is_person() ||
        (created.start && created.start->index >= seats) ||
        std::ranges::any_of(created.muted, [&](Seat muted) { return muted.index >= seats; }) ||
        (step.asked && step.asked->by.index >= seats)) {
      return refusal(Code::BadOptions, "The seats do not go with the number of players.");
    }
    room.settings_ = created.settings;
    room.seats_ = created.seats;
    room.host_ = created.host;
    room.start_ = created.start;
    for (const Seat muted : created.muted) room.muted_.push_back(room.at(muted).person);
    return {};
  }

  Verdict operator()(const Joined& joined) const {
    if (const Verdict open = open_in_lobby(joined.seat); !open) return open;
    if (room.seat_of(joined.person)) {
      return refusal(Code::SeatTaken, "You have a seat at this table.");
    }
    room.seats_[joined.seat.index] = Occupant::of_person(joined.person, joined.name);
    return {};
  }

  Verdict operator()(const BotAdded& added) const {
    if (const Verdict open = open_in_lobby(added.seat); !open) return open;
    room.seats_[added.seat.index] =
        Occupant::of_bot(bot_name(added.seat, room.seats_), added.level);
    return {};
  }

  Verdict operator()(const Emptied& emptied) const {
    if (const Verdict lobby = room.in_stage(Stage::Lobby); !lobby) return lobby;
    if (!room.has(emptied.seat) || room.at(emptied.seat).is_open()) {
      return refusal(Code::BadOptions, "Nobody sits there.");
    }
    if (emptied.seat == room.host_) {
      return refusal(Code::BadOptions, "The host's seat stays taken.");
    }
    room.seats_[emptied.seat.index] = Occupant::open();
    return {};
  }

  /// In the lobby the seat is open again. During a game a bot plays it to the end, under the name
  /// of the one who left.
  Verdict operator()(const Left& left) const {
    if (!room.has(left.seat) || !room.at(left.seat).is_person()) {
      return refusal(Code::NoSeat, "You have no seat at this table.");
    }
    if (room.stage_ != Stage::Lobby && room.stage_ != Stage::Playing) {
      return room.in_stage(Stage::Playing);
    }
    Occupant& seat = room.seats_[left.seat.index];
    seat = room.stage_ == Stage::Playing ? Occupant::of_bot(seat.name, room.settings_.level)
                                         : Occupant::open();
    if (left.seat == room.host_) pass_host_on();
    return {};
  }

  /// To the next person on the left. Without one, nobody can start the game: the table is closed.
  void pass_host_on() const {
    const int players = room.players();
    for (Seat seat = room.host_.left(players); seat != room.host_; seat = seat.left(players)) {
      if (room.at(seat).is_person()) {
        room.host_ = seat;
        return;
      }
    }
    if (room.stage_ == Stage::Lobby) room.stage_ = Stage::Closed;
  }

  Verdict operator()(const SettingsChanged& changed) const {
    if (room.stage_ != Stage::Lobby && room.stage_ != Stage::Playing) {
      return room.in_stage(Stage::Playing);
    }
    if (room.stage_ == Stage::Playing && !same_game(room.settings_, changed.settings)) {
      return refusal(Code::WrongStage, "Game, options and clock stay as they are during a game.");
    }
    const int players = changed.settings.players();
    const auto beyond = [&](const Occupant& seat) {
      return &seat - room.seats_.data() >= players && seat.is_person();
    };
    if (std::ranges::any_of(room.seats_, beyond)) {
      return refusal(Code::BadOptions,
                     "More people are seated than that; move or remove them first.");
    }
    room.settings_ = changed.settings;
    if (room.stage_ == Stage::Lobby) {
      room.seats_.resize(static_cast<std::size_t>(players));
      if (room.start_ && room.start_->index >= players) room.start_.reset();
    }
    return {};
  }

  Verdict operator()(const Reordered& reordered) const {
    if (const Verdict lobby = room.in_stage(Stage::Lobby); !lobby) return lobby;
    if (!is_permutation_of_seats(reordered.order, room.seats_.size())) {
      return refusal(Code::BadOptions, "The order must name every seat once.");
    }
    std::vector<Occupant> seats;
    Seat host = room.host_;
    for (const Seat from : reordered.order) {
      if (from == room.host_) host = Seat(static_cast<int>(seats.size()));
      seats.push_back(room.at(from));
    }
    room.seats_ = std::move(seats);
    room.host_ = host;
    return {};
  }

  Verdict operator()(const StoodIn& stood_in) const {
    if (const Verdict playing = room.in_stage(Stage::Playing); !playing) return playing;
    if (!room.has(stood_in.seat) || !room.at(stood_in.seat).is_person()) {
      return refusal(Code::NoSeat, "No person sits there.");
    }
    room.seats_[stood_in.seat.index].is_stood_in_for = true;
    return {};
  }

  Verdict operator()(const CameBack& came_back) const {
    if (!room.has(came_back.seat) || !room.at(came_back.seat).is_stood_in_for) {
      return refusal(Code::WrongStage, "Nobody stands in for that seat.");
    }
    room.seats_[came_back.seat.index].is_stood_in_for = false;
    return {};
  }

  Verdict operator()(const Said& said) const {
    if (room.stage_ == Stage::Closed) return room.in_stage(Stage::Lobby);
    if (!room.settings_.chat) return refusal(Code::ChatOff, "The host has turned the chat off.");
    if (!room.has(said.seat)) return refusal(Code::NoSeat, "You have no seat at this table.");
    if (room.is_muted(said.seat)) {
      return refusal(Code::Muted, "The host has muted you at this table.");
    }
    if (said_lately(said.seat) >= kChatLines) {
      return refusal(Code::TooFast, "Five lines in ten seconds are enough; wait a little.");
    }
    const Occupant& speaker = room.at(said.seat);
    const bool is_gone = said.text.empty();
    room.spoken_.push_back({speaker.person, said.seat, step.at, is_gone});
    if (is_gone) return {};
    room.chat_.push_back({room.lines(), said.seat, speaker.name, said.text, step.at});
    if (room.chat_.size() > kChatLinesKept) room.chat_.pop_front();
    return {};
  }

  /// Lines that were taken away count as well. More than these many are never said in that time.
  std::size_t said_lately(Seat seat) const {
    constexpr std::size_t kMostLately = kMostSeats * kChatLines;
    const std::size_t looked_at = std::min(room.spoken_.size(), kMostLately);
    return static_cast<std::size_t>(std::ranges::count_if(
        std::span(room.spoken_).last(looked_at),
        [&](const Spoken& line) { return line.seat == seat && line.at > step.at - kChatSpanMs; }));
  }

  /// A line that is gone already may be taken away again: it may have gone from the log since.
  Verdict operator()(const Unsaid& unsaid) const {
    if (unsaid.line < 1 || unsaid.line > room.lines()) {
      return refusal(Code::BadOptions, "There is no such line.");
    }
    room.spoken_[unsaid.line - 1].is_gone = true;
    std::erase_if(room.chat_, [&](const ChatLine& line) { return line.n == unsaid.line; });
    return {};
  }

  Verdict operator()(const Muted& muted) const {
    if (!room.has(muted.seat) || !room.at(muted.seat).is_person()) {
      return refusal(Code::NoSeat, "No person sits there.");
    }
    const Person& person = room.at(muted.seat).person;
    std::erase(room.muted_, person);
    if (muted.muted) room.muted_.push_back(person);
    return {};
  }

  Verdict operator()(const Closed&) const {
    if (room.stage_ == Stage::Over) return refusal(Code::WrongStage, "The game is over already.");
    if (room.stage_ == Stage::Closed) return room.in_stage(Stage::Lobby);
    room.stage_ = Stage::Closed;
    return {};
  }

  Verdict operator()(const Rematched& rematched) const {
    if (const Verdict over = room.in_stage(Stage::Over); !over) return over;
    if (!room.rematch_.empty()) {
      return refusal(Code::WrongStage, "There is a next table already.");
    }
    room.rematch_ = rematched.table;
    return {};
  }
};

Verdict Room::apply(const Step& step) {
  const Verdict verdict = std::visit(
      [&](const auto& what) -> Verdict {
        if constexpr (requires(Steps steps) { steps(what); }) {
          return Steps{*this, step}(what);
        } else {
          ENSURE(false && "a step of the game");
          return {};
        }
      },
      step.what);
  const bool is_of_chat =
      std::holds_alternative<Said>(step.what) || std::holds_alternative<Unsaid>(step.what);
  if (verdict && !is_of_chat) ++version_;
  return verdict;
}

}  // namespace coverstory::tables
