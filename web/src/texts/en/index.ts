// All texts in English: the keys and the parameters that the other languages follow. A part of the
// client is a file, of one area or a few that belong together; a key begins with its area.
import { chat } from './chat.ts';
import { coverMe } from './cover_me.ts';
import { coverUp } from './cover_up.ts';
import { data } from './data.ts';
import { helpCoverMe } from './help_cover_me.ts';
import { helpCoverUp } from './help_cover_up.ts';
import { here } from './here.ts';
import { home } from './home.ts';
import { learnCoverMe } from './learn_cover_me.ts';
import { learnCoverUp } from './learn_cover_up.ts';
import { lobby } from './lobby.ts';
import { lookBack } from './look_back.ts';
import { memory } from './memory.ts';
import { options } from './options.ts';
import { rules } from './rules.ts';
import { shell } from './shell.ts';
import { sound } from './sound.ts';

export const texts = {
  ...shell,
  ...home,
  ...here,
  ...lobby,
  ...options,
  ...chat,
  ...rules,
  ...coverMe,
  ...coverUp,
  ...helpCoverMe,
  ...helpCoverUp,
  ...learnCoverMe,
  ...learnCoverUp,
  ...lookBack,
  ...memory,
  ...data,
  ...sound,
};
export type Texts = typeof texts;
