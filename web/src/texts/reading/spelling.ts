// The spelling of the texts, by the dictionaries of hunspell, and of voikko for Finnish, which inflects more than a list of
// words can hold. Names and terms that no dictionary has are in terms/, a file for each language.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Language } from '../languages.ts';
import type { Message } from '../message.ts';

const dictionaries: Readonly<Record<Exclude<Language, 'fi'>, string>> = {
  en: 'en_GB',
  nl: 'nl_NL',
  sv: 'sv_SE',
  da: 'da_DK',
  nb: 'nb_NO',
};

/** The different words of messages, with plain apostrophes; not parameters, codes such as K7MQ2X, and keys of one letter. */
export function wordsOf(messages: readonly Message[]): readonly string[] {
  const sentences = messages.flatMap((message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  );
  const found = sentences
    .map((sentence) => sentence.replace(/\{\w+\}|\w*\d\w*/g, ' ').replaceAll('’', "'"))
    .flatMap((sentence) => sentence.match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? [])
    .map((word) => word.replace(/['-]+$/, ''))
    .filter((word) => word.length > 1);
  return [...new Set(found)].sort();
}

/** Those that the dictionary of the language does not have. Throws a sentence where the program or dictionary is missing. */
export function misspelt(words: readonly string[], language: Language): readonly string[] {
  return language === 'fi' ? misspeltInFinnish(words) : misspeltBy(dictionaries[language], words);
}

function misspeltBy(dictionary: string, words: readonly string[]): readonly string[] {
  const said = told('hunspell', ['-l', '-i', 'utf-8', '-d', dictionary], words);
  return [...new Set(said)];
}

/** It says of each word `C: …` where it is correct, else `W: …`. */
function misspeltInFinnish(words: readonly string[]): readonly string[] {
  const said = told('voikkospell', [], words);
  if (said.length !== words.length) throw new Error(`voikkospell said: ${said.join(' ')}`);
  return said.filter((line) => !line.startsWith('C: ')).map((line) => line.slice('W: '.length));
}

/** The lines that a program says to words, a word on each line. */
function told(program: string, options: readonly string[], words: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync(program, options, {
    input: words.join('\n') + '\n',
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  if (status !== 0 || /can't open|error/i.test(stderr)) {
    const wanted = [program, ...options].join(' ');
    throw new Error(`Spelling needs ${wanted}: run scripts/packages test. ${stderr ?? ''}`);
  }
  return stdout.split('\n').filter((line) => line !== '');
}

/** Names and terms of a language: a word on each line; what follows a `#` is for the reader. */
export function termsOf(language: Language): readonly string[] {
  const text = readFileSync(new URL(`terms/${language}.txt`, import.meta.url), 'utf8');
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  return lines.filter((line) => line !== '');
}
