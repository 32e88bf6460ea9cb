// For tests: stands between a store and its PostgreSQL, and cuts connections where it hurts: before
// what was asked has reached the database, or when it was done and nothing of the answer has come
// back.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "store/test_folder.h"

namespace coverstory::store {

class CuttingProxy {
 public:
  /// Between itself and the PostgreSQL whose socket is in that folder.
  explicit CuttingProxy(std::string host);
  CuttingProxy(const CuttingProxy&) = delete;
  CuttingProxy& operator=(const CuttingProxy&) = delete;
  ~CuttingProxy();

  /// For `host=`.
  std::string host() const { return folder_.path().string(); }

  enum class Moment : std::uint8_t { BeforeItIsDone, AfterItIsDone };
  /// The next time that something is sent to the database which holds this text, its connection is
  /// cut; `meanwhile` is called before the client notices.
  void cut(Moment moment, std::string text, std::function<void()> meanwhile = [] {});
  /// How often that was done, with what was called meanwhile: whoever has counted a cut sees what
  /// came of it.
  int cuts() const { return cuts_; }

 private:
  struct Cut {
    Moment moment{};
    std::string text;
    std::function<void()> meanwhile;
  };

  void accept();
  void serve(int client);
  /// The one that is due when this is sent.
  std::optional<Cut> take_cut(std::string_view sent);
  /// Nothing goes on.
  bool make(const Cut& cut);

  TestFolder folder_;
  std::string host_;
  int listening_ = -1;
  std::mutex mutex_;
  std::optional<Cut> next_;
  std::atomic<int> cuts_ = 0;
  std::vector<std::thread> connections_;  // of the accepting thread alone, until it has ended
  std::thread accepting_;
};

}  // namespace coverstory::store
