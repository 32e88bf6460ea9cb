#include "server/admin/admin.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <cctype>
#include <limits>
#include <map>
#include <memory>
#include <stdexcept>
#include <utility>

#include "games/all.h"
#include "records/fields.h"
#include "server/clock.h"
#include "tables/redaction.h"

namespace coverstory::server {
namespace {

namespace json = boost::json;
using tables::House;
using tables::Moderation;
using tables::OpenTable;
using tables::Time;

constexpr int kMostListed = 10'000;
constexpr int kListed = 100;
constexpr std::size_t kLongestNotice = 500;
constexpr std::chrono::milliseconds kLookAgain{200};

/// What is asked cannot be: said in a sentence.
class Declined : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

json::object declined(std::string_view why) {
  return {{"ok", false}, {"why", why}};
}

/// Yes, or what was in the way.
json::object outcome_of(const std::optional<std::string>& trouble) {
  return trouble ? declined(*trouble) : json::object{{"ok", true}};
}

std::string table_of(const json::object& request) {
  std::string code(records::text_field(request, "table"));
  std::ranges::transform(code, code.begin(),
                         [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return code;
}

std::string whom_of(const json::object& request) {
  auto whom = read_whom(records::text_field(request, "whom"));
  if (!whom) throw Declined(whom.error());
  return *std::move(whom);
}

std::string person_of(const json::object& request) {
  const std::string whom = whom_of(request);
  if (!tables::is_public_id(whom)) throw Declined("That is an address, not a person.");
  return whom;
}

Measure measure_of(const json::object& request) {
  const std::string_view measure = records::text_field(request, "measure");
  if (measure == "ban") return Measure::Ban;
  if (measure == "mute") return Measure::Mute;
  throw Declined(fmt::format("'{}' is neither ban nor mute.", measure));
}

std::size_t limit_of(const json::object& request) {
  if (!request.contains("limit")) return kListed;
  return static_cast<std::size_t>(records::number_field(request, "limit", 1, kMostListed));
}

json::array seats_of(const tables::Room& room) {
  json::array seats;
  for (const tables::Occupant& seat : room.seats()) {
    if (seat.is_person()) {
      seats.push_back({{"name", seat.name}, {"person", tables::public_id(seat.person)}});
    } else {
      seats.push_back(seat.is_bot() ? json::value{{"bot", seat.name}} : json::value(nullptr));
    }
  }
  return seats;
}

std::string_view stage_of(const OpenTable& open) {
  return open.frozen ? "frozen" : records::word_of(open.table->stage());
}

json::object row_of(const OpenTable& open) {
  json::object row{{"table", open.code()},
                   {"stage", stage_of(open)},
                   {"entries", open.log.size()},
                   {"watchers", open.audience.watchers().size()},
                   {"changed", open.last_change}};
  if (open.frozen) return row;
  row["game"] = open.table->room().settings().game->name();
  row["public"] = open.table->room().settings().is_public;
  row["lines"] = open.table->room().lines();
  row["seats"] = seats_of(open.table->room());
  return row;
}

}  // namespace

const std::vector<Admin::Word>& Admin::words() {
  static const std::vector<Word> all{
      {"status", &Admin::status}, {"tables", &Admin::tables}, {"connections", &Admin::connections},
      {"close", &Admin::close},   {"delete", &Admin::remove}, {"unsay", &Admin::unsay},
      {"decide", &Admin::decide}, {"lift", &Admin::lift},     {"decisions", &Admin::decisions},
      {"person", &Admin::person}, {"forget", &Admin::forget}, {"say", &Admin::say},
      {"drain", &Admin::drain}};
  return all;
}

Admin::Admin(boost::asio::io_context& loop, HouseRunner& runner, Metrics& metrics, const Log& log,
             std::function<void()> stop)
    : loop_(loop),
      runner_(runner),
      log_(log),
      stop_(std::move(stop)),
      removal_(loop, runner, metrics, log),
      draining_timer_(loop) {}

void Admin::take_up(const std::vector<store::Note>& notes, int keep_days) {
  runner_.outside().door().standings.take(notes);
  drop_expired();
  take_notice(notes);
  removal_.resume(notes);
  removal_.keep_only(keep_days);
}

void Admin::take_notice(const std::vector<store::Note>& notes) {
  const auto notice = std::ranges::find(notes, "notice", &store::Note::name);
  runner_.tell([&](House& house, Time now) {
    const auto text = notice == notes.end() ? std::nullopt : std::optional(notice->text);
    if (text != house.moderation().notice()) house.moderation().announce(text, now);
  });
}

void Admin::take_changed(const std::vector<store::Note>& notes) {
  Standings standings;
  standings.take(notes);
  runner_.outside().door().standings = std::move(standings);
  take_notice(notes);
  send_away_banned();
}

void Admin::answer(const std::string& line, std::function<void(std::string)> then) {
  const Then say = [then = std::move(then)](const json::object& answer) {
    then(json::serialize(answer));
  };
  try {
    boost::system::error_code error;
    const json::value value = json::parse(line, error);
    if (error || !value.is_object()) throw Declined("A request is a JSON object on a line.");
    const json::object& request = value.get_object();
    const std::string_view name = records::text_field(request, "do");
    const auto word = std::ranges::find(words(), name, &Word::name);
    if (word == words().end()) throw Declined(fmt::format("'{}' is no request.", name));
    log_.info("admin", {{"do", name}});
    (this->*word->obey)(request, say);
  } catch (const Declined& no) {
    say(declined(no.what()));
  } catch (const records::WrongField& wrong) {
    say(declined(fmt::format("{}.", wrong.what())));
  }
}

// Lists.

void Admin::status(const Request&, const Then& then) {
  runner_.tell([&](House& house, Time now) {
    const tables::HouseFigures figures = house.figures();
    then({{"ok", true},
          {"tables", figures.tables},
          {"playing", figures.playing},
          {"connections", figures.connections},
          {"frozen", figures.frozen},
          {"draining", house.moderation().is_draining()},
          {"stopping_at", stop_at_ ? json::value(*stop_at_) : json::value()},
          {"ailment", runner_.ailment()},
          {"now", now}});
  });
}

/// Those in memory, the latest changed first.
void Admin::tables(const Request& request, const Then& then) {
  const std::string stage(request.contains("stage") ? records::text_field(request, "stage") : "");
  const std::string whom = request.contains("whom") ? person_of(request) : "";
  const std::size_t limit = limit_of(request);
  runner_.tell([&](House& house, Time) {
    std::vector<const OpenTable*> found;
    for (const auto& [code, open] : house.moderation().tables().all()) {
      if (!stage.empty() && stage != stage_of(*open)) continue;
      const auto is_whom = [&](const tables::Occupant& seat) {
        return seat.is_person() && seat.person.hex().starts_with(whom);
      };
      if (!whom.empty() && std::ranges::none_of(open->table->room().seats(), is_whom)) continue;
      found.push_back(open.get());
    }
    std::ranges::sort(found, std::greater(), &OpenTable::last_change);
    json::array rows;
    for (const OpenTable* open : found) {
      if (rows.size() == limit) break;
      rows.push_back(row_of(*open));
    }
    then({{"ok", true}, {"tables", std::move(rows)}, {"of", found.size()}});
  });
}

void Admin::connections(const Request& request, const Then& then) {
  const std::size_t limit = limit_of(request);
  runner_.tell([&](House& house, Time) {
    std::map<tables::ConnectionId, const tables::Watchers::Connection*> present;
    for (const auto& [id, each] : house.moderation().watchers().all()) present[id] = &each;
    json::array rows;
    for (const auto& [id, each] : present) {
      if (rows.size() == limit) break;
      const auto address = runner_.websockets().address_of(id);
      const std::string& table = each->place.table;
      rows.push_back(
          {{"connection", std::to_underlying(id)},
           {"address", address ? json::value(text_of(*address)) : json::value()},
           {"person", each->person ? json::value(tables::public_id(*each->person)) : json::value()},
           {"table", table.empty() ? json::value() : json::value(table)}});
    }
    then({{"ok", true}, {"connections", std::move(rows)}, {"of", present.size()}});
  });
}

/// In all tables, also those at rest.
void Admin::person(const Request& request, const Then& then) {
  const std::string person = person_of(request);
  struct Found {
    json::array tables;
    std::int64_t unreadable = 0;
  };
  auto found = std::make_shared<Found>();
  Walk walk{.look = [person, found](const store::Log& log) -> std::optional<store::Log> {
              const auto traces = tables::traces_of(person, log, games::all_games());
              if (!traces) ++found->unreadable;
              if (!traces || !*traces) return std::nullopt;
              json::array names, lines;
              for (const std::string& name : (*traces)->names) names.emplace_back(name);
              for (const auto& line : (*traces)->lines) {
                lines.push_back({{"n", line.n}, {"text", line.text}});
              }
              found->tables.push_back(
                  {{"table", log.table}, {"names", std::move(names)}, {"lines", std::move(lines)}});
              return std::nullopt;
            },
            .replaced = [](const store::Log&) {},
            .done =
                [then, found](const std::optional<std::string>& trouble) {
                  if (trouble) return then(declined(*trouble));
                  then({{"ok", true},
                        {"tables", std::move(found->tables)},
                        {"unreadable", found->unreadable}});
                }};
  walk_all(loop_, runner_, std::move(walk));
}

// Tables.

void Admin::close(const Request& request, const Then& then) {
  const std::string code = table_of(request);
  bring(code, then, [this, code, then](Moderation& moderation, OpenTable& open) {
    const tables::Verdict verdict = moderation.close(open, runner_.now());
    if (!verdict) return then(declined(verdict.error().why));
    answer_when_stored(code, then, [](const OpenTable& table) {
      return table.table->stage() == tables::Stage::Closed;
    });
  });
}

void Admin::remove(const Request& request, const Then& then) {
  const std::string code = table_of(request);
  bring(code, then, [this, code, then](Moderation&, OpenTable&) {
    boost::asio::post(loop_, [this, code, then] {
      removal_.remove_table(code, [then](const auto& trouble) { then(outcome_of(trouble)); });
    });
  });
}

/// For all to see first, and then out of the log.
void Admin::unsay(const Request& request, const Then& then) {
  const std::string code = table_of(request);
  const auto line = static_cast<std::uint32_t>(
      records::number_field(request, "n", 1, std::numeric_limits<int>::max()));
  bring(code, then, [this, code, line, then](Moderation& moderation, OpenTable& open) {
    const tables::Verdict verdict = moderation.unsay(open, line, runner_.now());
    if (!verdict) return then(declined(verdict.error().why));
    const auto rewrite = [this, code, line, then](const json::object& stored) {
      if (!stored.at("ok").as_bool()) return then(stored);
      removal_.remove_line(code, line, [then](const auto& trouble) { then(outcome_of(trouble)); });
    };
    answer_when_stored(code, rewrite, [line](const OpenTable& table) {
      return !table.table->room().speaker_of(line);
    });
  });
}

/// Not from within the house, which may be reading other tables.
void Admin::bring(const std::string& code, const Then& then,
                  std::function<void(Moderation&, OpenTable&)> use) {
  const auto brought = [this, code, then,
                        use = std::move(use)](std::expected<OpenTable*, protocol::Refusal> found) {
    if (!found) return then(declined(found.error().why));
    boost::asio::post(loop_, [this, code, then, use] {
      runner_.tell([&](House& house, Time) {
        OpenTable* open = house.moderation().tables().find(code);
        open ? use(house.moderation(), *open) : then(declined("The table has just gone."));
      });
    });
  };
  runner_.tell([&](House& house, Time now) { house.moderation().bring(code, brought, now); });
}

void Admin::answer_when_stored(const std::string& code, const Then& then,
                               std::function<bool(const OpenTable&)> is_done) {
  boost::asio::post(loop_, [this, code, then, is_done = std::move(is_done)] {
    removal_.when_stored(code, [this, code, then, is_done] {
      bool done = false;
      runner_.tell([&](House& house, Time) {
        const OpenTable* open = house.moderation().tables().find(code);
        done = open && is_done(*open);
      });
      then(done ? json::object{{"ok", true}} : declined("The server cannot store anything now."));
    });
  });
}

// People.

void Admin::write_note(store::Note note, const Then& then, std::function<void()> and_then) {
  runner_.outside().store().work(
      [note = std::move(note)](store::Store& store) { return store.write_note(note); },
      [then, and_then = std::move(and_then)](const StoreThread::Outcome& outcome) {
        if (!outcome) return then(declined(outcome.error().sentence));
        and_then();
        then({{"ok", true}});
      });
}

void Admin::decide(const Request& request, const Then& then) {
  constexpr int kMostSeconds = 10 * 365 * 86'400;
  const Decision decision{
      .measure = measure_of(request),
      .whom = whom_of(request),
      .until =
          runner_.now() + Time{1000} * records::number_field(request, "for_s", 1, kMostSeconds)};
  write_note(note_of(decision.measure, decision.whom, decision.until), then, [this, decision] {
    runner_.outside().door().standings.set(decision);
    drop_expired();
    if (decision.measure == Measure::Ban) send_away_banned();
  });
}

void Admin::drop_expired() {
  for (const Decision& each : runner_.outside().door().standings.take_expired(runner_.now())) {
    write_note(note_of(each.measure, each.whom, std::nullopt), [](const json::object&) {}, [] {});
  }
}

/// Who is here and may not be any more.
void Admin::send_away_banned() {
  std::vector<tables::ConnectionId> banned;
  runner_.tell([&](House& house, Time now) {
    for (const auto& [id, each] : house.moderation().watchers().all()) {
      if (each.person && runner_.outside().door().standing_of(id, *each.person, now).banned_until) {
        banned.push_back(id);
      }
    }
  });
  for (const tables::ConnectionId id : banned) runner_.websockets().close(CloseReason::Banned, id);
  runner_.tell([](House&, Time) {});
}

void Admin::lift(const Request& request, const Then& then) {
  const Measure measure = measure_of(request);
  const std::string whom = whom_of(request);
  const auto all = runner_.outside().door().standings.all(runner_.now());
  const auto is_it = [&](const Decision& each) {
    return each.measure == measure && each.whom == whom;
  };
  if (std::ranges::none_of(all, is_it)) {
    throw Declined(
        fmt::format("{} is not {}.", whom, measure == Measure::Ban ? "banned" : "muted"));
  }
  write_note(note_of(measure, whom, std::nullopt), then,
             [this, measure, whom] { runner_.outside().door().standings.lift(measure, whom); });
}

void Admin::decisions(const Request&, const Then& then) {
  json::array rows;
  for (const Decision& each : runner_.outside().door().standings.all(runner_.now())) {
    rows.push_back({{"measure", each.measure == Measure::Ban ? "ban" : "mute"},
                    {"whom", each.whom},
                    {"until", each.until}});
  }
  then({{"ok", true}, {"decisions", std::move(rows)}});
}

void Admin::forget(const Request& request, const Then& then) {
  removal_.forget(person_of(request), [then](const auto& trouble) { then(outcome_of(trouble)); });
}

// All.

void Admin::say(const Request& request, const Then& then) {
  std::optional<std::string> text;
  if (!records::field(request, "text").is_null()) {
    text = records::text_field(request, "text");
    if (text->empty()) throw Declined("The message is empty; say --clear takes it away.");
    if (text->size() > kLongestNotice) {
      throw Declined(fmt::format("The message is longer than {} bytes.", kLongestNotice));
    }
  }
  write_note({"notice", text.value_or("")}, then, [this, text] {
    runner_.tell([&](House& house, Time now) { house.moderation().announce(text, now); });
  });
}

void Admin::drain(const Request& request, const Then& then) {
  const bool is_on = records::bool_field(request, "on");
  stop_at_.reset();
  draining_timer_.cancel();
  runner_.tell([&](House& house, Time) { house.moderation().set_draining(is_on); });
  log_.info("draining", {{"on", is_on ? "yes" : "no"}});
  if (is_on && request.contains("stop_within_s")) {
    constexpr int kMostSeconds = 30 * 86'400;
    stop_at_ = runner_.now() +
               Time{1000} * records::number_field(request, "stop_within_s", 0, kMostSeconds);
    boost::asio::post(loop_, [this] { look_whether_to_stop(); });
  }
  then({{"ok", true}});
}

void Admin::look_whether_to_stop() {
  if (!stop_at_) return;
  bool is_played = false;
  runner_.tell([&](House& house, Time) {
    const tables::HouseFigures figures = house.figures();
    is_played = figures.playing > 0 || figures.reopening;
  });
  if (!is_played || *stop_at_ <= runner_.now()) return stop_();
  draining_timer_.expires_after(kLookAgain);
  draining_timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error) look_whether_to_stop();
  });
}

}  // namespace coverstory::server
