/** The Danish texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'Dine downloads',
  button: 'Hent',
  left: '{count|da|one=1 download|other=# downloads} tilbage, indtil den {date}',
  expired: 'linket er udløbet',
  usedUp: 'alle downloads er brugt',
  closed: 'linket er lukket',
  waiting: 'Der er endnu ingen fil til: {products}. {site} sender dig linket på e-mail, når den er klar.',
  ownerWaiting:
    'Denne ordre venter på filer til: {products}. Tilføj dem med `npm run owner -- files add`, og send dem derefter med `npm run owner -- downloads give {number}`.',
  termsReady:
    'Du kan downloade {products} straks efter betalingen, op til {times|da|one=# gang|other=# gange} inden for {days|da|one=# dag|other=# dage}. Du får også linkene på e-mail.',
  withdrawalConsent:
    'Jeg ønsker mine downloads med det samme, før fortrydelsesfristen udløber. Jeg anerkender, at jeg mister min fortrydelsesret for dem, så snart jeg kan downloade dem.',
  consentMissing: 'For at bestille downloads skal køberen acceptere, at de leveres med det samme.',
  consentTitle: 'Samtykke til omgående download',
  consentGiven: 'Givet den {time}: ”{text}”',
  expiredTitle: 'Linket er udløbet',
  expiredText: 'Bed {site} om et nyt link, og oplys dit ordrenummer {number}.',
  usedUpTitle: 'Alle downloads er brugt',
  usedUpText:
    'Filen er blevet downloadet så mange gange, som linket tillader. Bed {site} om et nyt link, og oplys dit ordrenummer {number}.',
  closedTitle: 'Der er lukket for denne download',
  closedText:
    'Ordren er blevet refunderet, eller butikken har lukket linket. Hvis du mener, at det er en fejl, så skriv til {site}, og oplys dit ordrenummer {number}.',
  replacedTitle: 'Der er et nyere link',
  replacedText:
    '{site} har sendt dig et nyt link på e-mail, så dette virker ikke længere. Hvis du ikke kan finde e-mailen, så bed {site} om et nyt link, og oplys dit ordrenummer {number}.',
  unknownTitle: 'Linket virker ikke',
  unknownText: 'Det er ufuldstændigt. Åbn det igen fra e-mailen, eller kopiér hele linket.',
  unavailableTitle: 'Filen kan ikke hentes lige nu',
  unavailableText:
    'Prøv igen om nogle minutter. Dette forsøg har ikke brugt en download. Hvis det bliver ved med at mislykkes, så skriv til {site}, og oplys dit ordrenummer {number}.',
  renewedSubject: 'Nyt downloadlink til din ordre {number}',
  renewedIntro: '{site} har lavet et nyt link til en fil i din ordre {number}. Det tidligere link virker ikke længere.',
  givenSubject: 'Filerne til din ordre {number} er klar',
  givenIntro: 'Du kan nu downloade flere filer fra din ordre {number}.',
  mailFooter: 'Du får denne e-mail, fordi der er bestilt et digitalt produkt med din adresse.',
};
