// Flags of a benchmark: pairs of `--name value`.
#pragma once

#include <cstdlib>
#include <map>
#include <string>

namespace coverstory::load {

class Flags {
 public:
  Flags(int count, char** words) {
    for (int i = 1; i + 1 < count; i += 2) given_[std::string(words[i]).substr(2)] = words[i + 1];
  }

  double number(const std::string& name, double otherwise) const {
    const auto found = given_.find(name);
    return found == given_.end() ? otherwise : std::strtod(found->second.c_str(), nullptr);
  }
  std::string text(const std::string& name, const std::string& otherwise) const {
    const auto found = given_.find(name);
    return found == given_.end() ? otherwise : found->second;
  }

 private:
  std::map<std::string, std::string> given_;
};

}  // namespace coverstory::load
