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
using records::WrongField;

// Writing: each kind of step adds its own keys to an object that has time and asker already.

json::object occupant_json(const Occupant& occupant) {
  if (occupant.is_person()) return {{"person", occupant.person.hex()}, {"name", occupant.name}};
  if (occupant.is_bot()) {
    return {{"bot", records::word_of(occupant.level)}, {"name", occupant.name}};
  }
  return {};
}

void write(json::object& to, const Created& created) {
  to["e"] = "created";
  to["v"] = kLogFormat;
  to["settings"] = protocol::settings_json(created.settings);
  json::array& seats = to["seats"].emplace_array();
  for (const Occupant& occupant : created.seats) seats.push_back(occupant_json(occupant));
  to["host"] = created.host.index;
  if (created.start) to["start"] = created.start->index;
  if (created.muted.empty()) return;
  json::array& muted = to["muted"].emplace_array();
  for (const Seat seat : created.muted) muted.emplace_back(seat.index);
}

void write(json::object& to, const Joined& joined) {
  to["e"] = "joined";
  to["seat"] = joined.seat.index;
  to["person"] = joined.person.hex();
  to["name"] = joined.name;
}

void write_seat(json::object& to, std::string_view event, Seat seat) {
  to["e"] = event;
  to["seat"] = seat.index;
}

void write(json::object& to, const Left& left) {
  write_seat(to, "left", left.seat);
}

void write(json::object& to, const BotAdded& added) {
  write_seat(to, "bot-added", added.seat);
  to["level"] = records::word_of(added.level);
}

void write(json::object& to, const Emptied& emptied) {
  write_seat(to, "emptied", emptied.seat);
}

void write(json::object& to, const SettingsChanged& changed) {
  to["e"] = "settings";
  to["settings"] = protocol::settings_json(changed.settings);
}

void write(json::object& to, const Reordered& reordered) {
  to["e"] = "reordered";
  json::array& order = to["order"].emplace_array();
  for (const Seat seat : reordered.order) order.emplace_back(seat.index);
}

void write(json::object& to, const Started& started) {
  to["e"] = "started";
  to["seed"] = started.seed.hex();
}

void write(json::object& to, const Rematched& rematched) {
  to["e"] = "rematched";
  to["table"] = rematched.table;
}

void write(json::object& to, const StoodIn& stood_in) {
  write_seat(to, "stood-in", stood_in.seat);
}

void write(json::object& to, const CameBack& came_back) {
  write_seat(to, "came-back", came_back.seat);
}

void write(json::object& to, const Said& said) {
  write_seat(to, "said", said.seat);
  to["text"] = said.text;
}

void write(json::object& to, const Unsaid& unsaid) {
  to["e"] = "unsaid";
  to["n"] = unsaid.line;
}

void write(json::object& to, const Muted& muted) {
  write_seat(to, "muted", muted.seat);
  to["muted"] = muted.muted;
}

void write(json::object& to, const Closed&) {
  to["e"] = "closed";
}

void write(json::object& to, const Played& played, const GameForms& games) {
  const protocol::ActionForm& form = games.form_of(played.action);
  write_seat(to, form.step, played.seat);
  form.write(to, played.action);
}

void write(json::object& to, const TimePassed&) {
  to["e"] = "time";
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
  return Started{*seed};
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
  json::object body{{"at", step.at}};
  if (step.asked) {
    body["by"] = step.asked->by.index;
    body["id"] = step.asked->id;
  }
  std::visit(
      [&](const auto& what) {
        if constexpr (std::is_same_v<std::decay_t<decltype(what)>, Played>) {
          write(body, what, games);
        } else {
          write(body, what);
        }
      },
      step.what);
  return json::serialize(body);
}

std::expected<Step, std::string> read_step(std::string_view body, const GameForms& games) {
  try {
    boost::system::error_code error;
    const json::value value = json::parse(body, error);
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
