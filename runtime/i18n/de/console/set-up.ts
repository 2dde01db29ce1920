import type { setUpTexts as english } from '../../en/console/set-up.ts';

/** Texts of the set-up of a new shop and of its opening. */
export const setUpTexts = {
  stepsAreDone: 'Erledigt: {done} von {all} Schritten.',
  products: 'Artikel hinzufügen',
  delivery: 'Versand einrichten',
  tax: 'Steuern einrichten',
  payments: 'Zahlungen verbinden',
  legalPages: 'Rechtstexte schreiben',
  mailSender: 'E-Mail-Absender wählen',
  domain: 'Domain verbinden',
  testOrder: 'Testbestellung aufgeben',
  opening: 'Shop öffnen',
  done: 'Erledigt',
  open: 'Zu tun',
  leftOut: 'Übersprungen',
  leaveOut: 'Überspringen',
  takeUp: 'Doch erledigen',
  ofStep: ': {step}',
  stepIsLeftOut: '„{step}“ ist übersprungen.',

  openTheShop: 'Shop öffnen',
  shopIsOpen: 'Der Shop ist offen',
  visitorsWait:
    'Besucher sehen eine Seite, die sagt, dass der Shop bald öffnet. Sie und Ihr Team sehen die Seiten des Shops, mit einer Leiste, die das sagt.',
  openSince: 'Der Shop ist seit {date} offen.',
  openForTests: 'Der Shop nimmt nur Testzahlungen an: Niemand wird belastet, und Bestellungen sind als Tests markiert.',
  notYet: 'Der Shop kann noch nicht öffnen',
  needsProducts: 'Besucher brauchen mindestens einen Artikel, den sie sehen können.',
  needsPayments: 'Niemand könnte zahlen. Verbinden Sie einen Zahlungsanbieter, oder schalten Sie den Testmodus ein.',
  forTests: 'Shop für Tests öffnen',
  forTestsHint:
    'Der Shop nimmt nur Testzahlungen an. Besucher können bestellen, niemand wird belastet, und Bestellungen sind als Tests markiert.',
  forTestsOrReal:
    'Mit Haken nimmt der Shop nur Testzahlungen an, und niemand wird belastet. Ohne Haken endet der Testmodus, und Kunden zahlen echtes Geld.',
  tickForTests:
    'Kreuzen Sie das Kästchen an, um den Shop für Tests zu öffnen, oder verbinden Sie einen Zahlungsanbieter.',
  openNow: 'Shop jetzt öffnen?',
  openNowText: 'Besucher sehen den Shop in wenigen Sekunden. Sie können ihn jederzeit wieder schließen.',
  buyersAreCharged: 'Der Testmodus endet: Ab dann zahlen Kunden echtes Geld.',
  shopOpened: 'Der Shop ist offen.',
  seeTheShop: 'Shop ansehen, wie Besucher ihn sehen werden',
  seeTheOpenShop: 'Shop ansehen',
  inANewTab: ' (in einem neuen Tab)',

  tryTheCheckout: 'Kasse ausprobieren',
  testOrderText:
    'Ein Artikel kommt in Ihren Warenkorb, und die Kasse Ihres Shops öffnet sich. Sie zahlen mit einer erfundenen Karte, niemand wird belastet, und die Bestellung ist als Test markiert.',
  startTestOrder: 'Testbestellung beginnen',
  testOrderNeedsTestMode: 'Der Testmodus ist aus, daher ist keine Testbestellung möglich.',
  goToPayments: 'Schalten Sie den Testmodus unter „Zahlungen“ ein.',
  testOrderIsThere: 'Eine Testbestellung wurde aufgegeben.',

  stillToDo: 'Noch zu tun',
  nothingToDo: 'Sonst ist nichts zu tun.',
  mayWait: 'Der Shop kann auch ohne diese Schritte öffnen.',

  closeTheShop: 'Shop für Besucher schließen',
  closeText:
    'Besucher sehen dann eine Seite, die sagt, dass der Shop bald öffnet, und können nicht bestellen. Kunden erreichen weiterhin ihre Bestellungen. Sie können den Shop jederzeit wieder öffnen.',
  closeNow: 'Shop schließen?',
  shopClosed: 'Der Shop ist für Besucher geschlossen.',
} as const satisfies Record<keyof typeof english, string>;
