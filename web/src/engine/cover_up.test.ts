import { beforeAll, expect, test } from 'vitest';
import type { CoverUpOptions, Pile } from '../protocol/cover_up.ts';
import { testEngine, type Engine } from './testing.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await testEngine();
});

const options: CoverUpOptions = {
  players: 2,
  referee: 'book',
  hourglass_s: 30,
  deck: 'standard',
  limit_s: 300,
};
const names = ['Aino', 'Bram'];
const seed = '00112233445566778899aabbccddeeff';

const at = (card: string, x: number, y: number, o = 0) => ({ card, o, x, y });

test('CU-3.3 and CU-3.4: equal symbols on each other hold two cards together', () => {
  const pile: Pile = [at('ab..cd..', 0, 0), at('d...a.bc', 1, 2)];
  expect(engine.coverUp.check(pile)).toEqual({
    valid: true,
    conflicts: [],
    loose: [],
    visible: 7,
    squares: [
      { x: 0, y: 0, symbol: 'a', height: 1 },
      { x: 1, y: 0, symbol: 'b', height: 1 },
      { x: 0, y: 2, symbol: 'c', height: 1 },
      { x: 1, y: 2, symbol: 'd', height: 2 },
      { x: 1, y: 4, symbol: 'a', height: 1 },
      { x: 1, y: 5, symbol: 'b', height: 1 },
      { x: 2, y: 5, symbol: 'c', height: 1 },
    ],
  });
});

test('CU-3.3 different symbols on each other are a conflict, on their square', () => {
  const found = engine.coverUp.check([at('ab..cd..', 0, 0), at('e...a.bc', 1, 2)]);
  expect(found.valid).toBe(false);
  expect(found.conflicts).toEqual([{ x: 1, y: 2 }]);
});

test('CU-3.4 a card that shares no symbol is loose', () => {
  const found = engine.coverUp.check([
    at('ab..cd..', 0, 0),
    at('d...a.bc', 1, 2),
    at('abcd....', 9, 9),
  ]);
  expect(found.loose).toEqual([2]);
  expect(found.valid).toBe(false);
});

test('CU-3.2 a card turned by a quarter lies four wide', () => {
  const { squares } = engine.coverUp.check([at('ab..cd..', 0, 0, 1)]);
  expect(squares.map(({ x, y, symbol }) => `${symbol}${x}${y}`)).toEqual([
    'c10',
    'a30',
    'd11',
    'b31',
  ]);
});

test('an empty table is fine, a pile of six cards or off the lattice is refused', () => {
  expect(engine.coverUp.check([])).toMatchObject({ valid: true, visible: 0, squares: [] });
  const six = Array.from({ length: 6 }, (_, x) => at('ab..cd..', x, 0));
  expect(() => engine.coverUp.check(six)).toThrow('a pile has 6 cards, at most 5 can be');
  expect(() => engine.coverUp.check([at('ab..cd..', 99, 0)])).toThrow();
  expect(() => engine.coverUp.check([at('xyz', 0, 0)])).toThrow(/is not a card/);
});

test('CU-5 a score has its parts', () => {
  const hand = ['ab..cd..', 'd...a.bc', 'abcdef..'];
  const score = engine.coverUp.score(hand, [at(hand[0]!, 0, 0), at(hand[1]!, 1, 2)], false);
  expect(score).toEqual({
    beside: ['abcdef..'],
    removed: [],
    visible: 7,
    beside_points: 7,
    hourglass: 0,
    points: 14,
  });
  expect(() => engine.coverUp.score(['ab..cd..'], [at('d...a.bc', 0, 0)], false)).toThrow(
    'The pile is not made of these cards.',
  );
});

test('CU-7 par of two equal cards is one of them', () => {
  const par = engine.coverUp.solve(['ab..cd..', 'ab..cd..']);
  expect(par).toMatchObject({ points: 4, beside: [], lower_bound: 4, exact: true });
  expect(engine.coverUp.check(par.pile)).toMatchObject({ valid: true, visible: 4 });
});

test('CU-7 par of a dealt hand is a pile that the score confirms', () => {
  const game = engine.coverUp.begin(options, names, seed, 0);
  const hand = game.view(0).seats[0]!.hand!;
  const par = engine.coverUp.solve(hand);
  expect(par.exact).toBe(true);
  expect(engine.coverUp.score(hand, par.pile, false).points).toBe(par.points);
  game.end();
});

test('CU-3.1 the count of three comes first, then building until the limit', () => {
  const game = engine.coverUp.begin(options, names, seed, 1000);
  expect(game.deadline()).toBe(4000);
  expect(() => game.flip(0, 2000)).toThrow(/^CU-3\.1/);
  game.tick(4000);
  expect(game.view().phase).toBe('building');
  expect(game.deadline()).toBe(4000 + 300_000);
  expect(game.own(0)).toMatchObject({ seat: 0, may_arrange: true, may_flip: false });
  game.end();
});

test('while all build the cards of the others are not told', () => {
  const game = engine.coverUp.begin(options, names, seed, 0);
  game.tick(3000);
  const seen = game.view(0).seats;
  expect(seen[0]!.hand).toHaveLength(5);
  expect(seen[1]).toMatchObject({ hand: null, pile: null, placed: 0 });
  expect(game.view().seats.map((seat) => seat.hand)).toEqual([null, null]);
  game.end();
});

test.each(['random', 'easy', 'medium', 'hard'] as const)(
  'bots of level %s play a whole game by their plans',
  (level) => {
    const game = engine.coverUp.begin(options, names, seed, 0);
    const bots = names.map((_, i) => engine.coverUp.bot(level, `${i}${seed.slice(1)}`));
    for (let round = 1; round <= 5; ++round) {
      const building = game.deadline()!;
      game.tick(building);
      for (const [seat, bot] of bots.entries()) {
        const last = bot.plan(game, seat).timeline.at(-1);
        if (last !== undefined) game.arrange(seat, last.pile, building);
      }
      for (
        let due = game.deadline();
        due !== undefined && game.view().phase !== 'returning';
        due = game.deadline()
      ) {
        game.tick(due);
      }
      const now = building + 400_000;
      if (round < 5) bots.forEach((bot, seat) => game.return(seat, bot.return(game, seat), now));
    }
    expect(game.view().phase).toBe('ended');
    expect(game.view().winners.length).toBeGreaterThan(0);
    expect(game.record()).toContain('"e":"end"');
    [game, ...bots].forEach((made) => made.end());
  },
  30_000,
);
