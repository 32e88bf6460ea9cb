// All texts in English: the keys and the parameters that the other languages follow. An area of the
// client is a file; a key begins with its area.
import { home } from './home.ts';
import { shell } from './shell.ts';

export const texts = { ...shell, ...home };
export type Texts = typeof texts;
