#include "store/moving.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "store/guarded.h"

namespace coverstory::store {
namespace {

constexpr std::size_t kPage = 500;  // codes that are asked for at once

template <class Value>
Value taken(std::expected<Value, StoreError> answer) {
  if (!answer) throw StoreFailure(answer.error().failure, answer.error().sentence);
  if constexpr (!std::is_void_v<Value>) return *std::move(answer);
}

void for_each_code(Store& store, const std::function<void(const std::string&)>& work) {
  for (std::string last;;) {
    const std::vector<std::string> codes = taken(store.codes_after(last, kPage));
    if (codes.empty()) return;
    for (const std::string& code : codes) work(code);
    last = codes.back();
  }
}

void expect_empty(Store& store) {
  if (taken(store.codes_after("", 1)).empty() && taken(store.notes()).empty()) return;
  throw StoreFailure(Failure::Conflict,
                     "There are tables or notes already where these are to go. Nothing was moved.");
}

Log log_in(Store& store, const std::string& code) {
  auto log = taken(store.log_of(code));
  if (!log) throw StoreFailure(Failure::Conflict, fmt::format("Table {} has gone.", code), {code});
  return *std::move(log);
}

class Move {
 public:
  Move(Store& from, Store& to, const MoveSettings& settings)
      : from_(from), to_(to), settings_(settings) {
    const auto live = taken(from.live_codes());
    live_.insert(live.begin(), live.end());
  }

  MoveReport run() {
    if (!settings_.adds) expect_empty(to_);
    for_each_code(from_, [this](const std::string& code) {
      move_table(code);
      settings_.progress(++report_.tables);
    });
    rest();
    for (const Note& note : taken(from_.notes())) {
      taken(to_.write_note(note));
      ++report_.notes;
    }
    expect_same_rest_and_notes();
    return report_;
  }

 private:
  void move_table(const std::string& code) {
    const Log log = log_in(from_, code);
    const auto before = taken(to_.log_of(code));
    if (!before) {
      append(log);
    } else if (before->bodies == log.bodies) {
      ++report_.were_there;
    } else {
      throw StoreFailure(
          Failure::Conflict,
          fmt::format("Table {} is there already, with another log. It stays as it is.", code),
          {code});
    }
    if (log_in(to_, code) != log)
      throw StoreFailure(Failure::Damaged,
                         fmt::format("Table {} is not what it was when it is read again.", code));
    report_.entries += log.bodies.size();
    if (live_.contains(code)) return;
    to_rest_.push_back({code, static_cast<std::uint32_t>(log.bodies.size())});
    if (to_rest_.size() >= kPage) rest();
  }

  void append(const Log& log) {
    std::vector<Entry> entries;
    for (const std::string& body : log.bodies) {
      entries.push_back({log.table, static_cast<std::uint32_t>(entries.size() + 1), body});
    }
    if (to_.is_shared() && live_.contains(log.table))
      entries.back().listing = settings_.listing_of(log);
    taken(to_.append(entries));
  }

  void rest() {
    taken(to_.put_to_rest(to_rest_));
    to_rest_.clear();
  }

  void expect_same_rest_and_notes() {
    const auto live = taken(to_.live_codes());
    const std::set<std::string> there(live.begin(), live.end());
    const auto notes = taken(to_.notes());
    const bool are_notes_there = std::ranges::all_of(taken(from_.notes()), [&](const Note& note) {
      return std::ranges::find(notes, note) != notes.end();
    });
    if (std::ranges::includes(there, live_) && are_notes_there) return;
    throw StoreFailure(Failure::Damaged, "What was moved is not the same when it is read again.");
  }

  Store& from_;
  Store& to_;
  const MoveSettings& settings_;
  std::set<std::string> live_;  // in the first
  std::vector<Known> to_rest_;  // in the second, soon
  MoveReport report_;
};

}  // namespace

std::expected<MoveReport, StoreError> move(Store& from, Store& to, const MoveSettings& settings) {
  return guarded([&] { return Move(from, to, settings).run(); });
}

}  // namespace coverstory::store
