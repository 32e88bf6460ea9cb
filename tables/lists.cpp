#include "tables/lists.h"

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
  placement_.around().list(id, is_own ? std::optional(sender.person) : std::nullopt, kMostListed);
  return true;
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
  for (const store::Listing& listing : *read) {
    const OpenTable* open = tables_.find(listing.table);
    const bool has_host = open ? open->audience.is_here(open->table->room().host())
                               : elsewhere_.at(listing.table).has_host;
    if (is_own || has_host) add(listing.table, [&] { return listing.line; });
  }
  for (const OpenTable* open : here) {
    if (open->is_durable()) add(open->code(), [&] { return listing_of(*open->table).line; });
  }
  answers_.accept(sender.connection, sender.id, protocol::listed(sender.id, rows),
                  About::nothing());
}

}  // namespace coverstory::tables
