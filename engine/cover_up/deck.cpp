#include "engine/cover_up/deck.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>

#include "engine/core/ensure.h"
#include "engine/core/rng.h"

namespace coverstory::cover_up {
namespace {

constexpr std::string_view kStandardDeck =
#include "engine/cover_up/standard_deck.inc"
    ;

/// Words and numbers one after another. The engine links no library for text.
template <class... Parts>
std::string sentence(const Parts&... parts) {
  std::string text;
  const auto add = [&](const auto& part) {
    if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(part)>>) {
      text += std::to_string(part);
    } else {
      text += part;
    }
  };
  (add(parts), ...);
  return text;
}

constexpr std::string_view kBlanks = " \t\r";

/// The next word of a line, which is shortened by it; empty at the end.
std::string_view take_word(std::string_view& line) {
  line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
  const std::string_view word = line.substr(0, line.find_first_of(kBlanks));
  line.remove_prefix(word.size());
  return word;
}

std::optional<Color> color_named(std::string_view name) {
  for (const Color color : {Color::Green, Color::Yellow, Color::Red}) {
    if (name == name_of(color)) return color;
  }
  return std::nullopt;
}

constexpr int symbols_of(Color color) {
  return 4 + static_cast<int>(color);
}

/// Why a code is no card of the colour; empty if it is one.
std::string fault_in(std::string_view code, Color color) {
  if (code.size() != kSquares) {
    return sentence("The code '", code, "' has ", code.size(), " squares; a card has ", kSquares,
                    ".");
  }
  const std::size_t strange = code.find_first_not_of(".abcdef");
  if (strange != std::string_view::npos) {
    return sentence("The code '", code, "' has a '", code.substr(strange, 1),
                    "'; a square is one of a to f, or '.' if empty.");
  }
  const auto symbols = kSquares - std::ranges::count(code, '.');
  if (symbols != symbols_of(color)) {
    return sentence("The card '", code, "' has ", symbols, " symbols; a ", name_of(color),
                    " card has ", symbols_of(color), ".");
  }
  return "";
}

/// Fills a deck line by line and keeps count.
class DeckReader {
 public:
  /// Why the line is refused; empty if it is not.
  std::string read_line(std::string_view line) {
    line = line.substr(0, line.find('#'));
    const std::string_view color_word = take_word(line), code = take_word(line);
    if (color_word.empty()) return "";
    const std::optional<Color> color = color_named(color_word);
    if (!color) {
      return sentence("'", color_word,
                      "' is not a colour; a line begins with green, yellow or red.");
    }
    if (code.empty()) return sentence("The code of the ", color_word, " card is missing.");
    if (!take_word(line).empty()) return "There is more on the line than a colour and a code.";
    std::string fault = fault_in(code, *color);
    if (!fault.empty()) return fault;
    const std::optional<Card> card = card_from_code(code);
    ENSURE(card.has_value());
    return add(*color, *card);
  }

  /// Why the text is not a whole deck; empty if it is.
  std::string missing() const {
    for (const Color color : {Color::Green, Color::Yellow, Color::Red}) {
      const std::size_t count = counts_[static_cast<std::size_t>(color)];
      if (count == kCardsOfAColor) continue;
      return sentence("The deck ends with ", count, " ", name_of(color), " cards; it needs ",
                      kCardsOfAColor, ".");
    }
    return "";
  }

  const Deck& deck() const { return deck_; }

 private:
  std::string add(Color color, Card card) {
    std::size_t& count = counts_[static_cast<std::size_t>(color)];
    if (count == kCardsOfAColor) {
      return sentence("This is one ", name_of(color), " card too many; a deck has ", kCardsOfAColor,
                      ".");
    }
    deck_.of(color)[count++] = card;
    return "";
  }

  Deck deck_;
  std::array<std::size_t, kColors> counts_{};
};

}  // namespace

std::expected<Deck, DeckError> read_deck(std::string_view text) {
  DeckReader reader;
  int line_number = 0;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    ++line_number;
    std::string reason = reader.read_line(line);
    if (!reason.empty()) return std::unexpected(DeckError{line_number, std::move(reason)});
  }
  std::string reason = reader.missing();
  if (!reason.empty()) return std::unexpected(DeckError{line_number, std::move(reason)});
  return reader.deck();
}

const Deck& standard_deck() {
  static const Deck deck = [] {
    const auto read = read_deck(kStandardDeck);
    ENSURE(read.has_value());
    return *read;
  }();
  return deck;
}

bool is_complete(const Deck& deck) {
  return std::ranges::all_of(std::array{Color::Green, Color::Yellow, Color::Red}, [&](Color color) {
    return std::ranges::all_of(deck.of(color),
                               [&](Card card) { return symbols_on(card) == symbols_of(color); });
  });
}

Deck shuffled(Deck deck, const Seed& seed) {
  Rng rng(seed, Rng::Stream::SetUp);
  for (ColorCards& cards : deck.colors) rng.shuffle(cards);
  return deck;
}

}  // namespace coverstory::cover_up
