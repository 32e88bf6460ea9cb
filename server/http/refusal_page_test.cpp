// What a browser is shown where it cannot have the page.
#include "server/http/refusal_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

namespace coverstory::server {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr std::array kAll{Refused::Missing, Refused::TooFast, Refused::TooManyConnections,
                          Refused::Full};
constexpr tables::Time kUntil = 1'794'963'600'000;

TEST(RefusalPage, is_in_the_language_that_is_wanted_most) {
  const Response page = refusal_page(Refused::Missing, "fy,nl-BE;q=0.9,en;q=0.8");
  EXPECT_EQ(page.status, 404u);
  EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(page.header("Content-Language"), "nl");
  EXPECT_THAT(*page.body, AllOf(HasSubstr("<html lang=\"nl\">"), HasSubstr("Deze pagina"),
                                HasSubstr(" href=\"/\">"), Not(HasSubstr("This page"))));
}

TEST(RefusalPage, is_in_English_for_whoever_wants_none_of_the_languages) {
  for (const char* wanted : {"", "de", "fr-CA,fr;q=0.8"})
    EXPECT_THAT(*refusal_page(Refused::Full, wanted).body, HasSubstr("The server is full."));
}

TEST(RefusalPage, each_says_something_of_its_own_in_each_language) {
  std::set<std::string> bodies;
  for (const char* language : {"en", "nl", "fi", "sv", "da", "nb"}) {
    for (const Refused why : kAll) bodies.insert(*refusal_page(why, language).body);
    bodies.insert(*ban_page(kUntil, language).body);
  }
  EXPECT_EQ(bodies.size(), 30u);
  for (const std::string& body : bodies) EXPECT_THAT(body, Not(HasSubstr("{")));
}

TEST(RefusalPage, before_anything_was_read_it_is_in_every_language) {
  const Response page = refusal_page(Refused::Full);
  EXPECT_EQ(page.status, 503u);
  EXPECT_EQ(page.header("Content-Language"), "");
  for (const char* language : {"en", "nl", "fi", "sv", "da", "nb"})
    EXPECT_THAT(*page.body, HasSubstr("<p lang=\"" + std::string(language) + "\">"));
  EXPECT_LT(page.body->size(), 4096u) << "the socket takes it at once";
}

TEST(RefusalPage, a_ban_says_until_when_and_offers_no_way_on) {
  for (const Response& page : {ban_page(kUntil), ban_page(kUntil, "fi")}) {
    EXPECT_EQ(page.status, 403u);
    EXPECT_THAT(*page.body, AllOf(HasSubstr("2026-11-18 01:00 UTC"), Not(HasSubstr("href"))));
  }
}

}  // namespace
}  // namespace coverstory::server
