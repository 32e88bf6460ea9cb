// What the models wear. The cut tells the colour as well: yellow is a tee, blue a shirt, red a
// wrap, green a roll-neck, black a dinner jacket, white a gown over one shoulder; the dearer the
// dressier. Each comes in three makes, so that two models in blue need not have met in the same
// shop. Nothing on cloth is a check, a lozenge or a stripe: those belong to the pattern behind.
import { INK, both, circle, fill, line } from './svg.ts';
import { CLOTH, CLOTHES, type Clothes } from './traits.ts';

export const CUTS = 3;

interface Cut {
  body: string;
  over: string;
}

/** Shoulders and arms from the neck's foot at (±x, y), down past the edge of the portrait. */
const shoulders = (x: number, y: number, neckline: string) =>
  `M${x},${y}C30,61 34,63 41,66C56,71 63,85 68,122L-68,122C-63,85 -56,71 -41,66C-34,63 -30,61 -${x},${y}${neckline}Z`;

const arms = (color: string) =>
  line(both('M-47,122C-46,106 -47,98 -51,89'), color, 1.7, 'opacity=".8"');
const folds = (d: string, color: string) => line(d, color, 1.4, 'opacity=".7"');

function tee({ shade, light }: { shade: string; light: string }): Cut[] {
  return [
    {
      body: shoulders(20, 55, 'C-15,71 15,71 20,55'),
      over:
        line('M20,55C15,71 -15,71 -20,55', shade, 4) +
        line('M20,55C15,71 -15,71 -20,55', light, 1) +
        folds('M20,84h17v13q-8.5,5 -17,0z', shade) +
        arms(shade),
    },
    {
      body: shoulders(20, 55, 'L0,85'),
      over:
        line('M20,55L0,85L-20,55', shade, 3.4) +
        folds('M0,85V92M-33,80C-26,90 -18,94 -12,94', shade) +
        arms(shade),
    },
    {
      body: shoulders(30, 61, 'C-20,74 20,74 30,61'),
      over:
        line('M30,61C20,74 -20,74 -30,61', light, 2.6) +
        folds(
          'M-30,76C-16,86 16,86 30,76M-36,88C-30,94 -24,97 -18,98M36,88C30,94 24,97 18,98',
          shade,
        ) +
        arms(shade),
    },
  ];
}

function shirt({ shade, light }: { shade: string; light: string }): Cut[] {
  const button = (y: number) => circle(3.4, y, 1.7, '#F4F1EA');
  const open = both('M-16,46L-26,58L-13,81L0,82Z'),
    buttoned = both('M-14,47L-22,58L-12,72L0,60Z'),
    camp = both('M-17,49L-29,63L-25,74L-14,78L0,88Z');
  const collar = (d: string) => fill(d, light) + line(d, shade, 1.4);
  return [
    {
      body: shoulders(18, 53, 'L0,84'),
      over:
        line('M0,82V122', shade, 1.7) +
        button(92) +
        button(105) +
        collar(open) +
        folds('M20,92h19v13l-9.5,5l-9.5,-5z', light) +
        arms(shade),
    },
    {
      body: shoulders(17, 51, 'L0,60'),
      over:
        line('M0,60V122', shade, 1.7) +
        button(68) +
        button(80) +
        button(92) +
        button(104) +
        collar(buttoned) +
        arms(shade),
    },
    {
      body: shoulders(18, 53, 'L0,90'),
      over:
        line('M0,88V122', shade, 1.7) +
        button(98) +
        collar(camp) +
        folds(both('M20,92L40,92M21,92L21,106L39,106'), light) +
        arms(shade),
    },
  ];
}

function wrap({ shade, light }: { shade: string; light: string }): Cut[] {
  const band = (d: string, seam: string) =>
    fill(d, light, 'opacity=".6"') + line(seam, shade, 2) + arms(shade);
  return [
    {
      body: shoulders(20, 55, 'L4,98'),
      over:
        band('M20,55L-22,122L-4,122C8,102 22,80 28,58Z', 'M20,55L-22,122M-20,55L4,91') +
        folds('M28,58C22,80 8,102 -4,122M-38,78C-34,92 -30,106 -28,122', shade),
    },
    {
      body: shoulders(20, 55, 'C-12,80 -6,92 4,98C10,90 17,76 20,55'),
      over:
        fill(
          'M20,55C16,66 20,72 12,78C14,86 4,88 4,96C-4,98 -2,106 -10,108L-8,122L4,122C16,106 28,84 30,60Z',
          light,
        ) +
        line(
          'M20,55C16,66 20,72 12,78C14,86 4,88 4,96C-4,98 -2,106 -10,108M-20,55C-12,80 -8,88 0,96',
          shade,
          1.6,
        ) +
        arms(shade),
    },
    {
      body: shoulders(22, 56, 'L0,110'),
      over:
        fill(both('M-22,56L0,110L0,122L-12,122C-22,104 -32,80 -31,60Z'), light, 'opacity=".6"') +
        line(both('M-22,56L0,110M-31,60C-32,80 -22,104 -12,122'), shade, 1.7) +
        arms(shade),
    },
  ];
}

function rollNeck({ shade, light }: { shade: string; light: string }): Cut[] {
  const body =
    'M16,40C17,51 20,56 25,59C31,62 36,64 42,67C57,72 63,86 68,122L-68,122C-63,86 -57,72 -42,67C-36,64 -31,62 -25,59C-20,56 -17,51 -16,40C-8,47 8,47 16,40Z';
  const roll = fill('M-17,39C-8,47 8,47 17,39L19,55C8,64 -8,64 -19,55Z', light),
    hem = line('M-19,55C-8,64 8,64 19,55', shade, 1.7);
  const ribs = line('M-11,44L-12,58M-4,46L-4.5,61M4,46L4.5,61M11,44L12,58', shade, 1.3);
  const cable =
    'M-15,72C-7,80 -23,88 -15,96C-7,104 -23,112 -15,120M-15,72C-23,80 -7,88 -15,96C-23,104 -7,112 -15,120';
  return [
    {
      body,
      over:
        roll +
        ribs +
        hem +
        folds(both('M-31,72L-33,122M-20,70L-21,122M-9,72L-9,122'), shade) +
        arms(shade),
    },
    {
      body,
      over:
        roll +
        hem +
        line('M-18,47C-8,55 8,55 18,47', shade, 1.3) +
        folds(both(cable), shade) +
        arms(shade),
    },
    {
      body,
      over:
        roll +
        ribs +
        hem +
        line('M-44,70C-24,96 24,96 44,70', light, 2.4) +
        folds('M-34,100C-26,104 -18,106 -10,106M34,100C26,104 18,106 10,106', shade) +
        arms(shade),
    },
  ];
}

function dinnerJacket({
  fill: cloth,
  shade,
  light,
}: {
  fill: string;
  shade: string;
  light: string;
}): Cut[] {
  const front = fill('M-18,52L0,108L18,52C10,60 -10,60 -18,52Z', '#F6F2EC'),
    wings = fill('M-14,50L-18,59L0,64L18,59L14,50L0,60Z', '#FFF');
  const bow =
    fill('M0,62L-12,56V69ZM0,62L12,56V69Z', INK) +
    circle(0, 62.4, 2.6, '#4A4553') +
    circle(0, 76, 1.5, INK) +
    circle(0, 88, 1.5, INK);
  const tie = fill('M-4.5,60H4.5L3,67L6,96L0,104L-6,96L-3,67Z', INK);
  const notched = both('M-18,51L-29,63L-35,75L-26,77L-30,83L0,112Z'),
    shawl = both('M-18,51C-34,62 -34,84 0,114L0,108C-8,92 -16,70 -18,51Z'),
    peaked = both('M-18,51L-27,60L-41,68L-27,79L0,113Z');
  const lapels = (d: string) => fill(d, light) + line(d, shade, 1.4);
  const square = fill('M33,94l14,-3l-1,-8l-5,4l-4,-6l-4,6z', '#F6F2EC');
  const body = shoulders(19, 53, 'L0,110');
  return [
    { body, over: front + wings + bow + lapels(notched) + square + arms(light) },
    {
      body,
      over:
        fill('M-17,60L0,108L17,60C8,80 -8,80 -17,60Z', cloth) +
        lapels(shawl) +
        circle(-28, 92, 3, '#DDA935') +
        arms(light),
    },
    { body, over: front + wings + tie + lapels(peaked) + square + arms(light) },
  ];
}

function gown({ shade, light }: { shade: string; light: string }): Cut[] {
  const body =
    'M-21,57C-8,78 24,93 52,95C58,102 60,110 60,122L-68,122C-63,85 -56,71 -41,66C-34,63 -27,61 -21,57Z';
  const edge = line('M-21,57C-8,78 24,93 52,95', shade, 2.6),
    sides = line('M-41,66C-56,71 -63,85 -68,122M-41,66C-34,63 -27,61 -21,57', shade, 1.6);
  const pleats = line(
    'M-27,61C-14,85 18,103 52,104M-33,64C-22,93 8,113 42,120M-40,67C-34,95 -16,111 8,122M-47,71C-46,95 -38,109 -25,122',
    shade,
    1.5,
  );
  const petal =
    'M-27,60c-8,-4 -14,3 -9,9c-7,5 -2,14 6,11c3,8 13,6 12,-3c8,-2 7,-12 -1,-13c1,-8 -8,-10 -8,-4z';
  return [
    { body, over: edge + pleats + sides },
    {
      body,
      over:
        edge +
        sides +
        line('M-33,64C-22,93 8,113 42,120M-44,70C-40,96 -24,112 0,122', shade, 1.5) +
        fill(petal, light) +
        line(petal, shade, 1.4) +
        circle(-27, 69, 3.4, '#DDA935'),
    },
    {
      body,
      over:
        edge +
        sides +
        line('M-21,63C-6,84 24,99 53,101', shade, 1.2) +
        line('M-30,80C-10,100 20,112 40,116M-38,92C-22,108 -6,116 8,120', shade, 1.4) +
        circle(-29, 62, 4.4, '#DDA935') +
        circle(-29, 62, 2, '#FFF3CF'),
    },
  ];
}

const WARDROBE: Record<Clothes, Cut[]> = {
  Y: tee(CLOTH.Y),
  B: shirt(CLOTH.B),
  R: wrap(CLOTH.R),
  G: rollNeck(CLOTH.G),
  K: dinnerJacket(CLOTH.K),
  W: gown(CLOTH.W),
};

/** The garments as shapes to be used: `b` the outline, `c` what is sewn on it. */
export const clothesDefs = (): string =>
  CLOTHES.map((c) =>
    WARDROBE[c]
      .map(
        ({ body, over }, i) =>
          `<path id="cs-b${c}${i}" d="${body}"/><g id="cs-c${c}${i}">${over}</g>`,
      )
      .join(''),
  ).join('');
