/** The Swedish texts that only the Worker uses. */
import type { Catalogue } from './catalogue.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Formulärsvar – {form}',
  submissionPage: 'Skickat från',
  submissionReply: 'Svara på det här mejlet för att svara {email}.',
  submissionNoReply: 'Avsändaren har inte lämnat någon e-postadress.',
  submissionsMore: 'Formulärsvar som inte finns i det här mejlet: {count}. Det här kommandot visar alla: {command}',
  submissionsFooter:
    'Formulärsvar som kommer in tätt efter varandra samlas i ett mejl. Vill du svara på ett av dem skriver du till adressen i det.',
  confirmSubject: 'Bekräfta din prenumeration på {list}',
  confirmIntro: 'Någon, troligen du själv, har anmält {email} till {list} från {site}.',
  confirmButton: 'Bekräfta prenumerationen',
  confirmExpiry: 'Länken gäller i 7 dagar. Om du inte bekräftar får du inga fler mejl.',
  confirmIgnore: 'Om det inte var du kan du bortse från det här mejlet.',
  unsubscribe: 'Avsluta prenumerationen',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Bekräfta din prenumeration',
  confirmText: 'Vill du få mejl från {site} till {email}?',
  confirmButton: 'Ja, jag vill prenumerera',
  confirmedTitle: 'Du prenumererar nu',
  confirmedText: 'Tack! Du kommer att få mejl från {site} till {email}.',
  unsubscribeTitle: 'Avsluta prenumerationen',
  unsubscribeText: 'Vill du sluta få mejl från {site} till {email}?',
  unsubscribeButton: 'Avsluta prenumerationen',
  unsubscribedTitle: 'Prenumerationen är avslutad',
  unsubscribedText: 'Du får inga fler mejl från den här listan hos {site} till {email}.',
  expiredTitle: 'Länken har gått ut',
  expiredText: 'Anmäl dig igen för att få en ny.',
  invalidTitle: 'Länken är ofullständig',
  invalidText: 'Öppna den igen från mejlet eller kopiera hela länken.',
  home: 'Tillbaka till {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Aktivera JavaScript för att fylla i och skicka formuläret.',
  tooManySearchesTitle: 'För många sökningar',
  formNotSentTitle: 'Formuläret har inte skickats',
  formNotSentText:
    'Det skickades innan sidan hade lästs in helt. Gå tillbaka: det du har skrivit finns kvar, och formuläret är klart att skicka.',
};

export const orders: Catalogue['orders'] = {
  subscriptionTitle: 'Din prenumeration',
  giftCardTitle: 'Ditt presentkort',
  checkoutTitle: 'Kassa',
  payNext: 'På nästa sida kontrollerar du allt och betalar.',
  price: 'Pris',
  total: 'Totalt',
  subtotal: 'Delsumma',
  email: 'Din e-postadress',
  emailHint: '{site} använder den för den här beställningen.',
  recipientName: 'Mottagarens namn',
  recipientEmail: 'Mottagarens e-postadress',
  senderName: 'Från',
  senderHint: 'Ditt namn, så som mottagaren känner dig. Annars står din e-postadress på presentkortet.',
  message: 'Meddelande',
  optional: '(valfritt)',
  deliveryDate: 'Leveransdatum',
  deliveryDateHint: 'I dag eller en senare dag.',
  tooEarly: 'Välj i dag eller en senare dag.',
  proofText: 'Ange den e-postadress som hör till beställningen för att fortsätta.',
  expiredTitle: 'Beställningen har gått ut',
  expiredText: 'Den påbörjades för mer än 30 dagar sedan. Börja om på produktsidan.',
  unknownTitle: 'Länken fungerar inte',
  unknownText: 'Den är ofullständig eller har gått ut. Börja om på produktsidan.',
  toCheckout: 'Fortsätt till kassan',
  giftFor: 'Till',
  changeGift: 'Ändra presentkortets uppgifter',
  refusedTitle: 'Något gick fel',
  payingNeedsScript: 'För att betala behöver du JavaScript. Aktivera det och ladda om sidan. Din varukorg ligger kvar.',
  emptyCart: 'Din varukorg är tom.',
  backToCart: 'Tillbaka till varukorgen',
  home: 'Tillbaka till {site}',
};

export const testPayment: Catalogue['testPayment'] = {
  title: 'Bekräfta din betalning',
  note: 'Butiken är i testläge: inga pengar dras. Den här sidan ersätter bankens sida. Välj om betalningen ska gå igenom.',
  installmentsTitle: 'Betala i {count} delbetalningar med {provider}',
  installmentsNote:
    'Butiken är i testläge: inga pengar dras, varken nu eller senare. Den här sidan ersätter sidan hos {provider}. Välj om betalningen ska gå igenom.',
  approve: 'Godkänn betalningen',
  decline: 'Neka betalningen',
  expiredTitle: 'Tiden har gått ut',
  expiredText: 'Betalningen kan inte längre bekräftas, och inga pengar har dragits. Gå tillbaka till kassan.',
  unknownTitle: 'Länken fungerar inte',
  unknownText: 'Den är ofullständig, eller så finns inte betalningen. Inga pengar har dragits.',
  back: 'Tillbaka till kassan',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Skickat den',
  pageTitle: 'Sida',
  pagePath: 'Adress',
  spam: 'Skräppost',
  yes: 'Ja',
  otherFields: 'Andra fält',
};

export const payments: Catalogue['payments'] = {
  declined: 'Betalningen nekades. Inga pengar har dragits. Prova ett annat betalningssätt.',
  insufficientFunds: 'Kortet saknar täckning. Inga pengar har dragits. Prova ett annat kort.',
  expiredCard: 'Kortet har gått ut. Inga pengar har dragits. Prova ett annat kort.',
  unknownCard: 'Vi kände inte igen kortet. Inga pengar har dragits. Prova ett annat kort.',
  authenticationRequired: 'Banken vill att du bekräftar. Inga pengar har dragits. Bekräfta eller byt kort.',
  refunded: 'En artikel i din beställning hade tagit slut när betalningen kom in. Vi betalar tillbaka dina pengar.',
  refundedTitle: 'Vi betalar tillbaka dina pengar',
  pendingTitle: 'Din betalning behandlas',
  pendingText:
    'Betaltjänsten har inte bekräftat den ännu. Pengarna dras inte två gånger. Titta igen om en liten stund.',
  checkAgain: 'Titta igen',
  unknownTitle: 'Länken fungerar inte',
  unknownText: 'Den är ofullständig, eller så finns inte betalningen.',
  backToCheckout: 'Tillbaka till kassan',
};

export const placedOrders: Catalogue['placedOrders'] = {
  confirmedTitle: 'Tack för din beställning!',
  confirmedText: 'Vi har tagit emot din betalning. En bekräftelse är på väg till {email}.',
  statusTitle: 'Din beställning',
  testMode: 'Testläge: inga pengar har dragits för den här beställningen.',
  number: 'Ordernummer',
  date: 'Datum',
  email: 'E-post',
  subtotal: 'Delsumma',
  discount: 'Rabatt',
  delivery: 'Frakt',
  taxes: 'Skatt',
  taxesIncluded: 'Varav moms',
  total: 'Totalt',
  paidByGiftCard: 'Betalt med presentkort',
  paidByTestCard: 'Betalt med testkort',
  paidByStripe: 'Betalt med kort eller digital plånbok',
  paidByInstallments: 'Betalt i {count} räntefria delbetalningar med {provider}',
  paidByTestInstallments: 'Betalt i {count} räntefria delbetalningar med {provider} (test)',
  address: 'Leveransadress',
  country: 'Land eller region',
  note: 'Ditt meddelande',
  price: 'Pris',
  unknownTitle: 'Vi hittar inte beställningen',
  unknownText: 'Länken är ofullständig. Öppna den igen från mejlet eller kopiera hela länken.',
  proofText: 'Ange den e-postadress som hör till beställningen för att se adresser och meddelanden.',
  proofButton: 'Visa hela beställningen',
  proofWrong: 'Det är inte beställningens e-postadress.',
  mailSubject: 'Din beställning {number} hos {site}',
  mailIntro: 'Tack för din beställning {number}. Det här har du köpt.',
  mailButton: 'Visa beställningen',
  mailLegal: 'Juridisk information',
  mailFooter: 'Du får det här mejlet eftersom en beställning har gjorts med din adress.',
  noticeSubject: 'Ny beställning {number}',
  noticeIntro: 'Beställning {number} har gjorts av {email}.',
  noticeFooter: 'Du får det här mejlet eftersom din butik skickar besked om beställningar till den här adressen.',
};

export const priceNotes: Catalogue['priceNotes'] = {
  taxIncluded: 'inkl. moms',
  taxExcluded: 'exkl. moms',
  plusDelivery: 'exkl. frakt',
};

export const legal: Catalogue['legal'] = {
  imprint: 'Företagsinformation',
  terms: 'Köpvillkor',
  withdrawal: 'Ångerrätt',
  privacy: 'Integritetspolicy',
  delivery: 'Frakt och leverans',
  returns: 'Returer',
};

export const languageChoice: Catalogue['languageChoice'] = { label: 'Språk' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Kontrollera dina uppgifter och försök igen.',
  MALFORMED_JSON: 'Anropet är inte giltig JSON.',
  UNKNOWN_FIELD: 'Anropet innehåller ett okänt fält.',
  QUANTITY_NOT_A_NUMBER: 'Antalet måste vara ett tal.',
  QUANTITY_NOT_WHOLE: 'Antalet måste vara ett heltal',
  QUANTITY_OUT_OF_RANGE: 'Antalet måste vara mellan 1 och 9999.',
  QUANTITY_NOT_ALLOWED: 'Det går bara att köpa en i taget.',
  VARIANT_REQUIRED: 'Varianten är tyvärr inte tillgänglig. Välj en annan variant.',
  VARIANT_UNAVAILABLE: 'Varianten är tyvärr inte tillgänglig. Välj en annan variant.',
  NOT_SOLD_BY_CART: 'Artikeln kan bara köpas på sin egen sida.',
  NOT_A_SUBSCRIPTION: 'Artikeln säljs inte som prenumeration.',
  COUPON_UNKNOWN: 'Koden är tyvärr inte giltig.',
  SHIPPING_NOT_OFFERED: 'Leveranssättet finns inte för den här adressen.',
  ADDITIONAL_FIELDS_INVALID: 'Ett eller flera fält är felaktiga. Kontrollera dina uppgifter.',
  IDEMPOTENCY_KEY_INVALID: 'Idempotency-Key saknas eller är för kort.',
  FORM_INVALID: 'Ett eller flera fält är felaktiga. Kontrollera dina uppgifter.',
  FORM_UNPARSABLE: 'Det gick inte att läsa fälten i formuläret. Kontrollera dina uppgifter.',
  SUBMISSION_KEY_INVALID: 'Något gick fel när formuläret behandlades. Ladda om sidan och försök igen.',
  CAPTCHA_FAILED: 'reCAPTCHA misslyckades. Ladda om sidan och försök igen.',
  FORM_FIELDS_INVALID: 'Ett formulärfält har egenskaper som dess typ inte tillåter.',
  REDIRECT_NOT_ALLOWED:
    'Omdirigeringen efter att formuläret skickats måste gå till en adress på webbplatsen eller ett tillåtet ursprung.',
  RESTOCK_EMAIL_BLANK: 'Ange en e-postadress',
  RESTOCK_EMAIL_INVALID: 'E-postadressen är ogiltig',
  RESTOCK_CAPTCHA_MISSING: 'Lös CAPTCHA-uppgiften innan du skickar.',
  ACCOUNT_EMAIL_INVALID: 'Ange en giltig e-postadress.',
  ADDRESS_INVALID: 'Kontrollera den här uppgiften i adressen.',
  PASSWORD_TOO_SHORT: 'Lösenordet måste ha minst {min} tecken.',
  PASSWORD_TOO_LONG: 'Lösenordet får ha högst {max} tecken.',
  PASSWORD_COMMON: 'Många använder det lösenordet, så det är lätt att gissa. Välj ett annat.',
  PASSWORD_WRONG: 'Det nuvarande lösenordet är fel.',
  PASSKEY_INVALID: 'Lösennyckeln kunde inte verifieras. Försök igen.',
  UNAUTHORIZED: 'API-nyckeln saknas, är okänd, har gått ut eller har återkallats.',
  LOGIN_FAILED: 'E-postadressen eller lösenordet är fel, eller så är adressen inte bekräftad ännu.',
  PASSKEY_REFUSED:
    'Det går inte att logga in här med den lösennyckeln. Välj en annan eller logga in på ett annat sätt.',
  SIGN_IN_NEEDED: 'Du behöver logga in.',
  SIGN_IN_AGAIN: 'Logga in igen för att göra det här.',
  SCOPE_MISSING: 'API-nyckeln saknar behörigheten {scope}.',
  CONFIRMATION_NEEDED: 'Bekräfta att det är du och försök igen.',
  SITE_LOCKED: 'Butiken är lösenordsskyddad.',
  CRUMB_FAIL: 'Din session har gått ut. Ladda om sidan och försök igen.',
  ORIGIN_NOT_ALLOWED: 'Butiken tar inte emot anrop från den sidan.',
  PASSKEY_ELSEWHERE: 'Lösennycklar fungerar bara på butikens egna sidor.',
  NOT_FOUND: 'Hittades inte.',
  SITE_CLOSED: 'Butiken är stängd.',
  DOMAIN_NOT_FOUND: 'Webbplatsen har inte den domänen.',
  NAVIGATION_NOT_FOUND: 'Webbplatsens huvudmeny hittades inte',
  TRANSLATION_NOT_FOUND: 'Det finns inget sådant att översätta.',
  TRANSLATION_NOT_CONNECTED: 'Webbplatsen är inte ansluten till någon översättningstjänst.',
  ITEM_NOT_FOUND: 'Artikeln finns tyvärr inte längre.',
  ENTRY_NOT_FOUND: 'Artikeln finns inte längre i din varukorg.',
  FORM_NOT_CONFIGURED: 'Formuläret är inte klart att använda ännu.',
  FORM_NOT_FOUND: 'Formuläret finns inte.',
  POPUP_NOT_FOUND: 'Popupfönstret finns inte.',
  SUBMISSION_NOT_FOUND: 'Formulärsvaret finns inte.',
  MAILING_LIST_NOT_FOUND: 'E-postlistan finns inte.',
  MEMBER_AREA_NOT_FOUND: 'Medlemsområdet finns inte.',
  REVIEW_NOT_FOUND: 'Recensionen finns inte.',
  COMMENT_EMPTY: 'Skriv en kommentar först.',
  COMMENT_TOO_LONG: 'Din kommentar är för lång. Högst {max} tecken är tillåtna.',
  COMMENT_NAME_MISSING: 'Ange ditt namn.',
  COMMENT_NAME_INVALID: 'Ange ett namn på högst {max} tecken, utan webbadress.',
  COMMENT_EMAIL_INVALID: 'Ange en giltig e-postadress, eller ingen alls.',
  COMMENT_CAPTCHA_MISSING: 'Lös captcha-uppgiften först.',
  COMMENT_SIGN_IN_NEEDED: 'Logga in för att skriva en kommentar.',
  COMMENT_NOT_FOUND: 'Kommentaren finns inte längre.',
  COMMENTS_CLOSED: 'Det går inte att kommentera här.',
  COMMENT_TOO_LATE: 'Kommentaren kan inte längre ändras.',
  COMMENT_THREAD_FULL: 'Den här konversationen är full. Skriv en ny kommentar i stället för ett svar.',
  COMMENT_DELETED: 'Författaren har tagit bort kommentaren, så den kan inte visas igen.',
  ORDER_NOT_FOUND: 'Beställningen finns inte.',
  NOT_DIGITAL: 'Bara digitala produkter har filer.',
  FILE_NAME_MISSING: 'Ange ett filnamn',
  FILE_RENAME_FAILED: 'Det gick inte att byta namn på filen.',
  PICTURE_TOO_MANY_PIXELS: 'En bild får ha högst 50 megapixel.',
  PICTURE_NOT_FOUND: 'Bilden finns inte.',
  PICTURE_IN_USE: 'Bilden används fortfarande.',
  IMAGE_ID_TAKEN: 'En bild till en annan artikel har samma id, eller så har två bilder i listan det.',
  PICTURE_TOO_LARGE: 'Filen {fileName} är för stor. Största tillåtna filstorlek är {maxSize}.',
  PICTURE_UNSUPPORTED: 'Filen {fileName} verkar inte innehålla en {fileTypeMessage}i ett format som stöds.',
  PICTURE_UNREACHABLE: 'Bilden kunde inte hämtas från den adressen.',
  FILE_UPLOAD_FAILED: 'Det gick inte att ladda upp filen.',
  FILE_EMPTY: 'Filen är tom.',
  FILE_LENGTH_REQUIRED: 'Skicka filens längd i Content-Length.',
  FILES_FULL: 'Produkten har så många filer som den kan ha.',
  FILE_NAME_TAKEN: 'En annan fil till produkten har det här namnet.',
  FILE_NOT_FOUND: 'Filen finns inte.',
  DOWNLOAD_NOT_FOUND: 'Nedladdningen finns inte.',
  FILE_GONE: 'Filen har tagits bort och finns inte längre.',
  SUBSCRIPTION_NOT_FOUND: 'Prenumerationen finns inte.',
  TEMPLATE_NOT_FOUND: 'Mallen finns inte.',
  WEBHOOK_NOT_FOUND: 'Webhooken eller leveransen finns inte.',
  RESTOCK_NOT_OFFERED: 'Butiken skickar inga mejl om den här artikeln.',
  LIKES_NOT_OFFERED: 'Det går inte att gilla något på den här webbplatsen.',
  CONTRIBUTOR_NOT_FOUND: 'Medarbetaren finns inte.',
  SESSION_NOT_FOUND: 'Sessionen finns inte.',
  ADDRESS_NOT_FOUND: 'Adressen finns inte.',
  TOO_MANY_ADDRESSES: 'Ett konto kan ha högst {most} adresser. Ta bort en först.',
  PASSKEY_NOT_FOUND: 'Lösennyckeln finns inte.',
  PLACE_NOT_FOUND: 'Platsen är inte längre känd. Fyll i adressen själv.',
  PLACES_UNAVAILABLE: 'Det går inte att söka efter platser just nu. Fyll i adressen själv.',
  METHOD_NOT_ALLOWED: 'Metoden är inte tillåten här.',
  OUT_OF_STOCK: 'Tyvärr har vi inte så många i lager.',
  CONTRIBUTOR_EXISTS: 'Någon med den adressen är redan medarbetare.',
  PASSKEY_EXISTS: 'Lösennyckeln är redan tillagd.',
  PASSKEYS_FULL: 'Du kan ha högst {max} lösennycklar. Ta bort en först.',
  LAST_ADMIN: 'En webbplats måste ha minst en administratör. Gör någon annan till administratör först.',
  RESTOCK_IN_STOCK: 'Artikeln finns i lager igen. Ladda om sidan för att köpa den.',
  RESTOCK_SOLD_OUT: 'Varianten är slutsåld, så inget mejl skickades.',
  NOT_SOLD_NOW: 'Butiken säljer inte det här just nu.',
  CART_CONFLICT: 'Din varukorg har ändrats. Försök igen.',
  CART_FULL: 'Din varukorg är full.',
  CHECKOUT_INCOMPLETE: 'Kontrollera dina uppgifter och försök igen.',
  GIFT_CARD_UNKNOWN: 'Presentkortet är tyvärr inte giltigt, eller så är saldot slut.',
  GIFT_CARD_NOT_ACCEPTED: 'En prenumeration kan inte betalas med presentkort, eftersom pengar dras igen senare.',
  MINIMUM_NOT_MET: 'Din beställning når inte upp till butikens minsta ordervärde.',
  PAYMENT_UNAVAILABLE: 'Betalningssättet är inte tillgängligt.',
  WEBHOOK_INVALID: 'Meddelandet är inte signerat av betaltjänsten.',
  CHECKOUT_CHANGED: 'Din beställning har ändrats. Kontrollera den innan du betalar.',
  SUBSCRIPTION_CHANGED: 'Prenumerationen har ändrats under tiden. Kontrollera den igen.',
  SUBSCRIPTION_BUSY: 'Vi drar just nu pengar för prenumerationen. Försök igen om några minuter.',
  COUPONS_FULL: 'Du kan inte använda fler koder i samma beställning.',
  FORM_ID_TAKEN: 'Det finns redan ett formulär med samma id.',
  POPUP_ID_TAKEN: 'Det finns redan ett popupfönster med samma id.',
  POPUPS_FULL: 'En webbplats kan ha högst 20 popupfönster.',
  CONTENT_ID_TAKEN: 'Det finns redan en samling eller ett objekt med samma id.',
  GALLERIES_FULL: 'En webbplats kan ha högst 20 gallerier.',
  MAILING_LIST_ID_TAKEN: 'Det finns redan en e-postlista med samma id.',
  MEMBER_AREA_ID_TAKEN: 'Det finns redan ett medlemsområde med samma id.',
  MEMBER_AREA_IN_USE: 'Det finns fortfarande samlingar som hör till medlemsområdet.',
  DOMAIN_TAKEN: 'Domänen tillhör en annan webbplats.',
  LAST_DOMAIN: 'En webbplats behöver minst en domän. Lägg till en annan först.',
  COUPON_NOT_FOUND: 'Rabattkoden finns inte.',
  COUPON_CODE_TAKEN: 'Rabattkoden finns redan.',
  COUPON_IN_USE: 'Rabattkoden har använts fler gånger än så, eller används just nu i pågående betalningar.',
  ORDER_CONFLICT: 'Beställningen har en status som inte tillåter det.',
  VARIANT_NOT_FOUND: 'Varianten finns inte.',
  COLLECTION_NOT_FOUND: 'Samlingen finns inte.',
  CONTENT_NOT_FOUND: 'Objektet finns inte.',
  CATEGORY_NOT_FOUND: 'Kategorin finns inte.',
  STOCK_RESERVED: 'Lagersaldot kan inte bli lägre än de {units} som är reserverade i kassan.',
  STOCK_UNLIMITED: 'Varianten har obegränsat lager. Ange ett antal först.',
  STOCK_ENDLESS: 'Digitala produkter och presentkort tar aldrig slut och har därför inget lagersaldo.',
  CATEGORY_ID_TAKEN: 'Det finns redan en kategori med samma id.',
  CATEGORY_URL_TAKEN: 'En annan kategori på samma nivå har den adressen.',
  CATEGORY_CIRCLE: 'En kategori kan inte flyttas till en plats under sig själv.',
  CATEGORY_TOO_DEEP: 'Kategorier kan ha högst 10 nivåer.',
  CATEGORY_IS_ROOT: 'Rotkategorin hör till sin samling och kan varken flyttas eller tas bort.',
  CATEGORIES_FULL: 'Samlingen har så många kategorier som den kan ha.',
  CURRENCY_IN_USE:
    'Valutan kan inte bytas så länge det finns aktiva prenumerationer eller presentkort med saldo i den, eller, om en av de två saknar ören, så länge butiken har priser.',
  REFUND_REFUSED: 'Betaltjänsten nekar återbetalningen. Varför står på betaltjänstens egen sida om betalningen.',
  PAYMENT_ELSEWHERE: 'En annan butik har tagit emot pengarna för beställningen. Betala tillbaka dem hos betaltjänsten.',
  PAYMENT_DISPUTED:
    'Köparen har bestritt betalningen hos banken, så den kan inte återbetalas förrän banken har avgjort ärendet.',
  FILE_TOO_LARGE:
    'En fil får vara högst 5 GB, och större filer än 100 MB skickas i delar, så som kommandot `files add` gör.',
  UPLOAD_CHANGED: 'Filen eller uppladdningen har ändrats. Börja om med uppladdningen.',
  TEMPLATE_IN_USE: 'Mallen används av en samling, av alla butiker eller av en annan mall.',
  TEMPLATES_FULL: 'En webbplats kan ha högst 200 mallar.',
  WEBHOOKS_FULL: 'En webbplats kan ha högst 20 webhookar.',
  UPLOAD_NOT_FOUND: 'Uppladdningen finns inte, eller så avbröts den efter ett dygn.',
  PRODUCT_NOT_FOUND: 'Produkten finns inte.',
  PRODUCT_BEING_BOUGHT: 'Produkten är just nu reserverad i kassan. Försök igen om 15 minuter.',
  PRODUCT_ID_TAKEN: 'Det finns redan en produkt eller ett annat objekt med samma id.',
  VARIANT_ID_TAKEN: 'En annan produkt har en variant med samma id.',
  URL_TAKEN: 'En annan sida i samlingen har den adressen.',
  SKU_TAKEN: 'En annan variant har det artikelnumret.',
  COLLECTION_FULL: 'Samlingen har så många objekt som den kan ha.',
  VERSION_STALE: 'Uppgifterna har ändrats under tiden. Läs in dem igen innan du ändrar dem.',
  IMPORT_NOT_TEXT: 'Filen är inte text i UTF-8. Kalkylprogram sparar det som ”CSV UTF-8”.',
  IMPORT_UNKNOWN:
    'Importen kan inte läsa den här typen av fil. Den läser CSV-filer med produkter från Shopify eller Squarespace, sidor från Squarespace, JSON med produkter eller en fil med en hel butik.',
  BODY_TOO_LARGE: 'Anropet är för stort.',
  UNSUPPORTED_MEDIA_TYPE: 'Skicka JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Denna Idempotency-Key har använts för ett annat anrop.',
  TEMPLATE_INVALID: 'Mallarna innehåller fel och har inte sparats.',
  TOO_MANY_LOGINS: 'För många försök. Försök igen om {minutes|sv|one=# minut|other=# minuter} eller be om en länk.',
  RATE_LIMITED: 'Försök igen om några sekunder.',
  SUBMITTED_TOO_SOON:
    'Det gick inte att skicka formuläret, eftersom för många formulär har skickats på kort tid. Försök igen senare.',
  OVERLOADED: 'Försök igen om några sekunder.',
  UNREACHABLE: 'Det går inte just nu. Försök igen om en minut.',
  INTERNAL: 'Något gick fel. Försök igen.',
};

export * from './sv-accounts.ts';
export * from './sv-announcement.ts';
export * from './sv-blocks.ts';
export * from './sv-comment-mails.ts';
export * from './sv-consent.ts';
export * from './sv-content.ts';
export * from './sv-contributors.ts';
export * from './sv-downloads.ts';
export * from './sv-events.ts';
export * from './sv-gallery.ts';
export * from './sv-gift-cards.ts';
export * from './sv-imports.ts';
export * from './sv-locks.ts';
export * from './sv-members.ts';
export * from './sv-money.ts';
export * from './sv-my-subscription.ts';
export * from './sv-orders.ts';
export * from './sv-owner.ts';
export * from './sv-owner-fields.ts';
export * from './sv-page-blocks.ts';
export * from './sv-passkeys.ts';
export * from './sv-pictures.ts';
export * from './sv-plain-forms.ts';
export * from './sv-plans.ts';
export * from './sv-reminders.ts';
export * from './sv-restock.ts';
export * from './sv-senders.ts';
export * from './sv-site.ts';
export * from './sv-subscription-terms.ts';
export * from './sv-subscriptions.ts';
export * from './sv-webhooks.ts';
export * from './sv-written-reviews.ts';
