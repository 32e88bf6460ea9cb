// Tells the service manager how the server is, in the words of sd_notify(3): one datagram for each,
// to the socket that it has named. Where it has named none, nobody is told.
#pragma once

#include <string>
#include <string_view>

namespace coverstory::server {

class ServiceManager {
 public:
  /// A path, or a name in the abstract space after an `@`; empty for none.
  explicit ServiceManager(std::string socket) : socket_(std::move(socket)) {}

  /// It accepts.
  void ready(std::string_view status) const;
  /// It is still about to.
  void starting() const;
  /// The loop turns.
  void alive() const;
  /// For a person who looks.
  void status(std::string_view sentence) const;
  void stopping() const;

 private:
  void tell(std::string_view lines) const;

  std::string socket_;
};

}  // namespace coverstory::server
