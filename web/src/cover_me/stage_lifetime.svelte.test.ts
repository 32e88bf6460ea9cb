// @vitest-environment jsdom
// A stage is made by whichever page of a table comes first, and used by those that follow: play, then the end.
import { expect, test, vi } from 'vitest';
import type { CoverMeTable } from './game.ts';
import { Stage } from './stage.svelte.ts';

vi.mock('../settings/pace.svelte.ts', () => ({ pace: () => 'off' }));
vi.mock('../engine/engine.ts', () => ({ engine: async () => ({}) }));
vi.mock('../engine/cover_me.ts', () => ({
  CoverMe: class {
    fashion({ season, tracks }: { season: string; tracks: object }) {
      return { season, tracks, trends: {}, values: [] };
    }
    trends() {
      return { trends: {} };
    }
  },
}));

const seen = (seq: number, season: string) => {
  const open = { b: [], r: [], k: [] };
  const lists = { hand: [], rows: [], influence: [], looked: [], discard: [], to_act: [] };
  const game = { season, tracks: {}, open, ...lists };
  const at = { code: 'K7MQ2X', you: null, seq, game, mine: null, room: { options: {} } };
  return { ...at, entries: [{ ...at, events: [], at: 0 }] } as unknown as CoverMeTable;
};

test('what is in fashion follows the table when the component that made the stage is gone', async () => {
  const warn = vi.spyOn(console, 'warn');
  let stage: Stage;
  const leave = $effect.root(() => {
    stage = new Stage(() => 'off');
    $effect(() => void stage.fashion);
  });
  await Promise.resolve();
  stage!.follow(seen(1, 'winter'));
  expect(stage!.fashion?.season).toBe('winter');
  leave();
  stage!.follow(seen(2, 'spring'));
  expect(stage!.fashion?.season).toBe('spring');
  expect(warn).not.toHaveBeenCalled();
});
