/** The German texts that only the Worker uses. */
import type { Catalogue } from '../catalogue.ts';
import { cancellationForm, withdrawalForm } from './declarations.ts';

export { account } from './account.ts';
export * from './consent.ts';
export * from './declarations.ts';
export * from './gallery.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Formulareingang - {form}',
  submissionPage: 'Gesendet von',
  submissionReply: 'Eine Antwort auf diese E-Mail geht an {email}.',
  submissionNoReply: 'Der Absender hat keine E-Mail-Adresse für eine Antwort hinterlassen.',
  submissionOpen: 'Eingang öffnen',
  submissionsOpen: 'Alle Eingänge des Formulars ansehen',
  submissionsMore: 'Eingänge, die nicht in dieser E-Mail stehen: {count}.',
  submissionsFooter:
    'Eingänge, die kurz nacheinander kommen, stehen in einer E-Mail. Wenn Sie antworten möchten, schreiben Sie bitte an die Adresse im jeweiligen Eingang.',
  confirmSubject: 'Bitte bestätigen Sie Ihre Anmeldung zu {list}',
  confirmIntro: 'Jemand, wahrscheinlich Sie selbst, hat {email} für {list} von {site} angemeldet.',
  confirmButton: 'Anmeldung bestätigen',
  confirmExpiry: 'Der Link gilt 7 Tage lang. Ohne Ihre Bestätigung erhalten Sie keine weiteren E-Mails.',
  confirmIgnore: 'Falls Sie das nicht waren, ignorieren Sie diese E-Mail bitte.',
  unsubscribe: 'Abmelden',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Anmeldung bestätigen',
  confirmText: 'Möchten Sie E-Mails von {site} an {email} erhalten?',
  confirmButton: 'Ja, anmelden',
  confirmedTitle: 'Sie sind angemeldet',
  confirmedText: 'Vielen Dank! Sie erhalten E-Mails von {site} an {email}.',
  unsubscribeTitle: 'Abmelden',
  unsubscribeText: 'Möchten Sie keine E-Mails von {site} an {email} mehr erhalten?',
  unsubscribeButton: 'Abmelden',
  unsubscribedTitle: 'Sie sind abgemeldet',
  unsubscribedText: 'Sie erhalten an {email} keine E-Mails dieser Liste von {site} mehr.',
  expiredTitle: 'Dieser Link gilt nicht mehr',
  expiredText: 'Bitte melden Sie sich noch einmal an, dann erhalten Sie einen neuen.',
  invalidTitle: 'Dieser Link ist unvollständig',
  invalidText: 'Bitte öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.',
  home: 'Zurück zu {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Bitte schalten Sie JavaScript ein, um dieses Formular auszufüllen und abzusenden.',
  tooManySearchesTitle: 'Zu viele Suchanfragen',
  formNotSentTitle: 'Ihr Formular wurde nicht gesendet',
  formNotSentText:
    'Es wurde abgeschickt, bevor die Seite bereit war. Gehen Sie zurück: Ihre Angaben sind noch da, und das Formular ist gleich bereit.',
};

export const theme: Catalogue['theme'] = {
  skip: 'Zum Inhalt',
  home: 'Startseite',
  mainMenu: 'Hauptmenü',
  search: 'Suchen',
  searchFor: 'Suchbegriff',
  results: '{n|de|one=1 Treffer|other=# Treffer} für „{query}“',
  moreResults: 'Mehr als {n} Treffer für „{query}“',
  noResults: 'Nichts gefunden für „{query}“. Versuchen Sie es mit einem anderen Wort.',
  account: 'Konto',
  footer: 'Fußzeile',
  help: 'Hilfe',
  askUs: 'Fragen? Schreiben Sie uns',
  notFound: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist sie umgezogen, oder den Artikel gibt es nicht mehr.',
  toHome: 'Zur Startseite',
  products: 'Artikel',
  posts: 'Beiträge',
  categories: 'Kategorien',
  everything: 'Alles',
  nothingHere: 'Hier ist noch nichts.',
  pages: 'Seiten',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  cartNeedsScript: 'Das Skript dieser Seite verwaltet Ihren Warenkorb. Bitte schalten Sie dafür JavaScript ein.',
  breadcrumb: 'Pfad zu dieser Seite',
  picture: 'Bild',
  howToBuy: 'So können Sie es kaufen',
  subscription: 'Abonnement',
  oneTimePurchase: 'Einmaliger Kauf',
  oneFewer: 'Eins weniger',
  oneMore: 'Eins mehr',
  buyingNeedsScript: 'Zum Kaufen wird JavaScript benötigt, das in diesem Browser ausgeschaltet ist',
  related: 'Das könnte Ihnen auch gefallen',
  reviews: 'Bewertungen',
  oldestReviews: 'Das waren die ältesten Bewertungen.',
  latestReviews: 'Zu den neuesten',
  noReviews: 'Noch hat niemand etwas dazu geschrieben.',
  olderReviews: 'Ältere Bewertungen',
  allEvents: 'Alle Termine',
  months: 'Monate',
  monthByMonth: 'Monat für Monat',
  addAllToCalendar: 'Alle in den Kalender übernehmen',
  comingUp: 'Demnächst',
  nothingPlanned: 'Noch ist nichts geplant.',
  pastEvents: 'Vergangene Termine',
  seeOnMap: 'Auf der Karte ansehen',
  seeNext: 'Zu den nächsten Terminen',
  addToCalendar: 'In den Kalender übernehmen',
  lessons: 'Lektionen',
  finished: 'Abgeschlossen',
  previousLesson: 'Vorige Lektion:',
  nextLesson: 'Nächste Lektion:',
  noLesson: 'Hier gibt es noch keine Lektion.',
  follow: '{account} folgen',
};

export const orders: Catalogue['orders'] = {
  subscriptionTitle: 'Ihr Abonnement',
  giftCardTitle: 'Ihr Geschenkgutschein',
  checkoutTitle: 'Kasse',
  payNext: 'Auf der nächsten Seite prüfen Sie alles und bezahlen.',
  price: 'Preis',
  total: 'Gesamtbetrag',
  subtotal: 'Zwischensumme',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Für Nachrichten von {site} zu dieser Bestellung.',
  recipientName: 'Name der beschenkten Person',
  recipientEmail: 'E-Mail-Adresse der beschenkten Person',
  senderName: 'Von',
  senderHint:
    'Ihr Name, wie die beschenkte Person Sie kennt. Ohne ihn nennt der Geschenkgutschein Ihre E-Mail-Adresse.',
  message: 'Nachricht',
  optional: '(optional)',
  deliveryDate: 'Zustellung am',
  deliveryDateHint: 'Heute oder an einem späteren Tag.',
  tooEarly: 'Bitte wählen Sie heute oder einen späteren Tag.',
  proofText: 'Geben Sie die E-Mail-Adresse dieser Bestellung ein, um damit fortzufahren.',
  expiredTitle: 'Diese Bestellung ist abgelaufen',
  expiredText: 'Sie wurde vor mehr als 30 Tagen begonnen. Bitte beginnen Sie noch einmal auf der Seite des Artikels.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknownText: 'Er ist unvollständig oder abgelaufen. Bitte beginnen Sie noch einmal auf der Seite des Artikels.',
  toCheckout: 'Weiter zur Kasse',
  giftFor: 'Für',
  changeGift: 'Angaben zum Geschenkgutschein ändern',
  refusedTitle: 'Es ist ein Fehler aufgetreten',
  payingNeedsScript:
    'Zum Bezahlen wird JavaScript benötigt. Bitte schalten Sie es ein und laden Sie die Seite neu. Ihr Warenkorb bleibt erhalten.',
  emptyCart: 'Ihr Warenkorb ist leer.',
  backToCart: 'Zurück zum Warenkorb',
  home: 'Zurück zu {site}',
};

export const testPayment: Catalogue['testPayment'] = {
  title: 'Bestätigen Sie Ihre Zahlung',
  note: 'Dieser Shop ist im Testmodus: Es wird kein Geld abgebucht. Diese Seite ersetzt die Ihrer Bank. Wählen Sie, ob die Zahlung gelingt.',
  installmentsTitle: 'In {count} Raten mit {provider} zahlen',
  installmentsNote:
    'Dieser Shop ist im Testmodus: Es wird kein Geld abgebucht, weder heute noch später. Diese Seite ersetzt die von {provider}. Wählen Sie, ob die Zahlung gelingt.',
  approve: 'Zahlung bestätigen',
  decline: 'Zahlung ablehnen',
  expiredTitle: 'Die Zeit ist abgelaufen',
  expiredText:
    'Diese Zahlung lässt sich nicht mehr bestätigen, und es wurde nichts abgebucht. Bitte kehren Sie zur Kasse zurück.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknownText: 'Er ist unvollständig oder gehört zu keiner Zahlung. Es wurde nichts abgebucht.',
  back: 'Zurück zur Kasse',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Gesendet am',
  pageTitle: 'Seite',
  pagePath: 'Adresse',
  spam: 'Spam',
  yes: 'Ja',
  otherFields: 'Weitere Felder',
};

export const payments: Catalogue['payments'] = {
  declined:
    'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Zahlungsart.',
  insufficientFunds:
    'Die Karte ist nicht ausreichend gedeckt. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen.',
  expiredCard: 'Die Karte ist abgelaufen. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen.',
  unknownCard: 'Diese Karte wurde nicht erkannt. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen.',
  authenticationRequired:
    'Die Bank verlangt Ihre Bestätigung. Es wurde nichts abgebucht. Bitte bestätigen oder ändern Sie die Karte.',
  refunded:
    'Ein Artikel Ihrer Bestellung war nicht mehr verfügbar, als Ihre Zahlung einging. Sie erhalten Ihr Geld zurück.',
  refundedTitle: 'Sie erhalten Ihr Geld zurück',
  pendingTitle: 'Ihre Zahlung wird verarbeitet',
  pendingText:
    'Ihr Zahlungsanbieter hat sie uns noch nicht bestätigt. Es wird nichts doppelt abgebucht: Bitte sehen Sie gleich noch einmal nach.',
  checkAgain: 'Noch einmal nachsehen',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknownText: 'Er ist nicht vollständig oder gehört zu keiner Zahlung.',
  backToCheckout: 'Zurück zur Kasse',
};

export const placedOrders: Catalogue['placedOrders'] = {
  confirmedTitle: 'Vielen Dank für Ihre Bestellung',
  confirmedText: 'Ihre Zahlung ist eingegangen. Eine Bestätigung ist an {email} unterwegs.',
  statusTitle: 'Ihre Bestellung',
  testMode: 'Testmodus: Für diese Bestellung wurde kein Geld abgebucht.',
  number: 'Bestellnummer',
  date: 'Datum',
  email: 'E-Mail',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Versand',
  taxes: 'Steuern',
  taxesIncluded: 'Enthaltene MwSt.',
  total: 'Gesamtbetrag',
  paidByGiftCard: 'Mit Geschenkgutschein bezahlt',
  paidByTestCard: 'Mit Testkarte bezahlt',
  paidByStripe: 'Mit Karte oder Wallet bezahlt',
  paidOutside: 'Direkt an den Shop bezahlt',
  paidByInstallments: 'In {count} zinsfreien Raten mit {provider} bezahlt',
  paidByTestInstallments: 'In {count} zinsfreien Raten mit {provider} bezahlt (Test)',
  saveAddress: 'Diese Adresse in meinem Konto speichern',
  address: 'Lieferadresse',
  country: 'Land oder Region',
  note: 'Ihre Nachricht',
  price: 'Preis',
  unknownTitle: 'Wir können diese Bestellung nicht finden',
  unknownText:
    'Der Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
  proofText: 'Geben Sie die E-Mail-Adresse dieser Bestellung ein, um auch Adresse und Nachricht zu sehen.',
  proofButton: 'Ganze Bestellung zeigen',
  proofWrong: 'Das ist nicht die E-Mail-Adresse der Bestellung.',
  mailSubject: 'Ihre Bestellung {number} bei {site}',
  mailIntro: 'Vielen Dank für Ihre Bestellung {number}. Das haben Sie gekauft.',
  mailButton: 'Bestellung ansehen',
  mailLegal: 'Rechtliche Hinweise',
  mailFooter: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse eine Bestellung aufgegeben wurde.',
  noticeSubject: 'Neue Bestellung {number}',
  noticeIntro: 'Bestellung {number} wurde von {email} aufgegeben.',
  noticeFooter: 'Sie erhalten diese E-Mail, weil Ihr Shop neue Bestellungen an diese Adresse meldet.',
};

export const priceNotes: Catalogue['priceNotes'] = {
  taxIncluded: 'inkl. MwSt.',
  taxExcluded: 'zzgl. MwSt.',
  plusDelivery: 'zzgl. Versand',
};

export const priceLines: Catalogue['priceLines'] = {
  lowest: 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: {amount}',
  anchor: 'Ankerpreis (sidrena cijena) vom {date}: {amount}',
  unitPrice: '{price} / {measure}',
  pieces: '{n|de|one=# Stück|other=# Stück}',
  plusDeposit: 'zzgl. Pfand {amount}',
  depositIncluded: 'Darin enthaltenes Pfand',
};

export const legal: Catalogue['legal'] = {
  imprint: 'Impressum',
  terms: 'AGB',
  withdrawal: 'Widerruf',
  privacy: 'Datenschutz',
  delivery: 'Versand',
  returns: 'Rückgabe',
  accessibility: 'Barrierefreiheit',
};

export const accessibilityStatement: Catalogue['accessibilityStatement'] = {
  title: 'Erklärung zur Barrierefreiheit',
  aim: '{shop} möchte, dass alle hier einkaufen können. Diese Erklärung sagt, wie der Shop die Anforderungen der Richtlinie (EU) 2019/882 nach der Norm EN 301 549 erfüllt, und was sie nicht erfüllt.',
  serviceTitle: 'Was dieser Dienst ist',
  service:
    'In diesem Shop sehen Sie Artikel an, legen sie in den Warenkorb, bestellen und bezahlen und verwalten Ihre Bestellungen. Die Seiten lassen sich im Browser mit Maus, Finger und Tastatur bedienen.',
  steps:
    'Sie wählen einen Artikel und seine Variante, legen ihn in den Warenkorb und geben an der Kasse Adresse, Versand und Zahlung an. Sie sehen die ganze Bestellung, bevor Sie den Knopf zum Bestellen drücken.',
  meetsTitle: 'Wie der Shop die Anforderungen erfüllt',
  standard:
    'Die Software des Shops wird mit Programmen gegen WCAG 2.2, Stufen A und AA, geprüft, in hellen und in dunklen Farben.',
  keyboard: 'Warenkorb, Kasse, Konto und Dialoge werden allein mit der Tastatur geprüft.',
  targets: 'Knöpfe und Felder sind mindestens 44 Pixel hoch und breit.',
  contrast: 'Die Farben der Texte werden auf einen Kontrast von 4,5:1 geprüft.',
  width:
    'Die Seiten passen ohne seitliches Schieben in ein Fenster von 320 Pixeln, auch mit doppelt so großer Schrift.',
  errors: 'Fehler in Formularen stehen in Worten neben ihrem Feld.',
  lacksTitle: 'Was sie nicht erfüllt oder nicht bekannt ist',
  audit: 'Keine unabhängige Stelle hat den Shop geprüft, und Programme finden nur einen Teil aller Barrieren.',
  ownContent:
    'Bildern, Videos und Dateien, die der Shop selbst hinzugefügt hat, können Beschreibungen, Untertitel oder eine Gliederung fehlen.',
  ofOthers:
    'Seiten von Zahlungsdiensten und Inhalte anderer Dienste auf unseren Seiten machen andere; wir haben sie nicht geprüft.',
  ownGaps: '[… Ergänzen Sie, was Sie sonst noch wissen, warum es so ist und was Sie dagegen tun. …]',
  contactTitle: 'An wen Sie schreiben können',
  contact:
    'Wenn Sie etwas am Einkaufen hindert oder Sie Angaben in anderer Form brauchen, schreiben Sie bitte an {email}.',
  authorityTitle: 'Wer die Aufsicht hat',
  authority: '[… Name und Anschrift der Marktüberwachungsbehörde. …]',
  made: 'Diese Erklärung wurde am {date} erstellt.',
};

export const languageChoice: Catalogue['languageChoice'] = { label: 'Sprache' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  MALFORMED_JSON: 'Die Anfrage ist kein gültiges JSON.',
  UNKNOWN_FIELD: 'Die Anfrage enthält ein unbekanntes Feld.',
  QUANTITY_NOT_A_NUMBER: 'Die Menge muss eine Zahl sein.',
  QUANTITY_NOT_WHOLE: 'Die Menge muss eine ganze Zahl sein',
  QUANTITY_OUT_OF_RANGE: 'Die Menge muss zwischen 1 und 9999 liegen.',
  QUANTITY_NOT_ALLOWED: 'Dies kann nur einzeln gekauft werden.',
  ALREADY_IN_CART: 'Dies liegt schon im Warenkorb und kann nur einzeln gekauft werden.',
  VARIANT_REQUIRED: 'Diese Variante ist leider nicht verfügbar. Bitte wählen Sie eine andere.',
  VARIANT_UNAVAILABLE: 'Diese Variante ist leider nicht verfügbar. Bitte wählen Sie eine andere.',
  NOT_SOLD_BY_CART: 'Dieser Artikel kann nur auf seiner eigenen Seite gekauft werden.',
  NOT_A_SUBSCRIPTION: 'Dieser Artikel wird nicht als Abonnement verkauft.',
  COUPON_UNKNOWN: 'Dieser Code ist leider nicht gültig.',
  SHIPPING_NOT_OFFERED: 'Diese Versandart ist für diese Adresse nicht verfügbar.',
  ADDITIONAL_FIELDS_INVALID: 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
  IDEMPOTENCY_KEY_INVALID: 'Der Idempotency-Key fehlt oder ist zu kurz.',
  FORM_INVALID: 'Mindestens ein Feld ist ungültig, bitte prüfen Sie Ihre Angaben.',
  FORM_UNPARSABLE: 'Die Formularfelder konnten nicht gelesen werden, bitte prüfen Sie Ihre Angaben.',
  SUBMISSION_KEY_INVALID:
    'Beim Verarbeiten des Formulars ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  CAPTCHA_FAILED: 'reCAPTCHA ist fehlgeschlagen. Laden Sie diese Seite neu und versuchen Sie es noch einmal.',
  TOO_MANY_VARIANTS: 'Eine Änderung kann bis zu {max} Varianten betreffen. Bitte ändern Sie diese Artikel in Teilen.',
  FORM_FIELDS_INVALID: 'Ein Formularfeld hat Eigenschaften, die sein Typ nicht erlaubt.',
  REDIRECT_NOT_ALLOWED:
    'Die Weiterleitung nach dem Absenden muss zu einer Adresse dieser Website oder einer erlaubten Herkunft führen.',
  RESTOCK_EMAIL_BLANK: 'Die E-Mail-Adresse fehlt',
  RESTOCK_EMAIL_INVALID: 'Die E-Mail-Adresse ist ungültig',
  RESTOCK_CAPTCHA_MISSING: 'Lösen Sie zuerst das CAPTCHA.',
  ACCOUNT_EMAIL_INVALID: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  ADDRESS_INVALID: 'Bitte prüfen Sie diese Angabe der Adresse.',
  PASSWORD_TOO_SHORT: 'Ein Passwort hat mindestens {min} Zeichen.',
  PASSWORD_TOO_LONG: 'Ein Passwort hat höchstens {max} Zeichen.',
  PASSWORD_COMMON: 'Dieses Passwort benutzen viele, deshalb ist es leicht zu erraten. Wählen Sie ein anderes.',
  PASSWORD_MISSING: 'Bitte geben Sie Ihr Passwort ein.',
  PASSWORD_WRONG: 'Das bisherige Passwort ist falsch.',
  PASSKEY_INVALID: 'Der Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
  UNAUTHORIZED: 'Der API-Schlüssel fehlt, ist unbekannt, abgelaufen oder widerrufen.',
  SESSION_OVER: 'Sie sind abgemeldet. Melden Sie sich an, um fortzufahren.',
  LOGIN_FAILED: 'E-Mail-Adresse oder Passwort ist falsch, oder die Adresse ist noch nicht bestätigt.',
  PASSKEY_REFUSED:
    'Mit diesem Passkey können Sie sich hier nicht anmelden. Wählen Sie einen anderen, oder melden Sie sich anders an.',
  SIGN_IN_NEEDED: 'Melden Sie sich an.',
  SIGN_IN_AGAIN: 'Melden Sie sich dafür noch einmal an.',
  SCOPE_MISSING: 'Der API-Schlüssel hat nicht die Berechtigung „{scope}“.',
  CONFIRMATION_NEEDED: 'Bestätigen Sie, dass Sie es sind, und versuchen Sie es noch einmal.',
  SITE_LOCKED: 'Dieser Shop ist durch ein Passwort geschützt.',
  SITE_NOT_OPEN: 'Dieser Shop öffnet bald.',
  CRUMB_FAIL: 'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ORIGIN_NOT_ALLOWED: 'Dieser Shop nimmt von dieser Seite keine Anfragen an.',
  PASSKEY_ELSEWHERE: 'Passkeys gelten nur auf den Seiten des Shops selbst.',
  NOT_FOUND: 'Nicht gefunden.',
  SITE_CLOSED: 'Dieser Shop ist geschlossen.',
  DOMAIN_NOT_FOUND: 'Die Website hat diese Domain nicht.',
  NAVIGATION_NOT_FOUND: 'Das Menü der Website wurde nicht gefunden.',
  TRANSLATION_NOT_FOUND: 'Hier gibt es nichts dergleichen zu übersetzen.',
  TRANSLATION_NOT_CONNECTED: 'Die Website ist mit keinem Übersetzungsdienst verbunden.',
  ITEM_NOT_FOUND: 'Dieser Artikel ist leider nicht mehr verfügbar.',
  ENTRY_NOT_FOUND: 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  FORM_NOT_CONFIGURED: 'Dieses Formular wurde noch nicht eingerichtet.',
  FORM_NOT_FOUND: 'Dieses Formular gibt es nicht.',
  POPUP_NOT_FOUND: 'Dieses Popup gibt es nicht.',
  SUBMISSION_NOT_FOUND: 'Diese Einsendung gibt es nicht.',
  MAILING_LIST_NOT_FOUND: 'Diese Mailingliste gibt es nicht.',
  MEMBER_AREA_NOT_FOUND: 'Diesen Mitgliederbereich gibt es nicht.',
  REVIEW_NOT_FOUND: 'Diese Bewertung gibt es nicht.',
  COMMENT_EMPTY: 'Bitte schreiben Sie zuerst einen Kommentar.',
  COMMENT_TOO_LONG: 'Ihr Kommentar ist zu lang: Erlaubt sind {max} Zeichen.',
  COMMENT_NAME_MISSING: 'Bitte geben Sie Ihren Namen ein.',
  COMMENT_NAME_INVALID: 'Bitte geben Sie einen Namen mit höchstens {max} Zeichen und ohne Internetadresse ein.',
  COMMENT_EMAIL_INVALID: 'Bitte geben Sie eine gültige E-Mail-Adresse ein oder keine.',
  COMMENT_CAPTCHA_MISSING: 'Bitte lösen Sie zuerst das Captcha.',
  COMMENT_SIGN_IN_NEEDED: 'Bitte melden Sie sich an, um zu kommentieren.',
  COMMENT_NOT_FOUND: 'Diesen Kommentar gibt es nicht mehr.',
  COMMENTS_CLOSED: 'Hier kann nicht mehr kommentiert werden.',
  COMMENT_TOO_LATE: 'Dieser Kommentar kann nicht mehr geändert werden.',
  COMMENT_THREAD_FULL: 'Dieses Gespräch ist voll. Bitte schreiben Sie einen neuen Kommentar statt einer Antwort.',
  COMMENT_DELETED: 'Der Kommentar wurde von seinem Verfasser gelöscht und kann nicht mehr gezeigt werden.',
  ORDER_NOT_FOUND: 'Diese Bestellung gibt es nicht.',
  DECLARATION_NOT_FOUND: 'Diese Erklärung gibt es nicht.',
  WITHDRAWAL_UNITS: 'Von manchen Artikeln lassen sich nicht mehr so viele widerrufen.',
  NOT_DIGITAL: 'Nur digitale Artikel haben Dateien.',
  FILE_NAME_MISSING: 'Bitte geben Sie einen Dateinamen ein',
  FILE_RENAME_FAILED: 'Die Datei konnte nicht umbenannt werden.',
  PICTURE_TOO_MANY_PIXELS: 'Ein Bild kann bis zu 50 Megapixel haben.',
  PICTURE_NOT_FOUND: 'Dieses Bild gibt es nicht.',
  PICTURE_IN_USE: 'Das Bild wird noch verwendet.',
  IMAGE_ID_TAKEN: 'Ein Bild eines anderen Artikels hat diese ID, oder zwei in der Liste haben sie.',
  PICTURE_TOO_LARGE: 'Die Datei {fileName} ist zu groß. Erlaubt sind höchstens {maxSize}.',
  PICTURE_UNSUPPORTED: 'Die Datei {fileName} ist anscheinend keine unterstützte {fileTypeMessage}Datei.',
  PICTURE_UNREACHABLE: 'Das Bild konnte unter dieser Adresse nicht abgerufen werden.',
  FILE_UPLOAD_FAILED: 'Die Datei konnte nicht hochgeladen werden.',
  FILE_EMPTY: 'Die Datei ist leer.',
  FILE_LENGTH_REQUIRED: 'Bitte senden Sie die Länge der Datei in Content-Length.',
  FILES_FULL: 'Dieser Artikel hat so viele Dateien, wie er haben kann.',
  FILE_NAME_TAKEN: 'Eine andere Datei dieses Artikels hat diesen Namen.',
  FILE_NOT_FOUND: 'Diese Datei gibt es nicht.',
  DOWNLOAD_NOT_FOUND: 'Diesen Download gibt es nicht.',
  FILE_GONE: 'Die Datei wurde entfernt und ist nicht mehr vorhanden.',
  SUBSCRIPTION_NOT_FOUND: 'Dieses Abonnement gibt es nicht.',
  TEMPLATE_NOT_FOUND: 'Diese Vorlage gibt es nicht.',
  WEBHOOK_NOT_FOUND: 'Diesen Webhook oder diese Zustellung gibt es nicht.',
  PAYMENT_ACCOUNT_NOT_FOUND: 'Dieses Zahlungskonto gibt es nicht.',
  RESTOCK_NOT_OFFERED: 'Zu diesem Artikel verschickt der Shop keine Benachrichtigungen.',
  LIKES_NOT_OFFERED: 'Auf dieser Website kann nichts mit „Gefällt mir“ markiert werden.',
  CONTRIBUTOR_NOT_FOUND: 'Diese Person arbeitet nicht an der Website mit.',
  SESSION_NOT_FOUND: 'Diese Sitzung gibt es nicht.',
  ADDRESS_NOT_FOUND: 'Diese Adresse gibt es nicht.',
  TOO_MANY_ADDRESSES: 'Ein Konto behält höchstens {most} Adressen. Bitte entfernen Sie zuerst eine.',
  PASSKEY_NOT_FOUND: 'Diesen Passkey gibt es nicht.',
  PLACE_NOT_FOUND: 'Dieser Ort ist nicht mehr bekannt. Bitte geben Sie die Adresse selbst ein.',
  PLACES_UNAVAILABLE: 'Orte lassen sich gerade nicht nachschlagen. Bitte geben Sie die Adresse selbst ein.',
  METHOD_NOT_ALLOWED: 'Diese Methode ist hier nicht erlaubt.',
  OUT_OF_STOCK: 'Davon ist leider nicht genug vorrätig.',
  CONTRIBUTOR_EXISTS: 'Jemand mit dieser Adresse arbeitet schon mit.',
  PASSKEY_EXISTS: 'Dieser Passkey ist schon hinzugefügt.',
  PASSKEYS_FULL: 'Sie können bis zu {max} Passkeys haben. Entfernen Sie zuerst einen.',
  LIST_VIEWS_FULL: 'Sie können pro Liste bis zu {max} Ansichten speichern. Löschen Sie zuerst eine.',
  PUSH_DEVICES_FULL: 'Sie können Benachrichtigungen auf bis zu {max} Geräten erhalten. Entfernen Sie zuerst eines.',
  ENTRY_LINK_OVER: 'Dieser Link wurde schon benutzt oder ist abgelaufen.',
  LAST_ADMIN: 'Der letzte Administrator einer Website bleibt es. Machen Sie zuerst jemand anderen zum Administrator.',
  RESTOCK_IN_STOCK: 'Der Artikel ist wieder da. Laden Sie die Seite neu, um ihn zu kaufen.',
  RESTOCK_SOLD_OUT: 'Diese Variante ist ausverkauft, deshalb wurde keine E-Mail verschickt.',
  NOT_SOLD_NOW: 'Dieser Shop verkauft das derzeit nicht.',
  CART_CONFLICT: 'Ihr Warenkorb hat sich geändert. Bitte versuchen Sie es noch einmal.',
  CART_FULL: 'Ihr Warenkorb ist voll.',
  CHECKOUT_INCOMPLETE: 'Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  GIFT_CARD_UNKNOWN: 'Dieser Geschenkgutschein ist leider nicht gültig oder hat kein Guthaben mehr.',
  GIFT_CARD_NOT_ACCEPTED:
    'Mit Geschenkgutscheinen kann man kein Abonnement bezahlen, weil es später wieder abgebucht wird.',
  MINIMUM_NOT_MET: 'Ihre Bestellung liegt unter dem Mindestwert dieses Shops.',
  PAYMENT_UNAVAILABLE: 'Diese Zahlungsart ist hier nicht verfügbar.',
  WEBHOOK_INVALID: 'Die Nachricht ist nicht vom Zahlungsanbieter signiert.',
  CHECKOUT_CHANGED: 'Ihre Bestellung hat sich geändert. Bitte sehen Sie sie vor dem Bezahlen noch einmal an.',
  SUBSCRIPTION_CHANGED: 'Das Abonnement hat sich inzwischen geändert. Bitte sehen Sie es sich noch einmal an.',
  SUBSCRIPTION_BUSY: 'Dieses Abonnement wird gerade abgebucht. Bitte versuchen Sie es in einigen Minuten erneut.',
  COUPONS_FULL: 'In einer Bestellung sind nicht mehr Codes als diese möglich. Bitte entfernen Sie zuerst einen.',
  FORM_ID_TAKEN: 'Ein Formular mit dieser ID gibt es bereits.',
  POPUP_ID_TAKEN: 'Ein Popup mit dieser ID gibt es bereits.',
  POPUPS_FULL: 'Eine Website hat höchstens 20 Popups.',
  CONTENT_ID_TAKEN: 'Eine Sammlung oder einen Eintrag mit dieser ID gibt es bereits.',
  GALLERIES_FULL: 'Eine Website hat höchstens 20 Galerien.',
  MAILING_LIST_ID_TAKEN: 'Eine Mailingliste mit dieser ID gibt es bereits.',
  MEMBER_AREA_ID_TAKEN: 'Einen Mitgliederbereich mit dieser ID gibt es bereits.',
  MEMBER_AREA_IN_USE: 'Zu diesem Mitgliederbereich gehören noch Sammlungen.',
  DOMAIN_TAKEN: 'Diese Domain gehört zu einer anderen Website.',
  DOMAIN_IN_USE:
    'Das ist die Domain, die Sie gerade verwenden. Öffnen Sie die Website unter einer anderen ihrer Domains, um diese zu entfernen.',
  DOMAIN_IS_PRIMARY: 'Das ist die Hauptdomain des Shops. Bitte machen Sie zuerst eine andere Domain zur Hauptdomain.',
  DOMAIN_NOT_READY:
    'Diese Domain kann noch nicht die Hauptdomain sein. Ihre Prüfung muss ergeben, dass sie zu diesem Shop führt, und sie darf keine eigene Sprache haben.',
  MAIL_NOT_SET_UP:
    'Der Shop kann noch keine E-Mails senden: Der Server hat keinen E-Mail-Dienst oder keine Absenderadresse. Bitte richten Sie den Absender ein.',
  LAST_DOMAIN: 'Eine Website braucht mindestens eine Domain. Bitte fügen Sie zuerst eine andere hinzu.',
  COUPON_NOT_FOUND: 'Diesen Rabattcode gibt es nicht.',
  COUPON_CODE_TAKEN: 'Diesen Rabattcode gibt es schon.',
  DRAFT_NOT_FOUND: 'Diesen Bestellentwurf gibt es nicht.',
  DRAFT_ENDED: 'Dieser Bestellentwurf wurde bezahlt oder storniert und kann nicht mehr geändert werden.',
  ORDER_NOT_EDITABLE:
    'Diese Bestellung kann nicht bearbeitet werden: Ein Teil wurde versandt, sie wurde ganz erstattet oder importiert, oder sie gehört zu einem Abonnement.',
  COUPON_IN_USE: 'Dieser Rabattcode wurde schon öfter verwendet oder wird gerade in offenen Zahlungen öfter verwendet.',
  ORDER_CONFLICT: 'Der Zustand der Bestellung lässt das nicht zu.',
  VARIANT_NOT_FOUND: 'Diese Variante gibt es nicht.',
  COLLECTION_NOT_FOUND: 'Diese Sammlung gibt es nicht.',
  CONTENT_NOT_FOUND: 'Diesen Eintrag gibt es nicht.',
  CATEGORY_NOT_FOUND: 'Diese Kategorie gibt es nicht.',
  STOCK_RESERVED: 'Der Bestand kann nicht unter die {units} Stück sinken, die an Kassen reserviert sind.',
  STOCK_UNLIMITED: 'Der Bestand dieser Variante ist unbegrenzt. Setzen Sie zuerst eine Menge.',
  STOCK_ENDLESS: 'Digitale Artikel und Geschenkgutscheine gehen nie aus und haben daher keinen Bestand.',
  CATEGORY_ID_TAKEN: 'Eine Kategorie mit dieser ID gibt es bereits.',
  CATEGORY_URL_TAKEN: 'Eine andere Kategorie derselben Ebene hat diese Adresse.',
  CATEGORY_CIRCLE: 'Eine Kategorie kann nicht unter sich selbst verschoben werden.',
  CATEGORY_TOO_DEEP: 'Kategorien können bis zu 10 Ebenen tief sein.',
  CATEGORY_IS_ROOT: 'Die oberste Kategorie gehört zu ihrer Sammlung und kann nicht verschoben oder gelöscht werden.',
  CATEGORIES_FULL: 'Diese Sammlung hat so viele Kategorien, wie sie haben kann.',
  CURRENCY_IN_USE:
    'Die Währung bleibt, solange es in ihr laufende Abonnements oder Geschenkgutscheine mit Guthaben gibt und, wenn eine der beiden keine Cent hat, solange der Shop Preise hat.',
  REFUND_REFUSED: 'Der Zahlungsanbieter lehnt diese Erstattung ab. Den Grund nennt seine eigene Seite zu der Zahlung.',
  PAYMENT_ELSEWHERE:
    'Das Geld für diese Bestellung hat ein anderer Shop eingenommen. Erstatten Sie es beim Zahlungsanbieter.',
  PAYMENT_DISPUTED:
    'Diese Zahlung wird bei der Bank angefochten und kann erst erstattet werden, wenn die Bank entschieden hat.',
  FILE_TOO_LARGE:
    'Eine Datei darf bis zu 5 GB haben, und mehr als 100 MB nur in Teilen, wie der Befehl `files add` sie sendet.',
  UPLOAD_CHANGED: 'Die Datei oder ihr Hochladen hat sich geändert. Bitte laden Sie sie noch einmal hoch.',
  TEMPLATE_IN_USE: 'Diese Vorlage wird von einer Sammlung, von jedem Shop oder von einer anderen Vorlage verwendet.',
  TEMPLATES_FULL: 'Eine Website hat höchstens 200 Vorlagen.',
  WEBHOOKS_FULL: 'Eine Website hat höchstens 20 Webhooks.',
  UPLOAD_NOT_FOUND: 'Dieses Hochladen gibt es nicht, oder es wurde nach einem Tag aufgegeben.',
  PRODUCT_NOT_FOUND: 'Diesen Artikel gibt es nicht.',
  PRODUCT_BEING_BOUGHT:
    'Dieser Artikel ist gerade an einer Kasse reserviert. Bitte versuchen Sie es in 15 Minuten noch einmal.',
  PRODUCT_ID_TAKEN: 'Ein Artikel oder anderer Inhalt mit dieser ID ist schon vorhanden.',
  VARIANT_ID_TAKEN: 'Ein anderer Artikel hat eine Variante mit dieser ID.',
  URL_TAKEN: 'Eine andere Seite dieser Sammlung hat diese Adresse.',
  SKU_TAKEN: 'Eine andere Variante hat diese SKU.',
  COLLECTION_FULL: 'Diese Sammlung hat so viele Einträge, wie sie haben kann.',
  BIN_TOO_LARGE:
    'Das sind mehr Einträge, als sich auf einmal zum Zurückholen aufbewahren lassen (1.000). Löschen Sie zuerst einen Teil des Inhalts, oder löschen Sie alles endgültig.',
  VERSION_STALE: 'Jemand hat dies inzwischen geändert. Laden Sie es neu, bevor Sie es ändern.',
  IMPORT_NOT_TEXT: 'Die Datei ist kein Text in UTF-8. Tabellenprogramme speichern sie als „CSV UTF-8“.',
  IMPORT_UNKNOWN:
    'Diese Art von Datei liest ein Import nicht: Er liest CSV-Dateien mit Artikeln von Shopify oder Squarespace, Seiten von Squarespace, JSON von Artikeln oder eine Datei mit einem ganzen Shop.',
  BODY_TOO_LARGE: 'Die Anfrage ist zu groß.',
  UNSUPPORTED_MEDIA_TYPE: 'Bitte senden Sie JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet.',
  TEMPLATE_INVALID: 'Die Vorlagen enthalten Fehler und wurden nicht gespeichert.',
  TOO_MANY_LOGINS:
    'Es waren zu viele Versuche. Versuchen Sie es in {minutes|de|one=# Minute|other=# Minuten} wieder, oder lassen Sie sich einen Link schicken.',
  RATE_LIMITED: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  SUBMITTED_TOO_SOON:
    'Das Formular kann nicht abgesendet werden. Es wurden zu viele Formulare in kurzer Zeit abgesendet. Bitte versuchen Sie es später noch einmal.',
  OVERLOADED: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  UNREACHABLE: 'Das ist gerade nicht möglich. Bitte versuchen Sie es in einer Minute noch einmal.',
  INTERNAL: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
};

export const accountMails: Catalogue['accountMails'] = {
  confirmSubject: 'Bestätigen Sie Ihr Konto bei {site}',
  confirmIntro:
    'Jemand hat mit Ihrer Adresse {email} ein Konto bei {site} angelegt. Wenn Sie das waren, bestätigen Sie es; dazu brauchen Sie das Passwort, das Sie gewählt haben.',
  confirmButton: 'Konto bestätigen',
  expiresInADay: 'Der Link gilt einen Tag, einmal.',
  knownSubject: 'Sie haben schon ein Konto bei {site}',
  knownIntro:
    'Jemand wollte mit Ihrer Adresse {email} ein Konto bei {site} anlegen. Sie haben schon eines, deshalb hat sich nichts geändert. Wenn Sie Ihr Passwort vergessen haben, lassen Sie sich bei der Anmeldung einen Link für ein neues schicken.',
  passwordSubject: 'Ein neues Passwort für {site}',
  passwordIntro: 'Sie können ein neues Passwort für Ihr Konto bei {site} wählen.',
  passwordButton: 'Passwort wählen',
  expiresSoon: 'Der Link gilt 30 Minuten, einmal.',
  signInSubject: 'Anmeldung bei {site}',
  signInIntro: 'Mit diesem Link melden Sie sich ohne Passwort in Ihrem Konto bei {site} an.',
  signInButton: 'Anmelden',
  changedSubject: 'Ihr Passwort bei {site} wurde geändert',
  changedIntro: 'Das Passwort Ihres Kontos bei {site} wurde geändert, und alle Geräte wurden abgemeldet.',
  changedPasskeys:
    'Mit diesen Passkeys kann man sich weiterhin anmelden: {names}. Sie können sie in Ihrem Konto entfernen.',
  changedFooter:
    'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort: Lassen Sie sich dazu bei der Anmeldung einen Link schicken.',
  ignore: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne diese E-Mail kann niemand das Konto benutzen.',
  emailSubject: 'Ihre neue E-Mail-Adresse bei {site}',
  emailIntro:
    'Das Konto {account} bei {site} möchte {email} als Adresse verwenden. Wenn Sie das waren, bestätigen Sie es in dem Browser, in dem Sie angemeldet sind.',
  emailButton: 'Adresse bestätigen',
  emailFooter: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne diesen Link ändert sich nichts.',
  emailChangedSubject: 'Ihre E-Mail-Adresse bei {site} wurde geändert',
  emailChangedIntro:
    'Ihr Konto bei {site} hat jetzt eine andere E-Mail-Adresse, und alle anderen Geräte wurden abgemeldet.',
  emailChangedFooter:
    'Wenn Sie das nicht waren, wenden Sie sich sofort an den Shop: Vielleicht benutzt jemand anderes Ihr Konto.',
};

export const accountPages: Catalogue['accountPages'] = {
  confirmTitle: 'Konto bestätigen',
  confirmIntro: 'Geben Sie das Passwort ein, das Sie bei {site} gewählt haben.',
  confirmButton: 'Bestätigen und anmelden',
  passwordTitle: 'Neues Passwort wählen',
  passwordIntro: 'Alle Geräte, die in Ihrem Konto bei {site} angemeldet sind, werden abgemeldet.',
  passwordButton: 'Speichern und anmelden',
  signInTitle: 'Anmelden',
  signInIntro: 'Sie melden sich auf diesem Gerät in Ihrem Konto bei {site} an.',
  signInButton: 'Anmelden',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens {min} Zeichen',
  goneTitle: 'Dieser Link gilt nicht mehr',
  goneText: 'Er wurde benutzt, ist abgelaufen oder unvollständig. Lassen Sie sich einen neuen schicken.',
  signedInTitle: 'Sie sind angemeldet',
  signedInText: 'Sie sind bei {site} als {email} angemeldet.',
  emailTitle: 'Neue Adresse bestätigen',
  emailIntro: '{email} wird die Adresse des Kontos {account} bei {site}. Alle anderen Geräte werden abgemeldet.',
  emailElsewhere:
    'Das Konto {account} bei {site} möchte {email} als Adresse verwenden. Bestätigen kann das nur ein Browser, der mit diesem Konto angemeldet ist. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  emailButton: 'Adresse bestätigen',
  emailChangedTitle: 'Ihre Adresse wurde geändert',
  emailChangedText: 'Die Adresse Ihres Kontos bei {site} ist jetzt {email}.',
};

export const announcement: Catalogue['announcement'] = { close: 'Diese Mitteilung schließen' };

export const blocks: Catalogue['blocks'] = {
  summary: 'Auswahl',
  previous: 'Vorherige Einträge',
  next: 'Nächste Einträge',
  readMore: 'Weiterlesen',
  moreAbout: 'Weiterlesen: {title}',
  allPosts: 'Alle Beiträge',
  archive: 'Archiv',
  tags: 'Schlagwörter',
  noComments: 'Keine Kommentare',
  oneComment: '1 Kommentar',
  comments: '{n} Kommentare',
  noLikes: 'Keine Likes',
  oneLike: '1 Like',
  likes: '{n} Likes',
  oneItem: '1 Eintrag',
  items: '{n} Einträge',
};

export const commentMails: Catalogue['commentMails'] = {
  subject: 'Ein Kommentar wartet auf Sie: {item}',
  intro: '{author} hat „{item}“ kommentiert. Besucher sehen den Kommentar, sobald Sie ihn freigeben.',
  reported: 'Besucher haben einen Kommentar zu „{item}“ gemeldet. Er ist verborgen, bis Sie entscheiden.',
  more: 'Weitere Kommentare warten auf Sie',
  moreIntro: 'In der letzten Stunde sind weitere Kommentare eingegangen.',
  open: 'Seite öffnen',
  decide: 'Über den Kommentar entscheiden',
  list: 'Alle wartenden Kommentare ansehen',
  footer: 'Sie erhalten höchstens zwei dieser E-Mails in der Stunde.',
};

export const content: Catalogue['content'] = {
  notAPageUrl: '{val} ist keine gültige Seitenadresse',
  reservedUrl: 'Die Adresse {val} braucht der Shop selbst',
  urlTaken: '{val} ist die Adresse einer anderen Seite',
  notAnOption: '{val} ist keine der erwarteten Möglichkeiten',
  nameTooLong: '{val} ist zu lang. Höchstens {max} Zeichen sind erlaubt',
  tooManyBlocks: 'Eine Seite hat höchstens {max} Blöcke, und diese hat {count}',
  wrongBlock: 'Das JSON des Blocks {type} ist bei {field} falsch: {reason}',
  blockWithoutJson: 'Der Block {type} braucht seine Einstellungen als JSON in data-block-json',
  tooManyImages: 'Eine Galerie hat höchstens {max} Bilder, und diese hat {count}',
  tooLong: 'Höchstens {max} Zeichen sind erlaubt',
  endBeforeStart: 'Das Ende darf nicht vor dem Anfang liegen',
  noStart: 'Ein Termin braucht einen Beginn',
  notInProducts: 'Artikel werden als Artikel angelegt',
  orderedByDate: 'Die Einträge dieser Sammlung sind nach ihrem Datum geordnet',
  notInCollection: 'Die Sammlung hat keinen Eintrag {val}',
  productsByOwner: 'Artikel stehen immer in der eigenen Reihenfolge',
  notAVideo: '{val} ist kein Video von YouTube oder Vimeo',
};

export const contributors: Catalogue['contributors'] = {
  invitedSubject: 'Einladung zur Mitarbeit an {site}',
  invitedIntro: 'Die Betreiber von {site} laden Sie ein, mit Ihrer Adresse {email} an der Website mitzuarbeiten.',
  button: 'Passwort wählen',
  invitedExpiry: 'Der Link gilt 7 Tage, einmal.',
  passwordSubject: 'Ein neues Passwort für die Arbeit an {site}',
  passwordIntro: 'Sie können ein neues Passwort für die Arbeit an {site} wählen.',
  passwordExpiry: 'Der Link gilt 30 Minuten, einmal.',
  changedSubject: 'Ihr Passwort für die Arbeit an {site} wurde geändert',
  changedIntro:
    'Das Passwort, mit dem Sie ({email}) an {site} arbeiten, wurde geändert. Alle anderen Geräte wurden abgemeldet.',
  changedPasskeys:
    'Mit diesen Passkeys kann man sich weiterhin anmelden: {names}. Sie können sie dort entfernen, wo Sie sich anmelden.',
  changedFooter:
    'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort: Lassen Sie sich dazu bei der Anmeldung einen Link schicken.',
  cameBackSubject: 'Jemand arbeitet wieder als Admin an {site}',
  cameBackIntro:
    '{person} hat ein neues Passwort für die Arbeit an {site} gewählt, über einen Link, den nur jemand mit Zugang zum Server des Shops machen kann. {person} ist jetzt Admin.',
  cameBackFooter:
    'Wenn Sie das überrascht, fragen Sie bitte, wer Zugang zum Server hat, und sehen Sie nach, wer an {site} arbeitet.',
  pushAddedSubject: 'Ein Gerät zeigt jetzt Benachrichtigungen von {site}',
  pushAddedIntro:
    'Für {email} wurden auf einem Gerät Benachrichtigungen eingeschaltet: {name}. Sie nennen Bestellungen mit Nummer und Betrag.',
  ignore: 'Wenn Sie diese E-Mail nicht erwartet haben, brauchen Sie nichts zu tun.',
  pageTitle: 'Passwort wählen',
  pageText: 'Damit melden Sie sich an, wenn Sie an {site} arbeiten. Alle angemeldeten Geräte werden abgemeldet.',
  joinedTitle: 'Sie sind angemeldet',
  joinedText: 'Sie können jetzt an {site} arbeiten.',
  openConsole: 'Verwaltung öffnen',
  passkeyName: '{email} (Mitarbeit an {site})',
};

export const productInformation = {
  title: 'Angaben zum Artikel',
  manufacturer: 'Hersteller',
  responsiblePerson: 'Verantwortliche Person in der EU',
  identification: 'Kennzeichnung',
  warnings: 'Warnhinweise und Sicherheitsinformationen',
  registrations: 'Registernummern',
  age: 'Ab {age} Jahren',
  ageConfirmation: 'Ich bin mindestens {age} Jahre alt.',
  ageMissing: 'Wer diese Artikel bestellt, muss bestätigen, mindestens {age} Jahre alt zu sein.',
  ageTitle: 'Bestätigung des Alters',
  forProducts: '{products}: {text}',
  service:
    'Verlangen Sie, dass die Dienstleistung vor Ablauf der Widerrufsfrist beginnt, zahlen Sie bei einem Widerruf, was bis dahin geleistet wurde; ist die Dienstleistung vollständig erbracht, erlischt das Widerrufsrecht.',
  download:
    'Das Widerrufsrecht für einen Download erlischt, sobald er heruntergeladen werden kann, wenn Sie dem vor der Zahlung zugestimmt haben.',
  giftCard:
    'Den Kauf eines Geschenkgutscheins können Sie widerrufen; was bis dahin damit bezahlt wurde, wird nicht erstattet.',
  madeToMeasure:
    'Es besteht kein Widerrufsrecht, weil dies nach Kundenspezifikation angefertigt oder eindeutig auf persönliche Bedürfnisse zugeschnitten wird.',
  perishable:
    'Es besteht kein Widerrufsrecht, weil dies schnell verderben kann oder sein Verfallsdatum schnell überschritten würde.',
  sealedHygiene:
    'Das Widerrufsrecht erlischt, wenn die Versiegelung nach dem Empfang entfernt wird, weil dies dann aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet ist.',
  inseparable: 'Das Widerrufsrecht erlischt, wenn dies nach dem Empfang untrennbar mit anderen Gütern vermischt wurde.',
  sealedMedia:
    'Das Widerrufsrecht erlischt, wenn die Versiegelung der Aufnahme oder der Software nach dem Empfang entfernt wird.',
  periodical: 'Für einzelne Ausgaben von Zeitungen und Zeitschriften besteht kein Widerrufsrecht.',
  datedLeisure: 'Es besteht kein Widerrufsrecht, weil dies für einen bestimmten Termin oder Zeitraum ist.',
  durability: 'Haltbarkeitsgarantie des Herstellers',
  durabilityText: '{trademark} {model}: {years} Jahre, ohne zusätzliche Kosten, für die gesamte Ware',
  notice: 'Gesetzliche Gewährleistung',
  noticeAlt:
    'Mitteilung der Europäischen Union über die gesetzliche Gewährleistung. Der Link daneben erklärt ihren Inhalt.',
  noticeLink: 'Über Ihre Gewährleistungsrechte in der Europäischen Union',
};

export const downloads: Catalogue['downloads'] = {
  title: 'Ihre Downloads',
  button: 'Herunterladen',
  left: 'noch {count|de|one=1 Download|other=# Downloads}, bis {date}',
  expired: 'der Link ist abgelaufen',
  usedUp: 'alle Downloads sind verbraucht',
  closed: 'der Link ist geschlossen',
  waiting: 'Noch keine Datei gibt es für: {products}. {site} schickt Ihnen den Link per E-Mail, sobald sie bereit ist.',
  ownerWaiting:
    'Für diese Bestellung fehlen Dateien von: {products}. Fügen Sie die Dateien bei diesen Artikeln hinzu und senden Sie dann auf der Seite der Bestellung die Links.',
  termsReady:
    '{products} können Sie gleich nach der Zahlung herunterladen, bis zu {times} Mal innerhalb von {days|de|one=# Tag|other=# Tagen}. Die Links stehen auch in Ihrer E-Mail.',
  withdrawalConsent:
    'Ich verlange ausdrücklich, dass ich meine Downloads sofort erhalte, vor Ablauf der Widerrufsfrist. Mir ist bekannt, dass ich dadurch mein Widerrufsrecht für sie verliere.',
  consentMissing: 'Wer Downloads bestellt, muss zustimmen, dass sie sofort beginnen.',
  consentTitle: 'Zustimmung zum sofortigen Download',
  consentGiven: 'Erteilt am {time}: „{text}“',
  expiredTitle: 'Dieser Link ist abgelaufen',
  expiredText: 'Bitte fragen Sie {site} nach einem neuen Link und nennen Sie Ihre Bestellung {number}.',
  usedUpTitle: 'Alle Downloads sind verbraucht',
  usedUpText:
    'Diese Datei wurde so oft heruntergeladen, wie der Link es erlaubt. Bitte fragen Sie {site} nach einem neuen Link und nennen Sie Ihre Bestellung {number}.',
  closedTitle: 'Dieser Download ist geschlossen',
  closedText:
    'Die Bestellung wurde erstattet, oder der Shop hat den Link geschlossen. Wenn das ein Irrtum ist, schreiben Sie bitte an {site} und nennen Sie Ihre Bestellung {number}.',
  replacedTitle: 'Es gibt einen neueren Link',
  replacedText:
    '{site} hat Ihnen einen neuen Link per E-Mail geschickt, deshalb funktioniert dieser nicht mehr. Wenn Sie die E-Mail nicht finden, fragen Sie {site} bitte noch einmal und nennen Sie Ihre Bestellung {number}.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknownText: 'Er ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
  unavailableTitle: 'Die Datei ist gerade nicht verfügbar',
  unavailableText:
    'Bitte versuchen Sie es in ein paar Minuten noch einmal. Dieser Versuch hat keinen Download verbraucht. Wenn es weiter nicht gelingt, schreiben Sie bitte an {site} und nennen Sie Ihre Bestellung {number}.',
  renewedSubject: 'Neuer Download-Link zu Ihrer Bestellung {number}',
  renewedIntro:
    '{site} hat für eine Datei Ihrer Bestellung {number} einen neuen Link angelegt. Der frühere Link funktioniert nicht mehr.',
  givenSubject: 'Dateien Ihrer Bestellung {number} sind bereit',
  givenIntro: 'Sie können jetzt weitere Dateien Ihrer Bestellung {number} herunterladen.',
  mailFooter: 'Sie erhalten diese E-Mail, weil mit Ihrer Adresse ein digitaler Artikel bestellt wurde.',
};

export const events: Catalogue['events'] = {
  isOver: 'Diese Veranstaltung ist vorbei',
  isNow: 'Findet gerade statt',
  isToday: 'Heute',
  localTime: '{time} in Ihrer Zeitzone',
};

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} schenkt Ihnen einen Geschenkgutschein von {site}',
  hello: 'Hallo {name},',
  intro: '{sender} schickt Ihnen einen Geschenkgutschein im Wert von {amount}. Sie können ihn bei {site} einlösen.',
  message: '{sender} schreibt',
  code: 'Ihr Code',
  use: 'So lösen Sie ihn ein: Suchen Sie sich etwas aus und geben Sie den Code an der Kasse von {site} ein.',
  validity:
    'Der Geschenkgutschein hat kein Ablaufdatum. Was Sie nicht auf einmal ausgeben, bleibt für spätere Bestellungen erhalten.',
  keepSafe: 'Wer den Code hat, kann damit bezahlen: Bewahren Sie ihn sicher auf.',
  visit: 'Zu {site}',
  footer: 'Sie erhalten diese E-Mail, weil jemand einen Geschenkgutschein für Sie gekauft hat.',
  givenFooter: 'Sie erhalten diese E-Mail, weil {site} Ihnen einen Geschenkgutschein gegeben hat.',
};

export const imports: Catalogue['imports'] = {
  newCategory: 'Die Kategorie „{name}“ wird angelegt.',
  stockLeft: 'Der Lagerbestand des Shops bleibt, wie er ist.',
  orderTaken: 'Der Shop hat eine andere Bestellung mit dieser Nummer oder zu diesem Warenkorb.',
  declarationTaken: 'Der Shop hat eine andere Erklärung mit dieser Nummer oder hat danach selbst eine erhalten.',
  leftBehind: 'Für die Datei eines ganzen Shops ist das zu groß. Bitte fügen Sie es einzeln hinzu.',
  notJson: 'Das JSON ist ungültig.',
  noRecord: 'Diese Zeile ist kein Datensatz eines Shops.',
  noProduct: 'Objekt {number} ist weder ein Datensatz noch ein ganzer Artikel mit id, Sammlung und Varianten.',
  otherVersion: 'Die Datei wurde von einer anderen Version geschrieben, die dieser Shop nicht liest.',
  brokenOff: 'Die Datei endet zu früh. Es fehlen Datensätze.',
  otherCount: 'Die Datei sollte {count} Datensätze haben.',
  unusedColumn: 'Der Shop hat für diese Spalte keinen Platz.',
  otherTable:
    'Das ist eine Tabelle anderer Art mit den Spalten {columns}. Eine Datei mit Artikeln hat eine Spalte für deren Titel oder Adresse.',
  wooCommerceFile:
    'Das ist eine Artikeldatei von WooCommerce, die hier nicht gelesen werden kann. Bitte exportieren Sie die Artikel im Format von Shopify.',
  otherJson: 'Dieses JSON ist von anderer Art: Es enthält keinen ganzen Artikel und keinen Datensatz eines Shops.',
  badFields: 'Einige Felder lassen sich nicht übernehmen.',
  badField: 'Die Angabe fehlt oder ist ungültig.',
  noTitle: 'Der Shop hat diesen Artikel noch nicht, und ein neuer braucht einen Titel.',
  otherTitle: 'Der Artikel heißt bisher „{title}“.',
  skuOfAnother: '„{title}“ hat die SKU „{sku}“, die zum Artikel „{other}“ ({address}) gehört.',
  withoutSku: 'Er wird ohne diese SKU übernommen.',
  hiddenWithoutPrice: 'Ein Preis fehlt, deshalb wird der Artikel als Entwurf übernommen, den niemand kaufen kann.',
  variantWithoutPrice: 'Die neue Variante „{name}“ hat keinen Preis und wird ausgelassen.',
  saleNotLower: 'Der Angebotspreis ist nicht niedriger als der Preis.',
  unnamedOption: 'Option {number}',
  cellLeftOut: 'Die Zelle wird ausgelassen.',
  variantLeftOut: 'Die Variante wird ausgelassen.',
  restLeftOut: 'Der Rest wird ausgelassen.',
  cellBecomes: 'Daraus wird „{value}“.',
  openQuote: 'Ein Anführungszeichen, das hier beginnt, ist nicht geschlossen. Der Rest der Datei wird nicht gelesen.',
  longRow: 'Die Zeile, die hier beginnt, ist länger, als ein Artikel sein kann. Der Rest der Datei wird nicht gelesen.',
  variantWithoutProduct: 'Diese Zeile setzt einen Artikel fort, über ihr steht aber keiner.',
  productTwice: 'Zeile {line} hat einen anderen Artikel mit dieser Adresse oder id.',
  moreProblems:
    'In der Datei wurden mehr als {max} Probleme gefunden, {max} davon sind genannt. Bitte beheben Sie diese und lesen Sie die Datei dann noch einmal ein.',
  tooManyCells: 'Die Zeile hat mehr Zellen, als die Datei Spalten hat.',
  collectionNeeded:
    'Der Shop hat mehrere Sammlungen von Artikeln oder keine. Bitte geben Sie an, zu welcher die Artikel gehören.',
  badPrice: '„{value}“ ist kein Preis in der Währung des Shops.',
  saleWithoutPrice: 'Die Variante ist ohne Angebotspreis im Angebot.',
  badYes: '„{value}“ ist weder Ja noch Nein.',
  badStock: '„{value}“ ist kein Lagerbestand.',
  negativeStock: 'Der Lagerbestand {value} wird als 0 gelesen.',
  tooLong: 'Höchstens {max} Zeichen sind erlaubt.',
  badId: '„{value}“ ist keine id.',
  badAddress: '„{value}“ ist keine Adresse eines Artikels.',
  badMeasure: '„{value}“ ist weder Gewicht noch Länge.',
  badUnitMeasure: '„{value}“ kann kein Maß eines Grundpreises sein.',
  badPicture: '„{value}“ ist keine Adresse eines Bildes.',
  skuTwice: 'Zeile {line} hat diese SKU schon.',
  variantTwice: 'Zeile {line} hat eine Variante mit denselben Werten.',
  optionWithoutValue: 'Die Option „{name}“ hat keinen Wert.',
  valueWithoutOption: 'Der Wert „{value}“ gehört zu keiner Option.',
  tooManyVariants: 'Ein Artikel kann bis zu {max} Varianten haben.',
  tooManyImages: 'Ein Artikel kann bis zu {max} Bilder haben.',
  tooManyTags: 'Ein Artikel kann bis zu {max} Schlagwörter haben.',
  tooManyCategories: 'Ein Artikel kann in bis zu {max} Kategorien sein.',
  tagTooLong: 'Das Schlagwort „{name}“ ist länger als {max} Zeichen.',
  categoryTooLong: 'Die Kategorie „{name}“ ist länger als {max} Zeichen.',
  unknownKind: 'Der Shop kennt die Art „{value}“ nicht. Der Artikel behält seine Art oder ist eine Ware.',
  unknownStatus: 'Der Shop kennt den Status „{value}“ nicht.',
  noVariants: 'Dieser Artikel hat auf der Seite keine Varianten.',
  otherCurrency: 'Die Preise sind in {other}, und dieser Shop verkauft in {currency}.',
  notProduct: 'Von einer solchen Seite werden nur Artikel gelesen.',
  nextPage: 'Diese Datei ist eine von mehreren Seiten. Bitte speichern Sie auch die nächsten.',
  noProductOnPage: 'Auf dieser Seite steht kein Artikel, der sich lesen lässt.',
  pageTooLarge: 'Die Seite ist größer, als eine Seite eines Shops sein kann.',
  metricUnits:
    'Gewichte und Längen ohne Einheit werden als Kilogramm und Zentimeter gelesen. Für Pfund und Zoll wählen Sie bitte die imperialen Einheiten.',
};

export const locks: Catalogue['locks'] = {
  siteTitle: 'Diese Website ist geschützt',
  siteText: 'Geben Sie das Passwort ein, um {site} zu sehen.',
  pageTitle: 'Diese Seite ist geschützt',
  pageText: 'Geben Sie das Passwort ein, um sie zu sehen. Wenn Sie es nicht haben, fragen Sie {site} danach.',
  password: 'Passwort',
  button: 'Weiter',
  wrong: 'Dieses Passwort ist falsch. Prüfen Sie es, und versuchen Sie es noch einmal.',
  tooMany: 'Es gab zu viele Versuche. Bitte versuchen Sie es in {minutes|de|one=# Minute|other=# Minuten} noch einmal.',
};

export const memberAreas: Catalogue['memberAreas'] = {
  membersOnly: 'Diese Seite sehen nur Mitglieder von {area}.',
  join: 'Mitglied von {area} werden',
  notForSale: 'Zurzeit kann niemand Mitglied werden.',
  signIn: 'Schon Mitglied? Anmelden',
  create: 'Schon gekauft? Erstellen Sie Ihr Konto mit der Adresse Ihrer Bestellung',
  signedInAs: 'Sie sind als {email} angemeldet. Diese Adresse gehört keinem Mitglied.',
  otherAddress: 'Mit einer anderen Adresse anmelden',
  joined: 'Sie sind Mitglied von {area}. Die Seiten öffnen sich, sobald Sie sich mit {email} angemeldet haben.',
  howToEnter:
    'Melden Sie sich mit dieser Adresse an, oder erstellen Sie mit ihr ein Konto, wenn Sie noch keines haben.',
};

export const lessons: Catalogue['lessons'] = {
  progress: '{finished} von {total} abgeschlossen',
  finish: 'Als abgeschlossen markieren',
  forget: 'Als nicht abgeschlossen markieren',
  signIn: 'Melden Sie sich an, damit Ihr Fortschritt erhalten bleibt',
};

export const moneyNotices: Catalogue['moneyNotices'] = {
  disputeSubject: 'Rückbuchung zur Bestellung {number}',
  disputeIntro: 'Zur Bestellung {number} wird über die Bank {amount} zurückverlangt.',
  disputeUntil: 'Sie können bis {day} antworten. Ohne Antwort geht das Geld zurück.',
  disputeNoAnswer: 'Die Bank nimmt zu dieser Rückbuchung keine Antwort an.',
  disputeButton: 'Rückbuchung bei {provider} ansehen',
  disputeWonSubject: 'Rückbuchung zur Bestellung {number} abgewehrt',
  disputeWonIntro:
    'Die Bank hat für Sie entschieden: {amount} der Bestellung {number} gehören wieder Ihnen. Die Bestellung geht weiter wie bisher.',
  disputeLostSubject: 'Rückbuchung zur Bestellung {number} verloren',
  disputeLostIntro:
    'Die Bank hat gegen Sie entschieden: {amount} der Bestellung {number} sind zurückgegangen. Die Bestellung führt diesen Betrag als erstattet.',
  disputeLostWhole:
    'Alles Geld ist zurückgegangen. Darum sind die Downloads der Bestellung geschlossen, und mit ihr gekaufte Geschenkgutscheine gelten nicht mehr.',
  disputeLostCard: 'Was ein Geschenkgutschein bezahlt hat, bleibt bezahlt.',
  disputeLostStock: 'Der Bestand ist unverändert. Bitte buchen Sie die Ware ein, sobald sie zurück ist.',
  disputeLostSubscription: 'Das Abonnement läuft weiter, bis Sie es kündigen.',
  buyer: 'Käuferin oder Käufer',
  amount: 'Betrag',
  reason: 'Grund laut Bank',
  silentSubject: 'Zahlungen mit unbekanntem Ausgang',
  silentIntro:
    '{provider} hat uns seit zwei Tagen nicht gesagt, was aus einer Zahlung über {amount} geworden ist. Vielleicht wurde dafür Geld eingezogen.',
  silentWhat:
    'Wir fragen weiter nach. Bitte prüfen Sie, ob die Schlüssel von {provider} noch gültig sind, und suchen Sie dort nach der Zahlung {id}.',
};

export const disputeReasons: Catalogue['disputeReasons'] = {
  fraudulent: 'Die Zahlung soll betrügerisch sein.',
  product_not_received: 'Es soll nichts angekommen sein.',
  product_unacceptable: 'Die Ware soll mangelhaft oder anders als beschrieben sein.',
  duplicate: 'Die Zahlung soll doppelt eingezogen worden sein.',
  credit_not_processed: 'Eine zugesagte Erstattung soll nicht angekommen sein.',
  subscription_canceled: 'Das Abonnement soll vorher gekündigt worden sein.',
  unrecognized: 'Die Zahlung wird nicht wiedererkannt.',
  other: 'Die Bank nennt „{code}“.',
};

export const mySubscription: Catalogue['mySubscription'] = {
  title: 'Ihr Abonnement',
  unchanged:
    'Es hat sich nichts weiter geändert: Das war schon erledigt, oder das Abonnement hatte inzwischen einen anderen Stand. Unten sehen Sie, wie es jetzt steht.',
  resumeNow: 'Wenn Sie es fortsetzen, werden heute {amount} abgebucht.',
  resumeLater: 'Wenn Sie es fortsetzen, ist die nächste Zahlung von {amount} am {date}.',
  active: 'Ihr Abonnement läuft. Die nächste Zahlung von {amount} ist am {date}.',
  retrying:
    'Ihre Karte konnte nicht belastet werden. Am {date} versuchen wir erneut, {amount} abzubuchen. Vorher können Sie eine andere Karte angeben.',
  pausedByBuyer: 'Ihr Abonnement ist pausiert. Es wird nichts abgebucht, bis Sie es fortsetzen.',
  pausedByShop: 'Der Shop hat Ihr Abonnement pausiert. Es wird nichts abgebucht, bis der Shop es fortsetzt.',
  pausedForPayment:
    'Ihr Abonnement ist pausiert, weil Ihre Karte nicht belastet werden konnte. Es geht weiter, sobald Sie eine andere Karte angeben.',
  pausedForStock:
    'Ihr Abonnement ist pausiert, weil der Artikel ausverkauft ist. Es wird nichts abgebucht. Sie können es fortsetzen, wenn der Artikel wieder da ist.',
  ended: 'Ihr Abonnement ist beendet. Es wird nichts mehr abgebucht.',
  cancelled: 'Ihr Abonnement ist gekündigt. Es wird nichts mehr abgebucht.',
  started: 'Beginn',
  paid: 'Bisherige Zahlungen',
  paidOf: '{n} von {all}',
  price: 'Preis',
  address: 'Lieferadresse',
  payments: 'Zahlungen',
  skip: 'Zahlung am {date} auslassen',
  pause: 'Abonnement pausieren',
  resume: 'Abonnement fortsetzen',
  card: 'Andere Karte angeben',
  changeAddress: 'Adresse ändern',
  cancel: 'Abonnement kündigen',
  cancelTitle: 'Abonnement kündigen?',
  cancelText:
    'Danach wird nichts mehr abgebucht und nichts mehr versandt. Bezahlte Bestellungen bleiben, wie sie sind. Ein gekündigtes Abonnement kann nicht fortgesetzt werden.',
  cancelButton: 'Abonnement jetzt kündigen',
  keep: 'Abonnement behalten',
  seeAmount: 'Neuen Betrag ansehen',
  addressNote: 'Sie sehen den neuen Betrag, bevor sich etwas ändert.',
  confirmAddress: 'Bitte prüfen Sie die Adresse',
  sameAmount: 'Jede Zahlung beträgt weiterhin {amount}.',
  newAmount: 'Jede Zahlung beträgt dann {amount} statt {before}.',
  toStripe: 'Weiter zu Stripe',
  stripeNote: 'Die neue Karte geben Sie bei Stripe an. Dort wird nichts abgebucht.',
  cardNotChanged: 'Die Karte wurde nicht geändert. Bitte versuchen Sie es noch einmal.',
  back: 'Zurück',
  proof:
    'Um Ihre Bestellungen zu sehen, Adresse und Karte zu ändern oder mit einer Zahlung fortzusetzen, geben Sie bitte die E-Mail-Adresse des Abonnements ein.',
  unknownTitle: 'Dieses Abonnement finden wir nicht.',
  unknownText: 'Vielleicht ist der Link unvollständig. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail.',
  chargedToday: 'Ihr Abonnement läuft. Heute werden {amount} abgebucht.',
  skipped: 'Sie haben eine Zahlung ausgelassen. Wir haben Ihnen dazu eine E-Mail geschickt.',
  paused: 'Sie haben das Abonnement pausiert. Wir haben Ihnen dazu eine E-Mail geschickt.',
  resumed: 'Sie haben das Abonnement fortgesetzt. Wir haben Ihnen dazu eine E-Mail geschickt.',
  stopped: 'Sie haben das Abonnement gekündigt. Wir haben Ihnen dazu eine E-Mail geschickt.',
  moved: 'Sie haben die Adresse geändert. Wir haben Ihnen dazu eine E-Mail geschickt.',
  cardChanged: 'Sie haben die Karte geändert. Wir haben Ihnen dazu eine E-Mail geschickt.',
  actions: 'Abonnement ändern',
  resumeAndPay: 'Fortsetzen und heute {amount} zahlen',
  thenCharged: 'Danach werden heute {amount} von der neuen Karte abgebucht.',
  saveCard: 'Diese Karte speichern',
  waiting: 'Der Artikel ist ausverkauft, deshalb wird nichts abgebucht. Am {date} sehen wir wieder nach.',
  proofButton: 'Weiter',
  proofWrong: 'Das ist nicht die E-Mail-Adresse des Abonnements.',
};

export const returns: Catalogue['returns'] = {
  title: 'Rücksendungen',
  opened: 'Rücksendung vom {date}',
  open: 'Wir warten auf die Ware',
  received: 'Die Ware ist angekommen',
  refunded: 'Erstattet',
  cancelled: 'Storniert',
  goods: 'Ware, die zurückgeht',
  slip: 'Rücksendeschein drucken',
  slipTitle: 'Rücksendeschein',
  slipText: 'Bitte legen Sie diesen Schein in das Paket.',
  sendTo: 'Senden Sie die Ware an',
  noAddress: '{site} teilt Ihnen mit, wohin Sie die Ware senden.',
  buyerPays: 'Sie tragen die Kosten der Rücksendung.',
  shopPays: '{site} trägt die Kosten der Rücksendung.',
  within: 'Bitte senden Sie die Ware binnen 14 Tagen nach Ihrem Widerruf zurück.',
  mailSubject: 'Ihre Rücksendung zu Bestellung {number} bei {site}',
  mailIntro: '{site} hat zu Ihrer Bestellung {number} eine Rücksendung angelegt.',
  mailMoney:
    'Sie erhalten Ihr Geld auf demselben Weg zurück, auf dem Sie bezahlt haben. Wir dürfen warten, bis die Ware angekommen ist oder bis Sie nachweisen, dass Sie sie abgesandt haben.',
};

export const afterSale: Catalogue['afterSale'] = {
  sku: 'Artikelnummer',
  giftFor: 'Geschenk für',
  giftMessage: 'Nachricht zum Geschenk',
  deliveryMethod: 'Versandart',
  nextTitle: 'Wie es weitergeht',
  nextPhysical: 'Wir packen Ihre Bestellung und schreiben Ihnen, sobald sie unterwegs ist.',
  nextGiftCardNow: 'Der Geschenkgutschein geht sofort per E-Mail an {email}.',
  nextGiftCard: 'Der Geschenkgutschein geht am {date} per E-Mail an {email}.',
  giftCardSent: 'Der Geschenkgutschein wurde per E-Mail an {email} geschickt.',
  nextService: '{site} meldet sich bei Ihnen, um einen Termin zu vereinbaren.',
  nextCharge:
    'Die nächste Zahlung, {amount}, wird am {date} abgebucht. Bis dahin können Sie das Abonnement ändern oder kündigen.',
  lastCharge: 'Das war die letzte Zahlung des Abonnements.',
  manageSubscription: 'Abonnement ändern oder kündigen',
  contactTitle: 'Fragen?',
  contactText: 'Schreiben Sie an {email}.',
  renewalSubject: 'Ihr Abonnement bei {site}: Bestellung {number}',
  renewalIntro: 'Ihr Abonnement wurde verlängert. Das ist Bestellung {number}.',
  packTitle: 'Zu packen',
  orderedTitle: 'Bestellt',
  paidTitle: 'Bezahlt',
  sendTo: 'Senden an',
  buyerNote: 'Nachricht zur Bestellung',
  writeToBuyer: 'Nachricht schreiben',
  openOrder: 'Seite der Bestellung öffnen',
  markSent: 'Sobald sie unterwegs ist, markieren Sie sie dort als versandt. Dann wird sie per E-Mail angekündigt.',
  markEnded: 'Wenn alles erledigt ist, schließen Sie die Bestellung dort ab.',
  state: 'Stand',
  paid: 'Bezahlt',
  packed: 'Gepackt',
  sent: 'Versandt',
  ended: 'Abgeschlossen',
  refunded: 'Erstattet',
  partlyRefunded: 'Teilweise erstattet',
  history: 'Verlauf',
  eventPaid: 'Bestellt und bezahlt',
  eventSentWith: 'Versandt mit {carrier}',
  eventEdited: 'Die Bestellung wurde geändert',
  eventRefunded: '{amount} erstattet',
  eventDisputeLost: '{amount} von Ihrer Bank zurückgeholt',
  eventRefundFailed: 'Eine Erstattung von {amount} kam nicht an',
  partlySent: 'Teilweise versandt',
  delivered: 'Zugestellt',
  partlyDelivered: 'Teilweise zugestellt',
  withdrawUntil: 'Nach unserer Zählung können Sie diesen Vertrag bis zum Ablauf dieses Tages widerrufen: {date}.',
  withdrawFromNow: 'Sie können diesen Vertrag ab jetzt widerrufen, bis {n} Tage nach Erhalt der Ware.',
  cancelled: 'Storniert',
  eventPartSentWith: 'Ein Teil wurde mit {carrier} versandt',
  sentPartIntro: 'Wir haben einen Teil Ihrer Bestellung {number} versandt. Der Rest folgt in einem weiteren Paket.',
  sentRestIntro: 'Wir haben den Rest Ihrer Bestellung {number} versandt.',
  cancelledSubject: 'Ihre Bestellung {number} bei {site} ist storniert',
  cancelledIntro: '{site} hat Ihre Bestellung {number} storniert.',
  cancelledReason: 'Grund',
  cancelledMoney: 'Sie erhalten Ihr Geld zurück. Darüber informieren wir Sie in einer weiteren E-Mail.',
  packingSlip: 'Packzettel',
  track: 'Sendung verfolgen',
  trackingNumber: 'Sendungsnummer',
  correctedSubject: 'Neue Sendungsnummer zu Ihrer Bestellung {number} bei {site}',
  correctedIntro: 'Der Versanddienst oder die Sendungsnummer eines Pakets Ihrer Bestellung {number} hat sich geändert.',
  eventCorrected: 'Die Sendungsnummer eines Pakets wurde berichtigt',
  eventTakenBack: 'Ein Paket wurde versehentlich als versandt gemeldet und folgt noch',
  carrier: 'Versanddienst',
  refundedSum: 'Erstattet',
  sentSubject: 'Ihre Bestellung {number} bei {site} ist unterwegs',
  sentIntro: 'Wir haben Ihre Bestellung {number} versandt.',
  refundSubject: 'Eine Erstattung zu Ihrer Bestellung {number} bei {site}',
  refundIntro: '{site} hat Ihnen {amount} zu Ihrer Bestellung {number} erstattet.',
  refundToPayer: 'Das Geld geht auf demselben Weg zurück, auf dem Sie bezahlt haben. Banken brauchen bis zu zehn Tage.',
  refundToGiftCard: '{amount} sind wieder auf dem Geschenkgutschein, mit dem Sie bezahlt haben.',
  refundDownloads: 'Die Downloads dieser Bestellung sind jetzt geschlossen.',
  refundGiftCards: 'Geschenkgutscheine, die damit gekauft wurden, gelten nicht mehr.',
  refundTest: 'Testmodus: Es wurde kein Geld abgebucht, also fließt auch keines zurück.',
};

export const ownerErrors: Catalogue['ownerErrors'] = {
  alreadyExists: 'Schon vorhanden: {tagType}',
  notAnOption: '{val} ist keine der erwarteten Möglichkeiten',
  notAPageUrl: '{val} ist keine gültige Seiten-URL',
  required: 'Pflichtfeld',
  tooLong: 'Höchstens {max} Zeichen sind erlaubt',
  outOfRange: 'Dieser Wert liegt außerhalb des Erlaubten',
  saleNotLower: 'Der Angebotspreis muss niedriger sein als der Preis',
  noSubscription: 'Nur Waren, Dienstleistungen und Mitgliedschaften können als Abo verkauft werden',
  unitsDiffer: 'Beide Einheiten müssen dasselbe messen, etwa g und kg',
  noDeposit: 'Ein Geschenkgutschein hat kein Pfand',
};

export const ownerNames: Catalogue['ownerNames'] = {
  tag: 'Schlagwort',
  category: 'Kategorie',
  option: 'Option',
  variant: 'Variante',
  sku: 'SKU',
  image: 'Bild',
};

export const ownerFields: Catalogue['ownerFields'] = {
  missing: 'Bitte geben Sie einen Wert an.',
  number: 'Das muss eine ganze Zahl sein.',
  text: 'Das muss ein Text sein.',
  yesOrNo: 'Das muss true oder false sein.',
  list: 'Das muss eine Liste sein.',
  object: 'Das muss ein Objekt sein.',
  least: 'Das muss mindestens {limit} sein.',
  most: 'Das darf höchstens {limit} sein.',
  empty: 'Das darf nicht leer sein.',
  longest: 'Das darf höchstens {limit} Zeichen haben.',
  entries: 'Diese Liste darf höchstens {limit} Einträge haben.',
  choice: '{val} ist keine der möglichen Angaben.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  link: '{val} ist keine gültige Adresse einer Seite.',
  secureOrigin: '{val} ist keine Herkunft wie https://tags.example.',
  electronicAddress: '{val} ist weder eine E-Mail-Adresse noch eine Adresse, die mit https:// beginnt.',
  country: '{val} ist nicht der Code eines Landes.',
  region: '{val} ist keine Region, die Adressen dieses Landes nennen.',
  id: 'Eine ID hat nur Buchstaben, Ziffern, - und _.',
  repeatedId: 'Jede ID darf nur einmal vorkommen.',
  ascending: 'Jede Stufe muss über der vorigen beginnen.',
  oneTier: 'Ein fester Preis hat eine einzige Stufe.',
  aboveMinimum: 'Das Maximum muss über dem Minimum liegen.',
  noInstallments:
    'Ratenzahlung braucht ein Konto in den USA, Kanada, Australien, Neuseeland oder Großbritannien und die Währung dieses Landes.',
  noProductsToSell: 'Der Shop hat keinen Artikel, den Besucher sehen können.',
  noWayToPay: 'Niemand könnte bezahlen: Verbinden Sie einen Zahlungsanbieter, oder schalten Sie den Testmodus ein.',
  testPaymentsAlone:
    'Niemandem würde etwas berechnet: Der Shop nimmt nur Testzahlungen an. Geben Sie an, dass er zum Testen öffnet, oder verbinden Sie einen Zahlungsanbieter und verlassen Sie den Testmodus.',
  notInTestMode: 'Der Shop nimmt echte Zahlungen an. Schalten Sie den Testmodus ein, um die Kasse auszuprobieren.',
  noLivePayments:
    'Der Testmodus bleibt an, bis ein echter Zahlungsanbieter eingerichtet ist: Ohne ihn könnte niemand bezahlen.',
  paymentKeyPublishable:
    'Das ist der veröffentlichbare Schlüssel, den alle kennen dürfen. Der Shop braucht den geheimen Schlüssel daneben, der mit {start} beginnt.',
  paymentKeyStart:
    'Dieser Schlüssel beginnt nicht mit {start}. Ein Live-Konto hat einen Live-Schlüssel, ein Testkonto einen Testschlüssel.',
  paymentKeyRefused:
    'Stripe kennt diesen Schlüssel nicht. Vielleicht wurde er bei Stripe ersetzt. Bitte kopieren Sie den Schlüssel noch einmal.',
  paymentKeyPermissions:
    'Dieser eingeschränkte Schlüssel darf nicht alles, was der Shop braucht. Erlauben Sie ihm bei Stripe, Checkout Sessions, PaymentIntents, Charges and Refunds, Webhook Endpoints zu schreiben sowie Accounts und Disputes zu lesen.',
  paymentAccountInactive:
    'Stripe lässt dieses Konto noch keine Zahlungen annehmen. Bitte vervollständigen Sie das Konto bei Stripe und verbinden Sie es dann.',
  paymentAddress:
    'Stripe kann keine Zahlungen an {origin} melden. Bitte verbinden Sie das Konto unter der öffentlichen Adresse des Shops, die mit https:// beginnt.',
  discountCode: 'Ein Code hat nur Buchstaben, Ziffern, - und _.',
  afterStart: 'Das Ende muss nach dem Anfang liegen.',
  datasetColumn: 'Ihre Daten brauchen mindestens eine Spalte',
  datasetRow: 'Ihre Daten brauchen mindestens eine Zeile',
  datasetMissing: 'In einer oder mehreren Zeilen fehlen Daten',
  video: '{val} ist kein Video von YouTube oder Vimeo',
  menuItem: 'Eine Speisekarte braucht mindestens einen Eintrag.',
  other: 'Dieser Wert ist nicht gültig.',
};

export const pageBlocks: Catalogue['pageBlocks'] = {
  orderNow: 'Jetzt bestellen',
  playVideo: 'Video abspielen: {title}',
  videoNote: 'Das Video kommt von {provider}, sobald Sie es abspielen.',
  listen: '{title} anhören',
  download: 'Herunterladen',
  openInMaps: 'In Karten öffnen',
  showMap: 'Karte anzeigen',
  mapNote: 'Die Karte kommt von OpenStreetMap, sobald Sie sie anzeigen.',
  chartNumbers: 'Die Zahlen als Tabelle',
};

export const passkeyMails: Catalogue['passkeyMails'] = {
  addedSubject: 'Ein Passkey für {site} wurde hinzugefügt',
  addedIntro: 'Ein Passkey wurde hinzugefügt: Damit meldet man sich bei {site} ohne Passwort als {email} an.',
  removedSubject: 'Ein Passkey für {site} wurde entfernt',
  removedIntro: 'Ein Passkey, mit dem man sich bei {site} als {email} anmelden konnte, wurde entfernt.',
  name: 'Sein Name: {name}',
  unnamed: 'Passkey',
  footer:
    'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort, und entfernen Sie Passkeys, die Sie nicht kennen.',
};

export const pictures: Catalogue['pictures'] = {
  fileType: 'Bild-',
  usedBy: 'Dieses Bild wird noch verwendet von: {uses}.',
};

export const plainForms: Catalogue['plainForms'] = {
  notSent: 'Ihre Eingaben konnten nicht gesendet werden. Sie sind alle noch da.',
  filesAgain: 'Bitte wählen Sie Ihre Bilder noch einmal aus.',
  sendAgain: 'Noch einmal senden',
};

export const opening: Catalogue['opening'] = {
  contact: 'Sie erreichen uns unter {email}.',
  signIn: 'Betreiben Sie diesen Shop? Melden Sie sich an.',
  bar: 'Besucher lesen, dass dieser Shop bald öffnet.',
  open: 'Shop eröffnen',
};

export const plans: Catalogue['plans'] = {
  closedSignIn: 'Betreiben Sie diesen Shop? Melden Sie sich an, um den Tarif zu erneuern.',
  title: 'Der Tarif von {site}',
  elsewhere: 'Hier werden keine Tarife verkauft. Wer den Server dieses Shops betreibt, ändert seinen Tarif.',
};

export const reminders: Catalogue['reminders'] = {
  subject: 'Ihre Bestellung bei {site} ist noch nicht bezahlt',
  intro:
    'Sie haben bei {site} eine Bestellung begonnen und nicht bezahlt. Alles ist noch so, wie Sie es verlassen haben.',
  button: 'Weiter zur Kasse',
  otherwise:
    'Wenn Sie es sich anders überlegt haben, brauchen Sie nichts zu tun: Es ist nichts bestellt und nichts abgebucht. Preise und Bestand können sich ändern, bis Sie bezahlen.',
  refuse: 'Nicht mehr erinnern',
  footer: 'Sie erhalten diese E-Mail einmal, weil Ihre Adresse an der Kasse von {site} eingegeben wurde.',
  backTitle: 'Ihr Warenkorb',
  proofText:
    'Geben Sie die E-Mail-Adresse ein, die Sie an der Kasse genannt haben. Dann kommt der Warenkorb auf dieses Gerät.',
  goneTitle: 'Diesen Warenkorb gibt es nicht mehr',
  goneText:
    'Er wurde bezahlt, geleert oder gelöscht, oder der Link ist unvollständig. Durch das Öffnen wurde nichts abgebucht.',
  refuseTitle: 'Keine Erinnerungen mehr',
  refuseText:
    'Möchten Sie von {site} nicht mehr an unbezahlte Bestellungen erinnert werden? Andere E-Mails zu Ihren Bestellungen kommen weiterhin.',
  refusedTitle: 'Sie werden nicht mehr erinnert',
  refusedText: '{site} erinnert Sie nicht mehr an unbezahlte Bestellungen.',
  unknownTitle: 'Dieser Link funktioniert nicht',
  unknownText: 'Er ist unvollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
};

export const restock: Catalogue['restock'] = {
  backSubject: '{product} ist wieder da',
  backIntro: 'Sie wollten von {site} erfahren, wann {product} wieder da ist. Jetzt ist der Artikel wieder auf Lager.',
  backButton: 'Zum Artikel',
  backNoReservation: 'Wir reservieren nichts für Sie, und der Artikel kann wieder ausverkauft sein.',
  stop: 'Keine solchen E-Mails mehr schicken',
  backFooter:
    'Sie erhalten diese E-Mail einmal, weil Ihre Adresse bei {site} für eine Benachrichtigung zu diesem Artikel eingetragen wurde.',
  confirmSubject: 'Möchten Sie erfahren, wann {product} wieder da ist?',
  confirmIntro:
    'Ihre Adresse wurde bei {site} eingetragen, um eine E-Mail zu bekommen, sobald {product} wieder auf Lager ist. Bitte bestätigen Sie, dass Sie das waren.',
  confirmButton: 'Ja, benachrichtigen',
  confirmExpiry: 'Der Link gilt 7 Tage.',
  confirmFooter: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Sie bekommen keine weitere E-Mail.',
  confirmTitle: 'Bitte bestätigen',
  confirmText: 'Soll {site} an {email} schreiben, sobald der Artikel wieder auf Lager ist?',
  confirmedTitle: 'Sie sind eingetragen',
  confirmedText: '{site} schreibt an {email}, sobald der Artikel wieder auf Lager ist.',
  stopTitle: 'Keine Benachrichtigungen mehr',
  stopText: 'Soll {site} an {email} keine E-Mails mehr über Artikel schicken, die wieder auf Lager sind?',
  stopButton: 'Keine mehr schicken',
  stoppedTitle: 'Sie bekommen keine Benachrichtigungen mehr',
  stoppedText: '{email} steht bei {site} auf keiner solchen Liste mehr.',
  expiredTitle: 'Dieser Link ist abgelaufen',
  expiredText: 'Bitte tragen Sie sich auf der Seite des Artikels noch einmal ein, um einen neuen zu bekommen.',
  unknownTitle: 'Dieser Link ist unvollständig',
  unknownText: 'Öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn ganz.',
  home: 'Zurück zu {site}',
};

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} erfährt nichts mehr',
  intro:
    '{service} weist zurück, was der Shop sendet. Deshalb meldet der Shop dort keine Bestellungen und Warenkörbe mehr.',
  account: 'Konto',
  answer: 'Antwort',
  waiting:
    'Neue Bestellungen und Warenkörbe warten bis zu sieben Tage, bei Google Analytics drei Tage. Ältere werden aufgegeben.',
  resume:
    'Sobald die Ursache behoben ist, schalten Sie den Dienst bitte wieder ein. Auch ein neues Geheimnis wird dort gesetzt.',
};

export const mailSender: Catalogue['mailSender'] = {
  refused: 'E-Mails kommen nicht mehr von {domain}',
  refusedIntro:
    'Der E-Mail-Dienst nimmt keine E-Mails von {domain} mehr an. Die E-Mails Ihres Shops kommen jetzt von der Adresse des Servers, sofern er eine hat; sonst warten sie. Keine E-Mail geht verloren.',
  answer: 'Antwort',
  refusedNext:
    'Bitte prüfen Sie die Einträge der Domain. Ihre eigene Adresse wird wieder verwendet, sobald die Prüfung gelingt.',
  test: 'Testmail von {shop}',
  testIntro: 'Die Mails Ihres Shops kommen an. Diese kommt von {address}.',
  testSpam: 'Falls diese Mail im Spam-Ordner lag, prüfen Sie bitte die Einträge der Domain.',
};

/** Texts of the owner's API for the site itself. */
export const siteErrors = {
  missing: 'Ein H/S/L-Wert fehlt.',
  hue: 'Der Farbton liegt außerhalb der Grenzen.',
  saturation: 'Die Sättigung liegt außerhalb der Grenzen.',
  lightness: 'Die Helligkeit liegt außerhalb der Grenzen.',
  alpha: 'Die Deckkraft liegt außerhalb der Grenzen.',
  color: 'Eine Farbe ist 3 bis 6 hexadezimale Ziffern, rgb(), rgba(), hsl(), hsla(), hwb() oder ein Farbname.',
  noTexts: 'Wir haben keine Texte in {language}.',
  ownLanguage: '{language} ist die eigene Sprache der Website.',
  memberArea: 'Ein Mitgliederbereich steht nur im Menü _memberareas.',
  onlyPages: '{name} enthält nur Seiten der Website.',
} as const;

export const subscriptionTerms: Catalogue['subscriptionTerms'] = {
  today: 'Heute zahlen Sie {amount}.',
  plusDelivery: '{amount} zzgl. Versand',
  onlyPayment: 'Dies ist die einzige Zahlung. Danach endet das Abonnement von selbst.',
  next: 'Danach zahlen Sie {price}, das nächste Mal am {date}.',
  onceMore: 'Danach zahlen Sie noch einmal {amount}, am {date}.',
  untilCancelled: 'Das Abonnement läuft, bis Sie es kündigen.',
  endsAfter: 'Sie zahlen insgesamt {n}-mal, das letzte Mal am {last}. Danach endet das Abonnement von selbst.',
  endsThen: 'Danach endet das Abonnement von selbst.',
  priceStays: 'Dieser Preis bleibt gleich, solange Ihr Abonnement läuft.',
  priceStaysDelivered:
    'Dieser Preis bleibt gleich, solange Ihr Abonnement läuft. Versand und Steuern ändern sich nur, wenn Sie die Adresse ändern.',
  cardIsKept: 'Ihre Karte wird für diese Zahlungen gespeichert.',
  howToCancel:
    'Vor jeder Zahlung schreiben wir Ihnen eine E-Mail. Über den Link darin können Sie die Zahlung auslassen, das Abonnement pausieren oder kündigen.',
  resumedLate:
    'Wenn Sie ein pausiertes Abonnement nach dem Tag einer Zahlung fortsetzen, wird diese sofort abgebucht. Das sehen Sie, bevor Sie es fortsetzen.',
};

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: 'Ihr Abonnement von {product} verlängert sich bald',
  resumed: 'Ihr Abonnement von {product} läuft weiter',
  skipped: 'Eine Zahlung Ihres Abonnements von {product} entfällt',
  ended: 'Ihr Abonnement von {product} ist zu Ende',
  addressChanged: 'Die Adresse Ihres Abonnements von {product} wurde geändert',
  cardChanged: 'Die Karte Ihres Abonnements von {product} wurde geändert',
  failed: 'Wir konnten Ihr Abonnement von {product} nicht abbuchen',
  delayed: '{product} ist ausverkauft, wir buchen vorerst nichts ab',
  paused: 'Ihr Abonnement von {product} pausiert',
  cancelled: 'Ihr Abonnement von {product} ist gekündigt',
  nextCharge: 'Wir buchen am {date} {amount} ab.',
  beforeRenewal:
    'Über den Link unten können Sie bis dahin die Zahlung auslassen, das Abonnement pausieren oder kündigen.',
  otherCard: 'Über den Link unten können Sie eine andere Karte angeben. Dann versuchen wir es sofort noch einmal.',
  whenBack: 'Ihre Bestellung kommt, sobald der Artikel wieder vorrätig ist.',
  nothingMore: 'Es wird nichts mehr abgebucht.',
  details: 'Einzelheiten',
  button: 'Zum Abonnement',
  footer: 'Sie erhalten diese E-Mail, weil Sie in diesem Shop ein Abonnement haben.',
  nextTry: 'Am {date} versuchen wir erneut, {amount} abzubuchen.',
  nextLook: 'Am {date} sehen wir wieder nach. Es wird nichts abgebucht, bevor der Artikel wieder da ist.',
  chargeToday: 'Wir buchen heute {amount} ab.',
  manage: 'Über den Link unten können Sie eine Zahlung auslassen, das Abonnement pausieren oder kündigen.',
  resumeOrCancel: 'Über den Link unten können Sie das Abonnement fortsetzen oder kündigen.',
  cancelThere: 'Über den Link unten können Sie das Abonnement kündigen.',
  cardThen: 'Über den Link unten können Sie eine andere Karte angeben. Davon werden dann sofort {amount} abgebucht.',
  byBuyer: 'Sie haben das Abonnement gekündigt.',
  byShop: 'Der Shop hat das Abonnement gekündigt.',
  cancelledAt: 'Gekündigt am',
  newAddress: 'Neue Adresse',
  eachPayment: 'Jede Zahlung',
  notYou: 'Falls diese Änderung nicht von Ihnen ist, antworten Sie bitte auf diese E-Mail.',
};

export const subscriptionNotices: Catalogue['subscriptionNotices'] = {
  delayed: '{product} ist für ein Abonnement ausverkauft',
  paused: 'Ein Abonnement von {product} ist pausiert',
  cancelled: 'Ein Abonnement von {product} ist gekündigt',
  delayedText:
    'Es wird nichts abgebucht, und Sie müssen nichts packen. Am {date} wird der Bestand wieder geprüft. Nach einer Woche pausiert das Abonnement.',
  byBuyer: 'Der Kunde hat es pausiert. Es wird nichts abgebucht, bis er es fortsetzt.',
  byPerson: '{person} hat es in der Konsole pausiert. Es wird nichts abgebucht, bis es fortgesetzt wird.',
  byOwner: 'Es wurde vom Shop pausiert. Es wird nichts abgebucht, bis es fortgesetzt wird.',
  forPayment:
    'Die Karte konnte nicht belastet werden, und es gibt keinen weiteren Versuch. Wir haben den Kunden um eine andere Karte gebeten; dann geht das Abonnement von selbst weiter.',
  forStock:
    'Der Artikel ist ausverkauft oder wurde gelöscht. Es wird nichts abgebucht. Wenn er wieder da ist, können der Kunde oder Sie das Abonnement fortsetzen.',
  cancelledByBuyer:
    'Der Kunde hat es gekündigt. Es wird nichts mehr abgebucht. Bezahlte Bestellungen bleiben, wie sie sind.',
  cancelledByPerson:
    '{person} hat es in der Konsole gekündigt. Es wird nichts mehr abgebucht. Bezahlte Bestellungen bleiben, wie sie sind.',
  cancelledByOwner:
    'Es wurde vom Shop gekündigt. Es wird nichts mehr abgebucht. Bezahlte Bestellungen bleiben, wie sie sind.',
  declined: 'Die Bank hat die Karte abgelehnt.',
  insufficientFunds: 'Die Karte ist nicht gedeckt.',
  expiredCard: 'Die Karte ist abgelaufen.',
  unknownCard: 'Die Karte wurde nicht erkannt.',
  authenticationRequired: 'Die Bank verlangt eine Bestätigung des Kunden.',
  customer: 'Kunde',
  item: 'Artikel',
  paid: 'Bisherige Zahlungen',
  show: 'Abonnement ansehen',
};

export const webhookNotice: Catalogue['webhookNotice'] = {
  subject: 'Ein Webhook ist abgeschaltet',
  intro: 'Seit {day} ist keine Nachricht an diese Adresse angekommen. Deshalb hat der Shop den Webhook abgeschaltet.',
  address: 'Adresse',
  lost: 'Wartende Nachrichten sind aufgegeben, und es wird nichts mehr gesendet. Aufgegebene Nachrichten stehen 30 Tage lang in der Liste und können noch einmal gesendet werden.',
  enable: 'Sobald die Adresse wieder antwortet, schalten Sie den Webhook bitte wieder ein.',
};

export const writtenReviews: Catalogue['writtenReviews'] = {
  mailSubject: 'Wie gefällt Ihnen Ihr Einkauf bei {site}?',
  mailIntro:
    'Ihre Bestellung {number} ist seit einigen Tagen bei Ihnen. Wie gefällt sie Ihnen? Ob gut oder schlecht: Was Sie schreiben, hilft anderen bei der Wahl.',
  mailNote: 'Schreiben Sie, was Sie denken: Gute und schlechte Bewertungen werden gleichermaßen gezeigt.',
  mailWrite: 'Bewertung schreiben',
  mailStop: 'Keine solchen E-Mails mehr',
  mailFooter: 'Sie erhalten diese E-Mail, weil Sie bei {site} bestellt haben. Wir fragen einmal je Bestellung.',
  title: 'Bewertung schreiben',
  chooseText: 'Wählen Sie, worüber Sie schreiben möchten.',
  write: 'Bewertung schreiben',
  change: 'Ihre Bewertung ansehen oder ändern',
  rating: 'Ihre Sterne',
  reviewTitle: 'Überschrift',
  body: 'Ihre Bewertung',
  authorName: 'Ihr Name, wie andere ihn sehen',
  authorNameHint: 'Ihr Vorname genügt. Ihre E-Mail-Adresse wird nie gezeigt.',
  pictures: 'Bilder',
  picturesHint:
    'Bis zu {count} Bilder (JPEG, PNG, WebP, AVIF oder GIF) mit je höchstens {size} MB. Wir entfernen, wo und wann sie aufgenommen wurden.',
  picture: 'Bild {n}',
  uploaded: 'Bild {n} ist hochgeladen.',
  removePicture: 'Bild {n} entfernen',
  note: 'Wir lesen jede Bewertung, bevor wir sie zeigen, und zeigen gute wie schlechte. Andere sehen Ihre Sterne, Ihren Text, Ihren Namen und Ihre Bilder, und dass Sie den Artikel gekauft haben.',
  send: 'Bewertung abschicken',
  ratingMissing: 'Bitte wählen Sie einen bis fünf Sterne.',
  nameIsAddress: 'Bitte wählen Sie einen Namen ohne E-Mail-Adresse.',
  pictureUnreadable:
    '„{name}“ ist kein Bild, das wir zeigen können. Bitte wählen Sie ein JPEG, PNG, WebP, AVIF oder GIF.',
  pictureTooLarge: '„{name}“ hat mehr als {size} MB. Bitte wählen Sie ein kleineres Bild.',
  tooManyPictures: 'Eine Bewertung kann höchstens {count} Bilder haben.',
  uploadTooLarge:
    'Ihre Bilder sind zusammen zu groß, deshalb wurde nichts abgeschickt. Bitte gehen Sie zurück, wo noch steht, was Sie geschrieben haben, und wählen Sie kleinere.',
  sentTitle: 'Vielen Dank für Ihre Bewertung',
  sentText:
    'Wir lesen sie, bevor wir sie zeigen. Über den Link in unserer E-Mail können Sie sie jederzeit ändern oder zurückziehen.',
  picturesLost:
    'Ihre Bewertung ist gespeichert, aber Ihre Bilder konnten nicht gespeichert werden. Bitte fügen Sie sie später über denselben Link hinzu.',
  pending: 'Ihre Bewertung wurde noch nicht gelesen, deshalb sieht sie niemand.',
  approved:
    'Alle können Ihre Bewertung sehen. Wenn Sie sie ändern, ist sie verborgen, bis wir sie wieder gelesen haben.',
  rejected: 'Wir zeigen diese Bewertung nicht. Wenn Sie sie ändern, lesen wir sie noch einmal.',
  withdraw: 'Diese Bewertung zurückziehen',
  withdrawText: 'Ihre Bewertung wird mit ihren Bildern endgültig gelöscht.',
  withdrawButton: 'Bewertung löschen',
  withdrawnTitle: 'Ihre Bewertung ist gelöscht',
  withdrawnText:
    'Niemand kann sie mehr sehen, und ihre Bilder sind auch gelöscht. Über denselben Link können Sie eine neue schreiben.',
  already:
    'Über diesen Link wurde der Artikel schon bewertet. Geben Sie die E-Mail-Adresse der Bestellung ein, um die Bewertung zu sehen, zu ändern oder zurückzuziehen.',
  prove: 'Bewertung zeigen',
  others: 'Sie können auch hierüber schreiben',
  toItem: 'Artikel ansehen',
  closedTitle: 'Diese Bestellung kann nicht bewertet werden',
  refunded: 'Sie wurde erstattet.',
  nothingLeft: 'Was Sie gekauft haben, wird hier nicht mehr verkauft.',
  stopTitle: 'Keine Bitten um Bewertungen mehr',
  stopText: 'Möchten Sie von {site} keine E-Mails mehr erhalten, die um eine Bewertung bitten?',
  stopButton: 'Ja, keine mehr',
  stoppedText: '{site} bittet Sie nicht mehr um Bewertungen. Die E-Mails zu Ihren Bestellungen erhalten Sie weiterhin.',
};

export const withdrawals: Catalogue['withdrawals'] = {
  ...withdrawalForm,
  unitsTitle: 'Wie viele Sie widerrufen',
  unitsHint: 'Lassen Sie alle Felder leer, um die ganze Bestellung zu widerrufen.',
  unitsOf: '{product} (bis zu {max})',
  tooMany: 'Bitte geben Sie eine ganze Zahl von 0 bis {max} ein.',
  mailSubject: 'Eingangsbestätigung für Ihren Widerruf {number}',
  mailIntro: 'Dieser Widerruf ist bei {site} eingegangen: {time}.',
  mailLog:
    'Der Protokollcode schließt eine Kette aller Erklärungen ab, die der Shop bis dahin erhalten hatte. Keine davon lässt sich später ändern oder weglassen, ohne dass die Kette bricht.',
  mailFooter:
    'Sie erhalten diese E-Mail, weil jemand gegenüber {site} einen Widerruf erklärt und diese Adresse für die Eingangsbestätigung genannt hat.',
  noticeSubject: 'Widerruf {number}',
  noticeIntro: '{name} hat einen Vertrag widerrufen: {time}.',
  noticeMatched: 'Es geht um die Bestellung {order}.',
  noticeUnmatched:
    'Nummer und Adresse passen zu keiner Bestellung des Shops. Gibt es einen solchen Vertrag, so gilt der Widerruf dennoch.',
  noticeOpen: 'Widerruf öffnen',
  order: 'Bestellung {number}',
  ownOrders: 'Ihre letzten Bestellungen',
};

/** The page on which buyers cancel a contract, its receipt, and what the subscription's own page says. */
export const cancellations: Catalogue['cancellations'] = {
  ...cancellationForm,
  mailSubject: 'Bestätigung Ihrer Kündigung {number}',
  mailIntro: '{site} hat diese Kündigung am {time} erhalten.',
  mailFooter:
    'Sie erhalten diese E-Mail, weil jemand einen Vertrag mit {site} gekündigt und diese Adresse für die Bestätigung angegeben hat.',
  noticeSubject: 'Kündigung {number}',
  noticeIntro: '{name} hat am {time} einen Vertrag gekündigt.',
  noticeUnmatched:
    'Nummer und Adresse passen zu keiner Bestellung des Shops. Gibt es einen solchen Vertrag, gilt die Kündigung trotzdem.',
  noticeOpen: 'Kündigung öffnen',
  ending: 'Ihr Abonnement von {product} ist gekündigt',
  endingText: 'Es wurde auf unserer Seite für Kündigungen gekündigt. Ab dem {date} wird nichts mehr abgebucht.',
  keepText: 'Wenn Sie das nicht möchten, können Sie das Abonnement bis dahin über den Link unten behalten.',
  keep: 'Abonnement doch behalten',
};

/** Orders that the shop has written, and what it adds to placed ones: the mails with payment links, and their page. */
export const paymentLinks: Catalogue['paymentLinks'] = {
  mailSubject: 'Ihre Bestellung bei {site}: {amount} zu zahlen',
  mailIntro: '{site} hat eine Bestellung für Sie vorbereitet. Hier können Sie sie ansehen und bezahlen.',
  mailButton: 'Bestellung ansehen und bezahlen',
  mailUntil: 'Der Link gilt bis {date}.',
  mailFooter: 'Sie erhalten diese E-Mail, weil {site} für diese Adresse eine Bestellung vorbereitet hat.',
  title: 'Ihre Bestellung bei {site}',
  until: 'Sie können bis {date} bezahlen.',
  goneTitle: 'Dieser Zahlungslink gilt nicht mehr',
  goneText:
    'Die Bestellung wurde bezahlt, geändert oder storniert, oder die Zeit des Links ist abgelaufen. Bitte fragen Sie {site} nach einem neuen Link.',
  overText:
    'Der Link galt bis {date}, und es wurde damit nichts bezahlt. Bitte fragen Sie {site} nach einem neuen Link.',
  soldOut:
    'Ein Artikel dieser Bestellung ist gerade ausverkauft. Es wurde nichts abgebucht. Bitte wenden Sie sich an {site}.',
  addedSubject: 'Ihre Bestellung {number} bei {site}: {amount} zu zahlen',
  addedIntro:
    '{site} hat Ihre Bestellung {number} ergänzt. Sobald {amount} bezahlt sind, gehört die Ergänzung zur Bestellung.',
  addedTitle: 'Ergänzung zur Bestellung {number}',
  credit: 'Aus der Bestellung {number} entfernt',
  editedSubject: 'Ihre Bestellung {number} bei {site} wurde geändert',
  editedIntro: '{site} hat Ihre Bestellung {number} geändert. Die Seite der Bestellung zeigt, was sie jetzt enthält.',
};
