export const helpCoverMe = {
  'helpCoverMe.all': 'Alle spelregels',
  'helpCoverMe.now.draft': 'Nu: kaarten nemen voor het eerste seizoen',
  'helpCoverMe.now.cover': 'Nu: een cover kiezen',
  'helpCoverMe.now.sealed': 'Nu: je cover ligt vast',
  'helpCoverMe.now.reveal': 'Nu: de onthulling',
  'helpCoverMe.now.special': 'Nu: de extra editie',
  'helpCoverMe.now.feature': 'Nu: welk model in de extra editie komt',
  'helpCoverMe.now.take': 'Nu: een kaart nemen',
  'helpCoverMe.now.keep': 'Nu: kijken in de opkomende trekstapel',
  'helpCoverMe.now.season': 'Nu: een nieuw seizoen',
  'helpCoverMe.now.swap': 'Nu: het nieuwe jaar',
  'helpCoverMe.now.vote': 'Nu: een gelijke stand bovenaan',
  'helpCoverMe.now.end': 'Nu: het einde',

  'helpCoverMe.chapter.models': 'De modellen',
  'helpCoverMe.chapter.setUp': 'De voorbereiding',
  'helpCoverMe.chapter.calendar': 'De kalender',
  'helpCoverMe.chapter.month': 'Een maand',
  'helpCoverMe.chapter.special': 'De extra editie',
  'helpCoverMe.chapter.scoring': 'Scoren en aanvullen',
  'helpCoverMe.chapter.year': 'Een nieuw jaar',
  'helpCoverMe.chapter.fictional': 'Twee spelers met fictieve spelers',
  'helpCoverMe.chapter.advanced': 'Twee spelers, geavanceerd',
  'helpCoverMe.chapter.end': 'Het einde',
  'helpCoverMe.chapter.options': 'Opties',
  'helpCoverMe.chapter.knowledge': 'Wie weet wat',

  'helpCoverMe.1.1':
    'Er zijn 162 modellen: elke combinatie van zes kledingkleuren, drie patronen, drie haarlengtes en drie haarkleuren bestaat één keer. De namen betekenen niets.',
  'helpCoverMe.1.2':
    'Een model heeft vier kenmerken: haarkleur, haarlengte, patroon en kleding. Wat een model van een kenmerk laat zien, is een stijl.',
  'helpCoverMe.1.4':
    'De kleding bepaalt het prestige: geel, blauw en rood 2, groen 3, zwart 4, wit 5.',
  'helpCoverMe.1.5': 'Er spelen twee tot vijf mensen, elk met een eigen magazine.',
  'helpCoverMe.1.6':
    'De catwalk telt kleding of patronen, de twee spiegels tellen haarlengte en haarkleur, met een spoor voor elke stijl.',
  'helpCoverMe.2.1': 'De trekstapel begint met de 81 gele, blauwe en rode kaarten, gedekt.',
  'helpCoverMe.2.2':
    'De opkomende trekstapel begint met de 27 groene kaarten. De zwarte en de witte wachten op latere jaren.',
  'helpCoverMe.2.3':
    'Er komen drie open trekstapels, één per haarkleur: kaarten van de trekstapel worden omgedraaid tot elke stapel er een heeft.',
  'helpCoverMe.2.4': 'Met de twee kaarten daarna begint de invloedrij.',
  'helpCoverMe.2.5': 'De host mag de startspeler aanwijzen; anders beslist het lot.',
  'helpCoverMe.2.6':
    'Iedereen krijgt zes kaarten. Dan neemt ieder om de beurt, kloksgewijs vanaf de startspeler, een kaart, drie rondes lang: samen negen. Bij snel delen worden ze alle negen gedeeld.',
  'helpCoverMe.2.7':
    'Een kaart nemen is de bovenste van een open trekstapel nemen, of de onbekende bovenste van de gedekte trekstapel.',
  'helpCoverMe.2.8':
    'Zodra een open trekstapel leeg is, worden kaarten van de trekstapel omgedraaid tot elke open stapel er weer een heeft.',
  'helpCoverMe.2.9':
    'Is de trekstapel leeg en is er een kaart nodig, dan wordt de aflegstapel geschud en komt die in de plaats. Is er nergens meer iets, dan blijft een hand kleiner.',
  'helpCoverMe.2.10': 'Iedereen mag de aflegstapel altijd doorkijken.',
  'helpCoverMe.3.1':
    'Een partij heeft drie jaar met winter, lente, zomer en herfst: twaalf seizoenen.',
  'helpCoverMe.3.2':
    'Haarkleur en haarlengte tellen altijd. Het derde kenmerk is het patroon in herfst en winter en de kleding in lente en zomer.',
  'helpCoverMe.3.3':
    'Een seizoen heeft drie maanden, dan de extra editie, het scoren en nieuwe kaarten. Na de herfst begint een nieuw jaar.',
  'helpCoverMe.4.1':
    'Iedereen kiest tegelijk een gedekte kaart, en alle worden samen omgedraaid. Tot dan kan een keuze worden veranderd of teruggenomen.',
  'helpCoverMe.4.2':
    'Elke cover van het seizoen en elke kaart in de invloedrij telt één voor elk van de drie actieve kenmerken. De sporen lopen de drie maanden door.',
  'helpCoverMe.4.3':
    'De hoogste stijl van elk actief kenmerk is de trend. Wat even hoog staat, is allemaal trend.',
  'helpCoverMe.5.1':
    'Na de derde maand is de trendwaarde van een model het aantal actieve kenmerken waarin het bij een trend past: 0 tot 3.',
  'helpCoverMe.5.2':
    'Van je drie covers komt die met de hoogste trendwaarde in de extra editie. De andere gaan terug naar je hand, en iedereen heeft ze gezien.',
  'helpCoverMe.5.3':
    'Delen er meer de hoogste waarde en is die hoger dan 0, dan kies je wie in de extra editie komt. Iedereen kiest tegelijk.',
  'helpCoverMe.5.4': 'Staan alle drie op 0, dan komen ze alle drie in de extra editie.',
  'helpCoverMe.6.1': 'Voor het scoren wordt de oude invloedrij afgelegd.',
  'helpCoverMe.6.2':
    'Een model met waarde 3 in de extra editie scoort, en drie modellen met waarde 0 ook. Met waarde 1 of 2 gaat het model naar de invloedrij.',
  'helpCoverMe.6.3':
    'Daarna worden de handen aangevuld, kloksgewijs vanaf de startspeler. Wie scoorde, neemt een kaart voor elk model dat scoorde; wie niet scoorde, bekijkt de bovenste twee van de opkomende trekstapel, houdt er één en legt de andere onderaan.',
  'helpCoverMe.6.4':
    'De startspeler schuift kloksgewijs door, de kalender gaat verder, de sporen gaan terug naar 0 en de invloedrij wordt voor het nieuwe seizoen geteld.',
  'helpCoverMe.6.5':
    'Gescoorde kaarten zijn bij iedereen bekend; of de totalen te zien zijn, bepaalt de tafel.',
  'helpCoverMe.7.1':
    'Na de herfst komt wat er over is van de opkomende trekstapel boven op de trekstapel.',
  'helpCoverMe.7.2': 'De drie open trekstapels worden afgelegd.',
  'helpCoverMe.7.3': 'Van de trekstapel worden drie nieuwe open trekstapels gemaakt.',
  'helpCoverMe.7.4':
    'De nieuwe opkomende trekstapel is zwart in jaar 2 en wit in jaar 3. In een vierde jaar is er geen, en neemt iedereen kaarten alsof er gescoord is.',
  'helpCoverMe.7.5':
    'Kloksgewijs vanaf de startspeler mag ieder één keer een kaart uit de hand afleggen en een andere nemen.',
  'helpCoverMe.8.1':
    'Er spelen twee fictieve spelers mee. Twaalf onbekende kaarten van de trekstapel zijn hun stapel.',
  'helpCoverMe.8.2':
    'Elke maand, voordat je kiest, wordt een van hun kaarten gedekt gelegd en een open. Beide tellen vanaf de onthulling.',
  'helpCoverMe.8.3':
    'Hun model met de hoogste trendwaarde, bij gelijke het vroegste, gaat altijd naar de invloedrij. Ze scoren nooit, en hun andere kaarten gaan terug naar hun stapel.',
  'helpCoverMe.8.4':
    'Als de handen vol zijn, krijgt hun stapel een kaart van de trekstapel en een van de opkomende trekstapel en wordt hij geschud: weer twaalf.',
  'helpCoverMe.9.1': 'Elk van de twee spelers heeft een hoofdmagazine en een tweede magazine.',
  'helpCoverMe.9.2':
    'Er worden negen kaarten gedeeld; dan nemen beiden om de beurt, alleen van de open trekstapels, tot er twaalf zijn. De hand blijft twaalf kaarten groot.',
  'helpCoverMe.9.3': 'Elke maand leg je twee covers, één in elke rij. Alle vier de rijen tellen.',
  'helpCoverMe.9.4': 'Elke rij heeft een eigen extra editie; je kiest voor beide tegelijk.',
  'helpCoverMe.9.5':
    'De primaire rij scoort zoals altijd. Wat in de secundaire rij scoort, gaat naar het midden; waarde 1 en 2 gaan naar de invloedrij.',
  'helpCoverMe.9.6':
    'De hand wordt per rij aangevuld; kaarten in het midden tellen als gescoord. Scoorde geen van beide rijen, dan bekijk je vier kaarten van de opkomende trekstapel en houd je er twee.',
  'helpCoverMe.9.7': 'Bij een gelijke stand telt eerst het prestige in het midden mee.',
  'helpCoverMe.10.1':
    'De partij eindigt met het scoren van het laatste seizoen. Het meeste prestige wint.',
  'helpCoverMe.10.2':
    'Bij een gelijke stand beslissen de meeste gescoorde kaarten, dan de meeste kaarten van 5, daarna van 4, 3 en 2.',
  'helpCoverMe.10.3':
    'Is het dan nog gelijk, dan stemmen wie bovenaan gelijk staan. Alleen als allen het willen, komt er een extra seizoen; anders delen ze de overwinning.',
  'helpCoverMe.10.4':
    'Een voorbeeld: twee gele, één rode, één blauwe, twee groene en één witte kaart zijn samen 19.',
  'helpCoverMe.11.1':
    'Het langere spel heeft vier jaar; het kortere heeft vier jaar met alleen lente en herfst.',
  'helpCoverMe.11.2':
    'Bij dezelfde waarde doet één kledingkleur niet mee, is elke kaart één waard, en zijn er geen opkomende trekstapel en geen nieuw jaar.',
  'helpCoverMe.11.3': 'Er wordt gedeeld en om de beurt gekozen, of snel gedeeld.',
  'helpCoverMe.11.4': 'Twee mensen spelen met fictieve spelers, of het geavanceerde spel.',
  'helpCoverMe.11.5':
    'Over een gelijke stand bovenaan wordt gestemd, of de overwinning wordt meteen gedeeld.',
  'helpCoverMe.12.1':
    'Iedereen weet wat open ligt, hoe groot stapels en handen zijn, en elke kaart die open in een hand kwam.',
  'helpCoverMe.12.2':
    'Alleen jij kent je hand, je vastgelegde cover, wat je gedekt trok en wat je in de opkomende trekstapel bekeek.',
  'helpCoverMe.12.3':
    'Niemand kent de volgorde van de gedekte stapels, of de gedekte kaart van een fictieve speler.',
} as const;
