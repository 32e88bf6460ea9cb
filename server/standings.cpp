#include "server/standings.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace coverstory::server {
namespace {

using tables::Time;

constexpr std::string_view kBan = "ban ", kMute = "mute ";

std::optional<AddressKey> address_of(std::string_view whom) {
  boost::system::error_code error;
  const auto named = boost::asio::ip::make_address(whom, error);
  return error ? std::nullopt : std::optional(key_of(named));
}

}  // namespace

std::expected<std::string, std::string> read_whom(std::string_view text) {
  if (tables::is_public_id(text)) return std::string(text);
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(text, error);
  if (!error) return address.to_string();
  return std::unexpected(fmt::format(
      "'{}' is neither a person nor an address. A person is named by the {} digits that "
      "the lists of tables and connections show.",
      text, tables::kPublicIdDigits));
}

store::Note note_of(Measure measure, std::string_view whom, std::optional<Time> until) {
  return {.name = fmt::format("{}{}", measure == Measure::Ban ? kBan : kMute, whom),
          .text = until ? std::to_string(*until) : std::string()};
}

void Standings::take(const std::vector<store::Note>& notes) {
  for (const store::Note& note : notes) {
    const std::string_view name = note.name;
    const bool is_ban = name.starts_with(kBan);
    if (!is_ban && !name.starts_with(kMute)) continue;
    Time until = 0;
    std::from_chars(note.text.data(), note.text.data() + note.text.size(), until);
    set({.measure = is_ban ? Measure::Ban : Measure::Mute,
         .whom = std::string(name.substr((is_ban ? kBan : kMute).size())),
         .until = until});
  }
}

void Standings::set(Decision decision) {
  lift(decision.measure, decision.whom);
  const auto address = address_of(decision.whom);
  decisions_.push_back({std::move(decision), address});
}

bool Standings::lift(Measure measure, std::string_view whom) {
  return std::erase_if(decisions_, [&](const Held& each) {
           return each.decision.measure == measure && each.decision.whom == whom;
         }) > 0;
}

std::vector<Decision> Standings::take_expired(Time now) {
  std::vector<Decision> expired;
  std::erase_if(decisions_, [&](const Held& each) {
    if (each.decision.until > now) return false;
    expired.push_back(each.decision);
    return true;
  });
  return expired;
}

tables::Standing Standings::of(const AddressKey& address, const tables::Person& person,
                               Time now) const {
  tables::Standing standing;
  for (const auto& [decision, named] : decisions_) {
    const bool is_meant = named ? *named == address : person.hex().starts_with(decision.whom);
    if (decision.until <= now || !is_meant) continue;
    auto& until = decision.measure == Measure::Ban ? standing.banned_until : standing.muted_until;
    until = std::max(until.value_or(0), decision.until);
  }
  return standing;
}

std::optional<Time> Standings::banned_until(const AddressKey& address, Time now) const {
  std::optional<Time> until;
  for (const auto& [decision, named] : decisions_) {
    if (decision.measure != Measure::Ban || decision.until <= now || named != address) continue;
    until = std::max(until.value_or(0), decision.until);
  }
  return until;
}

std::vector<Decision> Standings::all(Time now) const {
  std::vector<Decision> holding;
  for (const Held& each : decisions_) {
    if (each.decision.until > now) holding.push_back(each.decision);
  }
  return holding;
}

}  // namespace coverstory::server
