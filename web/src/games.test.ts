// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from './connection/table_state.ts';
import { gameOf, games } from './games.ts';
import Table from './pages/table/Table.svelte';
import { languages } from './texts/languages.ts';
import { showLanguage, t } from './texts/texts.svelte.ts';

const watched = vi.hoisted(() => ({ table: undefined as TableState | undefined }));
vi.mock('./connection/places.svelte.ts', () => ({
  clientOf: () => ({ watched, watch: () => undefined, sendTo: () => undefined }),
  placeHere: () => 'server',
}));

// jsdom has no media queries.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

beforeEach(() => showLanguage('en'));

test.each(games)('$title has all its parts', async (game) => {
  expect(gameOf(game.name)).toBe(game);
  const { pages, lesson, seatTitle, story } = game;
  for (const load of [pages.play, pages.end, pages.board, lesson]) {
    if (load !== undefined) expect((await load()).default).toBeTypeOf('function');
  }
  if (seatTitle !== undefined) expect((await seatTitle())(4)).toContain('<svg');
  expect(game.rules.inShort().every(({ title, text }) => title !== '' && text !== '')).toBe(true);
  expect(game.rules.chapters().flatMap(({ clauses }) => clauses)).not.toHaveLength(0);
  for (const { clause, text } of game.rules.chapters().flatMap(({ clauses }) => clauses)) {
    expect(clause).toMatch(new RegExp(`^${game.rules.prefix}-\\d+\\.\\d+$`));
    expect(text).not.toBe('');
  }
  expect(story.Picture).toBeTypeOf('function');
  expect(game.options.map(({ key }) => key)).toContain('players');
});

test.each(games)(
  '$title is called by its name wherever a reader meets it',
  async ({ name, title }) => {
    for (const language of languages) {
      await showLanguage(language);
      for (const key of [
        'home.play',
        'home.create',
        'home.rules',
        'here.play',
        'home.learn',
      ] as const) {
        expect(t(`${key}.${name}`)).toContain(title);
      }
      expect(t(`story.${name}`) && t(`story.${name}.more`) && t(`story.${name}.facts`)).not.toBe(
        '',
      );
    }
  },
);

test('no two games have a name, a title or a prefix in common', () => {
  for (const of of [games.map(({ name }) => name), games.map(({ title }) => title)]) {
    expect(new Set(of).size).toBe(games.length);
  }
  expect(new Set(games.map(({ rules }) => rules.prefix)).size).toBe(games.length);
});

test.each(['lobby', 'playing', 'over'])(
  'a table of a game that is not ours says so in every language, %s or not',
  async (stage) => {
    expect(gameOf('patience')).toBeUndefined();
    watched.table = { kind: 'patience', code: 'K7MQ2X', room: { stage, seats: [] } } as never;
    const said = new Set<string>();
    for (const language of languages) {
      await showLanguage(language);
      const target = document.createElement('div');
      const page = mount(Table, { target, props: { code: 'K7MQ2X' } });
      flushSync();
      expect(target.querySelector('h1')?.textContent).toBe(t('lobby.unknownGame'));
      said.add(target.querySelector('h1')!.textContent);
      await unmount(page);
    }
    expect(said.size).toBe(languages.length);
  },
);
