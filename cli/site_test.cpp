// coverstory site: what it writes, what it replaces, and what it refuses to touch.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/refused.h"
#include "cli/site_page.h"
#include "store/test_folder.h"

namespace coverstory::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kServedPage =
    "<head>\n    <meta charset=\"utf-8\" />\n"
    "    <link rel=\"icon\" href=\"/icon.svg\" />\n"
    "    <script type=\"module\" src=\"/assets/index-1a2b.js\"></script>\n</head>\n";

TEST(SitePage, names_its_files_relatively_and_says_that_there_is_no_server) {
  const std::string page = site_page(kServedPage).value();
  EXPECT_TRUE(page.contains("src=\"./assets/index-1a2b.js\"")) << page;
  EXPECT_TRUE(page.contains("href=\"./icon.svg\"")) << page;
  EXPECT_FALSE(page.contains("=\"/")) << page;
  EXPECT_TRUE(is_site_page(page));
  EXPECT_FALSE(is_site_page(kServedPage));
}

TEST(SitePage, brings_the_policy_before_anything_is_loaded_without_what_only_a_header_may_say) {
  const std::string page = site_page(kServedPage).value();
  const std::size_t policy = page.find("http-equiv=\"Content-Security-Policy\"");
  EXPECT_LT(policy, page.find("<script"));
  EXPECT_LT(policy, page.find("<link"));
  EXPECT_TRUE(page.contains("script-src 'self' 'wasm-unsafe-eval'")) << page;
  EXPECT_FALSE(page.contains("frame-ancestors")) << page;
}

TEST(SitePage, what_stands_in_the_page_is_allowed_as_it_stands_there) {
  const std::string served =
      std::string(kServedPage) + "<style>a{background:url(/assets/a.svg)}</style>";
  const std::string page = site_page(served).value();
  EXPECT_TRUE(page.contains("url(./assets/a.svg)")) << page;
  const std::string policy = server::policy_of_page(page, server::kOwnContentPolicy);
  EXPECT_TRUE(policy.contains("'sha256-"));
  EXPECT_TRUE(page.contains(policy)) << page;
}

TEST(SitePage, another_page_is_none_of_the_client) {
  EXPECT_FALSE(site_page("<html>Hello</html>"));
  EXPECT_FALSE(site_page("<meta charset=\"utf-8\" /><p>Hello</p>"));
}

using Files = std::map<std::string, std::string>;

Files files_in(const fs::path& folder) {
  Files files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    files[entry.path().lexically_relative(folder).string()] = store::bytes_of(entry.path());
  }
  return files;
}

class SiteCommand : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(web / "assets");
    store::write_bytes(web / "index.html", kServedPage);
    store::write_bytes(web / "assets/index-1a2b.js", "script");
    store::write_bytes(web / "assets/index-1a2b.js.br", "packed");
    store::write_bytes(web / ".built", "");
    store::write_bytes(web / "sw.js", "worker");
  }

  /// What it said, refused or not.
  std::string write_site(const fs::path& to) { return run({to.string(), "--web", web.string()}); }

  static std::string run(const std::vector<std::string>& texts) {
    const std::vector<std::string_view> words(texts.begin(), texts.end());
    testing::internal::CaptureStdout();
    std::string refusal;
    try {
      EXPECT_EQ(site(words), 0);
    } catch (const Refused& refused) {
      refusal = std::string("refused: ") + refused.what();
    }
    return testing::internal::GetCapturedStdout() + refusal;
  }

  store::TestFolder folder;
  fs::path web = folder / "web";
  fs::path place = folder / "place/public";
};

TEST_F(SiteCommand, writes_the_client_without_what_is_for_a_server) {
  EXPECT_EQ(write_site(place),
            place.string() + ": 3 files. Any web host can serve them, at any path.\n");
  EXPECT_EQ(files_in(place), (Files{{"assets/index-1a2b.js", "script"},
                                    {"index.html", site_page(kServedPage).value()},
                                    {"sw.js", "worker"}}));
}

TEST_F(SiteCommand, an_earlier_site_is_replaced_as_a_whole_and_nothing_stays_beside_it) {
  write_site(place);
  fs::rename(web / "assets/index-1a2b.js", web / "assets/index-3c4d.js");
  write_site(place);
  EXPECT_TRUE(fs::exists(place / "assets/index-3c4d.js"));
  EXPECT_FALSE(fs::exists(place / "assets/index-1a2b.js"));
  EXPECT_EQ(std::distance(fs::directory_iterator(place.parent_path()), {}), 1);
}

TEST_F(SiteCommand, an_empty_folder_is_filled_and_a_link_to_a_folder_stays_a_link) {
  fs::create_directories(place);
  fs::create_directory_symlink(place, folder / "link");
  EXPECT_TRUE(write_site(folder / "link").contains("3 files"));
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_TRUE(fs::exists(place / "index.html"));
}

TEST_F(SiteCommand, what_is_somebodys_is_left_as_it_is) {
  fs::create_directories(place);
  store::write_bytes(place / "index.html", "my page");
  EXPECT_EQ(write_site(place), "refused: " + place.string() +
                                   " is not empty and is no earlier site: it is left as it is.");
  EXPECT_EQ(files_in(place), (Files{{"index.html", "my page"}}));
  const std::string file = (place / "index.html").string();
  EXPECT_EQ(write_site(file), "refused: " + file + " is a file; site writes a folder.");
  EXPECT_EQ(store::bytes_of(file), "my page");
}

TEST_F(SiteCommand, a_place_that_cannot_be_written_is_told) {
  store::write_bytes(folder / "file", "");
  const std::string within = (folder / "file/site").string();
  EXPECT_EQ(write_site(within), "refused: " + within + " cannot be written: Not a directory.");
}

TEST_F(SiteCommand, folders_without_the_client_are_told) {
  const std::string target = place.string();
  const std::string none = (folder / "none").string();
  EXPECT_EQ(run({target, "--web", none}),
            "refused: There is no folder " + none + " with the client's files.");
  fs::create_directories(none);
  EXPECT_EQ(run({target, "--web", none}),
            "refused: " + none + " has no index.html: the client's files are not there.");
  store::write_bytes(none + "/index.html", "my page");
  EXPECT_EQ(run({target, "--web", none}),
            "refused: " + none + "/index.html is no page of the client that this version knows.");
  EXPECT_FALSE(fs::exists(place));
}

TEST_F(SiteCommand, a_site_is_not_made_from_a_site_nor_into_the_client) {
  write_site(place);
  EXPECT_EQ(run({(folder / "other").string(), "--web", place.string()}),
            "refused: " + place.string() +
                " is a site itself; --web takes the client as a server has it.");
  EXPECT_EQ(write_site(web / "site"),
            "refused: The site and the client's files must lie in different folders.");
  EXPECT_EQ(write_site(web),
            "refused: The site and the client's files must lie in different folders.");
  EXPECT_TRUE(fs::exists(web / "sw.js"));
}

TEST_F(SiteCommand, takes_one_folder) {
  EXPECT_EQ(run({}), "refused: site takes one name: the folder to write.");
  EXPECT_EQ(run({"a", "b"}), "refused: site takes one name: the folder to write.");
}

}  // namespace
}  // namespace coverstory::cli
