#include "tables/moderation.h"

#include <utility>

#include "protocol/table/news.h"
#include "tables/code.h"
#include "tables/refusals.h"
#include "tables/step_json.h"

namespace coverstory::tables {

using protocol::Code;

void Moderation::announce(std::optional<std::string> notice, Time now) {
  notice_ = std::move(notice);
  notice_since_ = now;
  const Message message = shared(protocol::notice(notice_, notice_since_));
  for (const auto& [id, connection] : watchers_.all()) {
    if (connection.person) journal_.say(id, message, About::nothing());
  }
}

void Moderation::greet(ConnectionId connection) const {
  if (!notice_) return;
  journal_.say(connection, shared(protocol::notice(notice_, notice_since_)), About::nothing());
}

void Moderation::bring(const std::string& code, Brought then, Time now) {
  const auto bring_now = [this, code, then = std::move(then)](const protocol::Refusal& without) {
    OpenTable* open = tables_.find(code);
    open ? then(open) : then(std::unexpected(without));
  };
  if (!is_code(code) || tables_.find(code)) return bring_now(kNoSuchTable);
  if (!loading_.wait(code, bring_now, now)) bring_now(kNotStored);
}

Verdict Moderation::close(OpenTable& open, Time now) {
  const Verdict verdict = tables_.perform(open, {.at = now, .what = Closed{}}, now);
  if (verdict) bots_.dismiss(open.bots);
  care_.tend(open, now);
  return verdict;
}

Verdict Moderation::unsay(OpenTable& open, std::uint32_t line, Time now) {
  if (line < 1 || line > open.table->room().lines()) {
    return refusal(Code::BadOptions, "There is no such line.");
  }
  if (!open.table->room().speaker_of(line)) return {};
  return tables_.perform(open, {.at = now, .what = Unsaid{line}}, now);
}

void Moderation::take_replaced(const store::Log& log, Time now) {
  OpenTable* open = tables_.find(log.table);
  if (!open || open->log.size() < log.bodies.size()) return;
  bots_.dismiss(open->bots);
  tables_.take_replaced(*open, log.bodies);
  watchers_.show_again(*open, Watchers::Shown::ToAll, now);
  care_.tend(*open, now);
}

bool Moderation::drop(const std::string& code, Time now) {
  OpenTable* open = tables_.find(code);
  if (!open) return true;
  open->frozen = true;
  bots_.dismiss(open->bots);
  tables_.wake_at(*open, std::nullopt);
  if (!open->is_durable()) return false;
  const Message gone = shared(protocol::watching_no_more(code));
  for (const Audience::Watcher& watcher : open->audience.watchers()) {
    journal_.say(watcher.connection, gone, About::nothing());
  }
  watchers_.send_away_from(*open, now);
  tables_.remove(*open);
  return true;
}

bool Moderation::is_in_use(const std::string& code, Time since) const {
  const OpenTable* open = tables_.find(code);
  if (!open) return false;
  if (open->audience.is_watched() || open->frozen || !open->is_durable()) return true;
  const auto last = read_step(open->log.bodies().back(), open->table->games().forms());
  return open->table->stage() == Stage::Playing || !last || last->at >= since;
}

}  // namespace coverstory::tables
