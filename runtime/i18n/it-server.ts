/** The Italian texts that only the Worker uses. */
import type { Catalogue } from './catalogue.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Invio del modulo - {form}',
  submissionPage: 'Inviato da',
  submissionReply: 'Rispondi a questa e-mail per rispondere a {email}.',
  submissionNoReply: 'Il mittente non ha lasciato un indirizzo e-mail.',
  submissionsMore: 'Invii che non sono in questa e-mail: {count}. Questo comando li elenca tutti: {command}',
  submissionsFooter:
    'Gli invii che arrivano a breve distanza l’uno dall’altro sono in un’unica e-mail. Per rispondere a uno, scrivi all’indirizzo che contiene.',
  confirmSubject: 'Conferma la tua iscrizione a {list}',
  confirmIntro: 'Qualcuno, probabilmente tu, ha iscritto {email} a {list} di {site}.',
  confirmButton: 'Conferma l’iscrizione',
  confirmExpiry: 'Il link vale 7 giorni. Se non confermi, non riceverai altre e-mail.',
  confirmIgnore: 'Se non sei stato tu, ignora questa e-mail.',
  unsubscribe: 'Annulla l’iscrizione',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Conferma la tua iscrizione',
  confirmText: 'Vuoi ricevere e-mail da {site} all’indirizzo {email}?',
  confirmButton: 'Sì, iscrivetemi',
  confirmedTitle: 'Iscrizione completata',
  confirmedText: 'Grazie! Riceverai e-mail da {site} all’indirizzo {email}.',
  unsubscribeTitle: 'Annulla l’iscrizione',
  unsubscribeText: 'Non vuoi più ricevere e-mail da {site} all’indirizzo {email}?',
  unsubscribeButton: 'Annulla l’iscrizione',
  unsubscribedTitle: 'Iscrizione annullata',
  unsubscribedText: 'Non riceverai altre e-mail da questa lista di {site} all’indirizzo {email}.',
  expiredTitle: 'Questo link è scaduto',
  expiredText: 'Iscriviti di nuovo per riceverne uno nuovo.',
  invalidTitle: 'Questo link è incompleto',
  invalidText: 'Aprilo di nuovo dall’e-mail o copialo per intero.',
  home: 'Torna a {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Attiva JavaScript per compilare e inviare questo modulo.',
  tooManySearchesTitle: 'Troppe ricerche',
  formNotSentTitle: 'Il tuo modulo non è stato inviato',
  formNotSentText:
    'È stato inviato prima che questa pagina fosse pronta. Torna indietro: ciò che hai scritto è ancora lì e il modulo sarà pronto.',
};

export const orders: Catalogue['orders'] = {
  subscriptionTitle: 'Il tuo abbonamento',
  giftCardTitle: 'La tua carta regalo',
  checkoutTitle: 'Cassa',
  payNext: 'Nella pagina successiva controlli tutto e paghi.',
  price: 'Prezzo',
  total: 'Totale',
  subtotal: 'Subtotale',
  email: 'Il tuo indirizzo e-mail',
  emailHint: '{site} lo userà per questo ordine.',
  recipientName: 'Nome del destinatario',
  recipientEmail: 'Indirizzo e-mail del destinatario',
  senderName: 'Da',
  senderHint:
    'Il tuo nome, come lo conosce il destinatario. Senza di esso la carta regalo riporta il tuo indirizzo e-mail.',
  message: 'Messaggio',
  optional: '(facoltativo)',
  deliveryDate: 'Data di consegna',
  deliveryDateHint: 'Oggi o un giorno successivo.',
  tooEarly: 'Scegli oggi o un giorno successivo.',
  proofText: 'Inserisci l’indirizzo e-mail di questo ordine per continuare.',
  expiredTitle: 'Questo ordine è scaduto',
  expiredText: 'È stato iniziato più di 30 giorni fa. Ricomincia dalla pagina del prodotto.',
  unknownTitle: 'Questo link non funziona',
  unknownText: 'È incompleto o è scaduto. Ricomincia dalla pagina del prodotto.',
  toCheckout: 'Continua alla cassa',
  giftFor: 'Per',
  changeGift: 'Modifica i dati della carta regalo',
  refusedTitle: 'Qualcosa è andato storto',
  payingNeedsScript: 'Per pagare serve JavaScript. Attivalo e ricarica questa pagina. Il tuo carrello resta com’è.',
  emptyCart: 'Il tuo carrello è vuoto.',
  backToCart: 'Torna al carrello',
  home: 'Torna a {site}',
};

export const testPayment: Catalogue['testPayment'] = {
  title: 'Conferma il tuo pagamento',
  note: 'Questo negozio è in modalità di prova: non viene addebitato nulla. Questa pagina sostituisce quella della tua banca. Scegli se il pagamento va a buon fine.',
  installmentsTitle: 'Paga in {count} pagamenti con {provider}',
  installmentsNote:
    'Questo negozio è in modalità di prova: non viene addebitato nulla, né ora né dopo. Questa pagina sostituisce quella di {provider}. Scegli se il pagamento va a buon fine.',
  approve: 'Approva il pagamento',
  decline: 'Rifiuta il pagamento',
  expiredTitle: 'Il tempo è scaduto',
  expiredText: 'Questo pagamento non può più essere confermato e non è stato addebitato nulla. Torna alla cassa.',
  unknownTitle: 'Questo link non funziona',
  unknownText: 'È incompleto, oppure il suo pagamento non esiste. Non è stato addebitato nulla.',
  back: 'Torna alla cassa',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Inviato il',
  pageTitle: 'Pagina',
  pagePath: 'Indirizzo',
  spam: 'Spam',
  yes: 'Sì',
  otherFields: 'Altri campi',
};

export const payments: Catalogue['payments'] = {
  declined: 'Il pagamento è stato rifiutato. Non è stato addebitato nulla. Prova un altro metodo di pagamento.',
  insufficientFunds: 'La carta non ha fondi sufficienti. Non è stato addebitato nulla. Prova un’altra carta.',
  expiredCard: 'La carta è scaduta. Non è stato addebitato nulla. Prova un’altra carta.',
  unknownCard: 'Non abbiamo riconosciuto questa carta. Non è stato addebitato nulla. Prova un’altra carta.',
  authenticationRequired: 'La banca chiede la tua conferma. Non è stato addebitato nulla. Conferma o cambia la carta.',
  refunded: 'Un articolo del tuo ordine non era più disponibile quando è arrivato il pagamento. Ti stiamo rimborsando.',
  refundedTitle: 'Ti stiamo rimborsando il pagamento',
  pendingTitle: 'Il tuo pagamento è in elaborazione',
  pendingText:
    'Il tuo fornitore di pagamento non l’ha ancora confermato. Non ti verrà addebitato due volte. Controlla di nuovo tra un momento.',
  checkAgain: 'Controlla di nuovo',
  unknownTitle: 'Questo link non funziona',
  unknownText: 'È incompleto, oppure il suo pagamento non esiste.',
  backToCheckout: 'Torna alla cassa',
};

export const placedOrders: Catalogue['placedOrders'] = {
  confirmedTitle: 'Grazie per il tuo ordine',
  confirmedText: 'Abbiamo ricevuto il tuo pagamento. Una conferma è in arrivo a {email}.',
  statusTitle: 'Il tuo ordine',
  testMode: 'Modalità di prova: per questo ordine non è stato addebitato nulla.',
  number: 'Numero d’ordine',
  date: 'Data',
  email: 'E-mail',
  subtotal: 'Subtotale',
  discount: 'Sconto',
  delivery: 'Spedizione',
  taxes: 'Imposte',
  taxesIncluded: 'IVA inclusa',
  total: 'Totale',
  paidByGiftCard: 'Pagato con carta regalo',
  paidByTestCard: 'Pagato con una carta di prova',
  paidByStripe: 'Pagato con carta o portafoglio digitale',
  paidByInstallments: 'Pagato in {count} pagamenti senza interessi con {provider}',
  paidByTestInstallments: 'Pagato in {count} pagamenti senza interessi con {provider} (prova)',
  address: 'Indirizzo di spedizione',
  country: 'Paese o regione',
  note: 'La tua nota',
  price: 'Prezzo',
  unknownTitle: 'Non troviamo questo ordine',
  unknownText: 'Il link è incompleto. Aprilo di nuovo dall’e-mail o copialo per intero.',
  proofText: 'Inserisci l’indirizzo e-mail di questo ordine per vederne indirizzi e note.',
  proofButton: 'Mostra l’ordine completo',
  proofWrong: 'Questo non è l’indirizzo e-mail dell’ordine.',
  mailSubject: 'Il tuo ordine {number} su {site}',
  mailIntro: 'Grazie per il tuo ordine {number}. Ecco che cosa hai acquistato.',
  mailButton: 'Vedi il tuo ordine',
  mailLegal: 'Informazioni legali',
  mailFooter: 'Hai ricevuto questa e-mail perché è stato effettuato un ordine con il tuo indirizzo.',
  noticeSubject: 'Nuovo ordine {number}',
  noticeIntro: 'L’ordine {number} è stato effettuato da {email}.',
  noticeFooter: 'Hai ricevuto questa e-mail perché il tuo negozio invia gli avvisi sugli ordini a questo indirizzo.',
};

export const priceNotes: Catalogue['priceNotes'] = {
  taxIncluded: 'IVA inclusa',
  taxExcluded: 'più IVA',
  plusDelivery: 'più spedizione',
};

export const legal: Catalogue['legal'] = {
  imprint: 'Note legali',
  terms: 'Condizioni di vendita',
  withdrawal: 'Diritto di recesso',
  privacy: 'Privacy',
  delivery: 'Spedizione',
  returns: 'Resi',
};

export const languageChoice: Catalogue['languageChoice'] = { label: 'Lingua' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Controlla i dati inseriti e riprova.',
  MALFORMED_JSON: 'La richiesta non è un JSON valido.',
  UNKNOWN_FIELD: 'La richiesta contiene un campo sconosciuto.',
  QUANTITY_NOT_A_NUMBER: 'La quantità deve essere un numero.',
  QUANTITY_NOT_WHOLE: 'La quantità deve essere un numero intero',
  QUANTITY_OUT_OF_RANGE: 'La quantità deve essere compresa tra 1 e 9999.',
  QUANTITY_NOT_ALLOWED: 'Se ne può acquistare solo uno alla volta.',
  VARIANT_REQUIRED: 'Purtroppo questa variante non è disponibile. Scegline un’altra.',
  VARIANT_UNAVAILABLE: 'Purtroppo questa variante non è disponibile. Scegline un’altra.',
  NOT_SOLD_BY_CART: 'Questo articolo si può acquistare solo dalla sua pagina.',
  NOT_A_SUBSCRIPTION: 'Questo articolo non è venduto in abbonamento.',
  COUPON_UNKNOWN: 'Purtroppo questo codice non è valido.',
  SHIPPING_NOT_OFFERED: 'Questo metodo di spedizione non è disponibile per questo indirizzo.',
  ADDITIONAL_FIELDS_INVALID: 'Uno o più campi non sono validi, controlla i dati inseriti.',
  IDEMPOTENCY_KEY_INVALID: 'La Idempotency-Key manca o è troppo corta.',
  FORM_INVALID: 'Uno o più campi non sono validi, controlla i dati inseriti.',
  FORM_UNPARSABLE: 'Non è stato possibile leggere i campi del modulo, controlla i dati inseriti.',
  SUBMISSION_KEY_INVALID: 'Errore durante l’elaborazione del modulo. Ricarica la pagina e riprova.',
  CAPTCHA_FAILED: 'reCAPTCHA non riuscito. Ricarica questa pagina e riprova.',
  FORM_FIELDS_INVALID: 'Un campo del modulo ha proprietà che il suo tipo non consente.',
  REDIRECT_NOT_ALLOWED:
    'Il reindirizzamento dopo l’invio deve portare a un indirizzo di questo sito o a un’origine consentita.',
  RESTOCK_EMAIL_BLANK: 'L’e-mail non può essere vuota',
  RESTOCK_EMAIL_INVALID: 'L’e-mail non è valida',
  RESTOCK_CAPTCHA_MISSING: 'Completa il CAPTCHA prima di inviare.',
  ACCOUNT_EMAIL_INVALID: 'Inserisci un indirizzo e-mail valido.',
  ADDRESS_INVALID: 'Controlla questo campo dell’indirizzo.',
  PASSWORD_TOO_SHORT: 'Una password ha almeno {min} caratteri.',
  PASSWORD_TOO_LONG: 'Una password ha al massimo {max} caratteri.',
  PASSWORD_COMMON: 'Molte persone usano questa password, quindi è facile da indovinare. Scegline un’altra.',
  PASSWORD_WRONG: 'La password attuale è errata.',
  PASSKEY_INVALID: 'Non è stato possibile verificare la passkey. Riprova.',
  UNAUTHORIZED: 'La chiave API manca, è sconosciuta, scaduta o revocata.',
  LOGIN_FAILED: 'L’indirizzo e-mail o la password sono errati, oppure l’indirizzo non è ancora confermato.',
  PASSKEY_REFUSED: 'Con questa passkey non si accede qui. Scegline un’altra o un altro modo per accedere.',
  SIGN_IN_NEEDED: 'Accedi.',
  SIGN_IN_AGAIN: 'Accedi di nuovo per farlo.',
  SCOPE_MISSING: 'La chiave API non ha l’ambito {scope}.',
  CONFIRMATION_NEEDED: 'Conferma di essere tu e riprova.',
  SITE_LOCKED: 'Questo negozio è protetto da una password.',
  CRUMB_FAIL: 'La tua sessione è scaduta. Ricarica la pagina e riprova.',
  ORIGIN_NOT_ALLOWED: 'Questo negozio non accetta richieste da quella pagina.',
  PASSKEY_ELSEWHERE: 'Le passkey funzionano solo sulle pagine del negozio stesso.',
  NOT_FOUND: 'Non trovato.',
  SITE_CLOSED: 'Questo negozio è chiuso.',
  DOMAIN_NOT_FOUND: 'Il sito non ha questo dominio.',
  NAVIGATION_NOT_FOUND: 'Impossibile trovare la navigazione principale del sito',
  TRANSLATION_NOT_FOUND: 'Qui non c’è niente da tradurre con questo nome.',
  TRANSLATION_NOT_CONNECTED: 'Il sito non è collegato a nessun fornitore di traduzioni.',
  ITEM_NOT_FOUND: 'Purtroppo questo articolo non è più disponibile.',
  ENTRY_NOT_FOUND: 'Questo articolo non è più nel tuo carrello.',
  FORM_NOT_CONFIGURED: 'Questo modulo non è ancora stato configurato.',
  FORM_NOT_FOUND: 'Questo modulo non esiste.',
  POPUP_NOT_FOUND: 'Questo pop-up non esiste.',
  SUBMISSION_NOT_FOUND: 'Questo invio non esiste.',
  MAILING_LIST_NOT_FOUND: 'Questa mailing list non esiste.',
  MEMBER_AREA_NOT_FOUND: 'Quest’area riservata non esiste.',
  REVIEW_NOT_FOUND: 'Questa recensione non esiste.',
  COMMENT_EMPTY: 'Prima scrivi un commento.',
  COMMENT_TOO_LONG: 'Il tuo commento è troppo lungo: sono ammessi {max} caratteri.',
  COMMENT_NAME_MISSING: 'Inserisci il tuo nome.',
  COMMENT_NAME_INVALID: 'Inserisci un nome di massimo {max} caratteri, senza indirizzi web.',
  COMMENT_EMAIL_INVALID: 'Inserisci un indirizzo e-mail valido, oppure nessuno.',
  COMMENT_CAPTCHA_MISSING: 'Prima completa il captcha.',
  COMMENT_SIGN_IN_NEEDED: 'Accedi per scrivere un commento.',
  COMMENT_NOT_FOUND: 'Questo commento non esiste più.',
  COMMENTS_CLOSED: 'Qui i commenti sono chiusi.',
  COMMENT_TOO_LATE: 'Questo commento non si può più modificare.',
  COMMENT_THREAD_FULL: 'Questa conversazione ha raggiunto il limite. Scrivi un nuovo commento invece di una risposta.',
  COMMENT_DELETED: 'L’autore ha eliminato questo commento, quindi non può essere mostrato di nuovo.',
  ORDER_NOT_FOUND: 'Questo ordine non esiste.',
  NOT_DIGITAL: 'Solo i prodotti digitali hanno file.',
  FILE_NAME_MISSING: 'Inserisci un nome per il file',
  FILE_RENAME_FAILED: 'Si è verificato un problema nel rinominare il file.',
  PICTURE_TOO_MANY_PIXELS: 'Un’immagine può avere fino a 50 megapixel.',
  PICTURE_NOT_FOUND: 'Questa immagine non esiste.',
  PICTURE_IN_USE: 'L’immagine è ancora in uso.',
  IMAGE_ID_TAKEN: 'Un’immagine di un altro articolo ha questo id, oppure ce l’hanno due nell’elenco.',
  PICTURE_TOO_LARGE: 'Il file {fileName} è troppo grande. La dimensione massima consentita è {maxSize}.',
  PICTURE_UNSUPPORTED: 'Il file {fileName} non sembra essere un file {fileTypeMessage}supportato.',
  PICTURE_UNREACHABLE: 'Non è stato possibile recuperare l’immagine da questo indirizzo.',
  FILE_UPLOAD_FAILED: 'Si è verificato un problema nel caricare il file.',
  FILE_EMPTY: 'Il file è vuoto.',
  FILE_LENGTH_REQUIRED: 'Indica la lunghezza del file in Content-Length.',
  FILES_FULL: 'Questo prodotto ha già il numero massimo di file.',
  FILE_NAME_TAKEN: 'Un altro file di questo prodotto ha questo nome.',
  FILE_NOT_FOUND: 'Questo file non esiste.',
  DOWNLOAD_NOT_FOUND: 'Questo download non esiste.',
  FILE_GONE: 'Il file è stato rimosso e non esiste più.',
  SUBSCRIPTION_NOT_FOUND: 'Questo abbonamento non esiste.',
  TEMPLATE_NOT_FOUND: 'Questo modello non esiste.',
  WEBHOOK_NOT_FOUND: 'Questo webhook o questa consegna non esiste.',
  RESTOCK_NOT_OFFERED: 'Questo negozio non invia e-mail su questo articolo.',
  LIKES_NOT_OFFERED: 'Su questo sito non si può mettere “Mi piace”.',
  CONTRIBUTOR_NOT_FOUND: 'Questo collaboratore non esiste.',
  SESSION_NOT_FOUND: 'Questa sessione non esiste.',
  ADDRESS_NOT_FOUND: 'Questo indirizzo non esiste.',
  TOO_MANY_ADDRESSES: 'Un account conserva al massimo {most} indirizzi. Prima rimuovine uno.',
  PASSKEY_NOT_FOUND: 'Questa passkey non esiste.',
  PLACE_NOT_FOUND: 'Questo luogo non è più disponibile. Inserisci tu l’indirizzo.',
  PLACES_UNAVAILABLE: 'Al momento non è possibile cercare luoghi. Inserisci tu l’indirizzo.',
  METHOD_NOT_ALLOWED: 'Questo metodo non è consentito qui.',
  OUT_OF_STOCK: 'Purtroppo non abbiamo abbastanza pezzi di questo articolo.',
  CONTRIBUTOR_EXISTS: 'Qualcuno con questo indirizzo è già un collaboratore.',
  PASSKEY_EXISTS: 'Questa passkey è già stata aggiunta.',
  PASSKEYS_FULL: 'Puoi avere fino a {max} passkey. Prima rimuovine una.',
  LAST_ADMIN: 'L’ultimo amministratore di un sito resta tale. Prima nomina un altro amministratore.',
  RESTOCK_IN_STOCK: 'Questo articolo è di nuovo disponibile. Ricarica la pagina per acquistarlo.',
  RESTOCK_SOLD_OUT: 'Questa variante è esaurita, quindi non è stata inviata nessuna e-mail.',
  NOT_SOLD_NOW: 'Al momento questo negozio non lo vende.',
  CART_CONFLICT: 'Il tuo carrello è cambiato. Riprova.',
  CART_FULL: 'Il tuo carrello è pieno.',
  CHECKOUT_INCOMPLETE: 'Controlla i dati inseriti e riprova.',
  GIFT_CARD_UNKNOWN: 'Purtroppo questa carta regalo non è valida o non ha più credito.',
  GIFT_CARD_NOT_ACCEPTED:
    'Le carte regalo non possono pagare un abbonamento, perché viene addebitato di nuovo in seguito.',
  MINIMUM_NOT_MET: 'Il tuo ordine è inferiore al minimo di questo negozio.',
  PAYMENT_UNAVAILABLE: 'Questo metodo di pagamento non è disponibile.',
  WEBHOOK_INVALID: 'Il messaggio non è firmato dal fornitore di pagamento.',
  CHECKOUT_CHANGED: 'Il tuo ordine è cambiato. Controllalo prima di pagare.',
  SUBSCRIPTION_CHANGED: 'L’abbonamento è cambiato nel frattempo. Ricontrollalo.',
  SUBSCRIPTION_BUSY: 'Stiamo addebitando questo abbonamento in questo momento. Riprova tra qualche minuto.',
  COUPONS_FULL: 'Non puoi usare altri codici in un ordine.',
  FORM_ID_TAKEN: 'Esiste già un modulo con questo id.',
  POPUP_ID_TAKEN: 'Esiste già un pop-up con questo id.',
  POPUPS_FULL: 'Un sito ha al massimo 20 pop-up.',
  CONTENT_ID_TAKEN: 'Esiste già una raccolta o un elemento con questo id.',
  GALLERIES_FULL: 'Un sito ha al massimo 20 gallerie.',
  MAILING_LIST_ID_TAKEN: 'Esiste già una mailing list con questo id.',
  MEMBER_AREA_ID_TAKEN: 'Esiste già un’area riservata con questo id.',
  MEMBER_AREA_IN_USE: 'Ci sono ancora raccolte in quest’area riservata.',
  DOMAIN_TAKEN: 'Un altro sito ha questo dominio.',
  LAST_DOMAIN: 'Un sito ha bisogno di almeno un dominio. Prima aggiungine un altro.',
  COUPON_NOT_FOUND: 'Questo codice sconto non esiste.',
  COUPON_CODE_TAKEN: 'Questo codice sconto esiste già.',
  COUPON_IN_USE: 'Questo codice sconto è già stato usato, o è in uso in pagamenti aperti, più volte di così.',
  ORDER_CONFLICT: 'Nello stato attuale dell’ordine questo non si può fare.',
  VARIANT_NOT_FOUND: 'Questa variante non esiste.',
  COLLECTION_NOT_FOUND: 'Questa raccolta non esiste.',
  CONTENT_NOT_FOUND: 'Questo elemento non esiste.',
  CATEGORY_NOT_FOUND: 'Questa categoria non esiste.',
  STOCK_RESERVED: 'Le scorte non possono scendere sotto le {units} unità riservate dai pagamenti in corso.',
  STOCK_UNLIMITED: 'Questa variante ha scorte illimitate. Prima imposta una quantità.',
  STOCK_ENDLESS: 'I prodotti digitali e le carte regalo non si esauriscono mai, quindi non hanno scorte.',
  CATEGORY_ID_TAKEN: 'Esiste già una categoria con questo id.',
  CATEGORY_URL_TAKEN: 'Un’altra categoria dello stesso livello ha questo indirizzo.',
  CATEGORY_CIRCLE: 'Una categoria non può essere spostata sotto sé stessa.',
  CATEGORY_TOO_DEEP: 'Le categorie possono avere fino a 10 livelli.',
  CATEGORY_IS_ROOT: 'La categoria principale appartiene alla sua raccolta e non può essere spostata o eliminata.',
  CATEGORIES_FULL: 'Questa raccolta ha già il numero massimo di categorie.',
  CURRENCY_IN_USE:
    'La valuta resta finché ci sono abbonamenti in corso o carte regalo con credito oppure, se una delle due valute non ha centesimi, finché il negozio ha prezzi.',
  REFUND_REFUSED: 'Il fornitore di pagamento rifiuta questo rimborso. La sua pagina del pagamento ne spiega il motivo.',
  PAYMENT_ELSEWHERE:
    'Il denaro di questo ordine è stato incassato da un altro negozio. Restituiscilo presso il fornitore di pagamento.',
  PAYMENT_DISPUTED:
    'L’acquirente ha contestato questo pagamento presso la banca, quindi non può essere rimborsato finché la banca non ha deciso.',
  FILE_TOO_LARGE: 'Un file può avere fino a 5 GB, e più di 100 MB solo in parti, come lo invia il comando `files add`.',
  UPLOAD_CHANGED: 'Il file o il suo caricamento è cambiato. Ricomincia il caricamento.',
  TEMPLATE_IN_USE: 'Questo modello è usato da una raccolta, da ogni negozio o da un altro modello.',
  TEMPLATES_FULL: 'Un sito ha al massimo 200 modelli.',
  WEBHOOKS_FULL: 'Un sito ha al massimo 20 webhook.',
  UPLOAD_NOT_FOUND: 'Questo caricamento non esiste, oppure è stato abbandonato dopo un giorno.',
  PRODUCT_NOT_FOUND: 'Questo prodotto non esiste.',
  PRODUCT_BEING_BOUGHT: 'Un pagamento in corso ha riservato questo prodotto. Riprova tra 15 minuti.',
  PRODUCT_ID_TAKEN: 'Esiste già un prodotto o un altro elemento con questo id.',
  VARIANT_ID_TAKEN: 'Un altro prodotto ha una variante con questo id.',
  URL_TAKEN: 'Un’altra pagina di questa raccolta ha questo indirizzo.',
  SKU_TAKEN: 'Un’altra variante ha questo SKU.',
  COLLECTION_FULL: 'Questa raccolta ha già il numero massimo di elementi.',
  VERSION_STALE: 'È cambiato nel frattempo. Leggilo di nuovo prima di modificarlo.',
  IMPORT_NOT_TEXT: 'Il file non è testo in UTF-8. I fogli di calcolo lo salvano come “CSV UTF-8”.',
  IMPORT_UNKNOWN:
    'L’importazione non legge questo tipo di file: legge file CSV di prodotti di Shopify o Squarespace, pagine di Squarespace, JSON di prodotti o un file con un intero negozio.',
  BODY_TOO_LARGE: 'La richiesta è troppo grande.',
  UNSUPPORTED_MEDIA_TYPE: 'Invia un JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Questa Idempotency-Key è stata usata per un’altra richiesta.',
  TEMPLATE_INVALID: 'I modelli contengono errori e non vengono salvati.',
  TOO_MANY_LOGINS:
    'Ci sono stati troppi tentativi. Riprova tra {minutes|it|one=# minuto|other=# minuti} o fatti inviare un link.',
  RATE_LIMITED: 'Riprova tra qualche secondo.',
  SUBMITTED_TOO_SOON: 'Impossibile inviare il modulo. Limite di invii superato. Riprova più tardi.',
  OVERLOADED: 'Riprova tra qualche secondo.',
  UNREACHABLE: 'Al momento non è possibile. Riprova tra un minuto.',
  INTERNAL: 'Qualcosa è andato storto. Riprova.',
};

export * from './it-accounts.ts';
export * from './it-announcement.ts';
export * from './it-blocks.ts';
export * from './it-comment-mails.ts';
export * from './it-consent.ts';
export * from './it-content.ts';
export * from './it-contributors.ts';
export * from './it-downloads.ts';
export * from './it-events.ts';
export * from './it-gallery.ts';
export * from './it-gift-cards.ts';
export * from './it-imports.ts';
export * from './it-locks.ts';
export * from './it-members.ts';
export * from './it-money.ts';
export * from './it-my-subscription.ts';
export * from './it-orders.ts';
export * from './it-owner.ts';
export * from './it-owner-fields.ts';
export * from './it-page-blocks.ts';
export * from './it-passkeys.ts';
export * from './it-pictures.ts';
export * from './it-plain-forms.ts';
export * from './it-plans.ts';
export * from './it-reminders.ts';
export * from './it-restock.ts';
export * from './it-senders.ts';
export * from './it-site.ts';
export * from './it-subscription-terms.ts';
export * from './it-subscriptions.ts';
export * from './it-webhooks.ts';
export * from './it-written-reviews.ts';
