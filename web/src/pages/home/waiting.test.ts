import { expect, test } from 'vitest';
import type { TableSummary } from '../../protocol/room.ts';
import { waitingAt } from './waiting.ts';

const person = (name: string) => ({ kind: 'person', name, stand_in: false, muted: false });
const table = (code: string, due: boolean | undefined, ...names: string[]): TableSummary =>
  ({
    table: code,
    game: 'cover-me',
    stage: 'playing',
    seats: [...names.map(person), { kind: 'open' }],
    ...(due !== undefined && { due }),
  }) as never;

test('what waits for me comes first, with the names of the others', () => {
  const tables = [
    table('AAAAAA', false, 'Me', 'Bo'),
    table('BBBBBB', undefined, 'Cy', 'Me'),
    table('CCCCCC', true, 'Ada', 'Me', 'Me'),
  ];
  const kept = ['AAAAAA', 'BBBBBB', 'CCCCCC'].map((code) => ({ code, name: 'Me' }));
  expect(waitingAt('server', tables, kept).map(({ table, others }) => [table, others])).toEqual([
    ['CCCCCC', ['Ada', 'Me']],
    ['AAAAAA', ['Bo']],
    ['BBBBBB', ['Cy']],
  ]);
});
