import type { Wording } from '../message.ts';
import type { home as english } from '../en/home.ts';

export const home = {
  'home.headline': 'Sett trenden. Slå klokken.',
  'home.lead':
    'To kortspill i nettleseren, med venner eller mot roboter. Ingen konto, ingenting å installere.',
  'home.play.cover-me': 'Spill Cover Me nå',
  'home.play.cover-up': 'Spill Cover Up nå',
  'home.against': 'Ett klikk, så spiller du mot roboter.',
  'home.level': 'Robotenes nivå',
  'home.players': 'Spillere',
  'home.guest': 'Gjest',
  'home.friends': 'Spill med venner',
  'home.friends.text': 'Sett opp et bord, send lenken, og start når alle er på plass.',
  'home.create.cover-me': 'Sett opp et Cover Me-bord',
  'home.create.cover-up': 'Sett opp et Cover Up-bord',
  'home.join': 'Bli med via kode',
  'home.join.text': 'Har du en kode eller en lenke?',
  'home.code': 'Kode eller lenke',
  'home.code.go': 'Gå til bordet',
  'home.code.wrong': 'En kode er seks eller ti bokstaver og sifre, for eksempel K7MQ2X.',
  'home.open': 'Åpne bord',
  'home.open.none': 'Ingen åpne bord akkurat nå. Hva med å sette opp ett?',
  'home.open.free': { one: '{count} ledig plass', other: '{count} ledige plasser' },
  'home.mine': 'Spillene dine',
  'home.mine.none': 'Ingen spill venter på deg.',
  'home.mine.lobby': 'Ikke startet ennå',
  'home.mine.playing': 'I gang',
  'story.cover-me': 'Få den rette modellen på forsiden før moten skifter.',
  'story.cover-me.more':
    'Du leder et motemagasin. Hver måned velger alle en forside i hemmelighet og avslører den samtidig, og forsidene bestemmer hva som er på moten. Treffer modellen din alle trendene når sesongen er slutt, får du prestisje.',
  'story.cover-me.facts': '2–5 spillere · 45 minutter',
  'story.cover-up': 'Stable fem kort av glass slik at færrest mulig symboler synes.',
  'story.cover-up.more':
    'Alle bygger samtidig. Like symboler kan dekke hverandre, men ikke ulike. Og når noen vender timeglasset, har du tretti sekunder igjen.',
  'story.cover-up.facts': '1–6 spillere · 20 minutter',
  'home.rules.cover-me': 'Slik spilles Cover Me',
  'home.rules.cover-up': 'Slik spilles Cover Up',
} satisfies Wording<typeof english>;
