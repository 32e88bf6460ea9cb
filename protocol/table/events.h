// What a step at a table brought, as everybody may know it: a list of JSON objects, written as they
// happen.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "records/json_text.h"

namespace coverstory::protocol {

class Events {
 public:
  /// An event with the members that are written.
  void add(auto write_members) {
    records::JsonText to(items_);
    to.object([&] { write_members(to); });
  }
  void add(const boost::json::object& event) {
    records::JsonText(items_).bare(boost::json::serialize(event));
  }
  void clear() { items_.clear(); }

  bool empty() const { return items_.empty(); }
  /// As the items of a list.
  std::string_view items() const { return items_; }

 private:
  std::string items_;
};

}  // namespace coverstory::protocol
