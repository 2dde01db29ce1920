import type { Catalogue } from './catalogue.ts';

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Dit abonnement på {product} fornyes snart',
  resumed: 'Dit abonnement på {product} fortsætter',
  skipped: 'En betaling for dit abonnement på {product} springes over',
  ended: 'Dit abonnement på {product} er afsluttet',
  addressChanged: 'Adressen for dit abonnement på {product} er ændret',
  cardChanged: 'Kortet til dit abonnement på {product} er ændret',
  failed: 'Vi kunne ikke trække betalingen for dit abonnement på {product}',
  delayed: '{product} er udsolgt, så vi trækker foreløbig ingen penge',
  paused: 'Dit abonnement på {product} er sat på pause',
  cancelled: 'Dit abonnement på {product} er opsagt',
  nextCharge: 'Vi trækker {amount} den {date}.',
  beforeRenewal:
    'Med linket herunder kan du inden da springe betalingen over, sætte abonnementet på pause eller opsige det.',
  otherCard: 'Med linket herunder kan du skifte til et andet kort. Så prøver vi igen med det samme.',
  whenBack: 'Din ordre kommer, når produktet er på lager igen.',
  nothingMore: 'Der trækkes ikke flere penge.',
  details: 'Oplysninger',
  button: 'Se dit abonnement',
  footer: 'Du får denne e-mail, fordi du har et abonnement i denne butik.',
  nextTry: 'Vi prøver igen at trække {amount} den {date}.',
  nextLook: 'Vi ser efter igen den {date} og trækker ingen penge, før produktet er på lager igen.',
  chargeToday: 'Vi trækker {amount} i dag.',
  manage: 'Med linket herunder kan du springe en betaling over, sætte abonnementet på pause eller opsige det.',
  resumeOrCancel: 'Med linket herunder kan du genoptage abonnementet eller opsige det.',
  cancelThere: 'Med linket herunder kan du opsige abonnementet.',
  cardThen: 'Med linket herunder kan du skifte til et andet kort. Derefter trækkes {amount} på det med det samme.',
  byBuyer: 'Du har opsagt abonnementet.',
  byShop: 'Butikken har opsagt abonnementet.',
  cancelledAt: 'Opsagt den',
  newAddress: 'Ny adresse',
  eachPayment: 'Hver betaling',
  notYou: 'Hvis det ikke var dig, der ændrede det, så svar på denne e-mail.',
};

export const subscriptionNotices: Catalogue['subscriptionNotices'] = {
  delayed: '{product} er udsolgt til et abonnement',
  paused: 'Et abonnement på {product} er sat på pause',
  cancelled: 'Et abonnement på {product} er opsagt',
  delayedText:
    'Der trækkes ingen penge, og der skal ikke pakkes noget. Lageret tjekkes igen den {date}. Efter en uge sættes abonnementet på pause.',
  byBuyer: 'Kunden har sat det på pause. Der trækkes ingen penge, før kunden genoptager det.',
  byOwner: 'Det blev sat på pause med en af butikkens nøgler. Der trækkes ingen penge, før det genoptages.',
  forPayment:
    'Betalingen kunne ikke trækkes på kortet, og der gøres ikke flere forsøg. Vi har bedt kunden om et andet kort; derefter fortsætter abonnementet af sig selv.',
  forStock:
    'Varen er udsolgt eller slettet. Der trækkes ingen penge. Når den er på lager igen, kan kunden eller du genoptage abonnementet.',
  cancelledByBuyer: 'Kunden har opsagt det. Der trækkes ikke flere penge. Ordrer, der er betalt, ændres ikke.',
  cancelledByOwner:
    'Det blev opsagt med en af butikkens nøgler. Der trækkes ikke flere penge. Ordrer, der er betalt, ændres ikke.',
  declined: 'Banken har afvist kortet.',
  insufficientFunds: 'Der er ikke dækning på kortet.',
  expiredCard: 'Kortet er udløbet.',
  unknownCard: 'Kortet blev ikke genkendt.',
  authenticationRequired: 'Banken kræver en bekræftelse fra kunden.',
  customer: 'Kunde',
  item: 'Vare',
  paid: 'Betalinger indtil nu',
  show: 'Se abonnementet',
  resume: 'Genoptag abonnementet',
};
