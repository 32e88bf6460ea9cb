#include "store/postgres/schema.h"

#include <fmt/format.h>

#include <array>

namespace coverstory::store::postgres {
namespace {

// A version that was released is never changed again: what follows is a step of its own.
//
// `last_seq` is moved by whoever appends, and only from the number that the writer expected: that
// decides every race. `added` is how many entries the last append brought, so that one statement
// can say what it expects of a table that may be new. A row changes with each append, and finds
// room beside itself. Texts are bytes: the encoding of the database is its own affair.
//
// `servers` and `presence` are what servers tell each other (neighbourhood.h): a crash empties
// them.
//
// `is_shown` of a listing is `is_live` of its table, so that lists never go through those at rest.
//
// `replacements` is for servers that were out of reach when they were told of them; after a day
// nobody asks any more.
constexpr std::array kSteps{
    Step{.oldest = 1, .statements = R"(
CREATE TABLE tables (
  code text COLLATE "C" PRIMARY KEY,
  last_seq integer NOT NULL,
  added integer NOT NULL,
  is_live boolean NOT NULL
) WITH (fillfactor = 60);
CREATE INDEX live_tables ON tables (code) WHERE is_live;
CREATE TABLE entries (
  table_code text COLLATE "C" NOT NULL,
  seq integer NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (table_code, seq)
);
CREATE TABLE listings (
  code text COLLATE "C" PRIMARY KEY,
  born bigint GENERATED ALWAYS AS IDENTITY,
  is_shown boolean NOT NULL DEFAULT true,
  is_waiting boolean NOT NULL,
  people text[] COLLATE "C" NOT NULL,
  line bytea NOT NULL
);
CREATE INDEX waiting_listings ON listings (born) WHERE is_shown AND is_waiting;
CREATE INDEX listed_people ON listings USING gin (people) WITH (fastupdate = off) WHERE is_shown;
CREATE FUNCTION show_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE listings SET is_shown = NEW.is_live WHERE code = NEW.code;
  RETURN NULL;
END
$$;
CREATE TRIGGER show_listing AFTER UPDATE OF is_live ON tables FOR EACH ROW
  WHEN (OLD.is_live <> NEW.is_live) EXECUTE FUNCTION show_listing();
CREATE UNLOGGED TABLE servers (
  id bigint PRIMARY KEY,
  seen timestamptz NOT NULL
) WITH (fillfactor = 50);
CREATE UNLOGGED TABLE presence (
  server bigint NOT NULL,
  table_code text COLLATE "C" NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (server, table_code)
) WITH (fillfactor = 80);
CREATE TABLE notes (
  name text COLLATE "C" PRIMARY KEY,
  body bytea NOT NULL
);
CREATE TABLE replacements (
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  code text COLLATE "C" NOT NULL
);
CREATE INDEX replaced_at ON replacements (at);
CREATE FUNCTION refuse_group() RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'coverstory: an entry was not the next of its table' USING ERRCODE = 'CS001';
END
$$;
)"},
};

/// Held while the steps are taken; the number is "CvSt" (store/format.h), and means us alone.
constexpr const char* kOneAtATime = "SELECT pg_advisory_xact_lock(1131828084)";
/// A program uses what is in this schema: shared by all of its version, as long as each is
/// connected.
constexpr const char* kUse =
    "SELECT pg_advisory_lock_shared(1131828084 # hashtext(current_schema()), $1::int4)";
/// Whether no program of that version does, until the transaction is over.
constexpr const char* kIsUnused =
    "SELECT pg_try_advisory_xact_lock(1131828084 # hashtext(current_schema()), $1::int4)";

struct Format {
  int version = 0;  // 0: nothing is there yet
  int oldest = 1;   // version of a program that can use it
};

/// Of a database whose format is there.
Format format_of(Connection& connection, int known) {
  const Rows rows = connection.run("SELECT version, oldest FROM coverstory_format");
  if (rows.size() == 0) return {};
  const Format format{.version = rows.number(0, 0), .oldest = rows.number(0, 1)};
  if (format.oldest <= known) return format;
  throw StoreFailure(
      Failure::Outdated,
      fmt::format("The database has format {}, which needs a newer program; this one knows {}.",
                  format.version, known));
}

bool is_up_to_date(Connection& connection, int known) {
  return connection.run("SELECT to_regclass('coverstory_format') IS NOT NULL").flag(0, 0) &&
         format_of(connection, known).version >= known;
}

/// Of those that can use the format as it is, some can not after the steps.
void expect_no_older_program(Connection& connection, const Format& format, int oldest) {
  for (int version = format.oldest; version < oldest; ++version) {
    if (connection.run(kIsUnused, Parameters().number(version)).flag(0, 0)) continue;
    throw StoreFailure(
        Failure::Unreachable,
        "Programs of an older version still use the database, and could not use it any more after "
        "this one has changed its format. Stop them first.");
  }
}

void take_steps(Connection& connection, std::span<const Step> all) {
  const int known = static_cast<int>(all.size());
  connection.transaction([&] {
    (void)connection.run(kOneAtATime);
    // Another server may have been here while this one waited.
    connection.run_all(
        "CREATE TABLE IF NOT EXISTS coverstory_format (version integer NOT NULL, oldest integer "
        "NOT NULL)");
    const Format format = format_of(connection, known);
    if (format.version >= known) return;
    if (format.version > 0) expect_no_older_program(connection, format, all.back().oldest);
    for (const Step& step : all.subspan(static_cast<std::size_t>(format.version))) {
      if (*step.statements != '\0') connection.run_all(step.statements);
    }
    connection.run_all("DELETE FROM coverstory_format");
    (void)connection.run("INSERT INTO coverstory_format VALUES ($1, $2)",
                         Parameters().number(known).number(all.back().oldest));
  });
}

}  // namespace

std::span<const Step> steps() {
  return kSteps;
}

/// The format is looked at again when it cannot be taken away any more.
void migrate(Connection& connection, std::span<const Step> all) {
  const int known = static_cast<int>(all.size());
  if (!is_up_to_date(connection, known)) take_steps(connection, all);
  (void)connection.run(kUse, Parameters().number(known));
  (void)format_of(connection, known);
}

// Statements look rows up by their keys, and are planned once; what PostgreSQL knows of sizes when
// that happens, with everything empty, must not make it read whole tables later. Warnings are
// heard: a commit that did not reach its standby is told by one.
void settle(Connection& connection) {
  (void)connection.run(R"(
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')
)");
  (void)connection.run(R"(
SELECT set_config('default_transaction_isolation', 'read committed', false),
       set_config('plan_cache_mode', 'force_generic_plan', false),
       set_config('enable_seqscan', 'off', false),
       set_config('enable_hashjoin', 'off', false),
       set_config('enable_mergejoin', 'off', false),
       set_config('jit', 'off', false),
       set_config('client_min_messages', 'warning', false)
)");
}

}  // namespace coverstory::store::postgres
