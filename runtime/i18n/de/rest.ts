/** The German texts that browsers fetch when they are needed. They speak to visitors as “Sie”. */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'Davon ist leider nicht genug vorrätig.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'Shop in einem neuen Tab öffnen',
  message: 'Diese Seite darf den Shop nicht öffnen. Bitte rufen Sie diese Adresse selbst auf: {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'Der Shop kann auf dieser Seite nicht genutzt werden.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'Die Menge muss eine Zahl sein.',
  notWhole: 'Die Menge muss eine ganze Zahl sein',
  outOfRange: 'Die Menge muss zwischen {min} und {max} liegen.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'In den Warenkorb',
  adding: 'Wird hinzugefügt…',
  added: 'Hinzugefügt!',
  purchase: 'Kaufen',
  subscribe: 'Abonnieren',
  purchaseOptions: 'Kaufart',
  oneTimePurchase: 'Einmaliger Kauf',
  subscription: 'Abonnement',
  selectOneOption: 'Bitte wählen Sie die Option {option}.',
  selectTwoOptions: 'Bitte wählen Sie die Optionen {option1} und {option2}.',
  selectManyOptions: 'Bitte wählen Sie die Optionen {optionsList} und {lastOption}.',
  variantUnavailable: 'Diese Variante ist leider nicht verfügbar. Bitte wählen Sie eine andere.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'Wählen Sie einen Wert für den Geschenkgutschein',
  unableToAdd: 'Artikel kann nicht hinzugefügt werden',
  unableToPurchase: 'Artikel kann nicht gekauft werden',
  unableToPurchaseGiftCard: 'Geschenkgutschein kann nicht gekauft werden',
  viewItem: 'Artikel ansehen',
  itemUnreadable: 'Dieser Artikel kann gerade leider nicht in den Warenkorb gelegt werden.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'Menge kann nicht geändert werden',
  removeItemFailed: 'Artikel kann nicht entfernt werden',
  updateFormFailed: 'Formular kann nicht geändert werden',
  openFormFailed: 'Formular kann nicht geöffnet werden',
  minimumSubtotal: 'Zur Kasse geht es ab einer Zwischensumme von {subtotal}.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'Ihr Warenkorb',
  loading: 'Ihr Warenkorb wird geladen …',
  empty: 'Ihr Warenkorb ist leer.',
  unavailable: 'Ihr Warenkorb kann gerade nicht angezeigt werden.',
  retry: 'Erneut versuchen',
  continueShopping: 'Weiter einkaufen',
  checkOut: 'Zur Kasse',

  quantity: 'Menge',
  quantityOf: 'Menge von {title}',
  oneFewer: 'Eins weniger: {title}',
  oneMore: 'Eins mehr: {title}',
  quantityNow: '{title}: {n}. Zwischensumme {subtotal}.',
  each: '{price} pro Stück',
  reservedByOthers:
    'Gerade bezahlt jemand das letzte Stück. Der Artikel bleibt in Ihrem Warenkorb und wird vielleicht wieder frei.',
  details: 'Angaben ansehen oder ändern',
  detailsOf: 'Angaben zu {title} ansehen oder ändern',
  remove: 'Entfernen',
  removeTitle: '{title} entfernen',
  removed: '{title} wurde entfernt.',
  removeQuestion: '{title} entfernen?',
  removeFields: 'Was Sie dafür ausgefüllt haben, wird ebenfalls entfernt.',
  keep: 'Behalten',
  undo: 'Rückgängig',
  undoTitle: 'Rückgängig: {title} zurücklegen',
  restored: '{title} ist wieder in Ihrem Warenkorb.',

  summary: 'Übersicht',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Versand',
  taxes: 'Steuern',
  free: 'Kostenlos',
  atCheckout: 'Wird an der Kasse berechnet',
  taxIncluded: 'Enthält {amount} MwSt.',
  pricesIncludeTax: 'inkl. MwSt.',
  plusDelivery: 'zzgl. Versand',
  total: 'Gesamtbetrag',
  estimatedTotal: 'Voraussichtlicher Betrag',

  couponCode: 'Rabattcode',
  apply: 'Einlösen',
  applying: 'Wird eingelöst …',
  couponMissing: 'Geben Sie zuerst einen Code ein.',
  couponApplied: 'Der Code {code} wurde eingelöst.',
  removeCoupon: 'Code {code} entfernen',
  couponRemoved: 'Der Code {code} wurde entfernt.',
  applyCouponFailed: 'Der Code kann nicht eingelöst werden',
  removeCouponFailed: 'Der Code kann nicht entfernt werden',
  couponUnknown: '{code} ist kein gültiger Code mehr.',
  couponNotYet: '{code} gilt noch nicht.',
  couponEnded: '{code} ist abgelaufen.',
  couponUsedUp: '{code} ist aufgebraucht.',
  couponBelowMinimum: '{code} gilt ab einer Zwischensumme von {subtotal}.',
  couponNothingLeft: '{code} bringt für diesen Warenkorb keinen Rabatt.',

  priceChanged: 'Der Preis von {title} hat sich von {was} auf {is} geändert.',
  quantityChanged: 'Die Menge von {title} hat sich von {was} auf {is} geändert.',
  gone: '{title} ist nicht mehr in Ihrem Warenkorb.',
  emptied: 'Ihr Warenkorb ist jetzt leer: Er wurde bestellt oder in einem anderen Tab geleert.',
  dismiss: 'Ausblenden',
};

export const form: LazyCatalogue['form'] = {
  submit: 'Absenden',
  submitting: 'Wird gesendet…',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  required: '(erforderlich)',
  openForm: 'Formular öffnen',
  signUp: 'Für Neuigkeiten und Aktuelles anmelden',
  firstName: 'Vorname',
  lastName: 'Nachname',
  address1: 'Adresszeile 1',
  address2: 'Adresszeile 2',
  city: 'Ort',
  stateProvince: 'Bundesland/Provinz',
  zipPostalCode: 'Postleitzahl',
  country: 'Land',
  month: 'Monat',
  day: 'Tag',
  year: 'Jahr',
  mm: 'MM',
  dd: 'TT',
  yyyy: 'JJJJ',
  hour: 'Stunde',
  minute: 'Minute',
  second: 'Sekunde',
  amPm: 'AM/PM',
  am: 'AM',
  pm: 'PM',
  areaCode: 'Vorwahl',
  prefix: 'Präfix',
  line: 'Anschluss',
  number: 'Nummer',
  selectAnOption: 'Option auswählen',
  stronglyDisagree: 'Stimme überhaupt nicht zu',
  disagree: 'Stimme nicht zu',
  neutral: 'Neutral',
  agree: 'Stimme zu',
  stronglyAgree: 'Stimme voll und ganz zu',
  characterCount: '{n} / {max}',
  errorsBelow: 'In Ihrem Formular ist ein Problem aufgetreten. Bitte scrollen Sie nach unten, um es zu prüfen.',
  errorsAbove: 'In Ihrem Formular ist ein Problem aufgetreten. Bitte scrollen Sie nach oben, um es zu prüfen.',
  thankYou: 'Vielen Dank!',
  formUnavailable: 'Dieses Formular kann gerade nicht angezeigt werden.',
  decoyLabel: 'Lassen Sie dieses Feld leer',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  notAnswered: 'Keine Angabe',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'Erforderlich',
  invalid: 'Diese Eingabe ist nicht gültig.',
  invalidEmail: 'Die E-Mail-Adresse ist nicht gültig. E-Mail-Adressen müssen dem Format {email} entsprechen.',
  emailFormat: 'name@beispiel.de',
  overLimit: 'Sie haben die zulässige Zeichenzahl überschritten.',
  tooLong: 'Der Wert darf nicht länger als {max} Zeichen sein.',
  noValidSelection: 'Bitte treffen Sie eine gültige Auswahl.',
  invalidDate: 'Dieses Datum gibt es nicht.',
  outOfRange: 'Der Wert muss zwischen {min} und {max} liegen.',
  invalidCountryCode: 'Die Ländervorwahl hat höchstens 4 Ziffern, mit oder ohne Pluszeichen.',
  invalidNumber: 'Zahlen dürfen nur Ziffern und keine anderen Zeichen enthalten.',
  invalidCurrency: 'Der Betrag muss wie 1234 oder 123,99 geschrieben sein.',
  invalidUrl: 'Bitte geben Sie eine gültige URL ein.',
  invalidTwitterUsername: 'Bitte geben Sie einen gültigen Twitter-Benutzernamen ein.',
  invalidPassword: 'Passwörter dürfen keine Leerzeichen enthalten.',
  invalidQuestion: 'Eine der Fragen ist ungültig.',
  unknownField: 'Dieses Feld gehört nicht zum Formular.',
  invalidForm: 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
  allEmpty: 'Bitte füllen Sie mindestens ein Formularfeld aus.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'Das Formular kann nicht abgesendet werden. Bitte versuchen Sie es später noch einmal.',
  notConfigured: 'Dieses Formular wurde noch nicht eingerichtet.',
  rateLimited:
    'Das Formular kann nicht abgesendet werden. Es wurden zu viele Formulare in kurzer Zeit abgesendet. Bitte versuchen Sie es später noch einmal.',
  serverError: 'Das Formular kann nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  unknown: 'Unbekannter Fehler, bitte versuchen Sie es später noch einmal.',
  processing:
    'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  captchaFailed: 'reCAPTCHA ist fehlgeschlagen. Laden Sie diese Seite neu und versuchen Sie es noch einmal.',
  noKey:
    'Es konnte kein Schlüssel zum Absenden des Formulars abgerufen werden, bitte versuchen Sie es später noch einmal.',
  unparsable: 'Die Formularfelder konnten nicht gelesen werden, bitte prüfen Sie Ihre Angaben.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'ReCaptcha wurde nicht eingerichtet!',
  completeFirst: 'Lösen Sie das CAPTCHA, bevor Sie absenden.',
  iAmAPerson: 'Ich bin ein Mensch',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (ausverkauft)',
  unavailableValue: '{value} (nicht verfügbar)',
};

export const product: LazyCatalogue['product'] = {
  soldOut: 'ausverkauft',
  sale: 'Angebot',
  salePrice: 'Angebotspreis:',
  originalPrice: 'Ursprünglicher Preis:',
  fromPrice: 'ab {fromPrice}',
  priceUnavailable: 'Nicht verfügbar',
  quantity: 'Menge',
  quickView: 'Schnellansicht',
  selectOption: '{variantName} wählen',
  selectGiftCardValue: 'Wert wählen',
  giftCardValue: 'Wert',
  scarcityDefault: 'Nur {qtyInStock} verfügbar',
  scarcityLeftInStock: 'Nur noch {qtyInStock} auf Lager',
  scarcityAvailable: '{qtyInStock} verfügbar',
  scarcityLimited: 'Begrenzt verfügbar',
  restockCallToAction: 'Per E-Mail benachrichtigen, sobald der Artikel wieder da ist.',
  restockEmail: 'E-Mail-Adresse',
  restockSignUp: 'Anmelden',
  restockMailingList: 'Neuigkeiten per E-Mail erhalten.',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'Die E-Mail-Adresse fehlt',
  emailInvalid: 'Die E-Mail-Adresse ist ungültig',
  signingUp: 'Wird angemeldet…',
  signedUp: 'Angemeldet!',
  confirm:
    'Falls Sie das noch nicht getan haben: Bitte öffnen Sie den Link in unserer E-Mail, um Ihre Adresse zu bestätigen.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|de|one=pro Woche|other=alle # Wochen}',
  everyMonths: '{billingPeriodValue|de|one=pro Monat|other=alle # Monate}',
  everyYears: '{billingPeriodValue|de|one=pro Jahr|other=alle # Jahre}',
  forWeeks: '{duration|de|one=für 1 Woche|other=für # Wochen}',
  forMonths: '{duration|de|one=für 1 Monat|other=für # Monate}',
  forYears: '{duration|de|one=für 1 Jahr|other=für # Jahre}',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: 'Bilder',
  enlarge: 'Bild vergrößern',
  pictureOf: 'Bild {n} von {count}',
  previousPicture: 'Vorheriges Bild',
  nextPicture: 'Nächstes Bild',
  oneFewer: 'Eins weniger',
  oneMore: 'Eins mehr',
  viewDetails: 'Alle Details ansehen',
  productUnavailable: 'Dieser Artikel kann im Moment leider nicht angezeigt werden.',
  productUnknown: 'Dieser Artikel wird leider nicht mehr verkauft.',
  quickViewFailed: 'Schnellansicht kann nicht geöffnet werden',
  previousProduct: 'Vorheriger Artikel',
  nextProduct: 'Nächster Artikel',
  productOf: '{n} von {count}',
};

export const places: LazyCatalogue['places'] = {
  list: 'Vorgeschlagene Orte',
  offered: 'Es gibt Vorschläge. Mit den Pfeiltasten nach oben und unten wählen Sie einen aus.',
  source: 'Vorschläge von {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count|de|one=1 Bewertung|other=# Bewertungen}',
  ratingOf: '{rating} von {best}',
  moreReviews: 'Weitere Bewertungen',
  verified: 'Verifizierter Kauf',
  verifiedMeaning:
    'Bewertungen mit dem Zeichen „Verifizierter Kauf“ stammen von Menschen, die diesen Artikel hier gekauft haben: Den Link zum Schreiben erhält nur, wer bestellt hat. Andere Bewertungen sind nicht so geprüft.',
  reviewPicture: 'Bild {n} von {count} von {name}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'Keine Kommentare',
  one: '1 Kommentar',
  many: '{n} Kommentare',
  empty: 'Noch hat niemand etwas geschrieben.',
  write: 'Kommentar schreiben',
  comment: 'Kommentar',
  name: 'Name',
  email: 'E-Mail (freiwillig, wird nicht gezeigt)',
  send: 'Kommentar senden',
  sending: 'Wird gesendet…',
  signedInAs: 'Sie schreiben als {name}.',
  signIn: 'Melden Sie sich an, um zu kommentieren.',
  closed: 'Die Kommentare sind geschlossen.',
  waits: 'Kommentare erscheinen, sobald der Shop sie freigegeben hat.',
  needsScript: 'Bitte erlauben Sie Skripte auf dieser Seite, um zu kommentieren.',
  pending: 'Wartet auf Freigabe. Nur Sie sehen diesen Kommentar.',
  hidden: 'Dieser Kommentar wird nicht gezeigt.',
  deletedUser: 'Gelöschter Nutzer',
  shop: 'Autor',
  reply: 'Antworten',
  replyTo: '{name} antworten',
  inReplyTo: 'Antwort an {name}',
  cancel: 'Abbrechen',
  like: 'Gefällt mir',
  report: 'Melden',
  reportQuestion: 'Diesen Kommentar dem Shop melden?',
  reported: 'Gemeldet',
  reportDone: 'Danke. Der Shop weiß jetzt von diesem Kommentar.',
  edit: 'Bearbeiten',
  save: 'Speichern',
  edited: 'bearbeitet',
  remove: 'Löschen',
  removeQuestion: 'Ihren Kommentar löschen?',
  removed: 'Ihr Kommentar wurde gelöscht.',
  posted: 'Ihr Kommentar wurde veröffentlicht.',
  waiting: 'Danke. Ihr Kommentar erscheint, sobald der Shop ihn freigegeben hat.',
  changed: 'Ihr Kommentar wurde geändert.',
  more: 'Weitere Kommentare zeigen',
  first: 'Die ersten Kommentare zeigen',
  failed: 'Ihr Kommentar wurde nicht gesendet. Ihr Text ist noch da.',
  offline: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  by: 'Kommentar von {name}',
  yes: 'Ja',
  no: 'Nein',
  sentTitle: 'Danke für Ihren Kommentar',
  back: 'Zurück zur Seite',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'Warenkorb leeren?',
  emptyCartMessage: 'Ein Assistent in Ihrem Browser bittet darum, alles aus Ihrem Warenkorb zu entfernen.',
  emptyCartYes: 'Warenkorb leeren',
  placeOrder: 'Diese Bestellung aufgeben?',
  placeOrderMessage:
    'Ein Assistent in Ihrem Browser bittet darum, diese Bestellung für Sie aufzugeben. Prüfen Sie sie, bevor Sie zustimmen.',
};
