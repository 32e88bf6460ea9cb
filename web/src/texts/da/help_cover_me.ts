export const helpCoverMe = {
  'helpCoverMe.all': 'Alle reglerne',
  'helpCoverMe.now.draft': 'Nu: Kort tages før den første sæson',
  'helpCoverMe.now.cover': 'Nu: Vælg en forside',
  'helpCoverMe.now.sealed': 'Nu: Din forside er låst',
  'helpCoverMe.now.reveal': 'Nu: Afsløringen',
  'helpCoverMe.now.special': 'Nu: Særnummeret',
  'helpCoverMe.now.feature': 'Nu: Hvilken model der kommer i særnummeret',
  'helpCoverMe.now.take': 'Nu: Tag et kort',
  'helpCoverMe.now.keep': 'Nu: Et kig i nyhedsbunken',
  'helpCoverMe.now.season': 'Nu: En ny sæson',
  'helpCoverMe.now.swap': 'Nu: Det nye år',
  'helpCoverMe.now.vote': 'Nu: Lige på førstepladsen',
  'helpCoverMe.now.end': 'Nu: Slutningen',

  'helpCoverMe.chapter.models': 'Modellerne',
  'helpCoverMe.chapter.setUp': 'Forberedelse',
  'helpCoverMe.chapter.calendar': 'Kalenderen',
  'helpCoverMe.chapter.month': 'En måned',
  'helpCoverMe.chapter.special': 'Særnummeret',
  'helpCoverMe.chapter.scoring': 'Prestige og nye kort',
  'helpCoverMe.chapter.year': 'Et nyt år',
  'helpCoverMe.chapter.fictional': 'To spillere med fiktive spillere',
  'helpCoverMe.chapter.advanced': 'To spillere, avanceret',
  'helpCoverMe.chapter.end': 'Slutningen',
  'helpCoverMe.chapter.options': 'Valgmuligheder',
  'helpCoverMe.chapter.knowledge': 'Hvem ved hvad',

  'helpCoverMe.1.1':
    'Der er 162 modeller: Hver kombination af seks tøjfarver, tre mønstre, tre hårlængder og tre hårfarver findes én gang. Navnene betyder intet.',
  'helpCoverMe.1.2':
    'En model har fire egenskaber: hårfarve, hårlængde, mønster og tøj. Det, en model viser af en egenskab, er en stil.',
  'helpCoverMe.1.4': 'Tøjet bestemmer prestigen: gult, blåt og rødt 2, grønt 3, sort 4, hvidt 5.',
  'helpCoverMe.1.5': 'To til fem personer spiller, hver med sit eget magasin.',
  'helpCoverMe.1.6':
    'Catwalken tæller tøj eller mønstre, de to spejle tæller hårlængde og hårfarve, med et modespor for hver stil.',
  'helpCoverMe.2.1': 'Trækbunken begynder med de 81 gule, blå og røde kort med bagsiden opad.',
  'helpCoverMe.2.2':
    'Nyhedsbunken begynder med de 27 grønne kort. De sorte og de hvide venter på senere år.',
  'helpCoverMe.2.3':
    'Tre åbne bunker, én for hver hårfarve, lægges op fra trækbunken, til hver har et kort.',
  'helpCoverMe.2.4': 'De to kort derefter begynder påvirkningsrækken.',
  'helpCoverMe.2.5': 'Værten må udpege startspilleren; ellers trækkes der lod.',
  'helpCoverMe.2.6':
    'Alle får seks kort. Så tager hver, med uret fra startspilleren, et kort, tre omgange: ni i alt. Med hurtig uddeling deles alle ni ud.',
  'helpCoverMe.2.7':
    'At tage et kort er at tage det øverste fra en åben bunke eller det ukendte øverste fra trækbunken.',
  'helpCoverMe.2.8':
    'Så snart en åben bunke er tom, lægges kort op fra trækbunken, til hver åben bunke har et igen.',
  'helpCoverMe.2.9':
    'Når trækbunken er tom, og der skal bruges et kort, blandes kastebunken og tager dens plads. Er der intet tilbage nogen steder, forbliver en hånd mindre.',
  'helpCoverMe.2.10': 'Alle må når som helst se kastebunken igennem.',
  'helpCoverMe.3.1': 'Et parti har tre år med vinter, forår, sommer og efterår: tolv sæsoner.',
  'helpCoverMe.3.2':
    'Hårfarve og hårlængde tæller altid. Den tredje egenskab er mønsteret om efteråret og vinteren, tøjet om foråret og sommeren.',
  'helpCoverMe.3.3':
    'En sæson har tre måneder, så særnummeret, prestige og nye kort. Efter efteråret begynder et nyt år.',
  'helpCoverMe.4.1':
    'Alle vælger samtidig ét kort med bagsiden opad, og alle afsløres sammen. Indtil da kan et valg ændres eller tages tilbage.',
  'helpCoverMe.4.2':
    'Hver forside i sæsonen og hvert kort i påvirkningsrækken tæller én for hver af sine tre aktive egenskaber. Modesporene løber videre gennem de tre måneder.',
  'helpCoverMe.4.3':
    'Den højeste stil i hver aktiv egenskab er trenden. Står flere lige højt, er de alle trends.',
  'helpCoverMe.5.1':
    'Efter den tredje måned er en models trendværdi antallet af aktive egenskaber, hvor modellen passer til en trend: 0 til 3.',
  'helpCoverMe.5.2':
    'Af dine tre forsider kommer den med den højeste trendværdi i særnummeret. De andre går tilbage på din hånd, og alle har set dem.',
  'helpCoverMe.5.3':
    'Deler flere den højeste værdi, og er den over 0, vælger du, hvem der kommer i særnummeret. Alle vælger samtidig.',
  'helpCoverMe.5.4': 'Har alle tre 0, kommer alle tre i særnummeret.',
  'helpCoverMe.6.1': 'Før prestigen gives, lægges den gamle påvirkningsrække i kastebunken.',
  'helpCoverMe.6.2':
    'En model med værdi 3 i særnummeret giver prestige, og det gør tre modeller med værdi 0 også. Med værdi 1 eller 2 går modellen til påvirkningsrækken.',
  'helpCoverMe.6.3':
    'Så fyldes hænderne op, med uret fra startspilleren. Den, der fik prestige, tager et kort for hver vundet model; den, der ikke fik, ser de to øverste i nyhedsbunken, beholder det ene og lægger det andet nederst.',
  'helpCoverMe.6.4':
    'Startspilleren flyttes med uret, kalenderen går videre, modesporene går tilbage til 0, og påvirkningsrækken tælles for den nye sæson.',
  'helpCoverMe.6.5': 'Vundne kort kendes af alle; om summerne vises, er op til bordet.',
  'helpCoverMe.7.1':
    'Efter efteråret lægges det, der er tilbage af nyhedsbunken, øverst på trækbunken.',
  'helpCoverMe.7.2': 'De tre åbne bunker lægges i kastebunken.',
  'helpCoverMe.7.3': 'Tre nye åbne bunker lægges op fra trækbunken.',
  'helpCoverMe.7.4':
    'Den nye nyhedsbunke er sort i år 2 og hvid i år 3. I et fjerde år er der ingen, og alle tager kort, som om de havde fået prestige.',
  'helpCoverMe.7.5':
    'Med uret fra startspilleren må hver én gang lægge et kort fra hånden i kastebunken og tage et andet.',
  'helpCoverMe.8.1': 'To fiktive spillere er med. Tolv ukendte kort fra trækbunken er deres bunke.',
  'helpCoverMe.8.2':
    'Hver måned, før du vælger, lægges et af deres kort med bagsiden opad og et med forsiden opad. Begge tæller fra afsløringen.',
  'helpCoverMe.8.3':
    'Deres model med den højeste trendværdi, den tidligste ved lighed, går altid til påvirkningsrækken. De får aldrig prestige, og deres andre kort går tilbage til deres bunke.',
  'helpCoverMe.8.4':
    'Når hænderne er fulde, får deres bunke et kort fra trækbunken og et fra nyhedsbunken og blandes: tolv igen.',
  'helpCoverMe.9.1': 'Hver af de to spillere har et hovedmagasin og et sidemagasin.',
  'helpCoverMe.9.2':
    'Ni kort deles ud; så tager begge på skift, kun fra de åbne bunker, op til tolv. Håndstørrelsen forbliver tolv.',
  'helpCoverMe.9.3': 'Hver måned lægger du to forsider, én i hver række. Alle fire rækker tæller.',
  'helpCoverMe.9.4': 'Hver række har sit eget særnummer; du vælger for begge samtidig.',
  'helpCoverMe.9.5':
    'Hovedrækken giver prestige som sædvanlig. Det, der giver prestige i siderækken, går til midten; værdi 1 og 2 går til påvirkningsrækken.',
  'helpCoverMe.9.6':
    'Hånden fyldes op række for række; kort i midten tæller som vundne. Gav ingen af rækkerne prestige, ser du fire kort fra nyhedsbunken og beholder to.',
  'helpCoverMe.9.7': 'Står det lige, lægges først prestigen i midten til.',
  'helpCoverMe.10.1': 'Partiet slutter med den sidste sæsons prestige. Mest prestige vinder.',
  'helpCoverMe.10.2':
    'Står det lige, afgør flest vundne kort, derefter flest kort på 5, så 4, 3 og 2.',
  'helpCoverMe.10.3':
    'Står det stadig lige, stemmer de, der deler førstepladsen. Kun hvis alle vil, spilles en ekstrasæson; ellers deler de sejren.',
  'helpCoverMe.10.4':
    'Et eksempel: To gule, et rødt, et blåt, to grønne og et hvidt kort giver 19.',
  'helpCoverMe.11.1':
    'Det længere spil har fire år; det kortere har fire år med kun forår og efterår.',
  'helpCoverMe.11.2':
    'Med samme værdi er én tøjfarve ude af spillet, hvert kort er 1 værd, og der er ingen nyhedsbunke og intet nyt år.',
  'helpCoverMe.11.3': 'Der deles ud og vælges på skift, eller der deles hurtigt ud.',
  'helpCoverMe.11.4': 'To personer spiller med fiktive spillere eller det avancerede spil.',
  'helpCoverMe.11.5': 'Om lighed på førstepladsen stemmes der, eller sejren deles straks.',
  'helpCoverMe.12.1':
    'Alle ved, hvad der ligger åbent, hvor store bunker og hænder er, og hvert kort, der åbent er gået til en hånd.',
  'helpCoverMe.12.2':
    'Kun du kender din hånd, din låste forside, hvad du trak ukendt, og hvad du så i nyhedsbunken.',
  'helpCoverMe.12.3':
    'Ingen kender rækkefølgen i de skjulte bunker eller en fiktiv spillers skjulte kort.',
} as const;
