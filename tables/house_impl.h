// The inside of a House, split over files by idea: house_log.cpp (tables and their entries),
// house_watching.cpp (connections), house_commands.cpp (what people ask for), house_care.cpp
// (clocks and bots).
#pragma once

#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "protocol/table/answer.h"
#include "protocol/table/command.h"
#include "tables/house.h"
#include "tables/journal.h"
#include "tables/loading.h"
#include "tables/open_table.h"

namespace coverstory::tables {

/// CU-4.2: for what was under way when the time ran out.
inline constexpr Time kGraceMs = 300;

inline Message shared(protocol::Message message) {
  return std::make_shared<const protocol::Message>(std::move(message));
}

/// What a connection watches, and how it came to.
struct Place {
  std::string table;       // its code; empty for none
  Viewer viewer;           // as whom
  std::string has_sat_at;  // a table that was watched from a seat, and not turned from since
  std::uint64_t by = 0;    // the id of the command that led here
  bool asked_for = false;  // by a `watch`; the others watch by themselves
};

struct Connection {
  std::optional<Person> person;  // after hello
  Place place;
  /// Where commands that watch by themselves have turned it from, the latest last: where such a
  /// command is not stored, the connection is to be there still.
  std::vector<Place> earlier;
  Time last_replay = 0;

  void turn_from_all() {
    place = {};
    earlier.clear();
  }
};

class House::Impl {
 public:
  Impl(Outside& outside, HouseLimits limits)
      : outside_(outside), limits_(limits), journal_(outside), loading_(outside), bots_(outside) {}

  // As in House.
  std::expected<void, std::string> reopen(store::Log log, Time now);
  void connected(ConnectionId id, Time now);
  void received(ConnectionId id, std::string_view text, Time now);
  void disconnected(ConnectionId id, Time now);
  void stored(std::expected<void, store::StoreError> outcome, Time now);
  void loaded(const std::string& code,
              std::expected<std::optional<store::Log>, store::StoreError> log, Time now);
  void pass_time(Time now);
  std::optional<Time> next_deadline() const;
  bool wants_flush() const { return journal_.wants_flush(); }
  void flush() { journal_.flush(); }
  void fetch(std::string_view code, std::string_view token, Fetch what, std::optional<int> as,
             Fetched then, Time now);
  HouseFigures figures() const;
  void thought(QuestionId id, BotAnswer answer, Time now);

 private:
  using Refusal = protocol::Refusal;
  struct Sender {
    ConnectionId connection;
    Person person;
    std::uint64_t id;
  };

  // house_log.cpp: tables and their entries.
  Time advance(Time now) { return now_ = std::max(now_, now); }
  OpenTable* find(const std::string& code) const;
  OpenTable& add_table(const std::string& code);
  void forget(const std::string& code);
  /// Carries a step out, adds it to the log and shows it.
  Verdict perform(OpenTable& open, const Step& step);
  void show(OpenTable& open, Time at);
  void freeze(OpenTable& open, std::string_view why);
  void roll_back(OpenTable& open);
  std::set<std::string> tables_that_fall() const;

  // house_watching.cpp: connections.
  /// Obeys, after reading the table that it is about, unless `absent` names it: there is none.
  void take_up(ConnectionId id, std::string_view text, const std::string* absent);
  void answer(ConnectionId to, std::uint64_t id, protocol::Message message, const OpenTable* about);
  /// With something that may come from any table.
  void answer_of_all(ConnectionId to, std::uint64_t id, protocol::Message message);
  /// `about` is the table whose state is the reason, if any.
  void refuse(ConnectionId to, std::optional<std::uint64_t> id, const Refusal& refusal,
              const std::string* about = nullptr);
  void take_back(ConnectionId to, std::uint64_t id);
  void watch(ConnectionId id, OpenTable& open, Viewer viewer, std::optional<std::uint32_t> since);
  /// For a command that watches by itself.
  void turn_to(const Sender& sender, OpenTable& open, Viewer viewer);
  void unwatch(ConnectionId id);
  void drop_from_watchers(ConnectionId id);
  void turn_back(ConnectionId id);
  void reseat_watchers(OpenTable& open);
  void give_seats_back(OpenTable& open);
  void tell_presence(OpenTable& open);
  std::string free_code();

  // house_commands.cpp: each answers with the refusal, or has answered the sender.
  void obey(ConnectionId id, const protocol::Command& command);
  Verdict obey(const Sender& sender, const protocol::Command& command);
  Verdict obey_at(const Sender& sender, OpenTable& open, const protocol::Command& command);
  Verdict room_for_a_table(const Sender& sender);
  Verdict create(const Sender& sender, const std::string& name, const protocol::Settings& settings,
                 bool with_bots);
  Verdict open_again(const Sender& sender, OpenTable& open);
  void list_tables(const Sender& sender, bool only_mine);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Join&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Leave&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::AddBot&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Remove&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::ChangeSettings&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Order&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Start&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Rematch&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Watch&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Play&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Back&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Say&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Record&);
  Verdict do_at(const Sender&, OpenTable&, const protocol::Replay&);
  /// Performs the step of a person and answers with its number.
  Verdict perform_for(const Sender& sender, OpenTable& open, Seat by, What what, Time at);
  std::expected<Seat, Refusal> seat_of(const Sender& sender, const OpenTable& open) const;
  std::expected<Seat, Refusal> host_of(const Sender& sender, const OpenTable& open) const;
  std::expected<std::string, Refusal> fetched(const OpenTable& open,
                                              const std::optional<Person>& person, Fetch what,
                                              std::optional<Seat> as) const;
  std::expected<std::vector<protocol::Message>, Refusal> replay(const OpenTable& open,
                                                                const std::optional<Person>& person,
                                                                std::optional<Seat> as) const;
  std::expected<std::string, Refusal> record(const OpenTable& open,
                                             const std::optional<Person>& person) const;
  /// Whether this person may look back at the game.
  Verdict may_look_back(const OpenTable& open, const std::optional<Person>& person) const;
  Verdict fill_with_bots(OpenTable& open);
  void greet_back(OpenTable& open, Seat seat);
  void watch_again(const Sender& sender, OpenTable& open);

  // house_care.cpp: what a table needs without anybody asking.
  void tend(OpenTable& open);
  void let_time_pass(OpenTable& open);
  void stand_in_for_absent(OpenTable& open);
  std::optional<Time> absent_from(const OpenTable& open, Seat seat) const;
  void make_due_moves(OpenTable& open, Seat seat);
  bool may_rest(const OpenTable& open) const;
  std::optional<Time> wake_of(const OpenTable& open) const;
  void schedule(OpenTable& open, std::optional<Time> wake);
  bool is_full(const OpenTable& open) const {
    return open.bodies.size() >= limits_.entries_of_a_table;
  }
  /// When an action that arrives now counts: before the deadline within the grace.
  Time time_of_action(const OpenTable& open) const;

  Outside& outside_;
  HouseLimits limits_;
  Journal journal_;
  Loading loading_;
  BotSeats bots_;
  Time now_ = 0;

  std::unordered_map<std::string, std::unique_ptr<OpenTable>> tables_;
  std::set<std::pair<Time, std::string>> wakes_;
  std::unordered_map<ConnectionId, Connection> connections_;
  std::set<ConnectionId> turning_back_;  // when the tables of a failed batch have been rolled back

  HouseFigures counted_;
};

}  // namespace coverstory::tables
