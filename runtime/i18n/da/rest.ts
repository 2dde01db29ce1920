/** The Danish texts that browsers fetch when they are needed. They speak to visitors as “du”, as Danish shops do. */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'Vi har desværre ikke nok af varen på lager.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'Åbn butikken i en ny fane',
  message: 'Denne side må ikke åbne butikken. Åbn selv denne adresse: {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'Butikken kan ikke bruges på denne side.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'Antallet skal være et tal.',
  notWhole: 'Antallet skal være et helt tal',
  outOfRange: 'Antallet skal være mellem {min} og {max}.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'Læg i kurv',
  adding: 'Lægges i kurv…',
  added: 'Lagt i kurv!',
  purchase: 'Køb',
  subscribe: 'Abonnér',
  purchaseOptions: 'Købsmåde',
  oneTimePurchase: 'Enkeltkøb',
  subscription: 'Abonnement',
  selectOneOption: 'Vælg {option}.',
  selectTwoOptions: 'Vælg {option1} og {option2}.',
  selectManyOptions: 'Vælg {optionsList} og {lastOption}.',
  variantUnavailable: 'Denne variant er desværre ikke tilgængelig. Vælg en anden variant.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'Vælg et beløb til gavekortet',
  unableToAdd: 'Varen kan ikke lægges i kurven',
  unableToPurchase: 'Varen kan ikke købes',
  unableToPurchaseGiftCard: 'Gavekortet kan ikke købes',
  viewItem: 'Se varen',
  itemUnreadable: 'Varen kan desværre ikke lægges i kurven lige nu.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'Antallet kan ikke ændres',
  removeItemFailed: 'Varen kan ikke fjernes',
  updateFormFailed: 'Formularen kan ikke ændres',
  openFormFailed: 'Formularen kan ikke åbnes',
  minimumSubtotal: 'Du skal købe varer for mindst {subtotal} for at kunne gå til kassen.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'Din kurv',
  loading: 'Din kurv indlæses…',
  empty: 'Din kurv er tom.',
  unavailable: 'Din kurv kan ikke vises lige nu.',
  retry: 'Prøv igen',
  continueShopping: 'Shop videre',
  checkOut: 'Gå til kassen',

  quantity: 'Antal',
  quantityOf: 'Antal af {title}',
  oneFewer: 'Én færre: {title}',
  oneMore: 'Én mere: {title}',
  quantityNow: '{title}: {n}. Subtotal {subtotal}.',
  each: '{price} pr. stk.',
  reservedByOthers:
    'En anden er lige nu ved at betale for det sidste eksemplar. Det bliver i din kurv og bliver måske ledigt igen.',
  details: 'Se eller ændr oplysninger',
  detailsOf: 'Se eller ændr oplysninger for {title}',
  remove: 'Fjern',
  removeTitle: 'Fjern {title}',
  removed: '{title} er fjernet.',
  removeQuestion: 'Vil du fjerne {title}?',
  removeFields: 'Det, du har udfyldt til varen, bliver også fjernet.',
  keep: 'Behold',
  undo: 'Fortryd',
  undoTitle: 'Fortryd: læg {title} tilbage',
  restored: '{title} er tilbage i kurven.',

  summary: 'Oversigt',
  subtotal: 'Subtotal',
  discount: 'Rabat',
  delivery: 'Levering',
  taxes: 'Moms',
  free: 'Gratis',
  atCheckout: 'Beregnes i kassen',
  taxIncluded: 'Heraf moms {amount}',
  pricesIncludeTax: 'inkl. moms',
  plusDelivery: 'ekskl. levering',
  total: 'I alt',
  estimatedTotal: 'I alt (anslået)',

  couponCode: 'Rabatkode',
  apply: 'Anvend',
  applying: 'Anvendes…',
  couponMissing: 'Indtast først en kode.',
  couponApplied: 'Koden {code} er anvendt.',
  removeCoupon: 'Fjern koden {code}',
  couponRemoved: 'Koden {code} er fjernet.',
  applyCouponFailed: 'Koden kan ikke anvendes',
  removeCouponFailed: 'Koden kan ikke fjernes',
  couponUnknown: '{code} er ikke længere gyldig.',
  couponNotYet: '{code} er ikke gyldig endnu.',
  couponEnded: '{code} er udløbet.',
  couponUsedUp: '{code} er brugt op.',
  couponBelowMinimum: '{code} gælder ved køb for mindst {subtotal}.',
  couponNothingLeft: '{code} giver ingen rabat på denne kurv.',

  priceChanged: 'Prisen på {title} er ændret fra {was} til {is}.',
  quantityChanged: 'Antallet af {title} er ændret fra {was} til {is}.',
  gone: '{title} er ikke længere i din kurv.',
  emptied: 'Din kurv er nu tom: Den er blevet bestilt eller tømt i en anden fane.',
  dismiss: 'Luk',
};

export const form: LazyCatalogue['form'] = {
  submit: 'Send',
  submitting: 'Sender…',
  save: 'Gem',
  saving: 'Gemmer…',
  required: '(skal udfyldes)',
  openForm: 'Åbn formular',
  signUp: 'Tilmeld dig for at få nyheder og opdateringer',
  firstName: 'Fornavn',
  lastName: 'Efternavn',
  address1: 'Adresse 1',
  address2: 'Adresse 2',
  city: 'By',
  stateProvince: 'Stat/provins',
  zipPostalCode: 'Postnummer',
  country: 'Land',
  month: 'Måned',
  day: 'Dag',
  year: 'År',
  mm: 'MM',
  dd: 'DD',
  yyyy: 'ÅÅÅÅ',
  hour: 'Time',
  minute: 'Minut',
  second: 'Sekund',
  amPm: 'AM/PM',
  am: 'AM',
  pm: 'PM',
  areaCode: 'Områdenummer',
  prefix: 'Første cifre',
  line: 'Sidste cifre',
  number: 'Nummer',
  selectAnOption: 'Vælg en mulighed',
  stronglyDisagree: 'Meget uenig',
  disagree: 'Uenig',
  neutral: 'Hverken enig eller uenig',
  agree: 'Enig',
  stronglyAgree: 'Meget enig',
  characterCount: '{n} / {max}',
  errorsBelow: 'Der er et problem med din formular. Rul ned for at se det.',
  errorsAbove: 'Der er et problem med din formular. Rul op for at se det.',
  thankYou: 'Tak!',
  formUnavailable: 'Formularen kan ikke vises lige nu.',
  decoyLabel: 'Lad dette felt være tomt',
  showPassword: 'Vis adgangskode',
  hidePassword: 'Skjul adgangskode',
  notAnswered: 'Ikke besvaret',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'Skal udfyldes',
  invalid: 'Indholdet er ikke gyldigt.',
  invalidEmail: 'E-mailadressen er ikke gyldig. Den skal have formen {email}.',
  emailFormat: 'navn@eksempel.dk',
  overLimit: 'Du har skrevet for mange tegn.',
  tooLong: 'Der er højst plads til {max} tegn.',
  noValidSelection: 'Vælg en gyldig mulighed.',
  invalidDate: 'Denne dato findes ikke.',
  outOfRange: 'Værdien skal være mellem {min} og {max}.',
  invalidCountryCode: 'Landekoden har op til 4 cifre, med eller uden plus foran.',
  invalidNumber: 'Numre må kun bestå af cifre.',
  invalidCurrency: 'Skriv beløbet som 1234 eller 123,99.',
  invalidUrl: 'Indtast en gyldig webadresse.',
  invalidTwitterUsername: 'Indtast et gyldigt Twitter-brugernavn.',
  invalidPassword: 'Adgangskoder må ikke indeholde mellemrum.',
  invalidQuestion: 'Et af spørgsmålene er ugyldigt.',
  unknownField: 'Dette felt hører ikke til formularen.',
  invalidForm: 'Et eller flere felter er ugyldige. Tjek dine oplysninger.',
  allEmpty: 'Udfyld mindst ét felt i formularen.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'Formularen kan ikke sendes. Prøv igen senere.',
  notConfigured: 'Denne formular er ikke sat op endnu.',
  rateLimited: 'Formularen kan ikke sendes. Der er sendt for mange formularer på kort tid. Prøv igen senere.',
  serverError: 'Formularen kan ikke sendes. Prøv igen senere.',
  unknown: 'Ukendt fejl. Prøv igen senere.',
  processing: 'Formularen kunne ikke behandles. Genindlæs siden, og prøv igen.',
  captchaFailed: 'reCAPTCHA mislykkedes. Genindlæs siden, og prøv igen.',
  noKey: 'Der kunne ikke hentes en nøgle til at sende formularen. Prøv igen senere.',
  unparsable: 'Formularens felter kunne ikke læses. Tjek dine oplysninger.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'reCAPTCHA er ikke sat op!',
  completeFirst: 'Løs CAPTCHA-opgaven, før du sender.',
  iAmAPerson: 'Jeg er et menneske',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (udsolgt)',
  unavailableValue: '{value} (kan ikke vælges)',
};

export const product: LazyCatalogue['product'] = {
  soldOut: 'udsolgt',
  sale: 'tilbud',
  salePrice: 'Tilbudspris:',
  originalPrice: 'Førpris:',
  fromPrice: 'fra {fromPrice}',
  priceUnavailable: 'Ikke tilgængelig',
  quantity: 'Antal',
  quickView: 'Hurtig visning',
  selectOption: 'Vælg {variantName}',
  selectGiftCardValue: 'Vælg beløb',
  giftCardValue: 'Beløb',
  scarcityDefault: 'Kun {qtyInStock} tilbage',
  scarcityLeftInStock: 'Kun {qtyInStock} tilbage på lager',
  scarcityAvailable: '{qtyInStock} på lager',
  scarcityLimited: 'Få på lager',
  restockCallToAction: 'Få en e-mail, når produktet er på lager igen.',
  restockEmail: 'E-mailadresse',
  restockSignUp: 'Tilmeld',
  restockMailingList: 'Tilmeld dig nyheder og opdateringer.',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'E-mailadressen skal udfyldes',
  emailInvalid: 'E-mailadressen er ugyldig',
  signingUp: 'Tilmelder…',
  signedUp: 'Du er tilmeldt!',
  confirm: 'Hvis du ikke allerede har gjort det, skal du åbne linket i vores e-mail for at bekræfte din adresse.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|da|one=hver uge|other=hver #. uge}',
  everyMonths: '{billingPeriodValue|da|one=hver måned|other=hver #. måned}',
  everyYears: '{billingPeriodValue|da|one=hvert år|other=hvert #. år}',
  forWeeks: '{duration|da|one=i 1 uge|other=i # uger}',
  forMonths: '{duration|da|one=i 1 måned|other=i # måneder}',
  forYears: '{duration|da|one=i 1 år|other=i # år}',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: 'Billeder',
  enlarge: 'Forstør billedet',
  pictureOf: 'Billede {n} af {count}',
  previousPicture: 'Forrige billede',
  nextPicture: 'Næste billede',
  oneFewer: 'Én færre',
  oneMore: 'Én mere',
  viewDetails: 'Se alle oplysninger',
  productUnavailable: 'Produktet kan desværre ikke vises lige nu.',
  productUnknown: 'Produktet findes desværre ikke længere.',
  quickViewFailed: 'Hurtig visning kan ikke åbnes',
  previousProduct: 'Forrige produkt',
  nextProduct: 'Næste produkt',
  productOf: '{n} af {count}',
};

export const places: LazyCatalogue['places'] = {
  list: 'Foreslåede steder',
  offered: 'Der er forslag. Vælg et med pil op og pil ned.',
  source: 'Forslag fra {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count|da|one=1 anmeldelse|other=# anmeldelser}',
  ratingOf: '{rating} ud af {best}',
  moreReviews: 'Flere anmeldelser',
  verified: 'Verificeret køber',
  verifiedMeaning:
    'Anmeldelser mærket ”Verificeret køber” kommer fra personer, der har købt varen her: De skrev via et link, som kun køberen af en ordre får. Andre anmeldelser bliver ikke kontrolleret på denne måde.',
  reviewPicture: 'Billede {n} af {count} fra {name}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'Ingen kommentarer',
  one: '1 kommentar',
  many: '{n} kommentarer',
  empty: 'Ingen har skrevet noget endnu.',
  write: 'Skriv en kommentar',
  comment: 'Kommentar',
  name: 'Navn',
  email: 'E-mail (valgfrit, vises ikke)',
  send: 'Send kommentar',
  sending: 'Sender…',
  signedInAs: 'Du skriver som {name}.',
  signIn: 'Log ind for at skrive en kommentar.',
  closed: 'Der er lukket for kommentarer.',
  waits: 'Kommentarer vises, når butikken har godkendt dem.',
  needsScript: 'Tillad scripts på denne side for at skrive en kommentar.',
  pending: 'Venter på godkendelse. Kun du kan se denne kommentar.',
  hidden: 'Denne kommentar vises ikke.',
  deletedUser: 'Slettet bruger',
  shop: 'Forfatter',
  reply: 'Svar',
  replyTo: 'Svar {name}',
  inReplyTo: 'Svar til {name}',
  cancel: 'Annullér',
  like: 'Synes godt om',
  report: 'Rapportér',
  reportQuestion: 'Vil du rapportere denne kommentar til butikken?',
  reported: 'Rapporteret',
  reportDone: 'Tak. Butikken har fået besked om kommentaren.',
  edit: 'Redigér',
  save: 'Gem',
  edited: 'redigeret',
  remove: 'Slet',
  removeQuestion: 'Vil du slette din kommentar?',
  removed: 'Din kommentar er slettet.',
  posted: 'Din kommentar er offentliggjort.',
  waiting: 'Tak. Din kommentar vises, når butikken har godkendt den.',
  changed: 'Din kommentar er ændret.',
  more: 'Vis flere kommentarer',
  first: 'Vis de første kommentarer',
  failed: 'Din kommentar blev ikke sendt. Din tekst er her stadig.',
  offline: 'Tjek din internetforbindelse, og prøv igen.',
  by: 'Kommentar fra {name}',
  yes: 'Ja',
  no: 'Nej',
  sentTitle: 'Tak for din kommentar',
  back: 'Tilbage til siden',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'Vil du tømme kurven?',
  emptyCartMessage: 'En assistent i din browser beder om at fjerne alt fra din kurv.',
  emptyCartYes: 'Tøm kurven',
  placeOrder: 'Vil du afgive denne ordre?',
  placeOrderMessage:
    'En assistent i din browser beder om at afgive denne ordre for dig. Kontrollér den, før du accepterer.',
};
