// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import {
  SYMBOLS,
  blankGlass,
  boundsOf,
  enamel,
  glassBack,
  glassCard,
  glassColorOf,
  glassPile,
  hourglass,
  pileOutline,
  placedSquares,
  symbolGlyph,
} from './cover_up.ts';
import { orientation } from './glass.ts';

/** A card as it lies, row by row. */
function drawn(code: string, o: number): string {
  const squares = placedSquares(code, o);
  const width = o % 2 ? 4 : 2;
  const rows = Array.from({ length: 8 / width }, () => Array<string>(width).fill('?'));
  for (const { x, y, symbol } of squares) rows[y]![x] = symbol;
  return rows.map((row) => row.join('')).join(' ');
}

/** Where the transforms of an orientation put a point of the upright card. */
function moved(o: number, x: number, y: number): [number, number] {
  const matrices = [...orientation(o).matchAll(/matrix\(([^)]+)\)/g)].map((m) =>
    m[1]!.split(' ').map(Number),
  );
  return matrices
    .reverse()
    .reduce<[number, number]>(
      ([px, py], [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [
        a * px + c * py + e,
        b * px + d * py + f,
      ],
      [x, y],
    );
}

describe('a sheet of glass', () => {
  test('CU-3.2: lies in eight orientations, flipped before it is turned', () => {
    const lies = [0, 1, 2, 3, 4, 5, 6, 7].map((o) => drawn('ab.cd.ef', o));
    expect(lies).toEqual([
      'ab .c d. ef',
      'ed.a f.cb',
      'fe .d c. ba',
      'bc.f a.de',
      'ba c. .d fe',
      'f.cb ed.a',
      'ef d. .c ab',
      'a.de bc.f',
    ]);
  });

  test('CU-3.2: is drawn where its squares are said to lie', () => {
    for (let o = 0; o < 8; o++) {
      placedSquares('abcdef..', o).forEach(({ x, y }, i) => {
        expect(moved(o, (i % 2) * 100 + 50, (i >> 1) * 100 + 50)).toEqual([
          x * 100 + 50,
          y * 100 + 50,
        ]);
      });
    }
  });

  test('CU-1.1: has the colour of its number of symbols', () => {
    expect(['a.b.c.d.', 'abc.d.e.', 'abcdef..'].map(glassColorOf)).toEqual([
      'green',
      'yellow',
      'red',
    ]);
    expect(() => glassColorOf('abc.....')).toThrow('has 3 symbols');
    expect(() => glassCard('abcdefg.')).toThrow("'abcdefg.' is no card");
    expect(() => glassCard('a.b.c.d.', 8)).toThrow('8 is no orientation');
  });

  test('is as large as its squares say', () => {
    expect(glassCard('a.b.c.d.', 0, 30)).toContain('width="60" height="120"');
    expect(glassCard('a.b.c.d.', 5, 30)).toContain('width="120" height="60"');
  });

  test('colours are told by 1, 2, 3 pips as well', () => {
    const pips = (['green', 'yellow', 'red'] as const).map(
      (c) => (blankGlass(c).match(/a4,4 0 1,1 8,0/g) ?? []).length,
    );
    expect(pips).toEqual([2, 4, 6]);
  });

  test('no dot is a line without length, which Firefox draws long where the page is enlarged', () => {
    expect(glassCard(SYMBOLS.join('') + '..', 0, 30)).not.toMatch(/h0\b/);
  });
});

/** The corners and handles of an outline of absolute commands, as sorted text. */
function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of d.matchAll(/([MLCHV])([^MLCHVZ]*)/g)) {
    const numbers = rest!.split(/[ ,]+/).filter(Boolean).map(Number);
    if (command === 'H') points.push([(x = numbers[0]!), y]);
    else if (command === 'V') points.push([x, (y = numbers[0]!)]);
    else
      for (let i = 0; i < numbers.length; i += 2)
        points.push([(x = numbers[i]!), (y = numbers[i + 1]!)]);
  }
  return points;
}
const asText = (points: [number, number][]) =>
  [...new Set(points.map(([x, y]) => `${x + 0},${y + 0}`))].sort();

test('CU-3.2: a symbol is its own image when its card is turned or flipped', () => {
  for (const symbol of 'bcdef' as unknown as Iterable<'b'>) {
    const points = pointsOf(/d="([^"]+)"/.exec(enamel(symbol))![1]!);
    expect(points.length).toBeGreaterThan(3);
    expect(asText(points.map(([x, y]) => [-y, x]))).toEqual(asText(points));
    expect(asText(points.map(([x, y]) => [-x, y]))).toEqual(asText(points));
  }
});

test('the six symbols differ in outline, not in colour alone', () => {
  const outlines = SYMBOLS.map((s) => /d="([^"]+)"/.exec(enamel(s))?.[1]);
  expect(new Set(outlines).size).toBe(6);
});

describe('a pile', () => {
  const below = { code: 'a.b.c.d.', o: 0, x: 0, y: 0 };
  const count = (svg: string, part: string) => svg.split(part).length - 1;
  const shape = (s: 'a' | 'b') => /d="([^"]+)"/.exec(enamel(s))![0];

  test('CU-5.2: shows equal symbols on a square once, and lights the square', () => {
    const svg = glassPile([below, { ...below }]);
    expect(count(svg, shape('a'))).toBe(count(glassPile([below]), shape('a')));
    expect(svg).toContain('#C46F00');
    expect(glassPile([below])).not.toContain('#C46F00');
  });

  test('CU-5.2: dims a symbol for each sheet that lies over it', () => {
    const over = { code: '.a.b.c.d', o: 0, x: 0, y: 0 };
    expect(glassPile([below])).not.toContain(' opacity="0.87"');
    expect(count(glassPile([below, over]), ' opacity="0.87"')).toBe(4);
    expect(count(glassPile([below, over, { ...over }]), ' opacity="0.74"')).toBe(4);
  });

  test('CU-4.3: marks a clash only for a live referee', () => {
    const clash = [below, { code: 'b.a.d.c.', o: 0, x: 0, y: 0 }];
    expect(glassPile(clash)).not.toContain('#B00020');
    expect(glassPile(clash, { clashes: true })).toContain('#B00020');
  });

  test('CU-3.2: is framed by the squares of its cards, wherever they lie', () => {
    const cards = [
      { o: 0, x: -3, y: 2 },
      { o: 1, x: 0, y: 0 },
    ];
    expect(boundsOf(cards)).toEqual({ x: -3, y: 0, width: 7, height: 6 });
    expect(boundsOf([])).toEqual({ x: 0, y: 0, width: 2, height: 4 });
  });
});

describe('the hourglass', () => {
  const sand = (run: number) => (hourglass(run).match(/#FFC24B/g) ?? []).length;
  test('has sand above, then in both, then below, and a stream while it runs', () => {
    expect([0, 0.5, 1].map(sand)).toEqual([1, 3, 1]);
    expect([0, 0.5, 1].map((run) => hourglass(run).includes('cs-stream'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('knows no more than all of its sand', () => {
    expect(hourglass(2)).toBe(hourglass(1));
    expect(hourglass(-1)).toBe(hourglass(0));
  });
});

test('glass is well-formed markup without ids or style attributes', () => {
  const pile = [{ code: 'a.b.c.d.', o: 3, x: 0, y: 0 }];
  const drawings = [
    glassCard('abcdef..', 6),
    glassBack('red'),
    glassPile(pile),
    pileOutline([{ color: 'green', o: 1, x: 0, y: 0 }]),
    hourglass(0.3),
    ...SYMBOLS.map(symbolGlyph),
  ];
  for (const svg of drawings) {
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(root.querySelector('parsererror')?.textContent ?? '').toBe('');
    expect(svg).not.toMatch(/\s(id|style)=/);
  }
});
