#include "cli/cover_me/special_story.h"

#include <fmt/format.h>

#include <bit>
#include <vector>

#include "cli/cover_me/words.h"
#include "cli/speech.h"
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

/// What made her the one: the trends that she matches (CM-5.1).
std::string reason(Card model, const Trends& trends) {
  const int value = trend_value(model, trends);
  if (value == 0) return {};
  const std::string list = matches_of(model, trends);
  if (value == kFullyTrendy) return t("coverMe.told.scores.why", {{"list", list}});
  return t(fmt::format("coverMe.worth.{}", value), {{"name", name_of(model)}, {"list", list}});
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
  const std::string name = row_words(at, options, cast_);
  const std::string verdict = is_secondary(at, options)
                                  ? t("terminal.middle.anti", {{"name", name}})
                                  : t("coverMe.told.anti", {{"name", name}, {"points", worth}});
  return fmt::format("{}. {}\n", verdict, t("coverMe.told.anti.why", {{"models", names_of(row)}}));
}

/// CM-6.2, CM-8.3, CM-9.5: where a featured model goes.
std::string SpecialStory::verdict(Card model, int at, const Options& options, int value) const {
  const Parameter name{"name", row_words(at, options, cast_)}, who{"model", name_of(model)};
  if (value < kFullyTrendy || is_fictional(at, options)) {
    return t("coverMe.told.influence", {name, who});
  }
  if (is_secondary(at, options)) return t("terminal.middle.model", {name, who});
  return t("coverMe.told.scores", {name, who, {"points", options.worth(model)}});
}

std::string SpecialStory::one_featured(int at, const Options& options, const Trends& trends,
                                       unsigned highest_months) const {
  const Row& row = rows_[static_cast<std::size_t>(at)];
  const auto earliest = static_cast<std::size_t>(std::countr_zero(highest_months));
  const Card model = chosen_[static_cast<std::size_t>(at)].value_or(row[earliest]);
  std::string text = verdict(model, at, options, trend_value(model, trends)) + ".";
  const auto add = [&](const std::string& sentence) { text += " " + sentence; };
  if (const std::string why = reason(model, trends); !why.empty()) add(why);
  if (const auto equals = in_months(row, highest_months, model); !equals.empty()) {
    add(t("terminal.same", {{"models", names_of(equals)}}) + ".");
  }
  // CM-5.2, CM-8.3: where models that are not featured go.
  if (const auto others = in_months(row, kEveryMonth, model); !others.empty()) {
    const auto* key = is_fictional(at, options) ? "terminal.back.fictional" : "terminal.back";
    add(t(key, {{"models", names_of(others)}}) + ".");
  }
  return text + "\n";
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
