// coverstory backup FILE TO: a copy of a server's file, also while the server runs.
#include "store/backup.h"

#include <fmt/format.h>

#include <array>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/refused.h"
#include "store/place.h"

namespace coverstory::cli {
namespace {

constexpr std::array kFlags{Flag{"help", "", "this text"}};

constexpr std::string_view kUsage =
    "Usage: coverstory backup FILE TO\n"
    "Copies the file in which a server keeps its tables, also while the server runs, and checks "
    "the\n"
    "copy. Nothing is put in the place of a file that is there. To go back to a copy, start the "
    "server\n"
    "with it. Copying FILE by other means can lose what is in FILE-wal. A database is backed up "
    "with\n"
    "PostgreSQL's own means.\n";

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

}  // namespace

int backup(Words words) {
  const Arguments arguments(words, kFlags);
  if (arguments.has("help")) {
    fmt::print("{}{}", kUsage, help_of(kFlags));
    return 0;
  }
  const auto& files = arguments.positional();
  if (files.size() != 2) {
    throw Refused("backup takes two names: the file of a server, and that of the copy.");
  }
  if (const auto place = store::read_place(files[0]);
      place && place->kind == store::Place::Kind::Postgres) {
    throw Refused(
        "A database is backed up with PostgreSQL's own means: pg_dump makes a copy while servers "
        "run, continuous archiving lets you go back to any moment; docs/running.md says more.");
  }
  const auto report = store::backup(files[0], files[1]);
  if (!report) throw Refused(report.error().sentence);
  fmt::print("{}: {}, {}, {} bytes, checked.\n", files[1],
             counted(report->tables, "table", "tables"),
             counted(report->entries, "entry", "entries"), report->bytes);
  return 0;
}

}  // namespace coverstory::cli
