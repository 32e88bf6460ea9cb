#include "store/postgres/test_postgres.h"

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <thread>

#include "store/postgres/connection.h"

namespace coverstory::store {
namespace {

/// Where Debian keeps the programs of its newest PostgreSQL; empty where there is none.
std::string newest_programs() {
  const std::filesystem::path all = "/usr/lib/postgresql";
  std::filesystem::path newest;
  if (!std::filesystem::exists(all)) return {};
  for (const auto& version : std::filesystem::directory_iterator(all)) {
    if (std::filesystem::exists(version.path() / "bin" / "initdb"))
      newest = std::max(newest, version.path() / "bin");
  }
  return newest.string();
}

/// PostgreSQL refuses to run as root.
const passwd* somebody_else() {
  return getuid() == 0 ? getpwnam("nobody") : nullptr;
}

void become(const passwd* user) {
  if (user &&
      (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 || setuid(user->pw_uid) != 0))
    _exit(126);
}

/// Small, as several tests may have one at the same time; durable as in earnest. It runs until its
/// input ends, and then stops without a word to anyone.
constexpr const char* kKeep = R"("$0" -D "$1" -c listen_addresses= -c unix_socket_directories="$2" \
  -c shared_buffers=16MB -c max_connections=50 </dev/null & read ignored; kill -QUIT $!; wait)";

}  // namespace

bool TestPostgres::is_installed() {
  return !newest_programs().empty();
}

TestPostgres* TestPostgres::shared() {
  if (!is_installed()) return nullptr;
  static TestPostgres postgres;
  return &postgres;
}

TestPostgres::TestPostgres(Empty) : programs_(newest_programs()) {
  if (const passwd* user = somebody_else()) {
    if (chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0)
      throw std::runtime_error("chown");
  }
}

TestPostgres::TestPostgres() : TestPostgres(Empty()) {
  run({program("initdb"), "-D", folder_ / "data", "-U", "coverstory", "-A", "trust", "-E", "UTF8",
       "--locale=C.UTF-8", "--no-sync"});
  start();
}

std::unique_ptr<TestPostgres> TestPostgres::standby_of(const TestPostgres& primary) {
  std::unique_ptr<TestPostgres> standby(new TestPostgres(Empty()));
  standby->follow(primary);
  return standby;
}

void TestPostgres::follow(const TestPostgres& primary) {
  kill();
  std::filesystem::remove_all(folder_ / "data");
  run({program("pg_basebackup"), "-D", folder_ / "data", "-d", primary.conninfo(), "-R",
       "--checkpoint=fast", "--no-sync"});
  start();
}

void TestPostgres::promote() {
  run({program("pg_ctl"), "-D", folder_ / "data", "-w", "-t", "60", "promote"});
}

/// Whether commits wait for a standby is for the checkpointer to tell all the others, when it has
/// read the settings: before it does anything else that it is asked for.
void TestPostgres::set(const std::string& setting) const {
  const auto read_at = [&] {
    return postgres::Connection(conninfo())
        .run("SELECT (extract(epoch FROM pg_conf_load_time()) * 1000000)::int8")
        .big_number(0, 0);
  };
  const std::int64_t before = read_at();
  postgres::Connection connection(conninfo());
  connection.run_all(("ALTER SYSTEM SET " + setting).c_str());
  connection.run_all("SELECT pg_reload_conf()");
  while (read_at() == before) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  connection.run_all("CHECKPOINT");
}

std::string TestPostgres::program(const std::string& name) const {
  return programs_ + "/" + name;
}

void TestPostgres::start() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("pipe2");
  keeper_ = spawn({"/bin/sh", "-c", kKeep, program("postgres"), folder_ / "data", host()}, ends[0]);
  close(ends[0]);
  leash_ = ends[1];
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
  while (PQping(conninfo().c_str()) != PQPING_OK) {
    if (std::chrono::steady_clock::now() > end)
      throw std::runtime_error("PostgreSQL does not start: " + bytes_of(folder_ / "log"));
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

void TestPostgres::kill() {
  if (keeper_ == 0) return;
  close(leash_);
  waitpid(keeper_, nullptr, 0);
  keeper_ = 0;
}

pid_t TestPostgres::spawn(const std::vector<std::string>& command, int input) const {
  const passwd* user = somebody_else();
  const std::string log = folder_ / "log";
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const pid_t child = fork();
  if (child != 0) return child;
  become(user);
  if (chdir(folder_.path().c_str()) != 0) _exit(126);
  dup2(input, STDIN_FILENO);
  const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  execv(arguments[0], arguments.data());
  _exit(127);
}

void TestPostgres::run(const std::vector<std::string>& command) const {
  const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  int status = 0;
  waitpid(spawn(command, nothing), &status, 0);
  close(nothing);
  if (status != 0) throw std::runtime_error(command[0] + ": " + bytes_of(folder_ / "log"));
}

pid_t TestPostgres::process() const {
  return static_cast<pid_t>(std::stol(bytes_of(folder_ / "data" / "postmaster.pid")));
}

std::string TestPostgres::conninfo() const {
  return "host=" + host() + " user=coverstory dbname=postgres";
}

std::string TestPostgres::fresh() {
  const std::string schema = "s" + std::to_string(++schemas_);
  postgres::Connection(conninfo()).run_all(("CREATE SCHEMA " + schema).c_str());
  return conninfo() + " options=-csearch_path=" + schema;
}

}  // namespace coverstory::store
