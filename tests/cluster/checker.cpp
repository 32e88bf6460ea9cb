#include "tests/cluster/checker.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <set>
#include <sstream>
#include <tuple>
#include <unordered_map>

#include "games/all.h"
#include "records/check.h"
#include "tables/folding.h"
#include "tables/step_json.h"
#include "tests/cluster/tellings.h"
#include "tests/hidden/oracle.h"

namespace coverstory::cluster {
namespace {

namespace json = boost::json;

/// How far the time of an entry may be from when it was asked for: more than any command takes, and
/// less than a clock that is wrong.
constexpr tables::Time kMostApartMs = 600'000;

/// So far a server may be wrong about the database's time.
constexpr tables::Time kClocksMs = 100;

/// Where a command stands in the log.
struct Place {
  std::size_t entry = 0;     // from 0
  std::uint32_t number = 0;  // for the seat that asked
  tables::Time at = 0;
};

/// The head of a line that tells of a table.
struct Head {
  std::uint32_t seq = 0;
  bool is_snapshot = false;
  bool is_changes = false;
};

Head head_of(std::string_view line) {
  boost::system::error_code error;
  const json::value value = json::parse(line, error);
  const json::object* message = error ? nullptr : value.if_object();
  if (!message || !message->contains("seq") || message->contains("re")) return {};
  return {.seq = message->at("seq").to_number<std::uint32_t>(),
          .is_snapshot = message->contains("snapshot"),
          .is_changes = message->contains("changes")};
}

/// What is played may be dated by a deadline that had not been seen to yet (CU-4.2).
bool is_dated_when_asked(const tables::Step& step) {
  return !std::holds_alternative<tables::Played>(step.what) &&
         !std::holds_alternative<tables::TimePassed>(step.what);
}

class Check {
 public:
  Check(const TableHistory& history, std::span<const std::string> log, Times times)
      : history_(history), log_(log), times_(times) {}

  std::vector<Finding> run() {
    if (!fold()) return std::move(findings_);
    check_commands();
    check_order();
    for (const Stream& stream : history_.streams) note_snapshots(stream);
    for (const Stream& stream : history_.streams) check_stream(stream);
    check_hidden();
    check_lists();
    check_next_table();
    check_end();
    return std::move(findings_);
  }

 private:
  template <class... Values>
  void find(Promise promise, fmt::format_string<Values...> sentence, Values&&... values) {
    findings_.push_back(
        {promise, fmt::format("table {}: {}", history_.table,
                              fmt::format(sentence, std::forward<Values>(values)...))});
  }

  /// Plays the log again, and notes where each command stands.
  bool fold() {
    tables::Table table(history_.table, games::all_games());
    tables::Time last = 0;
    for (std::size_t entry = 0; entry < log_.size(); ++entry) {
      const auto step = tables::read_step(log_[entry], games::all_games().forms());
      if (!step) {
        find(Promise::RecordsCheck, "entry {} cannot be read: {}", entry + 1, step.error());
        return false;
      }
      if (const auto verdict = table.apply(*step); !verdict) {
        find(Promise::RecordsCheck, "entry {} does not fold: {}", entry + 1, verdict.error().why);
        return false;
      }
      if (is_dated_when_asked(*step)) {
        if (step->at < last) find(Promise::TimesAreRight, "entry {} goes back in time", entry + 1);
        last = step->at;
      }
      if (std::holds_alternative<tables::StoodIn>(step->what)) check_stood_in(table, *step);
      if (!over_at_ && table.stage() == tables::Stage::Over) over_at_ = step->at;
      if (!step->asked) continue;
      places_[step->asked->id].push_back({entry, table.number_for(step->asked->by), step->at});
    }
    stage_ = table.stage();
    next_table_ = table.room().rematch();
    return true;
  }

  /// The others may learn late of who came, but not so late. (A clock runs out for anyone.)
  void check_stood_in(const tables::Table& table, const tables::Step& step) {
    const bool has_clock = table.room().settings().clock != protocol::Clock::None;
    if (times_ == Times::OfAnyClock || has_clock) return;
    const Seat seat = std::get<tables::StoodIn>(step.what).seat;
    const tables::Time gone_from = step.at - 1000 * table.room().settings().away_s;
    for (const Stay& stay : history_.stays) {
      if (stay.seat != seat || stay.from > 1000 * gone_from || stay.to < 1000 * step.at) continue;
      find(Promise::ThereIsThere, "a bot stands in for seat {} as entry {}, who was there",
           seat.index, table.seq());
    }
  }

  void check_commands() {
    std::set<std::uint64_t> asked;
    for (const Command& command : history_.commands) {
      asked.insert(command.id);
      const auto found = places_.find(command.id);
      const std::size_t times = found == places_.end() ? 0 : found->second.size();
      if (times > 1) {
        find(Promise::NothingDoubled, "{} {} is there {} times", command.deed, command.id, times);
      }
      if (command.outcome == Outcome::Accepted) check_accepted(command, times);
      if (command.outcome == Outcome::Refused && !command.is_in_doubt && times > 0) {
        find(Promise::RefusedNever, "{} {} was refused ({}) and is entry {}", command.deed,
             command.id, command.code, found->second.front().entry + 1);
      }
    }
    for (const auto& [id, places] : places_) {
      if (asked.contains(id)) continue;
      find(Promise::NothingInvented, "entry {} obeys command {}, which nobody sent",
           places.front().entry + 1, id);
    }
  }

  void check_accepted(const Command& command, std::size_t times) {
    // Whoever asks for a rematch that there is already is told of it, and leaves no entry.
    if (times == 0 && command.deed == "rematch" && !next_table_.empty()) return;
    if (times == 0) {
      return find(Promise::NothingLost, "{} {} was accepted as {} and is not there", command.deed,
                  command.id, command.seq);
    }
    const Place& place = places_[command.id].front();
    if (place.number != command.seq) {
      find(Promise::NothingLost, "{} {} was accepted as {} and is {}", command.deed, command.id,
           command.seq, place.number);
    }
    if (times_ == Times::OfAnyClock) return;
    const tables::Time from = command.invoked / 1000, to = command.answered / 1000;
    if (place.at < from - kMostApartMs || place.at > to + kMostApartMs) {
      find(Promise::TimesAreRight, "entry {} has the time {}, and was asked for at {}",
           place.entry + 1, place.at, from);
    }
  }

  /// What was answered before another was sent stands before it.
  void check_order() {
    struct Moment {
      Instant at;
      bool is_answer;  // at the same instant it counts as later than what is sent
      const Command* command;
      std::size_t entry;
    };
    std::vector<Moment> moments;
    for (const Command& command : history_.commands) {
      const auto found = places_.find(command.id);
      if (found == places_.end()) continue;
      const std::size_t entry = found->second.front().entry;
      moments.push_back({command.invoked, false, &command, entry});
      if (command.outcome == Outcome::Accepted) {
        moments.push_back({command.answered, true, &command, entry});
      }
    }
    std::ranges::sort(moments, {},
                      [](const Moment& moment) { return std::tuple(moment.at, moment.is_answer); });
    const Moment* latest = nullptr;  // of those that were answered, the last in the log
    for (const Moment& moment : moments) {
      if (moment.is_answer) {
        if (!latest || moment.entry > latest->entry) latest = &moment;
      } else if (latest && moment.entry < latest->entry) {
        find(Promise::RealTimeOrder,
             "{} {} was sent after {} {} was answered, and stands before it", moment.command->deed,
             moment.command->id, latest->command->deed, latest->command->id);
      }
    }
  }

  void note_snapshots(const Stream& stream) {
    for (const Line& line : stream.lines) {
      if (const Head head = head_of(line.text); head.is_snapshot) {
        snapshots_[stream.viewer].insert(head.seq);
      }
    }
  }

  const Tellings& tellings_of(tables::Viewer viewer) {
    const auto found = tellings_.find(viewer);
    if (found != tellings_.end()) return found->second;
    return tellings_.try_emplace(viewer, history_.table, log_, viewer, snapshots_[viewer])
        .first->second;
  }

  /// A finding for each stream at most: what follows the first would only repeat it.
  void check_stream(const Stream& stream) {
    const Tellings& tellings = tellings_of(stream.viewer);
    std::uint32_t last = 0;
    for (const Line& line : stream.lines) {
      const Head head = head_of(line.text);
      if (!head.is_snapshot && !head.is_changes) continue;
      if (!agrees(stream, line, head)) return;
      const bool goes_on = head.is_changes ? last > 0 && !line.is_anew && head.seq == last + 1
                                           : line.is_anew || head.seq >= last;
      if (!goes_on) {
        return find(Promise::StreamsAreWhole, "{} was shown {} after {}: {:.200}", stream.who,
                    head.seq, last, line.text);
      }
      if (head.seq == 0 || head.seq > tellings.last()) {
        return find(Promise::StreamsAreWhole, "{} was shown {}, and there are {}: {:.200}",
                    stream.who, head.seq, tellings.last(), line.text);
      }
      const std::string told = without_time(line.text);
      const auto is_a_snapshot = [&] {
        const std::vector<std::string>& all = tellings.snapshots(head.seq);
        return std::ranges::find(all, told) != all.end();
      };
      const bool is_right = head.is_changes ? told == tellings.changes(head.seq) : is_a_snapshot();
      if (!is_right) {
        return find(
            Promise::StreamsAreWhole, "{} was shown\n{}\nand the log says\n{}", stream.who, told,
            head.is_changes ? tellings.changes(head.seq) : tellings.snapshots(head.seq).back());
      }
      last = head.seq;
    }
  }

  /// Changes of an entry are the same for all who look from there; so are those of snapshots that
  /// no entry in between tells apart.
  bool agrees(const Stream& stream, const Line& line, const Head& head) {
    if (!head.is_changes) return true;
    std::string told = without_time(line.text);
    const auto [first, is_new] =
        first_told_.try_emplace({stream.viewer, head.seq}, Told{told, stream.who});
    if (is_new || first->second.text == told) return true;
    find(Promise::WatchersAgree, "{} was told\n{}\nand {}\n{}", first->second.who,
         first->second.text, stream.who, told);
    return false;
  }

  /// A line that several were sent is looked at once.
  void check_hidden() {
    const hidden::Oracle oracle(history_.table, log_);
    std::set<std::pair<tables::Viewer, std::string_view>> seen;
    for (const Stream& stream : history_.streams) {
      for (const Line& line : stream.lines) {
        if (!seen.emplace(stream.viewer, line.text).second) continue;
        // A number that is not there is a matter of the stream.
        const Head head = head_of(line.text);
        if (head.seq > tellings_of(stream.viewer).last()) continue;
        for (const std::string& wrong : oracle.look_at(stream.viewer, line.text).wrong) {
          find(Promise::NothingHidden, "what {} was sent {}: {:.300}", stream.who, wrong,
               line.text);
        }
      }
    }
  }

  /// Until the game is over. Who asks has a seat.
  void check_lists() {
    if (times_ == Times::OfAnyClock) return;
    for (const Listed& listed : history_.lists) {
      const bool is_before_the_end = !over_at_ || listed.answered < 1000 * (*over_at_ - kClocksMs);
      if (listed.is_there || !is_before_the_end) continue;
      find(Promise::ListsAreRight, "it was not among the own tables at {}", listed.answered);
    }
  }

  void check_next_table() {
    for (const Command& command : history_.commands) {
      if (command.deed != "rematch" || command.outcome != Outcome::Accepted) continue;
      if (command.table == next_table_) continue;
      find(Promise::OneNextTable, "rematch {} was told of table {}, and the log says {}",
           command.id, command.table, next_table_);
    }
  }

  void check_end() {
    if (stage_ != tables::Stage::Over) return find(Promise::GamesEnd, "the game is not over");
    std::istringstream in(tables::record_of(history_.table, log_, games::all_games()));
    const auto lines = records::GameReader(in).next();
    if (!lines || !*lines) return find(Promise::RecordsCheck, "there is no record");
    if (const auto mistake = records::first_mistake(**lines)) {
      find(Promise::RecordsCheck, "{}", mistake->sentence);
    }
  }

  struct Told {
    std::string text;
    std::string who;
  };

  const TableHistory& history_;
  std::span<const std::string> log_;
  Times times_;
  std::unordered_map<std::uint64_t, std::vector<Place>> places_;  // by the command's id
  tables::Stage stage_{};
  std::string next_table_;
  std::optional<tables::Time> over_at_;                    // the game
  std::map<tables::Viewer, Tellings::Numbers> snapshots_;  // that somebody was shown
  std::map<tables::Viewer, Tellings> tellings_;
  std::map<std::pair<tables::Viewer, std::uint32_t>, Told> first_told_;
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check(const TableHistory& history, std::span<const std::string> log,
                           Times times) {
  return Check(history, log, times).run();
}

std::vector<Finding> check_later(const TableHistory& history, std::span<const std::string> log,
                                 std::span<const std::string> later) {
  const auto found = [&](Promise promise, std::string_view what) {
    return std::vector<Finding>{{promise, fmt::format("table {}: {}", history.table, what)}};
  };
  if (later.size() < log.size() || !std::ranges::equal(log, later.first(log.size()))) {
    return found(Promise::NothingLost, "the log is not what it was when it was checked");
  }
  std::map<std::uint64_t, std::size_t> times;
  for (const std::string& body : later) {
    const auto step = tables::read_step(body, games::all_games().forms());
    if (step && step->asked) ++times[step->asked->id];
  }
  for (const Command& command : history.commands) {
    const auto times_there = times.contains(command.id) ? times[command.id] : 0;
    if (times_there > 1) return found(Promise::NothingDoubled, "a command came once more");
    const bool is_refused = command.outcome == Outcome::Refused && !command.is_in_doubt;
    if (is_refused && times_there > 0) return found(Promise::RefusedNever, "and was later obeyed");
  }
  return {};
}

}  // namespace coverstory::cluster
