#include "protocol/table/command.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <span>

#include "protocol/table/words.h"
#include "records/fields.h"

namespace coverstory::protocol {
namespace {

namespace json = boost::json;
using records::WrongField;

constexpr std::int64_t kLargestId = (std::int64_t{1} << 53) - 1;
constexpr std::size_t kTokenDigits = 32;

std::uint64_t read_id(const json::object& object) {
  const json::value& value = records::field(object, "id");
  if (!value.is_int64() || value.get_int64() < 1 || value.get_int64() > kLargestId) {
    throw WrongField("'id' is not a whole number from 1 to 2^53 - 1");
  }
  return static_cast<std::uint64_t>(value.get_int64());
}

Seat read_seat(const json::object& object, std::string_view key) {
  return Seat(records::number_field(object, key, 0, kMostSeats - 1));
}

std::optional<Seat> read_seat_if_any(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (!value || value->is_null()) return std::nullopt;
  return read_seat(object, key);
}

std::string read_name(const json::object& object) {
  return read_words(records::text_field(object, "name"), "name", kLongestName);
}

template <class Enum>
std::optional<Enum> read_word_if_any(const json::object& object, std::string_view key) {
  if (!object.contains(key)) return std::nullopt;
  const auto value = records::from_word<Enum>(records::text_field(object, key));
  if (value) return value;
  throw WrongField(fmt::format("'{}' is none of: {}", key, fmt::join(records::kWords<Enum>, ", ")));
}

Deed read_hello(const json::object& object, const GameForms&) {
  const int version = records::number_field(object, "version", 0, 1'000'000);
  if (version != kVersion) return Hello{.version = version};
  if (!object.contains("token")) return Hello{};
  const std::string_view token = records::text_field(object, "token");
  if (!is_token(token)) throw WrongField("'token' is not 32 hex digits");
  return Hello{std::string(token)};
}

Deed read_create(const json::object& object, const GameForms& games) {
  return Create{read_name(object), read_settings(records::object_field(object, "settings"), games)};
}

Deed read_quick(const json::object& object, const GameForms& games) {
  return Quick{read_name(object), read_settings(records::object_field(object, "settings"), games)};
}

Deed read_join(const json::object& object, const GameForms&) {
  return Join{read_name(object), read_seat_if_any(object, "seat")};
}

Deed read_add_bot(const json::object& object, const GameForms&) {
  return AddBot{read_word_if_any<Level>(object, "level"), read_seat_if_any(object, "seat")};
}

Deed read_remove(const json::object& object, const GameForms&) {
  return Remove{read_seat(object, "seat")};
}

/// It outlives the message, and so may not live in the message's memory.
Deed read_change(const json::object& object, const GameForms&) {
  return ChangeSettings{{records::object_field(object, "settings"), json::storage_ptr()}};
}

Deed read_order(const json::object& object, const GameForms&) {
  Order order;
  const json::array& list = records::list_field(object, "order");
  if (list.size() > kMostSeats) throw WrongField("'order' names too many seats");
  for (const json::value& value : list) {
    if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() >= kMostSeats) {
      throw WrongField("'order' is not a list of seats");
    }
    order.order.emplace_back(static_cast<int>(value.get_int64()));
  }
  return order;
}

Deed read_start(const json::object& object, const GameForms&) {
  Start start{.fill = object.contains("fill") && records::bool_field(object, "fill")};
  if (object.contains("first")) start.first = First{read_seat_if_any(object, "first")};
  return start;
}

Deed read_watch(const json::object& object, const GameForms&) {
  Watch watch{.as = read_word_if_any<As>(object, "as")};
  if (object.contains("since")) {
    constexpr int kMost = 1'000'000'000;
    watch.since = static_cast<std::uint32_t>(records::number_field(object, "since", 0, kMost));
  }
  watch.you = read_seat_if_any(object, "you");
  return watch;
}

Deed read_say(const json::object& object, const GameForms&) {
  return Say{read_words(records::text_field(object, "text"), "text", kLongestLine)};
}

Deed read_unsay(const json::object& object, const GameForms&) {
  return Unsay{static_cast<std::uint32_t>(
      records::number_field(object, "n", 1, std::numeric_limits<int>::max()))};
}

Deed read_mute(const json::object& object, const GameForms&) {
  return Mute{read_seat(object, "seat"), records::bool_field(object, "muted")};
}

Deed read_replay(const json::object& object, const GameForms&) {
  return Replay{read_seat_if_any(object, "as")};
}

template <class Plain>
Deed plain(const json::object&, const GameForms&) {
  return Plain{};
}

enum class NeedsTable : std::uint8_t { No, Yes };

struct Word {
  std::string_view name;
  NeedsTable table;
  Deed (*read)(const json::object&, const GameForms&);
};

constexpr std::array kDeeds{
    Word{"say", NeedsTable::Yes, read_say},
    Word{"back", NeedsTable::Yes, plain<Back>},
    Word{"hello", NeedsTable::No, read_hello},
    Word{"watch", NeedsTable::Yes, read_watch},
    Word{"unwatch", NeedsTable::No, plain<Unwatch>},
    Word{"create", NeedsTable::No, read_create},
    Word{"quick", NeedsTable::No, read_quick},
    Word{"join", NeedsTable::Yes, read_join},
    Word{"leave", NeedsTable::Yes, plain<Leave>},
    Word{"add-bot", NeedsTable::Yes, read_add_bot},
    Word{"remove", NeedsTable::Yes, read_remove},
    Word{"settings", NeedsTable::Yes, read_change},
    Word{"order", NeedsTable::Yes, read_order},
    Word{"start", NeedsTable::Yes, read_start},
    Word{"rematch", NeedsTable::Yes, plain<Rematch>},
    Word{"unsay", NeedsTable::Yes, read_unsay},
    Word{"mute", NeedsTable::Yes, read_mute},
    Word{"tables", NeedsTable::No, plain<Tables>},
    Word{"mine", NeedsTable::No, plain<Mine>},
    Word{"record", NeedsTable::Yes, plain<Record>},
    Word{"replay", NeedsTable::Yes, read_replay},
};

const Word& word_of_deed(std::string_view name) {
  const auto word = std::ranges::find(kDeeds, name, &Word::name);
  if (word == kDeeds.end()) throw WrongField("'do' is no command");
  return *word;
}

/// Codes are written in capitals; people type them as they like.
std::string read_table(const json::object& object) {
  constexpr std::size_t kLongestCode = 16;
  std::string code(records::text_field(object, "table").substr(0, kLongestCode));
  for (char& c : code) {
    if ('a' <= c && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return code;
}

/// Commands are shallow; a deep one is nobody's honest mistake.
constexpr std::size_t kDeepest = 8;

json::value parse(std::string_view text, json::storage_ptr memory) {
  json::parse_options options;
  options.max_depth = kDeepest;
  boost::system::error_code error;
  json::value value = json::parse(text, error, std::move(memory), options);
  if (error) throw WrongField("the message is not JSON");
  return value;
}

Command read_command(std::uint64_t id, const json::object& object, const GameForms& games) {
  const std::string_view name = records::text_field(object, "do");
  if (const ActionForm* action = games.find_command(name)) {
    Command command{.id = id, .deed = Play{action->read(object)}};
    command.table = read_table(object);
    return command;
  }
  const Word& word = word_of_deed(name);
  Command command{.id = id, .deed = word.read(object, games)};
  if (word.table == NeedsTable::Yes) command.table = read_table(object);
  return command;
}

}  // namespace

bool is_common_command(std::string_view word) {
  return std::ranges::find(kDeeds, word, &Word::name) != kDeeds.end();
}

std::optional<std::uint64_t> id_of(std::string_view text) {
  try {
    const json::value value = parse(text, {});
    return value.is_object() ? std::optional(read_id(value.get_object())) : std::nullopt;
  } catch (const WrongField&) {
    return std::nullopt;
  }
}

bool is_token(std::string_view text) {
  const auto is_digit = [](char c) { return ('0' <= c && c <= '9') || ('a' <= c && c <= 'f'); };
  return text.size() == kTokenDigits && std::ranges::all_of(text, is_digit);
}

std::expected<Command, BadCommand> read_command(std::string_view text, const GameForms& games) {
  // Most commands fit into this, without the heap.
  std::array<unsigned char, 8192> room;
  json::monotonic_resource memory(room.data(), room.size());
  std::optional<std::uint64_t> id;
  try {
    const json::value value = parse(text, &memory);
    if (!value.is_object()) throw WrongField("the message is not an object");
    const json::object& object = value.get_object();
    id = read_id(object);
    return read_command(*id, object, games);
  } catch (const WrongField& wrong) {
    return std::unexpected(
        BadCommand{id, {.code = Code::BadMessage, .why = fmt::format("{}.", wrong.what())}});
  }
}

}  // namespace coverstory::protocol
