// The fields of a state, for keeping a game. A new field is added at the end, behind a new format.
#include "engine/core/option.h"
#include "python/bytes.h"
#include "python/cover_me/game.h"

// Found by the type of what passes them.
namespace coverstory::python {

void pass(auto& with, cover_me::Card& card) {
  with.number(card.index);
  if (card.index >= cover_me::kCards) throw WrongBytes();
}

/// An action has no card at times; it is kept as it is.
void pass(auto& with, cover_me::Action& action) {
  using Three = std::array<std::uint8_t, sizeof(cover_me::Action)>;
  auto bytes = std::bit_cast<Three>(action);
  for (auto& each : bytes) with.number(each);
  action = std::bit_cast<cover_me::Action>(bytes);
}

void pass(auto& with, cover_me::Trace& trace) {
  auto bits = std::bit_cast<std::uint8_t>(trace);
  with.number(bits);
  trace = std::bit_cast<cover_me::Trace>(bits);
}

void pass(auto& with, cover_me::CardSet& cards) {
  cover_me::CardSet passed;
  for (int i = 0; i < cover_me::kCards; ++i) {
    std::uint8_t is_in = cards.contains(cover_me::Card(i));
    with.number(is_in);
    if (is_in != 0) passed.insert(cover_me::Card(i));
  }
  cards = passed;
}

void pass(auto& with, cover_me::Tracks& tracks) {
  for (auto& each : tracks.hair) with.number(each);
  for (auto& each : tracks.length) with.number(each);
  for (auto& each : tracks.pattern) with.number(each);
  for (auto& each : tracks.clothes) with.number(each);
}

void pass(auto& with, cover_me::Calendar& calendar) {
  with.number(calendar.year);
  with.number(calendar.season);
}

/// Each option by its value and one more; 0 is none.
void pass(auto& with, cover_me::Options& options) {
  std::uint8_t count = cover_me::kOptions.size();
  with.number(count);
  if (count > cover_me::kOptions.size()) throw WrongBytes();
  for (std::size_t i = 0; i < count; ++i) {
    const auto& each = cover_me::kOptions[i];
    const OptionValue present = each.value(options);
    std::uint16_t value = present ? static_cast<std::uint16_t>(1 + *present) : 0;
    with.number(value);
    if (value > 0) each.set(options, value - 1);
  }
  if (cover_me::validate(options)) throw WrongBytes();
}

}  // namespace coverstory::python

namespace coverstory::python::cover_me {
namespace {

constexpr std::uint8_t kFormat = 1;

void pass_all(auto& with, auto&... each) {
  (pass(with, each), ...);
}

void pass_state(auto& with, State& s) {
  pass_all(with, s.options, s.calendar, s.phase, s.awaited, s.month, s.start, s.deciding, s.to_act);
  pass_all(with, s.sealed, s.candidates, s.featured, s.scoring);
  pass_all(with, s.draw, s.open, s.next, s.later, s.influence, s.rows, s.hands, s.fictional);
  pass_all(with, s.laid, s.looked, s.tracks, s.turn, s.turns_left, s.takes_due, s.keeps_due);
  pass_all(with, s.discard, s.scored, s.middle, s.traces, s.reshuffles, s.personal);
}

void pass_game(auto& with, State& state, Seed& seed, std::uint64_t& blocks) {
  std::uint8_t format = kFormat;
  with.number(format);
  if (format != kFormat) throw WrongBytes();
  for (auto& word : seed.words) with.number(word);
  with.number(blocks);
  pass_state(with, state);
  std::uint64_t hash = hash_of(state);
  with.number(hash);
}

/// The stream goes on behind the blocks that were used; a single draw uses one.
Rng stream_at(const Seed& seed, std::uint64_t blocks) {
  constexpr std::uint64_t kMostBlocks = 1'000'000;
  if (blocks > kMostBlocks) throw WrongBytes();
  Rng rng(seed, Rng::Stream::Play);
  while (rng.blocks_used() < blocks) (void)rng.below(1);
  return rng;
}

}  // namespace

std::vector<std::uint8_t> Game::bytes() const {
  ByteWriter writer;
  State kept = state;
  Seed kept_seed = seed;
  std::uint64_t blocks = state.rng.blocks_used();
  pass_game(writer, kept, kept_seed, blocks);
  return writer.take();
}

std::optional<Game> Game::from_bytes(std::span<const std::uint8_t> bytes) {
  try {
    ByteReader reader(bytes);
    Game game{State{}, Seed{}};
    std::uint64_t blocks = 0;
    pass_game(reader, game.state, game.seed, blocks);
    game.state.rng = stream_at(game.seed, blocks);
    // The last number is the hash of what was kept.
    ByteReader last(bytes.last(sizeof(std::uint64_t)));
    std::uint64_t hash = 0;
    last.number(hash);
    if (!reader.is_at_end() || hash != hash_of(game.state)) return std::nullopt;
    return game;
  } catch (const WrongBytes&) {
    return std::nullopt;
  }
}

}  // namespace coverstory::python::cover_me
