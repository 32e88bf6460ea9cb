#include "records/cover_up/writer.h"

#include "records/header.h"
#include "records/line.h"

namespace coverstory::records::cover_up {

Writer::Writer(const Table& table, const std::vector<std::string>& seats, const Seed& seed) {
  add_line(text_, header_json("cover-up", table_json(table), seats, seed));
}

void Writer::set_up(const Deck& piles) {
  add_line(text_, set_up_json(piles));
}
void Writer::dealt(int round, const BySeat<Hand>& hands) {
  add_line(text_, dealt_json(round, hands));
}
void Writer::flipped(Seat seat, Milliseconds since_round_began) {
  add_line(text_, flipped_json(seat, since_round_began));
}
void Writer::round_ended(const RoundResult& result) {
  add_line(text_, round_json(result));
}
void Writer::returned(Seat seat, Card card, Card took) {
  add_line(text_, returned_json(seat, card, took));
}
void Writer::ended(const GameResult& result) {
  add_line(text_, end_json(result));
}

}  // namespace coverstory::records::cover_up
