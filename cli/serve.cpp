// coverstory serve: the table server. Every setting is a flag or an environment variable; where
// both are given, the flag counts.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/refused.h"
#include "server/configuration.h"
#include "server/server.h"
#include "store/place.h"

namespace coverstory::cli {
namespace {

using server::Configuration;
using server::Server;
using server::Setting;
using server::StartFailure;

// For a service manager. Starting again does not help a store that cannot be used; it may help
// where there was no room or no way to it, and it does after a mistake of ours.
constexpr int kNoStore = 3;
constexpr int kNotNow = 4;
constexpr int kFault = 70;

std::vector<Flag> flags() {
  std::vector<Flag> all;
  for (const Setting& setting : server::settings())
    all.push_back({setting.name, setting.value, setting.meaning});
  all.push_back({"help", "", "this text"});
  return all;
}

void print_help() {
  fmt::print(
      "Usage: coverstory serve …\n"
      "Serves tables over HTTP and WebSocket until it is interrupted; docs/running.md says more.\n"
      "The first line it prints tells where it is; its log goes to standard error.\n\n{}\n"
      "Each is also an environment variable: {} for --{}.\n"
      "It ends with 2 where a setting is wrong or the port is in use, with {} where the store "
      "cannot\n"
      "be used, with {} where there is no room for it or no way to it at the start, and with {} "
      "after\n"
      "a mistake of ours.\n",
      help_of(flags()), server::environment_name("bot-threads"), "bot-threads", kNoStore, kNotNow,
      kFault);
}

void read_setting(const Setting& setting, std::string_view name, std::string_view text,
                  Configuration& configuration) {
  const auto read = setting.read(configuration, text);
  if (read) return;
  throw Refused(setting.may_be_secret
                    ? fmt::format("{} takes {}.", name, read.error())
                    : fmt::format("{} takes {}, not '{}'.", name, read.error(), text));
}

Configuration configured(const Arguments& arguments) {
  Configuration configuration;
  for (const Setting& setting : server::settings()) {
    const std::string variable = server::environment_name(setting.name);
    if (const auto text = arguments.value(setting.name)) {
      read_setting(setting, fmt::format("--{}", setting.name), *text, configuration);
    } else if (const char* const value = std::getenv(variable.c_str())) {
      read_setting(setting, variable, value, configuration);
    }
  }
  if (const char* const socket = std::getenv("NOTIFY_SOCKET")) configuration.notify_socket = socket;
  return configuration;
}

/// Beside the store's file, where nothing else is said and the path is not too long for a socket;
/// a database has none.
void choose_admin_socket(Configuration& configuration) {
  if (configuration.admin_socket == "off") {
    configuration.admin_socket.clear();
  } else if (configuration.admin_socket.empty() &&
             configuration.store.kind == store::Place::Kind::Sqlite) {
    std::string beside = configuration.store.where + ".admin";
    if (beside.size() <= server::kLongestSocketPath) configuration.admin_socket = std::move(beside);
  }
}

/// By chance, so that nobody needs to give out numbers; never 0.
std::uint64_t number_among_servers() {
  const Seed seed = system_seed();
  return std::uint64_t{seed.words[0]} << 32 | seed.words[1] | 1;
}

int run(Configuration configuration) {
  const store::Place store = configuration.store;
  choose_admin_socket(configuration);
  if (store.kind == store::Place::Kind::Postgres) configuration.server = number_among_servers();
  const std::uint64_t number = configuration.server;
  auto server = Server::start(std::move(configuration), [&] { return store::open(store, number); });
  if (!server) {
    if (server.error().what == StartFailure::What::Setting) throw Refused(server.error().sentence);
    fmt::print(stderr, "coverstory: {}\n", server.error().sentence);
    return server.error().what == StartFailure::What::NotNow ? kNotNow : kNoStore;
  }
  (*server)->stop_on_signals();
  fmt::print("Cover Story is at {}\n", (*server)->address());
  for (const std::string& address : (*server)->addresses_for_others())
    fmt::print("Others in this network find it at {}\n", address);
  std::fflush(stdout);
  const server::Ending ending = (*server)->run();
  // Nothing of what memory holds is to be trusted with an orderly end.
  if (ending == server::Ending::Fault) std::_Exit(kFault);
  (*server)->leave(ending == server::Ending::Damaged ? kNoStore : 0);
}

}  // namespace

int serve(Words words) {
  const auto known = flags();
  const Arguments arguments(words, known);
  if (arguments.has("help")) {
    print_help();
    return 0;
  }
  if (!arguments.positional().empty())
    throw Refused(fmt::format("serve takes options only, not '{}'.", arguments.positional()[0]));
  return run(configured(arguments));
}

}  // namespace coverstory::cli
