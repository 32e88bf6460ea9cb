#include "server/http/request_path.h"

#include <algorithm>
#include <charconv>

namespace coverstory::server {
namespace {

std::optional<char> hex_byte(std::string_view two) {
  unsigned value = 0;
  const auto [end, error] = std::from_chars(two.data(), two.data() + two.size(), value, 16);
  if (two.size() != 2 || error != std::errc{} || end != two.data() + 2) return std::nullopt;
  return static_cast<char>(value);
}

bool is_forbidden(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20 || byte == 0x7f || c == '\\';
}

bool is_good_part(std::string_view part) {
  return !part.empty() && part.front() != '.';
}

}  // namespace

std::optional<std::string> decoded_path(std::string_view target) {
  if (!target.starts_with('/')) return std::nullopt;
  target = target.substr(0, target.find_first_of("?#"));
  std::string path;
  for (std::size_t i = 0; i < target.size(); ++i) {
    if (target[i] != '%') {
      path += target[i];
      continue;
    }
    const auto byte = hex_byte(target.substr(i + 1, 2));
    if (!byte) return std::nullopt;
    path += *byte;
    i += 2;
  }
  if (std::ranges::any_of(path, is_forbidden)) return std::nullopt;
  return path;
}

std::optional<std::string_view> query_value(std::string_view target, std::string_view name) {
  const std::size_t mark = target.find('?');
  if (mark == std::string_view::npos) return std::nullopt;
  target.remove_prefix(mark + 1);
  while (!target.empty()) {
    const std::string_view pair = target.substr(0, target.find('&'));
    target.remove_prefix(std::min(target.size(), pair.size() + 1));
    const std::size_t equals = pair.find('=');
    if (pair.substr(0, equals) != name) continue;
    return equals == std::string_view::npos ? std::string_view{} : pair.substr(equals + 1);
  }
  return std::nullopt;
}

std::optional<std::string> file_name_of(std::string_view path) {
  if (!path.starts_with('/')) return std::nullopt;
  const std::string_view name = path.substr(1);
  for (std::string_view rest = name; !rest.empty();) {
    const std::size_t slash = rest.find('/');
    const bool ends_in_slash = slash == rest.size() - 1;
    if (!is_good_part(rest.substr(0, slash)) || ends_in_slash) return std::nullopt;
    rest.remove_prefix(slash == std::string_view::npos ? rest.size() : slash + 1);
  }
  const std::string_view last = name.substr(name.rfind('/') + 1);
  return std::string(last.find('.') == std::string_view::npos ? "index.html" : name);
}

}  // namespace coverstory::server
