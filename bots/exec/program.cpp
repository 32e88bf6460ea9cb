#include "bots/exec/program.h"

#include <utility>

#include "protocol/bot_answer.h"

namespace coverstory::bots::exec {

namespace json = boost::json;

Program::Program(std::string command, Limits limits)
    : command_(std::move(command)), limits_(limits) {}

void Program::greet(const json::object& hello) {
  if (!process_ || process_->has_ended()) {
    process_ = std::make_unique<ChildProcess>(command_, limits_.farewell);
  }
  const auto deadline = ChildProcess::Clock::now() + limits_.answer;
  process_->send(json::serialize(hello));
  awaits_ready_ = true;
  while (awaits_ready_) {
    const auto line = process_->receive(deadline);
    if (!line) return;
    const auto answer = protocol::read_object(*line);
    if (answer && protocol::is_ready(*answer)) awaits_ready_ = false;
  }
}

std::optional<json::object> Program::ask(json::object question) {
  const std::uint64_t id = ++last_id_;
  json::object message{{"id", id}};
  for (auto& member : question) message.emplace(member.key(), std::move(member.value()));
  const auto deadline = ChildProcess::Clock::now() + limits_.answer;
  process_->send(json::serialize(message));
  while (auto line = process_->receive(deadline)) {
    auto answer = protocol::read_object(*line);
    if (!answer) return std::nullopt;
    if (awaits_ready_ && protocol::is_ready(*answer)) {
      awaits_ready_ = false;
      continue;
    }
    const auto answered = protocol::answered_id(*answer);
    if (answered == id) return answer;
    if (!answered || *answered > id) return std::nullopt;
  }
  return std::nullopt;
}

void Program::tell(const json::object& message) {
  process_->send(json::serialize(message));
}

}  // namespace coverstory::bots::exec
