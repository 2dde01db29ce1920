/** The catalogue in German. */
import type { Catalogue } from './catalogue.ts';

export const failures: Catalogue['failures'] = {
  unableToAdd: 'Artikel kann nicht hinzugefügt werden',
  checkConnection: 'Bitte prüfen Sie Ihre Internetverbindung.',
  tryAgain: 'Bitte versuchen Sie es noch einmal.',
  tryAgainInAFewSeconds: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  sessionExpired: 'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  enableCookies:
    'Bitte erlauben Sie Cookies in Ihrem Browser, laden Sie die Seite neu und versuchen Sie es noch einmal.',
};

export const addToCart: Catalogue['addToCart'] = {
  add: 'In den Warenkorb',
  adding: 'Wird hinzugefügt…',
  added: 'Hinzugefügt!',
  purchase: 'Kaufen',
  subscribe: 'Abonnieren',
  selectOneOption: 'Bitte wählen Sie die Option {option}.',
  selectTwoOptions: 'Bitte wählen Sie die Optionen {option1} und {option2}.',
  selectManyOptions: 'Bitte wählen Sie die Optionen {optionsList} und {lastOption}.',
  variantUnavailable: 'Diese Variante ist leider nicht verfügbar. Bitte wählen Sie eine andere.',
  notEnoughStock: 'Davon ist leider nicht genug vorrätig.',
  quantityNotANumber: 'Die Menge muss eine Zahl sein.',
  quantityNotWhole: 'Die Menge muss eine ganze Zahl sein',
  quantityOutOfRange: 'Die Menge muss zwischen {min} und {max} liegen.',
  selectDenomination: 'Wählen Sie einen Wert für den Geschenkgutschein',
  unableToAdd: failures.unableToAdd,
  unableToPurchase: 'Artikel kann nicht gekauft werden',
  unableToPurchaseGiftCard: 'Geschenkgutschein kann nicht gekauft werden',
  openItemPage: 'Dieser Artikel wird auf seiner eigenen Seite gekauft.',
  viewItem: 'Artikel ansehen',
  giftCardNotOpen: 'Geschenkgutscheine können in diesem Shop noch nicht gekauft werden.',
  subscriptionNotOpen: 'Abonnements können in diesem Shop noch nicht abgeschlossen werden.',
  additionalFieldsNotOpen: 'Dieser Artikel braucht ein Formular, das dieser Shop noch nicht annehmen kann.',
  expressCheckoutNotOpen: 'Der Sofortkauf ist in diesem Shop noch nicht möglich.',
  itemUnreadable: 'Es ist leider nicht erkennbar, zu welchem Artikel diese Schaltfläche gehört.',
};

export const cart: Catalogue['cart'] = {
  updateQuantityFailed: 'Menge kann nicht geändert werden',
  removeItemFailed: 'Artikel kann nicht entfernt werden',
  updateFormFailed: 'Formular kann nicht geändert werden',
  openFormFailed: 'Formular kann nicht geöffnet werden',
  minimumSubtotal: 'Um zur Kasse zu gehen, muss die Zwischensumme mindestens {subtotal} betragen.',
};

export const cartPill: Catalogue['cartPill'] = {
  overLimit: '100+',
  item: 'Artikel',
  items: 'Artikel',
  cart: 'Warenkorb',
  oneInCart: 'Ein Artikel im Warenkorb',
  manyInCart: '{n} Artikel im Warenkorb',
  moreThanInCart: 'Mehr als {n} Artikel im Warenkorb',
};

export const product = {
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

export const subscription = {
  everyWeek: 'pro Woche',
  everyMonth: 'pro Monat',
  everyYear: 'pro Jahr',
  everyWeeks: 'alle {billingPeriodValue} Wochen',
  everyMonths: 'alle {billingPeriodValue} Monate',
  everyYears: 'alle {billingPeriodValue} Jahre',
  forWeek: 'für 1 Woche',
  forMonth: 'für 1 Monat',
  forYear: 'für 1 Jahr',
  forWeeks: 'für {duration} Wochen',
  forMonths: 'für {duration} Monate',
  forYears: 'für {duration} Jahre',
};

export const dialog: Catalogue['dialog'] = { ok: 'OK', cancel: 'Abbrechen', close: 'Schließen' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  MALFORMED_JSON: 'Die Anfrage ist kein gültiges JSON.',
  UNKNOWN_FIELD: 'Die Anfrage enthält ein unbekanntes Feld.',
  QUANTITY_NOT_A_NUMBER: 'Die Menge muss eine Zahl sein.',
  QUANTITY_NOT_WHOLE: 'Die Menge muss eine ganze Zahl sein',
  QUANTITY_OUT_OF_RANGE: 'Die Menge muss zwischen 1 und 9999 liegen.',
  QUANTITY_NOT_ALLOWED: 'Diese Leistung kann nur einzeln gekauft werden.',
  VARIANT_REQUIRED: 'Diese Variante ist leider nicht verfügbar. Bitte wählen Sie eine andere.',
  VARIANT_UNAVAILABLE: 'Diese Variante ist leider nicht verfügbar. Bitte wählen Sie eine andere.',
  NOT_SOLD_BY_CART: 'Dieser Artikel wird auf seiner eigenen Seite gekauft.',
  IDEMPOTENCY_KEY_INVALID: 'Der Idempotency-Key fehlt oder ist zu kurz.',
  CRUMB_FAIL: 'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ORIGIN_NOT_ALLOWED: 'Dieser Shop nimmt von jener Seite keine Anfragen an.',
  NOT_FOUND: 'Nicht gefunden.',
  ITEM_NOT_FOUND: 'Dieser Artikel ist leider nicht mehr verfügbar.',
  ENTRY_NOT_FOUND: 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  METHOD_NOT_ALLOWED: 'Diese Methode ist hier nicht erlaubt.',
  OUT_OF_STOCK: 'Davon ist leider nicht genug vorrätig.',
  CART_CONFLICT: 'Ihr Warenkorb hat sich geändert. Bitte versuchen Sie es noch einmal.',
  CART_FULL: 'Ihr Warenkorb kann nicht noch mehr aufnehmen.',
  BODY_TOO_LARGE: 'Die Anfrage ist zu groß.',
  UNSUPPORTED_MEDIA_TYPE: 'Bitte senden Sie JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
  RATE_LIMITED: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  OVERLOADED: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  INTERNAL: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
};
