import { expect, test, vi } from 'vitest';
import { Client } from './client.svelte.ts';
import { FakeWorld } from './testing.ts';

test('a notice stands until it is replaced, taken back, or not said again after a break', async () => {
  vi.useFakeTimers();
  const world = new FakeWorld();
  const client = new Client('server', world);
  client.begin();
  await Promise.resolve();
  world.socket.welcomes();
  expect(client.notice).toBeUndefined();
  world.socket.says({ notice: 'Maintenance at nine.', at: 1 });
  expect(client.notice).toEqual({ words: 'Maintenance at nine.', at: 1 });
  world.socket.says({ notice: 'At ten.', at: 2 });
  expect(client.notice?.words).toBe('At ten.');
  world.socket.drops();
  expect(client.notice?.words).toBe('At ten.');
  vi.runOnlyPendingTimers();
  world.socket.welcomes();
  expect(client.notice).toBeUndefined();
  world.socket.says({ notice: 'At ten.', at: 2 });
  expect(client.notice?.words).toBe('At ten.');
  world.socket.says({ notice: null, at: 3 });
  expect(client.notice).toBeUndefined();
  client.end();
  vi.useRealTimers();
});
