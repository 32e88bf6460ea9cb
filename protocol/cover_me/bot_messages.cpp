#include "protocol/cover_me/bot_messages.h"

#include "protocol/cover_me/view_json.h"
#include "records/cover_me/json.h"

namespace coverstory::protocol::cover_me {
namespace {

constexpr int kProtocol = 1;

}  // namespace

using namespace coverstory::cover_me;

boost::json::object hello_message(const Options& options, Seat seat,
                                  std::chrono::milliseconds budget) {
  return {{"hello", kProtocol},
          {"game", "cover-me"},
          {"options", records::cover_me::options_json(options)},
          {"seat", seat.index},
          {"budget_ms", budget.count()}};
}

boost::json::object decide_message(const View& view, const Choices& choices) {
  boost::json::array legal = legal_json(choices, view);
  boost::json::value kind = legal.front().at("kind");
  return {{"decide", std::move(kind)}, {"view", view_json(view)}, {"legal", std::move(legal)}};
}

boost::json::object result_message(const Ranking& result, const Options& options) {
  return {{"result", records::cover_me::end_json(result, options)}};
}

}  // namespace coverstory::protocol::cover_me
