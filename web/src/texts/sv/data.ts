import type { Wording } from '../message.ts';
import type { data as english } from '../en/data.ts';

export const data = {
  'data.title': 'Dina uppgifter',
  'data.lead': 'Det finns inget konto: allt ligger på den här enheten. Här kan du ta det med dig.',
  'data.file': 'Allt i en fil',
  'data.file.what':
    'Avslutade spel, pågående spel på den här enheten, resultat, inställningar och dina platser på servern.',
  'data.file.secret': 'Behåll filen för dig själv: den som har filen kan spela i ditt namn.',
  'data.file.save': 'Spara filen',
  'data.file.open': 'Öppna en fil',
  'data.found': 'Filen sparades den {date}.',
  'data.found.games': {
    one: 'Den innehåller {count} avslutat spel.',
    other: 'Den innehåller {count} avslutade spel.',
  },
  'data.found.sure':
    'Avslutade spel och resultat läggs till. Namnet, inställningarna, platserna och de pågående spelen på den här enheten ersätts.',
  'data.found.yes': 'Ersätt och lägg till',
  'data.done': 'Klart. Allt finns här.',
  'data.wrong.none':
    'Det här är ingen fil som Cover Story har sparat här. Ett spelprotokoll öppnas i genomgången.',
  'data.wrong.newer': 'Filen är från en nyare version. Ladda om sidan och försök igen.',
  'data.wrong.damaged': 'Filen är skadad, så inget har ändrats.',
  'data.wrong.large': 'Filen är för stor, så inget har ändrats.',
  'data.wrong.trouble': 'Den här enheten kan inte spara något just nu. Försök igen.',
} satisfies Wording<typeof english>;
