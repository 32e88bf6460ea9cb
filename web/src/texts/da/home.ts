import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'To kortspil, ét bord',
  'home.lead': 'Spil med venner eller mod botter i browseren. Ingen konto, intet at installere.',
  'home.play.cover-me': 'Spil Cover Me nu',
  'home.play.cover-up': 'Spil Cover Up nu',
  'home.against': 'Ét klik, og du sidder ved et bord med botter.',
  'home.level': 'Botternes niveau',
  'home.players': 'Spillere',
  'home.guest': 'Gæst',
  'home.friends': 'Spil med venner',
  'home.friends.text': 'Åbn et bord, send linket, og begynd, når alle er der.',
  'home.create.cover-me': 'Åbn et bord til Cover Me',
  'home.create.cover-up': 'Åbn et bord til Cover Up',
  'home.join': 'Vær med via kode',
  'home.join.text': 'Har du fået en kode på seks tegn eller et link?',
  'home.code': 'Bordets kode',
  'home.code.go': 'Gå til bordet',
  'home.code.wrong': 'En kode har seks bogstaver og tal, for eksempel K7MQ2X.',
  'home.open': 'Åbne borde',
  'home.open.none': 'Intet bord er åbent lige nu. Åbn selv et.',
  'home.open.free': { one: '{count} ledig plads', other: '{count} ledige pladser' },
  'home.mine': 'Dine partier',
  'home.mine.none': 'Intet parti venter på dig.',
  'home.mine.lobby': 'Ikke begyndt endnu',
  'home.mine.playing': 'I gang',
  'story.cover-me': 'Sæt den rette model på forsiden, før moden skifter.',
  'story.cover-me.more':
    'Alle leder et magasin. Hver måned vælger alle en forside i hemmelighed og viser den samtidig, og det er forsiderne, der skaber moden. Er din model helt på mode, når sæsonen slutter, får du prestige.',
  'story.cover-me.facts': '2 til 5 spillere · 45 minutter',
  'story.cover-up':
    'Læg fem kort af glas over hinanden, og lad så få symboler som muligt være synlige.',
  'story.cover-up.more':
    'Alle bygger samtidig. Ens symboler må dække hinanden, forskellige må ikke mødes. Når nogen vender timeglasset, er der tredive sekunder tilbage.',
  'story.cover-up.facts': '1 til 6 spillere · 20 minutter',
  'home.rules.cover-me': 'Sådan spilles Cover Me',
  'home.rules.cover-up': 'Sådan spilles Cover Up',
} satisfies Wording<typeof english>;
