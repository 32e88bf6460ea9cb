export const helpCoverMe = {
  'helpCoverMe.all': 'Alle reglene',
  'helpCoverMe.now.draft': 'Nå: Kort tas før den første sesongen',
  'helpCoverMe.now.cover': 'Nå: Velg en forside',
  'helpCoverMe.now.sealed': 'Nå: Forsiden din er låst',
  'helpCoverMe.now.reveal': 'Nå: Avsløringen',
  'helpCoverMe.now.special': 'Nå: Spesialnummeret',
  'helpCoverMe.now.feature': 'Nå: Hvilken modell som kommer i spesialnummeret',
  'helpCoverMe.now.take': 'Nå: Ta et kort',
  'helpCoverMe.now.keep': 'Nå: En titt i nyhetsbunken',
  'helpCoverMe.now.season': 'Nå: En ny sesong',
  'helpCoverMe.now.swap': 'Nå: Det nye året',
  'helpCoverMe.now.vote': 'Nå: Likt på førsteplassen',
  'helpCoverMe.now.end': 'Nå: Slutten',

  'helpCoverMe.chapter.models': 'Modellene',
  'helpCoverMe.chapter.setUp': 'Forberedelser',
  'helpCoverMe.chapter.calendar': 'Kalenderen',
  'helpCoverMe.chapter.month': 'En måned',
  'helpCoverMe.chapter.special': 'Spesialnummeret',
  'helpCoverMe.chapter.scoring': 'Prestisje og nye kort',
  'helpCoverMe.chapter.year': 'Et nytt år',
  'helpCoverMe.chapter.fictional': 'To spillere med fiktive spillere',
  'helpCoverMe.chapter.advanced': 'To spillere, avansert',
  'helpCoverMe.chapter.end': 'Slutten',
  'helpCoverMe.chapter.options': 'Valgmuligheter',
  'helpCoverMe.chapter.knowledge': 'Hvem vet hva',

  'helpCoverMe.1.1':
    'Det finnes 162 modeller: Hver kombinasjon av seks klesfarger, tre mønstre, tre hårlengder og tre hårfarger finnes én gang. Navnene betyr ingenting.',
  'helpCoverMe.1.2':
    'En modell har fire egenskaper: hårfarge, hårlengde, mønster og klær. Det en modell viser av en egenskap, er en stil.',
  'helpCoverMe.1.4':
    'Klærne bestemmer prestisjen: gult, blått og rødt 2, grønt 3, svart 4, hvitt 5.',
  'helpCoverMe.1.5': 'To til fem personer spiller, hver med sitt eget magasin.',
  'helpCoverMe.1.6':
    'Catwalken teller klær eller mønstre, de to speilene teller hårlengde og hårfarge, med et motespor for hver stil.',
  'helpCoverMe.2.1': 'Trekkbunken begynner med de 81 gule, blå og røde kortene med baksiden opp.',
  'helpCoverMe.2.2':
    'Nyhetsbunken begynner med de 27 grønne kortene. De svarte og de hvite venter på senere år.',
  'helpCoverMe.2.3':
    'Tre åpne bunker, én for hver hårfarge, legges opp fra trekkbunken til hver har et kort.',
  'helpCoverMe.2.4': 'De to kortene deretter begynner påvirkningsraden.',
  'helpCoverMe.2.5': 'Verten kan utpeke startspilleren; ellers trekkes det lodd.',
  'helpCoverMe.2.6':
    'Alle får seks kort. Så tar hver, med klokken fra startspilleren, et kort, tre omganger: ni i alt. Med rask utdeling deles alle ni ut.',
  'helpCoverMe.2.7':
    'Å ta et kort er å ta det øverste fra en åpen bunke eller det ukjente øverste fra trekkbunken.',
  'helpCoverMe.2.8':
    'Så snart en åpen bunke er tom, legges kort opp fra trekkbunken til hver åpen bunke har et igjen.',
  'helpCoverMe.2.9':
    'Når trekkbunken er tom og det trengs et kort, stokkes kastebunken og tar plassen dens. Er det ingenting igjen noe sted, forblir en hånd mindre.',
  'helpCoverMe.2.10': 'Alle kan når som helst se gjennom kastebunken.',
  'helpCoverMe.3.1': 'Et parti har tre år med vinter, vår, sommer og høst: tolv sesonger.',
  'helpCoverMe.3.2':
    'Hårfarge og hårlengde teller alltid. Den tredje egenskapen er mønsteret om høsten og vinteren, klærne om våren og sommeren.',
  'helpCoverMe.3.3':
    'En sesong har tre måneder, så spesialnummeret, prestisje og nye kort. Etter høsten begynner et nytt år.',
  'helpCoverMe.4.1':
    'Alle velger samtidig ett kort med baksiden opp, og alle avsløres sammen. Til da kan et valg endres eller tas tilbake.',
  'helpCoverMe.4.2':
    'Hver forside i sesongen og hvert kort i påvirkningsraden teller én for hver av sine tre aktive egenskaper. Motesporene løper videre gjennom de tre månedene.',
  'helpCoverMe.4.3':
    'Den høyeste stilen i hver aktiv egenskap er trenden. Står flere like høyt, er alle trender.',
  'helpCoverMe.5.1':
    'Etter den tredje måneden er en modells trendverdi antallet aktive egenskaper der modellen passer til en trend: 0 til 3.',
  'helpCoverMe.5.2':
    'Av de tre forsidene dine kommer den med høyest trendverdi i spesialnummeret. De andre går tilbake på hånden, og alle har sett dem.',
  'helpCoverMe.5.3':
    'Deler flere den høyeste verdien, og er den over 0, velger du hvem som kommer i spesialnummeret. Alle velger samtidig.',
  'helpCoverMe.5.4': 'Har alle tre 0, kommer alle tre i spesialnummeret.',
  'helpCoverMe.6.1': 'Før prestisjen gis, legges den gamle påvirkningsraden i kastebunken.',
  'helpCoverMe.6.2':
    'En modell med verdi 3 i spesialnummeret gir prestisje, og det gjør tre modeller med verdi 0 også. Med verdi 1 eller 2 går modellen til påvirkningsraden.',
  'helpCoverMe.6.3':
    'Så fylles hendene på, med klokken fra startspilleren. Den som fikk prestisje, tar et kort for hver vunnet modell; den som ikke fikk, ser på de to øverste i nyhetsbunken, beholder det ene og legger det andre nederst.',
  'helpCoverMe.6.4':
    'Startspilleren flyttes med klokken, kalenderen går videre, motesporene går tilbake til 0, og påvirkningsraden telles for den nye sesongen.',
  'helpCoverMe.6.5': 'Vunne kort er kjent for alle; om summene vises, er opp til bordet.',
  'helpCoverMe.7.1': 'Etter høsten legges det som er igjen av nyhetsbunken, øverst på trekkbunken.',
  'helpCoverMe.7.2': 'De tre åpne bunkene legges i kastebunken.',
  'helpCoverMe.7.3': 'Tre nye åpne bunker legges opp fra trekkbunken.',
  'helpCoverMe.7.4':
    'Den nye nyhetsbunken er svart i år 2 og hvit i år 3. I et fjerde år er det ingen, og alle tar kort som om de hadde fått prestisje.',
  'helpCoverMe.7.5':
    'Med klokken fra startspilleren kan hver én gang legge et kort fra hånden i kastebunken og ta et annet.',
  'helpCoverMe.8.1':
    'To fiktive spillere er med. Tolv ukjente kort fra trekkbunken er bunken deres.',
  'helpCoverMe.8.2':
    'Hver måned, før du velger, legges ett av kortene deres med baksiden opp og ett med forsiden opp. Begge teller fra avsløringen.',
  'helpCoverMe.8.3':
    'Modellen deres med høyest trendverdi, den tidligste ved likhet, går alltid til påvirkningsraden. De får aldri prestisje, og de andre kortene går tilbake til bunken deres.',
  'helpCoverMe.8.4':
    'Når hendene er fulle, får bunken deres et kort fra trekkbunken og ett fra nyhetsbunken og stokkes: tolv igjen.',
  'helpCoverMe.9.1': 'Hver av de to spillerne har et hovedmagasin og et sidemagasin.',
  'helpCoverMe.9.2':
    'Ni kort deles ut; så tar begge etter tur, bare fra de åpne bunkene, opp til tolv. Håndstørrelsen forblir tolv.',
  'helpCoverMe.9.3': 'Hver måned legger du to forsider, én i hver rad. Alle fire radene teller.',
  'helpCoverMe.9.4': 'Hver rad har sitt eget spesialnummer; du velger for begge samtidig.',
  'helpCoverMe.9.5':
    'Hovedraden gir prestisje som vanlig. Det som gir prestisje i sideraden, går til midten; verdi 1 og 2 går til påvirkningsraden.',
  'helpCoverMe.9.6':
    'Hånden fylles på rad for rad; kort i midten teller som vunne. Ga ingen av radene prestisje, ser du på fire kort fra nyhetsbunken og beholder to.',
  'helpCoverMe.9.7': 'Står det likt, legges først prestisjen i midten til.',
  'helpCoverMe.10.1':
    'Partiet slutter med prestisjen fra den siste sesongen. Mest prestisje vinner.',
  'helpCoverMe.10.2':
    'Står det likt, avgjør flest vunne kort, deretter flest kort verdt 5, så 4, 3 og 2.',
  'helpCoverMe.10.3':
    'Står det fortsatt likt, stemmer de som deler førsteplassen. Bare hvis alle vil, spilles en ekstrasesong; ellers deler de seieren.',
  'helpCoverMe.10.4':
    'Et eksempel: To gule, et rødt, et blått, to grønne og et hvitt kort blir 19.',
  'helpCoverMe.11.1':
    'Det lengre spillet har fire år; det kortere har fire år med bare vår og høst.',
  'helpCoverMe.11.2':
    'Med samme verdi er én klesfarge ute av spillet, hvert kort er verdt 1, og det er ingen nyhetsbunke og ikke noe nytt år.',
  'helpCoverMe.11.3': 'Det deles ut og velges etter tur, eller deles raskt ut.',
  'helpCoverMe.11.4': 'To personer spiller med fiktive spillere eller det avanserte spillet.',
  'helpCoverMe.11.5': 'Om likhet på førsteplassen stemmes det, eller seieren deles med en gang.',
  'helpCoverMe.12.1':
    'Alle vet hva som ligger åpent, hvor store bunker og hender er, og hvert kort som åpent har gått til en hånd.',
  'helpCoverMe.12.2':
    'Bare du kjenner hånden din, den låste forsiden din, hva du trakk ukjent, og hva du så i nyhetsbunken.',
  'helpCoverMe.12.3':
    'Ingen kjenner rekkefølgen i de skjulte bunkene eller en fiktiv spillers skjulte kort.',
} as const;
