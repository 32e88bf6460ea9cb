// Lists of tables that cannot be given at once. Where several servers share the store, it is asked
// for them, and each is answered when it has come; what is at rest in the store and in memory here
// is added. Where a server is still reopening its tables, lists wait until all are here.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <optional>
#include <vector>

#include "store/store.h"
#include "tables/answers.h"
#include "tables/elsewhere.h"
#include "tables/open_tables.h"
#include "tables/watchers.h"

namespace coverstory::tables {

class Lists {
 public:
  static constexpr std::size_t kMostListed = 100;
  /// That wait; whoever asks for another is turned away.
  static constexpr std::size_t kMostAsked = 1000;

  Lists(const Placement& placement, const OpenTables& tables, const Elsewhere& elsewhere,
        Answers& answers)
      : placement_(placement), tables_(tables), elsewhere_(elsewhere), answers_(answers) {}

  /// Whether not all tables are known here, and lists are to be asked for.
  bool must_wait() const { return !placement_.is_alone() || tables_.is_reopening(); }
  /// The sender's own tables, or those that wait for people; the answer comes later. False where
  /// too many wait.
  bool ask(const Sender& sender, bool is_own);
  /// All tables are here.
  void answer_all();
  void listed(ListId list,
              const std::expected<std::vector<store::Listing>, store::StoreError>& read);

 private:
  struct Asked {
    Sender sender;
    bool is_own = false;
  };

  const Placement& placement_;
  const OpenTables& tables_;
  const Elsewhere& elsewhere_;
  Answers& answers_;
  std::map<ListId, Asked> asked_;  // those that are not answered yet; at most kMostAsked
  std::uint64_t last_ = 0;
};

}  // namespace coverstory::tables
