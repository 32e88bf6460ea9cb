import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Twee kaartspellen, één tafel',
  'home.coverMe': 'Zet het juiste model op de cover voordat de mode verandert.',
  'home.coverUp': 'Leg vijf kaarten van glas over elkaar en laat zoveel mogelijk symbolen zien.',
} satisfies Wording<typeof english>;
