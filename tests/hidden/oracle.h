// A table's log, played again, and the lines that were sent about the table held against it: each
// card that a line names must lie, at that moment, where the line says, and there its viewer may
// look (truth.h).
#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/hidden/truth.h"

namespace coverstory::hidden {

class Oracle {
 public:
  /// The log folds.
  Oracle(const std::string& code, std::span<const std::string> log);

  /// What a line names, and what is wrong with that, a sentence each: "may not name …".
  struct Seen {
    std::size_t cards = 0;
    std::vector<std::string> wrong;
  };
  Seen look_at(Viewer viewer, std::string_view line) const;
  /// How often cards that had lain open were shuffled into a pile, as far as the game counts it.
  int reshuffles() const { return truth_->reshuffles(); }

 private:
  struct Looking;
  void walk(Looking& looking, const boost::json::value& value) const;
  void look_for_cards(Looking& looking, std::string_view text) const;

  std::unique_ptr<Truth> truth_;
  /// By the viewer's numbers, from 1: the first entry with that number, as the viewer does not
  /// notice the others.
  std::map<Viewer, std::vector<std::size_t>> entries_;
};

}  // namespace coverstory::hidden
