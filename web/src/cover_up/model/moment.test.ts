import { expect, test } from 'vitest';
import type { CoverUpView, OwnView, Phase } from '../../protocol/cover_up.ts';
import { clausesAt, momentOf } from './moment.ts';

const view = (phase: Phase, players = 2, must_return = true) =>
  ({
    phase,
    seats: Array.from({ length: players }, () => ({ must_return })),
  }) as unknown as CoverUpView;
const own = (may_arrange: boolean) => ({ seat: 0, may_arrange }) as OwnView;

test('who builds is told of building, of the sand, or of playing alone', () => {
  expect(momentOf(view('count-in'), own(false))).toBe('countIn');
  expect(momentOf(view('building'), own(true))).toBe('building');
  expect(momentOf(view('hourglass'), own(true))).toBe('hourglass');
  expect(momentOf(view('building', 1), own(true))).toBe('alone');
});

test('who is done or only watches is told so', () => {
  expect(momentOf(view('hourglass'), own(false))).toBe('done');
  expect(momentOf(view('building'), undefined)).toBe('watching');
});

test('between rounds it matters whether the card is chosen', () => {
  expect(momentOf(view('returning', 2, true), own(false))).toBe('returning');
  expect(momentOf(view('returning', 2, false), own(false))).toBe('returned');
});

test('the end is told alone by par and together by the fewest points', () => {
  expect(clausesAt[momentOf(view('ended'), undefined)][0]).toBe('6.4');
  expect(clausesAt[momentOf(view('ended', 1), own(false))][0]).toBe('7.2');
});
