// @vitest-environment jsdom
// What is shown of the lines, and who may do what about one, by mouse and by keyboard.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TableState } from '../connection/table_state.ts';
import type { Answer, TableCommand } from '../protocol/commands.ts';
import { showLanguage, t } from '../texts/texts.svelte.ts';
import Chat from './Chat.svelte';

HTMLElement.prototype.scrollTo = () => undefined;

let page: Record<string, unknown> | undefined;
let sent: TableCommand[];
let answer: Answer;

beforeEach(async () => {
  sent = [];
  answer = { ok: true };
  await showLanguage('en');
});
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
});

const line = (n: number, seat: number, name: string) => ({
  n,
  seat,
  name,
  text: `line ${n}`,
  at: n,
});
const person = (name: string, muted = false) => ({ kind: 'person', name, stand_in: false, muted });

const threeLines = [line(1, 0, 'Ada'), line(2, 1, 'Bo'), line(3, 2, 'Gone')];

function draw(
  you: number | null,
  muted: readonly boolean[] = [],
  chat: object[] = threeLines,
): void {
  const table = {
    chat,
    room: { chat: true, host: 0, seats: [person('Ada'), person('Bo', muted[1]), { kind: 'open' }] },
  } as unknown as TableState;
  const send = async (command: TableCommand) => (sent.push(command), answer);
  page = mount(Chat, { target: document.body, props: { table, send, you } });
  flushSync();
}

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(
    (button) => (button.ariaLabel ?? button.textContent.trim()) === name,
  );
async function press(name: string): Promise<void> {
  buttons(name)[0]!.click();
  await Promise.resolve();
  flushSync();
}
const more = (name: string) => t('chat.more', { name });

test.each([
  ['with their numbers', (n: number) => ({ n })],
  ['from a server that numbers none', () => ({})],
])('lines that are the same in all else are each shown, %s', (_, numberOf) => {
  const twice = { seat: 1, name: 'Bo', text: 'Boo', at: 7 };
  draw(
    0,
    [],
    [1, 2].map((n) => ({ ...twice, ...numberOf(n) })),
  );
  expect(document.querySelectorAll('.line')).toHaveLength(2);
});

test('the host takes any line away and mutes who still sits there', async () => {
  draw(0);
  for (const name of ['Ada', 'Bo', 'Gone']) expect(buttons(more(name))).toHaveLength(1);
  await press(more('Bo'));
  expect(buttons(more('Bo'))[0]!.ariaExpanded).toBe('true');
  await press(t('chat.mute', { name: 'Bo' }));
  await press(more('Gone'));
  expect(buttons(t('chat.mute', { name: 'Gone' }))).toEqual([]);
  await press(t('chat.unsay'));
  await press(more('Ada'));
  expect(buttons(t('chat.mute', { name: 'Ada' }))).toEqual([]);
  expect(sent).toEqual([
    { do: 'mute', seat: 1, muted: true },
    { do: 'unsay', n: 3 },
  ]);
});

test('who is muted is told so, and the host lets them write again', async () => {
  draw(1, [false, true]);
  expect(document.body.textContent).toContain(t('refusal.muted'));
  expect(document.querySelector('form')).toBeNull();
  await unmount(page!);
  draw(0, [false, true]);
  expect(document.body.textContent).toContain(t('chat.isMuted', { name: 'Bo' }));
  await press(t('chat.unmute', { name: 'Bo' }));
  expect(sent).toEqual([{ do: 'mute', seat: 1, muted: false }]);
});

test('a player takes only own lines away, and who has no seat none', async () => {
  draw(1);
  expect(buttons(more('Bo'))).toHaveLength(1);
  expect(buttons(more('Ada'))).toEqual([]);
  await press(more('Bo'));
  expect(buttons(t('chat.mute', { name: 'Bo' }))).toEqual([]);
  await press(t('chat.unsay'));
  expect(sent).toEqual([{ do: 'unsay', n: 2 }]);
  await unmount(page!);
  draw(null);
  expect(document.querySelectorAll('.more')).toHaveLength(0);
});

test('the keyboard closes what it opened, and the focus stays in the chat', async () => {
  draw(0);
  await press(more('Bo'));
  const deed = buttons(t('chat.unsay'))[0]!;
  deed.focus();
  deed.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(buttons(t('chat.unsay'))).toEqual([]);
  expect(document.activeElement).toBe(buttons(more('Bo'))[0]);
  await press(more('Bo'));
  await press(t('chat.unsay'));
  expect(document.activeElement?.getAttribute('role')).toBe('log');
});

test('a refusal is told, and what was done is told to who cannot see it', async () => {
  draw(0);
  await press(more('Bo'));
  await press(t('chat.unsay'));
  await Promise.resolve();
  flushSync();
  expect(document.querySelector('[role=status]')?.textContent).toBe(t('chat.unsaid'));
  answer = { ok: false, code: 'not_host', clause: null, why: 'No.' };
  await press(more('Bo'));
  await press(t('chat.unsay'));
  await Promise.resolve();
  flushSync();
  expect(document.querySelector('[role=alert]')?.textContent).toBe(t('refusal.not_host'));
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});
