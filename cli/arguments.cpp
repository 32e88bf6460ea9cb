#include "cli/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "cli/refused.h"

namespace coverstory::cli {
namespace {

const Flag& flag_named(std::string_view name, std::span<const Flag> flags) {
  const auto found = std::ranges::find(flags, name, &Flag::name);
  if (found != flags.end()) return *found;
  std::string known;
  for (const Flag& flag : flags)
    known += fmt::format("{}--{}", known.empty() ? "" : ", ", flag.name);
  throw Refused(known.empty()
                    ? fmt::format("There is no option --{} here.", name)
                    : fmt::format("There is no option --{}; expected one of {}.", name, known));
}

}  // namespace

Arguments::Arguments(std::span<const std::string_view> words, std::span<const Flag> flags) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (!words[i].starts_with("--")) {
      positional_.push_back(words[i]);
      continue;
    }
    const std::string_view word = words[i].substr(2);
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const Flag& flag = flag_named(name, flags);
    if (given_.contains(flag.name)) throw Refused(fmt::format("--{} is given twice.", name));
    if (equals != std::string_view::npos) {
      if (flag.value.empty()) throw Refused(fmt::format("--{} takes no value.", name));
      given_[flag.name] = word.substr(equals + 1);
    } else if (flag.value.empty()) {
      given_[flag.name] = {};
    } else if (i + 1 < words.size()) {
      given_[flag.name] = words[++i];
    } else {
      throw Refused(fmt::format("--{} needs a value: {}.", name, flag.value));
    }
  }
}

std::optional<std::string_view> Arguments::value(std::string_view flag) const {
  const auto found = given_.find(flag);
  if (found == given_.end()) return std::nullopt;
  return found->second;
}

std::int64_t Arguments::number(std::string_view flag, std::int64_t low, std::int64_t high,
                               std::int64_t otherwise) const {
  const auto text = value(flag);
  return text ? read_number(*text, fmt::format("--{}", flag), low, high) : otherwise;
}

std::int64_t read_number(std::string_view text, std::string_view what, std::int64_t low,
                         std::int64_t high) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  if (!whole || number < low || number > high) {
    throw Refused(
        fmt::format("{} takes a whole number from {} to {}, not '{}'.", what, low, high, text));
  }
  return number;
}

std::string help_of(std::span<const Flag> flags) {
  std::string text;
  for (const Flag& flag : flags) {
    const std::string head =
        fmt::format("--{}{}{}", flag.name, flag.value.empty() ? "" : " ", flag.value);
    text += fmt::format("  {:<34} {}\n", head, flag.meaning);
  }
  return text;
}

std::vector<std::string> split_at_commas(std::string_view text) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t comma = text.find(',');
    parts.emplace_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return parts;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace coverstory::cli
