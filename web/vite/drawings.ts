// A step of the build: `import address from './covers.drawing.ts?url'` runs that file, writes the drawing that it makes
// as an SVG file and gives its address. While the client is being written, and in unit tests, the address has the
// drawing in it.
import { basename } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const ending = '.drawing.ts';

export interface Drawings {
  readonly plugin: Plugin;
  /** For the pages that are made after the build: the same drawings at the same addresses. */
  readonly again: () => Plugin;
}

export function drawings(): Drawings {
  let isBuild = false;
  /** Where each drawing was written, by the file that makes it. */
  const written = new Map<string, string>();
  const begun = new Map<string, string>();
  return {
    plugin: {
      name: 'coverstory:drawings',
      enforce: 'pre',
      configResolved: (config) => {
        isBuild = config.command === 'build';
      },
      async load(id) {
        const file = drawingOf(id);
        if (file === undefined) return undefined;
        const { module } = await runnerImport<{ default: string }>(file);
        if (!isBuild) return `export default ${JSON.stringify(inAddress(module.default))}`;
        const name = `${basename(file, ending)}.svg`;
        const handle = this.emitFile({ type: 'asset', name, source: module.default });
        begun.set(file, handle);
        return `export default import.meta.ROLLUP_FILE_URL_${handle}`;
      },
      generateBundle() {
        for (const [file, handle] of begun) written.set(file, this.getFileName(handle));
      },
    },
    again: () => ({
      name: 'coverstory:drawings-again',
      enforce: 'pre',
      load(id) {
        const file = drawingOf(id);
        if (file === undefined) return undefined;
        return `export default ${JSON.stringify(`/${written.get(file)}`)}`;
      },
    }),
  };
}

function drawingOf(id: string): string | undefined {
  const [file, query] = id.split('?');
  return query === 'url' && file!.endsWith(ending) ? file : undefined;
}

function inAddress(markup: string): string {
  return `data:image/svg+xml,${encodeURIComponent(markup)}`;
}
