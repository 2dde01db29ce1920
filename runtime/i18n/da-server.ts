/** The Danish texts that only the Worker uses. */
import type { Catalogue } from './catalogue.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Formularsvar - {form}',
  submissionPage: 'Sendt fra',
  submissionReply: 'Svar på denne e-mail for at svare {email}.',
  submissionNoReply: 'Afsenderen har ikke oplyst en e-mailadresse.',
  submissionsMore: 'Svar, der ikke er med i denne e-mail: {count}. Denne kommando viser dem alle: {command}',
  submissionsFooter:
    'Svar, der kommer kort efter hinanden, samles i én e-mail. Skriv til adressen i et svar for at besvare det.',
  confirmSubject: 'Bekræft din tilmelding til {list}',
  confirmIntro: 'Nogen, sandsynligvis dig, har tilmeldt {email} til {list} fra {site}.',
  confirmButton: 'Bekræft tilmelding',
  confirmExpiry: 'Linket virker i 7 dage. Hvis du ikke bekræfter, får du ikke flere e-mails.',
  confirmIgnore: 'Hvis det ikke var dig, kan du se bort fra denne e-mail.',
  unsubscribe: 'Afmeld',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Bekræft din tilmelding',
  confirmText: 'Vil du have e-mails fra {site} på {email}?',
  confirmButton: 'Ja, tilmeld mig',
  confirmedTitle: 'Du er tilmeldt',
  confirmedText: 'Tak! Du får e-mails fra {site} på {email}.',
  unsubscribeTitle: 'Afmeld',
  unsubscribeText: 'Vil du afmelde e-mails fra {site} til {email}?',
  unsubscribeButton: 'Afmeld',
  unsubscribedTitle: 'Du er afmeldt',
  unsubscribedText: 'Du får ikke flere e-mails fra denne liste hos {site} på {email}.',
  expiredTitle: 'Linket er udløbet',
  expiredText: 'Tilmeld dig igen for at få et nyt.',
  invalidTitle: 'Linket er ufuldstændigt',
  invalidText: 'Åbn det igen fra e-mailen, eller kopiér hele linket.',
  home: 'Tilbage til {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Slå JavaScript til for at udfylde og sende denne formular.',
  tooManySearchesTitle: 'For mange søgninger',
  formNotSentTitle: 'Din formular er ikke sendt',
  formNotSentText:
    'Du trykkede på send, før siden var klar. Gå tilbage: Det, du skrev, er der stadig, og formularen er klar.',
};

export const orders: Catalogue['orders'] = {
  subscriptionTitle: 'Dit abonnement',
  giftCardTitle: 'Dit gavekort',
  checkoutTitle: 'Kassen',
  payNext: 'Du kan tjekke det hele og betale på næste side.',
  price: 'Pris',
  total: 'I alt',
  subtotal: 'Subtotal',
  email: 'Din e-mailadresse',
  emailHint: '{site} bruger den til denne ordre.',
  recipientName: 'Modtagerens navn',
  recipientEmail: 'Modtagerens e-mailadresse',
  senderName: 'Fra',
  senderHint: 'Det navn, modtageren kender dig under. Ellers står din e-mailadresse på gavekortet.',
  message: 'Hilsen',
  optional: '(valgfrit)',
  deliveryDate: 'Leveringsdato',
  deliveryDateHint: 'I dag eller en senere dag.',
  tooEarly: 'Vælg i dag eller en senere dag.',
  proofText: 'Indtast ordrens e-mailadresse for at fortsætte med den.',
  expiredTitle: 'Ordren er udløbet',
  expiredText: 'Den blev påbegyndt for mere end 30 dage siden. Start forfra på produktsiden.',
  unknownTitle: 'Linket virker ikke',
  unknownText: 'Det er ufuldstændigt eller udløbet. Start forfra på produktsiden.',
  toCheckout: 'Fortsæt til kassen',
  giftFor: 'Til',
  changeGift: 'Ændr gavekortets oplysninger',
  refusedTitle: 'Noget gik galt',
  payingNeedsScript: 'Betaling kræver JavaScript. Slå det til, og genindlæs siden. Din kurv bevares.',
  emptyCart: 'Din kurv er tom.',
  backToCart: 'Tilbage til kurven',
  home: 'Tilbage til {site}',
};

export const testPayment: Catalogue['testPayment'] = {
  title: 'Bekræft din betaling',
  note: 'Denne butik er i testtilstand: Der trækkes ingen penge. Denne side erstatter din banks side. Vælg, om betalingen skal gå igennem.',
  installmentsTitle: 'Betal i {count} rater med {provider}',
  installmentsNote:
    'Denne butik er i testtilstand: Der trækkes ingen penge, hverken nu eller senere. Denne side erstatter siden hos {provider}. Vælg, om betalingen skal gå igennem.',
  approve: 'Godkend betalingen',
  decline: 'Afvis betalingen',
  expiredTitle: 'Tiden er udløbet',
  expiredText: 'Betalingen kan ikke længere bekræftes, og der er ikke trukket penge. Gå tilbage til kassen.',
  unknownTitle: 'Linket virker ikke',
  unknownText: 'Det er ufuldstændigt, eller betalingen findes ikke. Der er ikke trukket penge.',
  back: 'Tilbage til kassen',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Sendt den',
  pageTitle: 'Side',
  pagePath: 'Adresse',
  spam: 'Spam',
  yes: 'Ja',
  otherFields: 'Andre felter',
};

export const payments: Catalogue['payments'] = {
  declined: 'Betalingen blev afvist. Der er ikke trukket penge. Prøv en anden betalingsmåde.',
  insufficientFunds: 'Der er ikke dækning på kortet. Der er ikke trukket penge. Prøv et andet kort.',
  expiredCard: 'Kortet er udløbet. Der er ikke trukket penge. Prøv et andet kort.',
  unknownCard: 'Vi kunne ikke genkende kortet. Der er ikke trukket penge. Prøv et andet kort.',
  authenticationRequired: 'Banken kræver din bekræftelse. Der er ikke trukket penge. Bekræft, eller skift kort.',
  refunded: 'En vare i din ordre var udsolgt, da din betaling kom frem. Vi refunderer din betaling.',
  refundedTitle: 'Vi refunderer din betaling',
  pendingTitle: 'Din betaling behandles',
  pendingText:
    'Din betalingsudbyder har ikke bekræftet den endnu. Du kommer ikke til at betale to gange. Tjek igen om et øjeblik.',
  checkAgain: 'Tjek igen',
  unknownTitle: 'Linket virker ikke',
  unknownText: 'Det er ufuldstændigt, eller betalingen findes ikke.',
  backToCheckout: 'Tilbage til kassen',
};

export const placedOrders: Catalogue['placedOrders'] = {
  confirmedTitle: 'Tak for din ordre',
  confirmedText: 'Vi har modtaget din betaling. En bekræftelse er på vej til {email}.',
  statusTitle: 'Din ordre',
  testMode: 'Testtilstand: Der er ikke trukket penge for denne ordre.',
  number: 'Ordrenummer',
  date: 'Dato',
  email: 'E-mail',
  subtotal: 'Subtotal',
  discount: 'Rabat',
  delivery: 'Levering',
  taxes: 'Moms',
  taxesIncluded: 'Heraf moms',
  total: 'I alt',
  paidByGiftCard: 'Betalt med gavekort',
  paidByTestCard: 'Betalt med et testkort',
  paidByStripe: 'Betalt med kort eller wallet',
  paidByInstallments: 'Betalt med {count} rentefri betalinger hos {provider}',
  paidByTestInstallments: 'Betalt med {count} rentefri betalinger hos {provider} (test)',
  address: 'Leveringsadresse',
  country: 'Land eller område',
  note: 'Din besked',
  price: 'Pris',
  unknownTitle: 'Vi kan ikke finde denne ordre',
  unknownText: 'Linket er ufuldstændigt. Åbn det igen fra e-mailen, eller kopiér hele linket.',
  proofText: 'Indtast ordrens e-mailadresse for at se adresser og beskeder.',
  proofButton: 'Vis hele ordren',
  proofWrong: 'Det er ikke ordrens e-mailadresse.',
  mailSubject: 'Din ordre {number} hos {site}',
  mailIntro: 'Tak for din ordre {number}. Her er det, du har købt.',
  mailButton: 'Se din ordre',
  mailLegal: 'Juridiske oplysninger',
  mailFooter: 'Du får denne e-mail, fordi der er afgivet en ordre med din adresse.',
  noticeSubject: 'Ny ordre {number}',
  noticeIntro: 'Ordre {number} er afgivet af {email}.',
  noticeFooter: 'Du får denne e-mail, fordi din butik sender besked om ordrer til denne adresse.',
};

export const priceNotes: Catalogue['priceNotes'] = {
  taxIncluded: 'inkl. moms',
  taxExcluded: 'ekskl. moms',
  plusDelivery: 'ekskl. levering',
};

export const legal: Catalogue['legal'] = {
  imprint: 'Virksomhedsoplysninger',
  terms: 'Handelsbetingelser',
  withdrawal: 'Fortrydelsesret',
  privacy: 'Privatlivspolitik',
  delivery: 'Levering',
  returns: 'Returnering',
};

export const languageChoice: Catalogue['languageChoice'] = { label: 'Sprog' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Tjek dine oplysninger, og prøv igen.',
  MALFORMED_JSON: 'Forespørgslen er ikke gyldig JSON.',
  UNKNOWN_FIELD: 'Forespørgslen har et ukendt felt.',
  QUANTITY_NOT_A_NUMBER: 'Antallet skal være et tal.',
  QUANTITY_NOT_WHOLE: 'Antallet skal være et helt tal',
  QUANTITY_OUT_OF_RANGE: 'Antallet skal være mellem 1 og 9999.',
  QUANTITY_NOT_ALLOWED: 'Denne vare kan kun købes én ad gangen.',
  VARIANT_REQUIRED: 'Denne variant er desværre ikke tilgængelig. Vælg en anden variant.',
  VARIANT_UNAVAILABLE: 'Denne variant er desværre ikke tilgængelig. Vælg en anden variant.',
  NOT_SOLD_BY_CART: 'Denne vare kan kun købes på sin egen side.',
  NOT_A_SUBSCRIPTION: 'Denne vare sælges ikke som abonnement.',
  COUPON_UNKNOWN: 'Koden er desværre ikke gyldig.',
  SHIPPING_NOT_OFFERED: 'Leveringsmåden kan ikke bruges til denne adresse.',
  ADDITIONAL_FIELDS_INVALID: 'Et eller flere felter er ugyldige. Tjek dine oplysninger.',
  IDEMPOTENCY_KEY_INVALID: 'Idempotency-Key mangler eller er for kort.',
  FORM_INVALID: 'Et eller flere felter er ugyldige. Tjek dine oplysninger.',
  FORM_UNPARSABLE: 'Formularens felter kunne ikke læses. Tjek dine oplysninger.',
  SUBMISSION_KEY_INVALID: 'Formularen kunne ikke behandles. Genindlæs siden, og prøv igen.',
  CAPTCHA_FAILED: 'reCAPTCHA mislykkedes. Genindlæs siden, og prøv igen.',
  FORM_FIELDS_INVALID: 'Et formularfelt har egenskaber, som dets type ikke tillader.',
  REDIRECT_NOT_ALLOWED:
    'Viderestillingen efter afsendelse skal føre til en adresse på dette websted eller til en tilladt oprindelse.',
  RESTOCK_EMAIL_BLANK: 'E-mailadressen skal udfyldes',
  RESTOCK_EMAIL_INVALID: 'E-mailadressen er ugyldig',
  RESTOCK_CAPTCHA_MISSING: 'Løs CAPTCHA-opgaven, før du sender.',
  ACCOUNT_EMAIL_INVALID: 'Indtast en gyldig e-mailadresse.',
  ADDRESS_INVALID: 'Tjek denne del af adressen.',
  PASSWORD_TOO_SHORT: 'En adgangskode har mindst {min} tegn.',
  PASSWORD_TOO_LONG: 'En adgangskode har højst {max} tegn.',
  PASSWORD_COMMON: 'Mange bruger denne adgangskode, så den er let at gætte. Vælg en anden.',
  PASSWORD_WRONG: 'Den nuværende adgangskode er forkert.',
  PASSKEY_INVALID: 'Adgangsnøglen kunne ikke bekræftes. Prøv igen.',
  UNAUTHORIZED: 'API-nøglen mangler, er ukendt, udløbet eller trukket tilbage.',
  LOGIN_FAILED: 'E-mailadressen eller adgangskoden er forkert, eller adressen er ikke bekræftet endnu.',
  PASSKEY_REFUSED:
    'Denne adgangsnøgle kan ikke bruges til at logge ind her. Vælg en anden, eller log ind på en anden måde.',
  SIGN_IN_NEEDED: 'Log ind.',
  SIGN_IN_AGAIN: 'Log ind igen for at gøre dette.',
  SCOPE_MISSING: 'API-nøglen har ikke rettigheden {scope}.',
  CONFIRMATION_NEEDED: 'Bekræft, at det er dig, og prøv igen.',
  SITE_LOCKED: 'Denne butik er beskyttet med en adgangskode.',
  CRUMB_FAIL: 'Din session er udløbet. Genindlæs siden, og prøv igen.',
  ORIGIN_NOT_ALLOWED: 'Denne butik tager ikke imod forespørgsler fra den side.',
  PASSKEY_ELSEWHERE: 'Adgangsnøgler virker kun på butikkens egne sider.',
  NOT_FOUND: 'Ikke fundet.',
  SITE_CLOSED: 'Denne butik er lukket.',
  DOMAIN_NOT_FOUND: 'Webstedet har ikke dette domæne.',
  NAVIGATION_NOT_FOUND: 'Webstedets hovedmenu blev ikke fundet',
  TRANSLATION_NOT_FOUND: 'Der er ikke noget her at oversætte.',
  TRANSLATION_NOT_CONNECTED: 'Webstedet er ikke forbundet med en oversættelsestjeneste.',
  ITEM_NOT_FOUND: 'Varen findes desværre ikke længere.',
  ENTRY_NOT_FOUND: 'Varen er ikke længere i din kurv.',
  FORM_NOT_CONFIGURED: 'Denne formular er ikke sat op endnu.',
  FORM_NOT_FOUND: 'Denne formular findes ikke.',
  POPUP_NOT_FOUND: 'Denne popup findes ikke.',
  SUBMISSION_NOT_FOUND: 'Dette formularsvar findes ikke.',
  MAILING_LIST_NOT_FOUND: 'Denne mailingliste findes ikke.',
  MEMBER_AREA_NOT_FOUND: 'Dette medlemsområde findes ikke.',
  REVIEW_NOT_FOUND: 'Denne anmeldelse findes ikke.',
  COMMENT_EMPTY: 'Skriv først en kommentar.',
  COMMENT_TOO_LONG: 'Din kommentar er for lang: Der er plads til {max} tegn.',
  COMMENT_NAME_MISSING: 'Indtast dit navn.',
  COMMENT_NAME_INVALID: 'Indtast et navn på højst {max} tegn og uden webadresse.',
  COMMENT_EMAIL_INVALID: 'Indtast en gyldig e-mailadresse, eller lad feltet være tomt.',
  COMMENT_CAPTCHA_MISSING: 'Løs først captcha-opgaven.',
  COMMENT_SIGN_IN_NEEDED: 'Log ind for at skrive en kommentar.',
  COMMENT_NOT_FOUND: 'Denne kommentar findes ikke længere.',
  COMMENTS_CLOSED: 'Der er lukket for kommentarer her.',
  COMMENT_TOO_LATE: 'Denne kommentar kan ikke længere ændres.',
  COMMENT_THREAD_FULL: 'Denne samtale kan ikke blive længere. Skriv en ny kommentar i stedet for et svar.',
  COMMENT_DELETED: 'Forfatteren har slettet denne kommentar, så den kan ikke vises igen.',
  ORDER_NOT_FOUND: 'Denne ordre findes ikke.',
  NOT_DIGITAL: 'Kun digitale produkter har filer.',
  FILE_NAME_MISSING: 'Indtast et filnavn',
  FILE_RENAME_FAILED: 'Der opstod et problem, da filen skulle omdøbes.',
  PICTURE_TOO_MANY_PIXELS: 'Et billede kan højst have 50 megapixel.',
  PICTURE_NOT_FOUND: 'Dette billede findes ikke.',
  PICTURE_IN_USE: 'Billedet bruges stadig.',
  IMAGE_ID_TAKEN: 'Et billede af en anden vare har dette id, eller to på listen har det samme.',
  PICTURE_TOO_LARGE: 'Filen {fileName} er for stor. Den må højst fylde {maxSize}.',
  PICTURE_UNSUPPORTED: 'Filen {fileName} ser ikke ud til at være et {fileTypeMessage}i et format, der understøttes.',
  PICTURE_UNREACHABLE: 'Billedet kunne ikke hentes fra denne adresse.',
  FILE_UPLOAD_FAILED: 'Der opstod et problem, da filen skulle uploades.',
  FILE_EMPTY: 'Filen er tom.',
  FILE_LENGTH_REQUIRED: 'Angiv filens længde i Content-Length.',
  FILES_FULL: 'Dette produkt kan ikke have flere filer.',
  FILE_NAME_TAKEN: 'En anden fil til dette produkt har dette navn.',
  FILE_NOT_FOUND: 'Denne fil findes ikke.',
  DOWNLOAD_NOT_FOUND: 'Denne download findes ikke.',
  FILE_GONE: 'Filen er fjernet og findes ikke længere.',
  SUBSCRIPTION_NOT_FOUND: 'Dette abonnement findes ikke.',
  TEMPLATE_NOT_FOUND: 'Denne skabelon findes ikke.',
  WEBHOOK_NOT_FOUND: 'Denne webhook eller denne levering findes ikke.',
  RESTOCK_NOT_OFFERED: 'Denne butik sender ikke e-mails om denne vare.',
  LIKES_NOT_OFFERED: 'Dette websted har ingen likes.',
  CONTRIBUTOR_NOT_FOUND: 'Denne bidragyder findes ikke.',
  SESSION_NOT_FOUND: 'Denne session findes ikke.',
  ADDRESS_NOT_FOUND: 'Denne adresse findes ikke.',
  TOO_MANY_ADDRESSES: 'En konto kan højst have {most} adresser. Fjern først en.',
  PASSKEY_NOT_FOUND: 'Denne adgangsnøgle findes ikke.',
  PLACE_NOT_FOUND: 'Stedet er ikke længere kendt. Indtast selv adressen.',
  PLACES_UNAVAILABLE: 'Der kan ikke søges efter steder i øjeblikket. Indtast selv adressen.',
  METHOD_NOT_ALLOWED: 'Denne metode er ikke tilladt her.',
  OUT_OF_STOCK: 'Vi har desværre ikke nok af varen på lager.',
  CONTRIBUTOR_EXISTS: 'En person med denne adresse er allerede bidragyder.',
  PASSKEY_EXISTS: 'Denne adgangsnøgle er allerede tilføjet.',
  PASSKEYS_FULL: 'Du kan have op til {max} adgangsnøgler. Fjern først en.',
  LAST_ADMIN: 'Et websteds sidste administrator kan ikke fjernes. Gør først en anden til administrator.',
  RESTOCK_IN_STOCK: 'Varen er på lager igen. Genindlæs siden for at købe den.',
  RESTOCK_SOLD_OUT: 'Denne variant er udsolgt, så der blev ikke sendt nogen e-mail.',
  NOT_SOLD_NOW: 'Denne butik sælger ikke dette i øjeblikket.',
  CART_CONFLICT: 'Din kurv er ændret. Prøv igen.',
  CART_FULL: 'Din kurv er fuld.',
  CHECKOUT_INCOMPLETE: 'Tjek dine oplysninger, og prøv igen.',
  GIFT_CARD_UNKNOWN: 'Gavekortet er desværre ikke gyldigt, eller der er ikke flere penge på det.',
  GIFT_CARD_NOT_ACCEPTED: 'Et abonnement kan ikke betales med gavekort, fordi der trækkes penge igen senere.',
  MINIMUM_NOT_MET: 'Din ordre er under denne butiks minimumsbeløb.',
  PAYMENT_UNAVAILABLE: 'Denne betalingsmåde kan ikke bruges.',
  WEBHOOK_INVALID: 'Beskeden er ikke signeret af betalingsudbyderen.',
  CHECKOUT_CHANGED: 'Din ordre er ændret. Gennemgå den, før du betaler.',
  SUBSCRIPTION_CHANGED: 'Abonnementet er ændret i mellemtiden. Se på det igen.',
  SUBSCRIPTION_BUSY: 'Vi er lige nu ved at trække en betaling for dette abonnement. Prøv igen om nogle minutter.',
  COUPONS_FULL: 'Du kan ikke bruge flere koder i én ordre.',
  FORM_ID_TAKEN: 'Der findes allerede en formular med dette id.',
  POPUP_ID_TAKEN: 'Der findes allerede en popup med dette id.',
  POPUPS_FULL: 'Et websted har højst 20 popups.',
  CONTENT_ID_TAKEN: 'Der findes allerede en samling eller andet indhold med dette id.',
  GALLERIES_FULL: 'Et websted har højst 20 gallerier.',
  MAILING_LIST_ID_TAKEN: 'Der findes allerede en mailingliste med dette id.',
  MEMBER_AREA_ID_TAKEN: 'Der findes allerede et medlemsområde med dette id.',
  MEMBER_AREA_IN_USE: 'Der er stadig samlinger, der hører til dette medlemsområde.',
  DOMAIN_TAKEN: 'Et andet websted har dette domæne.',
  LAST_DOMAIN: 'Et websted skal have mindst ét domæne. Tilføj først et andet.',
  COUPON_NOT_FOUND: 'Denne rabatkode findes ikke.',
  COUPON_CODE_TAKEN: 'Denne rabatkode findes allerede.',
  COUPON_IN_USE: 'Denne rabatkode er allerede brugt flere gange end det, når igangværende betalinger regnes med.',
  ORDER_CONFLICT: 'Det kan ikke gøres, når ordren har denne status.',
  VARIANT_NOT_FOUND: 'Denne variant findes ikke.',
  COLLECTION_NOT_FOUND: 'Denne samling findes ikke.',
  CONTENT_NOT_FOUND: 'Dette indhold findes ikke.',
  CATEGORY_NOT_FOUND: 'Denne kategori findes ikke.',
  STOCK_RESERVED: 'Lageret kan ikke være lavere end de {units}, der er reserveret i kassen.',
  STOCK_UNLIMITED: 'Denne variant har ubegrænset lager. Angiv først et antal.',
  STOCK_ENDLESS: 'Digitale produkter og gavekort bliver aldrig udsolgt og har derfor intet lager.',
  CATEGORY_ID_TAKEN: 'Der findes allerede en kategori med dette id.',
  CATEGORY_URL_TAKEN: 'En anden kategori på samme niveau har denne adresse.',
  CATEGORY_CIRCLE: 'En kategori kan ikke flyttes ind under sig selv.',
  CATEGORY_TOO_DEEP: 'Kategorier kan have op til 10 niveauer.',
  CATEGORY_IS_ROOT: 'Rodkategorien hører til samlingen og kan hverken flyttes eller slettes.',
  CATEGORIES_FULL: 'Denne samling kan ikke have flere kategorier.',
  CURRENCY_IN_USE:
    'Valutaen kan ikke ændres, så længe den har løbende abonnementer eller gavekort med en saldo, og, hvis en af de to valutaer ikke har decimaler, så længe butikken har priser.',
  REFUND_REFUSED: 'Betalingsudbyderen afviser denne refundering. Årsagen står på udbyderens egen side om betalingen.',
  PAYMENT_ELSEWHERE: 'En anden butik har modtaget pengene for denne ordre. Betal dem tilbage hos betalingsudbyderen.',
  PAYMENT_DISPUTED:
    'Køberen har gjort indsigelse mod betalingen hos banken. Den kan derfor ikke refunderes, før banken har afgjort sagen.',
  FILE_TOO_LARGE:
    'En fil kan højst være 5 GB, og kun over 100 MB, hvis den sendes i dele, som kommandoen `files add` gør.',
  UPLOAD_CHANGED: 'Filen eller dens upload er ændret. Start uploaden forfra.',
  TEMPLATE_IN_USE: 'Denne skabelon bruges af en samling, af alle butikker eller af en anden skabelon.',
  TEMPLATES_FULL: 'Et websted har højst 200 skabeloner.',
  WEBHOOKS_FULL: 'Et websted har højst 20 webhooks.',
  UPLOAD_NOT_FOUND: 'Denne upload findes ikke eller blev opgivet efter et døgn.',
  PRODUCT_NOT_FOUND: 'Dette produkt findes ikke.',
  PRODUCT_BEING_BOUGHT: 'Produktet er lige nu reserveret i kassen af en køber. Prøv igen om 15 minutter.',
  PRODUCT_ID_TAKEN: 'Der findes allerede et produkt eller andet indhold med dette id.',
  VARIANT_ID_TAKEN: 'Et andet produkt har en variant med dette id.',
  URL_TAKEN: 'En anden side i denne samling har denne adresse.',
  SKU_TAKEN: 'En anden variant har dette varenummer (SKU).',
  COLLECTION_FULL: 'Denne samling kan ikke rumme mere.',
  VERSION_STALE: 'Indholdet er ændret i mellemtiden. Læs det igen, før du ændrer det.',
  IMPORT_NOT_TEXT: 'Filen er ikke tekst i UTF-8. Regneark gemmer den som ”CSV UTF-8”.',
  IMPORT_UNKNOWN:
    'Denne slags fil kan ikke importeres. Det kan CSV-filer med produkter fra Shopify eller Squarespace, sider fra Squarespace, JSON med produkter eller en fil med en hel butik.',
  BODY_TOO_LARGE: 'Forespørgslen er for stor.',
  UNSUPPORTED_MEDIA_TYPE: 'Send JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Denne Idempotency-Key er brugt til en anden forespørgsel.',
  TEMPLATE_INVALID: 'Skabelonerne har fejl og er ikke gemt.',
  TOO_MANY_LOGINS:
    'Der har været for mange forsøg. Prøv igen om {minutes|da|one=# minut|other=# minutter}, eller få tilsendt et link.',
  RATE_LIMITED: 'Prøv igen om et par sekunder.',
  SUBMITTED_TOO_SOON: 'Formularen kan ikke sendes. Der er sendt for mange formularer på kort tid. Prøv igen senere.',
  OVERLOADED: 'Prøv igen om et par sekunder.',
  UNREACHABLE: 'Det er ikke muligt lige nu. Prøv igen om et minut.',
  INTERNAL: 'Noget gik galt. Prøv igen.',
};

export * from './da-accounts.ts';
export * from './da-announcement.ts';
export * from './da-blocks.ts';
export * from './da-comment-mails.ts';
export * from './da-consent.ts';
export * from './da-content.ts';
export * from './da-contributors.ts';
export * from './da-downloads.ts';
export * from './da-events.ts';
export * from './da-gallery.ts';
export * from './da-gift-cards.ts';
export * from './da-imports.ts';
export * from './da-locks.ts';
export * from './da-members.ts';
export * from './da-money.ts';
export * from './da-my-subscription.ts';
export * from './da-orders.ts';
export * from './da-owner.ts';
export * from './da-owner-fields.ts';
export * from './da-page-blocks.ts';
export * from './da-passkeys.ts';
export * from './da-pictures.ts';
export * from './da-plain-forms.ts';
export * from './da-plans.ts';
export * from './da-reminders.ts';
export * from './da-restock.ts';
export * from './da-senders.ts';
export * from './da-site.ts';
export * from './da-subscription-terms.ts';
export * from './da-subscriptions.ts';
export * from './da-webhooks.ts';
export * from './da-written-reviews.ts';
