// CM-1.5: the five magazines. Each has a title in lettering of its own, an ink, an ornament and a
// frame, and a stack of typefaces for what the page says in its voice.
import { MASTHEADS } from './mastheads.ts';
import { PAPER, SILENT, both, circle, fill, line, n, use } from './svg.ts';

export type MagazineId = 'perigee' | 'mirabel' | 'obliq' | 'halfmoon' | 'karat';

export interface Magazine {
  id: MagazineId;
  title: string;
  /** On light paper and for grounds under paper-coloured lettering. */
  ink: string;
  /** A lighter companion of the ink, for seals and rules. */
  accent: string;
  /** The title's colour on a dark page. */
  onDark: string;
  /** CSS `font-family`, with what systems have behind it. */
  font: string;
}

export const magazines: readonly Magazine[] = [
  {
    id: 'perigee',
    title: 'PERIGEE',
    ink: '#8E1420',
    accent: '#B3202C',
    onDark: '#F28A92',
    font: "'Bodoni Moda','Bodoni MT','Bodoni 72',Didot,'Playfair Display',Georgia,serif",
  },
  {
    id: 'mirabel',
    title: 'Mirabel',
    ink: '#5C300A',
    accent: '#8A4B12',
    onDark: '#E8B880',
    font: "'Playfair Display','Hoefler Text','Palatino Linotype',Palatino,Georgia,serif",
  },
  {
    id: 'obliq',
    title: 'OBLIQ',
    ink: '#0F3F33',
    accent: '#1C5B4A',
    onDark: '#74CDB4',
    font: "Syne,'Arial Black','Helvetica Neue',Impact,sans-serif",
  },
  {
    id: 'halfmoon',
    title: 'halfmoon',
    ink: '#16295A',
    accent: '#2B4C9B',
    onDark: '#A5B9F5',
    font: "'Josefin Sans',Futura,'Century Gothic','Avenir Next',sans-serif",
  },
  {
    id: 'karat',
    title: 'Karat',
    ink: '#43184F',
    accent: '#6A2A7A',
    onDark: '#DBACE8',
    font: "'Abril Fatface','Bodoni MT Black',Rockwell,'Playfair Display',serif",
  },
];

/** The magazine with this id. Throws a sentence on any other text. */
export function magazineOf(id: string): Magazine {
  const found = magazines.find((m) => m.id === id);
  if (!found)
    throw new Error(`'${id}' is no magazine: one of ${magazines.map((m) => m.id).join(' ')}.`);
  return found;
}

/**
 * The title on a card, in paper's colour: as large as fits a box that is centred on `x`, its top
 * at `y`.
 */
export function titleIn(
  id: MagazineId,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const high = MASTHEADS[id].height,
    scale = Math.min(width / 600, height / high);
  const place = `translate(${n(x - 300 * scale)} ${n(y + (height - high * scale) / 2)})scale(${Math.round(scale * 1000) / 1000})`;
  return use('t' + id, `fill="${PAPER}" transform="${place}"`);
}

/** The title, to be sized by CSS and coloured by the text's colour. */
export const masthead = (id: MagazineId): string =>
  `<svg ${SILENT} viewBox="0 0 600 ${MASTHEADS[id].height}">${fill(MASTHEADS[id].d, 'currentColor')}</svg>`;

/** The titles as shapes to be used: `tperigee` …, 600 wide. */
export const titleDefs = (): string =>
  magazines.map(({ id }) => `<path id="cs-t${id}" d="${MASTHEADS[id].d}"/>`).join('');

const GOLD = '#DDA935';

/**
 * The sign a magazine sets on its seal, about (0,0), 40 across: an orbit, a sprig, slants, a moon,
 * a gem.
 */
export const ORNAMENTS: Record<MagazineId, string> = {
  perigee:
    `<ellipse rx="19" ry="8" fill="none" stroke="${PAPER}" stroke-width="1.8" transform="rotate(-28)"/>` +
    circle(-4, 2, 5, PAPER) +
    circle(16.6, -9, 3, PAPER),
  mirabel:
    line('M0,20C-1,8 -1,-4 0,-18', PAPER, 1.8) +
    fill(
      both(
        'M0,-18C-5,-14 -5,-9 0,-5C0,-10 0,-14 0,-18ZM0,0C-3,-8 -10,-9 -14,-7C-13,-1 -7,3 0,0ZM0,12C-3,4 -10,3 -14,5C-13,11 -7,15 0,12Z',
      ),
      PAPER,
    ),
  obliq: fill('M-18,14L-6,-14H2L-10,14ZM-4,14L8,-14H11L-1,14ZM6,14L14,-5H17L9,14Z', PAPER),
  halfmoon:
    fill('M6,-18A18,18 0 1 0 6,18A14.5,18 0 0 1 6,-18Z', PAPER) +
    circle(10, -5, 2, PAPER) +
    circle(14, 6, 1.4, PAPER),
  karat:
    fill('M-10,-13H10L18,-4L0,17L-18,-4Z', GOLD) +
    line('M-18,-4H18M-10,-13L-6,-4L0,17L6,-4L10,-13M-6,-4L0,-13L6,-4', '#5A3A05', 1.3),
};

/** A frame over the picture of a large cover, ±85 by -126 … 89, in the manner of each house. */
export function coverFrame({ id, ink }: Magazine): string {
  const gold = (d: string, w: number) => line(d, GOLD, w);
  return {
    perigee: line('M-79,-120H79V84H-79Z', PAPER, 2) + line('M-76,-117H76V81H-76Z', PAPER, 0.8),
    mirabel:
      fill(
        'M-86,-127H86V90H-86ZM-79,84H79V-66C79,-140 -79,-140 -79,-66Z',
        PAPER,
        'fill-rule="evenodd"',
      ) + line('M-79,84H79V-66C79,-140 -79,-140 -79,-66Z', ink, 1.6),
    obliq: fill('M-85,30L-62,86H-85ZM85,-40L70,-68H85ZM-85,-10L-76,14V34L-85,10Z', ink),
    halfmoon:
      fill('M-86,-127H86V90H-86ZM-76,-117V80H76V-117Z', PAPER, 'fill-rule="evenodd"') +
      line('M-76,-117H76V80H-76Z', ink, 1),
    karat:
      gold('M-80,-121H80V85H-80Z', 1.6) +
      [
        [-80, -121, 1, 1],
        [80, -121, -1, 1],
        [-80, 85, 1, -1],
        [80, 85, -1, -1],
      ]
        .map(
          ([x, y, sx, sy]) =>
            `<g transform="translate(${x} ${y})scale(${sx} ${sy})">${gold('M0,20A20,20 0 0 0 20,0M0,14A14,14 0 0 0 14,0M0,0L15,15M0,0L18,7M0,0L7,18', 1.2)}</g>`,
        )
        .join(''),
  }[id];
}
