import type { Catalogue } from './catalogue.ts';

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Din prenumeration på {product} förnyas snart',
  resumed: 'Din prenumeration på {product} fortsätter',
  skipped: 'En betalning för din prenumeration på {product} hoppas över',
  ended: 'Din prenumeration på {product} är avslutad',
  addressChanged: 'Adressen för din prenumeration på {product} har ändrats',
  cardChanged: 'Kortet för din prenumeration på {product} har bytts',
  failed: 'Betalningen för din prenumeration på {product} gick inte igenom',
  delayed: '{product} är slut i lager, så inga pengar dras just nu',
  paused: 'Din prenumeration på {product} är pausad',
  cancelled: 'Din prenumeration på {product} är uppsagd',
  nextCharge: 'Vi drar {amount} den {date}.',
  beforeRenewal:
    'Med länken nedan kan du hoppa över betalningen, pausa prenumerationen eller säga upp den före det datumet.',
  otherCard: 'Du kan byta kort med länken nedan. Då försöker vi igen direkt.',
  whenBack: 'Din beställning kommer när produkten finns i lager igen.',
  nothingMore: 'Inga fler betalningar dras.',
  details: 'Uppgifter',
  button: 'Visa din prenumeration',
  footer: 'Du får det här mejlet eftersom du har en prenumeration i butiken.',
  nextTry: 'Vi försöker dra {amount} igen den {date}.',
  nextLook: 'Vi kontrollerar lagret igen den {date} och drar inga pengar innan produkten finns igen.',
  chargeToday: 'Vi drar {amount} i dag.',
  manage: 'Med länken nedan kan du hoppa över en betalning, pausa prenumerationen eller säga upp den.',
  resumeOrCancel: 'Med länken nedan kan du återuppta prenumerationen eller säga upp den.',
  cancelThere: 'Med länken nedan kan du säga upp prenumerationen.',
  cardThen: 'Med länken nedan kan du byta kort. {amount} dras då direkt från det nya kortet.',
  byBuyer: 'Du har sagt upp prenumerationen.',
  byShop: 'Butiken har sagt upp prenumerationen.',
  cancelledAt: 'Uppsagd den',
  newAddress: 'Ny adress',
  eachPayment: 'Varje betalning',
  notYou: 'Om det inte är du som har gjort ändringen kan du svara på det här mejlet.',
};

export const subscriptionNotices: Catalogue['subscriptionNotices'] = {
  delayed: '{product} är slutsåld för en prenumeration',
  paused: 'En prenumeration på {product} är pausad',
  cancelled: 'En prenumeration på {product} är uppsagd',
  delayedText:
    'Inga pengar dras, och inget behöver packas. Lagret kontrolleras igen den {date}. Efter en vecka pausas prenumerationen.',
  byBuyer: 'Kunden har pausat den. Inga pengar dras förrän kunden återupptar den.',
  byOwner: 'Den pausades med en av butikens nycklar. Inga pengar dras förrän den återupptas.',
  forPayment:
    'Det gick inte att dra pengar från kortet, och inga fler försök görs. Vi har bett kunden om ett annat kort. Då fortsätter prenumerationen av sig själv.',
  forStock:
    'Artikeln är slutsåld eller har tagits bort. Inga pengar dras. När den finns igen kan kunden eller du återuppta prenumerationen.',
  cancelledByBuyer: 'Kunden har sagt upp den. Inga fler betalningar dras. Betalda beställningar påverkas inte.',
  cancelledByOwner:
    'Den sades upp med en av butikens nycklar. Inga fler betalningar dras. Betalda beställningar påverkas inte.',
  declined: 'Banken har nekat kortet.',
  insufficientFunds: 'Kortet saknar täckning.',
  expiredCard: 'Kortet har gått ut.',
  unknownCard: 'Kortet kändes inte igen.',
  authenticationRequired: 'Banken vill ha en bekräftelse från kunden.',
  customer: 'Kund',
  item: 'Artikel',
  paid: 'Betalningar hittills',
  show: 'Visa prenumerationen',
  resume: 'Återuppta prenumerationen',
};
