// Arbitrary bytes as a client's message: read_command answers with a command or with a refusal, and
// what it accepts is the same when it is read again.
#include <cstdint>
#include <string_view>

#include "engine/core/ensure.h"
#include "games/all.h"
#include "protocol/table/answer.h"
#include "protocol/table/command.h"

using namespace coverstory;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const protocol::GameForms& games = games::all_games().forms();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto command = protocol::read_command(text, games);
  if (!command) {
    // The refusal is one line of JSON, whatever the message was.
    const auto& bad = command.error();
    const std::string answer = protocol::refused(bad.id, bad.refusal).text;
    ENSURE(boost::json::parse(answer).is_object() && answer.find('\n') == answer.npos);
    return 0;
  }
  const auto again = protocol::read_command(text, games);
  ENSURE(again.has_value() && again->id == command->id && again->table == command->table &&
         again->deed.index() == command->deed.index());
  if (const auto* create = std::get_if<protocol::Create>(&command->deed)) {
    ENSURE(protocol::read_settings(protocol::settings_json(create->settings), games) ==
           create->settings);
  }
  if (const auto* change = std::get_if<protocol::ChangeSettings>(&command->deed)) {
    ENSURE(!serialize(change->settings).empty());
  }
  return 0;
}
