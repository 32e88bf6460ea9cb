// The client's files. The first page is written in several languages; the reader gets the one that
// they want most. Files are opened below their folder only, by the kernel's word for it, and kept
// in memory as long as they do not change on the disk.
#pragma once

#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "bots/exec/descriptor.h"
#include "server/http/message.h"

namespace coverstory::server {

class StaticFiles {
 public:
  /// Answers with a sentence where the folder cannot be read.
  static std::expected<StaticFiles, std::string> open(const std::string& folder);

  /// The file that a decoded path names; 404 where there is none.
  Response answer(std::string_view path, const Request& request);

 private:
  struct File {
    std::string version;  // from what the disk says of it: changes when the file does
    std::shared_ptr<const std::string> content;
    std::string policy;  // of a page; empty for other files
  };

  StaticFiles(std::string path, bots::exec::Descriptor folder)
      : path_(std::move(path)), folder_(std::move(folder)) {}

  /// An upgrade may put another folder in its place while the server runs.
  void follow_folder();
  const File* find(const std::string& name);
  /// The first page is there in several languages, each a file of its own: `first.nl.html`.
  std::string first_page(std::string_view accept_language);

  std::string path_;
  bots::exec::Descriptor folder_;
  std::map<std::string, File, std::less<>> files_;
};

/// By the end of its name.
std::string_view content_type(std::string_view name);

}  // namespace coverstory::server
