// Commands as clients send them: every example of docs/protocol.md is one, and whatever is not is
// refused with a sentence, never with worse.
#include "protocol/table/command.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>

#include "games/all.h"

namespace coverstory::protocol {
namespace {

namespace json = boost::json;

const GameForms& kGames = games::all_games().forms();

/// The objects in a text that begin like a command, brackets matched.
std::vector<std::string> commands_in(const std::string& text) {
  std::vector<std::string> found;
  for (auto at = text.find("{\"id\":"); at != text.npos; at = text.find("{\"id\":", at + 1)) {
    int depth = 0;
    auto end = at;
    do {
      if (text[end] == '{') ++depth;
      if (text[end] == '}') --depth;
      ++end;
    } while (depth > 0 && end < text.size());
    found.push_back(text.substr(at, end - at));
  }
  return found;
}

/// A token that the page shortens stands for a whole one.
std::string with_whole_tokens(std::string text) {
  if (const auto dots = text.find("8c6f…"); dots != text.npos) {
    text.replace(dots, std::string("8c6f…").size(), "8c6f0a3f5f0f4a6e9d3b2a1c00ffee11");
  }
  return text;
}

std::vector<std::string> documented_commands() {
  std::ifstream page(COVERSTORY_SOURCE_DIR "/docs/protocol.md");
  const std::string text(std::istreambuf_iterator<char>(page), {});
  std::vector<std::string> commands;
  for (const std::string& found : commands_in(text)) commands.push_back(with_whole_tokens(found));
  return commands;
}

std::string why_not(const std::string& text) {
  const auto command = read_command(text, kGames);
  return command ? "it is a command" : command.error().refusal.why;
}

TEST(Command, every_example_of_the_documentation_is_one) {
  std::set<std::string> names;
  for (const std::string& text : documented_commands()) {
    const auto command = read_command(text, kGames);
    EXPECT_TRUE(command.has_value()) << text << ": " << why_not(text);
    names.emplace(json::parse(text).at("do").as_string());
  }
  const std::set<std::string> all{"add-bot", "arrange",  "back",    "choose",   "create", "done",
                                  "flip",    "hello",    "join",    "leave",    "mine",   "order",
                                  "quick",   "record",   "rematch", "remove",   "replay", "return",
                                  "mute",    "unsay",    "say",     "settings", "start",  "tables",
                                  "unwatch", "withdraw", "watch"};
  EXPECT_EQ(names, all);
}

/// Keys that may be left out.
bool is_optional(const std::string& deed, const std::string& key) {
  static const std::map<std::string, std::set<std::string>> kOptional{
      {"hello", {"token"}},
      {"add-bot", {"level"}},
      {"start", {"fill", "first"}},
      {"watch", {"as", "since", "you"}},
      {"replay", {"as"}}};
  const auto found = kOptional.find(deed);
  return found != kOptional.end() && found->second.contains(key);
}

TEST(Command, without_one_of_its_fields_it_is_refused_under_its_id) {
  for (const std::string& text : documented_commands()) {
    const json::object whole = json::parse(text).as_object();
    for (const auto& [key, value] : whole) {
      json::object less = whole;
      less.erase(key);
      const auto command = read_command(serialize(less), kGames);
      const std::string deed(whole.at("do").as_string());
      EXPECT_EQ(command.has_value(), is_optional(deed, key)) << serialize(less);
      if (command || key == "id") continue;
      EXPECT_EQ(command.error().refusal.code, Code::BadMessage);
      EXPECT_EQ(command.error().id, whole.at("id").to_number<std::uint64_t>()) << serialize(less);
    }
  }
}

/// One value of every type, of odd sizes too.
const json::array& odd_values() {
  static const json::array kValues =
      json::parse(R"([null, true, -1, 7, 1000000000000, 1e300, 0.5, "", "x", [], [[]],
                      [null, -1, 99, "x"], [{}], {}, {"kind":"play"}, {"kind":7}, {"game":7},
                      {"kind":"play","cards":["YQsb",7]}])")
          .as_array();
  return kValues;
}

/// Every place of a value, however deep, is given every odd value once.
void with_odd_values(json::value& root, json::value& place, const auto& look) {
  const json::value original = place;
  for (const json::value& odd : odd_values()) {
    place = odd;
    look(root);
  }
  place = original;
  if (place.is_object()) {
    for (auto& member : place.get_object()) with_odd_values(root, member.value(), look);
  } else if (place.is_array()) {
    for (json::value& item : place.get_array()) with_odd_values(root, item, look);
  }
}

TEST(Command, with_a_value_of_any_other_kind_in_any_place_it_is_read_or_refused_in_a_sentence) {
  int refused = 0;
  for (const std::string& text : documented_commands()) {
    json::value whole = json::parse(text);
    with_odd_values(whole, whole, [&](const json::value& odd) {
      const auto command = read_command(serialize(odd), kGames);
      if (command) return;
      ++refused;
      EXPECT_EQ(command.error().refusal.code, Code::BadMessage) << serialize(odd);
      EXPECT_TRUE(command.error().refusal.why.ends_with('.')) << serialize(odd);
    });
  }
  EXPECT_GT(refused, 1000);
}

TEST(Command, numbers_out_of_range_are_refused) {
  for (const char* fields :
       {R"("do":"join","table":"K7MQ2X","name":"Bo","seat":6)",
        R"("do":"join","table":"K7MQ2X","name":"Bo","seat":-1)",
        R"("do":"remove","table":"K7MQ2X","seat":256)",
        R"("do":"order","table":"K7MQ2X","order":[0,6])",
        R"("do":"order","table":"K7MQ2X","order":[0,1,2,3,4,5,0])",
        R"("do":"watch","table":"K7MQ2X","since":-1)",
        R"("do":"watch","table":"K7MQ2X","since":4294967297)",
        R"("do":"watch","table":"K7MQ2X","since":1,"you":6)",
        R"("do":"replay","table":"K7MQ2X","as":256)", R"("do":"hello","version":-1)",
        R"("do":"arrange","table":"K7MQ2X","pile":[{"card":"ab..cd..","o":8,"x":0,"y":0}])",
        R"("do":"arrange","table":"K7MQ2X","pile":[{"card":"ab..cd..","o":0,"x":128,"y":0}])"}) {
    const auto command = read_command(fmt::format(R"({{"id":5,{}}})", fields), kGames);
    ASSERT_FALSE(command.has_value()) << fields;
    EXPECT_EQ(command.error().id, 5u) << fields;
  }
}

TEST(Command, of_a_hello_of_another_version_nothing_else_is_read) {
  for (const char* rest : {"", R"(,"token":"short")", R"(,"token":{"new":"form"})"}) {
    const auto command =
        read_command(fmt::format(R"({{"id":5,"do":"hello","version":2{}}})", rest), kGames);
    ASSERT_TRUE(command.has_value()) << rest;
    const auto& hello = std::get<Hello>(command->deed);
    EXPECT_EQ(hello.version, 2) << rest;
    EXPECT_EQ(hello.token, std::nullopt) << rest;
  }
}

TEST(Command, an_id_is_a_whole_number_from_1_to_2_to_the_53_less_1) {
  const auto with_id = [](std::string_view id) {
    return read_command(fmt::format(R"({{"id":{},"do":"tables"}})", id), kGames);
  };
  EXPECT_EQ(with_id("1")->id, 1u);
  EXPECT_EQ(with_id("9007199254740991")->id, 9007199254740991u);
  for (const char* id : {"0", "-1", "9007199254740992", "1.0", "1e3", "18446744073709551615",
                         "\"7\"", "null", "[1]", "99999999999999999999999999"}) {
    const auto command = with_id(id);
    ASSERT_FALSE(command.has_value()) << id;
    EXPECT_EQ(command.error().id, std::nullopt) << id;
  }
}

TEST(Command, what_is_not_json_is_refused) {
  for (const std::string& text :
       {std::string(), std::string(" "), std::string("x"), std::string("7"), std::string("[]"),
        std::string(16'384, '['), std::string(R"({"id":1,"do":"tables"})") + "x",
        std::string(R"({"id":1,"do":"tables")"), std::string("{\"id\":1,\"do\":\"tables\"}\0", 23),
        std::string("{\"id\":1,\"do\":\"say\",\"table\":\"K7MQ2X\",\"text\":\"\xc3\x28\"}"),
        std::string("{\"id\":1,\"do\":\"say\",\"table\":\"K7MQ2X\",\"text\":\"\xed\xa0\x80\"}"),
        std::string(R"({"id":1e99999,"do":"tables"})")}) {
    const auto command = read_command(text, kGames);
    ASSERT_FALSE(command.has_value()) << text;
    EXPECT_EQ(command.error().id, std::nullopt);
    EXPECT_EQ(command.error().refusal.code, Code::BadMessage);
  }
}

TEST(Command, what_is_nested_too_deeply_is_refused) {
  EXPECT_FALSE(
      read_command(R"({"id":1,"do":"tables","x":[[[[[[[[[]]]]]]]]]})", kGames).has_value());
  EXPECT_TRUE(read_command(R"({"id":1,"do":"tables","x":[[[[]]]]})", kGames).has_value());
}

TEST(Command, keys_that_nobody_knows_are_ignored_and_of_two_of_a_name_the_last_counts) {
  const auto command =
      read_command(R"({"id":1,"id":2,"do":"x","do":"tables","later":[1]})", kGames);
  ASSERT_TRUE(command.has_value());
  EXPECT_EQ(command->id, 2u);
}

TEST(Command, the_code_of_a_table_may_be_typed_in_small_letters) {
  EXPECT_EQ(read_command(R"({"id":1,"do":"leave","table":"k7mq2x"})", kGames)->table, "K7MQ2X");
}

TEST(Command, a_long_text_for_a_command_or_a_table_is_not_sent_back_whole) {
  const std::string long_text(10'000, 'x');
  EXPECT_LT(why_not(fmt::format(R"({{"id":1,"do":"{}"}})", long_text)).size(), 200u);
  const auto command =
      read_command(fmt::format(R"({{"id":1,"do":"leave","table":"{}"}})", long_text), kGames);
  EXPECT_TRUE(!command || command->table.size() < 100u);
}

TEST(Command, a_token_is_32_hex_digits_in_small_letters) {
  const auto hello = [](std::string_view token) {
    return read_command(fmt::format(R"({{"id":1,"do":"hello","version":1,"token":"{}"}})", token),
                        kGames);
  };
  EXPECT_TRUE(hello("8c6f0a3f5f0f4a6e9d3b2a1c00ffee11").has_value());
  for (const char* token :
       {"", "8c6f", "8C6F0A3F5F0F4A6E9D3B2A1C00FFEE11", "8c6f0a3f5f0f4a6e9d3b2a1c00ffee1g",
        "8c6f0a3f5f0f4a6e9d3b2a1c00ffee110"}) {
    ASSERT_FALSE(hello(token).has_value()) << token;
    EXPECT_EQ(hello(token).error().refusal.why, "'token' is not 32 hex digits.");
  }
}

TEST(Command, the_id_alone_can_be_read_of_what_is_refused_anyway) {
  EXPECT_EQ(id_of(R"({"id":7,"do":"dance"})"), 7u);
  EXPECT_EQ(id_of(R"({"id":0})"), std::nullopt);
  EXPECT_EQ(id_of(R"([7])"), std::nullopt);
  EXPECT_EQ(id_of("{"), std::nullopt);
}

}  // namespace
}  // namespace coverstory::protocol
