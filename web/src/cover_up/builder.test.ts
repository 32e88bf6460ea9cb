// The builder between hand and table: what the table says must not take back what was built meanwhile.
// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../protocol/commands.ts';
import type { Pile } from '../protocol/cover_up.ts';
import { Builder } from './builder.svelte.ts';
import { Arranging } from './model/arranging.ts';

const hand = ['bad....b', '.f..ebc.', '.b.cdb..'];
const [one, two] = hand as [string, string, string];
const at = (card: string, x = 0) => ({ card, o: 0, x, y: 0 });

let sent: Pile[];
let builder: Builder;
beforeEach(() => {
  sent = [];
  const accept = (pile: Pile): Promise<Answer> => {
    sent.push(pile);
    return Promise.resolve({ ok: true });
  };
  builder = new Builder(new Arranging(accept, { after: () => () => undefined }));
  builder.follow(1, hand, [], true);
});

function put(card: string, x: number): void {
  builder.lift(card, 'pointer');
  builder.hold({ x: x + 1, y: 2 });
  builder.set();
}

test('a card that is let go lies there, and the table is told', () => {
  put(one, 3);
  expect(builder.building.pile).toEqual([at(one, 3)]);
  expect(sent).toEqual([[at(one, 3)]]);
});

test('an older pile that comes with news of others takes nothing back', () => {
  put(one, 0);
  builder.follow(1, hand, [at(one)], true);
  put(two, 2);
  builder.follow(1, hand, [at(one)], true);
  expect(builder.building.pile).toEqual([at(one), at(two, 2)]);
});

test('a pile that was built elsewhere is taken over', () => {
  put(one, 0);
  builder.follow(1, hand, [at(one)], true);
  builder.follow(1, hand, [at(one), at(two, 5)], true);
  expect(builder.building.pile).toEqual([at(one), at(two, 5)]);
});

test('a new round begins with a clear table', () => {
  put(one, 0);
  builder.follow(2, hand, [], true);
  expect(builder.building.pile).toEqual([]);
  expect(builder.canUndo).toBe(false);
});

describe('cards that may not be touched', () => {
  beforeEach(() => {
    put(one, 0);
    builder.lift(two, 'keys');
    builder.follow(1, hand, [at(one)], false);
  });

  test('fall back from the air', () => {
    expect(builder.air).toBeUndefined();
  });

  test('are not lifted, undone or put beside', () => {
    builder.choose(one);
    builder.lift(one, 'pointer');
    builder.undo();
    builder.putBeside();
    expect(builder.air).toBeUndefined();
    expect(builder.building.pile).toEqual([at(one)]);
  });
});

test('a card let go outside the table lies beside, and keeps how it was turned', () => {
  put(one, 0);
  builder.lift(one, 'pointer');
  builder.turn();
  builder.hold(undefined);
  builder.set();
  expect(builder.building.pile).toEqual([]);
  expect(builder.orientationOf(one)).toBe(1);
});

test('by keys: taken up, moved by squares, set down at the height it had', () => {
  put(one, 0);
  put(two, 2);
  builder.choose(one);
  builder.act();
  builder.move(1, 0);
  builder.move(0, 1);
  expect(builder.building.pile).toEqual([at(one), at(two, 2)]);
  builder.act();
  expect(builder.building.pile).toEqual([{ ...at(one, 1), y: 1 }, at(two, 2)]);
});

test('Escape leaves all as it was', () => {
  put(one, 0);
  builder.choose(one);
  builder.move(4, 4);
  builder.drop();
  expect(builder.building.pile).toEqual([at(one)]);
});
