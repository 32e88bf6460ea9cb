// Writes all messages with real values, a page and a plain text for each language: `npm run words`, into build/words.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const folder = here('../../../../build/words');

const load = async (file) =>
  (await runnerImport(here(file), { root: here('../../..'), configFile: false })).module;
const { pages } = await load('pages.ts');
const { languages } = await load('../languages.ts');

await mkdir(folder, { recursive: true });
const { html, plain } = pages();
for (const language of languages) {
  await writeFile(`${folder}/${language}.html`, html(language));
  await writeFile(`${folder}/${language}.txt`, plain(language));
}
console.log(
  `All messages in ${languages.length} languages: ${folder}/LANGUAGE.html and LANGUAGE.txt`,
);
