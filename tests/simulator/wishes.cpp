#include "tests/simulator/wishes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "engine/cover_me/options.h"
#include "engine/cover_up/options.h"
#include "records/cover_up/cards.h"
#include "tests/simulator/quick_thoughts.h"

namespace coverstory::simulator {
namespace {

namespace json = boost::json;
using Words = std::initializer_list<std::string_view>;

/// Any value; times are short ones, and so are most games of Cover Me.
template <class Options>
std::string any_value(const Option<Options>& option, Chance& chance) {
  if (option.is_number()) {
    return std::to_string(chance.between(std::max(option.low, 5), std::min(option.high, 60)));
  }
  if (option.key == "length" && !chance.one_in(5)) return R"("short")";
  return fmt::format(R"("{}")", chance.one_of(option.words));
}

/// Some of the options, whether they go together or not.
template <class Options, std::size_t N>
std::string any_options(const std::array<Option<Options>, N>& table, std::int64_t players,
                        Chance& chance) {
  std::string options = fmt::format(R"("players":{})", players);
  for (const Option<Options>& each : table) {
    if (each.key == "players" || (each.key != "length" && chance.one_in(3))) continue;
    options += fmt::format(R"(,"{}":{})", each.key, any_value(each, chance));
  }
  return options;
}

std::string cover_me_options(Chance& chance) {
  return any_options(cover_me::kOptions, chance.one_in(2) ? 2 : chance.between(2, 5), chance);
}

std::string cover_up_options(Chance& chance) {
  return any_options(cover_up::kOptions, chance.between(1, chance.one_in(4) ? 6 : 3), chance);
}

/// What may also be changed during a game.
std::string manners(Chance& chance) {
  const auto yes = [&](std::size_t but_one_in) {
    return chance.one_in(but_one_in) ? "false" : "true";
  };
  return fmt::format(R"("public":{},"away_s":{},"spectators":{},"chat":{},"level":"{}")", yes(2),
                     chance.between(10, 40), yes(4), yes(4),
                     chance.one_of(Words{"easy", "medium", "hard"}));
}

std::string legal_choice(const Known& known, Chance& chance) {
  const json::array& legal = known.part("mine").at("legal").as_array();
  return legal.empty() ? std::string() : serialize(chance.one_of(legal));
}

bool is_to_act(const Known& known) {
  const json::array& to_act = known.part("game").at("to_act").as_array();
  return std::ranges::find(to_act, known.part("mine").at("seat")) != to_act.end();
}

std::string arrangement(const Known& known, Chance& chance) {
  const json::value& own = known.part("game").at("seats").at(known.seat()->index);
  cover_up::Hand hand;
  for (const json::value& card : own.at("hand").as_array()) {
    hand.push_back(records::cover_up::read_card(card));
  }
  return fmt::format(R"("pile":{})",
                     serialize(records::cover_up::pile_json(careless_pile(hand, chance))));
}

std::string cover_up_move(const std::string& code, const Known& known, Chance& chance) {
  const json::object& mine = known.part("mine").as_object();
  if (const json::array& cards = mine.at("returnable").as_array(); !cards.empty()) {
    return at_table("return", code, fmt::format(R"("card":{})", serialize(chance.one_of(cards))));
  }
  if (mine.at("may_be_done").as_bool() && chance.one_in(2)) return at_table("done", code);
  if (mine.at("may_flip").as_bool() && chance.one_in(3)) return at_table("flip", code);
  if (mine.at("may_arrange").as_bool()) {
    return at_table("arrange", code, arrangement(known, chance));
  }
  return chance.one_in(3) ? at_table("done", code) : std::string();
}

/// Something about the chat: mostly a line, and now and then one is taken away or somebody muted.
std::string talk(const std::string& code, const Known& known, Chance& chance,
                 std::string_view text) {
  const json::array& chat = known.part("chat").as_array();
  if (!chat.empty() && chance.one_in(4)) {
    return at_table("unsay", code,
                    fmt::format(R"("n":{})", serialize(chance.one_of(chat).at("n"))));
  }
  if (chance.one_in(5)) {
    return at_table("mute", code,
                    fmt::format(R"("seat":{},"muted":{})", chance.below(4), chance.one_in(2)));
  }
  return at_table("say", code, fmt::format(R"("text":{})", text));
}

std::string wish_in_the_lobby(const std::string& code, const Known& known, Chance& chance) {
  const auto seat = [&] { return fmt::format(R"("seat":{})", chance.below(6)); };
  switch (chance.below(12)) {
    case 0:
      return at_table("leave", code);
    case 1:
      return at_table("add-bot", code, chance.one_in(2) ? seat() : R"("level":"easy")");
    case 2:
      return at_table("remove", code, seat());
    case 3:
      return at_table("settings", code, fmt::format(R"("settings":{})", any_settings(chance)));
    case 4: {
      std::array<int, 4> order{0, 1, 2, 3};
      const auto seats = chance.between(1, 4);
      for (auto i = static_cast<std::size_t>(seats); i > 1; --i) {
        std::swap(order[i - 1], order[chance.below(i)]);
      }
      return at_table(
          "order", code,
          fmt::format(R"("order":[{}])", fmt::join(order.begin(), order.begin() + seats, ",")));
    }
    case 5:
    case 6:
      return talk(code, known, chance, R"("Shall we begin?")");
    case 7:
      return at_table("start", code);
    case 8:
      return at_table("start", code, fmt::format(R"("fill":true,"first":{})", chance.below(6)));
    default:
      return at_table("start", code, R"("fill":true)");
  }
}

std::string wish_at_play(const std::string& code, const Known& known, Chance& chance) {
  switch (chance.below(40)) {
    case 0:
      return at_table("leave", code);
    case 1:
      return at_table("settings", code, fmt::format(R"("settings":{{{}}})", manners(chance)));
    case 2:
      return talk(code, known, chance, R"("Your turn, \"dear\" ♥")");
    case 3:
    case 4:
      return at_table("withdraw", code);
    case 5:
      return at_table("back", code);
    case 6:
      return at_table("record", code);
    case 7:
      return at_table(chance.one_of(Words{"flip", "done", "start", "rematch"}), code);
    default:
      return next_move(code, known, chance);
  }
}

std::string wish_after_the_end(const std::string& code, const Known& known, Chance& chance) {
  switch (chance.below(8)) {
    case 0:
      return at_table("record", code);
    case 1:
      return chance.one_in(3) ? at_table("replay", code, R"("as":0)") : at_table("leave", code);
    case 2:
      return at_table("rematch", code);
    case 3:
      return talk(code, known, chance, R"("Well played")");
    default:
      return R"("do":"unwatch")";
  }
}

}  // namespace

std::string at_table(std::string_view deed, const std::string& code, std::string_view rest) {
  return fmt::format(R"("do":"{}","table":"{}"{}{})", deed, code, rest.empty() ? "" : ",", rest);
}

std::string any_settings(Chance& chance) {
  const bool cover_me = chance.one_in(2);
  const std::string options = cover_me ? cover_me_options(chance) : cover_up_options(chance);
  return fmt::format(R"({{"game":"{}","options":{{{}}},"clock":"{}",{}}})",
                     cover_me ? "cover-me" : "cover-up", options,
                     chance.one_of(Words{"none", "none", "30s", "60s", "3min"}), manners(chance));
}

std::string wish_at(const std::string& code, const Known& known, Chance& chance) {
  const std::string_view stage = known.room("stage");
  if (stage == "lobby") return wish_in_the_lobby(code, known, chance);
  if (stage == "playing") return wish_at_play(code, known, chance);
  return wish_after_the_end(code, known, chance);
}

std::string next_move(const std::string& code, const Known& known, Chance& chance) {
  if (!known.seat()) return {};
  if (known.room("game") == "cover-up") return cover_up_move(code, known, chance);
  // A choice that is made can be changed until all have made theirs.
  if (!is_to_act(known) && !chance.one_in(6)) return {};
  const std::string choice = legal_choice(known, chance);
  return choice.empty() ? choice : at_table("choose", code, fmt::format(R"("choice":{})", choice));
}

std::string nonsense(const std::string& code, Chance& chance) {
  switch (chance.below(8)) {
    case 0:
      return at_table("choose", code, R"("choice":{"kind":"play","cards":["YQsb"]})");
    case 1:
      return at_table("choose", code, R"("choice":{"kind":"take","pile":7})");
    case 2:
      return at_table("return", code, R"("card":"ab..cd..")");
    case 3:
      return at_table("join", "222222", R"("name":"Nobody")");
    case 4:
      return at_table("watch", code, R"("since":4000000)");
    case 5:
      return at_table("dance", code);
    case 6:
      return R"("do":"create","name":"","settings":{"game":"cover-me"})";
    default:
      return at_table("arrange", code, R"("pile":[{"card":"ab..cd..","o":9,"x":0,"y":0}])");
  }
}

}  // namespace coverstory::simulator
