#include "python/cover_up/actions.h"

namespace coverstory::python::cover_up {
namespace {

int columns_for(int o) {
  return kWindow - width_of(o) + 1;
}

}  // namespace

Laying laying_of(int number) {
  const int rest = number - kLay, place = rest % kPlaces;
  const int o = rest / kPlaces % kOrientations;
  return {.slot = rest / kPlaces / kOrientations,
          .o = o,
          .column = place % columns_for(o),
          .row = place / columns_for(o)};
}

int number_of(const Laying& laying) {
  const int place = laying.row * columns_for(laying.o) + laying.column;
  return kLay + (laying.slot * kOrientations + laying.o) * kPlaces + place;
}

Placement placement_of(const Laying& laying, Card card) {
  return {.card = card,
          .o = static_cast<std::uint8_t>(laying.o),
          .x = static_cast<std::int8_t>(laying.column + kLeft),
          .y = static_cast<std::int8_t>(laying.row + kTop)};
}

bool is_in_the_middle(const Laying& laying) {
  return laying.column == (kWindow - width_of(laying.o)) / 2 &&
         laying.row == (kWindow - height_of(laying.o)) / 2;
}

Fit fit(const Pile& pile, const Placement& placement) {
  if (pile.empty()) return Fit::Fits;
  const Footprint laid = footprint_of(placement);
  bool is_joined = false;
  for (const Placement& under : pile) {
    const Meeting met = meeting(laid, footprint_of(under));
    if (met.different != 0) return Fit::Conflicts;
    is_joined = is_joined || met.equal != 0;
  }
  return is_joined ? Fit::Fits : Fit::IsLoose;
}

}  // namespace coverstory::python::cover_up
