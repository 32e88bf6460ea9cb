// JSON that is written straight into a text: the same bytes as of a tree of values.
#include "records/json_text.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace coverstory::records {
namespace {

namespace json = boost::json;

std::string written(auto write) {
  std::string text;
  JsonText to(text);
  write(to);
  return text;
}

TEST(JsonText, has_commas_between_values_and_nowhere_else) {
  const std::string text = written([](JsonText& to) {
    to.object([&] {
      to.key("none").object([] {});
      to.key("no").list([] {});
      to.key("some").list([&] {
        to.number(1);
        to.null();
        to.flag(false);
        to.word("a");
        to.list([&] { to.bare("{}"); });
        to.object([&] { to.key("b").flag(true); });
      });
      to.key("last").number(-2);
    });
  });
  EXPECT_EQ(text, R"({"none":{},"no":[],"some":[1,null,false,"a",[{}],{"b":true}],"last":-2})");
}

TEST(JsonText, goes_on_where_the_text_ends) {
  std::string text = R"({"a":)";
  JsonText(text).word("b");
  JsonText(text).key("c").number(3);
  EXPECT_EQ(text, R"({"a":"b","c":3)");
}

TEST(JsonText, tells_an_object_only_if_there_is_something_in_it) {
  const std::string text = written([](JsonText& to) {
    to.object([&] {
      to.object_if_any("first", [] {});
      to.object_if_any("second", [&] { to.key("a").number(1); });
      to.object_if_any("third", [] {});
    });
  });
  EXPECT_EQ(text, R"({"second":{"a":1}})");
}

TEST(JsonText, escapes_what_people_write_as_values_do) {
  std::string all = "é♥";
  for (int c = 0; c < 128; ++c) all += static_cast<char>(c);
  for (const std::string& text : {all, std::string(), std::string("Ada"), std::string(1, '\0'),
                                  std::string("a\"b\\c/d\n"), std::string("\x7f")}) {
    EXPECT_EQ(written([&](JsonText& to) { to.text(text); }), serialize(json::value(text)));
  }
}

TEST(JsonText, writes_numbers_as_values_do) {
  constexpr auto kLowest = std::numeric_limits<std::int64_t>::min();
  constexpr auto kHighest = std::numeric_limits<std::uint64_t>::max();
  EXPECT_EQ(written([&](JsonText& to) { to.number(kLowest); }), serialize(json::value(kLowest)));
  EXPECT_EQ(written([&](JsonText& to) { to.number(kHighest); }), serialize(json::value(kHighest)));
  EXPECT_EQ(written([&](JsonText& to) { to.number(std::uint8_t{7}); }), "7");
  EXPECT_EQ(written([&](JsonText& to) { to.number(std::int8_t{-7}); }), "-7");
}

}  // namespace
}  // namespace coverstory::records
