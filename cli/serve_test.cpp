// With which code `coverstory serve` ends where it cannot start: a service manager goes by it.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

#include "cli/command.h"
#include "store/test_folder.h"

namespace coverstory::cli {
namespace {

[[noreturn]] void serve_from(const std::string& file) {
  const std::string store = "sqlite:" + file;
  const std::vector<std::string_view> words{"--host",  "127.0.0.1", "--port",      "0",
                                            "--store", store,       "--log-level", "error"};
  std::_Exit(serve(words));
}

/// There is room for the first page of the file, and for what is said about it.
[[noreturn]] void serve_on_a_full_disk(const std::string& file) {
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit little{4096, 4096};
  setrlimit(RLIMIT_FSIZE, &little);
  serve_from(file);
}

TEST(ServeDeathTest, without_room_for_the_store_it_ends_with_4) {
  const store::TestFolder folder;
  const std::string file = (folder / "tables.db").string();
  EXPECT_EXIT(serve_on_a_full_disk(file), testing::ExitedWithCode(4), "no room on the disk");
}

TEST(ServeDeathTest, with_a_store_that_cannot_be_used_it_ends_with_3) {
  const store::TestFolder folder;
  const std::string file = (folder / "tables.db").string();
  store::write_bytes(file, "These are no tables.");
  EXPECT_EXIT(serve_from(file), testing::ExitedWithCode(3), "not a database");
}

}  // namespace
}  // namespace coverstory::cli
