import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Två kortspel, ett bord',
  'home.coverMe': 'Sätt rätt modell på omslaget innan modet byter riktning.',
  'home.coverUp':
    'Lägg fem kort av glas över varandra och låt så många symboler som möjligt synas.',
} satisfies Wording<typeof english>;
