#include "records/cover_me/writer.h"

#include "records/cover_me/json.h"
#include "records/header.h"
#include "records/line.h"

namespace coverstory::records::cover_me {

Writer::Writer(const Options& options, const std::vector<std::string>& seats, const Seed& seed) {
  add_line(text_, header_json("cover-me", options_json(options), seats, seed));
}

void Writer::set_up(const State& state, const SetUp& decks) {
  add_line(text_, set_up_json(decks, state.options));
}
void Writer::acted(const State&, const Acted& acted) {
  add_line(text_, acted_json(acted));
}
void Writer::shuffled(const State&, ShuffledPile pile, std::span<Card> cards) {
  add_line(text_, shuffled_json(pile, cards));
}
void Writer::season_scored(const State& state, const SeasonScored& season) {
  add_line(text_, season_json(season, state));
}
void Writer::season_begun(const State& state) {
  add_line(text_, state_json(state));
}
void Writer::ended(const State& state, const Ranking& result) {
  add_line(text_, end_json(result, state.options));
}

}  // namespace coverstory::records::cover_me
