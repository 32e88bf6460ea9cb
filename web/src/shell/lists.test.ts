// @vitest-environment jsdom
// Lists of what strangers write, or what may come twice: equal values, empty ones, and names that mean something to
// a program are drawn like any other. A key that comes twice would take the page.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Chat from '../chat/Chat.svelte';
import type { TableState } from '../connection/table_state.ts';
import Course from '../cover_me/Course.svelte';
import Chart from '../cover_me/Chart.svelte';
import Ranking from '../cover_me/Ranking.svelte';
import Track from '../cover_up/Track.svelte';
import TableList from '../pages/home/TableList.svelte';
import Seats from '../pages/table/Seats.svelte';
import type { ChatLine, SeatOfRoom, TableSummary } from '../protocol/room.ts';
import { games } from '../games.ts';
import RulesText from '../rules/RulesText.svelte';
import ClauseChapters from '../rules/ClauseChapters.svelte';
import { languages } from '../texts/languages.ts';
import { showLanguage } from '../texts/texts.svelte.ts';
import KeyList from './KeyList.svelte';

const told = vi.hoisted(() => ({ course: [] as unknown[] }));
vi.mock('../cover_me/setting.svelte.ts', () => ({
  theSetting: () => ({ stage: told, table: () => ({ room: { seats: [] } }) }),
}));

HTMLElement.prototype.scrollTo = () => undefined;

let page: Record<string, unknown> | undefined;
const target = document.body;
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  await showLanguage('en');
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  vi.unstubAllGlobals();
});

function draw<Props extends object>(component: Component<Props>, props: Props): void {
  page = mount(component as Component, { target, props: props as Record<string, unknown> });
  flushSync();
}
const all = (selector: string) => [...target.querySelectorAll(selector)];

/** What a stranger may be called, or write. */
const hostile = [
  'Ada',
  'Ada',
  '',
  '',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '{name} {count}',
  '\u202eadA\u202c',
  '\ud83d\ude00'.repeat(24),
  'a\u0301'.repeat(150),
];

const line = (text: string, n?: number) =>
  ({
    ...(n !== undefined && { n }),
    seat: 0,
    name: 'Ada',
    text,
    at: 1_700_000_000_000,
  }) as ChatLine;
const tableWith = (chat: readonly ChatLine[], seats: readonly SeatOfRoom[] = []): TableState =>
  ({ kind: 'cover-up', chat, room: { chat: true, seats, host: 0 }, here: [] }) as never;
const send = async () => ({ ok: true }) as const;

test.each([
  ['with numbers', hostile.map((text, at) => line(text, at + 1))],
  ['of a server without numbers', hostile.map((text) => line(text))],
  ['of both kinds', [line('Ada'), line('Ada', 1), line('Ada'), line('Ada', 2)]],
])('equal lines of chat %s are drawn, each as it was written', (_, chat) => {
  draw(Chat, { table: tableWith(chat), send, you: null });
  expect(all('.lines p span').map(({ textContent }) => textContent)).toEqual(
    chat.map(({ text }) => text),
  );
  expect(all('img')).toEqual([]);
});

const person = (name: string): SeatOfRoom => ({
  kind: 'person',
  name,
  stand_in: false,
  muted: false,
});

test('people of any names sit side by side', () => {
  const act = () => undefined;
  const table = tableWith([], hostile.map(person));
  draw(Seats, { table, you: 0, isHost: true, act, sit: undefined });
  expect(all('.who b').map(({ textContent }) => textContent)).toEqual(hostile);
  expect(all('img')).toEqual([]);
});

test('tables of people of any names are listed', () => {
  const tables = hostile.map((name, at) => ({
    table: `AAAAA${at + 2}`,
    game: name,
    seats: [person(name), person(name), { kind: 'open' }],
  })) as unknown as TableSummary[];
  draw(TableList, { tables, none: '', note: () => 'Ada' });
  expect(all('li')).toHaveLength(hostile.length);
  expect(all('img')).toEqual([]);
});

test('rankings, charts and tracks tell people apart by their seats', () => {
  const room = {
    options: {},
    seats: ['Ada', 'Ada', 'Ada'].map(person),
  } as never;
  const places = [0, 1, 2].map((seat) => ({ seat, rank: 1, prestige: 7, decided: undefined }));
  draw(Ranking as Component<object>, { places, room, own: null });
  expect(all('tbody tr')).toHaveLength(3);
  draw(Chart, { totals: [{ year: 1, season: 'winter', prestige: [7, 7, 7] }], room });
  expect(all('svg .name')).toHaveLength(3);
  draw(Track, { names: ['Ada', 'Ada', ''], totals: [9, 9, 9], own: 1 });
  expect(all('figure[aria-label] li')).toHaveLength(3);
});

test('a season that was told twice is told twice', () => {
  const tellings = ['winter', 'spring', 'winter', 'spring'];
  told.course = tellings.map((season) => ({
    year: 1,
    season,
    tracks: {},
    moment: { is: 'end' },
  }));
  draw(Course, {});
  expect(all('h3')).toHaveLength(tellings.length);
});

test('keys that two languages call by one name are drawn', () => {
  draw(KeyList, {
    keys: [
      ['Enter', 'one'],
      ['Enter', 'the other'],
    ],
  });
  expect(all('dt')).toHaveLength(2);
});

test.each(languages)('the rules are drawn in %s', async (language) => {
  await showLanguage(language);
  for (const game of games) {
    draw(RulesText, { game });
    expect(all('section')).toHaveLength(game.rules.inShort().length);
    await unmount(page!);
    const chapters = game.rules.chapters();
    draw(ClauseChapters, { chapters: [...chapters, ...chapters] });
    expect(all('section')).toHaveLength(2 * chapters.length);
    await unmount(page!);
    page = undefined;
  }
});
