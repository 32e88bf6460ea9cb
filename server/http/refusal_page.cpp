#include "server/http/refusal_page.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "server/http/accept_language.h"
#include "texts/filling.h"
#include "texts/message_file.h"

namespace coverstory::server {
namespace {

using texts::Language;
using texts::Messages;

struct Link {
  std::string_view text;  // the message's key
  std::string_view to;
};
constexpr Link kHome{"shell.home", "/"};
constexpr Link kAgain{"shell.again", ""};

struct Page {
  unsigned status;
  std::string_view sentence;  // the message's key
  std::optional<Link> link{};
  std::vector<texts::Parameter> parameters{};
};

Page page_of(Refused why) {
  switch (why) {
    case Refused::Missing:
      return {404, "shell.missing", kHome};
    case Refused::TooFast:
      return {429, "refusal.too_fast", kAgain};
    case Refused::TooManyConnections:
      return {429, "refusal.connections", kAgain};
    case Refused::Full:
      return {503, "refusal.full", kAgain};
  }
  std::unreachable();
}

/// The time is the world's, whoever reads it where.
Page page_of_ban(tables::Time until) {
  const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds(until)};
  return {403,
          "refusal.banned.until",
          {},
          {{"date", fmt::format("{:%Y-%m-%d %H:%M} UTC",
                                std::chrono::time_point_cast<std::chrono::minutes>(time))}}};
}

const Messages& messages_in(Language language) {
  static const auto kAll = [] {
    std::array<Messages, texts::kLanguages.size()> all;
    for (const Language each : texts::kLanguages)
      all.at(static_cast<std::size_t>(each)) = texts::messages_of(each);
    return all;
  }();
  return kAll.at(static_cast<std::size_t>(language));
}

Language language_for(std::string_view accept_language) {
  for (const std::string& code : languages_wanted(accept_language))
    if (const auto language = texts::language_of_code(code)) return *language;
  return Language::English;
}

std::string said(const Page& page, Language language) {
  const Messages& messages = messages_in(language);
  std::string text = fmt::format("<p lang=\"{}\">{}", texts::code_of(language),
                                 filled(messages.find(page.sentence)->second, page.parameters));
  if (page.link) {
    text += fmt::format(" <a style=\"color: inherit\" href=\"{}\">{}</a>", page.link->to,
                        messages.find(page.link->text)->second.text);
  }
  return text + "</p>\n";
}

/// The policy lets no style in but what stands at an element.
Response response_in(const Page& page, std::span<const Language> languages) {
  std::string text = fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n<title>Cover Story</title>\n"
      "<body style=\"font: 1.125rem/1.5 sans-serif; max-width: 36rem; margin: 15vh auto; "
      "padding: 0 1rem; background: Canvas; color: CanvasText\">\n<h1>Cover Story</h1>\n",
      texts::code_of(languages.front()));
  for (const Language language : languages) text += said(page, language);
  Response response = text_response(page.status, std::move(text), "text/html; charset=utf-8");
  if (languages.size() == 1)
    response.headers.push_back({"Content-Language", std::string(texts::code_of(languages[0]))});
  return response;
}

Response response_for(const Page& page, std::string_view accept_language) {
  const std::array language{language_for(accept_language)};
  return response_in(page, language);
}

}  // namespace

Response refusal_page(Refused why, std::string_view accept_language) {
  return response_for(page_of(why), accept_language);
}

Response refusal_page(Refused why) {
  return response_in(page_of(why), texts::kLanguages);
}

Response ban_page(tables::Time until, std::string_view accept_language) {
  return response_for(page_of_ban(until), accept_language);
}

Response ban_page(tables::Time until) {
  return response_in(page_of_ban(until), texts::kLanguages);
}

}  // namespace coverstory::server
