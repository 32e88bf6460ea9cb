#include "server/admin/removal.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "games/all.h"
#include "server/clock.h"
#include "tables/redaction.h"

namespace coverstory::server {
namespace {

using tables::House;

constexpr std::chrono::milliseconds kUntilStored{20};
constexpr std::chrono::hours kDay{24};
/// Deleting the old is not urgent.
constexpr std::chrono::milliseconds kUnhurried{50};
constexpr int kMostTries = 500;

/// Nothing of the log, for a store that is to delete it.
store::Log gone(const store::Log& log) {
  return {.table = log.table, .bodies = {}};
}

bool is_untouched(const store::Log& log, tables::Time since) {
  const auto last = tables::last_change_of(log, games::all_games());
  return last && *last < since;
}

}  // namespace

void Removal::again_after(std::chrono::milliseconds pause, std::function<void()> what) {
  auto timer = std::make_shared<boost::asio::steady_timer>(loop_, pause);
  timer->async_wait([timer, what = std::move(what)](const boost::system::error_code& error) {
    if (!error) what();
  });
}

void Removal::when_stored(const std::string& code, std::function<void()> then) {
  bool is_stored = true;
  runner_.tell([&](House& house, tables::Time) {
    const tables::OpenTable* open = house.moderation().tables().find(code);
    is_stored = !open || open->is_durable();
  });
  if (is_stored) return then();
  again_after(kUntilStored, [this, code, then = std::move(then)] { when_stored(code, then); });
}

void Removal::drop(const std::string& code, std::function<void()> then) {
  bool is_out = false;
  runner_.tell(
      [&](House& house, tables::Time now) { is_out = house.moderation().drop(code, now); });
  if (is_out) return then();
  again_after(kUntilStored, [this, code, then = std::move(then)] { drop(code, then); });
}

/// The table leaves the memory first, so that no more is appended; and once more afterwards: it may
/// have been on its way from the store.
void Removal::remove_table(const std::string& code, Then then,
                           std::optional<tables::Time> untouched_since) {
  Walk walk{.look = [untouched_since](const store::Log& log) -> std::optional<store::Log> {
              if (untouched_since && !is_untouched(log, *untouched_since)) return std::nullopt;
              return gone(log);
            },
            .replaced =
                [this](const store::Log& log) {
                  ++metrics_.tables_deleted;
                  log_.info("table_deleted", {{"table", log.table}});
                  drop(log.table, [] {});
                },
            .done = std::move(then)};
  drop(code, [this, code, walk = std::move(walk)] { walk_these(loop_, runner_, {code}, walk); });
}

void Removal::remove_line(const std::string& code, std::uint32_t line, Then then) {
  auto trouble = std::make_shared<std::optional<std::string>>();
  Walk walk{.look = [line, trouble](const store::Log& log) -> std::optional<store::Log> {
              auto kept = tables::without_line(line, log, games::all_games());
              if (kept) return *std::move(kept);
              *trouble = kept.error();
              return std::nullopt;
            },
            .replaced =
                [this](const store::Log& log) {
                  runner_.tell([&](House& house, tables::Time now) {
                    house.moderation().take_replaced(log, now);
                  });
                },
            .done = [then = std::move(then),
                     trouble](const auto& stopped) { then(stopped ? stopped : *trouble); }};
  walk_these(loop_, runner_, {code}, std::move(walk));
}

// Forgetting.

void Removal::write_note(store::Note note, Then then) {
  runner_.outside().store().work(
      [note = std::move(note)](store::Store& store) { return store.write_note(note); },
      [then = std::move(then)](const StoreThread::Outcome& outcome) {
        then(outcome ? std::nullopt : std::optional(outcome.error().sentence));
      });
}

void Removal::forget(const std::string& person, Then then) {
  write_note({fmt::format("{}{}", kForget, person), "to be done"},
             [this, person, then = std::move(then)](const auto& trouble) {
               trouble ? then(trouble) : forget_everywhere(person, then);
             });
}

void Removal::resume(const std::vector<store::Note>& notes) {
  for (const store::Note& note : notes) {
    if (!note.name.starts_with(kForget)) continue;
    forget_everywhere(note.name.substr(kForget.size()), [this](const auto& trouble) {
      if (trouble) log_.error("forget_failed", {{"why", *trouble}});
    });
  }
}

/// A log that does not fold is a frozen table's: it is said, and the others are gone through.
Walk Removal::without_person(const std::string& person, Then then) {
  auto unreadable = std::make_shared<std::vector<std::string>>();
  return {
      .look = [person, unreadable](const store::Log& log) -> std::optional<store::Log> {
        auto kept = tables::without_person(person, log, games::all_games());
        if (kept) return *std::move(kept);
        unreadable->push_back(log.table);
        return std::nullopt;
      },
      .replaced =
          [this](const store::Log& log) {
            runner_.tell([&](House& house, tables::Time now) {
              house.moderation().take_replaced(log, now);
            });
          },
      .done =
          [then = std::move(then), unreadable](const std::optional<std::string>& stopped) {
            if (stopped || unreadable->empty()) return then(stopped);
            then(fmt::format("These tables cannot be read, and stay as they are; delete them: {}.",
                             fmt::join(*unreadable, ", ")));
          }};
}

void Removal::forget_everywhere(const std::string& person, Then then) {
  walk_all(loop_, runner_,
           without_person(person, [this, person, then = std::move(then)](const auto& trouble) {
             trouble ? then(trouble) : forget_what_came_since(person, 0, then);
           }));
}

/// What was under way when the store was gone through is stored by now, or will be.
void Removal::forget_what_came_since(const std::string& person, int tries, Then then) {
  std::vector<std::string> codes;
  bool is_stored = true;
  runner_.tell([&](House& house, tables::Time) {
    for (const auto& [code, open] : house.moderation().tables().all()) {
      if (open->frozen) continue;
      const auto kept = tables::without_person(
          person, {code, {open->log.bodies().begin(), open->log.bodies().end()}},
          games::all_games());
      if (!kept || !*kept) continue;
      codes.push_back(code);
      is_stored = is_stored && open->is_durable();
    }
  });
  if (codes.empty() || tries >= kMostTries) return forgotten(person, std::move(then));
  if (!is_stored) {
    return again_after(kUntilStored, [this, person, tries, then = std::move(then)] {
      forget_what_came_since(person, tries + 1, then);
    });
  }
  walk_these(loop_, runner_, std::move(codes),
             without_person(person, [this, person, tries, then = std::move(then)](const auto& no) {
               no ? then(no) : forget_what_came_since(person, tries + 1, then);
             }));
}

void Removal::forgotten(const std::string& person, Then then) {
  log_.info("person_forgotten", {{"person", person}});
  write_note({fmt::format("{}{}", kForget, person), ""}, std::move(then));
}

// Old tables.

void Removal::keep_only(int days) {
  if (days == 0) return;
  find_old(days);
  again_after(kDay, [this, days] { keep_only(days); });
}

/// Whether its game was finished or not.
void Removal::find_old(int days) {
  const tables::Time before = runner_.now() - std::chrono::milliseconds(kDay).count() * days;
  auto old = std::make_shared<std::vector<std::string>>();
  Walk walk{.look = [before, old](const store::Log& log) -> std::optional<store::Log> {
              if (is_untouched(log, before)) old->push_back(log.table);
              return std::nullopt;
            },
            .replaced = [](const store::Log&) {},
            .done =
                [this, old, before](const std::optional<std::string>& trouble) {
                  if (trouble) log_.error("keep_days_failed", {{"why", *trouble}});
                  log_.info("keep_days", {{"old", static_cast<std::int64_t>(old->size())}});
                  remove_old(std::move(*old), before);
                },
            .pause = kUnhurried};
  walk_all(loop_, runner_, std::move(walk));
}

/// A table in use stays until another day.
void Removal::remove_old(std::vector<std::string> codes, tables::Time before) {
  if (codes.empty()) return;
  const std::string code = std::move(codes.back());
  codes.pop_back();
  const auto go_on = [this, before,
                      codes = std::move(codes)](const std::optional<std::string>& trouble) {
    if (trouble) return log_.error("keep_days_failed", {{"why", *trouble}});
    again_after(kUnhurried, [this, codes, before] { remove_old(codes, before); });
  };
  bool is_used = false;
  runner_.tell([&](House& house, tables::Time) {
    is_used = house.moderation().is_in_use(code, before) || house.neighbours().is_watched(code);
  });
  is_used ? go_on(std::nullopt) : remove_table(code, go_on, before);
}

}  // namespace coverstory::server
