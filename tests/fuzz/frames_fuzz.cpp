// Arbitrary bytes on a WebSocket: the decoder keeps no more than a message may have, and tells the
// same however the bytes are cut on their way. The first byte says where they are cut.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/ensure.h"
#include "server/websocket/decoder.h"

using namespace coverstory;

namespace {

constexpr std::size_t kMostBytes = 200;

struct Heard final : server::FrameHandler {
  std::vector<std::string> all;

  bool on_text(std::string_view text) override {
    ENSURE(text.size() <= kMostBytes);
    all.push_back("text " + std::string(text));
    return true;
  }
  bool on_ping(std::string_view content) override {
    all.push_back("ping " + std::string(content));
    return true;
  }
  bool on_close(std::optional<server::CloseCode>) override {
    all.emplace_back("close");
    return false;
  }
  void on_violation(server::CloseReason) override { all.emplace_back("violation"); }
};

std::vector<std::string> heard(std::string bytes, std::size_t piece) {
  server::Decoder decoder(kMostBytes);
  Heard listener;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    const std::size_t length = std::min(piece, bytes.size() - at);
    decoder.feed({bytes.data() + at, length}, listener);
    ENSURE(decoder.kept_bytes() <= 2 * kMostBytes + 14);
  }
  return listener.all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string bytes(reinterpret_cast<const char*>(data + 1), size - 1);
  ENSURE(heard(bytes, bytes.size() + 1) == heard(bytes, 1u + data[0]));
  return 0;
}
