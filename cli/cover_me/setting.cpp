#include "cli/cover_me/setting.h"

#include <fmt/format.h>

#include "cli/cover_me/words.h"
#include "engine/cover_me/set_up.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

std::string_view length_words(GameLength length) {
  switch (length) {
    case GameLength::Standard:
      return "The game lasts 3 years of four seasons.";
    case GameLength::Long:
      return "The long game: 4 years of four seasons.";
    case GameLength::Short:
      return "The short game: 4 years of spring and fall only.";
  }
  return {};
}

std::string values_words(const Options& options) {
  if (options.removed) {
    return fmt::format("Every scored card is worth one point; the {} models are left out.",
                       word_of(*options.removed));
  }
  return "A scored card brings the prestige of its clothes: yellow, blue and red 2, green 3, "
         "black 4, white 5.";
}

std::string deal_words(const Options& options) {
  const int taken = taken_before_the_game(options);
  if (taken == 0) return fmt::format("Everyone is dealt {} cards.", options.hand_size());
  return fmt::format("Everyone is dealt {} cards and takes {} more in turn.",
                     options.hand_size() - taken, taken);
}

std::string_view two_player_words(const Options& options) {
  if (options.with_fictional_players()) return "Two fictional players help to make the trends.\n";
  if (options.is_advanced()) return "The advanced game: two magazines each.\n";
  return {};
}

}  // namespace

std::string options_words(const Options& options, const Cast& cast) {
  return fmt::format("Players: {}.\n{}{}\n{}\n{}\n{}\n", cast.everyone(), two_player_words(options),
                     length_words(options.length), values_words(options), deal_words(options),
                     options.tie == Tie::Vote
                         ? "Those tied for the first place vote on one more season."
                         : "Those tied for the first place share the victory.");
}

std::string open_piles_words(const View& view) {
  std::string text;
  for (int hair = 0; hair < kHairs; ++hair) {
    const OpenPile& pile = view.open[static_cast<std::size_t>(hair)];
    const std::string name = capitalised(std::string(word_of(static_cast<Hair>(hair))));
    text += pile.empty()
                ? fmt::format("{} pile: empty.\n", name)
                : fmt::format("{} pile, {}: {} on top.\n", name,
                              counted(static_cast<int>(pile.size()), "card"), brief(pile.back()));
  }
  return text;
}

std::string influence_words(const View& view) {
  return fmt::format("Influence row: {}.\n", brief_list(view.influence));
}

}  // namespace coverstory::cli
