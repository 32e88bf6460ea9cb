import { expect, test } from 'vitest';
import { Breakdown, Refusal } from './module.ts';
import { testModule } from './testing.ts';

test('texts of any length and script reach the engine whole', async () => {
  const module = await testModule();
  const options = { players: 1, referee: 'book', hourglass_s: 30, deck: 'standard', limit_s: 300 };
  for (const name of ['Åsa Øst – 中 🎴', 'x'.repeat(200_000)]) {
    const seed = '0'.repeat(64);
    const game = module.call(
      'cover_up_begin',
      JSON.stringify(options),
      JSON.stringify([name]),
      seed,
      0,
    );
    const header = module.ask('cover_up_record', Number(game)).split('\n')[0]!;
    expect(JSON.parse(header).seats).toEqual([name]);
  }
});

test('what is no JSON is refused', async () => {
  const module = await testModule();
  expect(() => module.call('cover_up_check', '[{')).toThrow(new Refusal('This is not JSON.'));
  expect(() => module.call('cover_up_check', '{}')).toThrow(new Refusal('A list was expected.'));
  expect(module.isBroken).toBe(false);
});

test('a text is freed after its call, refused or not', async () => {
  const module = await testModule();
  const text = 'x'.repeat(1 << 20);
  const call = () => expect(() => module.call('cover_up_check', text)).toThrow(Refusal);
  call();
  const size = module.memorySize;
  for (let i = 0; i < 50; ++i) call();
  expect(module.memorySize).toBeLessThan(size + (4 << 20));
});

test('a module that trapped says so at every later call', async () => {
  const module = await testModule();
  // No text lies there: the module reads outside its memory.
  expect(() => module.call('cover_up_check', 0x7fff_fff0)).toThrow(Breakdown);
  expect(() => module.ask('cover_up_check', '[]')).toThrow(Breakdown);
  expect(module.isBroken).toBe(true);
});
