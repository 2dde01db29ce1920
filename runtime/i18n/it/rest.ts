/**
 * The Italian texts that browsers fetch when they are needed. They speak to visitors as “tu”, as Italian shops do.
 */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'Purtroppo non abbiamo abbastanza pezzi di questo articolo.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'Apri il negozio in una nuova scheda',
  message: 'Questa pagina non può aprire il negozio. Apri tu stesso questo indirizzo: {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'Il negozio non può essere usato in questa pagina.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'La quantità deve essere un numero.',
  notWhole: 'La quantità deve essere un numero intero',
  outOfRange: 'La quantità deve essere compresa tra {min} e {max}.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'Aggiungi al carrello',
  adding: 'Aggiunta in corso…',
  added: 'Aggiunto!',
  purchase: 'Acquista',
  subscribe: 'Abbonati',
  purchaseOptions: 'Modalità di acquisto',
  oneTimePurchase: 'Acquisto singolo',
  subscription: 'Abbonamento',
  selectOneOption: 'Seleziona l’opzione {option}.',
  selectTwoOptions: 'Seleziona le opzioni {option1} e {option2}.',
  selectManyOptions: 'Seleziona le opzioni {optionsList} e {lastOption}.',
  variantUnavailable: 'Purtroppo questa variante non è disponibile. Scegline un’altra.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'Seleziona un valore per la carta regalo',
  unableToAdd: 'Impossibile aggiungere l’articolo',
  unableToPurchase: 'Impossibile acquistare l’articolo',
  unableToPurchaseGiftCard: 'Impossibile acquistare la carta regalo',
  viewItem: 'Vedi l’articolo',
  itemUnreadable: 'Purtroppo questo articolo non può essere aggiunto al carrello in questo momento.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'Impossibile aggiornare la quantità',
  removeItemFailed: 'Impossibile rimuovere l’articolo',
  updateFormFailed: 'Impossibile aggiornare il modulo',
  openFormFailed: 'Impossibile aprire il modulo',
  minimumSubtotal: 'Per andare alla cassa, il subtotale del tuo ordine deve essere di almeno {subtotal}.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'Il tuo carrello',
  loading: 'Caricamento del carrello…',
  empty: 'Il tuo carrello è vuoto.',
  unavailable: 'Il tuo carrello non può essere mostrato in questo momento.',
  retry: 'Riprova',
  continueShopping: 'Continua gli acquisti',
  checkOut: 'Vai alla cassa',

  quantity: 'Quantità',
  quantityOf: 'Quantità di {title}',
  oneFewer: 'Uno in meno: {title}',
  oneMore: 'Uno in più: {title}',
  quantityNow: '{title}: {n}. Subtotale {subtotal}.',
  each: '{price} ciascuno',
  reservedByOthers:
    'Qualcuno sta pagando l’ultimo in questo momento. Resta nel tuo carrello e potrebbe tornare libero.',
  details: 'Vedi o modifica i dettagli',
  detailsOf: 'Vedi o modifica i dettagli di {title}',
  remove: 'Rimuovi',
  removeTitle: 'Rimuovi {title}',
  removed: '{title} è stato rimosso.',
  removeQuestion: 'Rimuovere {title}?',
  removeFields: 'Viene rimosso anche ciò che hai compilato per questo articolo.',
  keep: 'Mantieni',
  undo: 'Annulla',
  undoTitle: 'Annulla: rimetti {title}',
  restored: '{title} è di nuovo nel tuo carrello.',

  summary: 'Riepilogo',
  subtotal: 'Subtotale',
  discount: 'Sconto',
  delivery: 'Spedizione',
  taxes: 'Imposte',
  free: 'Gratis',
  atCheckout: 'Calcolato alla cassa',
  taxIncluded: 'Include {amount} di IVA',
  pricesIncludeTax: 'IVA inclusa',
  plusDelivery: 'più spedizione',
  total: 'Totale',
  estimatedTotal: 'Totale stimato',

  couponCode: 'Codice sconto',
  apply: 'Applica',
  applying: 'Applicazione in corso…',
  couponMissing: 'Inserisci prima un codice.',
  couponApplied: 'Il codice {code} è stato applicato.',
  removeCoupon: 'Rimuovi il codice {code}',
  couponRemoved: 'Il codice {code} è stato rimosso.',
  applyCouponFailed: 'Impossibile applicare il codice',
  removeCouponFailed: 'Impossibile rimuovere il codice',
  couponUnknown: '{code} non è più valido.',
  couponNotYet: '{code} non è ancora valido.',
  couponEnded: '{code} è scaduto.',
  couponUsedUp: '{code} è esaurito.',
  couponBelowMinimum: '{code} richiede un subtotale di almeno {subtotal}.',
  couponNothingLeft: '{code} non dà sconti su questo carrello.',

  priceChanged: 'Il prezzo di {title} è cambiato da {was} a {is}.',
  quantityChanged: 'La quantità di {title} è cambiata da {was} a {is}.',
  gone: '{title} non è più nel tuo carrello.',
  emptied: 'Il tuo carrello ora è vuoto: è stato ordinato o svuotato in un’altra scheda.',
  dismiss: 'Chiudi',
};

export const form: LazyCatalogue['form'] = {
  submit: 'Invia',
  submitting: 'Invio in corso…',
  save: 'Salva',
  saving: 'Salvataggio…',
  required: '(obbligatorio)',
  openForm: 'Apri il modulo',
  signUp: 'Iscriviti a novità e aggiornamenti',
  firstName: 'Nome',
  lastName: 'Cognome',
  address1: 'Indirizzo riga 1',
  address2: 'Indirizzo riga 2',
  city: 'Città',
  stateProvince: 'Stato/Provincia',
  zipPostalCode: 'CAP',
  country: 'Paese',
  month: 'Mese',
  day: 'Giorno',
  year: 'Anno',
  mm: 'MM',
  dd: 'GG',
  yyyy: 'AAAA',
  hour: 'Ora',
  minute: 'Minuto',
  second: 'Secondo',
  amPm: 'AM/PM',
  am: 'AM',
  pm: 'PM',
  areaCode: 'Prefisso',
  prefix: 'Prefisso interno',
  line: 'Linea',
  number: 'Numero',
  selectAnOption: 'Seleziona un’opzione',
  stronglyDisagree: 'Per niente d’accordo',
  disagree: 'Non d’accordo',
  neutral: 'Neutrale',
  agree: 'D’accordo',
  stronglyAgree: 'Completamente d’accordo',
  characterCount: '{n} / {max}',
  errorsBelow: 'Si è verificato un problema nel tuo modulo. Scorri verso il basso per controllare.',
  errorsAbove: 'Si è verificato un problema nel tuo modulo. Scorri verso l’alto per controllare.',
  thankYou: 'Grazie!',
  formUnavailable: 'Questo modulo non può essere mostrato in questo momento.',
  decoyLabel: 'Lascia vuoto questo campo',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  notAnswered: 'Nessuna risposta',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'Obbligatorio',
  invalid: 'Questo valore non è valido.',
  invalidEmail: 'L’e-mail non è valida. Gli indirizzi e-mail devono avere il formato {email}.',
  emailFormat: 'nome@esempio.it',
  overLimit: 'Hai superato il numero di caratteri consentito.',
  tooLong: 'Il valore non può superare i {max} caratteri.',
  noValidSelection: 'Fai una scelta valida.',
  invalidDate: 'Questa data non esiste.',
  outOfRange: 'Il valore deve essere compreso tra {min} e {max}.',
  invalidCountryCode: 'Il prefisso internazionale ha al massimo 4 cifre, con o senza il segno più.',
  invalidNumber: 'I numeri devono contenere solo cifre e nessun altro carattere.',
  invalidCurrency: 'L’importo deve essere scritto come 1234 o 123,99.',
  invalidUrl: 'Inserisci un URL valido.',
  invalidTwitterUsername: 'Inserisci un nome utente Twitter valido.',
  invalidPassword: 'Le password non possono contenere spazi.',
  invalidQuestion: 'Una delle domande non è valida.',
  unknownField: 'Questo campo non fa parte del modulo.',
  invalidForm: 'Uno o più campi non sono validi, controlla i dati inseriti.',
  allEmpty: 'Compila almeno un campo del modulo.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'Impossibile inviare il modulo. Riprova più tardi.',
  notConfigured: 'Questo modulo non è ancora stato configurato.',
  rateLimited: 'Impossibile inviare il modulo. Limite di invii superato. Riprova più tardi.',
  serverError: 'Invio del modulo non riuscito. Riprova più tardi.',
  unknown: 'Errore sconosciuto, riprova più tardi.',
  processing: 'Errore durante l’elaborazione del modulo. Ricarica la pagina e riprova.',
  captchaFailed: 'reCAPTCHA non riuscito. Ricarica questa pagina e riprova.',
  noKey: 'Non è stato possibile ottenere una chiave per inviare il modulo, riprova più tardi.',
  unparsable: 'Non è stato possibile leggere i campi del modulo, controlla i dati inseriti.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'ReCaptcha non è stato configurato!',
  completeFirst: 'Completa il CAPTCHA prima di inviare.',
  iAmAPerson: 'Sono una persona',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (esaurito)',
  unavailableValue: '{value} (non disponibile)',
};

export const product: LazyCatalogue['product'] = {
  soldOut: 'esaurito',
  sale: 'offerta',
  salePrice: 'Prezzo scontato:',
  originalPrice: 'Prezzo originale:',
  fromPrice: 'da {fromPrice}',
  priceUnavailable: 'Non disponibile',
  quantity: 'Quantità',
  quickView: 'Anteprima',
  selectOption: 'Seleziona {variantName}',
  selectGiftCardValue: 'Seleziona il valore',
  giftCardValue: 'Valore',
  scarcityDefault: '{qtyInStock|it|one=Solo # disponibile|other=Solo # disponibili}',
  scarcityLeftInStock: '{qtyInStock|it|one=Ne resta solo #|other=Ne restano solo #}',
  scarcityAvailable: '{qtyInStock|it|one=# disponibile|other=# disponibili}',
  scarcityLimited: 'Disponibilità limitata',
  restockCallToAction: 'Ricevi un avviso per e-mail quando questo prodotto è disponibile.',
  restockEmail: 'Indirizzo e-mail',
  restockSignUp: 'Iscriviti',
  restockMailingList: 'Iscriviti per ricevere novità e aggiornamenti.',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'L’e-mail non può essere vuota',
  emailInvalid: 'L’e-mail non è valida',
  signingUp: 'Iscrizione in corso…',
  signedUp: 'Iscrizione fatta!',
  confirm: 'Se non l’hai già fatto, apri il link nella nostra e-mail per confermare il tuo indirizzo.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|it|one=ogni settimana|other=ogni # settimane}',
  everyMonths: '{billingPeriodValue|it|one=ogni mese|other=ogni # mesi}',
  everyYears: '{billingPeriodValue|it|one=ogni anno|other=ogni # anni}',
  forWeeks: '{duration|it|one=per 1 settimana|other=per # settimane}',
  forMonths: '{duration|it|one=per 1 mese|other=per # mesi}',
  forYears: '{duration|it|one=per 1 anno|other=per # anni}',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: 'Immagini',
  enlarge: 'Ingrandisci l’immagine',
  pictureOf: 'Immagine {n} di {count}',
  previousPicture: 'Immagine precedente',
  nextPicture: 'Immagine successiva',
  oneFewer: 'Uno in meno',
  oneMore: 'Uno in più',
  viewDetails: 'Vedi tutti i dettagli',
  productUnavailable: 'Purtroppo questo prodotto non può essere mostrato in questo momento.',
  productUnknown: 'Purtroppo questo prodotto non è più disponibile.',
  quickViewFailed: 'Impossibile aprire l’anteprima',
  previousProduct: 'Prodotto precedente',
  nextProduct: 'Prodotto successivo',
  productOf: '{n} di {count}',
};

export const places: LazyCatalogue['places'] = {
  list: 'Luoghi suggeriti',
  offered: 'Ci sono suggerimenti. Scegline uno con le frecce su e giù.',
  source: 'Suggerimenti di {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count|it|one=1 recensione|other=# recensioni}',
  ratingOf: '{rating} su {best}',
  moreReviews: 'Altre recensioni',
  verified: 'Acquisto verificato',
  verifiedMeaning:
    'Le recensioni con la dicitura “Acquisto verificato” provengono da persone che hanno acquistato qui questo articolo: le hanno scritte tramite un link che riceve solo chi ha effettuato un ordine. Le altre recensioni non sono verificate in questo modo.',
  reviewPicture: 'Immagine {n} di {count} di {name}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'Nessun commento',
  one: '1 commento',
  many: '{n} commenti',
  empty: 'Nessuno ha ancora scritto nulla.',
  write: 'Scrivi un commento',
  comment: 'Commento',
  name: 'Nome',
  email: 'E-mail (facoltativa, non viene mostrata)',
  send: 'Invia il commento',
  sending: 'Invio in corso…',
  signedInAs: 'Scrivi come {name}.',
  signIn: 'Accedi per scrivere un commento.',
  closed: 'I commenti sono chiusi.',
  waits: 'I commenti vengono mostrati quando il negozio li ha approvati.',
  needsScript: 'Per scrivere un commento, consenti gli script in questa pagina.',
  pending: 'In attesa di approvazione. Solo tu vedi questo commento.',
  hidden: 'Questo commento non viene mostrato.',
  deletedUser: 'Utente eliminato',
  shop: 'Autore',
  reply: 'Rispondi',
  replyTo: 'Rispondi a {name}',
  inReplyTo: 'In risposta a {name}',
  cancel: 'Annulla',
  like: 'Mi piace',
  report: 'Segnala',
  reportQuestion: 'Segnalare questo commento al negozio?',
  reported: 'Segnalato',
  reportDone: 'Grazie. Il negozio è stato informato di questo commento.',
  edit: 'Modifica',
  save: 'Salva',
  edited: 'modificato',
  remove: 'Elimina',
  removeQuestion: 'Eliminare il tuo commento?',
  removed: 'Il tuo commento è stato eliminato.',
  posted: 'Il tuo commento è stato pubblicato.',
  waiting: 'Grazie. Il tuo commento verrà mostrato quando il negozio l’avrà approvato.',
  changed: 'Il tuo commento è stato modificato.',
  more: 'Mostra altri commenti',
  first: 'Mostra i primi commenti',
  failed: 'Il tuo commento non è stato inviato. Il testo è ancora qui.',
  offline: 'Controlla la connessione a Internet e riprova.',
  by: 'Commento di {name}',
  yes: 'Sì',
  no: 'No',
  sentTitle: 'Grazie per il tuo commento',
  back: 'Torna alla pagina',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'Svuotare il carrello?',
  emptyCartMessage: 'Un assistente del tuo browser chiede di rimuovere tutto dal carrello.',
  emptyCartYes: 'Svuota il carrello',
  placeOrder: 'Effettuare questo ordine?',
  placeOrderMessage:
    'Un assistente del tuo browser chiede di effettuare questo ordine per te. Controllalo prima di accettare.',
};
