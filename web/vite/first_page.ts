// A step of the build: the first page is written in each language, `first.nl.html`, so that who opens it reads it before
// any script has come, and who has no script reads it, too. A server sends the one of the reader's language for `/`
// (server/http/first_page.h); `site.html` is the one of a site without a server. Styles of the first page stand in it,
// and so does the little that has to run before it is painted: a content policy allows both by their hashes.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { languages } from '../src/texts/languages.ts';
import type { Written } from '../src/first_page/write.ts';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const run = promisify(execFile);

const firstFaces =
  /playfair-display-latin-(400-italic|800-normal)-[^/]*\.woff2$|figtree-latin-(400|600)-normal-[^/]*\.woff2$/;

/** What of the bundle the first page needs at once. */
interface Needed {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The faces that it begins with. */
  readonly faces: readonly string[];
  /** By language. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** `drawings`: the plugin that gives drawings the addresses that they have in the bundle. */
export function firstPage(drawings: () => Plugin): Plugin {
  let folder = '';
  let needed: Needed | undefined;
  return {
    name: 'coverstory:first-page',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    generateBundle(_, bundle) {
      needed = neededIn(bundle);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writePages(folder, needed!, drawings()),
    },
  };
}

function neededIn(bundle: Rolldown.OutputBundle): Needed {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const of = (file: string) =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId === source(file));
  const withImports = (roots: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] => {
    const found = new Set(roots);
    for (const { imports } of found)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    return [...found];
  };
  const begun = withImports([
    ...chunks.filter(({ isEntry }) => isEntry),
    ...of('pages/home/Home.svelte'),
  ]);
  return {
    scripts: begun.map(({ fileName }) => fileName),
    styles: begun.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
    faces: Object.keys(bundle).filter((file) => firstFaces.test(file)),
    texts: Object.fromEntries(
      languages.map((language) => [
        language,
        withImports(of(`texts/${language}/index.ts`)).map(({ fileName }) => fileName),
      ]),
    ),
  };
}

async function writePages(folder: string, needed: Needed, drawings: Plugin): Promise<void> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  const styles = await Promise.all(
    [...new Set(needed.styles)].map((file) => readFile(join(folder, file), 'utf8')),
  );
  const world = await mkdtemp(join(tmpdir(), 'coverstory-first-page-'));
  try {
    const early = await bundled('first_page/early.ts', world, [], 'iife');
    const writer = await bundled(
      'first_page/write.ts',
      world,
      [withoutTheRest(), drawings, svelte()],
      'es',
    );
    const page = (language: string, written: Written) =>
      pageOf(shell, {
        language,
        written,
        style: styleOf(styles),
        early: early.code,
        faces: needed.faces,
        scripts: [...needed.scripts, ...needed.texts[language]!],
      });
    for (const language of languages)
      await writeFile(
        join(folder, `first.${language}.html`),
        page(language, await written(writer.file, language, 'server')),
      );
    await writeFile(
      join(folder, 'site.html'),
      page('en', await written(writer.file, 'en', 'site')),
    );
  } finally {
    await rm(world, { recursive: true });
  }
}

/** What is fetched when it is first asked for is no part of the first page, but for its texts. */
function withoutTheRest(): Plugin {
  const nothing = '\0nothing';
  return {
    name: 'coverstory:without-the-rest',
    resolveDynamicImport: (_, importer) => (importer?.includes('/texts/') ? undefined : nothing),
    load: (id) => (id === nothing ? 'export default undefined' : undefined),
  };
}

/** One file of ours as one script. */
async function bundled(
  file: string,
  folder: string,
  plugins: PluginOption[],
  format: 'iife' | 'es',
): Promise<{ file: string; code: string }> {
  const name = format === 'es' ? 'write.mjs' : 'early.js';
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      ...(format === 'es' && { ssr: true, minify: false }),
      rolldownOptions: {
        input: source(file),
        output: { format, entryFileNames: name, codeSplitting: false },
      },
    },
    ...(format === 'es' && { ssr: { noExternal: true } }),
  });
  const made = join(folder, name);
  return { file: made, code: (await readFile(made, 'utf8')).trim() };
}

/** In a process of its own, for what is written there needs a world that looks like a browser's. */
async function written(
  writer: string,
  language: string,
  where: 'server' | 'site',
): Promise<Written> {
  const script = `
    const nothing = () => undefined;
    const element = { dataset: {}, style: { setProperty: nothing, removeProperty: nothing } };
    Object.assign(globalThis, {
      location: new URL('http://first.page/'),
      localStorage: { getItem: () => null, setItem: nothing },
      addEventListener: nothing,
      WebSocket: class {},
      document: {
        documentElement: element,
        addEventListener: nothing,
        querySelector: () => ${where === 'site' ? 'element' : 'null'},
      },
    });
    const { write } = await import(${JSON.stringify(pathToFileURL(writer).href)});
    const written = JSON.stringify(await write(${JSON.stringify(language)}));
    process.stdout.write(written, () => process.exit(0));
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    maxBuffer: 1 << 24,
  });
  return JSON.parse(stdout) as Written;
}

/** As they are, but for their names of other files, which lie beside them and not beside the page. A face that does
    not come in time is not taken up later: text that changes its face jumps. */
function styleOf(styles: readonly string[]): string {
  return styles
    .join('')
    .replace(/url\(\.\//g, 'url(/assets/')
    .replace(/font-display:swap/g, 'font-display:optional')
    .trim();
}

interface Parts {
  readonly language: string;
  readonly written: Written;
  readonly style: string;
  readonly early: string;
  readonly faces: readonly string[];
  readonly scripts: readonly string[];
}

const ofTheClient = / *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g;

/** What the client is made of waits in a template: it is fetched when the page has been painted (first_page/early.ts). */
function pageOf(shell: string, { language, written, style, early, faces, scripts }: Parts): string {
  const links = (of: readonly string[]) => of.map((link) => `    <link ${link}>\n`).join('');
  const fonts = links(
    faces.map((file) => `rel="preload" as="font" type="font/woff2" crossorigin href="/${file}"`),
  );
  const beyond = links(
    scripts
      .filter((file) => !shell.includes(file))
      .map((file) => `rel="modulepreload" crossorigin href="/${file}"`),
  );
  const client = `${(shell.match(ofTheClient) ?? []).join('')}${beyond}`;
  return replaced(shell, [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/(?<=name="description"\s+content=")[^"]*/, escaped(written.description)],
    [/ *<link rel="stylesheet"[^>]*>\n/g, ''],
    [ofTheClient, ''],
    [
      / *<\/head>/,
      `${fonts}    <style>${style}</style>\n    <template id="client">\n${client}    </template>\n    <script>${early}</script>\n  </head>`,
    ],
    [/<div id="app"><\/div>/, `<div id="app">${written.body}</div>`],
  ]);
}

function replaced(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((made, [what, by]) => {
    const next = made.replace(what, () => by);
    if (next === made && by !== '' && !made.includes(by))
      throw new Error(`the page has no ${what}`);
    return next;
  }, text);
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? '&quot;');
