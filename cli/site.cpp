// coverstory site DIR: the client as a folder of plain files for any web host, without a server of
// ours. What needs no other device is played there: against bots, alone, several on one device.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/output.h"
#include "cli/refused.h"
#include "cli/site_page.h"

namespace coverstory::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array kFlags{
    Flag{"web", "DIR", "the client's files (those built or installed with this command)"},
    Flag{"help", "", "this text"},
};

constexpr std::string_view kUsage =
    "Usage: coverstory site DIR …\n"
    "Writes the client as plain files into DIR, for any web host, at any path, without rewrite "
    "rules.\n"
    "There people play without a network and without a server: against bots, alone, or several on "
    "one\n"
    "device. An earlier site in DIR is replaced as a whole; any other folder must be empty.\n"
    "COVERSTORY_WEB can stand for --web.\n\n";

constexpr std::string_view kPage = "index.html";
/// The first page of a site, written: what a site has as its page. Older clients have none.
constexpr std::string_view kWrittenPage = "site.html";

std::string content_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Where this command was built or installed, the client lies at a known place beside it.
std::optional<fs::path> web_beside_command() {
  std::error_code error;
  const fs::path command = fs::read_symlink("/proc/self/exe", error);
  for (const char* place : {"../share/coverstory/web", "../../web"}) {
    const fs::path folder = (command.parent_path() / place).lexically_normal();
    if (fs::exists(folder / kPage, error)) return folder;
  }
  return std::nullopt;
}

fs::path web_folder(const Arguments& arguments) {
  if (const auto named = arguments.value("web")) return *named;
  if (const char* const named = std::getenv("COVERSTORY_WEB")) return named;
  if (const auto found = web_beside_command()) return *found;
  throw Refused(
      "The client's files are not beside this command; name their folder with --web DIR.");
}

/// The page of the site, read before anything is written.
std::string page_from(const fs::path& web) {
  std::error_code error;
  if (!fs::is_directory(web, error))
    throw Refused(fmt::format("There is no folder {} with the client's files.", web.string()));
  if (!fs::is_regular_file(web / kPage, error))
    throw Refused(
        fmt::format("{} has no {}: the client's files are not there.", web.string(), kPage));
  const bool is_written = fs::is_regular_file(web / kWrittenPage, error);
  const std::string page = content_of(web / (is_written ? kWrittenPage : kPage));
  if (is_site_page(page))
    throw Refused(fmt::format("{} is a site itself; --web takes the client as a server has it.",
                              web.string()));
  const auto made = site_page(page);
  if (!made)
    throw Refused(fmt::format("{} is no page of the client that this version knows.",
                              (web / kPage).string()));
  return *made;
}

/// Nothing of anybody's is replaced but an earlier site.
void demand_free(const fs::path& place) {
  std::error_code error;
  if (!fs::exists(place, error)) return;
  if (!fs::is_directory(place, error))
    throw Refused(fmt::format("{} is a file; site writes a folder.", place.string()));
  const bool is_empty = fs::is_empty(place, error);
  if (error) throw Refused(fmt::format("{} cannot be read: {}.", place.string(), error.message()));
  if (!is_empty && !is_site_page(content_of(place / kPage)))
    throw Refused(fmt::format("{} is not empty and is no earlier site: it is left as it is.",
                              place.string()));
}

/// A host packs files itself; packed siblings, hidden files and the first page in all languages are
/// for a server of ours.
bool is_for_hosts(const fs::path& file) {
  return file.extension() != ".br" && file.extension() != ".gz" &&
         !file.filename().string().starts_with('.') && file.extension() != ".html";
}

int copy_files(const fs::path& web, FreshFolder& site) {
  int count = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(web)) {
    const fs::path name = entry.path().lexically_relative(web);
    if (!entry.is_regular_file() || !is_for_hosts(name)) continue;
    site.copy(entry.path(), name);
    ++count;
  }
  return count;
}

bool lies_within(const fs::path& inner, const fs::path& outer) {
  const fs::path way = fs::weakly_canonical(inner).lexically_relative(fs::weakly_canonical(outer));
  return !way.empty() && *way.begin() != "..";
}

int write_site(const fs::path& place, const fs::path& web) {
  const std::string page = page_from(web);
  if (lies_within(place, web) || lies_within(web, place))
    throw Refused("The site and the client's files must lie in different folders.");
  demand_free(place);
  FreshFolder fresh(place);
  const int count = copy_files(web, fresh);
  fresh.write(kPage, page);
  fresh.finish();
  return count + 1;
}

}  // namespace

int site(Words words) {
  const Arguments arguments(words, kFlags);
  if (arguments.has("help")) {
    fmt::print("{}{}", kUsage, help_of(kFlags));
    return 0;
  }
  if (arguments.positional().size() != 1)
    throw Refused("site takes one name: the folder to write.");
  const fs::path place = arguments.positional()[0];
  try {
    const int count = write_site(place, web_folder(arguments));
    fmt::print("{}: {} files. Any web host can serve them, at any path.\n", place.string(), count);
  } catch (const fs::filesystem_error& error) {
    throw Refused(fmt::format("{}: {}.", error.path1().string(), error.code().message()));
  }
  return 0;
}

}  // namespace coverstory::cli
