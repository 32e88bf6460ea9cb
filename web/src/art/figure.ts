// A model from the shoulders up, in layers: hair behind, neck, clothes, head and face, hair in
// front, jewellery. A rim of card paper round the whole keeps her apart from the pattern behind, as
// if cut out with scissors. Coordinates: the middle of the face is (0,0), a portrait shows about
// ±61 by -96 … 104.
import { CUTS } from './clothes.ts';
import { beard, face } from './face.ts';
import { personOf, SHAPES, type Person } from './person.ts';
import { both, circle, fill, hundredth, line, n, PAPER, use } from './svg.ts';
import { CLOTH, STRANDS, type Hair, type Length, type Traits } from './traits.ts';
import type { Style } from './hair_shapes.ts';
import { LONG, SEMI_LONG, SHORT } from './hair_styles.ts';

const EARS =
  'M-24,-4C-31,-8 -32,4 -28.5,9C-27,11 -25,10 -24,7ZM24,-4C31,-8 32,4 28.5,9C27,11 25,10 24,7Z';

type Shape = (typeof SHAPES)[number];

const headShape = ({ cheek: c, jaw: j, chinWidth: k, chin }: Shape): string =>
  both(
    `M0,-45C-16,-45 ${n(-c)},-34 ${n(-c)},-7C${n(-c)},7 ${n(1.4 - c)},18 ${n(-j)},27C${n(3 - j)},33 ${n(-k)},${chin} 0,${chin}Z`,
  );

/** Light falls from the left: the right edge of the face lies in shadow. */
const headShade = ({ cheek: c, jaw: j, chinWidth: k, chin }: Shape): string =>
  `M${c},-7C${c},7 ${n(c - 1.4)},18 ${j},27C${n(j - 3)},33 ${k},${chin} 0,${chin}C6,${n(chin - 2)} ${n(j - 5)},28 ${n(c - 8)},12C${n(c - 5)},4 ${n(c - 4)},-8 ${n(c - 3)},-24Z`;

/** The neck, down to the collar bones. */
const neck = ({ neck: w }: Shape): string =>
  `M${-w},16V47C${n(-w - 1)},57 -21,62 -30,66V122H30V66C21,62 ${n(w + 1)},57 ${w},47V16Z`;

/** The chin's shadow on the neck. */
const neckShade = ({ neck: w, chin }: Shape): string =>
  `M${-w},24H${w}V48C${n(w - 3)},${n(chin + 15)} ${n(4 - w)},${n(chin + 12)} ${-w},40Z`;

/** A bare shoulder, for the gown. */
const SHOULDER = 'M0,62C24,62 30,63 39,65C52,70 59,84 62,122H0Z';

function necklace(p: Person, t: Traits): string {
  const w = p.neck,
    bare = t.clothes === 'W' || t.clothes === 'R';
  if (t.clothes === 'G' || t.clothes === 'K' || !p.necklace) return '';
  if (p.necklace === 'pearls')
    return `<path d="M${n(-w - 2)},49Q0,72 ${n(w + 2)},49" fill="none" stroke="#FFF6E6" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 5.2"/>`;
  if (p.necklace === 'choker')
    return line(`M${n(-w)},47Q0,57 ${n(w)},47`, '#1D1B20', 3) + circle(0, 54.6, 2.2, p.metal);
  if (p.necklace === 'chain')
    return line(`M${n(-w - 1)},50C-7,64 7,64 ${n(w + 1)},50`, p.metal, 1.8);
  return bare || t.clothes === 'B'
    ? line(`M${n(-w - 1)},51L0,76L${n(w + 1)},51`, p.metal, 1.3) + circle(0, 77, 3.6, p.metal)
    : '';
}

function earrings(p: Person): string {
  const at = (x: number) =>
    ({
      hoop: `<circle cx="${x}" cy="17" r="6.6" fill="none" stroke="${p.metal}" stroke-width="2.2"/>`,
      drop: fill(`M${x},9.5l1,6c4,6 3,10 -1,10c-4,0 -5,-4 -1,-10z`, p.metal),
      disc: circle(x, 16.5, 5.4, p.metal) + circle(x, 16.5, 2, '#FFF', 'opacity=".6"'),
      bar: line(`M${x},10V26`, p.metal, 2.4),
      stud: circle(x, 9.6, 2.4, p.metal),
      '': '',
    })[p.earring];
  return at(-28.4) + (p.man ? '' : at(28.4));
}

interface Parts {
  /** Names of the shapes: hair style, garment, head; the ears and a bare shoulder if they show. */
  hair: string;
  cut: string;
  shape: number;
  ears: string;
  bare: string;
  /** Where head, hair and body go. */
  headAt: string;
  hairAt: string;
  bodyAt: string;
}

/** Which shapes a model is put together from. Long hair swings less than the head it hangs from. */
function partsOf(p: Person, t: Traits, still = false): Parts {
  const i = styleFor(t.length, p.man, p.style);
  const [tilt, pivot] = t.length === 'l' ? [p.tilt / 2, 10] : [p.tilt, 34];
  const turn = still ? '' : `rotate(${n(tilt)} 0 ${pivot})`,
    drop = still ? '' : `rotate(${n(p.drop)} 0 60)`;
  const width = p.shoulders * (p.man ? 1.05 : 1) * (p.mirrored ? -1 : 1);
  return {
    hair: `${t.length}${i}`,
    cut: `${t.clothes}${Math.floor(p.cut * CUTS)}`,
    shape: p.shape,
    ears: STYLES[t.length][i]?.ears ? use('ears') : '',
    bare: t.clothes === 'W' ? use('bare') : '',
    headAt: `transform="${turn}scale(${hundredth(p.wide)} ${hundredth(p.high)})"`,
    hairAt: `transform="${turn}${p.mirrored ? 'scale(-1 1)' : ''}"`,
    bodyAt: `transform="translate(0 3)${drop}scale(${hundredth(width)} 1)"`,
  };
}

/** The whole outline in paper, as wide as scissors leave it. */
const rim = (
  { hair, cut, shape, ears, bare, headAt, hairAt, bodyAt }: Parts,
  width: number,
): string =>
  `<g fill="${PAPER}" stroke="${PAPER}" stroke-width="${width}" stroke-linejoin="round">${use('hb' + hair, hairAt)}<g ${bodyAt}>${use('b' + cut)}${bare}</g>${use('v' + shape)}<g ${headAt}>${ears}${use('k' + shape)}</g>${use('hf' + hair, hairAt)}</g>`;

/** Hair in front, with an edge that parts it from cloth of its own colour. */
const hairInFront = ({ hair, hairAt }: Parts, color: Hair, edge: number): string =>
  use(
    'hf' + hair,
    `fill="${STRANDS[color].fill}" stroke="${STRANDS[color].edge}" stroke-width="${edge}" paint-order="stroke" ${hairAt}`,
  );

/** Blonde strands run through, red-brown ones are broken, black ones shine: each has a texture. */
const strands = ({ hair, hairAt }: Parts, color: Hair): string =>
  use(
    'hm' + hair,
    `stroke="${STRANDS[color].strand}" color="${STRANDS[color].light}"${color === 'r' ? ' stroke-dasharray="13 3.5"' : ''} ${hairAt}`,
  );

const garment = ({ cut, bare, bodyAt }: Parts, t: Traits, sewn: string): string =>
  `<g ${bodyAt}>${bare}${use('b' + cut, `fill="${CLOTH[t.clothes].fill}"`)}${sewn}</g>`;

/** The whole figure. */
export function figure(code: string, t: Traits): string {
  const p = personOf(code),
    parts = partsOf(p, t),
    { skin, shape } = p,
    { ears, headAt } = parts;
  const h = STRANDS[t.hair],
    brow = p.age === 'older' ? '#8B8790' : h.brow;
  const shade = `fill="${skin.shade}" stroke="${skin.shade}"`;
  const head = ears + use('k' + shape) + use('x' + shape, `fill="${skin.shade}" opacity=".6"`);
  return (
    rim(parts, 6) +
    use('hb' + parts.hair, `fill="${h.shade}" ${parts.hairAt}`) +
    `<g fill="${skin.base}">${use('v' + shape)}${use('u' + shape, shade)}${necklace(p, t)}${garment(parts, t, use('c' + parts.cut))}` +
    `<g ${headAt}>${head}${beard(p, h.fill, brow)}${face(p, brow)}</g></g>` +
    hairInFront(parts, t.hair, 1.8) +
    strands(parts, t.hair) +
    (ears && p.earring ? `<g ${headAt}>${earrings(p)}</g>` : '')
  );
}

/** The figure in a few flat shapes, for cards too small for a face: hair, skin, cloth and a look. */
export function silhouette(code: string, t: Traits): string {
  const p = personOf(code),
    parts = partsOf(p, t, true);
  return (
    rim(parts, 9) +
    use('hb' + parts.hair, `fill="${STRANDS[t.hair].shade}" ${parts.hairAt}`) +
    `<g fill="${p.skin.base}">${use('v' + p.shape)}${garment(parts, t, '')}${use('k' + p.shape)}</g>` +
    hairInFront(parts, t.hair, 3) +
    line('M-13,-1h5M8,-1h5', '#1B1418', 4) +
    line('M-5,21h10', p.lipstick || p.skin.lips, 4)
  );
}

/**
 * Heads `k`, their shade `x`, necks `v`, their shade `u`, ears and a bare shoulder, as shapes to
 * be used.
 */
export const figureDefs = (): string =>
  `<path id="cs-ears" d="${EARS}"/><path id="cs-bare" d="${SHOULDER}"/>` +
  SHAPES.map(
    (s, i) =>
      `<path id="cs-k${i}" d="${headShape(s)}"/><path id="cs-x${i}" d="${headShade(s)}"/><path id="cs-v${i}" d="${neck(s)}"/><g id="cs-u${i}">${fill(neckShade(s))}${line(both('M-9,64C-18,64 -24,66 -29,69'), '', 1.6)}</g>`,
  ).join('');

/** The hair: its length is a trait and reads as a silhouette; its colour comes from what holds it. */
const STYLES: Record<Length, readonly Style[]> = { s: SHORT, m: SEMI_LONG, l: LONG };

/** Which style of a length a model wears, chosen by a number from 0 to 1. */
function styleFor(length: Length, man: boolean, choice: number): number {
  const all = STYLES[length];
  const worn = all.map((_, i) => i).filter((i) => !man || all[i]?.men);
  return worn[Math.floor(choice * worn.length)] ?? 0;
}

/**
 * The styles as shapes to be used: `hb` back, `hf` front; `hm` marks in the stroke, glow in the
 * colour.
 */
export function hairDefs(): string {
  const entry = (length: string) => (style: Style, i: number) =>
    `<path id="cs-hb${length}${i}" d="${style.back}"/><g id="cs-hf${length}${i}">${style.front
      .split('|')
      .filter(Boolean)
      .map((d) => `<path d="${d}"/>`)
      .join('')}</g>` +
    `<g id="cs-hm${length}${i}">${style.glow && line(style.glow, 'currentColor', 3.4, 'opacity=".8"')}${line(style.marks, '', 1.4, 'opacity=".7"')}</g>`;
  return Object.entries(STYLES)
    .map(([length, styles]) => styles.map(entry(length)).join(''))
    .join('');
}
