// The season special told row by row (CM-5, CM-6.2): who is featured, why, and where the models go.
// When a season has been scored its rows are gone already, so they and the choices of CM-5.3 are
// remembered until then.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "cli/telling.h"
#include "engine/cover_me/view.h"

namespace coverstory::cli {

class SpecialStory {
 public:
  explicit SpecialStory(const Cast& cast) : cast_(cast) {}

  /// The rows of the season as far as they are revealed.
  void remember_rows(const cover_me::View& board);
  void remember_choice(const cover_me::Options& options, Seat seat, cover_me::Action feature);

  /// A few lines; then all is forgotten.
  std::string told(const cover_me::Options& options, const cover_me::Trends& trends);

 private:
  std::string row_told(int row, const cover_me::Options& options,
                       const cover_me::Trends& trends) const;
  std::string one_featured(int row, const cover_me::Options& options,
                           const cover_me::Trends& trends, unsigned highest_months) const;
  std::string verdict(cover_me::Card model, int row, const cover_me::Options& options,
                      int value) const;
  std::string all_featured(int row, const cover_me::Options& options) const;

  const Cast& cast_;
  std::array<cover_me::Row, cover_me::kMostRows> rows_{};
  std::array<std::optional<cover_me::Card>, cover_me::kMostRows> chosen_{};
};

}  // namespace coverstory::cli
