#include "tables/test_people.h"

#include <fmt/format.h>

#include <array>

namespace coverstory::tables {

namespace json = boost::json;

std::string text_of(const json::value& value) {
  return value.is_string() ? std::string(value.as_string()) : serialize(value);
}

std::string outcome_of(const json::object& answer) {
  if (!answer.contains("ok")) return "no answer";
  return answer.at("ok").as_bool() ? "accepted" : text_of(answer.at("code"));
}

Gathering::Gathering(std::string_view settings, int guests, HouseLimits limits) : house(1, limits) {
  people.push_back(house.connect());
  const auto created =
      house.ask(people[0], fmt::format(R"("do":"create","name":"Ada","settings":{})", settings));
  EXPECT_EQ(outcome_of(created), "accepted") << serialize(created);
  code = text_of(created.at("table"));
  constexpr std::array<std::string_view, 5> kNames{"Bo", "Cy", "Di", "Ed", "Flo"};
  for (int guest = 1; guest < guests; ++guest) join(kNames[static_cast<std::size_t>(guest - 1)]);
}

ConnectionId Gathering::join(std::string_view name) {
  people.push_back(house.connect());
  EXPECT_EQ(outcome(people.size() - 1, fmt::format(R"("do":"join","name":"{}")", name)),
            "accepted");
  return people.back();
}

json::object Gathering::ask(std::size_t person, std::string_view fields) {
  return house.ask(people.at(person), fmt::format(R"("table":"{}",{})", code, fields));
}

std::string Gathering::outcome(std::size_t person, std::string_view fields) {
  return outcome_of(ask(person, fields));
}

const json::value& Gathering::part(std::size_t person, std::string_view name) const {
  return house.seen(people.at(person)).at(name);
}

std::string Gathering::room(std::string_view key, std::size_t person) const {
  return text_of(part(person, "room").at(key));
}

std::string Gathering::seat_kind(std::size_t seat) const {
  return text_of(part(0, "room").at("seats").at(seat).at("kind"));
}

bool Gathering::is_stood_in_for(std::size_t seat) const {
  return part(0, "room").at("seats").at(seat).at("stand_in").as_bool();
}

std::size_t Gathering::first_to_act() const {
  return part(0, "game").at("to_act").at(0).to_number<std::size_t>();
}

std::string Gathering::first_choice(std::size_t person) const {
  return fmt::format(R"("do":"choose","choice":{})",
                     serialize(part(person, "mine").at("legal").at(0)));
}

void Gathering::play_until_all_decide() {
  const std::size_t seats = part(0, "room").at("seats").as_array().size();
  while (part(0, "game").at("to_act").as_array().size() < seats) {
    ASSERT_EQ(choose_first(first_to_act()), "accepted");
  }
}

}  // namespace coverstory::tables
