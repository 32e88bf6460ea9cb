#include "tables/step_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <limits>
#include <type_traits>

#include "records/fields.h"

namespace coverstory::tables {
namespace {

namespace json = boost::json;
using protocol::GameForms;
using records::JsonText;
using records::WrongField;

/// Most bodies are no longer.
constexpr std::size_t kUsualBytes = 512;

// Writing: each kind of step adds its own keys to an object that has time and asker already.

void write_occupant(JsonText& to, const Occupant& occupant) {
  if (occupant.is_person()) to.key("person").word(occupant.person.hex());
  if (occupant.is_bot()) to.key("bot").word(records::word_of(occupant.level));
  if (!occupant.is_open()) to.key("name").text(occupant.name);
}

void write_seats(JsonText& to, const std::vector<Seat>& seats) {
  to.list([&] {
    for (const Seat seat : seats) to.number(seat.index);
  });
}

void write_settings(JsonText& to, const protocol::Settings& settings) {
  to.key("settings").bare(serialize(protocol::settings_json(settings)));
}

void write_event(JsonText& to, std::string_view event) {
  to.key("e").word(event);
}

void write_event(JsonText& to, std::string_view event, Seat seat) {
  write_event(to, event);
  to.key("seat").number(seat.index);
}

void write(JsonText& to, const Created& created) {
  write_event(to, "created");
  to.key("v").number(kLogFormat);
  write_settings(to, created.settings);
  to.key("seats").list([&] {
    for (const Occupant& occupant : created.seats) {
      to.object([&] { write_occupant(to, occupant); });
    }
  });
  to.key("host").number(created.host.index);
  if (created.start) to.key("start").number(created.start->index);
  if (!created.muted.empty()) write_seats(to.key("muted"), created.muted);
}

void write(JsonText& to, const Joined& joined) {
  write_event(to, "joined", joined.seat);
  to.key("person").word(joined.person.hex());
  to.key("name").text(joined.name);
}

void write(JsonText& to, const Left& left) {
  write_event(to, "left", left.seat);
}

void write(JsonText& to, const BotAdded& added) {
  write_event(to, "bot-added", added.seat);
  to.key("level").word(records::word_of(added.level));
}

void write(JsonText& to, const Emptied& emptied) {
  write_event(to, "emptied", emptied.seat);
}

void write(JsonText& to, const SettingsChanged& changed) {
  write_event(to, "settings");
  write_settings(to, changed.settings);
}

void write(JsonText& to, const Reordered& reordered) {
  write_event(to, "reordered");
  write_seats(to.key("order"), reordered.order);
}

void write(JsonText& to, const Started& started) {
  write_event(to, "started");
  to.key("seed").word(started.seed.hex());
  if (!started.first) return;
  const auto& seat = started.first->seat;
  seat ? to.key("first").number(seat->index) : to.key("first").null();
}

void write(JsonText& to, const Rematched& rematched) {
  write_event(to, "rematched");
  to.key("table").text(rematched.table);
}

void write(JsonText& to, const StoodIn& stood_in) {
  write_event(to, "stood-in", stood_in.seat);
}

void write(JsonText& to, const CameBack& came_back) {
  write_event(to, "came-back", came_back.seat);
}

void write(JsonText& to, const Said& said) {
  write_event(to, "said", said.seat);
  to.key("text").text(said.text);
}

void write(JsonText& to, const Unsaid& unsaid) {
  write_event(to, "unsaid");
  to.key("n").number(unsaid.line);
}

void write(JsonText& to, const Muted& muted) {
  write_event(to, "muted", muted.seat);
  to.key("muted").flag(muted.muted);
}

void write(JsonText& to, const Closed&) {
  write_event(to, "closed");
}

void write(JsonText& to, const Played& played, const GameForms& games) {
  const protocol::ActionForm& form = games.form_of(played.action);
  write_event(to, form.step, played.seat);
  form.write(to, played.action);
}

void write(JsonText& to, const TimePassed&) {
  write_event(to, "time");
}

// Reading.

Seat read_seat(const json::object& object, std::string_view key = "seat") {
  return Seat(records::number_field(object, key, 0, kMostSeats - 1));
}

std::vector<Seat> read_seats(const json::object& object, std::string_view key) {
  std::vector<Seat> seats;
  for (const json::value& value : records::list_field(object, key)) {
    if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() >= kMostSeats) {
      throw WrongField(fmt::format("'{}' is not a list of seats", key));
    }
    seats.emplace_back(static_cast<int>(value.get_int64()));
  }
  return seats;
}

std::string read_text(const json::object& object, std::string_view key) {
  return std::string(records::text_field(object, key));
}

Person read_person(const json::object& object) {
  const auto person = Person::from_hex(records::text_field(object, "person"));
  if (!person) throw WrongField("'person' is not a fingerprint");
  return *person;
}

protocol::Level read_level(const json::object& object, std::string_view key) {
  const auto level = records::from_word<protocol::Level>(records::text_field(object, key));
  if (!level) throw WrongField(fmt::format("'{}' is no level", key));
  return *level;
}

Occupant read_occupant(const json::value& value) {
  if (!value.is_object()) throw WrongField("a seat is not an object");
  const json::object& object = value.get_object();
  if (object.contains("person")) {
    return Occupant::of_person(read_person(object), read_text(object, "name"));
  }
  if (object.contains("bot")) {
    return Occupant::of_bot(read_text(object, "name"), read_level(object, "bot"));
  }
  return Occupant::open();
}

What read_created(const json::object& object, const GameForms& games) {
  if (records::number_field(object, "v", 1, 1'000'000) > kLogFormat) {
    throw WrongField("the log was written by a newer version of Cover Story");
  }
  Created created{.settings =
                      protocol::read_settings(records::object_field(object, "settings"), games)};
  for (const json::value& seat : records::list_field(object, "seats")) {
    created.seats.push_back(read_occupant(seat));
  }
  created.host = read_seat(object, "host");
  if (object.contains("start")) created.start = read_seat(object, "start");
  if (object.contains("muted")) created.muted = read_seats(object, "muted");
  return created;
}

What read_joined(const json::object& object, const GameForms&) {
  return Joined{read_seat(object), read_person(object), read_text(object, "name")};
}

What read_bot_added(const json::object& object, const GameForms&) {
  return BotAdded{read_seat(object), read_level(object, "level")};
}

What read_settings_changed(const json::object& object, const GameForms& games) {
  return SettingsChanged{protocol::read_settings(records::object_field(object, "settings"), games)};
}

What read_reordered(const json::object& object, const GameForms&) {
  return Reordered{read_seats(object, "order")};
}

What read_started(const json::object& object, const GameForms&) {
  const auto seed = Seed::from_hex(records::text_field(object, "seed"));
  if (!seed) throw WrongField("'seed' is not a seed");
  Started started{*seed};
  if (const json::value* first = object.if_contains("first")) {
    started.first.emplace();
    if (!first->is_null()) started.first->seat = read_seat(object, "first");
  }
  return started;
}

template <class Step>
What read_of_seat(const json::object& object, const GameForms&) {
  return Step{read_seat(object)};
}

struct Kind {
  std::string_view event;
  What (*read)(const json::object&, const GameForms&);
};

constexpr std::array kKinds{
    Kind{"created", read_created},
    Kind{"joined", read_joined},
    Kind{"left", read_of_seat<Left>},
    Kind{"bot-added", read_bot_added},
    Kind{"emptied", read_of_seat<Emptied>},
    Kind{"settings", read_settings_changed},
    Kind{"reordered", read_reordered},
    Kind{"started", read_started},
    Kind{"rematched",
         [](const json::object& object, const GameForms&) -> What {
           return Rematched{read_text(object, "table")};
         }},
    Kind{"stood-in", read_of_seat<StoodIn>},
    Kind{"came-back", read_of_seat<CameBack>},
    Kind{"said",
         [](const json::object& object, const GameForms&) -> What {
           return Said{read_seat(object), read_text(object, "text")};
         }},
    Kind{"unsaid",
         [](const json::object& object, const GameForms&) -> What {
           return Unsaid{static_cast<std::uint32_t>(
               records::number_field(object, "n", 1, std::numeric_limits<int>::max()))};
         }},
    Kind{"muted",
         [](const json::object& object, const GameForms&) -> What {
           return Muted{read_seat(object), records::bool_field(object, "muted")};
         }},
    Kind{"closed", [](const json::object&, const GameForms&) -> What { return Closed{}; }},
    Kind{"time", [](const json::object&, const GameForms&) -> What { return TimePassed{}; }},
};

What read_what(const json::object& object, const GameForms& games) {
  const std::string_view event = records::text_field(object, "e");
  if (const protocol::ActionForm* action = games.find_step(event)) {
    return Played{read_seat(object), action->read(object)};
  }
  for (const Kind& kind : kKinds) {
    if (kind.event == event) return kind.read(object, games);
  }
  throw WrongField(fmt::format("'{}' is no step", event));
}

std::int64_t read_number(const json::object& object, std::string_view key) {
  const json::value& value = records::field(object, key);
  constexpr std::int64_t kLargest = (std::int64_t{1} << 53) - 1;
  if (!value.is_int64() || value.get_int64() < 0 || value.get_int64() > kLargest) {
    throw WrongField(fmt::format("'{}' is not a whole number up to 2^53 - 1", key));
  }
  return value.get_int64();
}

}  // namespace

bool is_common_step(std::string_view word) {
  return std::ranges::find(kKinds, word, &Kind::event) != kKinds.end();
}

std::string body_of(const Step& step, const GameForms& games) {
  std::string body;
  body.reserve(kUsualBytes);
  JsonText to(body);
  to.object([&] {
    to.key("at").number(step.at);
    if (step.asked) {
      to.key("by").number(step.asked->by.index);
      to.key("id").number(step.asked->id);
    }
    std::visit(
        [&](const auto& what) {
          if constexpr (std::is_same_v<std::decay_t<decltype(what)>, Played>) {
            write(to, what, games);
          } else {
            write(to, what);
          }
        },
        step.what);
  });
  return body;
}

std::expected<Step, std::string> read_step(std::string_view body, const GameForms& games) {
  // Most entries fit into this, without the heap.
  std::array<unsigned char, 8192> room;
  json::monotonic_resource memory(room.data(), room.size());
  try {
    boost::system::error_code error;
    const json::value value = json::parse(body, error, &memory);
    if (error || !value.is_object()) throw WrongField("the entry is not a JSON object");
    const json::object& object = value.get_object();
    Step step{.at = read_number(object, "at"), .what = read_what(object, games)};
    if (object.contains("id")) {
      step.asked = {read_seat(object, "by"), static_cast<std::uint64_t>(read_number(object, "id"))};
    }
    return step;
  } catch (const WrongField& wrong) {
    return std::unexpected(std::string(wrong.what()));
  }
}

}  // namespace coverstory::tables
