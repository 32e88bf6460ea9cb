#include "protocol/bot_answer.h"

namespace coverstory::protocol {
namespace {

namespace json = boost::json;

/// A program may nest what it likes into keys we do not read, but not so deep that parsing hurts.
constexpr std::size_t kDeepest = 32;

/// A whole number from 0 on. Boost reads one as signed unless it is too large for that; both are
/// the same to a program that writes it.
std::optional<std::uint64_t> natural_number(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (!value) return std::nullopt;
  if (value->is_uint64()) return value->get_uint64();
  if (!value->is_int64() || value->get_int64() < 0) return std::nullopt;
  return static_cast<std::uint64_t>(value->get_int64());
}

}  // namespace

std::optional<json::object> read_object(std::string_view line) {
  boost::system::error_code error;
  json::value value = json::parse(line, error, {}, {.max_depth = kDeepest});
  if (error || !value.is_object()) return std::nullopt;
  return std::move(value.get_object());
}

bool is_ready(const json::object& answer) {
  const json::value* ready = answer.if_contains("ready");
  return ready && ready->is_bool() && ready->get_bool();
}

std::optional<std::uint64_t> answered_id(const json::object& answer) {
  return natural_number(answer, "id");
}

std::optional<std::size_t> chosen_index(const json::object& answer, std::size_t choices) {
  const auto index = natural_number(answer, "choose");
  if (!index || *index >= choices) return std::nullopt;
  return static_cast<std::size_t>(*index);
}

}  // namespace coverstory::protocol
