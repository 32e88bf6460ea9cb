import { expect, test } from 'vitest';
import { Stopwatch } from './stopwatch.ts';

test('time counts while it runs, on top of what was spent before', () => {
  let now = 1000;
  const watch = new Stopwatch(() => now, 50);
  now = 2000;
  expect(watch.ms).toBe(50);
  watch.run();
  now = 2300;
  expect(watch.ms).toBe(350);
  watch.rest();
  now = 9000;
  watch.run();
  watch.run();
  now = 9010;
  expect(watch.ms).toBe(360);
});
