#include "server/configuration.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

namespace coverstory::server {
namespace {

std::expected<Configuration, std::string> with(std::string_view name, std::string_view text) {
  Configuration configuration;
  const auto setting = std::ranges::find(settings(), name, &Setting::name);
  if (setting == settings().end()) return std::unexpected("no such setting");
  if (const auto read = setting->read(configuration, text); !read)
    return std::unexpected(read.error());
  return configuration;
}

TEST(Configuration, a_setting_is_read_into_its_place) {
  EXPECT_EQ(with("port", "0")->port, 0);
  EXPECT_EQ(with("group-ms", "5")->group, std::chrono::milliseconds(5));
  EXPECT_EQ(with("log-format", "json")->log_format, LogFormat::Json);
  EXPECT_EQ(with("store", "sqlite:/a/b.db")->store.where, "/a/b.db");
  EXPECT_EQ(with("store", "postgres://a/b")->store.where, "postgres://a/b");
  EXPECT_EQ(with("origin", "https://a.org,http://b.org:81")->origins,
            (std::vector<std::string>{"https://a.org", "http://b.org:81"}));
  EXPECT_TRUE(with("behind-proxy", "")->behind_proxy);
  EXPECT_FALSE(with("behind-proxy", "no")->behind_proxy);
}

TEST(Configuration, what_is_wrong_is_answered_with_what_was_expected) {
  EXPECT_EQ(with("port", "65536").error(), "a whole number from 0 to 65535");
  EXPECT_EQ(with("port", "80x").error(), "a whole number from 0 to 65535");
  EXPECT_EQ(with("log-level", "loud").error(), "one of debug, info, warning, error");
  EXPECT_EQ(with("store", "sqlite:").error(), "sqlite:FILE or postgres:CONNINFO");
  EXPECT_FALSE(with("store", "mysql:x"));
  EXPECT_FALSE(with("origin", "play.example.org"));
  EXPECT_FALSE(with("behind-proxy", "perhaps"));
}

TEST(Configuration, the_help_tells_the_defaults) {
  for (const Setting& setting : settings()) {
    const std::size_t open = setting.meaning.rfind('(');
    if (setting.value != "N" || open == std::string_view::npos) continue;
    const auto told = setting.meaning.substr(open + 1, setting.meaning.size() - open - 2);
    const Configuration read = with(setting.name, told).value();
    const Configuration fresh;
    EXPECT_EQ(read.port, fresh.port);
    EXPECT_EQ(read.bot_threads, fresh.bot_threads);
    EXPECT_EQ(read.bot_budget, fresh.bot_budget);
    EXPECT_EQ(read.group, fresh.group);
    EXPECT_EQ(read.limits.message_bytes, fresh.limits.message_bytes);
    EXPECT_EQ(read.limits.header_bytes, fresh.limits.header_bytes);
    EXPECT_EQ(read.limits.queued_bytes, fresh.limits.queued_bytes);
    EXPECT_EQ(read.limits.queued_bytes_of_all, fresh.limits.queued_bytes_of_all);
    EXPECT_EQ(read.limits.least_rate, fresh.limits.least_rate);
    EXPECT_EQ(read.limits.slow, fresh.limits.slow);
    EXPECT_EQ(read.limits.commands_a_second, fresh.limits.commands_a_second);
    EXPECT_EQ(read.limits.burst, fresh.limits.burst);
    EXPECT_EQ(read.limits.connections, fresh.limits.connections);
    EXPECT_EQ(read.limits.connections_of_an_address, fresh.limits.connections_of_an_address);
    EXPECT_EQ(read.limits.tables_an_hour, fresh.limits.tables_an_hour);
    EXPECT_EQ(read.house.reading_bytes, fresh.house.reading_bytes);
    EXPECT_EQ(read.limits.work_a_second, fresh.limits.work_a_second);
    EXPECT_EQ(read.limits.work_burst, fresh.limits.work_burst);
    EXPECT_EQ(read.limits.bytes_a_day, fresh.limits.bytes_a_day);
    EXPECT_EQ(read.keep_days, fresh.keep_days);
    EXPECT_EQ(read.limits.requests_a_second, fresh.limits.requests_a_second);
    EXPECT_EQ(read.limits.requests_burst, fresh.limits.requests_burst);
    EXPECT_EQ(read.limits.hello, fresh.limits.hello);
    EXPECT_EQ(read.limits.http_idle, fresh.limits.http_idle);
    EXPECT_EQ(read.limits.ping, fresh.limits.ping);
    EXPECT_EQ(read.house.tables, fresh.house.tables);
  }
}

TEST(Configuration, the_documentation_tells_every_setting) {
  std::ifstream file(COVERSTORY_SOURCE_DIR "/docs/running.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  for (const Setting& setting : settings())
    EXPECT_NE(page.find("`--" + std::string(setting.name)), std::string::npos) << setting.name;
}

TEST(Configuration, environment_variables_are_the_flags_in_capitals) {
  std::set<std::string> names;
  for (const Setting& setting : settings()) names.insert(environment_name(setting.name));
  EXPECT_EQ(names.size(), settings().size());
  EXPECT_TRUE(names.contains("COVERSTORY_CONNECTIONS_PER_ADDRESS"));
}

}  // namespace
}  // namespace coverstory::server
