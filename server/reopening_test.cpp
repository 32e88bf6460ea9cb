#include "server/reopening.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sys/mman.h>
#include <unistd.h>

#include <boost/asio/executor_work_guard.hpp>

#include "bots/exec/descriptor.h"
#include "store/memory_store.h"
#include "tables/test_people.h"

namespace coverstory::server {
namespace {

using tables::Gathering;
using tables::House;
using tables::TestHouse;
using tables::Time;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Read = std::expected<std::optional<store::Log>, store::StoreError>;

/// A log of the server that can be read.
class ReadableLog {
 public:
  const Log& log() const { return log_; }
  std::string text() const {
    std::string all(static_cast<std::size_t>(lseek(file_.number(), 0, SEEK_END)), '\0');
    EXPECT_EQ(pread(file_.number(), all.data(), all.size(), 0), std::ssize(all));
    return all;
  }

 private:
  bots::exec::Descriptor file_{memfd_create("log", MFD_CLOEXEC)};
  Log log_{LogLevel::Info, LogFormat::Text, file_.number()};
};

/// Fails to read as often as it is told.
class Disk final : public store::MemoryStore {
 public:
  explicit Disk(int failures) : failures_(failures) {}
  Read log_of(std::string_view table) override {
    if (failures_ > 0 && failures_--)
      return std::unexpected(store::StoreError{store::Failure::Unavailable, "Not now."});
    return MemoryStore::log_of(table);
  }

 private:
  int failures_;
};

/// A store with tables of four people that have just begun to play, and an empty house for them.
struct Morning {
  explicit Morning(int tables, int failures = 0) : before(tables::kFourAtCoverMe, 4) {
    EXPECT_EQ(before.outcome(0, R"("do":"start")"), "accepted");
    auto disk = std::make_unique<Disk>(failures);
    const auto bodies = before.house.store.log_of(before.code).value()->bodies;
    for (int table = 0; table < tables; ++table) {
      codes.push_back(
          fmt::format("TABLE2{:c}{:c}{:c}{:c}", 'A' + table / 8 % 8, 'A' + table % 8, 'A', 'A'));
      std::uint32_t seq = 0;
      for (const std::string& body : bodies)
        EXPECT_TRUE(disk->append(std::vector<store::Entry>{{codes.back(), ++seq, body}}));
    }
    store = std::make_unique<StoreThread>(std::move(disk), loop, quiet, [](const auto&) {});
    reopening = std::make_unique<Reopening>(
        loop, *store, [this](const auto& what) { what(*house.real, house.now); }, log.log());
  }

  void turn_until(const std::function<bool()>& is_so) {
    loop.restart();
    const auto work = boost::asio::make_work_guard(loop);
    while (!is_so()) loop.run_one();
  }
  bool is_done() { return reopening->status().empty(); }

  Gathering before;
  std::vector<std::string> codes;
  TestHouse house;
  ReadableLog log;
  Log quiet{LogLevel::Error};
  boost::asio::io_context loop;
  std::unique_ptr<StoreThread> store;
  std::unique_ptr<Reopening> reopening;
};

TEST(Reopening, a_house_without_tables_is_ready_at_once) {
  Morning morning(0);
  morning.reopening->begin({});
  EXPECT_TRUE(morning.is_done());
  EXPECT_FALSE(morning.house.real->figures().reopening);
  EXPECT_THAT(morning.log.text(), HasSubstr("reopened tables=0 frozen=0"));
}

TEST(Reopening, all_tables_come_back_a_few_at_a_time_and_how_far_it_is_can_be_seen) {
  Morning morning(50);
  morning.reopening->begin(morning.codes);
  EXPECT_EQ(morning.reopening->status(), "Serving; 0 of 50 tables are open.");
  EXPECT_THAT(morning.log.text(), HasSubstr("reopening tables=0 of=50"));
  EXPECT_EQ(morning.house.real->figures().tables, 0u) << "nobody waits for them";
  EXPECT_TRUE(morning.house.real->figures().reopening);
  morning.turn_until([&] { return morning.house.real->figures().tables > 0; });
  EXPECT_EQ(morning.reopening->status(), "Serving; 16 of 50 tables are open.");
  morning.turn_until([&] { return morning.is_done(); });
  EXPECT_EQ(morning.house.real->figures().playing, 50u);
  EXPECT_FALSE(morning.house.real->figures().reopening);
  EXPECT_THAT(morning.log.text(), HasSubstr("reopened tables=50 frozen=0"));
}

TEST(Reopening, what_cannot_be_read_is_tried_again) {
  Morning morning(20, 1);
  morning.reopening->begin(morning.codes);
  morning.turn_until([&] { return morning.is_done(); });
  EXPECT_EQ(morning.house.real->figures().playing, 20u);
  EXPECT_THAT(morning.log.text(), HasSubstr("reopening_failed"));
}

TEST(Reopening, a_table_that_was_taken_away_meanwhile_is_not_missed) {
  Morning morning(2);
  morning.codes.push_back("GONE22");
  morning.reopening->begin(morning.codes);
  morning.turn_until([&] { return morning.is_done(); });
  EXPECT_EQ(morning.house.real->figures().tables, 2u);
}

TEST(Reopening, a_server_that_stops_reads_no_more) {
  Morning morning(50);
  morning.reopening->begin(morning.codes);
  morning.turn_until([&] { return morning.house.real->figures().tables > 0; });
  const std::size_t tables = morning.house.real->figures().tables;
  morning.reopening->stop();
  morning.store->close();
  morning.loop.restart();
  morning.loop.poll();
  EXPECT_EQ(morning.house.real->figures().tables, tables);
}

}  // namespace
}  // namespace coverstory::server
