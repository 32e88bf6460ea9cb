// The lesson of each game: a page that has the whole window, loaded when someone wants to learn.
import type { Component } from 'svelte';
import { games, type GameName } from '../protocol/room.ts';

export type Lesson = Component<Record<never, never>>;

const found = import.meta.glob<{ default: Lesson }>('../{cover_me,cover_up}/lesson/Lesson.svelte');

const folders: Readonly<Record<GameName, string>> = {
  'cover-me': 'cover_me',
  'cover-up': 'cover_up',
};

/** How a game's lesson is loaded; nothing where there is none. */
export function lessonOf(game: string): (() => Promise<{ default: Lesson }>) | undefined {
  const known = games.find((name) => name === game);
  return known && found[`../${folders[known]}/lesson/Lesson.svelte`];
}
