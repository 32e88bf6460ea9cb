#include "server/http/static_files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "server/http/request_path.h"
#include "server/http/security_headers.h"
#include "store/test_folder.h"

namespace coverstory::server {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& path, std::string_view content) {
  fs::create_directories(path.parent_path());
  std::ofstream(path) << content;
}

class StaticFilesTest : public testing::Test {
 protected:
  void SetUp() override {
    write(folder.path() / "secret.txt", "secret");
    write(root / "index.html", "the page");
    write(root / "engine.wasm", "module");
    write(root / "sw.js", "worker");
    write(root / "app.webmanifest", "{}");
    write(root / "assets/app-1a2b.js", "script");
    write(root / "assets/app-1a2b.js.br", "packed");
    write(root / "assets/app-1a2b.js.gz", "zipped");
    files.emplace(StaticFiles::open(root.string()).value());
  }

  Response get(std::string_view target, std::string coding = "", std::string known = "") {
    const auto path = decoded_path(target);
    if (!path) return {.status = 400};
    return files->answer(*path,
                         {.accept_encoding = std::move(coding), .if_none_match = std::move(known)});
  }

  store::TestFolder folder;
  fs::path root = folder.path() / "web";
  std::optional<StaticFiles> files;
};

TEST_F(StaticFilesTest, files_have_their_type_and_their_content) {
  EXPECT_EQ(*get("/engine.wasm").body, "module");
  EXPECT_EQ(get("/engine.wasm").header("Content-Type"), "application/wasm");
  EXPECT_EQ(get("/engine.wasm?v=2").status, 200u);
  EXPECT_EQ(get("/engine%2ewasm").status, 200u);
}

TEST_F(StaticFilesTest, paths_that_the_client_draws_give_its_page) {
  for (const char* target : {"/", "/t/K7MQ2X", "/rules", "/a/b/c?x=1.2"}) {
    EXPECT_EQ(*get(target).body, "the page") << target;
    EXPECT_EQ(get(target).header("Cache-Control"), "no-cache") << target;
  }
  EXPECT_EQ(get("/missing.js").status, 404u);
}

TEST_F(StaticFilesTest, the_first_page_comes_in_the_language_that_is_wanted_most) {
  write(root / "first.en.html", "welcome");
  write(root / "first.nl.html", "<style>p</style>welkom");
  write(root / "first.nl.html.gz", "packed welkom");
  const auto first = [&](std::string language, std::string coding = "") {
    return files->answer(
        "/", {.accept_encoding = std::move(coding), .accept_language = std::move(language)});
  };
  EXPECT_EQ(*first("nl-NL,nl;q=0.9,en;q=0.8").body, "<style>p</style>welkom");
  EXPECT_EQ(*first("nl", "gzip").body, "packed welkom");
  EXPECT_EQ(*first("fr,en;q=0.5").body, "welcome");
  EXPECT_EQ(*first("fr").body, "welcome");
  EXPECT_EQ(first("nl").header("Vary"), "Accept-Encoding, Accept-Language");
  EXPECT_EQ(*get("/t/K7MQ2X").body, "the page");
  // Also for the packed form, the policy is that of the page.
  EXPECT_TRUE(first("nl", "gzip").header("Content-Security-Policy").contains("'sha256-"));
  EXPECT_EQ(first("en").header("Content-Security-Policy"), kContentPolicy);
  EXPECT_EQ(get("/sw.js").header("Content-Security-Policy"), "");
}

TEST_F(StaticFilesTest, the_folder_cannot_be_left) {
  fs::create_symlink("../secret.txt", root / "way_out.txt");
  fs::create_symlink(folder.path() / "secret.txt", root / "far_out.txt");
  fs::create_directory_symlink("..", root / "up");
  fs::create_symlink("engine.wasm", root / "within.wasm");
  for (const char* target : {"/../secret.txt",
                             "/%2e%2e/secret.txt",
                             "/..%2fsecret.txt",
                             "/assets/../../secret.txt",
                             "/assets/%2e%2e/%2e%2e/secret.txt",
                             "//etc/passwd",
                             "/.%2e/secret.txt",
                             "/..\\secret.txt",
                             "/%5c..%5csecret.txt",
                             "/secret.txt%00.js",
                             "/engine.wasm%00",
                             "/./engine.wasm",
                             "/way_out.txt",
                             "/far_out.txt",
                             "/up/secret.txt",
                             "secret.txt",
                             "/%zz.js",
                             "/%2",
                             "/assets/",
                             "/.hidden.js",
                             "/%252e%252e/secret.txt",
                             "/..;/secret.txt",
                             "/engine.wasm/",
                             "/assets.d/"}) {
    EXPECT_GE(get(target).status, 400u) << target;
    EXPECT_NE(*get(target).body, "secret") << target;
  }
  EXPECT_EQ(*get("/within.wasm").body, "module");
}

TEST_F(StaticFilesTest, folders_and_devices_are_no_files) {
  fs::create_directory(root / "folder.d");
  EXPECT_EQ(get("/folder.d").status, 404u);
}

TEST_F(StaticFilesTest, packed_siblings_go_to_those_who_take_them) {
  EXPECT_EQ(*get("/assets/app-1a2b.js", "gzip, deflate, br").body, "packed");
  EXPECT_EQ(get("/assets/app-1a2b.js", "br").header("Content-Encoding"), "br");
  EXPECT_EQ(get("/assets/app-1a2b.js", "br").header("Content-Type"),
            "text/javascript; charset=utf-8");
  EXPECT_EQ(*get("/assets/app-1a2b.js", "gzip;q=0.5, br;q=0").body, "zipped");
  EXPECT_EQ(*get("/assets/app-1a2b.js", "identity").body, "script");
  EXPECT_EQ(get("/assets/app-1a2b.js").header("Vary"), "Accept-Encoding");
}

TEST_F(StaticFilesTest, hashed_names_are_kept_for_ever_and_others_are_asked_for_again) {
  EXPECT_EQ(get("/assets/app-1a2b.js").header("Cache-Control"),
            "public, max-age=31536000, immutable");
  const std::string tag(get("/engine.wasm").header("ETag"));
  EXPECT_EQ(get("/engine.wasm", "", tag).status, 304u);
  EXPECT_TRUE(get("/engine.wasm", "", tag).body->empty());
  write(root / "engine.wasm", "another module");
  EXPECT_EQ(*get("/engine.wasm", "", tag).body, "another module");
}

TEST_F(StaticFilesTest, a_folder_that_was_put_in_its_place_is_taken_up) {
  write(folder.path() / "next/engine.wasm", "the next module");
  fs::rename(root, folder.path() / "before");
  fs::rename(folder.path() / "next", root);
  EXPECT_EQ(*get("/engine.wasm").body, "the next module");
  EXPECT_EQ(get("/assets/app-1a2b.js").status, 404u);
}

TEST_F(StaticFilesTest, while_the_folder_is_away_the_files_that_were_there_are_served) {
  fs::rename(root, folder.path() / "before");
  EXPECT_EQ(*get("/engine.wasm").body, "module");
}

/// A worker that a browser keeps for long would keep the client of that day for as long.
TEST_F(StaticFilesTest, the_service_worker_and_the_manifest_are_always_asked_for) {
  EXPECT_EQ(get("/sw.js?site").header("Content-Type"), "text/javascript; charset=utf-8");
  EXPECT_EQ(get("/sw.js").header("Cache-Control"), "no-cache");
  EXPECT_EQ(get("/app.webmanifest").header("Content-Type"), "application/manifest+json");
  EXPECT_EQ(get("/app.webmanifest").header("Cache-Control"), "no-cache");
}

TEST(RequestPath, query_values_are_found_by_name) {
  EXPECT_EQ(query_value("/a?as=2&b=3", "as"), "2");
  EXPECT_EQ(query_value("/a?b=3&as=", "as"), "");
  EXPECT_EQ(query_value("/a?last=1", "as"), std::nullopt);
  EXPECT_EQ(query_value("/a", "as"), std::nullopt);
}

TEST(StaticFiles, a_folder_that_is_not_there_is_told) {
  const auto files = StaticFiles::open("/no/such/folder");
  ASSERT_FALSE(files);
  EXPECT_EQ(files.error(),
            "The folder /no/such/folder with the client's files cannot be read: No such file or "
            "directory.");
}

}  // namespace
}  // namespace coverstory::server
