// coverstory admin: asks a running server over its admin socket (docs/admin.md), and prints what it
// answers, in words or as the line of JSON that it is.
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "bots/exec/descriptor.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/refused.h"

namespace coverstory::cli {
namespace {

namespace json = boost::json;

constexpr std::array kFlags{
    Flag{"socket", "PATH", "of the server (COVERSTORY_ADMIN_SOCKET, or coverstory.db.admin)"},
    Flag{"json", "", "print the answer as it is"},
    Flag{"limit", "N", "tables, connections: at most so many (100)"},
    Flag{"stage", "STAGE", "tables: lobby, playing, over, closed or frozen"},
    Flag{"person", "PERSON", "tables: where this person sits"},
    Flag{"for", "TIME", "ban, mute: for how long, such as 30m, 12h or 7d"},
    Flag{"clear", "", "say: takes the message away"},
    Flag{"off", "", "drain: new games again"},
    Flag{"then-stop", "", "drain: stop the server once no game runs"},
    Flag{"within", "TIME", "drain --then-stop: at the latest after so long (1h)"},
    Flag{"help", "", "this text"},
};

// Asking.

std::string at_socket(const std::string& path, const std::string& line) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof(address.sun_path)) throw Refused(path + " is too long for a socket.");
  std::memcpy(address.sun_path, path.data(), path.size());
  const bots::exec::Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (::connect(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof(address)) !=
      0) {
    throw Refused(fmt::format("No server answers at {} ({}). --socket says where else to look.",
                              path, std::strerror(errno)));
  }
  const std::string request = line + '\n';
  for (std::size_t sent = 0; sent < request.size();) {
    const ssize_t some =
        ::send(socket.number(), request.data() + sent, request.size() - sent, MSG_NOSIGNAL);
    if (some <= 0) throw Refused("The server has gone.");
    sent += static_cast<std::size_t>(some);
  }
  std::string answer;
  while (!answer.ends_with('\n')) {
    std::array<char, 4096> some;
    const ssize_t count = ::read(socket.number(), some.data(), some.size());
    if (count <= 0) throw Refused("The server has gone before it answered.");
    answer.append(some.data(), static_cast<std::size_t>(count));
  }
  answer.pop_back();
  return answer;
}

/// Seconds of 90s, 30m, 12h, 7d.
std::int64_t seconds_of(std::string_view text, std::string_view flag) {
  constexpr std::string_view kUnits = "smhd";
  constexpr std::array<std::int64_t, 4> kSeconds{1, 60, 3600, 86'400};
  const std::size_t unit = text.empty() ? text.npos : kUnits.find(text.back());
  const bool is_number =
      text.size() > 1 && text.size() < 8 && text.find_first_not_of("0123456789") == text.size() - 1;
  if (unit == kUnits.npos || !is_number) {
    throw Refused(
        fmt::format("--{} takes a time such as 90s, 30m, 12h or 7d, not '{}'.", flag, text));
  }
  const std::int64_t seconds =
      std::atoll(std::string(text.substr(0, text.size() - 1)).c_str()) * kSeconds[unit];
  if (seconds < 1 || seconds > 3650 * 86'400LL) {
    throw Refused(fmt::format("--{} takes a time from 1s to 3650d.", flag));
  }
  return seconds;
}

/// The words behind the name of a subcommand.
struct Asked {
  const Arguments& arguments;
  std::string_view name;

  /// The only word.
  std::string_view word(std::string_view what) const {
    expect(1, what);
    return arguments.positional()[1];
  }
  void expect(std::size_t count, std::string_view what) const {
    if (arguments.positional().size() == count + 1) return;
    throw Refused(count == 0 ? fmt::format("admin {} takes no words, only options.", name)
                             : fmt::format("admin {} takes {}.", name, what));
  }
};

json::object ask_list(const Asked& asked) {
  asked.expect(0, "");
  json::object request{{"do", asked.name}};
  if (asked.arguments.has("limit"))
    request["limit"] = asked.arguments.number("limit", 1, 10'000, 100);
  if (const auto stage = asked.arguments.value("stage")) request["stage"] = *stage;
  if (const auto person = asked.arguments.value("person")) request["whom"] = *person;
  return request;
}

json::object ask_plain(const Asked& asked) {
  asked.expect(0, "");
  return {{"do", asked.name}};
}

json::object ask_decisions(const Asked& asked) {
  asked.expect(0, "");
  return {{"do", "decisions"}};
}

json::object ask_table(const Asked& asked) {
  return {{"do", asked.name}, {"table", asked.word("the code of a table")}};
}

json::object ask_unsay(const Asked& asked) {
  asked.expect(2, "the code of a table and the number of a line");
  const auto& words = asked.arguments.positional();
  return {{"do", "unsay"},
          {"table", words[1]},
          {"n", read_number(words[2], "The number of a line", 1, 1'000'000'000)}};
}

json::object ask_person(const Asked& asked) {
  return {{"do", asked.name}, {"whom", asked.word("a person")}};
}

json::object ask_decide(const Asked& asked) {
  const std::string_view whom = asked.word("a person or an address, and --for TIME");
  const auto time = asked.arguments.value("for");
  if (!time) throw Refused(fmt::format("admin {} needs --for TIME, such as --for 7d.", asked.name));
  return {{"do", "decide"},
          {"measure", asked.name},
          {"whom", whom},
          {"for_s", seconds_of(*time, "for")}};
}

json::object ask_lift(const Asked& asked) {
  return {{"do", "lift"},
          {"measure", asked.name.substr(2)},
          {"whom", asked.word("a person or an address")}};
}

json::object ask_say(const Asked& asked) {
  if (asked.arguments.has("clear")) {
    asked.expect(0, "");
    return {{"do", "say"}, {"text", nullptr}};
  }
  return {{"do", "say"}, {"text", asked.word("a message in quotation marks, or --clear")}};
}

json::object ask_drain(const Asked& asked) {
  asked.expect(0, "");
  json::object request{{"do", "drain"}, {"on", !asked.arguments.has("off")}};
  if (asked.arguments.has("then-stop")) {
    request["stop_within_s"] = seconds_of(asked.arguments.value("within").value_or("1h"), "within");
  } else if (asked.arguments.has("within")) {
    throw Refused("--within goes with --then-stop.");
  }
  return request;
}

// Telling.

std::string time_of(const json::value& ms) {
  return fmt::format("{:%F %H:%M} UTC",
                     fmt::gmtime(static_cast<std::time_t>(ms.as_int64() / 1000)));
}

std::string or_dash(const json::value& text) {
  return text.is_null() ? "-" : std::string(text.as_string());
}

std::string seat_of(const json::value& seat) {
  if (seat.is_null()) return "open";
  if (const json::value* bot = seat.as_object().if_contains("bot")) {
    return fmt::format("bot {}", or_dash(*bot));
  }
  return fmt::format("{} ({})", or_dash(seat.at("name")), or_dash(seat.at("person")));
}

void tell_done(const json::object&) {
  fmt::print("Done.\n");
}

void tell_status(const json::object& answer) {
  fmt::print("{} tables in memory, {} games under way, {} connections, {} tables frozen.\n",
             answer.at("tables").to_number<int>(), answer.at("playing").to_number<int>(),
             answer.at("connections").to_number<int>(), answer.at("frozen").to_number<int>());
  if (answer.at("draining").as_bool()) fmt::print("No new games are begun.\n");
  if (!answer.at("stopping_at").is_null()) {
    fmt::print("It stops when no game runs, at the latest at {}.\n",
               time_of(answer.at("stopping_at")));
  }
  const std::string ailment = or_dash(answer.at("ailment"));
  fmt::print("{}\n", ailment.empty() ? "It is well." : ailment);
}

void tell_rest(const json::object& answer, std::size_t shown) {
  const auto all = answer.at("of").to_number<std::size_t>();
  if (all > shown) fmt::print("… and {} more; --limit shows more of them.\n", all - shown);
}

void tell_tables(const json::object& answer) {
  const json::array& rows = answer.at("tables").as_array();
  for (const json::value& value : rows) {
    const json::object& row = value.as_object();
    fmt::print("{:<10}  {:<7}  {}  {} entries, {} watching", or_dash(row.at("table")),
               or_dash(row.at("stage")), time_of(row.at("changed")),
               row.at("entries").to_number<int>(), row.at("watchers").to_number<int>());
    if (const json::value* seats = row.if_contains("seats")) {
      std::vector<std::string> who;
      for (const json::value& seat : seats->as_array()) who.push_back(seat_of(seat));
      fmt::print("  {}, {} lines: {}", or_dash(row.at("game")), row.at("lines").to_number<int>(),
                 fmt::join(who, ", "));
    }
    fmt::print("\n");
  }
  if (rows.empty()) fmt::print("No tables.\n");
  tell_rest(answer, rows.size());
}

void tell_connections(const json::object& answer) {
  const json::array& rows = answer.at("connections").as_array();
  for (const json::value& row : rows) {
    fmt::print("{:<8} {:<39} {:<12} {}\n", row.at("connection").to_number<std::uint64_t>(),
               or_dash(row.at("address")), or_dash(row.at("person")), or_dash(row.at("table")));
  }
  if (rows.empty()) fmt::print("No connections.\n");
  tell_rest(answer, rows.size());
}

void tell_decisions(const json::object& answer) {
  const json::array& rows = answer.at("decisions").as_array();
  for (const json::value& row : rows) {
    fmt::print("{:<5} {:<39} until {}\n", or_dash(row.at("measure")), or_dash(row.at("whom")),
               time_of(row.at("until")));
  }
  if (rows.empty()) fmt::print("Nobody is banned or muted.\n");
}

void tell_person(const json::object& answer) {
  const json::array& rows = answer.at("tables").as_array();
  for (const json::value& row : rows) {
    std::vector<std::string> names;
    for (const json::value& name : row.at("names").as_array()) names.push_back(or_dash(name));
    fmt::print("{}  as {}\n", or_dash(row.at("table")), fmt::join(names, ", "));
    for (const json::value& line : row.at("lines").as_array()) {
      fmt::print("  {:>4}  {}\n", line.at("n").to_number<int>(), or_dash(line.at("text")));
    }
  }
  if (rows.empty()) fmt::print("Nobody with this id was at a table.\n");
  const auto unreadable = answer.at("unreadable").to_number<int>();
  if (unreadable > 0) fmt::print("{} tables could not be read.\n", unreadable);
}

struct Subcommand {
  std::string_view name;
  std::string_view words;
  std::string_view meaning;
  json::object (*ask)(const Asked&);
  void (*tell)(const json::object&);
};

constexpr std::array kSubcommands{
    Subcommand{"status", "", "how the server is", ask_plain, tell_status},
    Subcommand{"tables", "", "tables in memory, the latest first", ask_list, tell_tables},
    Subcommand{"connections", "", "who is connected", ask_list, tell_connections},
    Subcommand{"close", "TABLE", "no more play there; the players are told", ask_table, tell_done},
    Subcommand{"delete", "TABLE", "the table goes for good, with its log", ask_table, tell_done},
    Subcommand{"unsay", "TABLE N", "line N of the chat goes, also from the log", ask_unsay,
               tell_done},
    Subcommand{"mute", "WHO --for TIME", "a person or an address may not talk", ask_decide,
               tell_done},
    Subcommand{"unmute", "WHO", "they may again", ask_lift, tell_done},
    Subcommand{"ban", "WHO --for TIME", "a person or an address may not use the server", ask_decide,
               tell_done},
    Subcommand{"unban", "WHO", "they may again", ask_lift, tell_done},
    Subcommand{"bans", "", "who is banned or muted, and until when", ask_decisions, tell_decisions},
    Subcommand{"person", "PERSON", "what a person has here: tables, names, lines", ask_person,
               tell_person},
    Subcommand{"forget", "PERSON", "names and lines of a person go; the games stay", ask_person,
               tell_done},
    Subcommand{"say", "TEXT", "a message to all, until another or say --clear", ask_say, tell_done},
    Subcommand{"drain", "", "no new games, before a stop; drain --off: again", ask_drain,
               tell_done},
};

void print_help() {
  fmt::print(
      "Usage: coverstory admin SUBCOMMAND …\n"
      "Looks after a server that runs on this machine, over a socket that only its user can open.\n"
      "docs/admin.md says more.\n\n");
  for (const Subcommand& each : kSubcommands) {
    fmt::print("  {:<22} {}\n", fmt::format("{} {}", each.name, each.words), each.meaning);
  }
  fmt::print("\nA person is named by the digits that the lists show.\n\n{}", help_of(kFlags));
}

std::string socket_path(const Arguments& arguments) {
  if (const auto path = arguments.value("socket")) return std::string(*path);
  if (const char* const path = std::getenv("COVERSTORY_ADMIN_SOCKET")) return path;
  return "coverstory.db.admin";
}

}  // namespace

int admin(Words words) {
  const Arguments arguments(words, kFlags);
  if (arguments.has("help")) {
    print_help();
    return 0;
  }
  if (arguments.positional().empty()) {
    throw Refused("admin takes a subcommand; coverstory admin --help lists them.");
  }
  const std::string_view name = arguments.positional()[0];
  const auto* const found = std::ranges::find(kSubcommands, name, &Subcommand::name);
  if (found == kSubcommands.end()) {
    throw Refused(
        fmt::format("There is no 'admin {}'; coverstory admin --help lists what there is.", name));
  }
  const std::string line =
      at_socket(socket_path(arguments), json::serialize(found->ask({arguments, name})));
  const json::object answer = json::parse(line).as_object();
  if (!answer.at("ok").as_bool()) throw Refused(or_dash(answer.at("why")));
  if (arguments.has("json")) {
    fmt::print("{}\n", line);
  } else {
    found->tell(answer);
  }
  return 0;
}

}  // namespace coverstory::cli
