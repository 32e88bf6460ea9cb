// coverstory move --from PLACE --to PLACE: the tables of a server from a file into a database, or
// back.
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/refused.h"
#include "games/all.h"
#include "store/moving.h"
#include "store/place.h"
#include "store/postgres/neighbourhood.h"
#include "tables/folding.h"
#include "tables/listing.h"

namespace coverstory::cli {
namespace {

constexpr std::array kFlags{
    Flag{"from", "PLACE", "where the tables are: sqlite:FILE or postgres:CONNINFO"},
    Flag{"to", "PLACE", "where they are to go"},
    Flag{"add", "", "to what is there already; also to go on after an interruption"},
    Flag{"help", "", "this text"},
};

constexpr std::string_view kUsage =
    "Usage: coverstory move --from PLACE --to PLACE\n"
    "Copies all tables of a server, with their logs and what was decided about people, from a "
    "file\n"
    "into a database or back, and compares what it copied. Stop the servers first. What is copied\n"
    "from stays as it is. Where something is already, nothing is copied, unless --add is given:\n"
    "then tables that are there with the same log stay, and one with another log stops it.\n\n";

store::Place place_of(const Arguments& arguments, std::string_view flag) {
  const auto text = arguments.value(flag);
  const auto place = text ? store::read_place(*text) : std::nullopt;
  if (!place) throw Refused(fmt::format("move needs --{} {}.", flag, store::kPlaces));
  return *place;
}

/// A file is locked by its server; a database is not.
std::unique_ptr<store::Store> opened(const store::Place& place) {
  auto store = store::open(place);
  if (!store) throw Refused(store.error().sentence);
  if (place.kind == store::Place::Kind::Sqlite) return *std::move(store);
  const auto servers = store::postgres::count_of_servers(place.where);
  if (!servers) throw Refused(servers.error().sentence);
  if (*servers > 0) {
    throw Refused(fmt::format("{} still {} this database; stop {} first.",
                              *servers == 1 ? "A server" : fmt::format("{} servers", *servers),
                              *servers == 1 ? "uses" : "use", *servers == 1 ? "it" : "them"));
  }
  return *std::move(store);
}

/// What lists show of a live table; one that cannot be read is in none.
std::shared_ptr<const store::Listing> listing_of(const store::Log& log) {
  const auto table = tables::fold(log.table, log.bodies, games::all_games());
  if (!table) return nullptr;
  return std::make_shared<const store::Listing>(tables::listing_of(**table));
}

/// About once a second, on one line of a terminal.
class Progress {
 public:
  void tell(std::uint64_t done) {
    const auto now = std::chrono::steady_clock::now();
    if (!is_terminal_ || now - told_ < std::chrono::seconds(1)) return;
    told_ = now;
    fmt::print(stderr, "\r{} tables …", done);
    has_told_ = true;
  }
  ~Progress() {
    if (has_told_) fmt::print(stderr, "\r\033[K");
  }

 private:
  bool is_terminal_ = isatty(STDERR_FILENO) == 1;
  bool has_told_ = false;
  std::chrono::steady_clock::time_point told_ = std::chrono::steady_clock::now();
};

}  // namespace

int move(Words words) {
  const Arguments arguments(words, kFlags);
  if (arguments.has("help")) {
    fmt::print("{}{}", kUsage, help_of(kFlags));
    return 0;
  }
  if (!arguments.positional().empty())
    throw Refused(fmt::format("move takes options only, not '{}'.", arguments.positional()[0]));
  const store::Place source = place_of(arguments, "from"), target = place_of(arguments, "to");
  // A store that is not there would be made.
  if (source.kind == store::Place::Kind::Sqlite && !std::filesystem::exists(source.where))
    throw Refused(fmt::format("There is no file {}.", source.where));
  const auto from = opened(source), to = opened(target);
  const auto report = [&] {
    Progress progress;
    return store::move(*from, *to,
                       {.adds = arguments.has("add"),
                        .listing_of = listing_of,
                        .progress = [&](std::uint64_t done) { progress.tell(done); }});
  }();
  if (!report) throw Refused(report.error().sentence);
  fmt::print("{}: {} tables with {} entries, and {} notes, compared", target.shown(),
             report->tables, report->entries, report->notes);
  if (report->were_there > 0) fmt::print("; {} of the tables were there", report->were_there);
  fmt::print(".\n");
  return 0;
}

}  // namespace coverstory::cli
