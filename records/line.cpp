#include "records/line.h"

#include <fmt/format.h>

#include "engine/core/version.h"
#include "records/fields.h"

namespace coverstory::records {
namespace {

bool is_header(const Line& line) {
  return line.object.contains("coverstory");
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r") == std::string_view::npos;
}

std::string_view text_or_nothing(const boost::json::object& object, std::string_view key) {
  const auto* text = object.if_contains(key);
  if (!text || !text->is_string()) return {};
  return {text->get_string().data(), text->get_string().size()};
}

}  // namespace

std::expected<std::optional<Line>, Mistake> GameReader::next_line() {
  std::string text;
  while (std::getline(in_, text)) {
    ++number_;
    if (is_blank(text)) continue;
    boost::system::error_code error;
    boost::json::value value = boost::json::parse(text, error);
    if (error) {
      return std::unexpected(
          Mistake{number_, fmt::format("this is not JSON: {}", error.message())});
    }
    if (!value.is_object()) return std::unexpected(Mistake{number_, "this is not a JSON object"});
    return Line{number_, std::move(value.get_object())};
  }
  return std::nullopt;
}

std::expected<std::optional<GameLines>, Mistake> GameReader::next() {
  if (!header_of_next_) {
    auto line = next_line();
    if (!line) return std::unexpected(line.error());
    if (!*line) return std::nullopt;
    header_of_next_ = std::move(**line);
  }
  if (!is_header(*header_of_next_)) {
    return std::unexpected(
        Mistake{header_of_next_->number, "a game begins with a header: {\"coverstory\":1,…}"});
  }
  GameLines lines;
  lines.push_back(std::move(*header_of_next_));
  header_of_next_.reset();
  while (true) {
    auto line = next_line();
    if (!line) return std::unexpected(line.error());
    if (!*line) return lines;
    if (is_header(**line)) {
      header_of_next_ = std::move(**line);
      return lines;
    }
    lines.push_back(std::move(**line));
  }
}

std::string_view event_of(const Line& line) {
  return text_or_nothing(line.object, "e");
}

void add_line(std::string& text, const boost::json::object& object) {
  text += boost::json::serialize(object);
  text += '\n';
}

std::string_view game_of(const GameLines& lines) {
  return text_or_nothing(lines.front().object, "game");
}

boost::json::object header_json(std::string_view game, boost::json::object options,
                                const std::vector<std::string>& seats, const Seed& seed) {
  boost::json::array names;
  for (const std::string& name : seats) names.emplace_back(name);
  return {{"coverstory", kFormat},     {"game", game},       {"options", std::move(options)},
          {"seats", std::move(names)}, {"seed", seed.hex()}, {"version", version()}};
}

Header read_header(const boost::json::object& object) {
  number_field(object, "coverstory", kFormat, kFormat);
  Header header{.game = std::string(text_field(object, "game")),
                .options = object_field(object, "options"),
                .seed = std::string(text_field(object, "seed"))};
  if (object.contains("version")) text_field(object, "version");
  const bool hex = header.seed.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
  if (header.seed.empty() || !hex) throw WrongField("'seed' is not a number in hex digits");
  for (const auto& name : list_field(object, "seats")) {
    if (!name.is_string()) throw WrongField("'seats' is not a list of names");
    header.seats.emplace_back(name.get_string());
  }
  return header;
}

}  // namespace coverstory::records
