#include "server/log.h"

#include <gtest/gtest.h>

namespace coverstory::server {
namespace {

constexpr std::chrono::system_clock::time_point kAt{std::chrono::milliseconds(1'793'750'400'007)};

TEST(Log, a_line_has_a_time_a_level_an_event_and_fields) {
  EXPECT_EQ(log_line(kAt, LogLevel::Info, LogFormat::Text, "started",
                     {{"port", 8080}, {"store", "sqlite:a.db"}}),
            "2026-11-04T00:00:00.007Z info started port=8080 store=sqlite:a.db\n");
}

TEST(Log, what_a_reader_could_mistake_is_quoted) {
  EXPECT_EQ(log_line(kAt, LogLevel::Error, LogFormat::Text, "store",
                     {{"why", "no room\nlevel=info"}, {"empty", ""}}),
            "2026-11-04T00:00:00.007Z error store why=\"no room\\nlevel=info\" empty=\"\"\n");
}

TEST(Log, json_lines_hold_the_same) {
  EXPECT_EQ(log_line(kAt, LogLevel::Warning, LogFormat::Json, "slow", {{"bytes", 7}, {"a", "b c"}}),
            R"({"time":"2026-11-04T00:00:00.007Z","level":"warning","event":"slow","bytes":7,)"
            "\"a\":\"b c\"}\n");
}

TEST(Log, once_a_second_is_at_most_once_a_second) {
  OnceASecond often;
  const Instant start{std::chrono::hours(1)};
  EXPECT_TRUE(often.due(start));
  EXPECT_FALSE(often.due(start + std::chrono::milliseconds(999)));
  EXPECT_TRUE(often.due(start + std::chrono::milliseconds(1000)));
  EXPECT_FALSE(often.due(start + std::chrono::milliseconds(1001)));
}

}  // namespace
}  // namespace coverstory::server
