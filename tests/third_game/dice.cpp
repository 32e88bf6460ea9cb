#include "tests/third_game/dice.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/core/rng.h"
#include "records/fields.h"

namespace coverstory::third_game {
namespace {

namespace json = boost::json;
using protocol::GameAction;
using protocol::GameOptions;
using tables::BotAnswer;
using tables::Noticed;

struct Options {
  int players = 2;
  int rounds = 3;
  friend bool operator==(const Options&, const Options&) = default;
};

struct Roll {};

constexpr std::array kActions{protocol::form_of_plain_action<Roll>("roll", "rolled")};

/// What everybody sees; there is nothing to hide.
struct Board {
  int round = 1;
  std::array<int, kMostSeats> pips{};  // of this round, 0 before the roll
  std::array<int, kMostSeats> won{};   // rounds
  friend bool operator==(const Board&, const Board&) = default;
};

struct DiceLook : tables::Look {
  explicit DiceLook(const Board& shown, tables::Viewer seen_by) : board(shown), viewer(seen_by) {}
  Board board;
  tables::Viewer viewer;
};

class WhetherToRoll final : public tables::Decision {
 public:
  BotAnswer think(std::string_view, const Seed&, const bots::Budget&) const override {
    return without_a_thought();
  }
  BotAnswer without_a_thought() const override { return {{.action = Roll{}}}; }
};

class DiceGame final : public tables::Game {
 public:
  DiceGame(const Options& options, const tables::Beginning& beginning)
      : options_(options), rng_(beginning.seed, Rng::Stream::Play) {
    if (beginning.recording == tables::Recording::Yes) record_ = "{\"game\":\"dice\"}\n";
  }

  std::expected<Noticed, protocol::Refusal> apply(Seat seat, const GameAction& action, tables::Time,
                                                  protocol::Events& events) override {
    if (!action.holds<Roll>() || !awaited().contains(seat)) {
      return std::unexpected(
          protocol::Refusal{.code = protocol::Code::Illegal, .why = "You have rolled already."});
    }
    const int pips = static_cast<int>(rng_.below(6)) + 1;
    board_.pips[seat.index] = pips;
    tell({{"e", "roll"}, {"seat", seat.index}, {"pips", pips}}, events);
    if (awaited().empty()) end_round(events);
    return Noticed::by_all();
  }

  SeatSet awaited() const override {
    SeatSet result;
    if (is_over()) return result;
    for (int s = 0; s < options_.players; ++s) {
      if (board_.pips[static_cast<std::size_t>(s)] == 0) result.insert(Seat(s));
    }
    return result;
  }
  bool is_over() const override { return board_.round > options_.rounds; }
  json::object result() const override { return {{"e", "end"}, {"won", numbers(board_.won)}}; }
  std::string_view record() const override { return record_; }

  std::unique_ptr<tables::Look> look(tables::Viewer viewer) const override {
    return std::make_unique<DiceLook>(board_, viewer);
  }
  void show_whole(const tables::Look& look, tables::Shown to) const override {
    const auto& [board, viewer] = static_cast<const DiceLook&>(look);
    to.game([&](records::JsonText& game) { write_board(game, board); });
    if (viewer) to.mine([&](records::JsonText& mine) { mine.key("seat").number(viewer->index); });
  }
  void show_changes(tables::Look& look, tables::Shown to) const override {
    Board& before = static_cast<DiceLook&>(look).board;
    if (before == board_) return;
    to.game([&](records::JsonText& game) { write_board(game, board_); });
    before = board_;
  }

  std::unique_ptr<const tables::Decision> decision_of(Seat seat) const override {
    return awaited().contains(seat) ? std::make_unique<WhetherToRoll>() : nullptr;
  }

 private:
  void write_board(records::JsonText& to, const Board& board) const {
    to.key("round").number(board.round);
    to.key("pips").bare(serialize(numbers(board.pips)));
    to.key("won").bare(serialize(numbers(board.won)));
  }
  json::array numbers(const std::array<int, kMostSeats>& each) const {
    return json::array(each.begin(), each.begin() + options_.players);
  }
  void tell(const json::object& event, protocol::Events& events) {
    if (!record_.empty()) record_ += serialize(event) + "\n";
    events.add(event);
  }
  void end_round(protocol::Events& events) {
    const auto best = std::ranges::max_element(board_.pips);
    ++board_.won[static_cast<std::size_t>(best - board_.pips.begin())];
    board_.pips = {};
    ++board_.round;
    if (is_over()) tell(result(), events);
  }

  Options options_;
  Rng rng_;
  Board board_;
  std::string record_;  // empty where the game is not recorded
};

class Dice final : public tables::GameKind {
 public:
  std::string_view name() const override { return "dice"; }
  GameOptions default_options() const override { return Options{}; }
  GameOptions read_options(const json::object& options) const override {
    return Options{.players = records::number_field(options, "players", 2, kMostSeats),
                   .rounds = records::number_field(options, "rounds", 1, 9)};
  }
  json::object options_json(const GameOptions& options) const override {
    return {{"players", options.get<Options>().players}, {"rounds", options.get<Options>().rounds}};
  }
  int players(const GameOptions& options) const override { return options.get<Options>().players; }
  std::span<const protocol::ActionForm> actions() const override { return kActions; }
  std::unique_ptr<tables::Game> make_game(const GameOptions& options,
                                          const tables::Beginning& beginning) const override {
    return std::make_unique<DiceGame>(options.get<Options>(), beginning);
  }
};

}  // namespace

const tables::GameKind& dice() {
  static const Dice kKind;
  return kKind;
}

}  // namespace coverstory::third_game
