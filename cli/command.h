// The commands of `coverstory`. Each takes the words behind its name and answers with an exit code.
#pragma once

#include <span>
#include <string_view>

namespace coverstory::cli {

using Words = std::span<const std::string_view>;

struct Command {
  std::string_view name;
  int (*run)(Words words);
  std::string_view meaning;  // for the help
};

int selfplay(Words words);
int arena(Words words);
int check(Words words);
int show(Words words);
int play(Words words);
int serve(Words words);
int backup(Words words);
int site(Words words);

}  // namespace coverstory::cli
