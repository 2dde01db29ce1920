/** The Dutch texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'Je downloads',
  button: 'Downloaden',
  left: 'nog {count|nl|one=1 download|other=# downloads}, tot {date}',
  expired: 'de link is verlopen',
  usedUp: 'alle downloads zijn gebruikt',
  closed: 'de link is gesloten',
  waiting: 'Er is nog geen bestand voor: {products}. {site} mailt je de link zodra het klaar is.',
  ownerWaiting:
    'Deze bestelling wacht op bestanden van: {products}. Voeg ze toe met `npm run owner -- files add` en stuur ze dan met `npm run owner -- downloads give {number}`.',
  termsReady:
    'Je kunt {products} meteen na het betalen downloaden, tot {times} keer binnen {days|nl|one=# dag|other=# dagen}. De links staan ook in je e-mail.',
  withdrawalConsent:
    'Ik wil mijn downloads meteen, voordat de bedenktijd afloopt. Ik weet dat ik mijn herroepingsrecht daarvoor verlies zodra ik ze kan downloaden.',
  consentMissing: 'Om downloads te bestellen, moet de koper ermee instemmen dat ze meteen beginnen.',
  consentTitle: 'Toestemming voor directe download',
  consentGiven: 'Gegeven op {time}: “{text}”',
  expiredTitle: 'Deze link is verlopen',
  expiredText: 'Vraag {site} om een nieuwe link en vermeld je bestelling {number}.',
  usedUpTitle: 'Alle downloads zijn gebruikt',
  usedUpText:
    'Dit bestand is zo vaak gedownload als de link toestaat. Vraag {site} om een nieuwe link en vermeld je bestelling {number}.',
  closedTitle: 'Deze download is gesloten',
  closedText:
    'De bestelling is terugbetaald, of de winkel heeft de link gesloten. Denk je dat dit een vergissing is, schrijf dan naar {site} en vermeld je bestelling {number}.',
  replacedTitle: 'Er is een nieuwere link',
  replacedText:
    '{site} heeft je een nieuwe link gemaild, dus deze werkt niet meer. Kun je die e-mail niet vinden, vraag {site} dan om een nieuwe en vermeld je bestelling {number}.',
  unknownTitle: 'Deze link werkt niet',
  unknownText: 'Hij is onvolledig. Open hem nog eens vanuit de e-mail of kopieer hem helemaal.',
  unavailableTitle: 'Het bestand is op dit moment niet beschikbaar',
  unavailableText:
    'Probeer het over een paar minuten opnieuw. Deze poging telt niet mee. Blijft het misgaan, schrijf dan naar {site} en vermeld je bestelling {number}.',
  renewedSubject: 'Nieuwe downloadlink voor je bestelling {number}',
  renewedIntro:
    '{site} heeft een nieuwe link gemaakt voor een bestand van je bestelling {number}. De eerdere link werkt niet meer.',
  givenSubject: 'De bestanden van je bestelling {number} staan klaar',
  givenIntro: 'Je kunt nu meer bestanden van je bestelling {number} downloaden.',
  mailFooter: 'Je krijgt deze e-mail omdat er met jouw adres een digitaal product is besteld.',
};
