// The lines of the people at one device: each has an own one to the house here, with an own token, so that all
// are there while one of them plays. One more line sees what everyone may see.
import { Client } from '../connection/client.svelte.ts';
import type { TableState } from '../connection/table_state.ts';
import { hereOutside } from '../here/outside.ts';
import type { Answer, Refusal, Send } from '../protocol/commands.ts';
import type { NewSettings } from '../protocol/room.ts';
import { keepParty, type Party, type Person } from './parties.ts';

/** A line of somebody whose token is kept elsewhere. */
class Chair {
  token: string | undefined;
  readonly client: Client;

  constructor(token?: string) {
    this.token = token;
    this.client = new Client('here', {
      ...hereOutside('coverstory.pass'),
      token: () => this.token,
      keepToken: (told) => (this.token = told),
    });
    this.client.begin();
  }
}

/** All who sit at a table, and the table as each of them sees it. */
export class Chairs {
  readonly party: Party;
  readonly #everyone = new Chair();
  readonly #people: readonly Chair[];

  constructor(party: Party) {
    this.party = party;
    this.#people = party.people.map(({ token }) => new Chair(token));
    for (const { client } of this.#people) client.watch(party.code, 'seat');
    this.#everyone.client.watch(party.code, 'board');
  }

  /** What everyone may see; nothing until it has come. */
  get table(): TableState | undefined {
    return this.#everyone.client.watched.table;
  }

  get refusal(): Refusal | undefined {
    return this.#everyone.client.watched.refusal;
  }

  tableOf(seat: number): TableState | undefined {
    return this.#people[seat]?.client.watched.table;
  }

  /** The table as each of the people sees it, by seat; nothing until all have heard what everyone has. */
  get own(): readonly TableState[] | undefined {
    const tables = this.#people.map(({ client }) => client.watched.table);
    const isTold = (table: TableState | undefined): table is TableState =>
      table !== undefined && table.public_seq === this.table?.seq;
    return tables.every(isTold) ? tables : undefined;
  }

  /** How the seat's page sends; without a seat, that of everyone. */
  sendOf(seat?: number): Send {
    const chair = seat === undefined ? this.#everyone : this.#people[seat];
    return (chair ?? this.#everyone).client.sendTo(this.party.code);
  }

  /** The same people once more. Answers with the refusal, or with the next table's code. */
  async rematch(): Promise<Answer> {
    const { client } = this.#people[0]!;
    const answer = await client.ask({ do: 'rematch', table: this.party.code });
    if (!answer.ok || answer.table === undefined) return answer;
    const next = answer.table;
    const started = await client.ask({ do: 'start', table: next });
    // Somebody may have pressed twice: then it has started.
    if (!started.ok && started.code !== 'wrong_stage') return started;
    keepParty({ ...this.party, code: next, isOver: false });
    return answer;
  }

  end(): void {
    for (const { client } of [this.#everyone, ...this.#people]) client.end();
  }
}

/**
 * Opens a table for these people, fills it with bots and starts, with `first` as the starting player or null for
 * chance where the game has one. The party is kept, and the answer names it.
 */
export async function openTable(
  settings: NewSettings,
  names: readonly string[],
  first?: number | null,
): Promise<Answer> {
  const chairs = names.map(() => new Chair());
  try {
    const answer = await seated(chairs, settings, names, first);
    if (!answer.ok || answer.table === undefined) return answer;
    const people = chairs.map(({ token = '' }, at): Person => ({ name: names[at]!, token }));
    keepParty({ code: answer.table, game: settings.game, people });
    return answer;
  } finally {
    for (const { client } of chairs) client.end();
  }
}

/** The first opens the table, the others join in their order. */
async function seated(
  chairs: readonly Chair[],
  settings: NewSettings,
  names: readonly string[],
  first: number | null | undefined,
): Promise<Answer> {
  const [host, ...others] = chairs;
  const created = await host!.client.ask({ do: 'create', name: names[0]!, settings });
  if (!created.ok || created.table === undefined) return created;
  const { table } = created;
  for (const [at, { client }] of others.entries()) {
    const seat = at + 1;
    const joined = await client.ask({ do: 'join', table, name: names[seat]!, seat });
    if (!joined.ok) return joined;
  }
  const started = await host!.client.ask({
    do: 'start',
    table,
    fill: true,
    ...(first === undefined ? {} : { first }),
  });
  return started.ok ? created : started;
}
