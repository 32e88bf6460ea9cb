// The hair of the models. A style is a few shapes about the head (crown at y -45, ears at ±26, chin at
// 40, the shoulders from 62 down). Its length is a trait and reads as a silhouette: short ends above
// the ears, semi-long between chin and shoulder, long falls over the chest. Colour comes later.
import { at, both, disc, line, n } from './svg.ts';
import type { Length } from './traits.ts';

export interface Style {
  /** Behind neck and shoulders. */
  back: string;
  /** Over face and clothes; `|` parts shapes that lie on each other. */
  front: string;
  /** Strands, drawn as lines on the front. */
  marks: string;
  /** Where the light falls on it. */
  glow: string;
  /** Shows the ears, and what hangs from them. */
  ears?: true;
  /** Worn by men too; by women all are. */
  men?: true;
}

const CAP = 'M-30,-6C-35,-34 -24,-57 0,-57C24,-57 35,-34 30,-6Z';

type Curl = readonly [x: number, y: number, r: number];

/** Curls along an arc of an ellipse, angles in degrees, sizes a little uneven. */
function curlsAlong(
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
  r: number,
): Curl[] {
  return Array.from({ length: count }, (_, i) => {
    const a = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [rx * Math.cos(a), cy + ry * Math.sin(a), r * (0.9 + ((i * 7) % 3) / 10)] as const;
  });
}

const arcIn = ([x, y, r]: Curl, i: number, size: number): string => {
  const a = 3.4 + (i % 4) * 0.5,
    k = r * size;
  return `M${at(x + k * Math.cos(a), y + k * Math.sin(a))}A${n(k)},${n(k)} 0 0,1 ${at(x + k * Math.cos(a + 2), y + k * Math.sin(a + 2))}`;
};

/** A style made of curls, over a mass that keeps them together. */
function curly(curls: Curl[], back: string, more: Partial<Style> = {}): Style {
  return {
    back,
    glow: '',
    marks: curls.map((curl, i) => arcIn(curl, i, 0.6)).join(''),
    men: true,
    ...more,
    front: (more.front ?? '') + '|' + curls.map(([x, y, r]) => disc(x, y, r)).join(''),
  };
}

const flanks = (places: readonly [number, number][]): Curl[] =>
  places.flatMap(([x, y], i) => [
    [-x, y, 10.5 - (i % 3)] as const,
    [x, y, 10.5 - ((i + 1) % 3)] as const,
  ]);

/** A plait or a lock, knot below knot. */
const knot = (x: number, y: number, r: number): string =>
  `M${at(x, y - 9)}C${at(x + r + 3, y - 8)} ${at(x + r + 2, y + 5)} ${at(x, y + 10)}C${at(x - r - 2, y + 5)} ${at(x - r - 3, y - 8)} ${at(x, y - 9)}Z`;

function plait(knots: readonly Curl[]): { front: string; marks: string } {
  return {
    front: knots.map((k) => knot(...k)).join(''),
    marks: knots
      .map(
        ([x, y, r]) =>
          `M${at(x - r + 1, y - 3)}Q${at(x - 2, y + 2)} ${at(x, y + 9)}M${at(x + r - 1, y - 3)}Q${at(x + 2, y + 2)} ${at(x, y + 9)}`,
      )
      .join(''),
  };
}

/** Locks that hang from under the cap: a rope each, with a wrap every few units. */
function locks(): { front: string; marks: string } {
  let front = '',
    marks = '';
  for (const [top, x, foot] of [
    [-34, 27, 100],
    [-30, 34, 109],
    [-24, 41, 103],
  ] as const) {
    front += `M${at(x - 14, top)}C${at(x - 5, top + 14)} ${at(x - 5, 40)} ${at(x - 5, foot)}Q${at(x, foot + 8)} ${at(x + 5, foot)}C${at(x + 6, 50)} ${at(x + 5, top + 10)} ${at(x - 8, top - 8)}Z|`;
    marks += `M${at(x + 5, foot)}C${at(x + 6, 50)} ${at(x + 5, top + 10)} ${at(x - 8, top - 8)}`;
    for (let y = top + 30 + (x % 4) * 3; y < foot; y += 12)
      marks += `M${at(x - 3.4, y)}Q${at(x, y + 4)} ${at(x + 3.4, y + 3)}`;
  }
  return { front: both(front), marks: both(marks) };
}

const braid = plait([
  [30, 40, 10],
  [32, 52, 10.5],
  [34, 65, 10.5],
  [34, 78, 10],
  [33, 91, 9],
]);
const pigtail = plait([
  [33, 36, 8],
  [35, 48, 8.5],
  [36, 60, 8.5],
  [36, 72, 8.5],
  [35.5, 84, 8],
  [35, 95, 7],
]);
const rope = locks();

const SHORT: Style[] = [
  {
    // swept to one side
    back: CAP,
    ears: true,
    men: true,
    front:
      'M-27,9C-31,0 -35,-22 -29,-40C-23,-57 -3,-62 13,-58C31,-54 37,-37 32,-16C31,-5 29.5,3 27.5,9C25,4 24.5,-3 24.5,-9C11,-10 -7,-18 -13,-31C-15,-24 -21,-19 -23.5,-9C-24,-2 -25,4 -27,9Z',
    marks:
      'M-11,-33C-4,-22 10,-15 24,-13M-8,-40C0,-30 14,-22 29,-20M-2,-47C8,-42 22,-36 31,-28M-15,-36C-22,-32 -27,-24 -28,-12',
    glow: 'M-4,-53C10,-55 22,-49 27,-40',
  },
  curly(
    [...curlsAlong(-24, 29, 27, 172, 368, 13, 9.5), ...curlsAlong(-32, 17, 13, 170, 370, 8, 8.5)],
    CAP,
    { ears: true },
  ),
  {
    // quiff
    back: CAP,
    ears: true,
    men: true,
    front:
      'M-26.5,1C-30,-14 -32,-33 -24,-47C-14,-66 23,-68 31,-49C35,-36 30,-14 26.5,1C25,-5 24.5,-12 23,-19C20,-30 9,-33 -3,-31.5C-13,-31 -20,-28 -22.5,-18C-24,-12 -25,-5 -26.5,1Z',
    marks:
      'M-18,-30C-16,-44 -4,-55 12,-57M-8,-32C-4,-43 8,-51 22,-51M4,-32C9,-40 17,-44 27,-43M14,-30C19,-34 25,-34 30,-34',
    glow: 'M-15,-47C-8,-56 4,-60 14,-60',
  },
  {
    // choppy fringe
    back: CAP,
    ears: true,
    front:
      'M-27,8C-32,-8 -35,-32 -26,-46C-16,-60 16,-60 26,-46C35,-32 32,-8 27,8C25,2 24.5,-6 23.5,-15L22,-24L15,-20.5L11,-26L4,-21L-1,-26L-8,-20.5L-12,-25.5L-19,-20L-22.5,-23C-24,-10 -25,2 -27,8Z',
    marks:
      'M-12,-26C-12,-38 -6,-48 2,-52M-1,-27C0,-38 4,-46 9,-50M11,-27C13,-36 14,-42 17,-46M-20,-24C-23,-34 -18,-44 -12,-50',
    glow: 'M-18,-46C-8,-55 8,-55 18,-46',
  },
  curly(curlsAlong(-26, 33, 31, 168, 372, 19, 7), CAP, {
    // rounded, close curls
    ears: true,
    front:
      'M-25,-6C-37,-14 -40,-34 -29,-48C-16,-62 16,-62 29,-48C40,-34 37,-14 25,-6C24,-16 21,-27 12,-30C6,-32 -6,-32 -12,-30C-21,-27 -24,-16 -25,-6Z',
    marks: [...curlsAlong(-26, 27, 26, 175, 365, 9, 5), ...curlsAlong(-34, 17, 13, 180, 360, 6, 5)]
      .map((c, i) => arcIn(c, i, 0.8))
      .join(''),
  }),
  {
    // side parting, combed back
    back: CAP,
    ears: true,
    men: true,
    front:
      'M-26,2C-30,-14 -33,-36 -20,-49C-6,-61 20,-59 28,-45C34,-33 30,-12 26,2C25,-6 25,-12 24,-18C20,-27 10,-33 -9,-36C-16,-34 -22,-26 -24,-18C-25,-12 -25,-6 -26,2Z',
    marks:
      'M-9,-36L-13,-51M-5,-37C6,-38 20,-33 27,-22M-7,-43C8,-46 23,-40 30,-28M-14,-38C-20,-32 -26,-22 -27,-10',
    glow: 'M-6,-54C8,-57 20,-53 26,-43',
  },
  {
    // tousled waves
    back: CAP,
    ears: true,
    men: true,
    front:
      'M-27,6C-33,-6 -37,-20 -31,-30C-37,-42 -25,-55 -16,-52C-10,-63 8,-63 13,-55C24,-58 34,-46 30,-36C37,-24 33,-8 27,6C25,0 25,-8 23,-15C17,-15 12,-19 10,-25C4,-17 -6,-18 -8,-25C-12,-17 -19,-15 -23,-13C-24,-6 -25,0 -27,6Z',
    marks:
      'M10,-25C8,-36 14,-44 22,-46M-8,-25C-10,-36 -4,-46 4,-50M-21,-14C-29,-24 -25,-36 -17,-42M23,-17C29,-24 29,-32 26,-38',
    glow: 'M-20,-45C-14,-54 -6,-56 2,-57',
  },
];

const SEMI_LONG: Style[] = [
  {
    // bob with a fringe
    back: 'M-33,44C-37,10 -40,-56 0,-57C40,-56 37,10 33,44Q0,52 -33,44Z',
    front:
      'M-36,43C-40,18 -42,-29 -30,-46C-18,-61 18,-61 30,-46C42,-29 40,18 36,43Q28,49 19,45C25,26 26,4 23,-15Q12,-19.5 0,-19.5Q-12,-19.5 -23,-15C-26,4 -25,26 -19,45Q-28,49 -36,43Z',
    marks: both('M-12,-19.5C-12,-30 -9,-42 -4,-51M-30,38C-33,12 -33,-14 -27,-32'),
    glow: 'M-22,-41C-10,-50 10,-50 22,-41',
  },
  {
    // parted in the middle
    back: 'M-37,46C-41,10 -42,-56 0,-57C42,-56 41,10 37,46Q0,54 -37,46Z',
    men: true,
    front: both(
      'M0,-34C11,-32 21,-25 23,-9C26,10 21,32 23,50Q32,55 40,48C41,25 43,-25 31,-44C25,-55 12,-58 0,-58Z',
    ),
    marks:
      'M0,-34L0,-55' +
      both('M6,-36C20,-32 29,-16 31,4C33,20 31,34 32,47M8,-44C24,-38 33,-24 36,-4'),
    glow: both('M29,-30C24,-42 16,-47 8,-49'),
  },
  {
    // waves from a side parting
    back: 'M-38,44C-42,10 -42,-56 0,-57C42,-56 42,10 38,44Q0,54 -38,44Z',
    men: true,
    front:
      'M-11,-35C3,-33 20,-27 24,-9C28,4 20,15 24,26C27,34 21,42 26,49C33,57 44,51 41,41C48,33 40,24 43,14C47,0 43,-31 31,-47C18,-62 -18,-60 -31,-44C-43,-28 -46,0 -42,12C-39,24 -47,32 -41,41C-44,51 -33,56 -26,49C-21,42 -28,34 -25,26C-20,15 -28,4 -24,-9C-22,-22 -17,-31 -11,-35Z',
    marks:
      'M-11,-35L-14,-52M-4,-38C16,-35 30,-22 32,-4C35,8 28,16 32,27C35,36 31,40 33,48M-16,-37C-28,-30 -34,-12 -34,0C-35,10 -29,18 -33,28C-36,36 -31,40 -33,48',
    glow: 'M4,-52C18,-51 28,-42 33,-30',
  },
  curly(
    [
      ...curlsAlong(-14, 37, 38, 160, 380, 15, 10.5),
      ...flanks([
        [37, 12],
        [36, 27],
        [31, 40],
      ]),
      ...curlsAlong(-34, 20, 13, 175, 365, 7, 9),
    ],
    CAP + 'M-36,40C-42,0 -34,-40 0,-44C34,-40 42,0 36,40Z',
  ),
  {
    // flicked outwards
    back: 'M-34,42C-39,10 -42,-56 0,-57C42,-56 39,10 34,42Q20,50 0,46Q-20,50 -34,42Z',
    front:
      'M13,-34C22,-30 24,-20 24,-8C26,10 24,24 19,38C26,44 38,44 44,36C38,32 40,18 40,4C42,-30 34,-48 18,-56C4,-62 -22,-58 -32,-42C-42,-26 -40,8 -40,8C-40,20 -38,32 -44,36C-38,44 -26,44 -19,38C-24,24 -26,10 -24,-8C-14,-12 6,-20 13,-34Z',
    marks:
      'M13,-34L15,-53M8,-37C0,-24 -16,-18 -30,-10C-33,8 -32,26 -34,38M4,-45C-8,-32 -24,-26 -35,-16M20,-36C30,-28 32,-8 32,6C32,22 30,30 34,38',
    glow: 'M-27,-38C-20,-49 -10,-53 2,-54',
  },
  {
    // shag with curtain bangs
    back: 'M-38,46C-44,10 -42,-56 0,-57C42,-56 44,10 38,46Q0,54 -38,46Z',
    men: true,
    front: both(
      'M0,-38C-4,-27 -14,-21 -24,-9C-28,2 -23,13 -28,23C-25,32 -31,41 -27,52C-37,54 -45,45 -42,35C-46,20 -46,-26 -31,-45C-22,-57 -10,-59 0,-59Z',
    ),
    marks:
      'M0,-38L0,-56' +
      both(
        'M-4,-40C-10,-30 -22,-24 -31,-10C-36,4 -30,16 -35,28C-33,36 -36,42 -34,48M-8,-47C-22,-40 -34,-26 -37,-8',
      ),
    glow: both('M-30,-32C-26,-43 -18,-49 -9,-51'),
  },
  {
    // tucked behind the ears
    back: 'M-38,48C-42,12 -40,-56 0,-57C40,-56 42,12 38,48Q28,55 16,47L-16,47Q-28,55 -38,48Z',
    ears: true,
    men: true,
    front:
      'M10,-36C20,-31 24,-20 25,-8C26,-3 28,-1 31,-5C35,-20 35,-40 23,-51C8,-61 -16,-60 -26,-48C-36,-35 -35,-18 -31,-5C-28,-1 -26,-3 -25,-8C-20,-17 2,-23 10,-36Z',
    marks:
      'M10,-36L12,-53M5,-38C-4,-26 -20,-22 -29,-10M1,-46C-10,-34 -24,-29 -32,-18M16,-37C25,-31 29,-20 30,-10',
    glow: 'M-26,-38C-20,-48 -10,-53 0,-54',
  },
];

const LONG: Style[] = [
  {
    // straight, over both shoulders
    back: 'M-44,112C-48,40 -46,-57 0,-58C46,-57 48,40 44,112Z',
    men: true,
    front: both(
      'M0,-34C11,-32 21,-25 23,-9C26,14 20,40 22,66C23,86 19,102 24,118L48,118C50,84 44,54 43,22C43,-6 43,-28 31,-45C25,-55 12,-59 0,-59Z',
    ),
    marks:
      'M0,-34L0,-56' +
      both(
        'M6,-36C20,-32 30,-16 31,10C32,40 30,70 33,114M8,-45C25,-39 36,-20 37,10C37,44 42,76 42,114',
      ),
    glow: both('M30,-28C25,-42 16,-48 8,-50'),
  },
  {
    // waves over one shoulder
    back: 'M-42,78C-48,30 -46,-57 0,-58C46,-57 48,20 44,78Q0,96 -42,78Z',
    men: true,
    front:
      'M-11,-35C-17,-31 -23,-22 -25,-9C-29,6 -21,18 -26,30C-30,40 -26,50 -31,58C-40,58 -44,46 -42,34C-45,20 -46,-20 -31,-45C-18,-61 18,-62 31,-46C44,-30 48,0 43,18C40,32 50,42 46,58C43,72 54,82 49,98C46,106 47,112 44,120L14,120C20,110 12,100 17,88C23,76 15,66 20,52C25,40 20,28 24,16C27,8 27,0 24,-9C20,-27 3,-33 -11,-35Z',
    marks:
      'M-11,-35L-14,-53M-4,-38C16,-36 32,-20 33,0C35,14 29,28 32,42C35,56 26,70 30,84C33,96 26,106 28,118M0,-46C22,-44 38,-24 40,0C41,14 35,30 39,46C43,62 35,72 40,88M-17,-38C-30,-28 -36,-8 -35,8C-36,20 -32,34 -35,50',
    glow: 'M4,-53C19,-52 30,-42 36,-26',
  },
  {
    // a full fringe
    back: 'M-42,112C-46,40 -46,-57 0,-58C46,-57 46,40 42,112Z',
    front: both(
      'M0,-20Q12,-20 23,-14C26,12 21,34 24,60C26,82 24,100 28,118L46,118C48,70 42,40 41,14C43,-10 42,-31 30,-47C24,-57 12,-58 0,-58Z',
    ),
    marks: both(
      'M-13,-18C-14,-30 -10,-42 -5,-52M-4,-20C-4,-32 -3,-42 -2,-50M-33,110C-35,70 -31,40 -32,10C-33,-8 -31,-22 -27,-33',
    ),
    glow: 'M-22,-41C-10,-51 10,-51 22,-41',
  },
  curly(
    [
      ...curlsAlong(-16, 37, 38, 165, 375, 14, 10.5),
      ...curlsAlong(-35, 20, 13, 175, 365, 7, 9),
      ...flanks([
        [38, 10],
        [41, 26],
        [37, 42],
        [43, 57],
        [37, 71],
        [42, 86],
        [36, 99],
        [29, 84],
        [28, 60],
        [41, 112],
        [31, 112],
      ]),
    ],
    CAP + 'M-42,104C-48,20 -38,-44 0,-48C38,-44 48,20 42,104Z',
  ),
  {
    // a plait over one shoulder
    back: CAP + 'M-30,-6C-34,14 -24,40 -6,46L30,48C40,30 36,4 31,-8Z',
    ears: true,
    front:
      'M2,-35C13,-33 22,-25 24,-10C26,-2 26.5,2 27,8C33,-4 38,-30 28,-46C16,-61 -16,-61 -28,-46C-38,-30 -33,-4 -27,8C-26.5,2 -26,-2 -24,-10C-21,-24 -10,-33 2,-35Z|' +
      braid.front +
      '|M29,99L37,99L42,116L34,112L27,117Z',
    marks:
      'M2,-35L4,-56M9,-37C21,-33 29,-20 30,-4M-5,-37C-18,-33 -28,-20 -30,-4M-8,-45C-22,-40 -30,-28 -32,-14' +
      braid.marks,
    glow: 'M-26,-34C-21,-45 -14,-49 -6,-51',
  },
  {
    // half up, waves on both sides
    back: 'M-42,112C-48,36 -44,-52 0,-54C44,-52 48,36 42,112Z',
    men: true,
    front:
      disc(0, -61, 12) +
      '|' +
      both(
        'M0,-34C-12,-32 -22,-24 -24,-8C-27,4 -22,14 -25,26C-30,40 -22,54 -27,68C-31,82 -24,94 -28,106L-29,120L-48,120C-52,106 -44,94 -48,80C-52,64 -42,52 -45,36C-47,20 -44,-24 -30,-44C-24,-53 -12,-57 0,-57Z',
      ),
    marks:
      both(
        'M-20,-28C-12,-40 -6,-48 -1,-52M-33,-14C-38,10 -32,26 -36,42C-39,58 -33,70 -37,86C-39,98 -35,108 -37,118',
      ) + 'M-8,-63C-5,-70 6,-71 9,-64M-9,-53C-4,-49 4,-49 9,-53',
    glow: 'M-28,-36C-23,-44 -18,-47 -12,-49',
  },
  {
    // locks
    back: CAP + 'M-42,100C-46,20 -38,-44 0,-48C38,-44 46,20 42,100Z',
    men: true,
    front:
      rope.front +
      '|M0,-33C12,-32 22,-24 24,-10C27,0 31,2 36,-2C40,-26 36,-42 28,-48C16,-61 -16,-61 -28,-48C-36,-42 -40,-26 -36,-2C-31,2 -27,0 -24,-10C-22,-24 -12,-32 0,-33Z',
    marks:
      rope.marks +
      both(
        'M-3,-34C-8,-40 -10,-48 -9,-55M-12,-31C-20,-36 -23,-42 -23,-49M-20,-24C-27,-28 -31,-32 -33,-38M-24,-12C-30,-14 -34,-16 -37,-20',
      ) +
      'M0,-34L0,-56',
    glow: '',
  },
  {
    // curtain bangs, long waves
    back: 'M-44,112C-48,36 -46,-56 0,-58C46,-56 48,36 44,112Z',
    men: true,
    front: both(
      'M0,-38C-4,-27 -14,-21 -25,-7C-29,6 -23,16 -27,30C-31,44 -23,56 -29,70C-33,84 -25,96 -30,110L-30,120L-49,120C-53,106 -45,94 -48,80C-52,66 -44,54 -46,38C-48,14 -46,-26 -31,-45C-22,-57 -10,-59 0,-59Z',
    ),
    marks:
      'M0,-38L0,-56' +
      both(
        'M-4,-40C-10,-30 -24,-22 -33,-6C-38,10 -31,26 -36,42C-40,58 -32,72 -38,88C-40,98 -36,108 -38,118M-8,-47C-24,-38 -36,-22 -39,0',
      ),
    glow: both('M-31,-30C-27,-42 -18,-49 -9,-51'),
  },
  {
    // two plaits
    back: CAP,
    ears: true,
    front:
      both(
        'M0,-35C-12,-33 -22,-25 -24,-10C-26,-3 -27,2 -28,9C-33,14 -33,22 -30,30L-39,30C-42,18 -37,8 -34,0C-37,-20 -36,-38 -28,-47C-22,-56 -10,-58 0,-58Z',
      ) +
      '|' +
      both(pigtail.front) +
      '|' +
      both('M31,102L40,102L42,117L35,113L29,117Z'),
    marks:
      'M0,-35L0,-56' +
      both('M-6,-37C-18,-33 -28,-20 -30,-4M-8,-46C-22,-40 -31,-28 -33,-14') +
      both(pigtail.marks),
    glow: both('M-27,-34C-22,-45 -15,-49 -7,-51'),
  },
];

export const STYLES: Record<Length, readonly Style[]> = { s: SHORT, m: SEMI_LONG, l: LONG };

/** Which style of a length a model wears, chosen by a number from 0 to 1. */
export function styleFor(length: Length, man: boolean, choice: number): number {
  const all = STYLES[length];
  const worn = all.map((_, i) => i).filter((i) => !man || all[i]?.men);
  return worn[Math.floor(choice * worn.length)] ?? 0;
}

/** The styles as shapes to be used: `hb` back, `hf` front; `hm` marks in the stroke, glow in the colour. */
export function hairDefs(): string {
  const entry = (length: string) => (style: Style, i: number) =>
    `<path id="cs-hb${length}${i}" d="${style.back}"/><g id="cs-hf${length}${i}">${style.front
      .split('|')
      .map((d) => `<path d="${d}"/>`)
      .join('')}</g>` +
    `<g id="cs-hm${length}${i}">${style.glow && line(style.glow, 'currentColor', 3.4, 'opacity=".8"')}${line(style.marks, '', 1.4, 'opacity=".7"')}</g>`;
  return Object.entries(STYLES)
    .map(([length, styles]) => styles.map(entry(length)).join(''))
    .join('');
}
