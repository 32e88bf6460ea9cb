import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CoverUp } from './cover_up.ts';
import { pathOf } from './testing.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Serves the engine's file, after a number of failures. */
async function network({ failures }: { failures: number }) {
  const bytes = await readFile(pathOf('build/wasm/coverstory.wasm'));
  const headers = { 'content-type': 'application/wasm' };
  const fetched = vi.fn(async () => {
    if (failures-- > 0) throw new TypeError('no network');
    return new Response(bytes, { headers });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('the engine is fetched once, however often it is asked for', async () => {
  const fetched = await network({ failures: 0 });
  const { engine } = await import('./engine.ts');
  const [first, second] = await Promise.all([engine(), engine()]);
  expect(first).toBe(second);
  await engine();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('after a failed load the next question tries again', async () => {
  const fetched = await network({ failures: 1 });
  const { engine } = await import('./engine.ts');
  await expect(engine()).rejects.toThrow('no network');
  expect(new CoverUp(await engine()).check([]).valid).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a broken engine is replaced by a new one', async () => {
  const fetched = await network({ failures: 0 });
  const { engine } = await import('./engine.ts');
  await engine();
  const { EngineModule } = await import('./module.ts');
  const broken = vi.spyOn(EngineModule.prototype, 'isBroken', 'get').mockReturnValueOnce(true);
  expect(new CoverUp(await engine()).check([]).valid).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
  broken.mockRestore();
});
