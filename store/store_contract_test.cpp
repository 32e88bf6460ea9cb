// What every store promises, asked of each.
#include <gtest/gtest.h>

#include "store/memory_store.h"
#include "store/postgres/postgres_store.h"
#include "store/postgres/test_postgres.h"
#include "store/sqlite_store.h"
#include "store/test_expect.h"
#include "store/test_folder.h"

namespace coverstory::store {
namespace {

/// Of one server; one that several share is asked below.
struct InMemory {
  std::unique_ptr<Store> store = std::make_unique<MemoryStore>();
};

struct InSqlite {
  TestFolder folder;
  std::unique_ptr<Store> store = SqliteStore::open(folder / "tables").value();
};

struct InPostgres {
  TestPostgres* postgres = TestPostgres::shared();
  std::unique_ptr<Store> store =
      postgres ? PostgresStore::open(postgres->fresh()).value() : nullptr;
};

template <typename Place>
class StoreContract : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!place_.store) GTEST_SKIP() << kNoPostgres;
  }
  Store& store() { return *place_.store; }

 private:
  Place place_;
};

struct PlaceNames {
  template <typename Place>
  static std::string GetName(int) {
    if (std::is_same_v<Place, InPostgres>) return "Postgres";
    return std::is_same_v<Place, InSqlite> ? "Sqlite" : "Memory";
  }
};

using Places = ::testing::Types<InMemory, InSqlite, InPostgres>;
TYPED_TEST_SUITE(StoreContract, Places, PlaceNames);

TYPED_TEST(StoreContract, a_new_store_is_empty) {
  EXPECT_TRUE(live(this->store()).empty());
  EXPECT_EQ(log_text(this->store(), "A"), "none");
}

TYPED_TEST(StoreContract, entries_are_kept_in_order_for_each_table) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}})));
  ASSERT_TRUE(worked(append(store, {{"B", 2, "y"}, {"A", 3, "c"}})));
  EXPECT_EQ(log_text(store, "A"), "A: a b c");
  EXPECT_EQ(log_text(store, "B"), "B: x y");
  EXPECT_EQ(live(store), (std::vector<Log>{{"A", {"a", "b", "c"}}, {"B", {"x", "y"}}}));
}

TYPED_TEST(StoreContract, an_empty_group_is_stored_at_once) {
  EXPECT_TRUE(worked(append(this->store(), {})));
  EXPECT_TRUE(live(this->store()).empty());
}

TYPED_TEST(StoreContract, the_first_entry_has_the_number_one) {
  EXPECT_TRUE(failed(append(this->store(), {{"A", 0, "a"}}), Failure::Conflict, "expects entry 1"));
  EXPECT_TRUE(failed(append(this->store(), {{"A", 2, "a"}}), Failure::Conflict, "expects entry 1"));
  EXPECT_EQ(log_text(this->store(), "A"), "none");
}

TYPED_TEST(StoreContract, a_number_that_is_taken_or_too_high_is_a_conflict) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"A", 2, "b"}})));
  EXPECT_TRUE(failed(append(store, {{"A", 1, "z"}}), Failure::Conflict));
  EXPECT_TRUE(failed(append(store, {{"A", 2, "z"}}), Failure::Conflict));
  EXPECT_TRUE(failed(append(store, {{"A", 4, "z"}}), Failure::Conflict));
  EXPECT_EQ(log_text(store, "A"), "A: a b");
}

TYPED_TEST(StoreContract, one_wrong_entry_and_none_of_its_table_is_stored) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}})));
  const auto lost = append(store, {{"B", 1, "x"}, {"A", 2, "b"}, {"B", 1, "y"}, {"C", 1, "q"}});
  ASSERT_TRUE(failed(lost, Failure::Conflict, "Table B expects entry 2, not 1."));
  EXPECT_EQ(lost.error().tables, std::vector<std::string>{"B"});
  EXPECT_EQ(live(store), (std::vector<Log>{{"A", {"a", "b"}}, {"C", {"q"}}}));
  EXPECT_TRUE(worked(append(store, {{"B", 1, "x"}, {"A", 3, "c"}})));
}

TYPED_TEST(StoreContract, all_tables_with_a_wrong_entry_are_named_and_all_others_are_stored) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "x"}, {"D", 1, "d"}})));
  const auto lost = append(store, {{"A", 1, "z"},
                                   {"D", 2, "e"},
                                   {"C", 2, "z"},
                                   {"B", 2, "y"},
                                   {"B", 3, "z"},
                                   {"A", 2, "z"},
                                   {"E", 1, "q"}});
  ASSERT_TRUE(failed(lost, Failure::Conflict));
  std::vector<std::string> named = lost.error().tables;
  std::ranges::sort(named);
  EXPECT_EQ(named, (std::vector<std::string>{"A", "C"}));
  EXPECT_EQ(
      live(store),
      (std::vector<Log>{{"A", {"a"}}, {"B", {"x", "y", "z"}}, {"D", {"d", "e"}}, {"E", {"q"}}}));
}

TYPED_TEST(StoreContract, tables_that_are_bound_to_each_other_are_stored_together_or_not_at_all) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"C", 1, "c"}})));
  const auto group = [](std::uint32_t first, std::uint32_t next) {
    return std::vector<Entry>{{"A", first, "rematch", nullptr, "B"},
                              {"B", next, "opened"},
                              {"C", first, "said"},
                              {"B", next + 1, "begun"}};
  };
  // Whichever of the two has lost.
  for (const auto& wrong : {group(1, 1), group(2, 2)}) {
    const auto lost = append(store, wrong);
    ASSERT_TRUE(failed(lost, Failure::Conflict));
    EXPECT_EQ(std::ranges::count(lost.error().tables, "A"), 1);
    EXPECT_EQ(std::ranges::count(lost.error().tables, "B"), 1);
    EXPECT_EQ(log_text(store, "A"), "A: a");
    EXPECT_EQ(log_text(store, "B"), "none");
  }
  EXPECT_EQ(log_text(store, "C"), "C: c said");
  auto third = group(2, 1);
  std::erase_if(third, [](const Entry& entry) { return entry.table == "C"; });
  ASSERT_TRUE(worked(append(store, third)));
  EXPECT_EQ(log_text(store, "A"), "A: a rematch");
  EXPECT_EQ(log_text(store, "B"), "B: opened begun");
}

TYPED_TEST(StoreContract, a_body_with_a_line_break_is_refused) {
  Store& store = this->store();
  EXPECT_TRUE(failed(append(store, {{"A", 1, "a"}, {"A", 2, "one\ntwo"}}), Failure::Unavailable,
                     "Entry 2 of table A holds a line break"));
  EXPECT_EQ(log_text(store, "A"), "none");
}

TYPED_TEST(StoreContract, any_other_body_comes_back_as_it_was) {
  Store& store = this->store();
  using namespace std::string_literals;
  const std::vector<std::string> bodies{"", "null\0byte"s, "'\"\\;--", "kärpänen ✓ \r\t",
                                        std::string(100'000, 'x')};
  for (std::uint32_t seq = 1; seq <= bodies.size(); ++seq) {
    ASSERT_TRUE(worked(append(store, {{"A", seq, bodies[seq - 1]}})));
  }
  EXPECT_EQ(live(store), (std::vector<Log>{{"A", bodies}}));
  ASSERT_TRUE(worked(put_to_rest(store, {"A"})));
  ASSERT_TRUE(worked(append(store, {{"A", 6, "null\0byte"s}})));
  ASSERT_TRUE(worked(put_to_rest(store, {"A"})));
  std::vector<std::string> all = bodies;
  all.push_back("null\0byte"s);
  EXPECT_EQ(store.log_of("A").value(), (Log{"A", all}));
}

TYPED_TEST(StoreContract, a_table_may_have_any_name) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"", 1, "a"}, {"a'b", 1, "b"}, {"A", 1, "c"}, {"a", 1, "d"}})));
  ASSERT_TRUE(worked(put_to_rest(store, {"", "a'b", "a"})));
  EXPECT_EQ(log_text(store, ""), ": a");
  EXPECT_EQ(log_text(store, "a'b"), "a'b: b");
  EXPECT_EQ(log_text(store, "a"), "a: d");
  EXPECT_EQ(live(store), (std::vector<Log>{{"A", {"c"}}}));
}

TYPED_TEST(StoreContract, a_table_at_rest_is_not_live_and_keeps_its_log) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}, {"C", 1, "q"}})));
  ASSERT_TRUE(worked(put_to_rest(store, {"A", "C"})));
  EXPECT_EQ(live(store), (std::vector<Log>{{"B", {"x"}}}));
  EXPECT_EQ(log_text(store, "A"), "A: a b");
  EXPECT_EQ(log_text(store, "C"), "C: q");
}

TYPED_TEST(StoreContract, an_entry_wakes_a_table) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"A", 2, "b"}})));
  ASSERT_TRUE(worked(put_to_rest(store, {"A"})));
  EXPECT_TRUE(failed(append(store, {{"A", 1, "z"}}), Failure::Conflict, "expects entry 3"));
  EXPECT_TRUE(live(store).empty());
  ASSERT_TRUE(worked(append(store, {{"A", 3, "c"}})));
  EXPECT_EQ(live(store), (std::vector<Log>{{"A", {"a", "b", "c"}}}));
  EXPECT_EQ(log_text(store, "A"), "A: a b c");
}

TYPED_TEST(StoreContract, a_table_can_go_to_rest_again_and_again) {
  Store& store = this->store();
  for (std::uint32_t seq = 1; seq <= 4; ++seq) {
    ASSERT_TRUE(worked(append(store, {{"A", seq, std::to_string(seq)}, {"B", seq, "x"}})));
    ASSERT_TRUE(worked(put_to_rest(store, {"A"})));
  }
  EXPECT_EQ(log_text(store, "A"), "A: 1 2 3 4");
  EXPECT_EQ(log_text(store, "B"), "B: x x x x");
}

TYPED_TEST(StoreContract, a_table_that_has_grown_since_is_not_put_to_rest) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "x"}})));
  const std::vector<Known> known{{"A", 1}, {"B", 1}};
  ASSERT_TRUE(worked(append(store, {{"A", 2, "b"}})));
  ASSERT_TRUE(worked(store.put_to_rest(known)));
  EXPECT_EQ(store.live_codes().value(), std::vector<std::string>{"A"});
  EXPECT_EQ(live(store), (std::vector<Log>{{"A", {"a", "b"}}}));
  ASSERT_TRUE(worked(store.put_to_rest(std::vector<Known>{{"A", 3}})));
  EXPECT_EQ(store.live_codes().value(), std::vector<std::string>{"A"});
  ASSERT_TRUE(worked(store.put_to_rest(std::vector<Known>{{"A", 2}})));
  EXPECT_TRUE(store.live_codes().value().empty());
}

TYPED_TEST(StoreContract, rest_for_nobody_for_strangers_and_twice_changes_nothing) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "x"}})));
  EXPECT_TRUE(worked(put_to_rest(store, {})));
  EXPECT_TRUE(worked(put_to_rest(store, {"nobody"})));
  EXPECT_EQ(live(store).size(), 2u);
  EXPECT_TRUE(worked(put_to_rest(store, {"A", "A", "nobody"})));
  EXPECT_TRUE(worked(put_to_rest(store, {"A"})));
  EXPECT_EQ(log_text(store, "A"), "A: a");
  EXPECT_EQ(log_text(store, "nobody"), "none");
  EXPECT_EQ(live(store), (std::vector<Log>{{"B", {"x"}}}));
}

TYPED_TEST(StoreContract, entries_after_a_number_are_read_live_at_rest_or_both) {
  Store& store = this->store();
  const auto after = [&](std::string_view table, std::uint32_t seq) -> std::string {
    const auto bodies = store.entries_after(table, seq);
    if (!bodies) return bodies.error().sentence;
    if (!*bodies) return "not so many";
    std::string text;
    for (const std::string& body : **bodies) text += body;
    return text;
  };
  EXPECT_EQ(after("A", 0), "");
  EXPECT_EQ(after("A", 1), "not so many");
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}, {"A", 3, "c"}})));
  EXPECT_EQ(after("A", 0), "abc");
  EXPECT_EQ(after("A", 1), "bc");
  EXPECT_EQ(after("A", 3), "");
  EXPECT_EQ(after("A", 4), "not so many");
  ASSERT_TRUE(worked(put_to_rest(store, {"A"})));
  EXPECT_EQ(after("A", 2), "c");
  EXPECT_EQ(after("A", 4), "not so many");
  ASSERT_TRUE(worked(append(store, {{"A", 4, "d"}, {"B", 2, "y"}, {"A", 5, "e"}})));
  EXPECT_EQ(after("A", 1), "bcde");
  EXPECT_EQ(after("A", 3), "de");
  EXPECT_EQ(after("A", 4), "e");
  EXPECT_EQ(after("A", 5), "");
  EXPECT_EQ(after("A", 6), "not so many");
}

TYPED_TEST(StoreContract, entries_of_several_tables_are_read_at_once) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}, {"A", 3, "c"}})));
  ASSERT_TRUE(worked(put_to_rest(store, {"B"})));
  const std::vector<Known> known{{"C", 1}, {"A", 1}, {"B", 2}, {"B", 1}, {"A", 2}, {"C", 0}};
  using Bodies = std::vector<std::string>;
  const std::vector<std::optional<Bodies>> expected{std::nullopt, Bodies{"b", "c"}, std::nullopt,
                                                    Bodies{},     Bodies{"c"},      Bodies{}};
  EXPECT_EQ(store.entries_after_each(known).value(), expected);
  EXPECT_TRUE(store.entries_after_each({}).value().empty());
}

TYPED_TEST(StoreContract, a_reader_sees_all_that_has_been_stored) {
  Store& store = this->store();
  const auto reader = store.reader().value();
  EXPECT_EQ(log_text(*reader, "A"), "none");
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "x"}, {"A", 2, "b"}})));
  EXPECT_EQ(log_text(*reader, "A"), "A: a b");
  ASSERT_TRUE(worked(put_to_rest(store, {"A"})));
  EXPECT_EQ(log_text(*reader, "A"), "A: a b");
  EXPECT_EQ(reader->live_codes().value(), std::vector<std::string>{"B"});
  ASSERT_TRUE(worked(append(store, {{"A", 3, "c"}})));
  EXPECT_EQ(log_text(*reader, "A"), "A: a b c");
  EXPECT_EQ(reader->entries_after("A", 1).value().value(), (std::vector<std::string>{"b", "c"}));
  EXPECT_EQ(reader->codes_after("", 9).value(), (std::vector<std::string>{"A", "B"}));
  ASSERT_TRUE(worked(replace(store, {{"A", {"-", "b", "c"}}, {"B", {}}})));
  EXPECT_EQ(log_text(*reader, "A"), "A: - b c");
  EXPECT_EQ(log_text(*reader, "B"), "none");
  ASSERT_TRUE(worked(store.write_note({"colour", "blue"})));
  EXPECT_EQ(reader->notes().value(), (std::vector<Note>{{"colour", "blue"}}));
}

TYPED_TEST(StoreContract, codes_of_live_tables_come_in_their_order) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"C", 1, "c"}, {"A", 1, "a"}, {"B", 1, "b"}})));
  ASSERT_TRUE(worked(put_to_rest(store, {"A", "B"})));
  ASSERT_TRUE(worked(append(store, {{"B", 2, "b"}})));
  EXPECT_EQ(store.live_codes().value(), (std::vector<std::string>{"B", "C"}));
}

TYPED_TEST(StoreContract, codes_come_in_their_order_page_by_page_whether_at_rest_or_not) {
  Store& store = this->store();
  EXPECT_TRUE(store.codes_after("", 5).value().empty());
  ASSERT_TRUE(worked(append(store, {{"C", 1, "c"}, {"A", 1, "a"}, {"D", 1, "d"}, {"B", 1, "b"}})));
  ASSERT_TRUE(worked(put_to_rest(store, {"B", "C"})));
  ASSERT_TRUE(worked(append(store, {{"C", 2, "c"}})));
  using Codes = std::vector<std::string>;
  EXPECT_EQ(store.codes_after("", 5).value(), (Codes{"A", "B", "C", "D"}));
  EXPECT_EQ(store.codes_after("", 2).value(), (Codes{"A", "B"}));
  EXPECT_EQ(store.codes_after("B", 1).value(), (Codes{"C"}));
  EXPECT_EQ(store.codes_after("BB", 5).value(), (Codes{"C", "D"}));
  EXPECT_TRUE(store.codes_after("D", 5).value().empty());
}

TYPED_TEST(StoreContract, a_log_is_replaced_by_one_as_long_live_at_rest_or_both) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "b"}, {"C", 1, "c"}, {"C", 2, "d"}})));
  ASSERT_TRUE(worked(put_to_rest(store, {"A", "C"})));
  ASSERT_TRUE(worked(append(store, {{"C", 3, "e"}})));
  ASSERT_TRUE(worked(replace(store, {{"A", {"1"}}, {"B", {"2"}}, {"C", {"3", "4", "5"}}})));
  EXPECT_EQ(log_text(store, "A"), "A: 1");
  EXPECT_EQ(live(store), (std::vector<Log>{{"B", {"2"}}, {"C", {"3", "4", "5"}}}));
  ASSERT_TRUE(worked(append(store, {{"A", 2, "x"}, {"B", 2, "y"}, {"C", 4, "z"}})));
  EXPECT_EQ(log_text(store, "C"), "C: 3 4 5 z");
}

TYPED_TEST(StoreContract, a_log_of_another_length_or_with_a_line_break_replaces_nothing) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "b"}})));
  EXPECT_TRUE(failed(replace(store, {{"B", {"x"}}, {"A", {"x", "y"}}}), Failure::Conflict,
                     "Table A has 1 entries, not 2."));
  EXPECT_TRUE(failed(replace(store, {{"B", {"x"}}, {"nobody", {"y"}}}), Failure::Conflict));
  EXPECT_TRUE(failed(replace(store, {{"B", {"x"}}, {"A", {"one\ntwo"}}}), Failure::Unavailable,
                     "line break"));
  EXPECT_EQ(log_text(store, "B"), "B: b");
}

TYPED_TEST(StoreContract, a_table_without_entries_is_gone_and_its_code_is_free) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "b"}, {"C", 1, "c"}})));
  ASSERT_TRUE(worked(put_to_rest(store, {"B", "C"})));
  ASSERT_TRUE(worked(append(store, {{"C", 2, "d"}})));
  ASSERT_TRUE(worked(replace(store, {{"A", {}}, {"B", {}}, {"C", {}}, {"nobody", {}}})));
  EXPECT_TRUE(live(store).empty());
  EXPECT_TRUE(store.codes_after("", 5).value().empty());
  for (const char* code : {"A", "B", "C"}) EXPECT_EQ(log_text(store, code), "none");
  ASSERT_TRUE(worked(append(store, {{"C", 1, "new"}})));
  EXPECT_EQ(log_text(store, "C"), "C: new");
}

TYPED_TEST(StoreContract, notes_are_kept_by_name_and_one_without_a_text_is_gone) {
  Store& store = this->store();
  EXPECT_TRUE(store.notes().value().empty());
  ASSERT_TRUE(worked(store.write_note({"b", "two"})));
  ASSERT_TRUE(worked(store.write_note({"a", "one"})));
  ASSERT_TRUE(worked(store.write_note({"b", "three"})));
  EXPECT_EQ(store.notes().value(), (std::vector<Note>{{"a", "one"}, {"b", "three"}}));
  ASSERT_TRUE(worked(store.write_note({"a", ""})));
  ASSERT_TRUE(worked(store.write_note({"nobody", ""})));
  EXPECT_EQ(store.notes().value(), (std::vector<Note>{{"b", "three"}}));
}

// Of stores that several servers share.

struct SharedInMemory {
  std::unique_ptr<Store> store = std::make_unique<MemoryStore>(MemoryStore::Use::Shared);
};

template <typename Place>
class SharedStoreContract : public StoreContract<Place> {
 protected:
  /// An entry with a listing; the line is the entry's number.
  static Entry entry(const std::string& table, std::uint32_t seq, bool is_waiting,
                     std::vector<std::string> people) {
    return {table, seq, "body",
            std::make_shared<const Listing>(
                Listing{table, is_waiting, std::move(people), std::to_string(seq)})};
  }
  /// "A1 B2": the codes and the lines.
  static std::string text_of(const std::expected<std::vector<Listing>, StoreError>& listings) {
    if (!listings) return listings.error().sentence;
    std::string text;
    for (const Listing& listing : *listings) {
      text += (text.empty() ? "" : " ") + listing.table + listing.line;
    }
    return text;
  }
};

using SharedPlaces = ::testing::Types<SharedInMemory, InPostgres>;
TYPED_TEST_SUITE(SharedStoreContract, SharedPlaces, PlaceNames);

TYPED_TEST(SharedStoreContract, lists_show_the_newest_tables_first_as_their_last_listings_say) {
  Store& store = this->store();
  EXPECT_TRUE(store.is_shared());
  EXPECT_EQ(this->text_of(store.waiting(9)), "");
  ASSERT_TRUE(worked(append(store, {this->entry("C", 1, true, {"ada"})})));
  ASSERT_TRUE(worked(append(store, {this->entry("A", 1, false, {"ada", "bo"}),
                                    this->entry("B", 1, true, {}),
                                    {"B", 2, "said"}})));
  EXPECT_EQ(this->text_of(store.waiting(9)), "B1 C1");
  EXPECT_EQ(this->text_of(store.waiting(1)), "B1");
  EXPECT_EQ(this->text_of(store.listed_for("ada", 9)), "A1 C1");
  EXPECT_EQ(this->text_of(store.listed_for("ada", 1)), "A1");
  EXPECT_EQ(this->text_of(store.listed_for("bo", 9)), "A1");
  EXPECT_EQ(this->text_of(store.listed_for("cy", 9)), "");
  EXPECT_EQ(store.listed_for("bo", 9).value().front(), (Listing{"A", false, {"ada", "bo"}, "1"}));
  // An old table stays where it is when it changes; of a group its last listing counts.
  ASSERT_TRUE(worked(append(store, {this->entry("C", 2, true, {"ada"}),
                                    {"C", 3, "said"},
                                    this->entry("C", 4, true, {"bo"}),
                                    this->entry("B", 3, false, {"bo"})})));
  EXPECT_EQ(this->text_of(store.waiting(9)), "C4");
  EXPECT_EQ(this->text_of(store.listed_for("ada", 9)), "A1");
  EXPECT_EQ(this->text_of(store.listed_for("bo", 9)), "B3 A1 C4");
}

TYPED_TEST(SharedStoreContract, a_listing_is_stored_with_its_entry_or_not_at_all) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {this->entry("A", 1, true, {"ada"})})));
  EXPECT_TRUE(
      failed(append(store, {this->entry("B", 1, true, {"bo"}), this->entry("A", 1, false, {"bo"})}),
             Failure::Conflict));
  EXPECT_EQ(this->text_of(store.waiting(9)), "B1 A1");
  EXPECT_EQ(this->text_of(store.listed_for("bo", 9)), "B1");
  EXPECT_EQ(this->text_of(store.listed_for("ada", 9)), "A1");
}

TYPED_TEST(SharedStoreContract, of_tables_bound_to_each_other_nothing_is_listed_where_one_lost) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {this->entry("A", 1, true, {"ada"})})));
  Entry lost = this->entry("A", 1, false, {"bo"});
  lost.with = "B";
  EXPECT_TRUE(failed(append(store, {lost, this->entry("B", 1, true, {"bo"})}), Failure::Conflict));
  EXPECT_EQ(this->text_of(store.waiting(9)), "A1");
  EXPECT_EQ(this->text_of(store.listed_for("bo", 9)), "");
}

TYPED_TEST(SharedStoreContract, no_list_shows_a_table_at_rest_or_one_that_is_gone) {
  Store& store = this->store();
  ASSERT_TRUE(worked(
      append(store, {this->entry("A", 1, true, {"ada"}), this->entry("B", 1, true, {"ada"})})));
  ASSERT_TRUE(worked(put_to_rest(store, {"A"})));
  EXPECT_EQ(this->text_of(store.waiting(9)), "B1");
  EXPECT_EQ(this->text_of(store.listed_for("ada", 9)), "B1");
  ASSERT_TRUE(worked(append(store, {{"A", 2, "woken"}})));
  EXPECT_EQ(this->text_of(store.listed_for("ada", 9)), "B1 A1");
  ASSERT_TRUE(worked(replace(store, {{"A", {}}})));
  EXPECT_EQ(this->text_of(store.waiting(9)), "B1");
  ASSERT_TRUE(worked(append(store, {{"A", 1, "another"}})));
  EXPECT_EQ(this->text_of(store.waiting(9)), "B1");
}

TYPED_TEST(SharedStoreContract, of_two_servers_that_write_the_same_number_one_wins) {
  Store& store = this->store();
  ASSERT_TRUE(worked(append(store, {{"A", 1, "a"}, {"B", 1, "x"}})));
  ASSERT_TRUE(worked(append(store, {{"A", 2, "first"}})));
  const auto lost = append(store, {{"B", 2, "y"}, {"A", 2, "second"}});
  ASSERT_TRUE(failed(lost, Failure::Conflict));
  EXPECT_EQ(lost.error().tables, std::vector<std::string>{"A"});
  EXPECT_EQ(store.entries_after("A", 1).value().value(), std::vector<std::string>{"first"});
  EXPECT_EQ(log_text(store, "B"), "B: x y");
}

}  // namespace
}  // namespace coverstory::store
