#include "server/metrics.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/version.h"

namespace coverstory::server {
namespace {

using std::chrono::microseconds;
using testing::HasSubstr;

TEST(Metrics, a_histogram_counts_from_below) {
  Metrics metrics;
  for (const int us : {400, 500, 501, 3'000'000}) metrics.answer_latency.add(microseconds(us));
  const std::string page = metrics_page(metrics, {});
  EXPECT_THAT(page, HasSubstr("coverstory_answer_seconds_bucket{le=\"0.0005\"} 2\n"));
  EXPECT_THAT(page, HasSubstr("coverstory_answer_seconds_bucket{le=\"0.001\"} 3\n"));
  EXPECT_THAT(page, HasSubstr("coverstory_answer_seconds_bucket{le=\"2.5\"} 3\n"));
  EXPECT_THAT(page, HasSubstr("coverstory_answer_seconds_bucket{le=\"+Inf\"} 4\n"));
  EXPECT_THAT(page, HasSubstr("coverstory_answer_seconds_sum 3.001401\n"));
  EXPECT_THAT(page, HasSubstr("coverstory_answer_seconds_count 4\n"));
}

TEST(Metrics, every_figure_has_help_a_type_and_a_line) {
  Metrics metrics;
  metrics.closed(CloseReason::Flood) = 3;
  const Gauges gauges{.house = {.tables = 7, .accepted = 11}, .websockets = 5, .healthy = false};
  const std::string page = metrics_page(metrics, gauges);
  EXPECT_THAT(page, HasSubstr("# HELP coverstory_tables Tables in memory.\n"
                              "# TYPE coverstory_tables gauge\ncoverstory_tables 7\n"));
  EXPECT_THAT(page,
              HasSubstr(fmt::format("coverstory_build_info{{version=\"{}\"}} 1\n", version())));
  EXPECT_THAT(page, HasSubstr("coverstory_commands_total{outcome=\"accepted\"} 11\n"));
  EXPECT_THAT(page, HasSubstr("coverstory_closes_total{reason=\"flood\"} 3\n"));
  EXPECT_THAT(page, HasSubstr("coverstory_connections 5\n"));
  EXPECT_THAT(page, HasSubstr("coverstory_healthy 0\n"));
}

TEST(Metrics, this_process_has_a_size) {
  EXPECT_GT(resident_bytes(), 100'000u);
}

}  // namespace
}  // namespace coverstory::server
