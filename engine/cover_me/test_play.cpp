#include "engine/cover_me/test_play.h"

#include <stdexcept>

#include "engine/cover_me/test_positions.h"

namespace coverstory::cover_me {

void act(State& state, Seat seat, Action action) {
  Listener nobody;
  act(state, seat, action, nobody);
}

void act(State& state, Seat seat, Action action, Listener& sink) {
  if (const Outcome outcome = apply(state, seat, action, sink); !outcome) {
    throw std::logic_error("seat " + std::to_string(seat.index) +
                           " was refused: " + std::string(sentence_of(outcome.error())));
  }
}

void play_month(State& state, std::string_view codes) {
  const std::vector<Card> month = cards(codes);
  const int rows = state.options.rows_of_a_player();
  for (int seat = 0; seat < state.options.players; ++seat) {
    const auto first = static_cast<std::size_t>(seat * rows);
    act(state, Seat(seat),
        rows == 1 ? Action::play(month.at(first))
                  : Action::play(month.at(first), month.at(first + 1)));
  }
}

void play_season(State& state, const std::vector<std::string>& rows) {
  for (std::size_t month = 0; month < kMonths; ++month) {
    std::string codes;
    for (const std::string& row : rows) codes += code_of(cards(row).at(month)) + " ";
    play_month(state, codes);
  }
}

Decision random_decision(const State& state, FastRng& rng) {
  SeatSet seats = state.to_act;
  for (auto skipped = rng.below(static_cast<std::uint32_t>(seats.size())); skipped > 0; --skipped) {
    seats.erase(seats.first());
  }
  const Seat seat = seats.first();
  const auto choices = static_cast<std::uint32_t>(legal_count(state, seat));
  return {seat, legal_choice(state, seat, static_cast<int>(rng.below(choices)))};
}

void play_at_random_while(State& state, FastRng& rng, const Condition& still) {
  Listener nobody;
  play_at_random_while(state, rng, still, nobody);
}

void play_at_random_while(State& state, FastRng& rng, const Condition& still, Listener& sink) {
  while (!state.is_over() && still(state)) {
    const auto [seat, action] = random_decision(state, rng);
    act(state, seat, action, sink);
  }
}

Seat only_actor(const State& state) {
  if (state.to_act.size() != 1) throw std::logic_error("not just one seat is to act");
  return state.to_act.first();
}

std::string name_of(Calendar calendar) {
  static constexpr std::array<std::string_view, 4> kSeasons{"winter", "spring", "summer", "fall"};
  return std::string(kSeasons[static_cast<std::size_t>(calendar.season)]) + " " +
         std::to_string(calendar.year);
}

void Diary::set_up(const State&, const SetUp& decks) {
  set_ups.push_back(decks);
}

void Diary::acted(const State&, const Acted& acted) {
  decisions.push_back(acted);
  const Action action = acted.action;
  const std::string seat = std::to_string(acted.seat.index) + " ";
  switch (action.kind()) {
    case Kind::Take:
      lines.push_back("take " + seat + (action.pile() ? "open " : "draw ") + code_of(*acted.taken));
      break;
    case Kind::Play:
      lines.push_back("play " + seat + code_of(action.card()));
      if (action.second_card()) lines.back() += " " + code_of(*action.second_card());
      break;
    case Kind::Feature:
      lines.push_back("feature " + seat + std::to_string(action.row()) + " " +
                      code_of(action.model()));
      break;
    case Kind::Keep:
      lines.push_back("keep " + seat + code_of(action.card()));
      if (action.second_card()) lines.back() += " " + code_of(*action.second_card());
      lines.back() += "; back " + text(acted.returned);
      break;
    case Kind::Swap:
      lines.push_back("swap " + seat +
                      (action.discarded() ? code_of(*action.discarded()) : "none"));
      break;
    case Kind::Vote:
      lines.push_back("vote " + seat + (action.extra_season() ? "extra" : "share"));
      break;
  }
}

void Diary::shuffled(const State&, ShuffledPile pile, std::span<Card>) {
  lines.push_back(pile == ShuffledPile::Draw ? "shuffled draw" : "shuffled fictional");
}

void Diary::month_revealed(const State&) {
  lines.push_back("month");
}

void Diary::season_scored(const State& state, const SeasonScored& scored) {
  seasons.push_back(scored);
  lines.push_back("scored " + name_of(state.calendar));
}

void Diary::season_begun(const State& state) {
  lines.push_back(name_of(state.calendar));
}

void Diary::ended(const State&, const Ranking& ranking) {
  endings.push_back(ranking);
  lines.push_back("end");
}

}  // namespace coverstory::cover_me
