// The client's one connection, for components: reading what it knows in a component follows it. It begins
// with the first page and lives as long as the window.
import type { Answer, As, Command, Send } from '../protocol/commands.ts';
import type { TableSummary } from '../protocol/room.ts';
import { browser } from './browser.ts';
import { forgetTables, keepTable, keptTables } from './kept.ts';
import { Line, type LineStatus } from './line.ts';
import { Watching, type Watched } from './watching.ts';

let status = $state.raw<LineStatus>({ is: 'connecting' });
let watched = $state.raw<Watched>({ table: undefined, refusal: undefined });

const line: Line = new Line(browser, {
  heard: (message) => watching.heard(message),
  ready: () => watching.resume(),
  status: (now) => (status = now),
  quiet: () => watching.resume(),
});
const watching = new Watching(line, (now) => (watched = now));

export function begin(): void {
  line.start();
}

export function lineStatus(): LineStatus {
  return status;
}

/** The table that is watched, or why it cannot be. */
export function watchedTable(): Watched {
  return watched;
}

export function watch(code: string, as?: As): void {
  watching.watch(code, as);
}

export function watchNothing(): void {
  watching.leave();
}

/** The one answer to a command, however often the line breaks before it comes. */
export function ask(command: Command): Promise<Answer> {
  return line.ask(command);
}

/** Takes a seat: at a new table, in a quick game, or where someone invited. The code is kept. */
export async function takeSeat(
  command: Extract<Command, { do: 'create' | 'quick' | 'join' }>,
): Promise<Answer> {
  // Kept before it is answered: the table with one's own seat may be shown before the answer is read.
  if (command.do === 'join') keepTable(command.table, command.name);
  const answer = await line.ask(command);
  if (command.do === 'join' && !answer.ok) forgetTables([command.table]);
  if (answer.ok && answer.table !== undefined) keepTable(answer.table, command.name);
  return answer;
}

/** How the components at a table send. */
export function sendTo(code: string): Send {
  return (command) => {
    if (command.do === 'join') return takeSeat({ ...command, table: code });
    const answer = line.ask({ ...command, table: code });
    return command.do === 'rematch' ? answer.then((next) => keptRematch(code, next)) : answer;
  };
}

/** At the next table one has the same name. */
function keptRematch(code: string, answer: Answer): Answer {
  const name = keptTables().find((table) => table.code === code)?.name;
  if (answer.ok && answer.table !== undefined && name !== undefined) keepTable(answer.table, name);
  return answer;
}

export async function openTables(): Promise<readonly TableSummary[]> {
  const answer = await line.ask({ do: 'tables' });
  return answer.ok ? (answer.tables ?? []) : [];
}

/**
 * The games where this browser has a seat. The server lists those that are awake; one at rest wakes when
 * it is watched, so the codes that were kept are watched once, one after the other. What is over is forgotten.
 */
export async function myTables(signal: AbortSignal): Promise<readonly TableSummary[]> {
  const kept = keptTables().map(({ code }) => code);
  const awake = await listOfMine();
  const asleep = missingIn(awake, kept);
  for (const table of asleep) {
    if (signal.aborted) return [];
    await line.ask({ do: 'watch', table, as: 'seat' });
  }
  if (asleep.length === 0 || signal.aborted) return awake ?? [];
  watching.leave();
  const all = await listOfMine();
  if (all !== undefined && !signal.aborted) forgetTables(missingIn(all, kept));
  return all ?? [];
}

/** Nothing where the server refuses to say it at present. */
async function listOfMine(): Promise<readonly TableSummary[] | undefined> {
  const answer = await line.ask({ do: 'mine' });
  return answer.ok ? (answer.tables ?? []) : undefined;
}

function missingIn(
  tables: readonly TableSummary[] | undefined,
  codes: readonly string[],
): readonly string[] {
  return codes.filter((code) => !tables?.some(({ table }) => table === code));
}
