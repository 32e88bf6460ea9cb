// A step of the build: the page names its files from the root of the origin (`/assets/…`), since a server
// answers deep paths (`/t/K7MQ2X`) with it. All other files name each other relatively, wherever they lie:
// `coverstory site` makes the page's names relative too, and the client then lives in any folder.
import type { Plugin } from 'vite';

export function pageAtRoot(): Plugin {
  return {
    name: 'coverstory:page-at-root',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/(?<=(?:src|href)=")\.\//g, '/'),
    },
  };
}
