// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { codeInGroups, isTableCode, tableCodeIn } from '../protocol/room.ts';
import { forgetTables, keepName, keepTable, keptName, keptTables, tidyName } from './kept.ts';

beforeEach(() => localStorage.clear());

test('a name has no spaces around it, no control characters, and 24 characters at most', () => {
  expect(tidyName('  Ada \u0007 ')).toBe('Ada');
  expect(tidyName('😀'.repeat(30))).toBe('😀'.repeat(24));
  expect(tidyName(' \u200b ')).toBe('');
});

test('a name is kept', () => {
  expect(keptName()).toBe('');
  keepName(' Bo ');
  expect(keptName()).toBe('Bo');
});

test('the table joined last comes first, once', () => {
  keepTable('server', 'K7MQ2X', 'Ada');
  keepTable('server', 'AAAAAA', 'Ada');
  keepTable('server', 'K7MQ2X', 'Bo');
  expect(keptTables('server')).toEqual([
    { code: 'K7MQ2X', name: 'Bo' },
    { code: 'AAAAAA', name: 'Ada' },
  ]);
});

test('tables that are over are forgotten', () => {
  keepTable('server', 'K7MQ2X', 'Ada');
  keepTable('server', 'AAAAAA', 'Ada');
  forgetTables('server', ['AAAAAA']);
  expect(keptTables('server').map(({ code }) => code)).toEqual(['K7MQ2X']);
});

test('tables on this device are kept apart from those on the server', () => {
  keepTable('server', 'K7MQ2X', 'Ada');
  keepTable('here', 'AAAAAA', 'Bo');
  forgetTables('here', ['K7MQ2X']);
  expect(keptTables('server')).toEqual([{ code: 'K7MQ2X', name: 'Ada' }]);
  expect(keptTables('here')).toEqual([{ code: 'AAAAAA', name: 'Bo' }]);
});

test.each(['not JSON', 'null', '{}', '[1,null,{"code":"no"}]'])(
  'storage that holds %s is as if empty',
  (stored) => {
    localStorage.setItem('coverstory.tables', stored);
    expect(keptTables('server')).toEqual([]);
  },
);

test('a code is read from what people type and paste', () => {
  expect(tableCodeIn(' k7mq2x ')).toBe('K7MQ2X');
  expect(tableCodeIn('K7M-Q2X')).toBe('K7MQ2X');
  expect(tableCodeIn('https://example.org/t/K7MQ2X')).toBe('K7MQ2X');
  expect(tableCodeIn('https://example.org/t/K7MQ2X/')).toBe('K7MQ2X');
  expect(tableCodeIn('https://example.org/t/K7MQ2X/board')).toBe('K7MQ2X');
});

test('a long code is read as well, in groups or not, and is shown in two', () => {
  for (const written of [
    'K7MQ2XABCD',
    'k7mq2 xabcd',
    ' K7MQ2-XABCD ',
    'k7mq2\u2013xabcd',
    'K7 MQ2X AB CD',
  ]) {
    expect(tableCodeIn(written)).toBe('K7MQ2XABCD');
  }
  expect(tableCodeIn('https://example.org/t/k7mq2xabcd')).toBe('K7MQ2XABCD');
  expect(codeInGroups('K7MQ2XABCD')).toBe('K7MQ2 XABCD');
  expect(tableCodeIn(codeInGroups('K7MQ2XABCD'))).toBe('K7MQ2XABCD');
  expect(codeInGroups('K7MQ2X')).toBe('K7MQ2X');
});

test('letters that are not in codes, and other lengths, are no code', () => {
  expect(tableCodeIn('K7MQ2')).toBeUndefined();
  expect(tableCodeIn('K7MQ2XA')).toBeUndefined();
  expect(tableCodeIn('K7MQ2XABC')).toBeUndefined();
  expect(tableCodeIn('K7MQ2XABCDE')).toBeUndefined();
  expect(tableCodeIn('')).toBeUndefined();
  expect(isTableCode('OI10UL')).toBe(false);
});
