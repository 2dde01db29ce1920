/** The Swedish texts of digital products that were bought. */
import type { Catalogue } from './catalogue.ts';

export const downloads: Catalogue['downloads'] = {
  title: 'Dina nedladdningar',
  button: 'Ladda ner',
  left: '{count|sv|one=1 nedladdning|other=# nedladdningar} kvar, till den {date}',
  expired: 'länken har gått ut',
  usedUp: 'alla nedladdningar är förbrukade',
  closed: 'länken är stängd',
  waiting: 'Det finns ingen fil ännu för: {products}. {site} mejlar dig länken när den är klar.',
  ownerWaiting:
    'Beställningen väntar på filer för: {products}. Lägg till dem med `npm run owner -- files add` och skicka dem sedan med `npm run owner -- downloads give {number}`.',
  termsReady:
    'Du kan ladda ner {products} direkt efter betalningen, upp till {times|sv|one=# gång|other=# gånger} inom {days|sv|one=# dag|other=# dagar}. Länkarna finns också i ditt mejl.',
  withdrawalConsent:
    'Jag samtycker uttryckligen till att mina nedladdningar levereras direkt, innan ångerfristen har löpt ut. Jag godkänner att jag därmed inte längre har någon ångerrätt för dem så snart jag kan ladda ner dem.',
  consentMissing: 'För att beställa nedladdningar måste köparen samtycka till att de levereras direkt.',
  consentTitle: 'Samtycke till direkt nedladdning',
  consentGiven: 'Lämnat den {time}: ”{text}”',
  expiredTitle: 'Länken har gått ut',
  expiredText: 'Be {site} om en ny länk och ange din beställning {number}.',
  usedUpTitle: 'Alla nedladdningar är förbrukade',
  usedUpText:
    'Filen har laddats ner så många gånger som länken tillåter. Be {site} om en ny länk och ange din beställning {number}.',
  closedTitle: 'Nedladdningen är stängd',
  closedText:
    'Beställningen har återbetalats, eller så har butiken stängt länken. Om du tror att det är ett misstag kan du skriva till {site} och ange din beställning {number}.',
  replacedTitle: 'Det finns en nyare länk',
  replacedText:
    '{site} har mejlat en ny länk till dig, så den här fungerar inte längre. Om du inte hittar mejlet kan du be {site} om en ny länk och ange din beställning {number}.',
  unknownTitle: 'Länken fungerar inte',
  unknownText: 'Den är ofullständig. Öppna den igen från mejlet eller kopiera hela länken.',
  unavailableTitle: 'Filen är inte tillgänglig just nu',
  unavailableText:
    'Försök igen om några minuter. Det här försöket räknades inte som en nedladdning. Om det fortfarande inte går kan du skriva till {site} och ange din beställning {number}.',
  renewedSubject: 'Ny nedladdningslänk för din beställning {number}',
  renewedIntro:
    '{site} har skapat en ny länk till en fil i din beställning {number}. Den tidigare länken fungerar inte längre.',
  givenSubject: 'Filer i din beställning {number} är klara',
  givenIntro: 'Du kan nu ladda ner fler filer i din beställning {number}.',
  mailFooter: 'Du får det här mejlet eftersom en digital produkt har beställts med din adress.',
};
