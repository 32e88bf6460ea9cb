#include "records/cover_up/writer.h"

#include "records/header.h"

namespace coverstory::records::cover_up {

Writer::Writer(const Table& table, const std::vector<std::string>& seats, const Seed& seed) {
  add_line(header_json("cover-up", table_json(table), seats, seed));
}

void Writer::add_line(const boost::json::object& object) {
  text_ += boost::json::serialize(object);
  text_ += '\n';
}

void Writer::set_up(const Deck& piles) {
  add_line(set_up_json(piles));
}
void Writer::dealt(int round, const BySeat<Hand>& hands) {
  add_line(dealt_json(round, hands));
}
void Writer::flipped(Seat seat, Milliseconds since_round_began) {
  add_line(flipped_json(seat, since_round_began));
}
void Writer::round_ended(const RoundResult& result) {
  add_line(round_json(result));
}
void Writer::returned(Seat seat, Card card, Card took) {
  add_line(returned_json(seat, card, took));
}
void Writer::ended(const GameResult& result) {
  add_line(end_json(result));
}

}  // namespace coverstory::records::cover_up
