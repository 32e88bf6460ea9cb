#include "store/place.h"

#include <gtest/gtest.h>

namespace coverstory::store {
namespace {

TEST(Place, a_file_or_a_database_is_named_by_its_kind) {
  EXPECT_EQ(read_place("sqlite:/a/b.db")->where, "/a/b.db");
  EXPECT_EQ(read_place("postgres:host=a dbname=b")->where, "host=a dbname=b");
  EXPECT_EQ(read_place("postgres://ada@a/b")->where, "postgres://ada@a/b");
  EXPECT_EQ(read_place("postgresql://ada@a/b")->where, "postgresql://ada@a/b");
  EXPECT_EQ(read_place("postgresql:host=a")->kind, Place::Kind::Postgres);
  for (const char* const other : {"", "sqlite:", "postgres:", "a.db", "mysql:x"})
    EXPECT_FALSE(read_place(other)) << other;
}

TEST(Place, what_is_shown_of_a_database_is_never_its_password) {
  EXPECT_EQ(read_place("sqlite:a.db")->shown(), "sqlite:a.db");
  EXPECT_EQ(
      read_place("postgres:host=a,b dbname=c user=ada password=sesame sslpassword=open")->shown(),
      "postgres:user=ada dbname=c host=a,b");
  EXPECT_EQ(read_place("postgres://ada:sesame@a:5433/c")->shown(),
            "postgres:user=ada dbname=c host=a port=5433");
  EXPECT_EQ(read_place("postgres:password=sesame street")->shown(), "postgres:");
}

TEST(Place, what_cannot_be_read_is_told_without_quoting_it) {
  for (const char* const wrong : {"postgres:password=open sesame", "postgres://a:sesame%ZZ@b/c"}) {
    const auto outcome = open(*read_place(wrong));
    ASSERT_FALSE(outcome);
    EXPECT_NE(outcome.error().sentence.find("cannot be read"), std::string::npos);
    EXPECT_EQ(outcome.error().sentence.find("sesame"), std::string::npos);
  }
}

}  // namespace
}  // namespace coverstory::store
