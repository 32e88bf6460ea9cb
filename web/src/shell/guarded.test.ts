// @vitest-environment jsdom
// A fault in drawing one part of the page stays in that part, is told in the reader's language and once in the
// console, and can be tried again.
import { createRawSnippet, flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Send } from '../protocol/commands.ts';
import { coverMeOptions } from '../protocol/cover_me_options.ts';
import { defaultsOf } from '../protocol/options.ts';
import type { TableState } from '../connection/table_state.ts';
import { goTo } from '../router/router.svelte.ts';
import { hrefOf } from '../router/routes.ts';
import { languages } from '../texts/languages.ts';
import { showLanguage, t } from '../texts/texts.svelte.ts';
import GameFrame from '../pages/table/GameFrame.svelte';
import Lobby from '../pages/table/Lobby.svelte';
import PageFrame from './PageFrame.svelte';
import SheetFrame from './SheetFrame.svelte';
import Sheets from './Sheets.svelte';
import { openSheet } from './sheets.svelte.ts';

const world = vi.hoisted(() => ({
  isBroken: true,
  watched: { table: undefined as unknown },
}));

/** A component that cannot be drawn while the world is broken. */
const fragile = vi.hoisted(() => (anchor: Comment) => {
  if (world.isBroken) throw new Error('a drawing that fails');
  anchor.before(document.createTextNode('drawn'));
});

// jsdom has no media queries, for which some modules ask as they are loaded.
vi.hoisted(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })),
);
vi.mock('../pages/pages.ts', () => ({
  loadPage: async ({ page }: { page: string }) => ({
    is: 'page',
    Page:
      page === 'home'
        ? fragile
        : (anchor: Comment) => anchor.before(document.createTextNode('another page')),
    parameters: {},
  }),
}));
vi.mock('../connection/places.svelte.ts', () => {
  const client = () => ({ watched: world.watched, sendTo: () => async () => ({ ok: true }) });
  return { clientOf: client, present: client, placeHere: () => 'server' };
});
vi.mock('../games.ts', async (original) => ({
  ...(await original<object>()),
  gameOf: () => ({
    pages: { play: async () => ({ default: fragile }), end: async () => ({ default: fragile }) },
    awaited: () => [],
  }),
}));

HTMLDialogElement.prototype.showModal = function (): void {
  this.open = true;
};
HTMLElement.prototype.scrollTo = () => undefined;

/** Nothing can be written of a time that is none. */
const unreadable = { n: 1, seat: 1, name: 'Bo', text: 'Hello', at: Number.NaN };
const lobby = (at: number): TableState =>
  ({
    kind: 'cover-me',
    code: 'K7MQ2X',
    seq: 1,
    room: {
      code: 'K7MQ2X',
      game: 'cover-me',
      stage: 'lobby',
      options: defaultsOf(coverMeOptions),
      host: 0,
      seats: [{ kind: 'person', name: 'Ada', stand_in: false, muted: false }, { kind: 'open' }],
      clock: 'none',
      away_s: 60,
      chat: true,
      level: 'medium',
    },
    chat: [{ ...unreadable, at }],
    here: [],
    spectators: 0,
    you: 0,
    entries: [],
  }) as unknown as TableState;

let page: Record<string, unknown> | undefined;
let reported: unknown[][];

beforeEach(async () => {
  world.isBroken = true;
  world.watched = { table: undefined };
  reported = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void reported.push(words));
  document.body.replaceChildren();
  await showLanguage('en');
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function draw<Props extends object>(
  component: Component<Props>,
  props: Props,
): Promise<void> {
  page = mount(component as Component, {
    target: document.body,
    props: props as Record<string, unknown>,
  });
  await settled();
}

/** What loads has loaded, and all of it is drawn. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
    await tick();
  }
}

const fault = () => document.querySelector<HTMLElement>('[data-fault]');
const press = async (words: string) => {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent.trim() === words,
  );
  button!.click();
  await settled();
};

function expectOneFaultOf(part: 'chat' | 'sheet' | 'game' | 'page'): void {
  expect(document.querySelectorAll('[data-fault]')).toHaveLength(1);
  expect(fault()?.dataset['fault']).toBe(part);
  expect(fault()?.textContent).toContain(t(`fault.${part}`));
  expect(fault()?.getAttribute('role')).toBe('alert');
  expect(reported).toHaveLength(1);
}

const send: Send = async () => ({ ok: true });

const parts = {
  page: () => draw(PageFrame, { first: { is: 'page', Page: fragile as never, parameters: {} } }),
  game: () =>
    draw(GameFrame, {
      table: { ...lobby(0), room: { ...lobby(0).room, stage: 'playing' } } as TableState,
      send,
      shared: false,
    }),
  sheet: () => {
    const children = createRawSnippet(() => {
      if (world.isBroken) throw new Error('a drawing that fails');
      return { render: () => '<p>drawn</p>' };
    });
    return draw(SheetFrame, { title: 'A sheet', onclose: () => undefined, children });
  },
};

test.each(Object.keys(parts) as (keyof typeof parts)[])(
  'a %s that cannot be drawn says so, and is drawn when it is tried again',
  async (part) => {
    await parts[part]();
    expectOneFaultOf(part);
    await press(t('shell.again'));
    expect(fault()).not.toBeNull();
    expect(reported).toHaveLength(2);
    world.isBroken = false;
    await press(t('shell.again'));
    expect(fault()).toBeNull();
    expect(document.body.textContent).toContain('drawn');
    expect(reported).toHaveLength(2);
  },
);

test('a sheet that cannot be drawn can still be closed', async () => {
  await parts.sheet();
  expect(document.querySelector('dialog')?.open).toBe(true);
  expect(document.body.textContent).toContain(t('shell.close'));
});

test('a line that cannot be drawn takes the chat, not the lobby', async () => {
  await draw(Lobby, { table: lobby(Number.NaN), send });
  expectOneFaultOf('chat');
  expect(document.body.textContent).toContain(t('lobby.start'));
  expect(document.body.textContent).toContain('Ada');
});

test('a line that cannot be drawn takes the chat in its sheet, not the sheet', async () => {
  world.watched = { table: lobby(Number.NaN) };
  openSheet('chat');
  await draw(Sheets, {});
  expectOneFaultOf('chat');
  expect(document.body.textContent).toContain(t('shell.close'));
});

test('who goes to another page leaves the fault behind', async () => {
  await parts.page();
  expectOneFaultOf('page');
  goTo(hrefOf('about'));
  await settled();
  expect(fault()).toBeNull();
  expect(document.body.textContent).toContain('another page');
  expect(reported).toHaveLength(1);
  goTo(hrefOf('home'));
  await settled();
  expect(fault()).not.toBeNull();
});

test('the whole page can be loaded anew', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  await parts.page();
  await press(t('fault.reload'));
  expect(reload).toHaveBeenCalledOnce();
});

test('every language says it in its own words', async () => {
  for (const part of ['chat', 'sheet', 'game', 'page'] as const) {
    const said = new Set<string>();
    for (const language of languages) {
      await showLanguage(language);
      said.add(t(`fault.${part}`));
    }
    expect(said.size).toBe(languages.length);
  }
});
