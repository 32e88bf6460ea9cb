// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'Ensimmäinen pinosi',
  'learnCoverUp.progress': 'Vaihe {step}/{steps}.',
  'learnCoverUp.next': 'Jatka',
  'learnCoverUp.back': 'Takaisin',
  'learnCoverUp.again': 'Yritä uudelleen',
  'learnCoverUp.show': 'Näytä minulle',
  'learnCoverUp.restart': 'Aloita alusta',
  'learnCoverUp.leave': 'Lopeta opastus',
  'learnCoverUp.play': 'Pelaa Cover Up -peliä',
  'learnCoverUp.parNext': 'Kohta näet näiden korttien parhaan pinon.',
  'learnCoverUp.step.welcome': 'Kortit kuin lasia',
  'learnCoverUp.text.welcome':
    'Sinulla on viisi läpinäkyvää korttia. Pinoa ne niin, että näkyviin jää mahdollisimman vähän symboleja: jokainen on piste, ja vähiten pisteitä saanut voittaa.',
  'learnCoverUp.step.place': 'Ensimmäinen kortti',
  'learnCoverUp.text.place':
    'Vedä merkitty kortti valopöydälle tai napauta ensin korttia ja sitten pöytää. Näppäimistöllä Enter nostaa kortin, nuolet siirtävät sitä ja Enter asettaa sen.',
  'learnCoverUp.step.meet': 'Samanlaiset symbolit',
  'learnCoverUp.text.meet':
    'Aseta seuraava kortti merkittyyn paikkaan: kaksi ristiä osuu samaan ruutuun, ja ne lasketaan yhdeksi. Jokaisen kortin on oltava näin kiinni pinossa.',
  'learnCoverUp.step.clash': 'Erilaiset eivät sovi',
  'learnCoverUp.text.clash':
    'Aseta kolmas kortti merkittyyn paikkaan, vaikka se ei sovi siihen. Katso, millainen merkki ilmestyy.',
  'learnCoverUp.step.turn': 'Pyöritä',
  'learnCoverUp.text.turn':
    'Timantti on ristin päällä. Se ei ole sallittua ja veisi sinulta kortteja pistelaskussa. Pyöritä korttia neljänneskierros: kaksoisnapauta sitä, paina R tai käytä painiketta.',
  'learnCoverUp.step.flip': 'Käännä',
  'learnCoverUp.text.flip':
    'Lasin läpi näkee kummaltakin puolelta. Käännä seuraava kortti (F tai painike) ja aseta se merkittyyn paikkaan.',
  'learnCoverUp.step.loose': 'Irrallinen kortti',
  'learnCoverUp.text.loose':
    'Aseta viimeinen kortti merkittyyn paikkaan, jossa samanlaiset symbolit eivät osu päällekkäin. Näetkö merkin? Mikään ei pidä korttia paikallaan.',
  'learnCoverUp.step.cover': 'Peitä niin paljon kuin voit',
  'learnCoverUp.text.cover':
    'Irrallinen kortti poistetaan pistelaskussa. Siirrä se kohtaan, jossa sen symbolit osuvat samanlaisiin: mitä vähemmän jää näkyviin, sitä parempi.',
  'learnCoverUp.step.hourglass': 'Tiimalasi',
  'learnCoverUp.text.hourglass':
    'Kaikki viisi korttia ovat pinossa, eikä virheitä ole. Käännä tiimalasi! Sen jälkeen et saa enää koskea kortteihisi, ja muilla on kolmekymmentä sekuntia aikaa.',
  'learnCoverUp.step.score': 'Pistelasku',
  'learnCoverUp.text.score':
    'Jokainen näkyvä symboli on piste. Pinon viereen jääneestä kortista saisit pisteen jokaisesta symbolista ja vielä yhden lisäpisteen. Jos käänsit tiimalasin, saat virheettömästä pinosta pisteen vähemmän, virheellisestä pisteen enemmän.',
  'learnCoverUp.step.par': 'Ihannetulos',
  'learnCoverUp.text.par':
    'Pinosi rinnalla näkyy ihannetulos: paras, mihin näillä viidellä kortilla pääsee. Näet sen joka kierroksen jälkeen ja voit ottaa siitä oppia.',
  'learnCoverUp.step.end': 'Nyt osaat pelata',
  'learnCoverUp.text.end':
    'Pelissä kaikki rakentavat yhtä aikaa. Kierroksia on viisi, ja ne vaikeutuvat loppua kohti. Pelaa heti kokonainen peli tai aloita päivän pulmasta.',
};
