/** The part of the catalogue in German that only the Worker speaks. */
import type { Catalogue } from './catalogue.ts';

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

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Formulareingang - {form}',
  submissionPage: 'Gesendet von',
  submissionReply: 'Eine Antwort auf diese Mail geht an {email}.',
  submissionNoReply: 'Der Absender hat keine E-Mail-Adresse für eine Antwort hinterlassen.',
  confirmSubject: 'Bitte bestätigen Sie Ihre Anmeldung zu {list}',
  confirmIntro: 'Jemand, wahrscheinlich Sie selbst, hat {email} für {list} von {site} angemeldet.',
  confirmButton: 'Anmeldung bestätigen',
  confirmExpiry: 'Der Link gilt 7 Tage lang. Ohne Ihre Bestätigung erhalten Sie keine weiteren Mails.',
  confirmIgnore: 'Falls Sie das nicht waren, brauchen Sie nichts zu tun.',
  unsubscribe: 'Abmelden',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Anmeldung bestätigen',
  confirmText: 'Möchten Sie Mails von {site} an {email} erhalten?',
  confirmButton: 'Ja, anmelden',
  confirmedTitle: 'Sie sind angemeldet',
  confirmedText: 'Vielen Dank! Mails von {site} gehen an {email}.',
  unsubscribeTitle: 'Abmelden',
  unsubscribeText: 'Möchten Sie keine Mails von {site} an {email} mehr erhalten?',
  unsubscribeButton: 'Abmelden',
  unsubscribedTitle: 'Sie sind abgemeldet',
  unsubscribedText: 'An {email} gehen keine Mails dieser Liste von {site} mehr.',
  expiredTitle: 'Dieser Link gilt nicht mehr',
  expiredText: 'Bitte melden Sie sich noch einmal an, dann erhalten Sie einen neuen.',
  invalidTitle: 'Dieser Link ist unvollständig',
  invalidText: 'Bitte öffnen Sie ihn noch einmal aus der Mail, oder kopieren Sie ihn ganz.',
  home: 'Zurück zu {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Bitte schalten Sie JavaScript ein, um dieses Formular auszufüllen und abzusenden.',
  formNotSentTitle: 'Ihr Formular wurde nicht gesendet',
  formNotSentText:
    'Es wurde abgeschickt, bevor die Seite bereit war. Gehen Sie zurück: Ihre Angaben sind noch da, und das Formular ist gleich bereit.',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Gesendet am',
  pageTitle: 'Seite',
  pagePath: 'Adresse',
  spam: 'Spam',
  yes: 'Ja',
  otherFields: 'Weitere Felder',
};

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
  FORM_INVALID: 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
  FORM_UNPARSABLE: 'Die Formularfelder konnten nicht gelesen werden, bitte prüfen Sie Ihre Angaben.',
  SUBMISSION_KEY_INVALID:
    'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  CAPTCHA_FAILED: 'reCAPTCHA ist fehlgeschlagen. Laden Sie diese Seite neu und versuchen Sie es noch einmal.',
  FORM_FIELDS_INVALID: 'Ein Feld des Formulars ist nicht so, wie sein Typ es erlaubt.',
  REDIRECT_NOT_ALLOWED:
    'Die Weiterleitung nach dem Absenden muss zu einer Adresse dieser Website oder einer erlaubten Herkunft führen.',
  UNAUTHORIZED: 'Der API-Schlüssel fehlt, ist unbekannt, abgelaufen oder widerrufen.',
  SCOPE_MISSING: 'Der API-Schlüssel hat nicht die Berechtigung dafür.',
  CRUMB_FAIL: 'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ORIGIN_NOT_ALLOWED: 'Dieser Shop nimmt von jener Seite keine Anfragen an.',
  NOT_FOUND: 'Nicht gefunden.',
  ITEM_NOT_FOUND: 'Dieser Artikel ist leider nicht mehr verfügbar.',
  ENTRY_NOT_FOUND: 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  FORM_NOT_CONFIGURED: 'Dieses Formular wurde noch nicht eingerichtet.',
  FORM_NOT_FOUND: 'Dieses Formular gibt es nicht.',
  SUBMISSION_NOT_FOUND: 'Diese Einsendung gibt es nicht.',
  MAILING_LIST_NOT_FOUND: 'Diese Mailingliste gibt es nicht.',
  METHOD_NOT_ALLOWED: 'Diese Methode ist hier nicht erlaubt.',
  OUT_OF_STOCK: 'Davon ist leider nicht genug vorrätig.',
  CART_CONFLICT: 'Ihr Warenkorb hat sich geändert. Bitte versuchen Sie es noch einmal.',
  CART_FULL: 'Ihr Warenkorb kann nicht noch mehr aufnehmen.',
  FORM_ID_TAKEN: 'Ein Formular mit dieser ID gibt es bereits.',
  MAILING_LIST_ID_TAKEN: 'Eine Mailingliste mit dieser ID gibt es schon.',
  FORM_CONFLICT: 'Das Formular wurde inzwischen geändert. Lesen Sie es erneut, bevor Sie es ändern.',
  BODY_TOO_LARGE: 'Die Anfrage ist zu groß.',
  UNSUPPORTED_MEDIA_TYPE: 'Bitte senden Sie JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
  RATE_LIMITED: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  SUBMITTED_TOO_SOON:
    'Das Formular kann nicht abgesendet werden. Es wurden zu viele Formulare in kurzer Zeit abgesendet. Bitte versuchen Sie es später noch einmal.',
  OVERLOADED: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  INTERNAL: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
};
