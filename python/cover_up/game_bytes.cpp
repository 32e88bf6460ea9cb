// The fields of a game, for keeping it. A new field is added at the end, behind a new format.
#include "engine/core/option.h"
#include "python/bytes.h"
#include "python/cover_up/game.h"

// Found by the type of what passes them.
namespace coverstory::python {

void pass_all(auto& with, auto&... each) {
  (pass(with, each), ...);
}

void pass(auto& with, cover_up::Card& card) {
  with.number(card.squares);
}
void pass(auto& with, cover_up::Placement& placed) {
  pass_all(with, placed.card, placed.o, placed.x, placed.y);
  if (!is_on_lattice(placed)) throw WrongBytes();
}
void pass(auto& with, cover_up::Score& score) {
  pass_all(with, score.beside, score.removed, score.visible, score.beside_points, score.hourglass,
           score.points);
}
void pass(auto& with, cover_up::Player& player) {
  pass_all(with, player.hand, player.pile, player.score, player.to_return, player.total);
}
void pass(auto& with, cover_up::Decision& decision) {
  pass_all(with, decision.number, decision.pile, decision.flips, decision.returned);
}
void pass(auto& with, cover_up::Options& options) {
  std::uint8_t count = cover_up::kOptions.size();
  with.number(count);
  if (count > cover_up::kOptions.size()) throw WrongBytes();
  for (std::size_t i = 0; i < count; ++i) {
    auto value = static_cast<std::uint16_t>(*cover_up::kOptions[i].value(options));
    with.number(value);
    cover_up::kOptions[i].set(options, value);
  }
  if (validate(options)) throw WrongBytes();
}

namespace cover_up {

constexpr std::uint8_t kFormat = 1;

struct GameFields {
  static void pass_game(auto& with, Game& game) {
    std::uint8_t format = kFormat;
    with.number(format);
    if (format != kFormat) throw WrongBytes();
    State& s = game.state;
    pass_all(with, s.options, s.draw_piles, s.players, s.round, s.phase, s.building_from,
             s.hourglass_until, s.flipped_by, s.done, s.ended_by);
    Second& second = game.second;
    pass_all(with, game.now, second.due_, second.sealed_, game.saved_);
    second.moving_ = Second(s).due();
    if ((second.due_.bits() & ~second.moving_.bits()) != 0) throw WrongBytes();
    std::uint64_t hash = hash_of(s);
    with.number(hash);
    if (hash != hash_of(s)) throw WrongBytes();
  }
};

std::vector<std::uint8_t> Game::bytes() const {
  ByteWriter writer;
  Game kept = *this;
  GameFields::pass_game(writer, kept);
  return writer.take();
}

std::optional<Game> Game::from_bytes(std::span<const std::uint8_t> bytes) {
  try {
    ByteReader reader(bytes);
    Game game(Options{}, Seed{});
    GameFields::pass_game(reader, game);
    return reader.is_at_end() ? std::optional(game) : std::nullopt;
  } catch (const WrongBytes&) {
    return std::nullopt;
  }
}

}  // namespace cover_up
}  // namespace coverstory::python
