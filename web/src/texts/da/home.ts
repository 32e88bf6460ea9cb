import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Sæt trenden. Kæmp mod uret.',
  'home.lead':
    'To kortspil i din browser, med venner eller mod robotter. Ingen konto, intet at installere.',
  'home.play.cover-me': 'Spil Cover Me nu',
  'home.play.cover-up': 'Spil Cover Up nu',
  'home.against': 'Ét klik, og du spiller mod robotter.',
  'home.level': 'Robotternes niveau',
  'home.players': 'Spillere',
  'home.guest': 'Gæst',
  'home.friends': 'Spil med venner',
  'home.friends.text': 'Åbn et bord, send linket, og start, når alle er der.',
  'home.create.cover-me': 'Åbn et bord til Cover Me',
  'home.create.cover-up': 'Åbn et bord til Cover Up',
  'home.join': 'Vær med via kode',
  'home.join.text': 'Har du fået en kode eller et link?',
  'home.code': 'Kode eller link',
  'home.code.go': 'Gå til bordet',
  'home.code.wrong': 'En kode består af seks eller ti bogstaver og tal, for eksempel K7MQ2X.',
  'home.open': 'Åbne borde',
  'home.open.none': 'Ingen åbne borde lige nu. Hvad med at åbne et selv?',
  'home.open.free': { one: '{count} ledig plads', other: '{count} ledige pladser' },
  'home.mine': 'Dine spil',
  'home.mine.none': 'Der er ingen spil, der venter på dig.',
  'home.mine.lobby': 'Ikke startet endnu',
  'home.mine.playing': 'I gang',
  'story.cover-me': 'Få den rette model på forsiden, før moden skifter.',
  'story.cover-me.more':
    'Du leder et modemagasin. Hver måned vælger alle en forside i hemmelighed og afslører den samtidig, og det er forsiderne, der bestemmer moden. Rammer du trenden helt, når sæsonen slutter, giver din model dig prestige.',
  'story.cover-me.facts': '2–5 spillere · 45 minutter',
  'story.cover-up': 'Læg fem glaskort oven på hinanden, så færrest mulige symboler er synlige.',
  'story.cover-up.more':
    'Alle bygger samtidig. Identiske symboler må dække hinanden, forskellige må ikke. Og når nogen vender timeglasset, er der tredive sekunder tilbage.',
  'story.cover-up.facts': '1–6 spillere · 20 minutter',
  'home.rules.cover-me': 'Sådan spiller du Cover Me',
  'home.rules.cover-up': 'Sådan spiller du Cover Up',
} satisfies Wording<typeof english>;
