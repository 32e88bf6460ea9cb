#include "server/http/site.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/version.h"

namespace coverstory::server {
namespace {

using tables::House;

class Source final : public SiteSource {
 public:
  std::string sick;
  std::string reluctant;
  std::string asked;  // what was fetched last
  tables::MadeReading result = std::make_shared<const std::string>("lines\n");

  std::string ailment() const override { return sick; }
  std::string reluctance() const override { return reluctant; }
  std::string metrics() const override { return "figures\n"; }
  void fetch(const Request&, std::string_view table, std::string_view token, House::Fetch what,
             std::optional<int> as, House::Fetched then) override {
    asked = std::string(table) + (what == House::Fetch::Record ? " record " : " replay ") +
            (as ? std::to_string(*as) : "public") + " by " +
            (token.empty() ? "nobody" : std::string(token));
    then(result);
  }
};

class SiteTest : public testing::Test {
 protected:
  Response get(std::string target, Method method = Method::Get, std::string authorization = "") {
    std::optional<Response> response;
    site.answer(
        {.method = method, .target = std::move(target), .authorization = std::move(authorization)},
        [&](Response answered) { response = std::move(answered); });
    return response.value();
  }

  Source source;
  Site site{source, std::nullopt, ""};
};

TEST_F(SiteTest, health_is_ok_or_says_what_is_wrong) {
  EXPECT_EQ(get("/healthz").status, 200u);
  EXPECT_EQ(*get("/healthz").body, fmt::format("ok\ncoverstory {}\n", version()));
  source.sick = "The disk is full.";
  EXPECT_EQ(get("/healthz").status, 503u);
  EXPECT_EQ(*get("/healthz").body, fmt::format("The disk is full.\ncoverstory {}\n", version()));
}

TEST_F(SiteTest, who_is_well_may_still_not_be_ready) {
  EXPECT_EQ(*get("/readyz").body, fmt::format("ready\ncoverstory {}\n", version()));
  source.reluctant = "Nobody is let in any more.";
  EXPECT_EQ(get("/healthz").status, 200u);
  EXPECT_EQ(get("/readyz").status, 503u);
  EXPECT_EQ(*get("/readyz").body,
            fmt::format("Nobody is let in any more.\ncoverstory {}\n", version()));
}

TEST_F(SiteTest, records_and_replays_are_fetched_for_whoever_asks) {
  const Response record = get("/tables/K7MQ2X/record", Method::Get, "Bearer abc");
  EXPECT_EQ(source.asked, "K7MQ2X record public by abc");
  EXPECT_EQ(record.header("Content-Type"), "application/jsonl");
  EXPECT_EQ(record.header("Content-Disposition"), "attachment; filename=\"K7MQ2X.jsonl\"");
  EXPECT_EQ(*record.body, "lines\n");
  get("/tables/K7MQ2X/replay?as=3");
  EXPECT_EQ(source.asked, "K7MQ2X replay 3 by nobody");
}

TEST_F(SiteTest, refusals_have_a_status_a_code_and_a_sentence) {
  const auto refuse = [&](protocol::Code code) {
    source.result = std::unexpected(protocol::Refusal{.code = code, .why = "No."});
    return get("/tables/K7MQ2X/record");
  };
  EXPECT_EQ(refuse(protocol::Code::NoSuchTable).status, 404u);
  EXPECT_EQ(refuse(protocol::Code::WrongStage).status, 409u);
  EXPECT_EQ(refuse(protocol::Code::NoSpectators).status, 403u);
  EXPECT_EQ(refuse(protocol::Code::TooFast).status, 429u);
  EXPECT_EQ(refuse(protocol::Code::TooLarge).status, 413u);
  EXPECT_EQ(refuse(protocol::Code::Unavailable).status, 503u);
  EXPECT_EQ(*refuse(protocol::Code::WrongStage).body,
            "{\"code\":\"wrong_stage\",\"why\":\"No.\"}\n");
}

TEST_F(SiteTest, what_is_not_there_and_what_cannot_be_asked) {
  EXPECT_EQ(get("/tables/K7MQ2X/replay?as=x").status, 400u);
  EXPECT_EQ(get("/tables/K7MQ2X/replay?as=-1").status, 400u);
  EXPECT_EQ(get("/tables/K7MQ2X/moves").status, 404u);
  EXPECT_EQ(get("/tables//record").status, 404u);
  EXPECT_EQ(get("/tables/../record").status, 404u);
  EXPECT_EQ(get("/anything").status, 404u);
  EXPECT_EQ(get("/%").status, 400u);
  EXPECT_EQ(get("/ws").status, 426u);
  EXPECT_TRUE(source.asked.empty());
  const Response posted = get("/", Method::Other);
  EXPECT_EQ(posted.status, 405u);
  EXPECT_EQ(posted.header("Allow"), "GET, HEAD");
}

TEST_F(SiteTest, without_files_the_root_says_what_this_is) {
  EXPECT_THAT(*get("/").body, testing::HasSubstr("Cover Story server"));
  EXPECT_EQ(get("/metrics").status, 404u);
}

}  // namespace
}  // namespace coverstory::server
