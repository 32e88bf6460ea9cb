#include "protocol/cover_me/choices_json.h"

#include "records/cover_me/json.h"

namespace coverstory::protocol::cover_me {
namespace {

using namespace coverstory::cover_me;

/// CM-2.7: the top of an open pile can be seen, that of the draw pile cannot.
std::optional<Card> taken_by(Action action, const View& view) {
  if (action.kind() != Kind::Take || !action.pile()) return std::nullopt;
  return view.open[static_cast<std::size_t>(*action.pile())].back();
}

/// CM-6.3: what is looked at and not kept goes back.
FixedVector<Card, kMostLookedAt> returned_by(Action action, const View& view) {
  FixedVector<Card, kMostLookedAt> returned;
  if (action.kind() != Kind::Keep) return returned;
  for (const FaceDown& looked : view.looked) {
    ENSURE(looked.card.has_value());
    if (*looked.card != action.card() && looked.card != action.second_card()) {
      returned.push_back(*looked.card);
    }
  }
  return returned;
}

}  // namespace

boost::json::object action_json(Action action, const View& view) {
  const auto returned = returned_by(action, view);
  return records::cover_me::choice_json(action, taken_by(action, view),
                                        {returned.data(), returned.size()});
}

boost::json::array legal_json(const Choices& choices, const View& view) {
  boost::json::array result;
  for (const Action action : choices) result.push_back(action_json(action, view));
  return result;
}

}  // namespace coverstory::protocol::cover_me
