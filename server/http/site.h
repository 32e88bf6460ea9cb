// What there is to get over HTTP: the server's health and figures, records and replays of finished
// games, and the client's files.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/http/message.h"
#include "server/http/static_files.h"
#include "server/rate_by_address.h"
#include "tables/house.h"

namespace coverstory::server {

/// What the site asks of the rest of the server.
class SiteSource {
 public:
  SiteSource() = default;
  SiteSource(const SiteSource&) = delete;
  SiteSource& operator=(const SiteSource&) = delete;

  /// What is the matter with the server; empty if it is well.
  virtual std::string ailment() const = 0;
  /// Why nobody should be sent here now; empty if they may. Whoever is here may stay.
  virtual std::string reluctance() const = 0;
  virtual std::string metrics() const = 0;
  virtual void fetch(std::string_view table, std::string_view token, tables::House::Fetch what,
                     std::optional<int> as, tables::House::Fetched then) = 0;

 protected:
  ~SiteSource() = default;
};

class Site {
 public:
  /// Without files the root is a page that says what this is. A replay is work: an address gets so
  /// many of them.
  Site(SiteSource& source, std::optional<StaticFiles> files, const Rate& records)
      : source_(source), files_(std::move(files)), records_(records) {}

  /// The answer may come at once or later.
  using Then = std::function<void(Response)>;
  void answer(const Request& request, Then then);

 private:
  void answer_table(std::string_view path, const Request& request, Then then);
  Response state(std::string_view well, std::string trouble) const;
  Response page(std::string_view path, const Request& request);

  SiteSource& source_;
  std::optional<StaticFiles> files_;
  RateByAddress records_;
};

}  // namespace coverstory::server
