// CM-12: nobody is sent what the rules hide. Whole games are played through the real server with a
// client in each seat, and every byte that it was sent is held against what the seat could know:
// the game is played again from the log by the engine alone, and each card that a message names
// must be one that the seat has seen, by then, somewhere.
#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/load/server_process.h"
#include "bench/load/swarm.h"
#include "engine/cover_me/card.h"
#include "engine/cover_me/game.h"
#include "engine/cover_me/view.h"
#include "games/all.h"
#include "store/sqlite_store.h"
#include "tables/step_json.h"
#include "tables/table.h"

namespace coverstory::load {
namespace {

using namespace coverstory::cover_me;

constexpr std::array kTables{
    R"("players":2)", R"("players":2,"two_player":"advanced")",
    R"("players":3)", R"("players":4)",
    R"("players":5)", R"("players":4,"values":"equal","removed":"W")",
};
constexpr std::array kPeople{2, 2, 3, 4, 5, 4};

/// The cards that a view names.
CardSet cards_in(const View& view) {
  CardSet cards;
  const auto add_all = [&](const auto& list) {
    for (const Card card : list) cards.insert(card);
  };
  const auto add_set = [&](const CardSet& set) {
    set.for_each([&](Card card) { cards.insert(card); });
  };
  const auto add_known = [&](const auto& pile) {
    for (const FaceDown& card : pile) {
      if (card.card) cards.insert(*card.card);
    }
  };
  for (const HandView& hand : view.hands) add_all(hand.known), add_all(hand.seen);
  for (const Row& row : view.rows) add_all(row);
  for (const OpenPile& pile : view.open) add_all(pile);
  for (const CardSet& set : view.scored) add_set(set);
  for (const CardSet& set : view.middle) add_set(set);
  add_all(view.influence), add_set(view.discard);
  add_known(view.draw), add_known(view.next), add_known(view.looked);
  add_all(view.fictional.known), add_all(view.fictional.seen);
  if (view.fictional.face_up) cards.insert(*view.fictional.face_up);
  return cards;
}

/// What a seat has seen up to each entry of the log, by the numbers of that seat.
class Knowledge {
 public:
  Knowledge(const std::vector<std::string>& bodies, Seat seat) {
    std::optional<State> state;
    Options options;
    CardSet known;
    tables::Table table("HIDDEN", games::all_games());
    for (const std::string& body : bodies) {
      const auto step = tables::read_step(body, games::all_games().forms());
      (void)table.apply(*step);
      if (const auto* created = std::get_if<tables::Created>(&step->what)) {
        options = created->settings.options.get<Options>();
      } else if (const auto* started = std::get_if<tables::Started>(&step->what)) {
        state = new_game(options, started->seed);
      } else if (const auto* played = std::get_if<tables::Played>(&step->what)) {
        (void)apply(*state, played->seat, played->action.get<Action>());
      }
      if (state) cards_in(view(*state, seat)).for_each([&](Card card) { known.insert(card); });
      by_entry_.resize(table.number_for(seat));
      by_entry_.back() = known;
    }
  }

  bool knows(Card card, std::size_t seq) const {
    return seq >= 1 && seq <= by_entry_.size() && by_entry_[seq - 1].contains(card);
  }

 private:
  std::vector<CardSet> by_entry_;
};

/// Every code of a card that stands between quotes in a line.
std::vector<Card> codes_in(std::string_view line) {
  std::vector<Card> cards;
  for (std::size_t at = line.find('"'); at != line.npos; at = line.find('"', at + 1)) {
    if (at + 5 >= line.size() || line[at + 5] != '"') continue;
    if (const auto card = card_from_code(line.substr(at + 1, 4))) cards.push_back(*card);
  }
  return cards;
}

std::size_t number_after(std::string_view line, std::string_view key) {
  const auto at = line.find(key);
  return at == line.npos ? 0 : std::strtoul(line.data() + at + key.size(), nullptr, 10);
}

struct Count {
  std::size_t messages = 0, codes = 0, leaks = 0;
};

/// A line without a number is an answer; answers name no cards at all.
void check_line(std::string_view line, const Knowledge& knowledge, const Heard& heard,
                Count& count) {
  ++count.messages;
  const bool is_answer = line.starts_with("{\"re\":");
  const std::size_t seq = is_answer ? 0 : number_after(line, "\"seq\":");
  for (const Card card : codes_in(line)) {
    ++count.codes;
    if (knowledge.knows(card, seq)) continue;
    ++count.leaks;
    fmt::print("FAILED: table {}, seat {}: {} cannot be known at {}: {:.200}\n", heard.table,
               heard.seat, code_of(card), seq, line);
  }
}

Count check_table(store::Store& store, const std::string& code, const Tally& tally) {
  Count count;
  const auto log = store.log_of(code);
  std::map<int, Knowledge> knowledge;
  for (const Heard& heard : tally.heard) {
    if (heard.table != code) continue;
    auto [known, is_new] = knowledge.try_emplace(heard.seat, (*log)->bodies, Seat(heard.seat));
    std::string_view rest = heard.text;
    while (!rest.empty()) {
      const auto end = std::min(rest.find('\n'), rest.size());
      check_line(rest.substr(0, end), known->second, heard, count);
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  return count;
}

int play(const std::string& program, std::size_t kind) {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / fmt::format("coverstory-hidden-{}", getpid());
  std::filesystem::create_directories(folder);
  ServerProcess server({.program = program,
                        .store = (folder / "hidden.db").string(),
                        .flags = flags_without_limits("error")});
  server.start();
  Swarm swarm(
      {.tables = 1,
       .people = kPeople[kind],
       .plays_again = false,
       .create = fmt::format(
           R"("do":"create","name":"Player 1","settings":{{"game":"cover-me","options":{{{}}}}})",
           kTables[kind])},
      server.port());
  swarm.tally().keep_heard = true;
  swarm.run_until([&] { return !swarm.tally().finished.empty(); });
  server.stop();
  const auto store = store::SqliteStore::open((folder / "hidden.db").string());
  const Count count = check_table(**store, swarm.tally().finished.front(), swarm.tally());
  fmt::print("{}: {} messages, {} codes of cards, {} that could not be known\n", kTables[kind],
             count.messages, count.codes, count.leaks);
  std::filesystem::remove_all(folder);
  return count.leaks == 0 && count.codes > 1000 ? 0 : 1;
}

}  // namespace
}  // namespace coverstory::load

int main(int count, char** words) {
  if (count != 2) {
    fmt::print("Usage: hidden SERVER\n");
    return 2;
  }
  int wrong = 0;
  for (std::size_t kind = 0; kind < coverstory::load::kTables.size(); ++kind) {
    wrong += coverstory::load::play(words[1], kind);
  }
  return wrong;
}
