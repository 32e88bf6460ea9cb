import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'To kortspill, ett bord',
  'home.lead':
    'Spill med venner eller mot roboter, i nettleseren. Ingen konto, ingenting å installere.',
  'home.play.cover-me': 'Spill Cover Me nå',
  'home.play.cover-up': 'Spill Cover Up nå',
  'home.against': 'Ett klikk, så sitter du ved et bord med roboter.',
  'home.level': 'Robotenes nivå',
  'home.players': 'Spillere',
  'home.guest': 'Gjest',
  'home.friends': 'Spill med venner',
  'home.friends.text': 'Åpne et bord, send lenken, og begynn når alle er på plass.',
  'home.create.cover-me': 'Åpne et bord for Cover Me',
  'home.create.cover-up': 'Åpne et bord for Cover Up',
  'home.join': 'Bli med via kode',
  'home.join.text': 'Har du fått en kode på seks tegn, eller en lenke?',
  'home.code': 'Koden til bordet',
  'home.code.go': 'Gå til bordet',
  'home.code.wrong': 'En kode har seks bokstaver og tall, for eksempel K7MQ2X.',
  'home.open': 'Åpne bord',
  'home.open.none': 'Ingen bord er åpne akkurat nå. Åpne et selv.',
  'home.open.free': { one: '{count} ledig plass', other: '{count} ledige plasser' },
  'home.mine': 'Partiene dine',
  'home.mine.none': 'Ingen partier venter på deg.',
  'home.mine.lobby': 'Ikke begynt ennå',
  'home.mine.playing': 'I gang',
  'story.cover-me': 'Sett den rette modellen på forsiden før moten skifter.',
  'story.cover-me.more':
    'Alle leder et magasin. Hver måned velger alle en forside i hemmelighet og viser den samtidig, og det er forsidene som skaper moten. Er modellen din helt på moten når sesongen er slutt, får du prestisje.',
  'story.cover-me.facts': '2 til 5 spillere · 45 minutter',
  'story.cover-up': 'Legg fem kort av glass over hverandre, og la så få symboler som mulig synes.',
  'story.cover-up.more':
    'Alle bygger samtidig. Like symboler kan dekke hverandre, ulike må ikke møtes. Når noen vender timeglasset, er det tretti sekunder igjen.',
  'story.cover-up.facts': '1 til 6 spillere · 20 minutter',
  'home.rules.cover-me': 'Slik spilles Cover Me',
  'home.rules.cover-up': 'Slik spilles Cover Up',
} satisfies Wording<typeof english>;
