// The types of the protocol against what the house of tables really says: whole tables of every game are played, and
// each message has the keys that its type names and no other. Likewise each command that the types allow is
// sent, and the house can read it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../connection/client.svelte.ts';
import { MemoryLogs, MemoryStorage, outcome, play, TestHouse, until } from '../here/testing.ts';
import type { Command } from './commands.ts';
import type { NewSettings } from './room.ts';
import { Types } from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const files = ['./messages.ts', './commands.ts', './room.ts', './cover_me.ts', './cover_up.ts'];
const types = new Types(files);
const sent = new Set<string>();

const faultsIn = (messages: readonly unknown[], file: string, name: string) => [
  ...new Set(messages.flatMap((message) => types.faultsOf(message, file, name))),
];

/** What was said at a table is as the types have it. */
function expectWellTyped({ overheard }: TestHouse): void {
  const said = overheard
    .filter(({ by }) => by === 'house')
    .flatMap(({ text }) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as object);
  expect(faultsIn(said, './messages.ts', 'ServerMessage')).toEqual([]);

  const commands = overheard
    .filter(({ by }) => by === 'page')
    .map(({ text }) => JSON.parse(text) as { id: number; do: string });
  const unread = said.filter((each) => 'code' in each && each.code === 'bad_message');
  expect(unread).toEqual([]);
  const asked = commands.filter((each) => each.do !== 'hello').map(({ id: _, ...rest }) => rest);
  expect(faultsIn(asked, './commands.ts', 'Command')).toEqual([]);
  asked.forEach((each) => sent.add(each.do));
}

/** Two people, a bot, a spectator and a shared screen, from the lobby to the next table. */
async function playTable(
  settings: NewSettings,
  during?: (ada: Client, code: string) => Promise<void>,
) {
  const house = new TestHouse(new MemoryLogs());
  const [ada, bo, eve, screen] = ['a', 'b', 'e', 'f'].map((digit) =>
    house.person(digit.repeat(32)),
  );
  const ask = (who: Client | undefined, command: Command) => outcome(who!.ask(command));
  const created = await ask(ada, { do: 'create', name: 'Ada', settings });
  const table = (created.ok && created.table) || '';
  expect(table).not.toBe('');
  await ask(eve, { do: 'tables' });
  screen!.watch(table, 'board');
  eve!.watch(table, 'spectator');
  await ask(bo, { do: 'join', table, name: 'Bo', seat: 1 });
  await ask(ada, { do: 'say', table, text: 'Hello!' });
  await ask(bo, { do: 'say', table, text: 'Hi!' });
  await ask(ada, { do: 'unsay', table, n: 2 });
  await ask(ada, { do: 'mute', table, seat: 1, muted: true });
  const players = settings.options!.players!;
  if (players > 2) {
    await ask(ada, { do: 'add-bot', table, level: 'easy', seat: 2 });
    await ask(ada, { do: 'remove', table, seat: 2 });
    await ask(ada, { do: 'order', table, order: [1, 0, 2] });
  }
  await ask(ada, { do: 'settings', table, settings: { away_s: 600, public: true } });
  await ask(ada, { do: 'mine' });
  const first = settings.game === 'cover-me' ? 1 : null;
  expect((await ask(ada, { do: 'start', table, fill: true, first })).ok).toBe(true);
  await until(() => [ada, bo, eve, screen].every((each) => each!.watched.table?.game));
  await ask(bo, { do: 'back', table });
  await ask(ada, { do: 'settings', table, settings: { spectators: false } });
  await until(() => eve!.watched.refusal !== undefined);
  await ask(ada, { do: 'settings', table, settings: { spectators: true } });
  await during?.(ada!, table);
  await ask(eve, { do: 'watch', table, as: 'spectator', since: 1, you: null });
  await Promise.all([play(ada!, table), play(bo!, table)]);
  await ask(ada, { do: 'record', table });
  const replay = await ask(bo, { do: 'replay', table, as: 0 });
  expect(replay.ok && replay.messages?.length).toBeGreaterThan(10);
  const rematch = await ask(ada, { do: 'rematch', table });
  screen!.watch((rematch.ok && rematch.table) || '', 'board');
  await until(() => screen!.watched.table?.room.stage === 'lobby');
  expect(screen!.watched.table?.room.first).toBe(first === 1 ? 2 % players : null);
  await ask(bo, { do: 'leave', table });
  await ask(eve, { do: 'unwatch' });
  await ask(eve, { do: 'quick', name: 'Eve', settings: { game: settings.game, level: 'easy' } });
  expectWellTyped(house);
}

const coverMe = (options: object): NewSettings => ({
  game: 'cover-me',
  level: 'easy',
  clock: '3min',
  public: true,
  options: { length: 'short', ...options },
});
const coverUp = (options: object): NewSettings => ({ game: 'cover-up', level: 'easy', options });

async function chooseAgain(ada: Client, table: string): Promise<void> {
  await play(
    ada,
    table,
    () => ada.watched.table?.kind === 'cover-me' && ada.watched.table.game?.awaited === 'play',
  );
  await outcome(ada.ask({ do: 'withdraw', table }));
}

async function buildAndFlip(ada: Client, table: string): Promise<void> {
  const mine = () => (ada.watched.table?.kind === 'cover-up' ? ada.watched.table.mine : null);
  await until(() => mine()?.may_arrange === true);
  const state = ada.watched.table!;
  const hand = (state.kind === 'cover-up' && state.game!.seats[state.you!]!.hand) || [];
  // Far apart, so that one of them is loose; then exactly on each other, so that symbols differ.
  for (const at of [6, 0]) {
    const pile = hand.slice(0, 2).map((card, index) => ({ card, o: 0, x: index * at, y: 0 }));
    await outcome(ada.ask({ do: 'arrange', table, pile }));
  }
  await outcome(ada.ask({ do: 'flip', table }));
}

test.each([
  ['Cover Me for three, with the draft', coverMe({ players: 3 }), chooseAgain],
  ['Cover Me for two with a fictional player', coverMe({ players: 2, deal: 'quick' }), chooseAgain],
  [
    'Cover Me for two, advanced',
    coverMe({ players: 2, two_player: 'advanced', tie: 'share', totals: 'hidden' }),
    undefined,
  ],
  ['Cover Me with equal values', coverMe({ players: 3, values: 'equal', removed: 'K' }), undefined],
  ['Cover Up for three', coverUp({ players: 3 }), buildAndFlip],
  [
    'Cover Up for two, refereed live',
    coverUp({ players: 2, referee: 'live', others_piles: 'visible' }),
    buildAndFlip,
  ],
])('%s is told as the types say', async (_, settings, during) => {
  await playTable(settings, during);
});

test('every command of the types was sent and could be read', () => {
  expect([...new Set(types.wordsOf('./commands.ts', 'Command', 'do'))].sort()).toEqual(
    [...sent].sort(),
  );
});

/** What a table says seldom, what only a server's door says, and what is no message of its own. */
const seldom = [
  /: (Choice|CoverMeAct)\.extra$/,
  /: (Bye|Notice)Message\./,
  /: TrendValue\./,
  /: \w+Protocol\./,
  /: NewSettings\./,
];

test('the house has said every other key that the types name', () => {
  const unsaid = types.unused(files).filter((key) => !seldom.some((each) => each.test(key)));
  expect(unsaid).toEqual([]);
});
