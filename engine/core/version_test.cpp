#include "engine/core/version.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace coverstory {
namespace {

TEST(Version, it_is_what_the_file_says) {
  std::ifstream file(COVERSTORY_SOURCE_DIR "/version.txt");
  std::string line;
  ASSERT_TRUE(std::getline(file, line));
  EXPECT_EQ(version(), line);
}

}  // namespace
}  // namespace coverstory
