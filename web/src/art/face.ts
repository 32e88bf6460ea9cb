// Faces. Eyes, brows, noses and mouths are a handful of shapes each, drawn about their own centre
// for the right half of the face; a person picks, stretches and tilts them. They take their colours
// from what holds them: fill, stroke and the current colour. Style attributes are not used, so that
// a page may forbid them.
import type { Person } from './person.ts';
import { circle, fill, hundredth, line, n, use } from './svg.ts';

const LASH = '#1B1418';
const WHITE = '#FFF9F2';

/** The ball of the eye under a lid; `y` lowers it, `r` is the iris. */
const ball = (outline: string, y = -0.5, r = 3) =>
  fill(outline, WHITE) +
  circle(0, y, r, 'currentColor') +
  circle(0, y, r * 0.5, '#100C0E') +
  circle(1.1, y - 1.1, 0.8, '#FFF');

const EYES = [
  // almond
  fill('M-5.6,-.6C-3,-6.6 4,-7.4 8,-2.6C3,-5 -2,-4.6 -5.6,-.6Z', '') +
    ball('M-6,1.2C-3.5,-3.6 2.5,-4.4 6.4,-1.2C4,2.9 -2.5,3.5 -6,1.2Z') +
    fill(
      'M-6.6,1.8C-4,-4 2.4,-5.4 6.6,-2.2L9.4,-3.8C8.6,-1.4 7.4,-.2 5.8,-.4C2.6,-3 -2.6,-2.8 -6.6,1.8Z',
      LASH,
    ) +
    line('M-4.8,-4.6C-1.6,-7.4 3.4,-7.4 7,-4.4', '', 0.9, 'opacity=".7"') +
    line('M-2,3.2C1,3.6 3.6,2.6 5.4,.6', '', 0.8, 'opacity=".6"'),
  // hooded
  ball('M-5.8,1.2C-3.5,-2.6 2.5,-3 6.2,-.4C4,2.9 -2.5,3.3 -5.8,1.2Z', -0.1, 2.8) +
    fill('M-6.4,1.2C-4.4,-5.4 4,-6.6 8.2,-.8C4,-2.4 -1.6,-2.4 -6.4,1.2Z', '') +
    fill(
      'M-6.4,1.6C-3.6,-2.6 2.8,-3.6 8,-.9C5.6,.2 5.4,.4 5,.3C2.6,-1.5 -2.6,-1.6 -6.4,1.6Z',
      LASH,
    ) +
    line('M-5.4,-3C-2,-6.6 4,-6.4 7.8,-2.6', '', 0.9, 'opacity=".55"') +
    line('M-1.6,3.2C1,3.6 3.6,2.6 5,.8', '', 0.8, 'opacity=".5"'),
  // long and even
  fill('M-5.8,-.4C-2,-5.6 4.6,-6 8.6,-2.8C3,-4 -2,-3.6 -5.8,-.4Z', '') +
    ball('M-6.2,1.4C-3.5,-2.4 2.5,-3.4 6.8,-1.4C4.4,1.9 -2.5,3 -6.2,1.4Z', -0.5, 2.7) +
    fill(
      'M-6.8,2C-4,-3.2 2.4,-4.4 7,-2.6L9.8,-3.6C9,-1.6 8,-.9 6.2,-.9C2.6,-2.3 -2.6,-2 -6.8,2Z',
      LASH,
    ) +
    line('M-1.6,2.9C1,3.1 4,2 5.8,.2', '', 0.8, 'opacity=".6"'),
  // laughing, shut
  line('M-6,1.4C-3,-3 3,-3.2 6.4,.8', LASH, 2.1) +
    line('M6.2,.6L8.4,-.9M4.4,-1L6,-2.8', LASH, 1.3) +
    line('M-4.4,-5C-1.6,-7 3,-7 6,-4.6M-3.4,4.4C-1,5.4 2,5.4 4.4,4.2', '', 0.9, 'opacity=".5"'),
  // half shut, glamorous
  ball('M-6,1C-3.5,-2.4 2.5,-3 6.4,-.8C4,2.9 -2.5,3.3 -6,1Z', -0.2, 2.9) +
    fill('M-6.4,.8C-4,-5.6 3.6,-6.6 8,-2.4C4,-2 -1.6,-2 -6.4,.8Z', '') +
    fill(
      'M-6.6,1.5C-4,-1.8 2.4,-2.6 6.4,-1.6L9.6,-3.4C8.8,-.6 7.6,.5 5.6,.5C2.6,-.8 -2.6,-.9 -6.6,1.5Z',
      LASH,
    ) +
    line('M-5,-3.6C-2,-6.6 3.4,-6.8 7.2,-3.8', '', 0.9, 'opacity=".6"'),
  // open, without paint
  ball('M-6,1.2C-3.5,-3.4 2.5,-4.2 6.4,-1C4,2.9 -2.5,3.4 -6,1.2Z') +
    fill('M-6.6,1.6C-4,-3.8 2.4,-5.2 7.2,-.8C3,-3 -2.6,-2.7 -6.6,1.6Z', LASH) +
    line('M-4.8,-4C-1.6,-6.8 3.4,-6.6 7,-3.6M-2,3.2C1,3.6 3.6,2.6 5.4,.6', '', 0.9, 'opacity=".6"'),
];

const BROWS = [
  'M-7.2,-.4C-3.4,-2.4 1,-4 3.8,-3.8C6.4,-3.4 8.6,-.8 9.4,1.6C6.8,-.6 4.8,-1.3 3.2,-1.3C.4,-1.2 -3.4,.2 -6.8,2C-7.8,1.4 -7.8,.2 -7.2,-.4Z',
  'M-7,-1.4C-2,-2.8 4,-2.8 9.2,.6C5,-.2 -1,.2 -6.8,1.6C-7.6,.8 -7.6,-.8 -7,-1.4Z',
  'M-6.8,-.4C-3,-3.2 4,-3.6 9,1.2C4.4,-.9 -1.6,-.8 -6.4,1.6C-7.3,1.2 -7.3,.2 -6.8,-.4Z',
  'M-7.4,-2C-3,-4 4,-4.6 9.4,.2C5,-1.2 0,-.2 -7,2.2C-8,1 -8,-.8 -7.4,-2Z',
];

/**
 * About the root of the nose (0,-13): light from the left, so the plane on the right is in shadow.
 */
const NOSES = [
  fill(
    'M1.4,-9C1.8,-2 2.4,4 5.4,8.4C6,11.4 3,13.2 .4,12.8C2.4,10 .6,0 1.4,-9Z',
    '',
    'opacity=".75"',
  ) + line('M-4.6,10.6C-3.6,13.4 3.6,13.8 5,10.2', '', 1.4),
  fill(
    'M2,-11C2.6,-2 3.6,4 5.6,8.6C5.8,11.2 3.4,12.6 1.4,12.6C3,8 1.2,0 2,-11Z',
    '',
    'opacity=".9"',
  ) + line('M-4.4,11C-2.4,12.4 -1.6,13.4 .4,13.4C2.6,13.4 3.4,12 5.2,10.6', '', 1.4),
  line(
    'M-5,9.4C-5.8,11.6 -4,12.8 -2.6,12.2C-1,13.6 1.4,13.6 2.8,12.2C4.4,12.8 5.8,11.4 5,9.2',
    '',
    1.3,
  ) + fill('M1.6,-4C2,1 2.4,5 4.8,8.6C3.6,10 2,10.4 1,10C2,6 1.2,2 1.6,-4Z', '', 'opacity=".6"'),
];

const SEAM = '#4E141C';
const lips = (upper: string, lower: string, seam: string, glint = 'M-2.6,3.3Q0,4 2.6,3.3') =>
  fill(upper + lower, '') +
  fill(upper, '#2A0810', 'opacity=".2"') +
  line(seam, SEAM, 1, 'opacity=".85"') +
  line(glint, '#FFF', 1, 'opacity=".4"');

const MOUTHS = [
  // calm
  lips(
    'M-8.4,0C-5.5,-1.8 -2.6,-3.5 0,-2.3C2.6,-3.5 5.5,-1.8 8.4,0C5,1 -5,1 -8.4,0Z',
    'M-7.6,.4C-4,1.2 4,1.2 7.6,.4C5,5.6 -5,5.6 -7.6,.4Z',
    'M-9,-.2C-5,.9 -2,.3 0,1C2,.3 5,.9 9,-.2',
  ),
  // smiling
  lips(
    'M-9,-1.4C-5.5,-1.8 -2.6,-3.1 0,-2C2.6,-3.1 5.5,-1.8 9,-1.4C5,1.8 -5,1.8 -9,-1.4Z',
    'M-7.6,0C-4,1.6 4,1.6 7.6,0C5,5.8 -5,5.8 -7.6,0Z',
    'M-10,-2.2C-6,.8 -2,.8 0,1.2C2,.8 6,.8 10,-2.2',
    'M-2.6,3.6Q0,4.2 2.6,3.6',
  ),
  // showing teeth
  fill('M-9.8,-2.6C-4,-3.4 -2,-3.6 0,-2.8C2,-3.6 4,-3.4 9.8,-2.6C7,6.6 -7,6.6 -9.8,-2.6Z', '') +
    fill('M-8.2,-1.7C-3,-.9 3,-.9 8.2,-1.7C5.6,3.6 -5.6,3.6 -8.2,-1.7Z', '#FFFBF4') +
    line('M-10.8,-3.2L-9.2,-2M10.8,-3.2L9.2,-2', SEAM, 1, 'opacity=".6"'),
  // one corner up
  lips(
    'M-8,.4C-5.5,-1.4 -2.6,-3.2 0,-2.2C2.6,-3.6 5.5,-2.8 9,-2C5,.6 -4,1.4 -8,.4Z',
    'M-7,.9C-3,1.6 4,.9 7.8,-.6C5.6,5 -4.6,5.8 -7,.9Z',
    'M-8.6,.5C-5,1.2 2,1.6 10,-2.8',
  ),
  // full
  lips(
    'M-7.6,0C-5.5,-2.4 -2.4,-4.8 0,-3.2C2.4,-4.8 5.5,-2.4 7.6,0C4,1 -4,1 -7.6,0Z',
    'M-7,.2C-4,1 4,1 7,.2C5.2,7 -5.2,7 -7,.2Z',
    'M-8,0C-5,.8 -2,.2 0,.9C2,.2 5,.8 8,0',
    'M-3,4Q0,5 3,4',
  ),
  // narrow
  line('M-8.4,-.6C-4,.8 4,.8 8.4,-.6', SEAM, 1.5) +
    fill('M-5,1.2C-2,2 2,2 5,1.2C3,4.4 -3,4.4 -5,1.2Z', ''),
];

/** The glasses, both lenses and what holds them, for eyes 11.4 from the middle. */
const LENSES = {
  round: 'M2.4,0a9,9 0 1,0 18,0a9,9 0 1,0 -18,0Z',
  cat: 'M2.8,-4C9.4,-6.6 16.4,-7.4 22.8,-8.8C22.4,3 18.4,8 11.4,8C4.8,8 2.4,3 2.8,-4Z',
  square: 'M2.4,-6.8L20.8,-6.8Q21.4,7.4 18.4,7.4L4.4,7.4Q1.8,7.4 2.4,-6.8Z',
  shades: 'M2,-6L21.4,-6C21.8,5 17.4,9.6 11.4,9.6C5.4,9.6 1.4,5 2,-6Z',
  browline: 'M2.4,-6.4L21.8,-6.4C22,3 18.4,7.8 11.4,7.8C4.8,7.8 2,3 2.4,-6.4Z',
};
const pair = (d: string) => `<path d="${d}"/><path d="${d}" transform="scale(-1 1)"/>`;
const GLASSES = Object.entries(LENSES).map(
  ([kind, lens]) =>
    `<g fill="${kind === 'shades' ? '#17161C' : '#FFF'}" fill-opacity="${kind === 'shades' ? 0.92 : 0.09}" stroke-width="1.8">${pair(lens)}</g>` +
    line('M-2.6,-2.4Q0,-5.4 2.6,-2.4M20.6,-4L26,-5M-20.6,-4L-26,-5', '', 1.7) +
    (kind === 'browline' ? line('M-21.4,-6.2H-3M21.4,-6.2H3', '', 3.4) : '') +
    line('M-17,1.6l2.6,-4M6,1.6l2.6,-4', '#FFF', 1.4, 'opacity=".5"'),
);

/**
 * Freckles, and the lines that years leave: folds, then crow's feet and a brow that has thought.
 */
const YEARS = [
  line('M-13,20q-1.6,2 -.4,4.4M13,20q1.6,2 .4,4.4', '', 1, 'opacity=".6"'),
  line('M-8,12.6c-3,2.4 -4,4.6 -3.8,8M8,12.6c3,2.4 4,4.6 3.8,8', '', 1, 'opacity=".3"'),
  line(
    'M-8,12.6c-3,2.4 -4,4.6 -3.8,8M8,12.6c3,2.4 4,4.6 3.8,8M-19.6,-1l-3,-1.6M-19.6,1.6l-3.2,.6M19.6,-1l3,-1.6M19.6,1.6l3.2,.6M-14,5.6q3,1.8 6,.6M14,5.6q-3,1.8 -6,.6M-9,-21.6q9,-2 18,0',
    '',
    1,
    'opacity=".6"',
  ),
  line(
    'M-16,6h.1M-12,8.6h.1M-18,10h.1M-8,6.4h.1M-13.6,12h.1M16,6h.1M12,8.6h.1M18,10h.1M8,6.4h.1M13.6,12h.1M-1,4h.1M2,6.4h.1',
    '',
    1.8,
    'opacity=".55"',
  ),
];

const MOUSTACHE =
  'M0,15.4c-4,-2 -9,.6 -12,5.6c5,-.6 9,-.8 12,-1.8c3,1 7,1.2 12,1.8c-3,-5 -8,-7.6 -12,-5.6z';
const BLUSH =
  '<path id="cs-blush" d="M-15,11.4h.1M15,11.4h.1" stroke-width="11" stroke-linecap="round"/>';

/**
 * The parts as shapes to be used: eyes `e`, brows `w`, noses `n`, mouths `m`, glasses `o`, years
 * `y`.
 */
export function faceDefs(): string {
  const parts = (id: string, all: string[]) =>
    all.map((body, i) => `<g id="cs-${id}${i}">${body}</g>`).join('');
  return (
    parts('e', EYES) +
    parts('n', NOSES) +
    parts('m', MOUTHS) +
    parts('o', GLASSES) +
    parts('y', YEARS) +
    BLUSH +
    [...BROWS, MOUSTACHE].map((d, i) => `<path id="cs-w${i}" d="${d}"/>`).join('')
  );
}

/** A part on both halves of the face, `x` from its middle; the half that turns away is narrower. */
function pairOf(name: string, p: Person, x: number, y: number, size: number, tilt: number): string {
  return [-1, 1]
    .map((side) => {
      const far = side * p.turn > 0 ? 0.93 : 1;
      return use(
        name,
        `transform="translate(${n(side * x * far)} ${n(y)})rotate(${n(-side * tilt)})scale(${hundredth(side * far * size)} ${hundredth(size)})"`,
      );
    })
    .join('');
}

/** The beard along the jaw, in the colour of the hair, so that it never argues with the trait. */
export function beard(p: Person, hair: string, brow: string): string {
  const { cheek: c, jaw: j, chinWidth: k, chin } = p;
  const edge = (drop: number) =>
    `M${n(-c)},4C${n(-c)},14 ${n(1.5 - c)},20 ${n(-j)},28C${n(3 - j)},35 ${n(-k - 3)},${n(chin + drop)} 0,${n(chin + drop)}S${n(j - 3)},35 ${n(j)},28C${n(c - 1.5)},20 ${n(c)},14 ${n(c)},4C${n(c - 2)},11 20,15 11,16.4Q0,13 -11,16.4C-20,15 ${n(2 - c)},11 ${n(-c)},4Z`;
  if (p.beard === 'full') return fill(edge(4), hair);
  return p.beard === 'stubble' ? fill(edge(0), brow, 'opacity=".22"') : '';
}

/** What grows about the mouth, and moves with it. */
function moustache(p: Person, brow: string): string {
  if (p.beard === '' || p.beard === 'stubble') return '';
  const tuft = `M-7,29q7,-3 14,0q1,${n(p.chin - 25)} -7,${n(p.chin - 25)}q-8,0 -7,${n(25 - p.chin)}z`;
  return (p.beard === 'goatee' ? fill(tuft, brow) : '') + use('w4', `fill="${brow}"`);
}

const MOLES = [
  [11, 17],
  [-15, 8],
  [9, 30],
] as const;

function marks(p: Person): string {
  const mole = MOLES[p.mole - 1],
    years = p.age === 'older' ? 2 : p.age === 'grown' ? 1 : p.dimples ? 0 : -1;
  const drawn = (years < 0 ? '' : use(`y${years}`)) + (p.freckles ? use('y3') : '');
  return (
    (drawn && `<g stroke="${p.skin.deep}">${drawn}</g>`) +
    (mole ? circle(mole[0], mole[1], 1.2, '#2A171A') : '') +
    (p.noseStud ? circle(5, 10, 1.1, p.metal) : '')
  );
}

const KINDS = Object.keys(LENSES);

/** Everything within the outline of the head; the brows lend their colour. */
export function face(p: Person, brow: string): string {
  const { skin } = p;
  const mouth = `fill="${p.lipstick || skin.lips}" transform="translate(0 ${n(22.4 + p.noseLength * 0.4)})scale(${hundredth(p.mouthWidth * (p.mirrored ? -1 : 1))} ${p.man ? 0.85 : 1})"`;
  return (
    `<g transform="translate(${n(p.turn * 3)})">` +
    use('blush', `stroke="${skin.blush}" opacity="${p.man ? 0.16 : 0.32}"`) +
    moustache(p, brow) +
    `<g fill="${p.eyeShadow || skin.shade}" stroke="${skin.deep}" color="${p.iris}">${pairOf(`e${p.eyes}`, p, p.eyeGap, -1, p.eyeSize, p.eyeTilt)}</g>` +
    `<g fill="${brow}">${pairOf(`w${p.brows}`, p, p.eyeGap + 0.6, -12.6 - p.browLift, p.browWeight, -p.browTilt)}</g>` +
    use(
      `n${p.nose}`,
      `fill="${skin.shade}" stroke="${skin.deep}" transform="translate(${n(p.turn)} ${n(p.noseLength)})scale(${hundredth(p.noseWidth)} 1)"`,
    ) +
    use(`m${p.mouth}`, mouth) +
    marks(p) +
    (p.glasses &&
      use(
        `o${KINDS.indexOf(p.glasses)}`,
        `stroke="${p.glasses === 'shades' ? '#17161C' : p.frame}"`,
      )) +
    '</g>'
  );
}
