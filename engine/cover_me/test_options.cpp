#include "engine/cover_me/test_options.h"

namespace coverstory::cover_me {
namespace {

struct Table {
  std::uint8_t players;
  TwoPlayer two_player;
};

constexpr Table kTables[] = {{2, TwoPlayer::Fictional},
                             {2, TwoPlayer::Advanced},
                             {3, TwoPlayer::Fictional},
                             {4, TwoPlayer::Fictional},
                             {5, TwoPlayer::Fictional}};

/// Printed values first, then each colour removed.
std::vector<Options> with_all_values(Options options) {
  std::vector<Options> all{options};
  options.values = Values::Equal;
  for (int color = 0; color < kClothes; ++color) {
    options.removed = static_cast<Clothes>(color);
    all.push_back(options);
  }
  return all;
}

}  // namespace

std::vector<Options> all_valid_options() {
  std::vector<Options> all;
  for (const Table& table : kTables) {
    for (const GameLength length : {GameLength::Standard, GameLength::Long, GameLength::Short}) {
      for (const Deal deal : {Deal::Draft, Deal::Quick}) {
        for (const Tie tie : {Tie::Vote, Tie::Share}) {
          for (const Options& options : with_all_values({.players = table.players,
                                                         .two_player = table.two_player,
                                                         .length = length,
                                                         .deal = deal,
                                                         .tie = tie})) {
            all.push_back(options);
          }
        }
      }
    }
  }
  return all;
}

std::string text_of(const Options& options) {
  static constexpr const char* kLengthNames[] = {"standard", "long", "short"};
  std::string text = "players=" + std::to_string(options.players);
  if (options.is_advanced()) text += " two_player=advanced";
  text += std::string(" length=") + kLengthNames[static_cast<std::size_t>(options.length)];
  if (options.removed) {
    text += " values=equal removed=";
    text += kClothesLetters[static_cast<std::size_t>(*options.removed)];
  }
  text += options.deal == Deal::Quick ? " deal=quick" : " deal=draft";
  text += options.tie == Tie::Share ? " tie=share" : " tie=vote";
  return text;
}

}  // namespace coverstory::cover_me
