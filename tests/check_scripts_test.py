"""The checks of the repository must themselves fail where they should: small trees, right and wrong."""
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).parents[1] / "scripts"


def write(root, files):
    for path, text in files.items():
        file = pathlib.Path(root) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def check(script, files):
    """Runs a script on a tree of these files; answers with its exit code and what it printed."""
    with tempfile.TemporaryDirectory() as root:
        write(root, files)
        done = subprocess.run([sys.executable, SCRIPTS / script, root], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr


class CheckIncludes(unittest.TestCase):
    def expect(self, code, path, include, said=""):
        result, output = check("check_includes", {path: f"#pragma once\n#include {include}\n"})
        self.assertEqual(result, code, output)
        self.assertIn(said, output)

    def test_an_include_of_a_lower_folder_is_right(self):
        self.expect(0, "engine/core/a.h", '"engine/core/b.h"')
        self.expect(0, "engine/cover_me/a.h", '"engine/core/b.h"')
        self.expect(0, "bots/cover_me/a.cpp", '"engine/cover_me/b.h"')
        self.expect(0, "server/a.cpp", '"tables/b.h"')
        self.expect(0, "tables/a.cpp", '"store/b.h"')
        self.expect(0, "tests/a_test.cpp", '"server/b.h"')

    def test_an_include_of_a_higher_folder_is_wrong(self):
        self.expect(1, "engine/core/a.h", '"engine/cover_me/b.h"', "from engine/core to engine/cover_me")
        self.expect(1, "engine/cover_up/a.h", '"records/b.h"', "from engine/cover_up to records")
        self.expect(1, "records/a.cpp", '"tables/b.h"', "from records to tables")
        self.expect(1, "cli/a.cpp", '"tests/b.h"', "from cli to tests")

    def test_the_two_games_do_not_know_each_other(self):
        self.expect(1, "engine/cover_me/a.h", '"engine/cover_up/b.h"')
        self.expect(1, "engine/cover_up/a.h", '"engine/cover_me/b.h"')

    def test_the_two_games_do_not_know_each_other_in_any_folder(self):
        self.expect(1, "bots/cover_me/a.h", '"bots/cover_up/b.h"', "from cover_me to cover_up")
        self.expect(1, "games/cover_up/a.cpp", '"records/cover_me/b.h"', "from cover_up to cover_me")
        self.expect(0, "games/cover_up/a.cpp", '"records/cover_up/b.h"')
        self.expect(0, "games/cover_up/a.cpp", '"games/all.h"')

    def test_what_is_common_to_all_games_knows_none(self):
        for path in ("tables/a.cpp", "protocol/table/a.h", "server/a.cpp"):
            self.expect(1, path, '"engine/cover_me/b.h"', "is of cover_me, and this is common")
            self.expect(1, path, '"records/cover_up/b.h"', "is of cover_up, and this is common")
            self.expect(0, path, '"engine/core/b.h"')
        self.expect(1, "tables/a.cpp", '"games/all.h"', "from tables to games")
        self.expect(1, "protocol/table/a_test.cpp", '"games/all.h"', "from protocol to games")
        self.expect(0, "server/a.cpp", '"games/all.h"')

    def test_the_tests_of_the_tables_play_the_games(self):
        self.expect(0, "tables/a_test.cpp", '"games/all.h"')
        self.expect(0, "tables/test_a.h", '"games/cover_me/b.h"')
        self.expect(0, "tables/a_test.cpp", '"engine/cover_up/b.h"')

    def test_the_table_of_folders_has_the_order_of_cmake(self):
        tree = {"cli/a.h": ""}
        rows = [line for line in (SCRIPTS.parent / "docs/architecture.md").read_text(encoding="utf-8").splitlines()
                if line.startswith("| `")]
        for said, table in (("not in the order", [rows[1], rows[0], *rows[2:]]),
                            ("records: no table", [row for row in rows if "records" not in row])):
            result, output = check("check_includes", tree | {"docs/architecture.md": "\n".join(table)})
            self.assertEqual(result, 1, output)
            self.assertIn(said, output)
        self.assertEqual(check("check_includes", tree | {"docs/architecture.md": "\n".join(rows)})[0], 0)

    def test_the_browsers_module_stands_on_the_games_and_nobody_on_it(self):
        self.expect(0, "wasm/a.cpp", '"games/all.h"')
        self.expect(1, "wasm/a.cpp", '"server/b.h"', "from wasm to server")
        self.expect(1, "cli/a.cpp", '"wasm/b.h"', "from cli to wasm")

    def test_folders_beside_each_other_do_not_know_each_other(self):
        self.expect(1, "bots/a.h", '"records/b.h"')
        self.expect(1, "store/a.h", '"tables/b.h"')
        self.expect(1, "server/a.h", '"cli/b.h"')

    def test_a_test_beside_the_code_follows_the_order_too(self):
        self.expect(1, "engine/core/a_test.cpp", '"engine/cover_me/b.h"')

    def test_the_engine_is_pure(self):
        for header in ("iostream", "fstream", "chrono", "thread", "random", "cstdio", "mutex", "atomic", "ctime"):
            self.expect(1, "engine/cover_me/a.h", f"<{header}>", header)
            self.expect(0, "engine/cover_me/a_test.cpp", f"<{header}>")
            self.expect(0, "bots/a.h", f"<{header}>")

    def test_test_helpers_are_for_tests(self):
        self.expect(1, "engine/cover_me/a.cpp", '"engine/cover_me/test_b.h"', "is for tests")
        self.expect(1, "bots/a.cpp", '"engine/cover_me/test_b.h"', "is for tests")
        self.expect(0, "engine/cover_me/a_test.cpp", '"engine/cover_me/test_b.h"')
        self.expect(0, "engine/cover_me/test_a.cpp", '"engine/cover_me/test_b.h"')
        self.expect(0, "tests/a.cpp", '"engine/cover_me/test_b.h"')

    def test_an_include_is_a_path_from_the_root(self):
        self.expect(1, "engine/cover_me/a.h", '"b.h"', "is not a path from the root")
        self.expect(1, "engine/cover_me/a.h", '"../core/b.h"', "is not a path from the root")

    def test_a_new_folder_must_find_its_place(self):
        self.expect(1, "misc/a.h", '"engine/core/b.h"', "stands in no folder")


class CheckLinks(unittest.TestCase):
    STORE = {"store/CMakeLists.txt": "coverstory_library(store SOURCES store.cpp LINKS fmt::fmt)\n",
             "store/store.cpp": "#include <fmt/format.h>\n", "store/store.h": "", "store/entry.h": ""}

    def expect(self, code, links, include, said=""):
        result, output = check("check_links", self.STORE | {
            "server/CMakeLists.txt": f"coverstory_library(server\n  SOURCES server.cpp\n  LINKS {links})\n",
            "server/server.cpp": '#include "server/rate.h"\n', "server/rate.h": f"#include {include}\n"})
        self.assertEqual(result, code, output)
        self.assertIn(said, output)

    def test_what_is_included_is_linked(self):
        self.expect(0, "store", '"store/store.h"')
        self.expect(0, "store", "<fmt/format.h>")
        self.expect(0, "Boost::json", "<boost/asio.hpp>")

    def test_the_list_of_games_belongs_to_no_target(self):
        self.expect(0, "store", '"games/list.inc"')

    def test_a_folder_within_a_target_is_of_it(self):
        for links, code in (("store", 0), ("", 1)):
            result, output = check("check_links", self.STORE | {
                "games/CMakeLists.txt": f"coverstory_library(games SOURCES all.cpp LINKS {links})\nadd_subdirectory(a)\n",
                "games/all.cpp": "", "games/all.h": "", "games/a/CMakeLists.txt": "target_sources(games PRIVATE kind.cpp)\n",
                "games/a/kind.cpp": '#include "games/all.h"\n#include "store/store.h"\n'})
            self.assertEqual(result, code, output)

    def test_what_is_not_linked_is_found_also_behind_a_header_of_its_own(self):
        self.expect(1, "Boost::json", '"store/store.h"', 'does not link store: server/rate.h includes "store/store.h"')
        self.expect(1, "Boost::json", '"store/entry.h"', "does not link store")
        self.expect(1, "store", "<sqlite3.h>", "does not link SQLite::SQLite3")


class Clauses(unittest.TestCase):
    RULES = "## CM-6 Scoring\n1. The first.\n2. The second\n   1. not an item\n\n## CM-12 Knowledge\n1. One.\n"
    TESTS = ("TEST(A, CM_6_1_is_so) {}\nTEST_F(B, CM_6_2_is_so) {}\nTEST(C,\n     CM_12_1_is_so) {}\n")
    CODE = "/// CM-6.1 to CM-6.2.\n// CM-12.1\n"

    def run_on(self, tests, code=CODE):
        return check("clauses", {"docs/rules/cover-me.md": self.RULES,
                                 "engine/cover_me/a_test.cpp": tests,
                                 "engine/cover_me/a.h": code})

    def test_all_clauses_have_tests(self):
        code, output = self.run_on(self.TESTS)
        self.assertEqual(code, 0, output)
        self.assertIn("3 clauses, 0 without a test, 0 not mentioned", output)

    def test_a_clause_without_a_test_is_told_and_fails(self):
        code, output = self.run_on(self.TESTS.replace("CM_6_2", "CM_6_1"))
        self.assertEqual(code, 1, output)
        self.assertIn("CM-6.2 has no test", output)

    def test_a_longer_number_is_another_clause(self):
        code, output = self.run_on(self.TESTS.replace("CM_12_1", "CM_12_11"))
        self.assertEqual(code, 1, output)
        self.assertIn("CM-12.1 has no test", output)
        self.assertIn("CM-12.11 has a test but is no clause", output)

    def test_a_clause_that_the_engine_does_not_mention_is_told(self):
        code, output = self.run_on(self.TESTS, "// CM-6.1 and CM-12.1\n")
        self.assertEqual(code, 0, output)
        self.assertIn("CM-6.2 is not mentioned", output)

    def test_rules_without_clauses_fail(self):
        code, _ = check("clauses", {"docs/rules/cover-me.md": "nothing\n"})
        self.assertEqual(code, 1)


class Structure(unittest.TestCase):
    @staticmethod
    def a_class(functions):
        return "class A {\n public:\n" + "".join(f"  int f{n}() const;\n" for n in range(functions)) + "};\n"

    def run_on(self, files):
        with tempfile.TemporaryDirectory() as root:
            write(root, files)
            done = subprocess.run([sys.executable, SCRIPTS / "structure", "--check", root], capture_output=True, text=True)
            return done.returncode, done.stdout + done.stderr

    def test_a_class_may_have_25_functions_and_no_more(self):
        self.assertEqual(self.run_on({"tables/a.h": self.a_class(25)})[0], 0)
        code, output = self.run_on({"tables/a.h": self.a_class(26)})
        self.assertEqual(code, 1, output)
        self.assertIn("26 A (tables/a.h)", output)
        self.assertIn("A has more than 25 member functions", output)

    def test_tests_may_have_large_classes(self):
        self.assertEqual(self.run_on({"tables/a_test.cpp": self.a_class(26), "web/src/a.test.ts": self.a_class(30)})[0], 0)

    def test_what_is_no_function_is_not_counted(self):
        _, output = self.run_on({"tables/a.h": """
            class A {
             public:
              A(const A&) = delete;
              using Made = std::function<void(int)>;
              struct Inner { int x = f(1); int g(); };
              std::function<void(int)> told_;
              int number_ = count(3);
              int h() { return g(); }
              template <class T> T k(T x) const;
              friend bool operator==(const A&, const A&) = default;
            };"""})
        self.assertIn("2 A (tables/a.h)", output)
        self.assertIn("1 Inner (tables/a.h)", output)

    def test_files_that_name_both_games_are_what_a_third_game_touches(self):
        both = {f"tables/{n}.cpp": "cover_me(); CoverUp();\n" for n in range(3)}
        others = {"games/cover_me/a.cpp": "cover_me(); cover_up();\n", "tables/c.cpp": "cover_me(); // or cover_up\n"}
        self.assertEqual(self.run_on({**both, **others})[0], 0)
        code, output = self.run_on({**both, "server/a.cpp": 'open("cover-me", "cover-up");\n'})
        self.assertEqual(code, 1, output)
        self.assertIn("a third game touches more than 3 files", output)

    def test_files_that_name_the_option_are_what_a_new_option_touches(self):
        naming = {f"cli/{n}.cpp": "Tie tie;\n" for n in range(7)}
        texts = {f"web/src/texts/{language}/options.ts": "{ tie: '' }\n" for language in ("en", "nl", "fi")}
        self.assertEqual(self.run_on({**naming, **texts})[0], 0)
        code, output = self.run_on({**naming, **texts, "records/a.h": "options.tie\n"})
        self.assertEqual(code, 1, output)
        self.assertIn("an option touches more than 8 files", output)


class Architecture(unittest.TestCase):
    SOUND = "`docs/`\n"

    def run_on(self, page, files):
        return check("check_architecture", {"docs/architecture.md": page, "docs/security.md": self.SOUND, **files})

    def test_files_and_functions_that_are_there_are_right(self):
        page = "`tables/` has `House::receive()` in `tables/house.h`, and `tests/*.py`.\n"
        code, output = self.run_on(page, {"tables/house.h": "class House {};", "tables/house.cpp": "void receive() {}",
                                          "tests/a.py": ""})
        self.assertEqual(code, 0, output)

    def test_a_file_that_is_gone_is_told(self):
        code, output = self.run_on("one\n`tables/house.h`\n", {"tables/home.h": ""})
        self.assertEqual(code, 1, output)
        self.assertIn("line 2: there is no tables/house.h", output)

    def test_a_function_that_is_gone_is_told(self):
        code, output = self.run_on("`tables/house.h`: `House::receive()`\n", {"tables/house.h": "class House { void received(); };"})
        self.assertEqual(code, 1, output)
        self.assertIn("no House::receive()", output)

    def test_a_function_without_a_file_is_told(self):
        self.assertEqual(self.run_on("`receive()`\n", {})[0], 1)

    def test_both_pages_are_read(self):
        page = "`server/a_test.cpp`: `nobody_waits()`\n"
        code, output = self.run_on(self.SOUND, {"docs/security.md": page, "server/a_test.cpp": "TEST(A, all_wait) {}"})
        self.assertEqual(code, 1, output)
        self.assertIn("docs/security.md: line 1: no nobody_waits()", output)

    def test_an_empty_page_is_wrong(self):
        self.assertEqual(self.run_on("nothing\n", {})[0], 1)


if __name__ == "__main__":
    unittest.main()
