// All messages for a reader of a language: as a page beside the English ones, and as plain text.
import type { Language } from '../languages.ts';
import { languageNames } from '../languages.ts';
import { allKeys } from './all_texts.ts';
import { Places, sources } from './places.ts';
import { filled } from './samples.ts';

interface Row {
  readonly key: string;
  readonly places: readonly string[];
}

export interface Pages {
  readonly html: (language: Language) => string;
  readonly plain: (language: Language) => string;
}

/** The pages of all languages; where messages stand is found once. */
export function pages(): Pages {
  const places = new Places(sources());
  const rows = allKeys.map((key) => ({ key, places: telling(places.of(key)) }));
  return {
    html: (language) => html(rows, language),
    plain: (language) => rows.map((row) => plain(row, language)).join('\n'),
  };
}

/** A few places say enough: those where an element shows the message before those where a component is handed it. */
function telling(places: readonly string[]): readonly string[] {
  const isHanded = (place: string) => /, [A-Z]/.test(place);
  const sorted = [...places].sort((one, other) => Number(isHanded(one)) - Number(isHanded(other)));
  const most = 3;
  return sorted.length > most
    ? [...sorted.slice(0, most), `and ${sorted.length - most} more`]
    : sorted;
}

function plain({ key, places }: Row, language: Language): string {
  const lines = filled(key, language).map((line) => `    ${line}\n`);
  return `${key}  [${places.join('; ')}]\n${lines.join('')}`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function cell(key: string, language: Language): string {
  const lines = filled(key, language).map((line) => `<p>${escaped(line)}</p>`);
  return `<td lang="${language}">${lines.join('')}</td>`;
}

function html(rows: readonly Row[], language: Language): string {
  const beside = language === 'en' ? [language] : (['en', language] as const);
  const body = rows.map(
    ({ key, places }) =>
      `<tr id="${key}"><th scope="row"><code>${key}</code>${places
        .map((place) => `<small>${place}</small>`)
        .join('')}</th>${beside.map((one) => cell(key, one)).join('')}</tr>`,
  );
  const heads = beside.map((one) => `<th scope="col">${languageNames[one]}</th>`).join('');
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cover Story: ${languageNames[language]}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.4 Figtree, system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 6px 12px; border-top: 1px solid #8886; text-align: left; vertical-align: top; }
thead th { position: sticky; top: 0; background: Canvas; }
th[scope='row'] { width: 24%; font-weight: 400; }
code { font-size: 13px; }
small { display: block; opacity: 0.7; }
p { margin: 0 0 4px; max-width: 70ch; }
</style>
<table><thead><tr><th scope="col">Message</th>${heads}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></html>
`;
}
