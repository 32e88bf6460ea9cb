#include "wasm/record_lines.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace coverstory::wasm {

records::GameLines record_lines_in(Text text) {
  records::GameLines lines;
  std::string_view rest = text;
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    if (end > 0) lines.push_back({number, object_in(std::string(rest.substr(0, end)))});
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  if (lines.empty()) refuse("The record is empty.");
  return lines;
}

void refuse_line(const records::Mistake& mistake) {
  if (mistake.line == 0) refuse(mistake.sentence);
  refuse("Line " + std::to_string(mistake.line) + ": " + mistake.sentence);
}

}  // namespace coverstory::wasm
