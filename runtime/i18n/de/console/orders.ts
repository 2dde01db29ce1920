import type {
  orderListTexts as english,
  parcelTexts as englishParcelTexts,
  orderStateTexts as englishStates,
} from '../../en/console/orders.ts';

/** Texts of the list of orders, and of what is done with several at once. */
export const orderListTexts = {
  open: 'Zu packen oder zu versenden',
  test: 'Tests',
  allOrders: 'Alle Bestellungen',
  withoutTests: 'Ohne Tests',
  onlyTests: 'Nur Tests',
  moreFilters: 'Weitere Filter',
  payment: 'Zahlung',
  anyPayment: 'Jede Zahlung',
  paidByCard: 'Online bezahlt',
  paidInInstallments: 'In Raten',
  paidByGiftCard: 'Mit Gutschein bezahlt',
  paidOutside: 'Außerhalb des Shops bezahlt',
  nothingToPay: 'Nichts zu bezahlen',
  moneyBack: 'Ganz oder teilweise erstattet',
  delivered: 'Zustellung',
  anyDelivery: 'Jede Zustellung',
  isDelivered: 'Zugestellt',
  notDelivered: 'Versandt, noch nicht zugestellt',
  country: 'Land',
  anyCountry: 'Alle Länder',
  coupon: 'Rabattcode',
  productFilter: 'Artikel',
  productFound: 'Nur Bestellungen mit {title}',
  anyProduct: 'Alle Artikel',
  noProduct: 'Kein Artikel hat einen solchen Titel.',
  chooseProduct: 'Bestellungen mit {title} anzeigen',
  email: 'E-Mail-Adresse',
  exportCsv: 'Liste als CSV exportieren',
  exportTheseCsv: 'Diese als CSV exportieren',
  from: 'Bestellt ab',
  until: 'Bestellt bis',
  searchLabel: 'Name, Nummer, E-Mail, PLZ, Artikel oder SKU',
  noOrderMatches: 'Keine Bestellung passt. Ändern Sie die Suche oder die Filter, oder zeigen Sie alle Bestellungen an.',
  showAll: 'Alle Bestellungen anzeigen',
  goods: 'Ware',
  moreLines: 'und {count} weitere',
  seeMore: 'Unter den ersten 10.000 Bestellungen dieser Liste wurde nichts gefunden. Suchen Sie weiter.',

  chooseAll: 'Alle passenden auswählen',
  chooseAllHint: 'Bis zu {most} Bestellungen',
  chosenMost: 'Die ersten {most} passenden Bestellungen sind ausgewählt.',
  tooMany:
    'Wählen Sie höchstens {most} Bestellungen: So viele Seiten werden auf einmal gedruckt und so viele E-Mails gesendet.',
  noAddresses: 'Keine dieser Bestellungen hat eine Adresse.',
  printSlips: 'Packzettel',
  printLabels: 'Adressetiketten …',
  labelsTitle: 'Adressetiketten',
  labelsAction: 'Etiketten herunterladen',
  labelsFor: '{n|de|one=# Etikett|other=# Etiketten}',
  withoutAddress:
    '{n|de|one=# Bestellung hat keine Adresse und erhält kein Etikett.|other=# Bestellungen haben keine Adresse und erhalten kein Etikett.}',
  format: 'Etiketten',
  skip: 'Verbrauchte Etiketten auf dem ersten Bogen',
  skipHint: 'Von 0 bis {most}.',
  skipWrong: 'Geben Sie eine ganze Zahl von 0 bis {most} ein.',
  printHint: 'Öffnen Sie die Datei, und drucken Sie sie in Originalgröße (100 %), ohne Ränder des Druckers.',
  formatA4x14: 'A4-Bogen, 2 × 7 (99,1 × 38,1 mm)',
  formatA4x24: 'A4-Bogen, 3 × 8 (70 × 37 mm)',
  format4x6: 'Etikettendrucker, 4 × 6 Zoll',

  sendMany: '{count} als versandt markieren …',
  sendTitle: 'Als versandt markieren',
  sendIntro:
    'Jeder Kunde erhält eine E-Mail, dass der Rest seiner Bestellung unterwegs ist. Geben Sie die Sendungsnummern ein, die Sie haben; die übrigen Bestellungen gehen ohne.',
  numberOf: '{number} {name}',
  someFailed:
    '{n|de|one=# Bestellung konnte nicht markiert werden. Sie bleibt in dieser Liste.|other=# Bestellungen konnten nicht markiert werden. Sie bleiben in dieser Liste.}',
} as const satisfies Record<keyof typeof english, string>;

/** Texts of parcels: who carries them, their numbers, and steps that were recorded by mistake. */
export const parcelTexts = {
  carrier: 'Versanddienst',
  noCarrier: 'Kein Versanddienst',
  anotherCarrier: 'Anderer Versanddienst',
  carriersName: 'Name des Versanddienstes',
  trackingNumberOrLink: 'Sendungsnummer oder Link (optional)',
  buyersGetALink: 'Kunden erhalten einen Link zur Sendungsverfolgung von {carrier}.',
  buyersSeeTheNumber:
    'Ohne einen Versanddienst aus der Liste sehen Kunden nur die Nummer. Sie können stattdessen einen Link einfügen.',
  enterANumberOrLink:
    'Geben Sie eine Sendungsnummer ein, etwa 1Z9999999999999999, oder einen Link, der mit https:// beginnt.',
  buyerGetsAMail:
    'Der Kunde erhält eine E-Mail zu diesem Paket. Versanddienst und Nummer können Sie später korrigieren.',
  trackingNumberIs: 'Sendungsnummer: {number}',

  correctTracking: 'Sendungsdaten korrigieren …',
  correctTheTracking: 'Sendungsdaten korrigieren',
  saveTracking: 'Sendungsdaten speichern',
  tellTheBuyer: 'Dem Kunden eine E-Mail mit den neuen Sendungsdaten senden',
  trackingIsSaved: 'Die Sendungsdaten sind gespeichert.',
  trackingWasCorrected: 'Die Sendungsdaten eines Pakets wurden korrigiert.',

  takeBack: 'Zurücknehmen …',
  takeBackAction: 'Zurücknehmen',
  takeBackParcel: 'Dieses Paket zurücknehmen?',
  takeBackParcelText:
    'Seine Ware gilt wieder als nicht versandt. Eine noch wartende E-Mail zum Paket wird nicht gesendet; eine schon gesendete bleibt beim Kunden, dessen Bestellseite dann sagt, dass das Paket noch kommt.',
  takeBackPacked: 'Das Packen zurücknehmen?',
  takeBackPackedText:
    'Die Bestellung ist wieder zu packen. Kunden erhalten zum Packen keine E-Mail, also ist keine hinausgegangen.',
  parcelTakenBack: 'Das Paket ist zurückgenommen.',
  packedTakenBack: 'Die Bestellung ist wieder zu packen.',
  parcelWasTakenBack: 'Ein Paket wurde zurückgenommen, weil es nicht versandt war.',
  packingWasTakenBack: 'Das Packen wurde zurückgenommen.',
} as const satisfies Record<keyof typeof englishParcelTexts, string>;

/** The names of the states of orders, in the console and in files of orders. */
export const orderStateTexts = {
  paid: 'Zu packen',
  packed: 'Zu versenden',
  sent: 'Versandt',
  ended: 'Abgeschlossen',
  refunded: 'Erstattet',
  cancelled: 'Storniert',
} as const satisfies Record<keyof typeof englishStates, string>;
