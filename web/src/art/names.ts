// CM-1.1: the models' names, in the order of the cards. The engine has the same list; a test
// compares.
import { CODES, traitsOf } from './traits.ts';

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
