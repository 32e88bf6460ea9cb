// What there is to get over HTTP: the server's health, records and replays of finished games, and
// the client's files. The server's figures are not for everybody: they have a port of their own, or
// want a token.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/http/message.h"
#include "server/http/static_files.h"
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
  /// For an address, which pays for it.
  virtual void fetch(const Request& by, std::string_view table, std::string_view token,
                     tables::House::Fetch what, std::optional<int> as,
                     tables::House::Fetched then) = 0;

 protected:
  ~SiteSource() = default;
};

class Site final : public Pages {
 public:
  /// Without files the root is a page that says what this is, and without a token there are no
  /// figures.
  Site(SiteSource& source, std::optional<StaticFiles> files, std::string metrics_token)
      : source_(source), files_(std::move(files)), metrics_token_(std::move(metrics_token)) {}

  void answer(const Request& request, Then then) override;

 private:
  void answer_table(std::string_view path, const Request& request, Then then);
  Response metrics(const Request& request) const;
  Response page(std::string_view path, const Request& request);

  SiteSource& source_;
  std::optional<StaticFiles> files_;
  std::string metrics_token_;  // empty: none is right
};

/// The port for who looks after the server: its health and its figures, and nothing else.
class OperatorPages final : public Pages {
 public:
  explicit OperatorPages(const SiteSource& source) : source_(source) {}

  void answer(const Request& request, Then then) override;

 private:
  const SiteSource& source_;
};

}  // namespace coverstory::server
