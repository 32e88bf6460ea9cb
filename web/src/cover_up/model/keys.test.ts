// The keys of the light table.
import { expect, test } from 'vitest';
import { deedOf, type Press } from './keys.ts';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('arrows move by a square', () => {
  expect(deedOf(press('ArrowLeft'))).toEqual({ is: 'move', x: -1, y: 0 });
  expect(deedOf(press('ArrowDown'))).toEqual({ is: 'move', x: 0, y: 1 });
});

test('letters work in either case', () => {
  expect(deedOf(press('R', { shiftKey: true }))).toEqual({ is: 'turn' });
  expect(deedOf(press('f'))).toEqual({ is: 'flip' });
});

test('undo and redo are those of every program', () => {
  expect(deedOf(press('z', { ctrlKey: true }))).toEqual({ is: 'undo' });
  expect(deedOf(press('Z', { metaKey: true, shiftKey: true }))).toEqual({ is: 'redo' });
  expect(deedOf(press('y', { ctrlKey: true }))).toEqual({ is: 'redo' });
});

test("the browser's own keys are left to it", () => {
  expect(deedOf(press('r', { ctrlKey: true }))).toBeUndefined();
  expect(deedOf(press('ArrowLeft', { altKey: true }))).toBeUndefined();
  expect(deedOf(press('Tab'))).toBeUndefined();
});
