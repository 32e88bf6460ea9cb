// Where tables are: on the server, for everyone, or on this device, whatever the network does. Both speak the
// same protocol, and a page is given the client of its own address.
import { hereOutside } from '../here/outside.ts';
import { followTrouble } from '../here/socket.ts';
import type { Trouble } from '../here/logs.ts';
import { route } from '../router/router.svelte.ts';
import { hasServer, hrefOf } from '../router/routes.ts';
import { browser } from './browser.ts';
import { Client } from './client.svelte.ts';
import type { Place } from './kept.ts';
import type { TableState } from './table_state.ts';

const clients: Readonly<Record<Place, Client>> = {
  server: new Client('server', browser),
  here: new Client('here', hereOutside('coverstory.here.token')),
};
for (const client of Object.values(clients))
  client.whenOver = (table) => void remember(client, table);
let trouble = $state.raw<Trouble | undefined>();
followTrouble((now) => (trouble = now));

/** A game that is over goes into the album, wherever it was seen. */
async function remember(client: Client, table: TableState): Promise<void> {
  const { remember } = await import('../memory/remember.ts');
  const record = () => client.ask({ do: 'record', table: table.code });
  await remember({ table, place: client.place, seat: table.you, record });
}

/** The client of a place. A site without a server has one that never opens. */
export function clientOf(place: Place): Client {
  if (place === 'here' || hasServer()) clients[place].begin();
  return clients[place];
}

/** The place of the page that is shown. */
export function placeHere(): Place {
  return ['here', 'pass', 'passed'].includes(route().page) ? 'here' : 'server';
}

/** The client of the page that is shown. */
export function present(): Client {
  return clientOf(placeHere());
}

/** How long a click waits for a server that has not answered yet. */
const patienceMs = 2_000;

/** Where a game against bots is begun: on the server, or here where none answers. */
export async function placeToPlay(): Promise<Place> {
  const isReached = hasServer() && (await clientOf('server').isReached(patienceMs));
  return isReached ? 'server' : 'here';
}

/** Why nothing can be stored on this device at present. */
export function storageTrouble(): Trouble | undefined {
  return trouble;
}

/** The address of a table at a place; where none is named, at the one of the page that is shown. */
export function hrefOfTable(code: string, place: Place = placeHere()): string {
  return hrefOf(place === 'here' ? 'here' : 'table', { code });
}
