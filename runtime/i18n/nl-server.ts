/** The Dutch texts that only the Worker uses. */
import type { Catalogue } from './catalogue.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Formulierinzending - {form}',
  submissionPage: 'Verstuurd vanaf',
  submissionReply: 'Beantwoord deze e-mail om {email} te antwoorden.',
  submissionNoReply: 'De afzender heeft geen e-mailadres achtergelaten.',
  submissionsMore: 'Inzendingen die niet in deze e-mail staan: {count}. Dit commando toont ze allemaal: {command}',
  submissionsFooter:
    'Inzendingen die kort na elkaar binnenkomen, staan in één e-mail. Schrijf naar het adres in een inzending om erop te antwoorden.',
  confirmSubject: 'Bevestig je aanmelding voor {list}',
  confirmIntro: 'Iemand, waarschijnlijk jij, heeft {email} aangemeld voor {list} van {site}.',
  confirmButton: 'Aanmelding bevestigen',
  confirmExpiry: 'De link werkt 7 dagen. Bevestig je niet, dan krijg je geen verdere e-mails.',
  confirmIgnore: 'Was jij dat niet, negeer deze e-mail dan.',
  unsubscribe: 'Afmelden',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Bevestig je aanmelding',
  confirmText: 'Wil je e-mails van {site} ontvangen op {email}?',
  confirmButton: 'Ja, meld me aan',
  confirmedTitle: 'Je bent aangemeld',
  confirmedText: 'Bedankt! Je krijgt e-mails van {site} op {email}.',
  unsubscribeTitle: 'Afmelden',
  unsubscribeText: 'Wil je geen e-mails van {site} meer ontvangen op {email}?',
  unsubscribeButton: 'Afmelden',
  unsubscribedTitle: 'Je bent afgemeld',
  unsubscribedText: 'Je krijgt geen e-mails van deze lijst van {site} meer op {email}.',
  expiredTitle: 'Deze link is verlopen',
  expiredText: 'Meld je opnieuw aan om een nieuwe te krijgen.',
  invalidTitle: 'Deze link is onvolledig',
  invalidText: 'Open hem nog eens vanuit de e-mail of kopieer hem helemaal.',
  home: 'Terug naar {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Schakel JavaScript in om dit formulier in te vullen en te versturen.',
  tooManySearchesTitle: 'Te veel zoekopdrachten',
  formNotSentTitle: 'Je formulier is niet verstuurd',
  formNotSentText:
    'Het werd verstuurd voordat deze pagina klaar was. Ga terug: wat je hebt getypt staat er nog, en het formulier is dan klaar.',
};

export const orders: Catalogue['orders'] = {
  subscriptionTitle: 'Je abonnement',
  giftCardTitle: 'Je cadeaubon',
  checkoutTitle: 'Kassa',
  payNext: 'Op de volgende pagina controleer je alles en betaal je.',
  price: 'Prijs',
  total: 'Totaal',
  subtotal: 'Subtotaal',
  email: 'Je e-mailadres',
  emailHint: '{site} gebruikt het voor deze bestelling.',
  recipientName: 'Naam van de ontvanger',
  recipientEmail: 'E-mailadres van de ontvanger',
  senderName: 'Van',
  senderHint: 'Je naam, zoals de ontvanger je kent. Zonder naam noemt de cadeaubon je e-mailadres.',
  message: 'Bericht',
  optional: '(optioneel)',
  deliveryDate: 'Bezorgdatum',
  deliveryDateHint: 'Vandaag of een latere dag.',
  tooEarly: 'Kies vandaag of een latere dag.',
  proofText: 'Vul het e-mailadres van deze bestelling in om ermee verder te gaan.',
  expiredTitle: 'Deze bestelling is verlopen',
  expiredText: 'Ze is meer dan 30 dagen geleden begonnen. Begin opnieuw op de pagina van het product.',
  unknownTitle: 'Deze link werkt niet',
  unknownText: 'Hij is onvolledig of verlopen. Begin opnieuw op de pagina van het product.',
  toCheckout: 'Verder naar de kassa',
  giftFor: 'Voor',
  changeGift: 'Gegevens van de cadeaubon wijzigen',
  refusedTitle: 'Er is iets misgegaan',
  payingNeedsScript:
    'Om te betalen is JavaScript nodig. Schakel het in en laad deze pagina opnieuw. Je winkelwagen blijft zoals hij is.',
  emptyCart: 'Je winkelwagen is leeg.',
  backToCart: 'Terug naar je winkelwagen',
  home: 'Terug naar {site}',
};

export const testPayment: Catalogue['testPayment'] = {
  title: 'Bevestig je betaling',
  note: 'Deze winkel staat in testmodus: er wordt niets afgeschreven. Deze pagina staat in de plaats van die van je bank. Kies of de betaling slaagt.',
  installmentsTitle: 'Betaal in {count} betalingen met {provider}',
  installmentsNote:
    'Deze winkel staat in testmodus: er wordt niets afgeschreven, nu niet en later niet. Deze pagina staat in de plaats van die van {provider}. Kies of de betaling slaagt.',
  approve: 'Betaling goedkeuren',
  decline: 'Betaling weigeren',
  expiredTitle: 'De tijd is om',
  expiredText: 'Deze betaling kan niet meer worden bevestigd, en er is niets afgeschreven. Ga terug naar de kassa.',
  unknownTitle: 'Deze link werkt niet',
  unknownText: 'Hij is onvolledig, of de betaling bestaat niet. Er is niets afgeschreven.',
  back: 'Terug naar de kassa',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Verstuurd op',
  pageTitle: 'Pagina',
  pagePath: 'Adres',
  spam: 'Spam',
  yes: 'Ja',
  otherFields: 'Andere velden',
};

export const payments: Catalogue['payments'] = {
  declined: 'De betaling is geweigerd. Er is niets afgeschreven. Probeer een andere betaalmethode.',
  insufficientFunds: 'De kaart heeft onvoldoende saldo. Er is niets afgeschreven. Probeer een andere kaart.',
  expiredCard: 'De kaart is verlopen. Er is niets afgeschreven. Probeer een andere kaart.',
  unknownCard: 'We konden deze kaart niet herkennen. Er is niets afgeschreven. Probeer een andere kaart.',
  authenticationRequired:
    'De bank vraagt om je bevestiging. Er is niets afgeschreven. Bevestig of gebruik een andere kaart.',
  refunded: 'Een artikel uit je bestelling was niet meer beschikbaar toen je betaling binnenkwam. We betalen je terug.',
  refundedTitle: 'We betalen je terug',
  pendingTitle: 'Je betaling wordt verwerkt',
  pendingText: 'Je betaaldienst heeft haar nog niet bevestigd. Er wordt niet twee keer afgeschreven. Kijk zo nog eens.',
  checkAgain: 'Opnieuw kijken',
  unknownTitle: 'Deze link werkt niet',
  unknownText: 'Hij is onvolledig, of de betaling bestaat niet.',
  backToCheckout: 'Terug naar de kassa',
};

export const placedOrders: Catalogue['placedOrders'] = {
  confirmedTitle: 'Bedankt voor je bestelling',
  confirmedText: 'We hebben je betaling ontvangen. Een bevestiging is onderweg naar {email}.',
  statusTitle: 'Je bestelling',
  testMode: 'Testmodus: voor deze bestelling is niets afgeschreven.',
  number: 'Bestelnummer',
  date: 'Datum',
  email: 'E-mail',
  subtotal: 'Subtotaal',
  discount: 'Korting',
  delivery: 'Bezorging',
  taxes: 'Belasting',
  taxesIncluded: 'Inclusief btw',
  total: 'Totaal',
  paidByGiftCard: 'Betaald met cadeaubon',
  paidByTestCard: 'Betaald met een testkaart',
  paidByStripe: 'Betaald met kaart of wallet',
  paidByInstallments: 'Betaald in {count} renteloze betalingen met {provider}',
  paidByTestInstallments: 'Betaald in {count} renteloze betalingen met {provider} (test)',
  address: 'Bezorgadres',
  country: 'Land of regio',
  note: 'Je opmerking',
  price: 'Prijs',
  unknownTitle: 'We kunnen deze bestelling niet vinden',
  unknownText: 'De link is onvolledig. Open hem nog eens vanuit de e-mail of kopieer hem helemaal.',
  proofText: 'Vul het e-mailadres van deze bestelling in om de adressen en opmerkingen te zien.',
  proofButton: 'De hele bestelling tonen',
  proofWrong: 'Dit is niet het e-mailadres van de bestelling.',
  mailSubject: 'Je bestelling {number} bij {site}',
  mailIntro: 'Bedankt voor je bestelling {number}. Dit heb je gekocht.',
  mailButton: 'Bekijk je bestelling',
  mailLegal: 'Juridische informatie',
  mailFooter: 'Je krijgt deze e-mail omdat er met jouw adres een bestelling is geplaatst.',
  noticeSubject: 'Nieuwe bestelling {number}',
  noticeIntro: 'Bestelling {number} is geplaatst door {email}.',
  noticeFooter: 'Je krijgt deze e-mail omdat je winkel bestelmeldingen naar dit adres stuurt.',
};

export const priceNotes: Catalogue['priceNotes'] = {
  taxIncluded: 'incl. btw',
  taxExcluded: 'excl. btw',
  plusDelivery: 'excl. bezorging',
};

export const legal: Catalogue['legal'] = {
  imprint: 'Bedrijfsgegevens',
  terms: 'Verkoopvoorwaarden',
  withdrawal: 'Herroepingsrecht',
  privacy: 'Privacy',
  delivery: 'Bezorging',
  returns: 'Retourneren',
};

export const languageChoice: Catalogue['languageChoice'] = { label: 'Taal' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Controleer je gegevens en probeer het opnieuw.',
  MALFORMED_JSON: 'Het verzoek is geen geldige JSON.',
  UNKNOWN_FIELD: 'Het verzoek heeft een onbekend veld.',
  QUANTITY_NOT_A_NUMBER: 'Het aantal moet een getal zijn.',
  QUANTITY_NOT_WHOLE: 'Het aantal moet een geheel getal zijn',
  QUANTITY_OUT_OF_RANGE: 'Het aantal moet tussen 1 en 9999 liggen.',
  QUANTITY_NOT_ALLOWED: 'Hiervan kun je er maar één tegelijk kopen.',
  VARIANT_REQUIRED: 'Helaas is deze variant niet beschikbaar. Kies een andere variant.',
  VARIANT_UNAVAILABLE: 'Helaas is deze variant niet beschikbaar. Kies een andere variant.',
  NOT_SOLD_BY_CART: 'Dit artikel kun je alleen op zijn eigen pagina kopen.',
  NOT_A_SUBSCRIPTION: 'Dit artikel wordt niet als abonnement verkocht.',
  COUPON_UNKNOWN: 'Helaas is die code niet geldig.',
  SHIPPING_NOT_OFFERED: 'Die bezorgmethode is voor dit adres niet beschikbaar.',
  ADDITIONAL_FIELDS_INVALID: 'Een of meer velden zijn ongeldig, controleer je gegevens.',
  IDEMPOTENCY_KEY_INVALID: 'De Idempotency-Key ontbreekt of is te kort.',
  FORM_INVALID: 'Een of meer velden zijn ongeldig, controleer je gegevens.',
  FORM_UNPARSABLE: 'De formuliervelden konden niet worden gelezen, controleer je gegevens.',
  SUBMISSION_KEY_INVALID:
    'Er ging iets mis bij het verwerken van het formulier. Laad de pagina opnieuw en probeer het nog eens.',
  CAPTCHA_FAILED: 'reCAPTCHA is mislukt. Laad deze pagina opnieuw en probeer het nog eens.',
  FORM_FIELDS_INVALID: 'Een formulierveld heeft eigenschappen die zijn type niet toestaat.',
  REDIRECT_NOT_ALLOWED:
    'De doorverwijzing na het versturen moet naar een adres van deze site of een toegestane origin leiden.',
  RESTOCK_EMAIL_BLANK: 'Het e-mailadres mag niet leeg zijn',
  RESTOCK_EMAIL_INVALID: 'Het e-mailadres is ongeldig',
  RESTOCK_CAPTCHA_MISSING: 'Los eerst de CAPTCHA op.',
  ACCOUNT_EMAIL_INVALID: 'Vul een geldig e-mailadres in.',
  ADDRESS_INVALID: 'Controleer dit deel van het adres.',
  PASSWORD_TOO_SHORT: 'Een wachtwoord heeft minstens {min} tekens.',
  PASSWORD_TOO_LONG: 'Een wachtwoord heeft maximaal {max} tekens.',
  PASSWORD_COMMON: 'Veel mensen gebruiken dit wachtwoord, dus het is makkelijk te raden. Kies een ander.',
  PASSWORD_WRONG: 'Het huidige wachtwoord klopt niet.',
  PASSKEY_INVALID: 'De passkey kon niet worden gecontroleerd. Probeer het opnieuw.',
  UNAUTHORIZED: 'De API-sleutel ontbreekt, is onbekend, verlopen of ingetrokken.',
  LOGIN_FAILED: 'Het e-mailadres of het wachtwoord klopt niet, of het adres is nog niet bevestigd.',
  PASSKEY_REFUSED: 'Met deze passkey kun je hier niet inloggen. Kies een andere, of een andere manier om in te loggen.',
  SIGN_IN_NEEDED: 'Log in.',
  SIGN_IN_AGAIN: 'Log opnieuw in om dit te doen.',
  SCOPE_MISSING: 'De API-sleutel heeft de scope {scope} niet.',
  CONFIRMATION_NEEDED: 'Bevestig dat jij het bent en probeer het opnieuw.',
  SITE_LOCKED: 'Deze winkel is met een wachtwoord beveiligd.',
  CRUMB_FAIL: 'Je sessie is verlopen. Laad de pagina opnieuw en probeer het nog eens.',
  ORIGIN_NOT_ALLOWED: 'Deze winkel accepteert geen verzoeken van die pagina.',
  PASSKEY_ELSEWHERE: 'Passkeys werken alleen op de eigen pagina’s van de winkel.',
  NOT_FOUND: 'Niet gevonden.',
  SITE_CLOSED: 'Deze winkel is gesloten.',
  DOMAIN_NOT_FOUND: 'De site heeft dit domein niet.',
  NAVIGATION_NOT_FOUND: 'De hoofdnavigatie van de site is niet gevonden',
  TRANSLATION_NOT_FOUND: 'Er is hier niets van die naam te vertalen.',
  TRANSLATION_NOT_CONNECTED: 'De site is met geen vertaaldienst verbonden.',
  ITEM_NOT_FOUND: 'Helaas is dat artikel niet meer beschikbaar.',
  ENTRY_NOT_FOUND: 'Dat artikel zit niet meer in je winkelwagen.',
  FORM_NOT_CONFIGURED: 'Dit formulier is nog niet ingesteld.',
  FORM_NOT_FOUND: 'Dit formulier bestaat niet.',
  POPUP_NOT_FOUND: 'Deze pop-up bestaat niet.',
  SUBMISSION_NOT_FOUND: 'Deze inzending bestaat niet.',
  MAILING_LIST_NOT_FOUND: 'Deze mailinglijst bestaat niet.',
  MEMBER_AREA_NOT_FOUND: 'Dit ledengedeelte bestaat niet.',
  REVIEW_NOT_FOUND: 'Deze beoordeling bestaat niet.',
  COMMENT_EMPTY: 'Schrijf eerst een reactie.',
  COMMENT_TOO_LONG: 'Je reactie is te lang: er zijn {max} tekens toegestaan.',
  COMMENT_NAME_MISSING: 'Vul je naam in.',
  COMMENT_NAME_INVALID: 'Vul een naam in van maximaal {max} tekens, zonder webadres.',
  COMMENT_EMAIL_INVALID: 'Vul een geldig e-mailadres in, of geen.',
  COMMENT_CAPTCHA_MISSING: 'Los eerst de captcha op.',
  COMMENT_SIGN_IN_NEEDED: 'Log in om een reactie te schrijven.',
  COMMENT_NOT_FOUND: 'Deze reactie bestaat niet meer.',
  COMMENTS_CLOSED: 'De reacties zijn hier gesloten.',
  COMMENT_TOO_LATE: 'Deze reactie kan niet meer worden gewijzigd.',
  COMMENT_THREAD_FULL: 'Dit gesprek is vol. Schrijf een nieuwe reactie in plaats van een antwoord.',
  COMMENT_DELETED: 'De auteur heeft deze reactie verwijderd, dus ze kan niet opnieuw worden getoond.',
  ORDER_NOT_FOUND: 'Deze bestelling bestaat niet.',
  NOT_DIGITAL: 'Alleen digitale producten hebben bestanden.',
  FILE_NAME_MISSING: 'Vul een bestandsnaam in',
  FILE_RENAME_FAILED: 'Er ging iets mis bij het hernoemen van je bestand.',
  PICTURE_TOO_MANY_PIXELS: 'Een afbeelding mag maximaal 50 megapixels hebben.',
  PICTURE_NOT_FOUND: 'Deze afbeelding bestaat niet.',
  PICTURE_IN_USE: 'De afbeelding wordt nog gebruikt.',
  IMAGE_ID_TAKEN: 'Een afbeelding van een ander item heeft die id, of twee in de lijst hebben hem.',
  PICTURE_TOO_LARGE: 'Het bestand {fileName} is te groot. Het maximum is {maxSize}.',
  PICTURE_UNSUPPORTED: 'Het bestand {fileName} lijkt geen ondersteund {fileTypeMessage}bestand te zijn.',
  PICTURE_UNREACHABLE: 'De afbeelding kon niet van dit adres worden opgehaald.',
  FILE_UPLOAD_FAILED: 'Er ging iets mis bij het uploaden van je bestand.',
  FILE_EMPTY: 'Het bestand is leeg.',
  FILE_LENGTH_REQUIRED: 'Stuur de lengte van het bestand mee in Content-Length.',
  FILES_FULL: 'Dit product heeft al het maximale aantal bestanden.',
  FILE_NAME_TAKEN: 'Een ander bestand van dit product heeft deze naam.',
  FILE_NOT_FOUND: 'Dit bestand bestaat niet.',
  DOWNLOAD_NOT_FOUND: 'Deze download bestaat niet.',
  FILE_GONE: 'Het bestand is verwijderd en bestaat niet meer.',
  SUBSCRIPTION_NOT_FOUND: 'Dit abonnement bestaat niet.',
  TEMPLATE_NOT_FOUND: 'Dit sjabloon bestaat niet.',
  WEBHOOK_NOT_FOUND: 'Deze webhook of deze aflevering bestaat niet.',
  RESTOCK_NOT_OFFERED: 'Deze winkel stuurt geen e-mails over dit artikel.',
  LIKES_NOT_OFFERED: 'Op deze site kun je geen likes geven.',
  CONTRIBUTOR_NOT_FOUND: 'Deze medewerker bestaat niet.',
  SESSION_NOT_FOUND: 'Deze sessie bestaat niet.',
  ADDRESS_NOT_FOUND: 'Dit adres bestaat niet.',
  TOO_MANY_ADDRESSES: 'Een account bewaart maximaal {most} adressen. Verwijder er eerst een.',
  PASSKEY_NOT_FOUND: 'Deze passkey bestaat niet.',
  PLACE_NOT_FOUND: 'Deze plaats is niet meer bekend. Vul het adres zelf in.',
  PLACES_UNAVAILABLE: 'Plaatsen kunnen nu niet worden opgezocht. Vul het adres zelf in.',
  METHOD_NOT_ALLOWED: 'Deze methode is hier niet toegestaan.',
  OUT_OF_STOCK: 'Helaas hebben we daar niet genoeg van op voorraad.',
  CONTRIBUTOR_EXISTS: 'Iemand met dit adres is al medewerker.',
  PASSKEY_EXISTS: 'Deze passkey is al toegevoegd.',
  PASSKEYS_FULL: 'Je kunt maximaal {max} passkeys hebben. Verwijder er eerst een.',
  LAST_ADMIN: 'De laatste beheerder van een site blijft beheerder. Maak eerst iemand anders beheerder.',
  RESTOCK_IN_STOCK: 'Dit artikel is weer op voorraad. Laad de pagina opnieuw om het te kopen.',
  RESTOCK_SOLD_OUT: 'Deze variant is uitverkocht, dus er is geen e-mail verstuurd.',
  NOT_SOLD_NOW: 'Deze winkel verkoopt dit op het moment niet.',
  CART_CONFLICT: 'Je winkelwagen is veranderd. Probeer het opnieuw.',
  CART_FULL: 'Je winkelwagen is vol.',
  CHECKOUT_INCOMPLETE: 'Controleer je gegevens en probeer het opnieuw.',
  GIFT_CARD_UNKNOWN: 'Helaas is die cadeaubon niet geldig of heeft hij geen saldo meer.',
  GIFT_CARD_NOT_ACCEPTED:
    'Met cadeaubonnen kan geen abonnement worden betaald, omdat er later opnieuw wordt afgeschreven.',
  MINIMUM_NOT_MET: 'Je bestelling ligt onder het minimum van deze winkel.',
  PAYMENT_UNAVAILABLE: 'Deze betaalmethode is niet beschikbaar.',
  WEBHOOK_INVALID: 'Het bericht is niet ondertekend door de betaaldienst.',
  CHECKOUT_CHANGED: 'Je bestelling is veranderd. Controleer haar voordat je betaalt.',
  SUBSCRIPTION_CHANGED: 'Het abonnement is intussen veranderd. Bekijk het nog eens.',
  SUBSCRIPTION_BUSY: 'We schrijven dit abonnement op dit moment af. Probeer het over een paar minuten opnieuw.',
  COUPONS_FULL: 'Je kunt in één bestelling niet meer codes gebruiken.',
  FORM_ID_TAKEN: 'Er bestaat al een formulier met die id.',
  POPUP_ID_TAKEN: 'Er bestaat al een pop-up met die id.',
  POPUPS_FULL: 'Een site heeft maximaal 20 pop-ups.',
  CONTENT_ID_TAKEN: 'Er bestaat al een collectie of item met die id.',
  GALLERIES_FULL: 'Een site heeft maximaal 20 galerijen.',
  MAILING_LIST_ID_TAKEN: 'Er bestaat al een mailinglijst met die id.',
  MEMBER_AREA_ID_TAKEN: 'Er bestaat al een ledengedeelte met die id.',
  MEMBER_AREA_IN_USE: 'Er horen nog collecties bij dit ledengedeelte.',
  DOMAIN_TAKEN: 'Een andere site heeft dit domein.',
  LAST_DOMAIN: 'Een site heeft minstens één domein nodig. Voeg eerst een ander toe.',
  COUPON_NOT_FOUND: 'Deze kortingscode bestaat niet.',
  COUPON_CODE_TAKEN: 'Deze kortingscode bestaat al.',
  COUPON_IN_USE: 'Deze kortingscode is vaker gebruikt dan dat, of wordt door open betalingen vaker gebruikt.',
  ORDER_CONFLICT: 'In de huidige status van de bestelling kan dit niet.',
  VARIANT_NOT_FOUND: 'Deze variant bestaat niet.',
  COLLECTION_NOT_FOUND: 'Deze collectie bestaat niet.',
  CONTENT_NOT_FOUND: 'Dit item bestaat niet.',
  CATEGORY_NOT_FOUND: 'Deze categorie bestaat niet.',
  STOCK_RESERVED: 'De voorraad kan niet onder de {units} komen die door lopende betalingen zijn gereserveerd.',
  STOCK_UNLIMITED: 'Deze variant heeft onbeperkte voorraad. Stel eerst een aantal in.',
  STOCK_ENDLESS: 'Digitale producten en cadeaubonnen raken nooit op, dus ze hebben geen voorraad.',
  CATEGORY_ID_TAKEN: 'Er bestaat al een categorie met die id.',
  CATEGORY_URL_TAKEN: 'Een andere categorie op hetzelfde niveau heeft dit adres.',
  CATEGORY_CIRCLE: 'Een categorie kan niet onder zichzelf worden geplaatst.',
  CATEGORY_TOO_DEEP: 'Categorieën kunnen maximaal 10 niveaus diep zijn.',
  CATEGORY_IS_ROOT: 'De hoofdcategorie hoort bij haar collectie en kan niet worden verplaatst of verwijderd.',
  CATEGORIES_FULL: 'Deze collectie heeft al het maximale aantal categorieën.',
  CURRENCY_IN_USE:
    'De valuta blijft zolang er lopende abonnementen zijn of cadeaubonnen met saldo of, als een van beide geen centen heeft, zolang de winkel prijzen heeft.',
  REFUND_REFUSED: 'De betaaldienst weigert deze terugbetaling. De pagina van de betaling daar zegt waarom.',
  PAYMENT_ELSEWHERE:
    'Een andere winkel heeft het geld van deze bestelling ontvangen. Geef het terug bij de betaaldienst.',
  PAYMENT_DISPUTED:
    'De koper heeft deze betaling bij de bank betwist, dus ze kan niet worden terugbetaald voordat de bank heeft beslist.',
  FILE_TOO_LARGE:
    'Een bestand mag maximaal 5 GB zijn, en meer dan 100 MB alleen in delen, zoals het commando `files add` het verstuurt.',
  UPLOAD_CHANGED: 'Het bestand of de upload is veranderd. Begin opnieuw met uploaden.',
  TEMPLATE_IN_USE: 'Dit sjabloon wordt gebruikt door een collectie, door elke winkel of door een ander sjabloon.',
  TEMPLATES_FULL: 'Een site heeft maximaal 200 sjablonen.',
  WEBHOOKS_FULL: 'Een site heeft maximaal 20 webhooks.',
  UPLOAD_NOT_FOUND: 'Deze upload bestaat niet of is na een dag opgegeven.',
  PRODUCT_NOT_FOUND: 'Dit product bestaat niet.',
  PRODUCT_BEING_BOUGHT:
    'Een lopende betaling heeft dit product op dit moment gereserveerd. Probeer het over 15 minuten opnieuw.',
  PRODUCT_ID_TAKEN: 'Er bestaat al een product of ander item met die id.',
  VARIANT_ID_TAKEN: 'Een ander product heeft een variant met die id.',
  URL_TAKEN: 'Een andere pagina van deze collectie heeft dat adres.',
  SKU_TAKEN: 'Een andere variant heeft die SKU.',
  COLLECTION_FULL: 'Deze collectie heeft al het maximale aantal items.',
  VERSION_STALE: 'Het is intussen veranderd. Lees het opnieuw voordat je het wijzigt.',
  IMPORT_NOT_TEXT: 'Het bestand is geen tekst in UTF-8. Spreadsheets slaan het op als “CSV UTF-8”.',
  IMPORT_UNKNOWN:
    'Dit soort bestand leest een import niet: wel CSV-bestanden met producten van Shopify of Squarespace, pagina’s van Squarespace, JSON van producten of een bestand met een hele winkel.',
  BODY_TOO_LARGE: 'Het verzoek is te groot.',
  UNSUPPORTED_MEDIA_TYPE: 'Stuur JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Deze Idempotency-Key is voor een ander verzoek gebruikt.',
  TEMPLATE_INVALID: 'De sjablonen bevatten fouten en worden niet opgeslagen.',
  TOO_MANY_LOGINS:
    'Er waren te veel pogingen. Probeer het over {minutes|nl|one=# minuut|other=# minuten} opnieuw, of laat je een link sturen.',
  RATE_LIMITED: 'Probeer het over een paar seconden opnieuw.',
  SUBMITTED_TOO_SOON:
    'Het formulier kan niet worden verstuurd. Er zijn te veel formulieren kort na elkaar verstuurd. Probeer het later opnieuw.',
  OVERLOADED: 'Probeer het over een paar seconden opnieuw.',
  UNREACHABLE: 'Dit kan nu niet. Probeer het over een minuut opnieuw.',
  INTERNAL: 'Er is iets misgegaan. Probeer het opnieuw.',
};

export * from './nl-accounts.ts';
export * from './nl-announcement.ts';
export * from './nl-blocks.ts';
export * from './nl-comment-mails.ts';
export * from './nl-consent.ts';
export * from './nl-content.ts';
export * from './nl-contributors.ts';
export * from './nl-downloads.ts';
export * from './nl-events.ts';
export * from './nl-gallery.ts';
export * from './nl-gift-cards.ts';
export * from './nl-imports.ts';
export * from './nl-locks.ts';
export * from './nl-members.ts';
export * from './nl-money.ts';
export * from './nl-my-subscription.ts';
export * from './nl-orders.ts';
export * from './nl-owner.ts';
export * from './nl-owner-fields.ts';
export * from './nl-page-blocks.ts';
export * from './nl-passkeys.ts';
export * from './nl-pictures.ts';
export * from './nl-plain-forms.ts';
export * from './nl-plans.ts';
export * from './nl-reminders.ts';
export * from './nl-restock.ts';
export * from './nl-senders.ts';
export * from './nl-site.ts';
export * from './nl-subscription-terms.ts';
export * from './nl-subscriptions.ts';
export * from './nl-webhooks.ts';
export * from './nl-written-reviews.ts';
