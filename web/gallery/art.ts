// All the art of both games, for the gallery and for tests: pure functions from what a card is to SVG markup. Nothing here knows the
// page, a framework or a language; drawings are silent (`aria-hidden`), and the page speaks for
// them with the keys of `labelOf` and `SYMBOL_KEY`. The same arguments always give the same string,
// so that a page may keep what it got. Markup has no style attributes, so that a page may forbid
// them; `art.css` has the few rules that need a style sheet. A page of one game imports
// `cover_me.ts` or `cover_up.ts` and does not load the other's shapes.
export * from '../src/art/cover_me.ts';
export * from '../src/art/cover_up.ts';
export { appIcon, brandMark, favicon, wordmark } from '../src/art/brand.ts';
