/** The Dutch texts that browsers fetch when they are needed. They speak to visitors as “je”, as Dutch shops do. */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'Helaas hebben we daar niet genoeg van op voorraad.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'Open de winkel in een nieuw tabblad',
  message: 'Deze pagina mag de winkel niet openen. Open dit adres zelf: {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'De winkel kan op deze pagina niet worden gebruikt.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'Het aantal moet een getal zijn.',
  notWhole: 'Het aantal moet een geheel getal zijn',
  outOfRange: 'Het aantal moet tussen {min} en {max} liggen.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'In winkelwagen',
  adding: 'Wordt toegevoegd…',
  added: 'Toegevoegd!',
  purchase: 'Kopen',
  subscribe: 'Abonneren',
  purchaseOptions: 'Manier van kopen',
  oneTimePurchase: 'Eenmalige aankoop',
  subscription: 'Abonnement',
  selectOneOption: 'Kies de optie {option}.',
  selectTwoOptions: 'Kies de opties {option1} en {option2}.',
  selectManyOptions: 'Kies de opties {optionsList} en {lastOption}.',
  variantUnavailable: 'Helaas is deze variant niet beschikbaar. Kies een andere variant.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'Kies een waarde voor de cadeaubon',
  unableToAdd: 'Artikel kan niet worden toegevoegd',
  unableToPurchase: 'Artikel kan niet worden gekocht',
  unableToPurchaseGiftCard: 'Cadeaubon kan niet worden gekocht',
  viewItem: 'Artikel bekijken',
  itemUnreadable: 'Helaas kan dit artikel nu niet aan de winkelwagen worden toegevoegd.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'Aantal kan niet worden gewijzigd',
  removeItemFailed: 'Artikel kan niet worden verwijderd',
  updateFormFailed: 'Formulier kan niet worden gewijzigd',
  openFormFailed: 'Formulier kan niet worden geopend',
  minimumSubtotal: 'Om af te rekenen moet het subtotaal van je bestelling {subtotal} of meer zijn.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'Je winkelwagen',
  loading: 'Je winkelwagen wordt geladen…',
  empty: 'Je winkelwagen is leeg.',
  unavailable: 'Je winkelwagen kan op dit moment niet worden getoond.',
  retry: 'Opnieuw proberen',
  continueShopping: 'Verder winkelen',
  checkOut: 'Afrekenen',

  quantity: 'Aantal',
  quantityOf: 'Aantal van {title}',
  oneFewer: 'Eén minder: {title}',
  oneMore: 'Eén meer: {title}',
  quantityNow: '{title}: {n}. Subtotaal {subtotal}.',
  each: '{price} per stuk',
  reservedByOthers:
    'Iemand betaalt op dit moment het laatste exemplaar. Het blijft in je winkelwagen en komt misschien weer vrij.',
  details: 'Gegevens bekijken of wijzigen',
  detailsOf: 'Gegevens van {title} bekijken of wijzigen',
  remove: 'Verwijderen',
  removeTitle: '{title} verwijderen',
  removed: '{title} is verwijderd.',
  removeQuestion: '{title} verwijderen?',
  removeFields: 'Wat je ervoor hebt ingevuld, wordt ook verwijderd.',
  keep: 'Houden',
  undo: 'Ongedaan maken',
  undoTitle: 'Ongedaan maken: {title} terugzetten',
  restored: '{title} zit weer in je winkelwagen.',

  summary: 'Overzicht',
  subtotal: 'Subtotaal',
  discount: 'Korting',
  delivery: 'Bezorging',
  taxes: 'Belasting',
  free: 'Gratis',
  atCheckout: 'Wordt bij de kassa berekend',
  taxIncluded: 'Inclusief {amount} btw',
  pricesIncludeTax: 'incl. btw',
  plusDelivery: 'excl. bezorging',
  total: 'Totaal',
  estimatedTotal: 'Geschat totaal',

  couponCode: 'Kortingscode',
  apply: 'Toepassen',
  applying: 'Wordt toegepast…',
  couponMissing: 'Vul eerst een code in.',
  couponApplied: 'De code {code} is toegepast.',
  removeCoupon: 'Code {code} verwijderen',
  couponRemoved: 'De code {code} is verwijderd.',
  applyCouponFailed: 'Code kan niet worden toegepast',
  removeCouponFailed: 'Code kan niet worden verwijderd',
  couponUnknown: '{code} is niet meer geldig.',
  couponNotYet: '{code} is nog niet geldig.',
  couponEnded: '{code} is verlopen.',
  couponUsedUp: '{code} is opgebruikt.',
  couponBelowMinimum: '{code} geldt vanaf een subtotaal van {subtotal}.',
  couponNothingLeft: '{code} geeft geen korting op deze winkelwagen.',

  priceChanged: 'De prijs van {title} is veranderd van {was} naar {is}.',
  quantityChanged: 'Het aantal van {title} is veranderd van {was} naar {is}.',
  gone: '{title} zit niet meer in je winkelwagen.',
  emptied: 'Je winkelwagen is nu leeg: hij is besteld of in een ander tabblad geleegd.',
  dismiss: 'Sluiten',
};

export const form: LazyCatalogue['form'] = {
  submit: 'Versturen',
  submitting: 'Wordt verstuurd…',
  save: 'Opslaan',
  saving: 'Wordt opgeslagen…',
  required: '(verplicht)',
  openForm: 'Formulier openen',
  signUp: 'Meld je aan voor nieuws en updates',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  address1: 'Adresregel 1',
  address2: 'Adresregel 2',
  city: 'Plaats',
  stateProvince: 'Staat/provincie',
  zipPostalCode: 'Postcode',
  country: 'Land',
  month: 'Maand',
  day: 'Dag',
  year: 'Jaar',
  mm: 'MM',
  dd: 'DD',
  yyyy: 'JJJJ',
  hour: 'Uur',
  minute: 'Minuut',
  second: 'Seconde',
  amPm: 'AM/PM',
  am: 'AM',
  pm: 'PM',
  areaCode: 'Netnummer',
  prefix: 'Prefix',
  line: 'Lijn',
  number: 'Nummer',
  selectAnOption: 'Kies een optie',
  stronglyDisagree: 'Helemaal mee oneens',
  disagree: 'Mee oneens',
  neutral: 'Neutraal',
  agree: 'Mee eens',
  stronglyAgree: 'Helemaal mee eens',
  characterCount: '{n} / {max}',
  errorsBelow: 'Er is een probleem met je formulier. Scroll naar beneden om het te bekijken.',
  errorsAbove: 'Er is een probleem met je formulier. Scroll naar boven om het te bekijken.',
  thankYou: 'Bedankt!',
  formUnavailable: 'Dit formulier kan op dit moment niet worden getoond.',
  decoyLabel: 'Laat dit veld leeg',
  showPassword: 'Wachtwoord tonen',
  hidePassword: 'Wachtwoord verbergen',
  notAnswered: 'Niet ingevuld',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'Verplicht',
  invalid: 'Deze invoer is niet geldig.',
  invalidEmail: 'Het e-mailadres is niet geldig. E-mailadressen hebben de vorm {email}.',
  emailFormat: 'naam@voorbeeld.nl',
  overLimit: 'Je hebt te veel tekens ingevoerd.',
  tooLong: 'De waarde mag niet langer zijn dan {max} tekens.',
  noValidSelection: 'Maak een geldige keuze.',
  invalidDate: 'Deze datum bestaat niet.',
  outOfRange: 'De waarde moet tussen {min} en {max} liggen.',
  invalidCountryCode: 'De landcode heeft maximaal 4 cijfers, met of zonder plusteken.',
  invalidNumber: 'Nummers mogen alleen cijfers bevatten en geen andere tekens.',
  invalidCurrency: 'Schrijf het bedrag als 1234 of 123,99.',
  invalidUrl: 'Vul een geldige URL in.',
  invalidTwitterUsername: 'Vul een geldige Twitter-gebruikersnaam in.',
  invalidPassword: 'Wachtwoorden mogen geen spaties bevatten.',
  invalidQuestion: 'Een van de vragen is ongeldig.',
  unknownField: 'Dit veld hoort niet bij het formulier.',
  invalidForm: 'Een of meer velden zijn ongeldig, controleer je gegevens.',
  allEmpty: 'Vul minstens één formulierveld in.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'Het formulier kan niet worden ingediend. Probeer het later opnieuw.',
  notConfigured: 'Dit formulier is nog niet ingesteld.',
  rateLimited:
    'Het formulier kan niet worden verstuurd. Er zijn te veel formulieren kort na elkaar verstuurd. Probeer het later opnieuw.',
  serverError: 'Het formulier kan niet worden verstuurd. Probeer het later opnieuw.',
  unknown: 'Onbekende fout, probeer het later opnieuw.',
  processing: 'Er ging iets mis bij het verwerken van het formulier. Laad de pagina opnieuw en probeer het nog eens.',
  captchaFailed: 'reCAPTCHA is mislukt. Laad deze pagina opnieuw en probeer het nog eens.',
  noKey: 'Er kon geen sleutel worden opgehaald om het formulier te versturen, probeer het later opnieuw.',
  unparsable: 'De formuliervelden konden niet worden gelezen, controleer je gegevens.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'ReCaptcha is niet ingesteld!',
  completeFirst: 'Los de CAPTCHA op voordat je verstuurt.',
  iAmAPerson: 'Ik ben een mens',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (uitverkocht)',
  unavailableValue: '{value} (niet beschikbaar)',
};

export const product: LazyCatalogue['product'] = {
  soldOut: 'uitverkocht',
  sale: 'aanbieding',
  salePrice: 'Aanbiedingsprijs:',
  originalPrice: 'Oorspronkelijke prijs:',
  fromPrice: 'vanaf {fromPrice}',
  priceUnavailable: 'Niet beschikbaar',
  quantity: 'Aantal',
  quickView: 'Snel bekijken',
  selectOption: 'Kies {variantName}',
  selectGiftCardValue: 'Kies een waarde',
  giftCardValue: 'Waarde',
  scarcityDefault: 'Slechts {qtyInStock} beschikbaar',
  scarcityLeftInStock: 'Nog maar {qtyInStock} op voorraad',
  scarcityAvailable: '{qtyInStock} beschikbaar',
  scarcityLimited: 'Beperkt beschikbaar',
  restockCallToAction: 'Krijg een e-mail als dit product weer op voorraad is.',
  restockEmail: 'E-mailadres',
  restockSignUp: 'Aanmelden',
  restockMailingList: 'Meld je aan voor nieuws en updates.',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'Het e-mailadres mag niet leeg zijn',
  emailInvalid: 'Het e-mailadres is ongeldig',
  signingUp: 'Wordt aangemeld…',
  signedUp: 'Aangemeld!',
  confirm: 'Als je dat nog niet hebt gedaan: open de link in onze e-mail om je adres te bevestigen.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|nl|one=per week|other=elke # weken}',
  everyMonths: '{billingPeriodValue|nl|one=per maand|other=elke # maanden}',
  everyYears: '{billingPeriodValue|nl|one=per jaar|other=elke # jaar}',
  forWeeks: '{duration|nl|one=1 week lang|other=# weken lang}',
  forMonths: '{duration|nl|one=1 maand lang|other=# maanden lang}',
  forYears: '{duration|nl|one=1 jaar lang|other=# jaar lang}',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: 'Afbeeldingen',
  enlarge: 'Afbeelding vergroten',
  pictureOf: 'Afbeelding {n} van {count}',
  previousPicture: 'Vorige afbeelding',
  nextPicture: 'Volgende afbeelding',
  oneFewer: 'Eén minder',
  oneMore: 'Eén meer',
  viewDetails: 'Alle gegevens bekijken',
  productUnavailable: 'Helaas kan dit product op dit moment niet worden getoond.',
  productUnknown: 'Helaas is dit product niet meer beschikbaar.',
  quickViewFailed: 'Snel bekijken kan niet worden geopend',
  previousProduct: 'Vorig product',
  nextProduct: 'Volgend product',
  productOf: '{n} van {count}',
};

export const places: LazyCatalogue['places'] = {
  list: 'Voorgestelde plaatsen',
  offered: 'Er zijn suggesties. Kies er een met de pijltjes omhoog en omlaag.',
  source: 'Suggesties van {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count|nl|one=1 beoordeling|other=# beoordelingen}',
  ratingOf: '{rating} van {best}',
  moreReviews: 'Meer beoordelingen',
  verified: 'Geverifieerde koper',
  verifiedMeaning:
    'Beoordelingen met de vermelding “Geverifieerde koper” komen van mensen die dit artikel hier hebben gekocht: ze schreven via een link die alleen de koper van een bestelling krijgt. Andere beoordelingen worden niet zo gecontroleerd.',
  reviewPicture: 'Afbeelding {n} van {count} van {name}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'Geen reacties',
  one: '1 reactie',
  many: '{n} reacties',
  empty: 'Er heeft nog niemand iets geschreven.',
  write: 'Schrijf een reactie',
  comment: 'Reactie',
  name: 'Naam',
  email: 'E-mailadres (optioneel, wordt niet getoond)',
  send: 'Reactie versturen',
  sending: 'Wordt verstuurd…',
  signedInAs: 'Je schrijft als {name}.',
  signIn: 'Log in om een reactie te schrijven.',
  closed: 'De reacties zijn gesloten.',
  waits: 'Reacties worden getoond zodra de winkel ze heeft goedgekeurd.',
  needsScript: 'Sta scripts op deze pagina toe om een reactie te schrijven.',
  pending: 'Wacht op goedkeuring. Alleen jij ziet deze reactie.',
  hidden: 'Deze reactie wordt niet getoond.',
  deletedUser: 'Verwijderde gebruiker',
  shop: 'Auteur',
  reply: 'Beantwoorden',
  replyTo: '{name} beantwoorden',
  inReplyTo: 'Als antwoord op {name}',
  cancel: 'Annuleren',
  like: 'Vind ik leuk',
  report: 'Melden',
  reportQuestion: 'Deze reactie bij de winkel melden?',
  reported: 'Gemeld',
  reportDone: 'Bedankt. De winkel weet nu van deze reactie.',
  edit: 'Bewerken',
  save: 'Opslaan',
  edited: 'bewerkt',
  remove: 'Verwijderen',
  removeQuestion: 'Je reactie verwijderen?',
  removed: 'Je reactie is verwijderd.',
  posted: 'Je reactie is geplaatst.',
  waiting: 'Bedankt. Je reactie wordt getoond zodra de winkel haar heeft goedgekeurd.',
  changed: 'Je reactie is gewijzigd.',
  more: 'Meer reacties tonen',
  first: 'Eerste reacties tonen',
  failed: 'Je reactie is niet verstuurd. Je tekst staat er nog.',
  offline: 'Controleer je internetverbinding en probeer het opnieuw.',
  by: 'Reactie van {name}',
  yes: 'Ja',
  no: 'Nee',
  sentTitle: 'Bedankt voor je reactie',
  back: 'Terug naar de pagina',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'Winkelwagen leegmaken?',
  emptyCartMessage: 'Een assistent in je browser vraagt om alles uit je winkelwagen te verwijderen.',
  emptyCartYes: 'Winkelwagen leegmaken',
  placeOrder: 'Deze bestelling plaatsen?',
  placeOrderMessage:
    'Een assistent in je browser vraagt om deze bestelling voor je te plaatsen. Controleer die voordat je akkoord gaat.',
};
