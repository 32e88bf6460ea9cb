#include "cli/cover_me/special_story.h"

#include <fmt/format.h>

#include <bit>
#include <vector>

#include "cli/cover_me/words.h"
#include "engine/cover_me/fictional.h"
#include "engine/cover_me/special.h"

namespace coverstory::cli {

using namespace cover_me;

namespace {

bool is_fictional(int row, const Options& options) {
  return options.with_fictional_players() && row >= kFirstFictionalRow;
}

bool is_secondary(int row, const Options& options) {
  return options.is_advanced() && row % 2 == 1;
}

/// CM-6.2, CM-8.3, CM-9.5: where a featured model goes.
std::string way_of(Card model, int row, const Options& options, int value) {
  if (value < kFullyTrendy || is_fictional(row, options)) {
    return fmt::format("{} goes to the influence row", name_of(model));
  }
  const std::string worth = worth_words(options.worth(model), options);
  if (is_secondary(row, options)) {
    return fmt::format("{} goes to the middle, worth {}", name_of(model), worth);
  }
  return fmt::format("{} scores {}", name_of(model), worth);
}

std::vector<Card> in_months(const Row& row, unsigned months, Card but) {
  std::vector<Card> cards;
  for (std::size_t month = 0; month < row.size(); ++month) {
    if ((months >> month & 1u) != 0 && row[month] != but) cards.push_back(row[month]);
  }
  return cards;
}

constexpr unsigned kEveryMonth = (1u << kMonths) - 1;

}  // namespace

void SpecialStory::remember_rows(const View& board) {
  rows_ = board.rows;
}

void SpecialStory::remember_choice(const Options& options, Seat seat, Action feature) {
  const int row = seat.index * options.rows_of_a_player() + feature.row();
  chosen_[static_cast<std::size_t>(row)] = feature.model();
}

std::string SpecialStory::all_featured(int at, const Options& options) const {
  const Row& row = rows_[static_cast<std::size_t>(at)];
  int worth = 0;
  for (const Card model : row) worth += options.worth(model);
  return fmt::format("All models of {} have trend value 0, so all {}: {}, {}.\n",
                     magazine_words(at, options, cast_),
                     is_secondary(at, options) ? "go to the middle" : "score", names_of(row),
                     worth_words(worth, options));
}

std::string SpecialStory::one_featured(int at, const Options& options, const Trends& trends,
                                       unsigned highest_months) const {
  const Row& row = rows_[static_cast<std::size_t>(at)];
  const auto earliest = static_cast<std::size_t>(std::countr_zero(highest_months));
  const Card model = chosen_[static_cast<std::size_t>(at)].value_or(row[earliest]);
  std::string text = fmt::format("{} is featured in {}, {}.\n", name_of(model),
                                 magazine_words(at, options, cast_), value_words(model, trends));
  if (const auto equals = in_months(row, highest_months, model); !equals.empty()) {
    text += fmt::format("{} had the same value; {}.\n", names_of(equals), decided_by(at, options));
  }
  text += way_of(model, at, options, trend_value(model, trends));
  if (const auto others = in_months(row, kEveryMonth, model); !others.empty()) {
    text += fmt::format("; {} {} back to {}", names_of(others), others.size() == 1 ? "goes" : "go",
                        home_of(at, options));
  }
  return text + ".\n";
}

/// CM-5.3, CM-8.3: what decides between equals.
std::string SpecialStory::decided_by(int row, const Options& options) const {
  if (is_fictional(row, options)) return "the earliest month decides";
  const Seat seat(row / options.rows_of_a_player());
  return cast_.whom(seat) + " chose";
}

/// CM-5.2, CM-8.3: where models that are not featured go.
std::string SpecialStory::home_of(int row, const Options& options) const {
  if (is_fictional(row, options)) return "the fictional pile";
  return cast_.whose(Seat(row / options.rows_of_a_player())) + " hand";
}

std::string SpecialStory::row_told(int at, const Options& options, const Trends& trends) const {
  const Row& row = rows_[static_cast<std::size_t>(at)];
  if (row.empty()) return {};
  const Highest highest = highest_of(row, shown_by(trends));
  if (highest.value == 0 && !is_fictional(at, options)) return all_featured(at, options);
  return one_featured(at, options, trends, highest.months);
}

std::string SpecialStory::told(const Options& options, const Trends& trends) {
  std::string text;
  for (int row = 0; row < options.rows(); ++row) text += row_told(row, options, trends);
  rows_ = {};
  chosen_ = {};
  return text;
}

}  // namespace coverstory::cli
