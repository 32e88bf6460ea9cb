// Where the reader is: follows the address, and goes to another.
import { routeOf, type Route } from './routes.ts';

let here = $state.raw<Route>(routeOf(location.hash));

addEventListener('hashchange', () => {
  here = routeOf(location.hash);
});

/** The page of the present address; a component that reads it follows. */
export function route(): Route {
  return here;
}

/** Goes to an address made by `hrefOf`, as a link would. */
export function goTo(href: string): void {
  location.hash = href;
}
