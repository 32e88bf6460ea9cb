#include "server/http/static_files.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/openat2.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "server/http/accept_language.h"
#include "server/http/page_policy.h"
#include "server/http/refusal_page.h"
#include "server/http/request_path.h"
#include "server/http/security_headers.h"

namespace coverstory::server {
namespace {

using bots::exec::Descriptor;

/// Larger ones are no files of ours.
constexpr off_t kLargestFile = 64 << 20;

constexpr std::array<std::pair<std::string_view, std::string_view>, 17> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".webp", "image/webp"},
    {".jpg", "image/jpeg"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".ogg", "audio/ogg"},
    {".mp3", "audio/mpeg"},
}};

Descriptor open_folder(const std::string& path) {
  return Descriptor(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
}

/// Symbolic links may lead about within the folder, and not out of it.
Descriptor open_below(const Descriptor& folder, const std::string& name) {
  open_how how{};
  how.flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK;
  how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
  return Descriptor(
      static_cast<int>(syscall(SYS_openat2, folder.number(), name.c_str(), &how, sizeof how)));
}

std::optional<std::string> read_all(int file, std::size_t size) {
  std::string content(size, '\0');
  std::size_t have = 0;
  while (have < size) {
    const auto got = ::read(file, content.data() + have, size - have);
    if (got <= 0) return std::nullopt;
    have += static_cast<std::size_t>(got);
  }
  return content;
}

std::string version_of(const struct stat& about) {
  return fmt::format("{:x}-{:x}-{:x}.{:x}", about.st_ino, about.st_size, about.st_mtim.tv_sec,
                     about.st_mtim.tv_nsec);
}

/// Whether a list like `gzip, br;q=0.8` names a coding and does not forbid it.
bool accepts(std::string_view list, std::string_view coding) {
  while (!list.empty()) {
    std::string_view entry = list.substr(0, list.find(','));
    list.remove_prefix(std::min(list.size(), entry.size() + 1));
    while (entry.starts_with(' ')) entry.remove_prefix(1);
    const std::string_view name = entry.substr(0, entry.find_first_of("; "));
    if (name == coding)
      return entry.find("q=0") == std::string_view::npos ||
             entry.find("q=0.") != std::string_view::npos;
  }
  return false;
}

/// Vite puts a hash of the content into the names of what it builds.
std::string_view caching(std::string_view name) {
  return name.starts_with("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

struct Coding {
  std::string_view ending;
  std::string_view name;
};
constexpr std::array kCodings{Coding{".br", "br"}, Coding{".gz", "gzip"}};

Response not_found(const Request& request) {
  return refusal_page(Refused::Missing, request.accept_language);
}

}  // namespace

std::string_view content_type(std::string_view name) {
  for (const auto& [ending, type] : kTypes)
    if (name.ends_with(ending)) return type;
  return "application/octet-stream";
}

std::expected<StaticFiles, std::string> StaticFiles::open(const std::string& folder) {
  Descriptor opened = open_folder(folder);
  if (!opened.is_open())
    return std::unexpected(fmt::format("The folder {} with the client's files cannot be read: {}.",
                                       folder, std::strerror(errno)));
  return StaticFiles(folder, std::move(opened));
}

void StaticFiles::follow_folder() {
  struct stat there{};
  struct stat ours{};
  if (stat(path_.c_str(), &there) != 0 || fstat(folder_.number(), &ours) != 0) return;
  if (there.st_ino == ours.st_ino && there.st_dev == ours.st_dev) return;
  if (Descriptor opened = open_folder(path_); opened.is_open()) folder_ = std::move(opened);
}

const StaticFiles::File* StaticFiles::find(const std::string& name) {
  const Descriptor file = open_below(folder_, name);
  struct stat about{};
  if (!file.is_open() || fstat(file.number(), &about) != 0 || !S_ISREG(about.st_mode) ||
      about.st_size > kLargestFile) {
    files_.erase(name);
    return nullptr;
  }
  File& known = files_[name];
  std::string version = version_of(about);
  if (known.content && known.version == version) return &known;
  auto content = read_all(file.number(), static_cast<std::size_t>(about.st_size));
  if (!content) return nullptr;
  std::string policy = name.ends_with(".html") ? policy_of_page(*content, kContentPolicy) : "";
  known = {.version = std::move(version),
           .content = std::make_shared<const std::string>(std::move(*content)),
           .policy = std::move(policy)};
  return &known;
}

std::string StaticFiles::first_page(std::string_view accept_language) {
  std::vector<std::string> wanted = languages_wanted(accept_language);
  wanted.emplace_back("en");
  for (const std::string& language : wanted)
    if (std::string name = fmt::format("first.{}.html", language); find(name)) return name;
  return "index.html";
}

Response StaticFiles::answer(std::string_view path, const Request& request) {
  auto name = file_name_of(path);
  if (!name) return not_found(request);
  follow_folder();
  const bool is_first = path == "/";
  if (is_first) name = first_page(request.accept_language);
  const File* file = find(*name);
  if (!file) return not_found(request);
  Response response{
      .headers = {{"Content-Type", std::string(content_type(*name))},
                  {"Cache-Control", std::string(caching(*name))},
                  {"Vary", is_first ? "Accept-Encoding, Accept-Language" : "Accept-Encoding"}}};
  if (!file->policy.empty()) response.headers.push_back({std::string(kPolicyHeader), file->policy});
  for (const Coding& coding : kCodings) {
    if (!accepts(request.accept_encoding, coding.name)) continue;
    if (const File* packed = find(fmt::format("{}{}", *name, coding.ending))) {
      file = packed;
      response.headers.push_back({"Content-Encoding", std::string(coding.name)});
      break;
    }
  }
  std::string tag = fmt::format("\"{}\"", file->version);
  const bool known = request.if_none_match.find(tag) != std::string::npos;
  response.headers.push_back({"ETag", std::move(tag)});
  if (known) {
    response.status = 304;
  } else {
    response.body = file->content;
  }
  return response;
}

}  // namespace coverstory::server
