#include "server/http/accept_language.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace coverstory::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(LanguagesWanted, come_in_the_order_in_which_they_are_wanted) {
  EXPECT_THAT(languages_wanted("nl-BE,nl;q=0.9,fr;q=0.8,en;q=0.5"), ElementsAre("nl", "fr", "en"));
  EXPECT_THAT(languages_wanted("en;q=0.3, fi-FI , sv;q=0.7"), ElementsAre("fi", "sv", "en"));
}

TEST(LanguagesWanted, norwegian_has_three_codes) {
  EXPECT_THAT(languages_wanted("nn-NO,no;q=0.9,nb;q=0.8,en-GB;q=0.1"), ElementsAre("nb", "en"));
}

TEST(LanguagesWanted, what_is_refused_or_cannot_be_read_is_passed_over) {
  EXPECT_THAT(languages_wanted(""), IsEmpty());
  EXPECT_THAT(languages_wanted("*"), IsEmpty());
  EXPECT_THAT(languages_wanted("da;q=0, ../etc, e\xc3\xa5, x, swedish, sv;q=much, ,;,en"),
              ElementsAre("en"));
}

TEST(LanguagesWanted, a_long_list_is_read_to_a_bound) {
  std::string list;
  for (char first = 'a'; first <= 'z'; ++first) list += std::string{first, 'x', ','};
  EXPECT_EQ(languages_wanted(list).size(), 16u);
}

}  // namespace
}  // namespace coverstory::server
