/** The German texts that only the Worker uses. */
import type { Catalogue } from './catalogue.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Formulareingang - {form}',
  submissionPage: 'Gesendet von',
  submissionReply: 'Eine Antwort auf diese E-Mail geht an {email}.',
  submissionNoReply: 'Der Absender hat keine E-Mail-Adresse für eine Antwort hinterlassen.',
  submissionsMore: 'Eingänge, die nicht in dieser E-Mail stehen: {count}. Dieser Befehl zeigt alle: {command}',
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
  paidByInstallments: 'In {count} zinsfreien Raten mit {provider} bezahlt',
  paidByTestInstallments: 'In {count} zinsfreien Raten mit {provider} bezahlt (Test)',
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

export const legal: Catalogue['legal'] = {
  imprint: 'Impressum',
  terms: 'AGB',
  withdrawal: 'Widerruf',
  privacy: 'Datenschutz',
  delivery: 'Versand',
  returns: 'Rückgabe',
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
  PASSWORD_WRONG: 'Das bisherige Passwort ist falsch.',
  PASSKEY_INVALID: 'Der Passkey konnte nicht geprüft werden. Versuchen Sie es noch einmal.',
  UNAUTHORIZED: 'Der API-Schlüssel fehlt, ist unbekannt, abgelaufen oder widerrufen.',
  LOGIN_FAILED: 'E-Mail-Adresse oder Passwort ist falsch, oder die Adresse ist noch nicht bestätigt.',
  PASSKEY_REFUSED:
    'Mit diesem Passkey können Sie sich hier nicht anmelden. Wählen Sie einen anderen, oder melden Sie sich anders an.',
  SIGN_IN_NEEDED: 'Melden Sie sich an.',
  SIGN_IN_AGAIN: 'Melden Sie sich dafür noch einmal an.',
  SCOPE_MISSING: 'Der API-Schlüssel hat nicht die Berechtigung „{scope}“.',
  CONFIRMATION_NEEDED: 'Bestätigen Sie, dass Sie es sind, und versuchen Sie es noch einmal.',
  SITE_LOCKED: 'Dieser Shop ist durch ein Passwort geschützt.',
  CRUMB_FAIL: 'Ihre Sitzung ist abgelaufen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  ORIGIN_NOT_ALLOWED: 'Dieser Shop nimmt von dieser Seite keine Anfragen an.',
  PASSKEY_ELSEWHERE: 'Passkeys gelten nur auf den Seiten des Shops selbst.',
  NOT_FOUND: 'Nicht gefunden.',
  SITE_CLOSED: 'Dieser Shop ist geschlossen.',
  DOMAIN_NOT_FOUND: 'Die Website hat diese Domain nicht.',
  NAVIGATION_NOT_FOUND: 'Das Menü der Website wurde nicht gefunden.',
  TRANSLATION_NOT_FOUND: 'So etwas gibt es hier nicht zu übersetzen.',
  TRANSLATION_NOT_CONNECTED: 'Die Website ist mit keinem Übersetzungsdienst verbunden.',
  ITEM_NOT_FOUND: 'Dieser Artikel ist leider nicht mehr verfügbar.',
  ENTRY_NOT_FOUND: 'Dieser Artikel ist nicht mehr in Ihrem Warenkorb.',
  FORM_NOT_CONFIGURED: 'Dieses Formular wurde noch nicht eingerichtet.',
  FORM_NOT_FOUND: 'Dieses Formular gibt es nicht.',
  POPUP_NOT_FOUND: 'Dieses Pop-up gibt es nicht.',
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
  LAST_ADMIN: 'Der letzte Admin einer Website bleibt es. Machen Sie zuerst jemand anderen zum Admin.',
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
  COUPONS_FULL: 'Sie können in einer Bestellung nicht noch mehr Codes verwenden.',
  FORM_ID_TAKEN: 'Ein Formular mit dieser ID gibt es bereits.',
  POPUP_ID_TAKEN: 'Ein Pop-up mit dieser Kennung gibt es schon.',
  POPUPS_FULL: 'Eine Website hat höchstens 20 Pop-ups.',
  CONTENT_ID_TAKEN: 'Eine Sammlung oder einen Eintrag mit dieser ID gibt es bereits.',
  GALLERIES_FULL: 'Eine Website hat höchstens 20 Galerien.',
  MAILING_LIST_ID_TAKEN: 'Eine Mailingliste mit dieser ID gibt es bereits.',
  MEMBER_AREA_ID_TAKEN: 'Einen Mitgliederbereich mit dieser ID gibt es bereits.',
  MEMBER_AREA_IN_USE: 'Zu diesem Mitgliederbereich gehören noch Sammlungen.',
  DOMAIN_TAKEN: 'Diese Domain gehört zu einer anderen Website.',
  LAST_DOMAIN: 'Eine Website braucht mindestens eine Domain. Bitte fügen Sie zuerst eine andere hinzu.',
  COUPON_NOT_FOUND: 'Diesen Rabattcode gibt es nicht.',
  COUPON_CODE_TAKEN: 'Diesen Rabattcode gibt es schon.',
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
  SKU_TAKEN: 'Eine andere Variante hat diese Artikelnummer.',
  COLLECTION_FULL: 'Diese Sammlung hat so viele Einträge, wie sie haben kann.',
  VERSION_STALE: 'Es wurde inzwischen geändert. Lesen Sie es erneut, bevor Sie es ändern.',
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

export * from './de-accounts.ts';
export * from './de-announcement.ts';
export * from './de-blocks.ts';
export * from './de-comment-mails.ts';
export * from './de-consent.ts';
export * from './de-content.ts';
export * from './de-contributors.ts';
export * from './de-downloads.ts';
export * from './de-events.ts';
export * from './de-gallery.ts';
export * from './de-gift-cards.ts';
export * from './de-imports.ts';
export * from './de-locks.ts';
export * from './de-members.ts';
export * from './de-money.ts';
export * from './de-my-subscription.ts';
export * from './de-orders.ts';
export * from './de-owner.ts';
export * from './de-owner-fields.ts';
export * from './de-page-blocks.ts';
export * from './de-passkeys.ts';
export * from './de-pictures.ts';
export * from './de-plain-forms.ts';
export * from './de-plans.ts';
export * from './de-reminders.ts';
export * from './de-restock.ts';
export * from './de-senders.ts';
export * from './de-site.ts';
export * from './de-subscription-terms.ts';
export * from './de-subscriptions.ts';
export * from './de-webhooks.ts';
export * from './de-written-reviews.ts';
