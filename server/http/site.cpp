#include "server/http/site.h"

#include <fmt/format.h>

#include <charconv>
#include <utility>

#include "engine/core/version.h"
#include "protocol/table/answer.h"
#include "server/http/refusal_page.h"
#include "server/http/request_path.h"

namespace coverstory::server {
namespace {

using protocol::Code;
using tables::House;

constexpr std::string_view kAbout =
    "This is a Cover Story server: tables for card games.\n"
    "Programs play at /ws. Start it with --web DIR to serve the client as well.\n";

unsigned status_of(Code code) {
  switch (code) {
    case Code::NoSuchTable:
      return 404;
    case Code::NoSeat:
    case Code::NoSpectators:
      return 403;
    case Code::WrongStage:
    case Code::TableFrozen:
      return 409;
    case Code::TooLarge:
      return 413;
    case Code::TooFast:
      return 429;
    case Code::TooMany:
    case Code::Unavailable:
      return 503;
    default:
      return 400;
  }
}

Response refusal_response(const protocol::Refusal& refusal) {
  return text_response(status_of(refusal.code), protocol::refusal_text(refusal) + '\n',
                       "application/json");
}

Response bad_request(std::string sentence) {
  return refusal_response({.code = Code::BadMessage, .why = std::move(sentence)});
}

Response download(std::string_view table, House::Fetch what,
                  std::shared_ptr<const std::string> lines) {
  Response response = text_response(200, {}, "application/jsonl");
  response.body = std::move(lines);
  response.headers.push_back(
      {"Content-Disposition", fmt::format("attachment; filename=\"{}{}.jsonl\"", table,
                                          what == House::Fetch::Record ? "" : "-replay")});
  return response;
}

bool is_code(std::string_view text) {
  return !text.empty() && text.size() <= 16 &&
         text.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") ==
             std::string_view::npos;
}

std::string_view bearer_token(std::string_view authorization) {
  constexpr std::string_view kBearer = "Bearer ";
  return authorization.starts_with(kBearer) ? authorization.substr(kBearer.size())
                                            : std::string_view{};
}

/// In a time that does not tell how much of it is right.
bool is_same_secret(std::string_view given, std::string_view secret) {
  unsigned difference = given.size() == secret.size() ? 0 : 1;
  for (std::size_t i = 0; i < given.size(); ++i)
    difference |= static_cast<unsigned char>(given[i] ^ secret[i % secret.size()]);
  return difference == 0;
}

Response nothing_here(const Request& request) {
  return refusal_page(Refused::Missing, request.accept_language);
}

Response not_allowed() {
  Response refused = text_response(405, "Only GET and HEAD are answered here.\n");
  refused.headers.push_back({"Allow", "GET, HEAD"});
  return refused;
}

Response state(std::string_view well, const std::string& trouble) {
  return text_response(
      trouble.empty() ? 200 : 503,
      fmt::format("{}\ncoverstory {}\n", trouble.empty() ? well : trouble, version()));
}

Response health(const SiteSource& source) {
  return state("ok", source.ailment());
}

Response readiness(const SiteSource& source) {
  return state("ready", source.reluctance());
}

Response figures(const SiteSource& source) {
  return text_response(200, source.metrics(), "text/plain; version=0.0.4; charset=utf-8");
}

/// A seat, or the public where none is named.
std::expected<std::optional<int>, std::string> read_as(std::string_view target) {
  const auto text = query_value(target, "as");
  if (!text) return std::nullopt;
  int seat = 0;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), seat);
  if (error != std::errc{} || end != text->data() + text->size() || seat < 0 || seat > 7)
    return std::unexpected("as names a seat by its number.");
  return seat;
}

}  // namespace

void Site::answer(const Request& request, Then then) {
  if (request.method == Method::Other) return then(not_allowed());
  const auto path = decoded_path(request.target);
  if (!path) return then(text_response(400, "That is no path.\n"));
  if (*path == "/healthz") return then(health(source_));
  if (*path == "/readyz") return then(readiness(source_));
  if (*path == "/metrics") return then(metrics(request));
  if (*path == "/ws") return then(text_response(426, "This is where WebSockets connect.\n"));
  if (path->starts_with("/tables/")) return answer_table(*path, request, std::move(then));
  then(page(*path, request));
}

Response Site::metrics(const Request& request) const {
  if (metrics_token_.empty()) return nothing_here(request);
  if (is_same_secret(bearer_token(request.authorization), metrics_token_)) return figures(source_);
  Response refused = text_response(401, "The figures want their token.\n");
  refused.headers.push_back({"WWW-Authenticate", "Bearer"});
  return refused;
}

void OperatorPages::answer(const Request& request, Then then) {
  if (request.method == Method::Other) return then(not_allowed());
  const auto path = decoded_path(request.target);
  if (path == "/healthz") return then(health(source_));
  if (path == "/readyz") return then(readiness(source_));
  if (path == "/metrics") return then(figures(source_));
  then(nothing_here(request));
}

/// /tables/CODE/record and /tables/CODE/replay?as=N.
void Site::answer_table(std::string_view path, const Request& request, Then then) {
  path.remove_prefix(std::string_view("/tables/").size());
  const std::string table(path.substr(0, path.find('/')));
  const std::string_view wanted = path.substr(table.size());
  if (!is_code(table) || (wanted != "/record" && wanted != "/replay"))
    return then(nothing_here(request));
  const auto what = wanted == "/record" ? House::Fetch::Record : House::Fetch::Replay;
  const auto as = read_as(request.target);
  if (!as) return then(bad_request(as.error()));
  source_.fetch(request, table, bearer_token(request.authorization), what, *as,
                [=](const tables::MadeReading& lines) {
                  then(lines ? download(table, what, *lines) : refusal_response(lines.error()));
                });
}

Response Site::page(std::string_view path, const Request& request) {
  if (files_) return files_->answer(path, request);
  if (path == "/") return text_response(200, std::string(kAbout));
  return nothing_here(request);
}

}  // namespace coverstory::server
