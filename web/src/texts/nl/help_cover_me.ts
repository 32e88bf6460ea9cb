export const helpCoverMe = {
  'helpCoverMe.now.draft': 'Nu: je beginhand kiezen',
  'helpCoverMe.now.cover': 'Nu: een cover kiezen',
  'helpCoverMe.now.sealed': 'Nu: je cover ligt vast',
  'helpCoverMe.now.reveal': 'Nu: de onthulling',
  'helpCoverMe.now.special': 'Nu: de extra editie',
  'helpCoverMe.now.feature': 'Nu: kiezen wie in de extra editie komt',
  'helpCoverMe.now.take': 'Nu: een kaart nemen',
  'helpCoverMe.now.keep': 'Nu: de opkomende trekstapel bekijken',
  'helpCoverMe.now.season': 'Nu: een nieuw seizoen',
  'helpCoverMe.now.swap': 'Nu: het nieuwe jaar',
  'helpCoverMe.now.vote': 'Nu: een gelijke stand bovenaan',
  'helpCoverMe.now.end': 'Nu: het einde van de partij',

  'helpCoverMe.coach.cover':
    'Kies het model voor de cover van deze maand. Het getal boven elke kaart laat zien bij hoeveel trends het model nu past. Elke cover duwt zijn eigen kenmerken omhoog, dus modellen met dezelfde kenmerken helpen elkaar. Na de derde maand wil je één model dat bij alle drie de trends past, of drie die nergens bij passen.',
  'helpCoverMe.coach.take':
    'Kies een kaart voor je hand. Let op kenmerken die je al hebt: modellen die ze delen, brengen elkaar in de mode. De invloedrij telt vanaf de eerste maand mee, dus kaarten die daarbij passen, hebben een voorsprong.',
  'helpCoverMe.coach.sealed':
    'Je cover ligt vast en niemand kan hem zien. Tot iedereen heeft gekozen, kun je hem terugnemen of een andere kiezen. Kijk ondertussen rond: welke kenmerken duwen de anderen omhoog?',
  'helpCoverMe.coach.reveal':
    'Alle covers worden tegelijk onthuld, en met elke cover komt er één bij voor elk kenmerk dat telt. Wat bij een kenmerk op kop ligt, is de trend; liggen er meerdere samen op kop, dan zijn het allemaal trends. Alleen de trends na de derde maand beslissen.',
  'helpCoverMe.coach.special':
    'Elk magazine zet zijn beste model in de extra editie. Een 3 scoort; een 1 of een 2 gaat naar de invloedrij en telt volgend seizoen mee. Drie covers die bij geen enkele trend passen, komen er samen in en scoren alle drie.',
  'helpCoverMe.coach.feature':
    'Staan je beste modellen gelijk, dan kies jij. Kies bij een 3 het model met het meeste prestige. Kies bij minder het model waarvan je de kenmerken volgend seizoen in de mode wilt zien.',
  'helpCoverMe.coach.keep':
    'Wie niet scoorde, mag in de opkomende trekstapel kijken. Houd wat goed bij je hand past; de rest gaat onderaan. Deze modellen zijn meer prestige waard dan de meeste: past er één bij alle drie de trends, dan levert dat flink wat op.',
  'helpCoverMe.coach.swap':
    'Het is een nieuw jaar en je mag een kaart wisselen. Doe een model weg waarvan niemand de kenmerken speelt. Passen je kaarten goed bij elkaar, houd ze dan.',
  'helpCoverMe.coach.vote':
    'Bovenaan staat het gelijk. Als iedereen die gelijkstaat dat wil, spelen alle spelers een extra seizoen. Anders delen de koplopers de overwinning.',
  'helpCoverMe.coach.end':
    'De partij is afgelopen: wie het meeste prestige heeft, wint. De grafiek laat zien in welk seizoen de partij kantelde. De terugblik laat zien waar een andere kaart beter was geweest.',

  'helpCoverMe.chapter.models': 'De modellen',
  'helpCoverMe.chapter.setUp': 'Voorbereiding',
  'helpCoverMe.chapter.calendar': 'De kalender',
  'helpCoverMe.chapter.month': 'Een maand',
  'helpCoverMe.chapter.special': 'De extra editie',
  'helpCoverMe.chapter.scoring': 'Scoren en nieuwe kaarten',
  'helpCoverMe.chapter.year': 'Een nieuw jaar',
  'helpCoverMe.chapter.fictional': 'Twee spelers, met fictieve spelers',
  'helpCoverMe.chapter.advanced': 'Twee spelers, geavanceerd',
  'helpCoverMe.chapter.end': 'Het einde van de partij',
  'helpCoverMe.chapter.options': 'Opties',
  'helpCoverMe.chapter.knowledge': 'Wie weet wat?',

  'helpCoverMe.1.1':
    'Er zijn 162 modellen: één voor elke combinatie van zes kledingkleuren, drie patronen, drie haarlengtes en drie haarkleuren. Hun namen doen er in het spel niet toe.',
  'helpCoverMe.1.2':
    'Elk model heeft vier kenmerken: haarkleur, haarlengte, patroon en kleding. Elk kenmerk kent verschillende stijlen: haar is bijvoorbeeld kort, middellang of lang.',
  'helpCoverMe.1.4':
    'De kleding bepaalt hoeveel prestige een model waard is: geel, blauw en rood 2, groen 3, zwart 4, wit 5.',
  'helpCoverMe.1.5': 'Je speelt met twee tot vijf spelers. Iedereen leidt een eigen magazine.',
  'helpCoverMe.1.6':
    'De catwalk telt kleding of patronen, de twee spiegels tellen haarlengte en haarkleur. Elke stijl heeft een eigen modespoor.',
  'helpCoverMe.2.1':
    'Schud de 81 gele, blauwe en rode kaarten en leg ze gedekt neer: dat is de trekstapel.',
  'helpCoverMe.2.2':
    'Schud de 27 groene kaarten en leg ze gedekt neer: dat is de opkomende trekstapel voor jaar 1. De zwarte en de witte kaarten komen in latere jaren aan bod.',
  'helpCoverMe.2.3':
    'Draai kaarten van de trekstapel om en sorteer ze op haarkleur, tot er drie open trekstapels zijn.',
  'helpCoverMe.2.4': 'Draai dan nog twee kaarten om: daarmee begint de invloedrij.',
  'helpCoverMe.2.5':
    'De host mag de startspeler aanwijzen, bijvoorbeeld wie er het kleurrijkst uitziet. Anders beslist het lot; in een revanche begint de volgende speler met de klok mee.',
  'helpCoverMe.2.6':
    'Iedereen krijgt zes kaarten. Daarna neemt iedereen om de beurt een kaart, met de klok mee vanaf de startspeler, drie rondes lang, tot iedereen er negen heeft. Staat de beginhand op ‘Gedeeld’, dan worden ze alle negen gedeeld.',
  'helpCoverMe.2.7':
    'Als je een kaart neemt, kies je de bovenste van een open trekstapel of trek je blind de bovenste van de trekstapel.',
  'helpCoverMe.2.8':
    'Zodra een open trekstapel leeg is, draai je kaarten van de trekstapel om tot elke open trekstapel er weer een heeft.',
  'helpCoverMe.2.9':
    'Is er een kaart nodig terwijl de trekstapel leeg is, schud dan de aflegstapel: dat wordt de nieuwe trekstapel. Zijn er nergens meer kaarten, dan speel je door met een kleinere hand.',
  'helpCoverMe.2.10': 'Iedereen mag de aflegstapel op elk moment doorkijken.',
  'helpCoverMe.3.1':
    'Een standaardpartij duurt drie jaar, elk met winter, lente, zomer en herfst: in totaal twaalf seizoenen.',
  'helpCoverMe.3.2':
    'Haarkleur en haarlengte zijn altijd actief: ze tellen elk seizoen. Het derde actieve kenmerk is het patroon in herfst en winter en de kleding in lente en zomer.',
  'helpCoverMe.3.3':
    'Een seizoen duurt drie maanden; daarna volgen de extra editie, het scoren en nieuwe kaarten. Na de herfst begint een nieuw jaar.',
  'helpCoverMe.4.1':
    'Iedereen kiest in het geheim een kaart, en daarna worden alle kaarten tegelijk onthuld. Tot dat moment kun je je keuze veranderen of terugnemen.',
  'helpCoverMe.4.2':
    'Elke cover van het seizoen en elke kaart in de invloedrij telt één keer voor elk van de drie actieve kenmerken. De modesporen tellen alle drie de maanden door.',
  'helpCoverMe.4.3':
    'Bij elk actief kenmerk is de stijl die op kop ligt de trend. Liggen er meerdere samen op kop, dan zijn het allemaal trends.',
  'helpCoverMe.5.1':
    'Tel na de derde maand hoeveel actieve kenmerken van een model in de mode zijn. Dat is de trendwaarde van het model, van 0 tot 3.',
  'helpCoverMe.5.2':
    'Van je drie covers komt die met de hoogste trendwaarde in de extra editie. De andere gaan terug naar je hand, en iedereen heeft ze gezien.',
  'helpCoverMe.5.3':
    'Hebben meerdere modellen de hoogste waarde en is die hoger dan 0, dan kies jij welk model in de extra editie komt. Wie zo’n keuze heeft, kiest tegelijk met de anderen.',
  'helpCoverMe.5.4':
    'Hebben alle drie je covers waarde 0, dan komen ze alle drie in de extra editie.',
  'helpCoverMe.6.1': 'Leg vóór het scoren de oude invloedrij af.',
  'helpCoverMe.6.2':
    'Een model met waarde 3 in de extra editie scoort. Drie modellen met waarde 0 scoren alle drie. Een model met waarde 1 of 2 gaat in plaats daarvan naar de invloedrij.',
  'helpCoverMe.6.3':
    'Daarna vult iedereen de hand aan, met de klok mee vanaf de startspeler. Heb je gescoord, dan neem je een kaart voor elk model dat scoorde. Zo niet, dan bekijk je de bovenste twee kaarten van de opkomende trekstapel, houd je er één en leg je de andere onderaan.',
  'helpCoverMe.6.4':
    'De volgende speler met de klok mee wordt startspeler, de kalender schuift op en alle modesporen gaan terug naar 0. Daarna wordt de invloedrij geteld voor het nieuwe seizoen.',
  'helpCoverMe.6.5':
    'Iedereen ziet welke kaarten prestige opleveren en kan de stand dus bijhouden. De tafel toont hoeveel prestige elke speler heeft, of houdt dat verborgen tot na het laatste seizoen.',
  'helpCoverMe.7.1':
    'Leg na de herfst wat er over is van de opkomende trekstapel boven op de trekstapel.',
  'helpCoverMe.7.2': 'Leg de drie open trekstapels af.',
  'helpCoverMe.7.3': 'Maak van de trekstapel drie nieuwe open trekstapels.',
  'helpCoverMe.7.4':
    'De zwarte kaarten zijn in jaar 2 de opkomende trekstapel, de witte in jaar 3. In een vierde jaar is er geen: dan neemt iedereen kaarten alsof er gescoord is.',
  'helpCoverMe.7.5':
    'Met de klok mee vanaf de startspeler mag iedereen één kaart uit de hand afleggen en een andere nemen.',
  'helpCoverMe.8.1':
    'Er doen twee fictieve spelers mee. Twaalf ongeziene kaarten van de trekstapel vormen hun stapel.',
  'helpCoverMe.8.2':
    'Elke maand krijgt de eerste fictieve speler een gedekte kaart en de tweede een open kaart, voordat jullie kiezen. Beide tellen vanaf de onthulling.',
  'helpCoverMe.8.3':
    'Elke fictieve speler zet het model met de hoogste trendwaarde in de extra editie, bij gelijke waarden het model dat het eerst is getoond. Beide modellen gaan naar de invloedrij, wat hun waarde ook is. Fictieve spelers scoren nooit; hun andere kaarten gaan terug naar hun stapel.',
  'helpCoverMe.8.4':
    'Hebben jullie allebei je hand aangevuld, dan krijgt de stapel van de fictieve spelers een kaart van de trekstapel en een van de opkomende trekstapel, en wordt hij geschud. Hij telt dan weer twaalf kaarten. Is de opkomende trekstapel leeg, dan komen beide kaarten van de trekstapel.',
  'helpCoverMe.9.1':
    'Jullie leiden allebei twee magazines: een hoofdmagazine en een tweede magazine.',
  'helpCoverMe.9.2':
    'Jullie krijgen allebei negen kaarten en nemen er dan om de beurt een, alleen van de open trekstapels, tot je er twaalf hebt. Je hand blijft de hele partij twaalf kaarten groot. Staat de beginhand op ‘Gedeeld’, dan worden ze alle twaalf gedeeld.',
  'helpCoverMe.9.3':
    'Elke maand kies je twee covers, één voor elk magazine. Alle vier de rijen tellen.',
  'helpCoverMe.9.4':
    'Elk magazine heeft een eigen model in de extra editie. Je kiest voor beide tegelijk.',
  'helpCoverMe.9.5':
    'Je hoofdmagazine scoort zoals altijd. Wat in je tweede magazine zou scoren, gaat naar het midden; een model met waarde 1 of 2 gaat naar de invloedrij.',
  'helpCoverMe.9.6':
    'Je vult je hand voor beide magazines samen aan; kaarten in het midden tellen als gescoord. Scoorde geen van beide, dan bekijk je de bovenste vier kaarten van de opkomende trekstapel en houd je er twee. Scoorde er maar één, dan houd je eerst een kaart van de opkomende trekstapel en neem je daarna de rest.',
  'helpCoverMe.9.7':
    'Bij een gelijke stand tel je eerst het prestige in het midden erbij. Is het dan nog gelijk, dan vergelijk je alle kaarten, ook die in het midden.',
  'helpCoverMe.10.1':
    'De partij eindigt na de telling van het laatste seizoen. Wie het meeste prestige heeft, wint.',
  'helpCoverMe.10.2':
    'Bij een gelijke stand geeft het aantal gescoorde kaarten de doorslag, daarna het aantal kaarten van 5, dan van 4, 3 en 2.',
  'helpCoverMe.10.3':
    'Is het dan nog gelijk, dan stemmen de spelers die samen bovenaan staan over een extra seizoen. Willen ze dat allemaal, dan speelt iedereen mee; anders delen ze de overwinning.',
  'helpCoverMe.10.4':
    'Een voorbeeld: twee gele, één rode, één blauwe, twee groene en één witte kaart zijn samen 19 prestige waard.',
  'helpCoverMe.11.1':
    'Een langere partij duurt vier jaar. Een kortere ook, maar dan met alleen lente en herfst.',
  'helpCoverMe.11.2':
    'Bij gelijke waarden doet één kledingkleur niet mee en is elke kaart 1 waard. Je krijgt één kaart van elke andere kleur en neemt zelf kaarten tot je hand vol is. Er is geen opkomende trekstapel: iedereen neemt kaarten alsof er gescoord is. Bij een nieuw jaar blijven de stapels liggen en wordt er niet gewisseld. Bij een gelijke stand wordt er meteen gestemd, of de overwinning wordt gedeeld; in het geavanceerde spel tellen eerst de kaarten in het midden mee.',
  'helpCoverMe.11.3': 'De beginhand wordt deels gedeeld en deels gekozen, of in één keer gedeeld.',
  'helpCoverMe.11.4':
    'Met z’n tweeën speel je met twee fictieve spelers, of zonder hen het geavanceerde spel.',
  'helpCoverMe.11.5':
    'Spelers die samen bovenaan eindigen, stemmen over een extra seizoen of delen gewoon de overwinning.',
  'helpCoverMe.12.1':
    'Iedereen weet wat er openligt, hoeveel kaarten elke stapel en elke hand telt, en welke kaarten open naar een hand gingen.',
  'helpCoverMe.12.2':
    'Jij bent de enige die weet wat er in je hand zit, welke cover je hebt vastgelegd, welke kaarten je blind trok en wat je van de opkomende trekstapel zag.',
  'helpCoverMe.12.3':
    'Niemand kent de volgorde van de gedekte stapels of de gedekte kaart van een fictieve speler.',
} as const;
