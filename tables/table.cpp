#include "tables/table.h"

#include <algorithm>

#include "engine/core/ensure.h"
#include "tables/refusals.h"

namespace coverstory::tables {

using protocol::Code;

namespace {

/// The public comes after the seats.
std::size_t place_of(Viewer viewer) {
  return viewer ? viewer->index : kMostSeats;
}

}  // namespace

Verdict Table::apply(const Step& step) {
  if (seq_ == 0 && !std::holds_alternative<Created>(step.what)) {
    return refusal(Code::WrongStage, "A table begins with being opened.");
  }
  // A seat that is given up, or changes its place, asked while it was still there.
  auto key = key_of_asker(step);
  events_.clear();
  has_new_line_ = false;
  unsaid_line_.reset();
  const Verdict verdict = std::visit(
      [&](const auto& what) {
        if constexpr (requires { apply(what, step.at); }) {
          return apply(what, step.at);
        } else {
          return room_.apply(step);
        }
      },
      step.what);
  if (!verdict) return verdict;
  ++seq_;
  if (stage() == Stage::Over && !ended_at_) ended_at_ = seq_;
  if (const auto* said = std::get_if<Said>(&step.what)) has_new_line_ = !said->text.empty();
  if (const auto* unsaid = std::get_if<Unsaid>(&step.what)) unsaid_line_ = unsaid->line;
  // The clock of a decision that is still open begins anew.
  if (const auto* back = std::get_if<CameBack>(&step.what)) start_clock(back->seat, step.at);
  if (!key) key = key_of_asker(step);
  if (key) answered_.emplace(*key, number_for(step.asked->by));
  return {};
}

std::uint32_t Table::number_for(Viewer viewer, std::uint32_t seq) const {
  const auto& entries = unnoticed_[place_of(viewer)];
  const auto unnoticed = std::ranges::upper_bound(entries, seq) - entries.begin();
  return seq - static_cast<std::uint32_t>(unnoticed);
}

bool Table::is_noticed_by(Viewer viewer) const {
  return seq_ > 0 && number_for(viewer) > number_for(viewer, seq_ - 1);
}

std::optional<std::uint64_t> Table::key_of_asker(const Step& step) const {
  if (!step.asked || !room_.has(step.asked->by)) return std::nullopt;
  const Occupant& asker = room_.at(step.asked->by);
  if (!asker.is_person()) return std::nullopt;
  return key_of(asker.person, step.asked->id);
}

std::optional<std::uint32_t> Table::answered(const Person& person, std::uint64_t id) const {
  const auto found = answered_.find(key_of(person, id));
  return found == answered_.end() ? std::nullopt : std::optional(found->second);
}

Verdict Table::apply(const Started& started, Time at) {
  if (const Verdict lobby = room_.in_stage(Stage::Lobby); !lobby) return lobby;
  if (room_.first_open_seat()) return refusal(Code::BadOptions, "Some seats are still open.");
  if (const Verdict named = may_begin_with(*this, started.first); !named) return named;
  Beginning beginning{.seed = started.seed,
                      .at = at,
                      .start = started.first ? started.first->seat : room_.start(),
                      .recording = recording_};
  for (const Occupant& seat : room_.seats()) beginning.names.push_back(seat.name);
  const protocol::Settings& settings = room_.settings();
  game_ = games_.kind_of(*settings.game).make_game(settings.options, beginning);
  room_.begin_game();
  set_clocks({}, std::nullopt, at);
  return {};
}

Verdict Table::apply(const Played& played, Time at) {
  if (const Verdict playing = room_.in_stage(Stage::Playing); !playing) return playing;
  if (!room_.has(played.seat)) return std::unexpected(kNoSuchSeat);
  const SeatSet before = game_->timed();
  const auto noticed = game_->apply(played.seat, played.action, at, events_);
  if (!noticed) return std::unexpected(noticed.error());
  const auto count = [&](Viewer viewer) {
    if (!noticed->by(viewer)) unnoticed_[place_of(viewer)].push_back(seq_ + 1);
  };
  for (int s = 0; s < room_.players(); ++s) count(Seat(s));
  count(std::nullopt);
  set_clocks(before, played.seat, at);
  end_if_over();
  return {};
}

Verdict Table::apply(const TimePassed&, Time at) {
  if (const Verdict playing = room_.in_stage(Stage::Playing); !playing) return playing;
  game_->pass_time(at, events_);
  set_clocks({}, std::nullopt, at);
  end_if_over();
  return {};
}

void Table::end_if_over() {
  if (game_->is_over()) room_.end_game();
}

Verdict may_begin_with(const Table& table, const std::optional<protocol::First>& first) {
  if (!first || !first->seat) return {};
  if (!table.games().kind_of(*table.room().settings().game).has_starting_player()) {
    return refusal(Code::BadOptions, "This game has no starting player.");
  }
  if (!table.room().has(*first->seat)) return std::unexpected(kNoSuchSeat);
  return {};
}

// Clocks.

/// A decision is due a clock's time after the seat was asked for it: when it is newly awaited, or
/// has just decided and is asked again. What tells the others nothing gains the actor no time: a
/// sealed decision can be taken back (CM-4.1), and of two rows one can be chosen again and again
/// (CM-9.4).
void Table::set_clocks(SeatSet timed_before, std::optional<Seat> actor, Time at) {
  for (int s = 0; s < room_.players(); ++s) {
    const Seat seat(s);
    const bool is_asked = actor == seat ? !events_.empty() : !timed_before.contains(seat);
    if (is_asked) start_clock(seat, at);
  }
}

void Table::start_clock(Seat seat, Time at) {
  const auto time = protocol::time_of(room_.settings().clock);
  if (!time || stage() != Stage::Playing || !game_->timed().contains(seat)) return;
  due_[seat.index] = at + time->count();
}

std::optional<Time> Table::due(Seat seat) const {
  const bool asked = stage() == Stage::Playing && game_->timed().contains(seat);
  return asked ? due_[seat.index] : std::nullopt;
}

}  // namespace coverstory::tables
