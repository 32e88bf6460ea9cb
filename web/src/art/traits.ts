// CM-1: the models: their traits with their letters (CM-1.3) and how each is coloured, their names, and what a page
// says of a card, by keys for the player's language; the art itself is silent. No trait is told
// by colour alone: clothes have a cut and a letter, patterns a shape, hair a letter, a lightness
// and a texture, lengths a silhouette.

export type Clothes = 'Y' | 'B' | 'R' | 'G' | 'K' | 'W';
export type Pattern = 'Q' | 'D' | 'T';
export type Length = 's' | 'm' | 'l';
export type Hair = 'b' | 'r' | 'k';

export interface Traits {
  clothes: Clothes;
  pattern: Pattern;
  length: Length;
  hair: Hair;
}

export const CLOTHES: readonly Clothes[] = ['Y', 'B', 'R', 'G', 'K', 'W'];
export const PATTERNS: readonly Pattern[] = ['Q', 'D', 'T'];
export const LENGTHS: readonly Length[] = ['s', 'm', 'l'];
export const HAIRS: readonly Hair[] = ['b', 'r', 'k'];

/** The 162 codes in the order of the cards (CM-1.1). */
export const CODES: readonly string[] = CLOTHES.flatMap((c) =>
  PATTERNS.flatMap((p) => LENGTHS.flatMap((l) => HAIRS.map((h) => c + p + l + h))),
);

/** CM-1.3: the traits of a code such as `YQsb`. Throws a sentence on any other text. */
export function traitsOf(code: string): Traits {
  if (!CODES.includes(code))
    throw new Error(`'${code}' is no model: a code is four letters, as YQsb.`);
  const [clothes, pattern, length, hair] = [...code];
  return { clothes, pattern, length, hair } as Traits;
}

/** Fill, shade and light of cloth; ink for a letter on it. */
export const CLOTH: Record<
  Clothes,
  { fill: string; shade: string; light: string; ink: string; prestige: number }
> = {
  Y: { fill: '#F2C230', shade: '#C58F0C', light: '#FBDD74', ink: '#1D1B20', prestige: 2 },
  B: { fill: '#2F6DB5', shade: '#1B4680', light: '#5C93D2', ink: '#FFF', prestige: 2 },
  R: { fill: '#CF2E3C', shade: '#941827', light: '#E5606A', ink: '#FFF', prestige: 2 },
  G: { fill: '#1E7F4F', shade: '#0E5231', light: '#3E9A6C', ink: '#FFF', prestige: 3 },
  K: { fill: '#26232B', shade: '#0C0B0E', light: '#4A4553', ink: '#FFF', prestige: 4 },
  W: { fill: '#FBF8F3', shade: '#C4BBC6', light: '#FFF', ink: '#1D1B20', prestige: 5 },
};

export const PRINT: Record<Pattern, { ground: string; ink: string }> = {
  Q: { ground: '#F6D3CC', ink: '#C8362F' },
  D: { ground: '#EBD8BF', ink: '#7A4A24' },
  T: { ground: '#D3E3F3', ink: '#2A63A8' },
};

/** Base, shade and light; strands and edges drawn on it; brows that go with it. */
export const STRANDS: Record<
  Hair,
  { fill: string; shade: string; light: string; strand: string; edge: string; brow: string }
> = {
  b: {
    fill: '#EBBE58',
    shade: '#B07A26',
    light: '#FCE7AC',
    strand: '#B07A26',
    edge: '#B07A26',
    brow: '#94672A',
  },
  r: {
    fill: '#A8481F',
    shade: '#6B2810',
    light: '#DA8653',
    strand: '#6B2810',
    edge: '#6B2810',
    brow: '#66290F',
  },
  k: {
    fill: '#25222B',
    shade: '#0B0A0D',
    light: '#6C667C',
    strand: '#6C667C',
    edge: '#4A4553',
    brow: '#17151B',
  },
};

/** CM-1.1: in the order of the cards. The engine has the same list; a test compares. */
const NAMES = (
  'Ada Helmi Aksel Nadia Tove Eleni Leila Salma Amara Ivo Imani Samir Eino Nina Una Emi Lina Selma ' +
  'Ayla Iris Olga Vida Farah Milan Maaike Sofie Bianca ' +
  'Jada Zeno Petra Willa Freya Maren Isak Rune Sunniva Carmen Juno Quinn Diego Marek Ylva Greta ' +
  'Maud Tamar Dalia Yusuf Karin Rhea Zofia Hanna Mina Idris Thea ' +
  'Ebba Laila Roya Rafi Dario Lars Xavi Aino Ida Henrik Naomi Tuuli Elif Lene Sanne Anouk Ines Noor ' +
  'Quim Valma Esra Lotte Daan Signe Bea Isla Luca ' +
  'Ottilie Vilja Femke Mai Solveig Birgit Wout Jana Pia Hugo Xenia Gaia Margit Pekka Suvi Cleo ' +
  'Cyril Leif Kaisa Rania Viggo Yuki Gijs Gwen Mei Tess Daphne ' +
  'Katja Rika Zora Hedda Pablo Mirja Casper Tilda Kasper Edda Lea Saga Ulf Goran Alma Ilse Nell Uma ' +
  'Else Lieke Saskia Otto Astrid Bo Inger Odile Vera ' +
  'Eva Lucia Silje Berit Ivana Paloma Wanda Fleur Malin Stella Camille Johanna Priya Yara Gina Kofi ' +
  'Timo Finn Marta Omar Talia Dagny Bram Kai Kamala Renske Zadie'
).split(' ');

/** The men among them: a matter of jaw and beard, never of a trait. */
const MEN = new Set(
  (
    'Aksel Ivo Samir Eino Milan Zeno Isak Rune Diego Marek Yusuf Idris Rafi Dario Lars Xavi Henrik ' +
    'Quim Daan Luca Wout Hugo Pekka Cyril Leif Viggo Gijs Pablo Casper Kasper Ulf Goran Otto Bo ' +
    'Kofi Timo Finn Omar Bram Kai'
  ).split(' '),
);

/** The name of a model, unique among the 162. */
export function nameOf(code: string): string {
  traitsOf(code);
  return NAMES[CODES.indexOf(code)] ?? '';
}

export const isMan = (code: string): boolean => MEN.has(nameOf(code));

export interface CardLabel {
  name: string;
  clothes: 'yellow' | 'blue' | 'red' | 'green' | 'black' | 'white';
  pattern: 'squared' | 'diamond' | 'striped';
  length: 'short' | 'semi-long' | 'long';
  hair: 'blonde' | 'red-brown' | 'black';
  prestige: number;
}

const CLOTHES_KEY: Record<Clothes, CardLabel['clothes']> = {
  Y: 'yellow',
  B: 'blue',
  R: 'red',
  G: 'green',
  K: 'black',
  W: 'white',
};
const PATTERN_KEY: Record<Pattern, CardLabel['pattern']> = {
  Q: 'squared',
  D: 'diamond',
  T: 'striped',
};
const LENGTH_KEY: Record<Length, CardLabel['length']> = { s: 'short', m: 'semi-long', l: 'long' };
const HAIR_KEY: Record<Hair, CardLabel['hair']> = { b: 'blonde', r: 'red-brown', k: 'black' };

/** CM-1.2, CM-1.4: the traits of a model by name, and her prestige. */
export function labelOf(code: string): CardLabel {
  const { clothes, pattern, length, hair } = traitsOf(code);
  return {
    name: nameOf(code),
    clothes: CLOTHES_KEY[clothes],
    pattern: PATTERN_KEY[pattern],
    length: LENGTH_KEY[length],
    hair: HAIR_KEY[hair],
    prestige: CLOTH[clothes].prestige,
  };
}
