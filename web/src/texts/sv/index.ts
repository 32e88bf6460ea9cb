import type { Texts } from '../en/index.ts';
import type { Wording } from '../message.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';

export const texts: Wording<Texts> = { ...shell, ...home };
