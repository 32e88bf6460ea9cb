import type { here as english } from '../en/here.ts';
import type { Wording } from '../message.ts';

export const here = {
  'here.title': 'Ilman verkkoa',
  'here.lead':
    'Nämä pelit toimivat pelkästään tässä selaimessa. Ne säilyvät tällä laitteella ja jatkuvat siitä, mihin jäit.',
  'here.play.cover-me': 'Cover Me botteja vastaan',
  'here.play.cover-up': 'Cover Up botteja vastaan',
  'here.play.solo': 'Cover Up yksin, tavoitteena ihannetulos',
  'here.setUp': 'Valitse ensin asetukset',
  'here.mine': 'Pelit tällä laitteella',
  'here.mine.none': 'Tällä laitteella ei ole peliä kesken.',
  'here.more': 'Lisää pelattavaa',
  'here.learn.cover-me': 'Opi Cover Me pelaamalla',
  'here.learn.cover-up': 'Opi Cover Up pelaamalla',
  'here.unreached': 'Palvelimeen ei saada yhteyttä: pelaat tällä laitteella.',
  'here.unreached.text': 'Ystävät ja avoimet pöydät palaavat heti, kun se vastaa.',
  'here.site': 'Pelaat tällä laitteella.',
  'here.site.text':
    'Tällä Cover Storyn kopiolla ei ole palvelinta: kaikki toimii ilman verkkoa, mutta ketään ei voi kutsua.',
  'here.again': 'Tämän laitteen pöytiä avataan uudelleen …',
  'here.full': 'Laitteella ei ole enää tilaa. Pelaamasi on tallessa; vapauta tilaa jatkaaksesi.',
  'here.forbidden':
    'Selain ei salli minkään tallentamista. Salli tallennus tälle sivulle, niin voit pelata tässä.',
  'here.failing': 'Laite ei pysty nyt tallentamaan. Mitään ei muuttunut; yritä uudelleen.',
} satisfies Wording<typeof english>;
