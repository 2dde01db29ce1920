/**
 * The Polish texts that browsers fetch when they are needed. The shop speaks politely and impersonally (“Prosimy
 * wybrać…”), and buttons are imperatives (“Dodaj do koszyka”). No native speaker of Polish has read these texts yet.
 */
import type { LazyCatalogue } from '../catalogue.ts';

export const stock: LazyCatalogue['stock'] = {
  notEnough: 'Niestety nie mamy tylu sztuk tego produktu.',
};

export const frame: LazyCatalogue['frame'] = {
  title: 'Otwórz sklep w nowej karcie',
  message: 'Ta strona nie może otworzyć sklepu. Prosimy samodzielnie otworzyć ten adres: {url}',
};

export const setUp: LazyCatalogue['setUp'] = { cannotSell: 'Na tej stronie nie można korzystać ze sklepu.' };

export const quantityErrors: LazyCatalogue['quantityErrors'] = {
  notANumber: 'Ilość musi być liczbą.',
  notWhole: 'Ilość musi być liczbą całkowitą',
  outOfRange: 'Ilość musi mieścić się w przedziale od {min} do {max}.',
};

export const addToCart: LazyCatalogue['addToCart'] = {
  add: 'Dodaj do koszyka',
  adding: 'Dodawanie…',
  added: 'Dodano!',
  purchase: 'Kup',
  subscribe: 'Subskrybuj',
  purchaseOptions: 'Sposób zakupu',
  oneTimePurchase: 'Zakup jednorazowy',
  subscription: 'Subskrypcja',
  selectOneOption: 'Prosimy wybrać opcję {option}.',
  selectTwoOptions: 'Prosimy wybrać opcje {option1} i {option2}.',
  selectManyOptions: 'Prosimy wybrać opcje {optionsList} i {lastOption}.',
  variantUnavailable: 'Niestety ten wariant jest niedostępny. Prosimy wybrać inny.',
  notEnoughStock: stock.notEnough,
  quantityNotANumber: quantityErrors.notANumber,
  quantityNotWhole: quantityErrors.notWhole,
  quantityOutOfRange: quantityErrors.outOfRange,
  selectDenomination: 'Wybierz wartość karty podarunkowej',
  unableToAdd: 'Nie udało się dodać produktu',
  unableToPurchase: 'Nie udało się kupić produktu',
  unableToPurchaseGiftCard: 'Nie udało się kupić karty podarunkowej',
  viewItem: 'Zobacz produkt',
  itemUnreadable: 'Niestety tego produktu nie można teraz dodać do koszyka.',
};

export const cart: LazyCatalogue['cart'] = {
  updateQuantityFailed: 'Nie udało się zmienić ilości',
  removeItemFailed: 'Nie udało się usunąć produktu',
  updateFormFailed: 'Nie udało się zmienić formularza',
  openFormFailed: 'Nie udało się otworzyć formularza',
  minimumSubtotal: 'Do kasy można przejść, gdy wartość koszyka wynosi co najmniej {subtotal}.',
};

export const cartPage: LazyCatalogue['cartPage'] = {
  title: 'Koszyk',
  loading: 'Wczytywanie koszyka…',
  empty: 'Koszyk jest pusty.',
  unavailable: 'Nie można teraz wyświetlić koszyka.',
  retry: 'Spróbuj ponownie',
  continueShopping: 'Kontynuuj zakupy',
  checkOut: 'Przejdź do kasy',

  quantity: 'Ilość',
  quantityOf: 'Ilość: {title}',
  oneFewer: 'O jeden mniej: {title}',
  oneMore: 'O jeden więcej: {title}',
  quantityNow: '{title}: {n}. Wartość produktów: {subtotal}.',
  each: '{price} za szt.',
  reservedByOthers: 'Ktoś właśnie płaci za ostatnią sztukę. Produkt zostaje w koszyku i może znów stać się dostępny.',
  details: 'Zobacz lub zmień szczegóły',
  detailsOf: 'Zobacz lub zmień szczegóły: {title}',
  remove: 'Usuń',
  removeTitle: 'Usuń: {title}',
  removed: 'Usunięto: {title}.',
  removeQuestion: 'Usunąć {title}?',
  removeFields: 'Usunięte zostaną także dane wpisane dla tego produktu.',
  keep: 'Zachowaj',
  undo: 'Cofnij',
  undoTitle: 'Cofnij: przywróć {title}',
  restored: 'Przywrócono do koszyka: {title}.',

  summary: 'Podsumowanie',
  subtotal: 'Wartość produktów',
  discount: 'Rabat',
  delivery: 'Dostawa',
  taxes: 'Podatki',
  free: 'Bezpłatnie',
  atCheckout: 'Zostanie obliczona w kasie',
  taxIncluded: 'W tym podatki: {amount}',
  pricesIncludeTax: 'z podatkiem',
  plusDelivery: 'plus dostawa',
  total: 'Razem',
  estimatedTotal: 'Szacowana kwota',

  couponCode: 'Kod rabatowy',
  apply: 'Zastosuj',
  applying: 'Sprawdzanie…',
  couponMissing: 'Najpierw wpisz kod.',
  couponApplied: 'Zastosowano kod {code}.',
  removeCoupon: 'Usuń kod {code}',
  couponRemoved: 'Usunięto kod {code}.',
  applyCouponFailed: 'Nie udało się zastosować kodu',
  removeCouponFailed: 'Nie udało się usunąć kodu',
  couponUnknown: 'Kod {code} jest już nieważny.',
  couponNotYet: 'Kod {code} jeszcze nie obowiązuje.',
  couponEnded: 'Kod {code} wygasł.',
  couponUsedUp: 'Kod {code} został już wykorzystany.',
  couponBelowMinimum: 'Kod {code} działa od wartości produktów {subtotal}.',
  couponNothingLeft: 'Kod {code} nie daje rabatu na ten koszyk.',

  priceChanged: '{title}: cena zmieniła się z {was} na {is}.',
  quantityChanged: '{title}: ilość zmieniła się z {was} na {is}.',
  gone: 'Tego produktu nie ma już w koszyku: {title}.',
  emptied: 'Koszyk jest teraz pusty: złożono zamówienie lub opróżniono go w innej karcie.',
  dismiss: 'Ukryj',
};

export const form: LazyCatalogue['form'] = {
  submit: 'Wyślij',
  submitting: 'Wysyłanie…',
  save: 'Zapisz',
  saving: 'Zapisywanie…',
  required: '(wymagane)',
  openForm: 'Otwórz formularz',
  signUp: 'Zapisz się, aby otrzymywać nowości i aktualności',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  address1: 'Adres, wiersz 1',
  address2: 'Adres, wiersz 2',
  city: 'Miejscowość',
  stateProvince: 'Województwo/region',
  zipPostalCode: 'Kod pocztowy',
  country: 'Kraj',
  month: 'Miesiąc',
  day: 'Dzień',
  year: 'Rok',
  mm: 'MM',
  dd: 'DD',
  yyyy: 'RRRR',
  hour: 'Godzina',
  minute: 'Minuta',
  second: 'Sekunda',
  amPm: 'AM/PM',
  am: 'AM',
  pm: 'PM',
  areaCode: 'Numer kierunkowy',
  prefix: 'Prefiks',
  line: 'Numer wewnętrzny',
  number: 'Numer',
  selectAnOption: 'Wybierz opcję',
  stronglyDisagree: 'Zdecydowanie się nie zgadzam',
  disagree: 'Nie zgadzam się',
  neutral: 'Nie mam zdania',
  agree: 'Zgadzam się',
  stronglyAgree: 'Zdecydowanie się zgadzam',
  characterCount: '{n} / {max}',
  errorsBelow: 'W formularzu wystąpił problem. Prosimy przewinąć stronę w dół, aby go sprawdzić.',
  errorsAbove: 'W formularzu wystąpił problem. Prosimy przewinąć stronę w górę, aby go sprawdzić.',
  thankYou: 'Dziękujemy!',
  formUnavailable: 'Nie można teraz wyświetlić tego formularza.',
  decoyLabel: 'To pole należy pozostawić puste',
  showPassword: 'Pokaż hasło',
  hidePassword: 'Ukryj hasło',
  notAnswered: 'Brak odpowiedzi',
};

export const fieldErrors: LazyCatalogue['fieldErrors'] = {
  required: 'Pole wymagane',
  invalid: 'Ta wartość jest nieprawidłowa.',
  invalidEmail: 'Adres e-mail jest nieprawidłowy. Adres powinien mieć postać {email}.',
  emailFormat: 'nazwa@domena.pl',
  overLimit: 'Przekroczono dozwoloną liczbę znaków.',
  tooLong: 'Dozwolona długość to najwyżej {max|pl|one=# znak|few=# znaki|many=# znaków}.',
  noValidSelection: 'Prosimy wybrać jedną z dostępnych opcji.',
  invalidDate: 'Taka data nie istnieje.',
  outOfRange: 'Wartość musi mieścić się w przedziale od {min} do {max}.',
  invalidCountryCode: 'Numer kierunkowy kraju może mieć do 4 cyfr, ze znakiem plus lub bez niego.',
  invalidNumber: 'Numer może zawierać tylko cyfry.',
  invalidCurrency: 'Kwotę należy zapisać jako 1234 lub 123,99.',
  invalidUrl: 'Prosimy podać prawidłowy adres URL.',
  invalidTwitterUsername: 'Prosimy podać prawidłową nazwę użytkownika na Twitterze.',
  invalidPassword: 'Hasło nie może zawierać spacji.',
  invalidQuestion: 'Jedno z pytań jest nieprawidłowe.',
  unknownField: 'Tego pola nie ma w formularzu.',
  invalidForm: 'Co najmniej jedno pole wypełniono nieprawidłowo, prosimy sprawdzić wpisane dane.',
  allEmpty: 'Prosimy wypełnić co najmniej jedno pole formularza.',
};

export const formFailures: LazyCatalogue['formFailures'] = {
  unauthorized: 'Nie udało się wysłać formularza. Prosimy spróbować później.',
  notConfigured: 'Ten formularz nie został jeszcze skonfigurowany.',
  rateLimited:
    'Nie udało się wysłać formularza. W krótkim czasie wysłano zbyt wiele formularzy. Prosimy spróbować później.',
  serverError: 'Nie udało się wysłać formularza. Prosimy spróbować później.',
  unknown: 'Nieznany błąd, prosimy spróbować później.',
  processing: 'Podczas przetwarzania formularza wystąpił błąd. Prosimy odświeżyć stronę i spróbować ponownie.',
  captchaFailed: 'Weryfikacja reCAPTCHA nie powiodła się. Prosimy odświeżyć stronę i spróbować ponownie.',
  noKey: 'Nie udało się pobrać klucza do wysłania formularza, prosimy spróbować później.',
  unparsable: 'Nie udało się odczytać pól formularza, prosimy sprawdzić wpisane dane.',
};

export const captcha: LazyCatalogue['captcha'] = {
  notSetUp: 'ReCaptcha nie została skonfigurowana!',
  completeFirst: 'Przed wysłaniem należy rozwiązać test CAPTCHA.',
  iAmAPerson: 'Jestem człowiekiem',
};

export const choice: LazyCatalogue['choice'] = {
  soldOutValue: '{value} (wyprzedane)',
  unavailableValue: '{value} (niedostępne)',
};

export const product: LazyCatalogue['product'] = {
  soldOut: 'wyprzedane',
  sale: 'promocja',
  salePrice: 'Cena promocyjna:',
  originalPrice: 'Cena pierwotna:',
  fromPrice: 'od {fromPrice}',
  priceUnavailable: 'Niedostępne',
  quantity: 'Ilość',
  quickView: 'Szybki podgląd',
  selectOption: 'Wybierz: {variantName}',
  selectGiftCardValue: 'Wybierz wartość',
  giftCardValue: 'Wartość',
  scarcityDefault: 'Dostępne tylko {qtyInStock} szt.',
  scarcityLeftInStock: 'W magazynie zostało tylko {qtyInStock} szt.',
  scarcityAvailable: 'Dostępne: {qtyInStock} szt.',
  scarcityLimited: 'Ograniczona dostępność',
  restockCallToAction: 'Powiadom mnie e-mailem, gdy produkt będzie dostępny.',
  restockEmail: 'Adres e-mail',
  restockSignUp: 'Powiadom mnie',
  restockMailingList: 'Chcę otrzymywać nowości i aktualności.',
};

export const restockBox: LazyCatalogue['restockBox'] = {
  emailBlank: 'Adres e-mail jest wymagany',
  emailInvalid: 'Adres e-mail jest nieprawidłowy',
  signingUp: 'Zapisywanie…',
  signedUp: 'Zapisano!',
  confirm: 'Jeśli adres nie był jeszcze potwierdzony, prosimy otworzyć link z naszego e-maila.',
};

export const subscription: LazyCatalogue['subscription'] = {
  everyWeeks: '{billingPeriodValue|pl|one=co tydzień|few=co # tygodnie|many=co # tygodni}',
  everyMonths: '{billingPeriodValue|pl|one=co miesiąc|few=co # miesiące|many=co # miesięcy}',
  everyYears: '{billingPeriodValue|pl|one=co rok|few=co # lata|many=co # lat}',
  forWeeks: '{duration|pl|one=przez 1 tydzień|few=przez # tygodnie|many=przez # tygodni}',
  forMonths: '{duration|pl|one=przez 1 miesiąc|few=przez # miesiące|many=przez # miesięcy}',
  forYears: '{duration|pl|one=przez 1 rok|few=przez # lata|many=przez # lat}',
};

export const productView: LazyCatalogue['productView'] = {
  pictures: 'Zdjęcia',
  enlarge: 'Powiększ zdjęcie',
  pictureOf: 'Zdjęcie {n} z {count}',
  previousPicture: 'Poprzednie zdjęcie',
  nextPicture: 'Następne zdjęcie',
  oneFewer: 'O jeden mniej',
  oneMore: 'O jeden więcej',
  viewDetails: 'Zobacz wszystkie szczegóły',
  productUnavailable: 'Niestety nie można teraz wyświetlić tego produktu.',
  productUnknown: 'Niestety ten produkt nie jest już dostępny.',
  quickViewFailed: 'Nie udało się otworzyć szybkiego podglądu',
  previousProduct: 'Poprzedni produkt',
  nextProduct: 'Następny produkt',
  productOf: '{n} z {count}',
};

export const places: LazyCatalogue['places'] = {
  list: 'Proponowane adresy',
  offered: 'Są podpowiedzi. Można wybrać jedną strzałkami w górę i w dół.',
  source: 'Podpowiedzi: {provider}',
};

export const reviews: LazyCatalogue['reviews'] = {
  reviewCount: '{count|pl|one=1 opinia|few=# opinie|many=# opinii}',
  ratingOf: '{rating} na {best}',
  moreReviews: 'Więcej opinii',
  verified: 'Zakup potwierdzony',
  verifiedMeaning:
    'Opinie z oznaczeniem „Zakup potwierdzony” pochodzą od osób, które kupiły ten produkt w naszym sklepie: link do napisania takiej opinii otrzymuje tylko osoba, która złożyła zamówienie. Innych opinii nie sprawdzamy w ten sposób.',
  reviewPicture: 'Zdjęcie {n} z {count}, autor: {name}',
};

export const comments: LazyCatalogue['comments'] = {
  none: 'Brak komentarzy',
  one: '1 komentarz',
  many: '{n|pl|one=# komentarz|few=# komentarze|many=# komentarzy|other=# komentarza}',
  empty: 'Nikt jeszcze nic nie napisał.',
  write: 'Napisz komentarz',
  comment: 'Komentarz',
  name: 'Imię',
  email: 'Adres e-mail (opcjonalny, niewidoczny)',
  send: 'Wyślij komentarz',
  sending: 'Wysyłanie…',
  signedInAs: 'Podpis pod komentarzem: {name}.',
  signIn: 'Zaloguj się, aby napisać komentarz.',
  closed: 'Komentarze są wyłączone.',
  waits: 'Komentarze pojawiają się po zatwierdzeniu przez sklep.',
  needsScript: 'Aby napisać komentarz, należy zezwolić na skrypty na tej stronie.',
  pending: 'Komentarz czeka na zatwierdzenie. Na razie nikt inny go nie widzi.',
  hidden: 'Ten komentarz nie jest wyświetlany.',
  deletedUser: 'Usunięte konto',
  shop: 'Sklep',
  reply: 'Odpowiedz',
  replyTo: 'Odpowiedz: {name}',
  inReplyTo: 'W odpowiedzi: {name}',
  cancel: 'Anuluj',
  like: 'Lubię to',
  report: 'Zgłoś',
  reportQuestion: 'Zgłosić ten komentarz sklepowi?',
  reported: 'Zgłoszono',
  reportDone: 'Dziękujemy. Sklep otrzymał zgłoszenie tego komentarza.',
  edit: 'Edytuj',
  save: 'Zapisz',
  edited: 'edytowany',
  remove: 'Usuń',
  removeQuestion: 'Usunąć ten komentarz?',
  removed: 'Komentarz został usunięty.',
  posted: 'Komentarz został opublikowany.',
  waiting: 'Dziękujemy. Komentarz pojawi się po zatwierdzeniu przez sklep.',
  changed: 'Komentarz został zmieniony.',
  more: 'Pokaż więcej komentarzy',
  first: 'Pokaż pierwsze komentarze',
  failed: 'Komentarz nie został wysłany. Jego treść nadal tu jest.',
  offline: 'Sprawdź połączenie z internetem i spróbuj ponownie.',
  by: 'Komentarz, autor: {name}',
  yes: 'Tak',
  no: 'Nie',
  sentTitle: 'Dziękujemy za komentarz',
  back: 'Wróć na stronę',
};

export const agents: LazyCatalogue['agents'] = {
  emptyCart: 'Opróżnić koszyk?',
  emptyCartMessage: 'Asystent w przeglądarce prosi o usunięcie wszystkiego z koszyka.',
  emptyCartYes: 'Opróżnij koszyk',
  placeOrder: 'Złożyć to zamówienie?',
  placeOrderMessage:
    'Asystent w przeglądarce prosi o złożenie tego zamówienia w Twoim imieniu. Sprawdź je, zanim się zgodzisz.',
};
