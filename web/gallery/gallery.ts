// The gallery: all the art of both games on one page, for those who draw. `?ground=dark` changes
// the paper, `?eyes=` shows it as colour-blind eyes or a grey printer would.
import '@fontsource/playfair-display/latin-600-italic.css';
import '@fontsource/playfair-display/latin-800.css';
import '@fontsource/playfair-display/latin-400-italic.css';
import '../src/art/art.css';
import * as brand from '../src/art/brand.ts';
import * as coverMe from '../src/art/cover_me.ts';
import * as coverUp from '../src/art/cover_up.ts';

const art = { ...coverMe, ...coverUp, ...brand };

const GROUNDS = ['light', 'dark'];
const EYES = ['all colours', 'greyscale', 'protanopia', 'deuteranopia', 'tritanopia'];

const asked = new URLSearchParams(location.search);
const ground = asked.get('ground') ?? 'light';
const eyes = asked.get('eyes') ?? 'all colours';

const box = (width: number, svg: string, title = ''): string =>
  `<div style="width:${width}px" title="${title}">${svg}</div>`;
const sheet = (title: string, boxes: string[], kind = ''): string =>
  `<h2>${title}</h2><div class="sheet ${kind}">${boxes.join('')}</div>`;

function models(): string {
  const { CODES, magazines, modelCard } = art;
  const said = (code: string) => `${code}: ${Object.values(art.labelOf(code)).join(', ')}`;
  const ofMagazine = (i: number) => magazines[i % magazines.length]?.id;
  return (
    sheet(
      'Covers',
      CODES.filter((_, i) => i % 16 === 5).map((c, i) =>
        box(240, modelCard(c, 'cover', ofMagazine(i))),
      ),
    ) +
    sheet(
      'Hand',
      CODES.map((c) => box(112, modelCard(c, 'hand'), said(c))),
    ) +
    sheet(
      'Hand at its smallest, on magazines',
      CODES.filter((_, i) => i % 7 === 0).map((c, i) =>
        box(90, modelCard(c, 'hand', ofMagazine(i)), said(c)),
      ),
    ) +
    sheet(
      'Tiny',
      CODES.map((c) => box(44, modelCard(c, 'tiny'), said(c))),
    )
  );
}

function backs(): string {
  const decks = (['draw', 'green', 'black', 'white'] as const).map((d) =>
    box(112, art.cardBack(d)),
  );
  const sealed = art.magazines.map((m) => box(112, art.sealedCover(m.id)));
  const titles = art.magazines.map(
    (m) =>
      `<div style="width:150px;color:${ground === 'dark' ? m.onDark : m.ink}">${art.masthead(m.id)}</div>`,
  );
  return sheet('Backs and sealed covers', [...decks, ...sealed]) + sheet('Titles', titles);
}

function signs(): string {
  const values = {
    clothes: art.CLOTHES,
    pattern: art.PATTERNS,
    length: art.LENGTHS,
    hair: art.HAIRS,
  };
  const all = (size: number) =>
    Object.entries(values).flatMap(([trait, list]) =>
      list.map((v) => box(size, art.traitGlyph(trait as coverMe.Trait, v, ground === 'dark'))),
    );
  const seasons = (['winter', 'spring', 'summer', 'fall'] as const).map((s) =>
    box(24, art.seasonGlyph(s)),
  );
  const brand = [
    box(64, art.brandMark()),
    box(16, art.brandMark()),
    box(64, art.appIcon()),
    box(260, art.wordmark()),
  ];
  return (
    sheet('Signs', [...all(24), ...all(16), ...all(48)]) +
    sheet('Seasons', seasons) +
    sheet('Brand', brand)
  );
}

const PILE: coverUp.PlacedCard[] = [
  { code: 'a..cd..e', o: 0, x: 0, y: 0 },
  { code: 'c.a..fb.', o: 0, x: 1, y: 1 },
  { code: 'c..dbfa.', o: 1, x: 1, y: 2 },
  { code: 'e..cdfab', o: 0, x: 3, y: 1 },
];
const CLASH: coverUp.PlacedCard[] = [...PILE.slice(0, 2), { code: 'dab..c.e', o: 3, x: 0, y: 1 }];

function glass(): string {
  const cards = ['a..cd..e', 'c..dbfa.', 'e..cdfab'].map((c) => box(110, art.glassCard(c)));
  const turned = [0, 1, 2, 3, 4, 5, 6, 7].map((o) =>
    box(o % 2 ? 120 : 60, art.glassCard('ab..cde.', o)),
  );
  const colors = ['green', 'yellow', 'red'] as const;
  const symbols = [64, 24, 14].flatMap((size) =>
    art.SYMBOLS.map((s) => box(size, art.symbolGlyph(s))),
  );
  return (
    sheet(
      'Glass',
      [
        ...cards,
        ...colors.map((c) => box(80, art.glassBack(c))),
        ...colors.map((c) => box(80, art.blankGlass(c))),
      ],
      'table',
    ) +
    sheet('Orientations 0 to 7', turned, 'table') +
    sheet(
      'Piles',
      [box(330, art.glassPile(PILE)), box(330, art.glassPile(CLASH, { clashes: true }))],
      'table',
    ) +
    sheet('Symbols', symbols, 'table') +
    sheet(
      'Hourglass',
      [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map((run) => box(72, art.hourglass(run))),
      'night',
    )
  );
}

function choices(): string {
  const link = (key: string, value: string, present: string) => {
    const to = new URLSearchParams({ ground, eyes, [key]: value });
    return `<a href="?${to}"${value === present ? ' aria-current="true"' : ''}>${value}</a>`;
  };
  return `<nav>${GROUNDS.map((g) => link('ground', g, ground)).join('')}${EYES.map((e) => link('eyes', e, eyes)).join('')}</nav>`;
}

document.documentElement.dataset['ground'] = ground;
const page = document.getElementById('gallery');
if (page) {
  page.innerHTML = choices() + art.modelDefs() + models() + backs() + signs() + glass();
  if (EYES.indexOf(eyes) > 0) page.style.filter = `url(#${eyes})`;
}
