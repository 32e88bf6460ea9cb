import { expect, test } from 'vitest';
import type { SeatOfRoom } from '../protocol/room.ts';
import { mutedSeats, speakerOf } from './speakers.ts';

const person = (name: string, muted = false): SeatOfRoom => ({
  kind: 'person',
  name,
  stand_in: false,
  muted,
});
const bot: SeatOfRoom = { kind: 'bot', name: 'Bo', level: 'easy' };

test('the writer of a line sits where it was written, or where the only one of that name does', () => {
  expect(speakerOf({ seat: 1, name: 'Bo' }, [person('Ada'), person('Bo')])).toBe(1);
  expect(speakerOf({ seat: 1, name: 'Bo' }, [person('Bo'), person('Ada')])).toBe(0);
  expect(speakerOf({ seat: 1, name: 'Ada' }, [person('Ada'), person('Ada')])).toBe(1);
});

test('nobody is taken for the writer where it could be another', () => {
  expect(speakerOf({ seat: 1, name: 'Bo' }, [person('Ada'), { kind: 'open' }])).toBeUndefined();
  expect(speakerOf({ seat: 1, name: 'Bo' }, [person('Ada'), bot])).toBeUndefined();
  const [one, other] = [person('Bo'), person('Bo')];
  expect(speakerOf({ seat: 1, name: 'Bo' }, [one, person('Ada'), other])).toBeUndefined();
});

test('who may not write', () => {
  expect(mutedSeats([person('Ada'), bot, { kind: 'open' }, person('Bo', true)])).toEqual([3]);
});
