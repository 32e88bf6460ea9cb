// For tests: what a store answered, said in few words.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace coverstory::store {

template <typename Answer>
::testing::AssertionResult worked(const Answer& answer) {
  if (answer) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << answer.error().sentence;
}

template <typename Answer>
::testing::AssertionResult failed(const Answer& answer, Failure failure,
                                  std::string_view words = "") {
  if (answer) return ::testing::AssertionFailure() << "it worked";
  const StoreError& error = answer.error();
  if (error.failure == failure && error.sentence.find(words) != std::string::npos)
    return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure()
         << "failure " << static_cast<int>(error.failure) << ": " << error.sentence;
}

inline std::expected<void, StoreError> append(Store& store, std::vector<Entry> entries) {
  return store.append(entries);
}

/// These tables with their last numbers, as the store has them.
inline std::vector<Known> known_in(Store& store, const std::vector<std::string>& tables) {
  std::vector<Known> known;
  for (const std::string& table : tables) {
    const auto log = store.log_of(table);
    const bool is_there = log && *log;
    known.push_back(
        {table, is_there ? static_cast<std::uint32_t>((*log)->bodies.size()) : std::uint32_t{0}});
  }
  return known;
}

inline std::expected<void, StoreError> put_to_rest(Store& store,
                                                   const std::vector<std::string>& tables) {
  return store.put_to_rest(known_in(store, tables));
}

inline std::expected<void, StoreError> replace(Store& store, std::vector<Log> logs) {
  return store.replace(logs);
}

/// The bodies of a table's log, a space between; "none" if there is no such table.
inline std::string log_text(Reader& store, std::string_view table) {
  const auto log = store.log_of(table);
  if (!log) return log.error().sentence;
  if (!*log) return "none";
  std::string text = (*log)->table + ":";
  for (const std::string& body : (*log)->bodies) text += " " + body;
  return text;
}

/// The live logs in the order of their codes.
inline std::vector<Log> live(Store& store) {
  auto logs = store.live_logs();
  EXPECT_TRUE(worked(logs));
  if (!logs) return {};
  std::ranges::sort(*logs, {}, &Log::table);
  return *logs;
}

}  // namespace coverstory::store
