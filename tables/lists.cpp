#include "tables/lists.h"

#include <boost/json.hpp>
#include <set>
#include <utility>

#include "engine/core/ensure.h"
#include "tables/listing.h"
#include "tables/refusals.h"

namespace coverstory::tables {

bool Lists::ask(const Sender& sender, bool is_own) {
  if (asked_.size() >= kMostAsked) return false;
  const ListId id{++last_};
  asked_.emplace(id, Asked{sender, is_own});
  if (placement_.is_alone()) return true;
  placement_.around().list(id, is_own ? std::optional(sender.person) : std::nullopt, kMostListed);
  return true;
}

void Lists::answer_all() {
  ENSURE(placement_.is_alone());
  while (!asked_.empty()) listed(asked_.begin()->first, {});
}

/// A table waits for people only while its host is there, which no store knows.
void Lists::listed(ListId list,
                   const std::expected<std::vector<store::Listing>, store::StoreError>& read) {
  const auto asked = asked_.extract(list);
  ENSURE(!asked.empty());
  const auto& [sender, is_own] = asked.mapped();
  if (!read) return answers_.refuse(sender.connection, sender.id, kNotStored);
  std::vector<std::string> rows;
  std::set<std::string> codes;
  const auto add = [&](const std::string& code, const auto& row) {
    if (rows.size() < kMostListed && codes.insert(code).second) rows.push_back(row());
  };
  const auto here = is_own ? tables_.directory().tables_of(sender.person, kMostListed)
                           : tables_.directory().waiting_for_people(kMostListed);
  // Of one's own tables only the server that has them in memory knows whether they wait for one.
  const auto own_row = [&](const OpenTable& open) {
    return boost::json::serialize(protocol::row_json(own_room_of(*open.table, sender.person)));
  };
  for (const store::Listing& listing : *read) {
    const OpenTable* open = tables_.find(listing.table);
    const bool has_host = open ? open->audience.is_here(open->table->room().host())
                               : elsewhere_.at(listing.table).has_host;
    const bool is_known = is_own && open && open->is_durable();
    if (is_own || has_host) {
      add(listing.table, [&] { return is_known ? own_row(*open) : listing.line; });
    }
  }
  for (const OpenTable* open : here) {
    if (!open->is_durable()) continue;
    add(open->code(), [&] { return is_own ? own_row(*open) : listing_of(*open->table).line; });
  }
  answers_.accept(sender.connection, sender.id, protocol::listed(sender.id, rows),
                  About::nothing());
}

}  // namespace coverstory::tables
