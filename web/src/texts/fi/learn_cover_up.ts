// The lesson of Cover Up: a first pile, step by step.
export const learnCoverUp = {
  'learnCoverUp.title': 'Ensimmäinen pino',
  'learnCoverUp.link': 'Opi Cover Up',
  'learnCoverUp.progress': 'Vaihe {step}/{steps}.',
  'learnCoverUp.next': 'Jatka',
  'learnCoverUp.back': 'Takaisin',
  'learnCoverUp.again': 'Uudelleen',
  'learnCoverUp.show': 'Näytä minulle',
  'learnCoverUp.restart': 'Alusta',
  'learnCoverUp.leave': 'Poistu',
  'learnCoverUp.play': 'Pelaa peli',
  'learnCoverUp.parNext': 'Kohta näet näiden korttien parhaan pinon.',
  'learnCoverUp.step.welcome': 'Lasisia kortteja',
  'learnCoverUp.text.welcome':
    'Sinulla on viisi läpinäkyvää korttia. Asettele ne päällekkäin niin, että mahdollisimman vähän symboleja jää näkyviin: jokainen on piste, ja vähiten pisteitä voittaa.',
  'learnCoverUp.step.place': 'Ensimmäinen kortti',
  'learnCoverUp.text.place':
    'Vedä merkitty kortti valopöydälle tai napauta ensin korttia ja sitten pöytää. Näppäimillä: Enter nostaa kortin, nuolet siirtävät sitä ja Enter laskee sen.',
  'learnCoverUp.step.meet': 'Samanlaiset kohtaavat',
  'learnCoverUp.text.meet':
    'Aseta seuraava kortti merkittyyn paikkaan: kaksi ristiä osuu päällekkäin, ja ne lasketaan yhdeksi. Jokaisen kortin on liityttävä pinoon näin.',
  'learnCoverUp.step.clash': 'Erilaiset törmäävät',
  'learnCoverUp.text.clash':
    'Aseta kolmas kortti merkittyyn paikkaan, vaikka se ei sovi siihen. Katso, millainen merkki ilmestyy.',
  'learnCoverUp.step.turn': 'Pyöritä',
  'learnCoverUp.text.turn':
    'Timantti on ristin päällä: se ei ole sallittua ja veisi sinulta kortteja pistelaskussa. Pyöritä korttia neljänneskierros kahdella napautuksella, R-näppäimellä tai painikkeella.',
  'learnCoverUp.step.flip': 'Käännä',
  'learnCoverUp.text.flip':
    'Lasilla on kaksi puolta. Käännä seuraava kortti pitkällä painalluksella, F-näppäimellä tai painikkeella ja aseta se merkittyyn paikkaan.',
  'learnCoverUp.step.loose': 'Irrallinen kortti',
  'learnCoverUp.text.loose':
    'Aseta viimeinen kortti merkittyyn paikkaan, jossa vain tyhjät ruudut kohtaavat. Katso, miten se merkitään: mikään ei pidä sitä paikallaan.',
  'learnCoverUp.step.cover': 'Peitä niin paljon kuin voit',
  'learnCoverUp.text.cover':
    'Irrallinen kortti poistetaan pistelaskussa. Siirrä se kohtaan, jossa sen symbolit osuvat samanlaisiin: mitä vähemmän jää näkyviin, sitä parempi.',
  'learnCoverUp.step.hourglass': 'Tiimalasi',
  'learnCoverUp.text.hourglass':
    'Kaikki viisi korttia ovat virheettömässä pinossa. Käännä tiimalasi: sen jälkeen et saa enää koskea kortteihisi, ja muilla on kolmekymmentä sekuntia aikaa.',
  'learnCoverUp.step.score': 'Pistelasku',
  'learnCoverUp.text.score':
    'Jokainen ruutu, jossa näkyy symboli, on piste, ja pinon vieressä oleva kortti maksaisi symbolinsa ja yhden lisää. Joka kääntää tiimalasin virheettömällä pinolla, saa pisteen vähemmän.',
  'learnCoverUp.step.par': 'Ihannetulos',
  'learnCoverUp.text.par':
    'Pinosi vieressä on ihannetulos: paras, mihin näillä viidellä kortilla pääsee. Näet sen joka kierroksen jälkeen, jotta kehityt.',
  'learnCoverUp.step.end': 'Osaat pelata',
  'learnCoverUp.text.end':
    'Pelissä kaikki rakentavat yhtä aikaa viisi kierrosta, ja kortit vaikeutuvat. Pelaa peli tai aloita päivän pulmasta.',
};
