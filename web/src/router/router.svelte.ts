// Where the reader is: follows the address, and goes to another without loading the client anew.
import { isWithin, pathOf, routeOf, type Route } from './routes.ts';

let here = $state.raw<Route>(routeOf(pathOf(location)));

addEventListener('popstate', follow);
document.addEventListener('click', followLink);

/** The page of the present address; a component that reads it follows. */
export function route(): Route {
  return here;
}

/** Goes to an address made by `hrefOf`, as a link would. */
export function goTo(href: string): void {
  history.pushState(null, '', href);
  follow();
  scrollTo(0, 0);
}

function follow(): void {
  here = routeOf(pathOf(location));
}

/** A link to a page of ours is followed here; one with a key held, to elsewhere, or to a file is the browser's. */
function followLink(event: MouseEvent): void {
  const plain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (link === null || link.target !== '' || link.hasAttribute('download')) return;
  if (!isWithin(link) || routeOf(pathOf(link)).page === 'missing') return;
  event.preventDefault();
  goTo(link.href);
}
