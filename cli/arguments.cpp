#include "cli/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <random>
#include <system_error>

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

std::vector<Flag> flags_behind(std::span<const Flag> options, std::span<const Flag> own) {
  std::vector<Flag> flags(options.begin(), options.end());
  flags.insert(flags.end(), own.begin(), own.end());
  return flags;
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

Seed system_seed() {
  std::random_device device;
  Seed seed;
  for (auto& word : seed.words) word = device();
  return seed;
}

/// Hex is tried first: 32 digits are more than a number can have.
Seed read_seed(std::string_view text) {
  if (const auto seed = Seed::from_hex(text)) return *seed;
  std::uint64_t number = 0;
  const char* const last = text.data() + text.size();
  const auto [end, error] = std::from_chars(text.data(), last, number);
  if (error == std::errc{} && end == last) return Seed::from_number(number);
  throw Refused(fmt::format(
      "--seed takes 32 to 64 hex digits (an even number of them) or a whole number, not '{}'.",
      text));
}

Seed seed_of(const Arguments& arguments) {
  const auto text = arguments.value(kSeedFlag.name);
  return text ? read_seed(*text) : system_seed();
}

}  // namespace coverstory::cli
