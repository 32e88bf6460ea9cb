// Records of Cover Me: what is written can be replayed, and whatever is altered is found.
#include "records/cover_me/replay.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/core/test_options.h"
#include "engine/core/version.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/test_play.h"
#include "engine/cover_me/view.h"
#include "records/check.h"
#include "records/cover_me/json.h"

namespace coverstory::records::cover_me {
namespace {

namespace json = boost::json;

struct Played {
  std::string record;
  State state;
};

Played play(const Options& options, std::uint64_t number) {
  const Seed seed = Seed::from_number(number);
  const std::vector<std::string> names(options.players, "someone");
  Writer writer(options, names, seed);
  FastRng rng(seed);
  Played played{.state = new_game(options, seed, writer)};
  play_at_random_while(played.state, rng, [](const State&) { return true; }, writer);
  played.record = writer.text();
  return played;
}

GameLines lines_of(const std::string& record) {
  std::istringstream in(record);
  return **GameReader(in).next();
}

TEST(CoverMeRecords, every_variant_is_replayed_to_the_same_state) {
  std::uint64_t seed = 0;
  for (const Options& options : all_combinations(kOptions, Scope::Game)) {
    const Played played = play(options, ++seed);
    const auto replayed = replay(lines_of(played.record), Ending::Required);
    ASSERT_TRUE(replayed.has_value()) << text_of(kOptions, options) << " line "
                                      << replayed.error().line << ": " << replayed.error().sentence;
    // Shuffles come from the record, so the replay's own stream stands elsewhere; what lies on the
    // table is the same.
    EXPECT_EQ(view(replayed->state, Viewer::spectator()), view(played.state, Viewer::spectator()));
    EXPECT_EQ(replayed->options, options);
  }
}

TEST(CoverMeRecords, a_record_that_breaks_off_is_refused_but_can_be_a_saved_game) {
  const GameLines whole = lines_of(play({.players = 3}, 5).record);
  for (const std::size_t length : {std::size_t{2}, std::size_t{13}, whole.size() - 1}) {
    const GameLines cut(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
    EXPECT_TRUE(first_mistake(cut).has_value()) << length;
  }
  // Right before a state line nobody has sealed anything.
  std::size_t at = 20;
  while (whole[at].object.at("e") != "state") ++at;
  const GameLines saved(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(at + 1));
  EXPECT_TRUE(replay(saved, Ending::MayBeMissing).has_value());
}

/// Another value of the same kind; nothing where any value is as good.
std::optional<json::value> altered(const json::value& value) {
  if (value.is_int64()) return json::value(value.get_int64() + 1);
  if (value.is_bool()) return json::value(!value.get_bool());
  if (value.is_null()) return json::value("YQsb");
  if (value.is_string()) return json::value("altered");
  if (value.is_array()) {
    json::array list = value.get_array();
    if (list.empty()) {
      list.emplace_back("YQsb");
    } else {
      list.pop_back();
    }
    return list;
  }
  json::object object = value.get_object();
  object.begin()->value() = *altered(object.begin()->value());
  return object;
}

/// Names and the version are free, and so is one of several votes where the others decide; all else
/// is fixed. (A seed may be another one; that it is hex has a test of its own.)
bool is_free(const Line& line, std::string_view key) {
  const bool header = line.object.contains("coverstory");
  return (header && (key == "seed" || key == "seats" || key == "version")) || key == "extra";
}

void expect_every_alteration_is_found(const GameLines& whole) {
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (const auto& [key, value] : whole[i].object) {
      if (is_free(whole[i], {key.data(), key.size()})) continue;
      GameLines lines = whole;
      lines[i].object[key] = *altered(value);
      const auto mistake = first_mistake(lines);
      ASSERT_TRUE(mistake.has_value()) << "line " << i + 1 << ", key " << key;
      EXPECT_GE(mistake->line, whole[i].number) << key << ": " << mistake->sentence;
      lines[i].object.erase(key);
      // Without "coverstory" a line is no header at all; the reader says so.
      if (key != "coverstory") EXPECT_TRUE(first_mistake(lines).has_value()) << key;
    }
    GameLines without = whole;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
    if (i > 0) EXPECT_TRUE(first_mistake(without).has_value()) << "without line " << i + 1;
    GameLines twice = whole;
    twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), whole[i]);
    EXPECT_TRUE(first_mistake(twice).has_value()) << "twice line " << i + 1;
  }
}

TEST(CoverMeRecords, whatever_is_altered_is_found_in_a_fictional_game) {
  expect_every_alteration_is_found(
      lines_of(play({.players = 2, .length = GameLength::Short}, 31).record));
}
TEST(CoverMeRecords, whatever_is_altered_is_found_in_an_advanced_game) {
  expect_every_alteration_is_found(lines_of(
      play({.players = 2, .two_player = TwoPlayer::Advanced, .length = GameLength::Short}, 32)
          .record));
}
TEST(CoverMeRecords, whatever_is_altered_is_found_with_equal_values) {
  expect_every_alteration_is_found(lines_of(play({.players = 3,
                                                  .length = GameLength::Short,
                                                  .values = Values::Equal,
                                                  .removed = Clothes::Blue},
                                                 33)
                                                .record));
}

TEST(CoverMeRecords, a_seed_is_hex_and_there_is_a_name_for_each_seat) {
  const GameLines whole = lines_of(play({.players = 3}, 34).record);
  for (const std::string_view seed : {"", "xyz", "0x12"}) {
    GameLines lines = whole;
    lines[0].object["seed"] = seed;
    EXPECT_TRUE(first_mistake(lines).has_value()) << seed;
  }
  GameLines lines = whole;
  lines[0].object["seats"] = json::array{"one", "two"};
  EXPECT_TRUE(first_mistake(lines).has_value());
}

TEST(CoverMeRecords, a_version_is_a_text_and_older_records_have_none) {
  GameLines lines = lines_of(play({.players = 3}, 34).record);
  EXPECT_EQ(lines[0].object.at("version").as_string(), version());
  lines[0].object["version"] = "0.0.7";
  EXPECT_FALSE(first_mistake(lines).has_value());
  lines[0].object["version"] = 7;
  EXPECT_TRUE(first_mistake(lines).has_value());
  lines[0].object.erase("version");
  EXPECT_FALSE(first_mistake(lines).has_value());
}

TEST(CoverMeRecords, the_first_wrong_line_is_named_with_the_reason) {
  GameLines lines = lines_of(play({.players = 4}, 35).record);
  std::size_t at = 0;
  while (lines[at].object.at(at == 0 ? "game" : "e") != "season") ++at;
  lines[at].object["prestige"] = json::array{9, 9, 9, 9};
  const auto mistake = first_mistake(lines);
  ASSERT_TRUE(mistake.has_value());
  EXPECT_EQ(mistake->line, lines[at].number);
  EXPECT_NE(mistake->sentence.find("'prestige' is [9,9,9,9], expected ["), std::string::npos)
      << mistake->sentence;
}

TEST(GameReader, games_are_read_one_by_one_and_what_is_no_json_is_named) {
  std::istringstream in("{\"coverstory\":1}\n{\"e\":\"x\"}\n\n{\"coverstory\":1}\n[1]\n");
  GameReader reader(in);
  EXPECT_EQ((*reader.next())->size(), 2u);
  const auto second = reader.next();
  ASSERT_FALSE(second.has_value());
  EXPECT_EQ(second.error().line, 5u);
}

TEST(GameReader, a_game_begins_with_a_header) {
  std::istringstream in("{\"e\":\"setup\"}\n");
  const auto game = GameReader(in).next();
  ASSERT_FALSE(game.has_value());
  EXPECT_EQ(game.error().line, 1u);
}

GameLines golden(const std::string& name) {
  std::ifstream in(COVERSTORY_SOURCE_DIR "/tests/goldens/" + name + ".jsonl");
  return **GameReader(in).next();
}

/// The `act` lines of a record: of a seat, with their places among those of all seats.
std::vector<std::pair<std::size_t, const boost::json::object*>> acts_of(const GameLines& lines,
                                                                        int seat) {
  std::vector<std::pair<std::size_t, const boost::json::object*>> acts;
  std::size_t step = 0;
  for (const Line& line : lines) {
    const auto* event = line.object.if_contains("e");
    if (!event || *event != "act") continue;
    if (line.object.at("seat") == seat) acts.emplace_back(step, &line.object);
    ++step;
  }
  return acts;
}

void expect_decisions(const std::string& name, int seat) {
  const GameLines lines = golden(name);
  const auto game = past_game(lines, seat);
  ASSERT_TRUE(game.has_value()) << name;
  const auto acts = acts_of(lines, seat);
  ASSERT_EQ(game->decisions.size(), acts.size()) << name;
  for (std::size_t i = 0; i < acts.size(); ++i) {
    const PastDecision& past = game->decisions[i];
    EXPECT_EQ(past.step, acts[i].first);
    EXPECT_EQ(past.choices.size(), acts[i].second->at("legal").to_number<std::size_t>());
    EXPECT_TRUE(past.choices.contains(past.chosen)) << name << " decision " << i;
    EXPECT_EQ(past.view.viewer.seat(), Seat(seat));
  }
}

TEST(CoverMeDecisions, each_decision_of_a_seat_is_found_with_its_choices) {
  expect_decisions("cover-me-four", 2);
  expect_decisions("cover-me-two-advanced", 0);
  expect_decisions("cover-me-two-fictional", 1);
  expect_decisions("cover-me-extra-season", 0);
}

TEST(CoverMeDecisions, a_record_that_breaks_a_rule_or_lacks_the_seat_is_refused) {
  GameLines lines = golden("cover-me-short");
  EXPECT_EQ(past_game(lines, 5).error().sentence, "the game has no such seat");
  EXPECT_EQ(past_game(lines, -1).error().sentence, "the game has no such seat");
  lines[5].object["seat"] = 77;
  EXPECT_EQ(past_game(lines, 0).error().line, lines[5].number);
}

}  // namespace

}  // namespace coverstory::records::cover_me
