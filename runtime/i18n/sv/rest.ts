/**
 * The Swedish texts that browsers fetch when they are needed. They speak to visitors as “du”, as Swedish shops do,
 * and call a message by mail “mejl”. No native speaker has read these texts yet.
 */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'Tyvärr har vi inte så många i lager.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'Öppna butiken i en ny flik',
  message: 'Den här sidan får inte öppna butiken. Öppna adressen själv: {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'Butiken kan inte användas på den här sidan.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'Antalet måste vara ett tal.',
  notWhole: 'Antalet måste vara ett heltal',
  outOfRange: 'Antalet måste vara mellan {min} och {max}.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'Lägg i varukorgen',
  adding: 'Läggs till …',
  added: 'Tillagd!',
  purchase: 'Köp',
  subscribe: 'Prenumerera',
  purchaseOptions: 'Köpsätt',
  oneTimePurchase: 'Engångsköp',
  subscription: 'Prenumeration',
  selectOneOption: 'Välj {option}.',
  selectTwoOptions: 'Välj {option1} och {option2}.',
  selectManyOptions: 'Välj {optionsList} och {lastOption}.',
  variantUnavailable: 'Varianten är tyvärr inte tillgänglig. Välj en annan variant.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'Välj ett belopp för presentkortet',
  unableToAdd: 'Det gick inte att lägga till artikeln',
  unableToPurchase: 'Det gick inte att köpa artikeln',
  unableToPurchaseGiftCard: 'Det gick inte att köpa presentkortet',
  viewItem: 'Visa artikeln',
  itemUnreadable: 'Det går tyvärr inte att lägga den här artikeln i varukorgen just nu.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'Det gick inte att ändra antalet',
  removeItemFailed: 'Det gick inte att ta bort artikeln',
  updateFormFailed: 'Det gick inte att ändra formuläret',
  openFormFailed: 'Det gick inte att öppna formuläret',
  minimumSubtotal: 'Du kan gå till kassan när delsumman är minst {subtotal}.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'Din varukorg',
  loading: 'Varukorgen läses in …',
  empty: 'Din varukorg är tom.',
  unavailable: 'Varukorgen kan inte visas just nu.',
  retry: 'Försök igen',
  continueShopping: 'Fortsätt handla',
  checkOut: 'Till kassan',

  quantity: 'Antal',
  quantityOf: 'Antal för {title}',
  oneFewer: 'En färre: {title}',
  oneMore: 'En till: {title}',
  quantityNow: '{title}: {n}. Delsumma {subtotal}.',
  each: '{price} per styck',
  reservedByOthers:
    'Någon annan håller på att betala för det sista exemplaret. Artikeln ligger kvar i din varukorg och kan bli ledig igen.',
  details: 'Visa eller ändra uppgifter',
  detailsOf: 'Visa eller ändra uppgifter för {title}',
  remove: 'Ta bort',
  removeTitle: 'Ta bort {title}',
  removed: '{title} har tagits bort.',
  removeQuestion: 'Vill du ta bort {title}?',
  removeFields: 'Det du har fyllt i för artikeln tas också bort.',
  keep: 'Behåll',
  undo: 'Ångra',
  undoTitle: 'Ångra: lägg tillbaka {title}',
  restored: '{title} ligger i varukorgen igen.',

  summary: 'Sammanfattning',
  subtotal: 'Delsumma',
  discount: 'Rabatt',
  delivery: 'Frakt',
  taxes: 'Skatt',
  free: 'Gratis',
  atCheckout: 'Beräknas i kassan',
  taxIncluded: 'Varav moms {amount}',
  pricesIncludeTax: 'inkl. moms',
  plusDelivery: 'exkl. frakt',
  total: 'Totalt',
  estimatedTotal: 'Beräknad totalsumma',

  couponCode: 'Rabattkod',
  apply: 'Lägg till',
  applying: 'Läggs till …',
  couponMissing: 'Ange en kod först.',
  couponApplied: 'Koden {code} har lagts till.',
  removeCoupon: 'Ta bort koden {code}',
  couponRemoved: 'Koden {code} har tagits bort.',
  applyCouponFailed: 'Det gick inte att lägga till koden',
  removeCouponFailed: 'Det gick inte att ta bort koden',
  couponUnknown: '{code} gäller inte längre.',
  couponNotYet: '{code} gäller inte ännu.',
  couponEnded: '{code} har gått ut.',
  couponUsedUp: '{code} är förbrukad.',
  couponBelowMinimum: '{code} gäller när delsumman är minst {subtotal}.',
  couponNothingLeft: '{code} ger ingen rabatt på den här varukorgen.',

  priceChanged: 'Priset på {title} har ändrats från {was} till {is}.',
  quantityChanged: 'Antalet för {title} har ändrats från {was} till {is}.',
  gone: '{title} finns inte längre i din varukorg.',
  emptied: 'Din varukorg är nu tom. Innehållet har beställts, eller så har den tömts i en annan flik.',
  dismiss: 'Stäng',
};

export const form: LazyCatalogue['form'] = {
  submit: 'Skicka',
  submitting: 'Skickas …',
  save: 'Spara',
  saving: 'Sparas …',
  required: '(obligatoriskt)',
  openForm: 'Öppna formuläret',
  signUp: 'Ja, skicka mig nyheter och uppdateringar',
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  address1: 'Adressrad 1',
  address2: 'Adressrad 2',
  city: 'Ort',
  stateProvince: 'Delstat/provins',
  zipPostalCode: 'Postnummer',
  country: 'Land',
  month: 'Månad',
  day: 'Dag',
  year: 'År',
  mm: 'MM',
  dd: 'DD',
  yyyy: 'ÅÅÅÅ',
  hour: 'Timme',
  minute: 'Minut',
  second: 'Sekund',
  amPm: 'fm/em',
  am: 'fm',
  pm: 'em',
  areaCode: 'Riktnummer',
  prefix: 'Prefix',
  line: 'Abonnentnummer',
  number: 'Nummer',
  selectAnOption: 'Välj ett alternativ',
  stronglyDisagree: 'Håller inte alls med',
  disagree: 'Håller inte med',
  neutral: 'Varken eller',
  agree: 'Håller med',
  stronglyAgree: 'Håller helt med',
  characterCount: '{n} / {max}',
  errorsBelow: 'Något i formuläret behöver rättas. Scrolla nedåt för att se vad.',
  errorsAbove: 'Något i formuläret behöver rättas. Scrolla uppåt för att se vad.',
  thankYou: 'Tack!',
  formUnavailable: 'Formuläret kan inte visas just nu.',
  decoyLabel: 'Lämna det här fältet tomt',
  showPassword: 'Visa lösenordet',
  hidePassword: 'Dölj lösenordet',
  notAnswered: 'Inget svar',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'Obligatoriskt',
  invalid: 'Uppgiften är inte giltig.',
  invalidEmail: 'E-postadressen är inte giltig. E-postadresser ska se ut så här: {email}.',
  emailFormat: 'namn@exempel.se',
  overLimit: 'Du har skrivit för många tecken.',
  tooLong: 'Värdet får inte vara längre än {max} tecken.',
  noValidSelection: 'Välj ett giltigt alternativ.',
  invalidDate: 'Datumet finns inte.',
  outOfRange: 'Värdet måste vara mellan {min} och {max}.',
  invalidCountryCode: 'Landsnumret ska ha högst 4 siffror, med eller utan plustecken.',
  invalidNumber: 'Nummer får bara innehålla siffror, inga andra tecken.',
  invalidCurrency: 'Skriv beloppet som 1234 eller 123,99.',
  invalidUrl: 'Ange en giltig webbadress.',
  invalidTwitterUsername: 'Ange ett giltigt användarnamn på Twitter.',
  invalidPassword: 'Lösenord får inte innehålla mellanslag.',
  invalidQuestion: 'En av frågorna är ogiltig.',
  unknownField: 'Fältet hör inte till formuläret.',
  invalidForm: 'Ett eller flera fält är felaktiga. Kontrollera dina uppgifter.',
  allEmpty: 'Fyll i minst ett fält i formuläret.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'Det gick inte att skicka formuläret. Försök igen senare.',
  notConfigured: 'Formuläret är inte klart att använda ännu.',
  rateLimited:
    'Det gick inte att skicka formuläret, eftersom för många formulär har skickats på kort tid. Försök igen senare.',
  serverError: 'Det gick inte att skicka formuläret. Försök igen senare.',
  unknown: 'Ett okänt fel inträffade. Försök igen senare.',
  processing: 'Något gick fel när formuläret behandlades. Ladda om sidan och försök igen.',
  captchaFailed: 'reCAPTCHA misslyckades. Ladda om sidan och försök igen.',
  noKey: 'Det gick inte att hämta en nyckel för att skicka formuläret. Försök igen senare.',
  unparsable: 'Det gick inte att läsa fälten i formuläret. Kontrollera dina uppgifter.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'ReCaptcha är inte konfigurerat!',
  completeFirst: 'Lös CAPTCHA-uppgiften innan du skickar.',
  iAmAPerson: 'Jag är en människa',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (slutsåld)',
  unavailableValue: '{value} (inte tillgänglig)',
};

export const product: LazyCatalogue['product'] = {
  soldOut: 'slutsåld',
  sale: 'rea',
  salePrice: 'Reapris:',
  originalPrice: 'Ordinarie pris:',
  fromPrice: 'från {fromPrice}',
  priceUnavailable: 'Inte tillgänglig',
  quantity: 'Antal',
  quickView: 'Snabbvisning',
  selectOption: 'Välj {variantName}',
  selectGiftCardValue: 'Välj belopp',
  giftCardValue: 'Belopp',
  scarcityDefault: 'Endast {qtyInStock} kvar',
  scarcityLeftInStock: 'Endast {qtyInStock} kvar i lager',
  scarcityAvailable: '{qtyInStock} i lager',
  scarcityLimited: 'Begränsat antal',
  restockCallToAction: 'Få ett mejl när produkten finns i lager igen.',
  restockEmail: 'E-postadress',
  restockSignUp: 'Bevaka',
  restockMailingList: 'Ja, skicka mig nyheter och uppdateringar.',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'Ange en e-postadress',
  emailInvalid: 'E-postadressen är ogiltig',
  signingUp: 'Bevakningen sparas …',
  signedUp: 'Du bevakar produkten!',
  confirm: 'Om du inte redan har gjort det: öppna länken i vårt mejl för att bekräfta din adress.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|sv|one=varje vecka|other=med # veckors mellanrum}',
  everyMonths: '{billingPeriodValue|sv|one=varje månad|other=med # månaders mellanrum}',
  everyYears: '{billingPeriodValue|sv|one=varje år|other=med # års mellanrum}',
  forWeeks: '{duration|sv|one=i 1 vecka|other=i # veckor}',
  forMonths: '{duration|sv|one=i 1 månad|other=i # månader}',
  forYears: '{duration|sv|one=i 1 år|other=i # år}',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: 'Bilder',
  enlarge: 'Förstora bilden',
  pictureOf: 'Bild {n} av {count}',
  previousPicture: 'Föregående bild',
  nextPicture: 'Nästa bild',
  oneFewer: 'En färre',
  oneMore: 'En till',
  viewDetails: 'Visa all information',
  productUnavailable: 'Produkten kan tyvärr inte visas just nu.',
  productUnknown: 'Produkten finns tyvärr inte längre.',
  quickViewFailed: 'Det gick inte att öppna snabbvisningen',
  previousProduct: 'Föregående produkt',
  nextProduct: 'Nästa produkt',
  productOf: '{n} av {count}',
};

export const places: LazyCatalogue['places'] = {
  list: 'Föreslagna platser',
  offered: 'Det finns förslag. Välj med uppåt- och nedåtpilarna.',
  source: 'Förslag från {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count|sv|one=1 recension|other=# recensioner}',
  ratingOf: '{rating} av {best}',
  moreReviews: 'Fler recensioner',
  verified: 'Verifierad köpare',
  verifiedMeaning:
    'Recensioner märkta ”Verifierad köpare” kommer från personer som har köpt artikeln här: de har skrivit via en länk som bara den som har gjort beställningen får. Andra recensioner kontrolleras inte på det sättet.',
  reviewPicture: 'Bild {n} av {count} från {name}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'Inga kommentarer',
  one: '1 kommentar',
  many: '{n} kommentarer',
  empty: 'Ingen har skrivit något ännu.',
  write: 'Skriv en kommentar',
  comment: 'Kommentar',
  name: 'Namn',
  email: 'E-post (valfritt, visas inte)',
  send: 'Skicka kommentaren',
  sending: 'Skickas …',
  signedInAs: 'Du skriver som {name}.',
  signIn: 'Logga in för att skriva en kommentar.',
  closed: 'Det går inte längre att kommentera.',
  waits: 'Kommentarer visas när butiken har godkänt dem.',
  needsScript: 'Tillåt skript på sidan för att skriva en kommentar.',
  pending: 'Väntar på godkännande. Bara du ser kommentaren.',
  hidden: 'Kommentaren visas inte.',
  deletedUser: 'Borttagen användare',
  shop: 'Författare',
  reply: 'Svara',
  replyTo: 'Svara {name}',
  inReplyTo: 'Svar till {name}',
  cancel: 'Avbryt',
  like: 'Gilla',
  report: 'Anmäl',
  reportQuestion: 'Vill du anmäla kommentaren till butiken?',
  reported: 'Anmäld',
  reportDone: 'Tack! Butiken har fått din anmälan.',
  edit: 'Redigera',
  save: 'Spara',
  edited: 'redigerad',
  remove: 'Ta bort',
  removeQuestion: 'Vill du ta bort din kommentar?',
  removed: 'Din kommentar har tagits bort.',
  posted: 'Din kommentar har publicerats.',
  waiting: 'Tack! Din kommentar visas när butiken har godkänt den.',
  changed: 'Din kommentar har ändrats.',
  more: 'Visa fler kommentarer',
  first: 'Visa de första kommentarerna',
  failed: 'Din kommentar skickades inte. Texten finns kvar här.',
  offline: 'Kontrollera din internetanslutning och försök igen.',
  by: 'Kommentar av {name}',
  yes: 'Ja',
  no: 'Nej',
  sentTitle: 'Tack för din kommentar',
  back: 'Tillbaka till sidan',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'Vill du tömma varukorgen?',
  emptyCartMessage: 'En assistent i din webbläsare ber om att ta bort allt från din varukorg.',
  emptyCartYes: 'Töm varukorgen',
  placeOrder: 'Vill du lägga den här beställningen?',
  placeOrderMessage:
    'En assistent i din webbläsare ber om att lägga den här beställningen åt dig. Kontrollera den innan du godkänner.',
};
