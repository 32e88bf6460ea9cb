// What the client needs of a game: everything by which one game differs from another outside its own folder.
// A game fills it in its folder (cover_me/game.ts), and games.ts lists them all. What is large is loaded when
// somebody goes there: the list itself is part of the first load.
import type { Component } from 'svelte';
import type { TableOf } from './connection/table_state.ts';
import type { EngineModule } from './engine/module.ts';
import type { GameMemory } from './memory/game_memory.ts';
import type { Send } from './protocol/commands.ts';
import type { GameProtocol } from './protocol/game.ts';
import type { Declarations } from './protocol/options.ts';
import type { Chapter } from './rules/rule_book.ts';

/** A component that is a file of its own, fetched when it is first asked for. */
export type Loader<Properties extends Record<string, unknown> = Record<never, never>> =
  () => Promise<{ default: Component<Properties> }>;

export interface Game<Protocol extends GameProtocol> {
  readonly name: Protocol['name'];
  /** As it is called in every language. */
  readonly title: string;
  /** Its options, as the engine declares them. */
  readonly options: Declarations;
  /** Whether somebody starts, whom the host may name. */
  readonly hasStartingPlayer?: boolean;

  /** The pages of a table, from the first decision on. */
  readonly pages: {
    readonly play: TablePage<Protocol>;
    readonly end: TablePage<Protocol>;
    /** On a screen that everyone looks at, where that is not the page of play. */
    readonly board?: TablePage<Protocol>;
  };
  /** A first game with a coach; it plays with the engine. */
  readonly lesson: Loader<{ module: EngineModule }>;
  /** The picture before a seat in the lobby, as SVG markup; its number where there is none. */
  readonly seatTitle?: () => Promise<(seat: number) => string>;

  readonly rules: {
    /** In front of the numbers of its clauses: `CM`. */
    readonly prefix: string;
    /** For players, in short. */
    readonly inShort: () => readonly ChapterInShort[];
    /** The picture to a chapter of these. */
    readonly picture: Loader<{ chapter: string }>;
    /** A part of a game worked through. */
    readonly example: Loader;
    /** Clause by clause. */
    readonly chapters: () => readonly Chapter[];
  };

  /** On the first page. */
  readonly story: {
    /** It comes with the page itself: a few elements. */
    readonly Picture: Component;
    /** The words for playing it alone, where one person is enough. */
    readonly solo?: () => string;
  };

  /** What it has to say of finished games, for who keeps them. */
  readonly memory: () => Promise<{ memory: GameMemory }>;

  /** What a game against bots is played with, where it is not as the rules are printed. */
  readonly againstBots?: () => Partial<Protocol['options']>;

  /** The seats that the game waits for. */
  readonly awaited: (view: Protocol['view']) => readonly number[];

  /** Where several people share a device and pass it on. */
  readonly pass: {
    /** What is set at first where it is not as the rules are printed. */
    readonly options: Partial<Protocol['options']>;
    /** The options that mean nothing there. */
    readonly hidden?: readonly (keyof Protocol['options'])[];
    /** For a game in which no bot can wait for the device: the sentence that says how it goes. */
    readonly peopleOnly?: () => string;
    /** Whether the engine asks something of the seat whose table this is. */
    readonly isDue: (table: TableOf<Protocol>) => boolean;
    /** Whether an event opens something for all, to be watched together. */
    readonly isReveal: (event: Protocol['event']) => boolean;
    /** Whether the seat whose table this is has decided and may take it back with `withdraw`. */
    readonly isSealed?: (table: TableOf<Protocol>) => boolean;
  };
}

interface ChapterInShort {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

type TablePage<Protocol extends GameProtocol> = Loader<{ table: TableOf<Protocol>; send: Send }>;
