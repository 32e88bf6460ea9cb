// Building a pile: placing, layers, and the way there and back.
import { describe, expect, test } from 'vitest';
import {
  begun,
  besideOf,
  placed,
  placementOf,
  putBeside,
  redone,
  samePile,
  undone,
} from './building.ts';

const hand = ['bad....b', '.f..ebc.', '.b.cdb..'];
const [one, two, three] = hand as [string, string, string];
const at = (card: string, x = 0, y = 0, o = 0) => ({ card, o, x, y });
const cardsOf = (pile: readonly { card: string }[]) => pile.map(({ card }) => card);

test('a card from the hand comes on top, and is no longer beside', () => {
  const building = placed(placed(begun(hand), at(one)), at(two));
  expect(cardsOf(building.pile)).toEqual([one, two]);
  expect(besideOf(building)).toEqual([three]);
});

test('a card that is moved keeps its height, comes on top or lies under, as is asked', () => {
  const building = begun(hand, [at(one), at(two), at(three)]);
  expect(cardsOf(placed(building, at(two, 4), 'same').pile)).toEqual([one, two, three]);
  expect(cardsOf(placed(building, at(two, 4), 'top').pile)).toEqual([one, three, two]);
  expect(cardsOf(placed(building, at(two, 4), 'bottom').pile)).toEqual([two, one, three]);
  expect(placementOf(placed(building, at(two, 4), 'same'), two)?.x).toBe(4);
});

test('a card put beside leaves the pile', () => {
  const building = putBeside(begun(hand, [at(one), at(two)]), one);
  expect(cardsOf(building.pile)).toEqual([two]);
  expect(besideOf(building)).toEqual([one, three]);
});

describe('undo and redo', () => {
  const first = placed(begun(hand), at(one));
  const second = placed(first, at(two));

  test('go back and forth through the piles', () => {
    expect(undone(second).pile).toEqual(first.pile);
    expect(undone(undone(second)).pile).toEqual([]);
    expect(redone(undone(second)).pile).toEqual(second.pile);
  });

  test('stop at both ends', () => {
    const start = begun(hand);
    expect(undone(start)).toBe(start);
    expect(redone(second)).toBe(second);
  });

  test('a new step forgets what was undone', () => {
    const other = placed(undone(second), at(three));
    expect(redone(other)).toBe(other);
  });

  test('what changes nothing is no step', () => {
    expect(placed(first, at(one), 'same')).toBe(first);
    expect(putBeside(first, two)).toBe(first);
  });
});

test('piles are the same where every card lies the same, in the same order', () => {
  expect(samePile([at(one), at(two)], [at(one), at(two)])).toBe(true);
  expect(samePile([at(one), at(two)], [at(two), at(one)])).toBe(false);
  expect(samePile([at(one)], [at(one, 0, 0, 4)])).toBe(false);
  expect(samePile([at(one)], [])).toBe(false);
});
