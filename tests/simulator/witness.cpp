#include "tests/simulator/witness.h"

#include <fmt/format.h>

#include <array>

#include "tests/simulator/demand.h"

namespace coverstory::simulator {
namespace {

namespace json = boost::json;

/// Of the views that are not compared for being the first or the last, one in so many is.
constexpr std::uint64_t kSample = 8;

/// What leaves no entry of its own.
bool leaves_no_entry(std::string_view deed) {
  constexpr std::array<std::string_view, 7> kDeeds{"hello",   "tables", "mine",  "watch",
                                                   "unwatch", "record", "replay"};
  return std::ranges::find(kDeeds, deed) != kDeeds.end();
}

}  // namespace

void Witness::stored(const std::vector<store::Entry>& entries) {
  for (const store::Entry& entry : entries) {
    DurableTable& durable = tables_.try_emplace(entry.table, entry.table).first->second;
    durable.add(entry.body);
    demand(durable.table().seq() == entry.seq,
           [&] { return fmt::format("entry {} of {} is misplaced", entry.seq, entry.table); });
  }
}

void Witness::sent(Heard& heard, std::string_view text, const Known* known) {
  boost::system::error_code error;
  const json::value value = json::parse(text, error);
  const json::object* object = error ? nullptr : value.if_object();
  const json::value* id = object ? object->if_contains("id") : nullptr;
  if (!id || !id->is_int64() || id->get_int64() < 1) {
    ++heard.nonsense;
    return;
  }
  Heard::Sending& sending = heard.sendings[static_cast<std::uint64_t>(id->get_int64())];
  sending.deed = text_of(*object, "do");
  sending.table = text_of(*object, "table");
  ++sending.unanswered;
  if (known) heard.tables[sending.table] = *known;
}

void Witness::told(Heard& heard, const json::object& message, std::string_view text) {
  if (message.contains("re")) return hear_answer(heard, message);
  if (message.contains("watching")) heard.tables.erase(text_of(message, "table"));
  if (message.contains("seq")) hear_view(heard, message, text);
}

void Witness::hear_answer(Heard& heard, const json::object& answer) {
  if (answer.at("re").is_null()) {
    demand(--heard.nonsense >= 0, [&] { return "answers nothing: " + serialize(answer); });
    return;
  }
  const auto found = heard.sendings.find(number_of(answer, "re"));
  demand(found != heard.sendings.end() && found->second.unanswered > 0,
         [&] { return "one answer too many: " + serialize(answer); });
  --found->second.unanswered;
  if (answer.at("ok").as_bool()) hear_accepted(heard, found->second, answer);
}

void Witness::hear_accepted(Heard& heard, const Heard::Sending& sending,
                            const json::object& answer) {
  if (sending.deed == "hello") heard.token = text_of(answer, "token");
  if (sending.deed == "unwatch") heard.tables.clear();
  if (!answer.contains("seq")) return;
  const bool opens = sending.deed == "create" || sending.deed == "quick";
  const std::string code = opens ? text_of(answer, "table") : sending.table;
  const auto durable = tables_.find(code);
  const auto seq = static_cast<std::uint32_t>(number_of(answer, "seq"));
  const auto what = [&] { return fmt::format("{} at {}", serialize(answer), code); };
  demand(durable != tables_.end() && seq <= durable->second.table().seq(),
         [&] { return "an answer came before its entry was durable: " + what(); });
  if (leaves_no_entry(sending.deed)) return;
  const auto person = tables::person_of(heard.token);
  const std::uint32_t entry = durable->second.seq_of(person, number_of(answer, "re"));
  const bool had_one = sending.deed == "rematch" && entry == 0;
  demand(entry == seq || (had_one && !durable->second.table().room().rematch().empty()), [&] {
    return fmt::format("a command has entry {} and is answered with another: {}", entry, what());
  });
}

void Witness::hear_view(Heard& heard, const json::object& message, std::string_view text) {
  const std::string code = text_of(message, "table");
  if (is_frozen(message)) {
    heard.tables.erase(code);
    return;
  }
  const auto found = tables_.find(code);
  const std::uint64_t seq = number_of(message, "seq");
  demand(found != tables_.end(),
         [&] { return "was shown before it was durable: " + serialize(message); });
  Known& known = heard.tables[code];
  const bool is_first = known.is_empty() || message.contains("snapshot");
  const auto before =
      known.is_empty() ? std::nullopt : std::optional(std::pair(known.seat(), known.seq()));
  known.take_in(message);
  demand(!before || before->first != known.seat() || before->second <= known.seq(), [&] {
    return fmt::format("was shown {} before, and now {}", before->second, serialize(message));
  });
  DurableTable& durable = found->second;
  const auto viewer = known.seat();
  const std::uint32_t durable_seq = durable.table().number_for(viewer);
  demand(seq <= durable_seq,
         [&] { return "was shown before it was durable: " + serialize(message); });
  const json::value* of_the_public = message.if_contains("public");
  demand(seq < durable_seq || (of_the_public ? number_of(message, "public") : seq) ==
                                  durable.table().number_for(std::nullopt),
         [&] { return "has another number for the public: " + serialize(message); });
  if (message.contains("changes")) {
    const std::size_t hash = std::hash<std::string_view>{}(text);
    const auto [place, is_new] = changes_.try_emplace({code, viewer, seq}, hash);
    demand(is_new || place->second == hash,
           [&] { return "another change was told by this number: " + serialize(message); });
  }
  demand(!viewer || durable.has_seated(tables::person_of(heard.token), *viewer),
         [&] { return "the view of a stranger's seat: " + serialize(message); });
  if (seq < durable_seq) return;
  if (is_thorough_ || is_first || ++views_ % kSample == 0) compare(durable, viewer, known);
  if (is_thorough_) look_for_cards(durable, viewer, message);
}

/// Whether what somebody has put together is what a snapshot shows. A client may keep lines of the
/// chat for longer than a snapshot has them.
bool is_as_shown(std::string_view name, const json::value& known, const json::value& shown) {
  if (name != "chat") return known == shown;
  const json::array& kept = known.as_array();
  const json::array& last = shown.as_array();
  return kept.size() >= last.size() && std::equal(last.rbegin(), last.rend(), kept.rbegin());
}

void Witness::compare(DurableTable& durable, tables::Viewer viewer, const Known& known) {
  const json::object& expected = durable.seen_by(viewer);
  for (const auto& [name, part] : expected) {
    demand(is_as_shown(name, known.part(name), part), [&] {
      return fmt::format("at {} of {} somebody knows of '{}'\n{}\nand a snapshot says\n{}",
                         known.seq(), durable.table().code(), std::string_view(name),
                         serialize(known.part(name)), serialize(part));
    });
  }
}

void Witness::look_for_cards(DurableTable& durable, tables::Viewer viewer,
                             const json::object& message) {
  const auto known = durable.cards_known_to(viewer);
  if (!known) return;
  std::set<std::string> told;
  const json::value* events = message.if_contains("events");
  if (events) collect_cards(*events, told);
  for (const std::string& card : told) {
    demand(known->contains(card),
           [&] { return fmt::format("{} is hidden: {}", card, serialize(message)); });
  }
}

}  // namespace coverstory::simulator
