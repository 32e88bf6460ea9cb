// The words of a setting, and who sits where.
#include "python/many_games_binding.h"

namespace coverstory::python {
namespace {

template <class Value, std::size_t N>
Value read_word(const std::array<std::pair<const char*, Value>, N>& words, const std::string& key,
                const std::string& word) {
  std::string known;
  for (const auto& [name, value] : words) {
    if (word == name) return value;
    known += (known.empty() ? "" : ", ") + std::string(name);
  }
  throw py::value_error(fmt::format("'{}' is none of: {}.", key, known));
}

}  // namespace

Autoreset read_autoreset(const std::string& word) {
  constexpr std::array kWords{std::pair{"same-step", Autoreset::SameStep},
                              std::pair{"next-step", Autoreset::NextStep},
                              std::pair{"off", Autoreset::Off}};
  return read_word(kWords, "autoreset", word);
}

Rewards read_rewards(const std::string& word) {
  constexpr std::array kWords{std::pair{"final", Rewards::Final},
                              std::pair{"dense", Rewards::Dense}};
  return read_word(kWords, "rewards", word);
}

Observed read_observed(const std::string& word) {
  constexpr std::array kWords{std::pair{"acting", Observed::Acting},
                              std::pair{"all", Observed::All}};
  return read_word(kWords, "observe", word);
}

void read_seats(const py::object& seats, const py::object& opponents, int players,
                std::optional<Seat>& seat, std::vector<std::string>& names) {
  if (py::isinstance<py::str>(seats)) {
    if (seats.cast<std::string>() != "all") {
      throw py::value_error("'seats' is \"all\" or the number of a seat.");
    }
  } else {
    seat = read_seat(py::int_(seats).cast<int>(), players);
  }
  if (py::isinstance<py::str>(opponents)) {
    names.push_back(opponents.cast<std::string>());
  } else if (!opponents.is_none()) {
    for (const py::handle each : opponents) names.push_back(each.cast<std::string>());
  }
  if (seat.has_value() && players > 1 && names.empty()) {
    throw py::value_error("With one seat to play, 'opponents' says who has the others.");
  }
  if (!seat && !names.empty()) {
    throw py::value_error("With all seats to play there is no room for opponents.");
  }
}

}  // namespace coverstory::python
