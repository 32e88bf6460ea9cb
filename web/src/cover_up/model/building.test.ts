// Building a pile: placing, layers, the way there and back; what a card in the air meets, by the engine's check.
import { beforeAll, describe, expect, test } from 'vitest';
import {
  begun,
  besideOf,
  meetingsOf,
  placed,
  placementOf,
  putBeside,
  redone,
  samePile,
  undone,
} from './building.ts';
import type { CoverUp } from '../../engine/cover_up.ts';
import { testEngine } from '../../engine/testing.ts';

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

let coverUp: CoverUp;
beforeAll(async () => {
  ({ coverUp } = await testEngine());
});

const meeting = (lying: ReturnType<typeof at>[], air: ReturnType<typeof at>) =>
  meetingsOf(coverUp.check(lying), coverUp.check([...lying, air]));

test('equal symbols meet, each kind told once', () => {
  expect(meeting([at('ab..cd..', 0)], at('ab..cd..', 0)).toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

test('different symbols on a square do not meet', () => {
  expect(meeting([at('ab..cd..', 0)], at('ba..cd..', 0)).toSorted()).toEqual(['c', 'd']);
});

test('what met before the card came is no news', () => {
  expect(meeting([at('ab..cd..', 0), at('ab..cd..', 0)], at('ef..ab..', 9))).toEqual([]);
});

test('with no card in the air nothing meets', () => {
  expect(meetingsOf(coverUp.check([at('ab..cd..', 0)]), undefined)).toEqual([]);
});
