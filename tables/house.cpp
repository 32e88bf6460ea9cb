#include "tables/house.h"

#include "tables/code.h"
#include "tables/house_impl.h"
#include "tables/house_refusals.h"

namespace coverstory::tables {

// Time.

void House::Impl::pass_time(Time now) {
  advance(now);
  while (!wakes_.empty() && wakes_.begin()->first <= now_) {
    OpenTable* open = find(wakes_.begin()->second);
    ENSURE(open);
    tend(*open);
  }
}

std::optional<Time> House::Impl::next_deadline() const {
  return wakes_.empty() ? std::nullopt : std::optional(wakes_.begin()->first);
}

// Finished tables.

void House::Impl::fetch(std::string_view text, std::string_view token, Fetch what,
                        std::optional<int> as, Fetched then, Time now) {
  advance(now);
  const std::string code(text);
  if (!is_code(code)) return then(std::unexpected(kNoSuchTable));
  if (as && (*as < 0 || *as >= kMostSeats)) return then(std::unexpected(kNoSuchSeat));
  const auto person = is_token(token) ? std::optional(person_of(token)) : std::nullopt;
  const auto seat = as ? std::optional(Seat(*as)) : std::nullopt;
  const auto fetch_now = [this, code, person, what, seat, then](const Refusal& without) {
    const OpenTable* open = find(code);
    then(open ? fetched(*open, person, what, seat) : std::unexpected(without));
  };
  if (find(code)) return fetch_now(kNoSuchTable);
  if (!loading_.wait(code, fetch_now)) then(std::unexpected(kNotStored));
}

HouseFigures House::Impl::figures() const {
  HouseFigures figures = counted_;
  figures.tables = tables_.size();
  for (const auto& [code, open] : tables_) {
    figures.playing += open->table->stage() == Stage::Playing ? 1 : 0;
  }
  figures.connections = connections_.size();
  figures.gathered = journal_.gathered();
  figures.held = journal_.held();
  figures.store_failures = journal_.failures();
  figures.questions = bots_.questions();
  return figures;
}

// The outside of it.

House::House(Outside& outside, HouseLimits limits)
    : impl_(std::make_unique<Impl>(outside, limits)) {}
House::~House() = default;

std::expected<void, std::string> House::reopen(store::Log log, Time now) {
  return impl_->reopen(std::move(log), now);
}
void House::connected(ConnectionId connection, Time now) {
  impl_->connected(connection, now);
}
void House::received(ConnectionId connection, std::string_view text, Time now) {
  impl_->received(connection, text, now);
}
void House::disconnected(ConnectionId connection, Time now) {
  impl_->disconnected(connection, now);
}
void House::stored(std::expected<void, store::StoreError> outcome, Time now) {
  impl_->stored(std::move(outcome), now);
}
void House::loaded(const std::string& table,
                   std::expected<std::optional<store::Log>, store::StoreError> log, Time now) {
  impl_->loaded(table, std::move(log), now);
}
void House::thought(QuestionId question, BotAnswer answer, Time now) {
  impl_->thought(question, std::move(answer), now);
}
void House::pass_time(Time now) {
  impl_->pass_time(now);
}
std::optional<Time> House::next_deadline() const {
  return impl_->next_deadline();
}
bool House::wants_flush() const {
  return impl_->wants_flush();
}
void House::flush() {
  impl_->flush();
}
void House::fetch(std::string_view table, std::string_view token, Fetch what, std::optional<int> as,
                  Fetched then, Time now) {
  impl_->fetch(table, token, what, as, std::move(then), now);
}
HouseFigures House::figures() const {
  return impl_->figures();
}

}  // namespace coverstory::tables
