// A message and how it becomes text. A message is a sentence with parameters in braces, `{name}`; or
// one sentence for each plural form of its parameter `count`, chosen by Intl for the language.
// Parameters are typed from the English text: a call that forgets one does not compile.
import { localeOf } from './languages.ts';

/** Plural forms by Intl.PluralRules; the six languages need `one` and `other`. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

export type Message = string | Plural;

/** The same keys with texts of any wording: what each language must supply. */
export type Wording<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Plural;
};

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The names of a message's parameters. */
export type ParametersOf<M> = M extends string
  ? NamesIn<M>
  : M extends Plural
    ? NamesIn<M['one']> | NamesIn<M['other']> | 'count'
    : never;

export type Values<M> = { readonly [Name in ParametersOf<M>]: Value<Name> };
type Value<Name> = Name extends 'count' ? number : string | number;

export type Arguments<M> = [ParametersOf<M>] extends [never] ? [] : [values: Values<M>];

/** The text of a message in a language. Numbers are written as the language writes them. */
export function textOf(
  message: Message,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const sentence = typeof message === 'string' ? message : pluralOf(message, language, values);
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? numberIn(language, value) : (value ?? '');
  });
}

/** The names in braces, as a test compares them between languages. */
export function parametersOf(message: Message): string[] {
  const sentences = typeof message === 'string' ? [message] : Object.values(message);
  const names = sentences.flatMap((sentence) => [...sentence.matchAll(/\{(\w+)\}/g)]);
  return [...new Set(names.map((found) => found[1] ?? ''))].sort();
}

function numberIn(language: string, value: number): string {
  return remembered(numberFormats, language, () => new Intl.NumberFormat(language)).format(value);
}

/** Names or things in a row, as a sentence joins them: `Aino, Bram and Sofie`. */
export function listIn(language: string, parts: readonly string[]): string {
  const format = () => new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  return remembered(listFormats, language, format).format(parts);
}

function pluralOf(
  message: Plural,
  language: string,
  values: Readonly<Record<string, string | number>>,
): string {
  const rules = remembered(pluralRules, language, () => new Intl.PluralRules(language));
  return rules.select(Number(values['count'])) === 'one' ? message.one : message.other;
}

// Intl's objects are costly to make and cheap to keep.
const numberFormats = new Map<string, Intl.NumberFormat>();
const listFormats = new Map<string, Intl.ListFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

function remembered<T>(memory: Map<string, T>, key: string, make: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
