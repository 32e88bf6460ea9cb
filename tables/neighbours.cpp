#include "tables/neighbours.h"

#include <utility>

#include "engine/core/ensure.h"

namespace coverstory::tables {
namespace {

/// Whether somebody plays there whom no bot stands in for, and is not here.
bool is_somebody_missing(const OpenTable& open) {
  const Room& room = open.table->room();
  for (int s = 0; s < room.players(); ++s) {
    const Occupant& occupant = room.at(Seat(s));
    const bool plays = occupant.is_person() && !occupant.is_stood_in_for;
    if (plays && !open.audience.is_here(Seat(s))) return true;
  }
  return false;
}

}  // namespace

// Who looks after what.

/// Tables in memory change hands at once; those that fall to this house and are not are read.
void Neighbours::set(Neighbourhood& around, ServerId self, std::vector<ServerId> alive, Time now) {
  placement_.set(around, self, std::move(alive));
  std::vector<OpenTable*> all;  // what is looked after may go to rest meanwhile
  for (const auto& [code, open] : tables_.all()) all.push_back(open.get());
  for (const std::string& code : elsewhere_.keep_only(placement_.alive())) {
    if (OpenTable* open = tables_.find(code)) set_presence(*open, now);
  }
  for (OpenTable* open : all) {
    if (!open->announced.is_empty()) around.announce(open->code(), open->announced);
    look_after(*open, now);
  }
  list_at_ = now;
  pass_time(now);
}

/// Who played by way of the server that had it before may not be back yet. Where everybody is here,
/// by way of others, nobody is waited for.
void Neighbours::look_after(OpenTable& open, Time now) {
  const bool is_ours = placement_.has(open.code());
  if (std::exchange(open.is_ours, is_ours) == is_ours) return;
  if (is_ours) {
    if (!open.frozen && is_somebody_missing(open)) open.patient_until = now + kComingBackMs;
  } else {
    bots_.dismiss(open.bots);
  }
  reading_on_.tend(open, now);
}

void Neighbours::pass_time(Time now) {
  if (!list_at_ || *list_at_ > now) return;
  list_at_.reset();  // until it is answered
  placement_.around().list_live();
}

void Neighbours::live(std::expected<std::vector<std::string>, store::StoreError> codes, Time now) {
  list_at_ = now + (codes ? kListEveryMs : kPauseMs);
  if (!codes) return;
  falling_.assign(std::move_iterator(codes->begin()), std::move_iterator(codes->end()));
  read_next(now);
}

void Neighbours::read_next(Time now) {
  while (!falling_.empty() && reading_.size() < kMostAtOnce) {
    const std::string code = std::move(falling_.front());
    falling_.pop_front();
    if (!placement_.has(code) || tables_.find(code) || loading_.is_reading(code)) continue;
    reading_.insert(code);
    loading_.read(code, 0, now);
  }
}

void Neighbours::loaded(const std::string& table, bool worked, Time now) {
  if (reading_.erase(table) == 0) return;
  if (!worked) list_at_ = now + kPauseMs;
  read_next(now);
}

// News.

void Neighbours::heard(const std::string& table, std::uint32_t last, Time now) {
  if (OpenTable* open = tables_.find(table)) return reading_on_.heard(*open, last, now);
  if (!loading_.is_reading(table) && !placement_.has(table)) return;
  loading_.read(table, 0, now);
  loading_.heard(table, last);
}

/// As when a table changes hands in memory.
void Neighbours::came(OpenTable& open, Time now) {
  set_presence(open, now);
  if (!open.frozen && !is_somebody_missing(open)) open.patient_until = 0;
}

void Neighbours::set_presence(OpenTable& open, Time now) {
  if (open.audience.set_elsewhere(elsewhere_.at(open.code()), now)) tables_.audience_changed(open);
}

void Neighbours::announced(ServerId server, const std::string& table, const Presence& presence,
                           Time now) {
  elsewhere_.announced(server, table, presence);
  if (OpenTable* open = tables_.find(table)) {
    set_presence(*open, now);
    return reading_on_.tend(*open, now);
  }
  // It was at rest until somebody came.
  if (presence.is_empty() || !placement_.has(table)) return;
  falling_.push_back(table);
  read_next(now);
}

}  // namespace coverstory::tables
