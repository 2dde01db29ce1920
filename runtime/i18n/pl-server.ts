/** The Polish texts that only the Worker uses. */
import type { Catalogue } from './catalogue.ts';

export const mail: Catalogue['mail'] = {
  submissionSubject: 'Zgłoszenie z formularza - {form}',
  submissionPage: 'Wysłano ze strony',
  submissionReply: 'Odpowiedź na ten e-mail trafi na adres {email}.',
  submissionNoReply: 'Nadawca nie podał adresu e-mail.',
  submissionsMore: 'Zgłoszenia, których nie ma w tym e-mailu: {count}. To polecenie pokazuje wszystkie: {command}',
  submissionsFooter:
    'Zgłoszenia, które nadchodzą krótko po sobie, są w jednym e-mailu. Aby odpowiedzieć na któreś z nich, należy napisać na podany w nim adres.',
  confirmSubject: 'Prosimy potwierdzić zapis na listę {list}',
  confirmIntro: 'Na stronie {site} zapisano adres {email} na listę {list}.',
  confirmButton: 'Potwierdź zapis',
  confirmExpiry: 'Link działa przez 7 dni. Bez potwierdzenia nie wyślemy kolejnych e-maili.',
  confirmIgnore: 'Jeśli zrobił to ktoś inny, prosimy zignorować ten e-mail.',
  unsubscribe: 'Wypisz się',
};

export const newsletter: Catalogue['newsletter'] = {
  confirmTitle: 'Potwierdzenie zapisu',
  confirmText: 'Czy {site} ma wysyłać e-maile na adres {email}?',
  confirmButton: 'Tak, zapisz mnie',
  confirmedTitle: 'Zapisano',
  confirmedText: 'Dziękujemy! E-maile od {site} będą przychodzić na adres {email}.',
  unsubscribeTitle: 'Rezygnacja z e-maili',
  unsubscribeText: 'Czy {site} ma nie wysyłać więcej e-maili na adres {email}?',
  unsubscribeButton: 'Wypisz się',
  unsubscribedTitle: 'Wypisano',
  unsubscribedText: '{site} nie będzie już wysyłać e-maili z tej listy na adres {email}.',
  expiredTitle: 'Ten link wygasł',
  expiredText: 'Aby otrzymać nowy, prosimy zapisać się ponownie.',
  invalidTitle: 'Ten link jest niepełny',
  invalidText: 'Prosimy otworzyć go jeszcze raz z e-maila lub skopiować w całości.',
  home: 'Wróć do {site}',
};

export const pages: Catalogue['pages'] = {
  formNeedsScript: 'Aby wypełnić i wysłać ten formularz, prosimy włączyć JavaScript.',
  tooManySearchesTitle: 'Zbyt wiele wyszukiwań',
  formNotSentTitle: 'Formularz nie został wysłany',
  formNotSentText:
    'Wysłano go, zanim strona była gotowa. Prosimy wrócić: wpisane dane nadal tam są, a formularz będzie gotowy.',
};

export const orders: Catalogue['orders'] = {
  subscriptionTitle: 'Subskrypcja',
  giftCardTitle: 'Karta podarunkowa',
  checkoutTitle: 'Kasa',
  payNext: 'Sprawdzenie danych i płatność odbędą się na następnej stronie.',
  price: 'Cena',
  total: 'Razem',
  subtotal: 'Wartość produktów',
  email: 'Adres e-mail',
  emailHint: '{site} użyje go do obsługi tego zamówienia.',
  recipientName: 'Imię odbiorcy',
  recipientEmail: 'Adres e-mail odbiorcy',
  senderName: 'Od',
  senderHint: 'Imię, pod którym odbiorca zna nadawcę. Bez niego na karcie podarunkowej będzie adres e-mail nadawcy.',
  message: 'Wiadomość',
  optional: '(opcjonalnie)',
  deliveryDate: 'Data wysłania',
  deliveryDateHint: 'Dzisiaj lub dowolny późniejszy dzień.',
  tooEarly: 'Prosimy wybrać dzisiejszy lub późniejszy dzień.',
  proofText: 'Aby kontynuować, prosimy wpisać adres e-mail tego zamówienia.',
  expiredTitle: 'To zamówienie wygasło',
  expiredText: 'Rozpoczęto je ponad 30 dni temu. Prosimy zacząć od nowa na stronie produktu.',
  unknownTitle: 'Ten link nie działa',
  unknownText: 'Jest niepełny lub wygasł. Prosimy zacząć od nowa na stronie produktu.',
  toCheckout: 'Przejdź do kasy',
  giftFor: 'Dla',
  changeGift: 'Zmień dane karty podarunkowej',
  refusedTitle: 'Coś poszło nie tak',
  payingNeedsScript:
    'Do zapłaty potrzebny jest JavaScript. Prosimy go włączyć i odświeżyć stronę. Koszyk pozostaje bez zmian.',
  emptyCart: 'Koszyk jest pusty.',
  backToCart: 'Wróć do koszyka',
  home: 'Wróć do {site}',
};

export const testPayment: Catalogue['testPayment'] = {
  title: 'Potwierdzenie płatności',
  note: 'Ten sklep działa w trybie testowym: nic nie zostanie pobrane. Ta strona zastępuje stronę banku. Wybierz, czy płatność ma się udać.',
  installmentsTitle: 'Płatność z {provider}, liczba płatności: {count}',
  installmentsNote:
    'Ten sklep działa w trybie testowym: nic nie zostanie pobrane ani teraz, ani później. Ta strona zastępuje stronę {provider}. Wybierz, czy płatność ma się udać.',
  approve: 'Zatwierdź płatność',
  decline: 'Odrzuć płatność',
  expiredTitle: 'Czas minął',
  expiredText: 'Tej płatności nie można już potwierdzić i nic nie zostało pobrane. Prosimy wrócić do kasy.',
  unknownTitle: 'Ten link nie działa',
  unknownText: 'Jest niepełny albo jego płatność nie istnieje. Nic nie zostało pobrane.',
  back: 'Wróć do kasy',
};

export const submissionList: Catalogue['submissionList'] = {
  submittedAt: 'Data wysłania',
  pageTitle: 'Strona',
  pagePath: 'Adres',
  spam: 'Spam',
  yes: 'Tak',
  otherFields: 'Inne pola',
};

export const payments: Catalogue['payments'] = {
  declined: 'Płatność została odrzucona. Nic nie zostało pobrane. Prosimy wybrać inny sposób płatności.',
  insufficientFunds: 'Na karcie nie ma wystarczających środków. Nic nie zostało pobrane. Prosimy użyć innej karty.',
  expiredCard: 'Karta straciła ważność. Nic nie zostało pobrane. Prosimy użyć innej karty.',
  unknownCard: 'Nie rozpoznaliśmy tej karty. Nic nie zostało pobrane. Prosimy użyć innej karty.',
  authenticationRequired:
    'Bank prosi o potwierdzenie. Nic nie zostało pobrane. Prosimy potwierdzić płatność lub zmienić kartę.',
  refunded: 'Gdy dotarła płatność, jeden z zamówionych produktów nie był już dostępny. Zwracamy pieniądze.',
  refundedTitle: 'Zwracamy pieniądze',
  pendingTitle: 'Płatność jest przetwarzana',
  pendingText:
    'Dostawca płatności jeszcze jej nie potwierdził. Kwota nie zostanie pobrana dwukrotnie. Prosimy sprawdzić ponownie za chwilę.',
  checkAgain: 'Sprawdź ponownie',
  unknownTitle: 'Ten link nie działa',
  unknownText: 'Jest niepełny albo jego płatność nie istnieje.',
  backToCheckout: 'Wróć do kasy',
};

export const placedOrders: Catalogue['placedOrders'] = {
  confirmedTitle: 'Dziękujemy za zamówienie',
  confirmedText: 'Otrzymaliśmy płatność. Potwierdzenie wysyłamy na adres {email}.',
  statusTitle: 'Zamówienie',
  testMode: 'Tryb testowy: za to zamówienie nic nie pobrano.',
  number: 'Numer zamówienia',
  date: 'Data',
  email: 'E-mail',
  subtotal: 'Wartość produktów',
  discount: 'Rabat',
  delivery: 'Dostawa',
  taxes: 'Podatki',
  taxesIncluded: 'W tym podatki',
  total: 'Razem',
  paidByGiftCard: 'Zapłacono kartą podarunkową',
  paidByTestCard: 'Zapłacono kartą testową',
  paidByStripe: 'Zapłacono kartą lub portfelem',
  paidByInstallments: 'Nieoprocentowane płatności z {provider}: {count}',
  paidByTestInstallments: 'Nieoprocentowane płatności z {provider}: {count} (test)',
  address: 'Adres dostawy',
  country: 'Kraj lub region',
  note: 'Uwagi do zamówienia',
  price: 'Cena',
  unknownTitle: 'Nie możemy znaleźć tego zamówienia',
  unknownText: 'Link jest niepełny. Prosimy otworzyć go jeszcze raz z e-maila lub skopiować w całości.',
  proofText: 'Aby zobaczyć adresy i uwagi, prosimy wpisać adres e-mail tego zamówienia.',
  proofButton: 'Pokaż całe zamówienie',
  proofWrong: 'To nie jest adres e-mail tego zamówienia.',
  mailSubject: 'Zamówienie {number} w sklepie {site}',
  mailIntro: 'Dziękujemy za zamówienie {number}. Oto kupione produkty.',
  mailButton: 'Zobacz zamówienie',
  mailLegal: 'Informacje prawne',
  mailFooter: 'Ten e-mail wysłano, ponieważ z tym adresem złożono zamówienie.',
  noticeSubject: 'Nowe zamówienie {number}',
  noticeIntro: 'Zamówienie {number} złożono z adresu {email}.',
  noticeFooter: 'Ten e-mail wysłano, ponieważ sklep wysyła powiadomienia o zamówieniach na ten adres.',
};

export const priceNotes: Catalogue['priceNotes'] = {
  taxIncluded: 'z podatkiem',
  taxExcluded: 'plus podatek',
  plusDelivery: 'plus dostawa',
};

export const legal: Catalogue['legal'] = {
  imprint: 'Dane firmy',
  terms: 'Regulamin',
  withdrawal: 'Prawo odstąpienia od umowy',
  privacy: 'Prywatność',
  delivery: 'Dostawa',
  returns: 'Zwroty',
};

export const languageChoice: Catalogue['languageChoice'] = { label: 'Język' };

export const apiErrors: Catalogue['apiErrors'] = {
  INVALID_REQUEST: 'Prosimy sprawdzić wpisane dane i spróbować ponownie.',
  MALFORMED_JSON: 'Żądanie nie jest prawidłowym kodem JSON.',
  UNKNOWN_FIELD: 'Żądanie zawiera nieznane pole.',
  QUANTITY_NOT_A_NUMBER: 'Ilość musi być liczbą.',
  QUANTITY_NOT_WHOLE: 'Ilość musi być liczbą całkowitą',
  QUANTITY_OUT_OF_RANGE: 'Ilość musi mieścić się w przedziale od 1 do 9999.',
  QUANTITY_NOT_ALLOWED: 'Można kupić tylko jedną sztukę naraz.',
  VARIANT_REQUIRED: 'Niestety ten wariant jest niedostępny. Prosimy wybrać inny.',
  VARIANT_UNAVAILABLE: 'Niestety ten wariant jest niedostępny. Prosimy wybrać inny.',
  NOT_SOLD_BY_CART: 'Ten produkt można kupić tylko na jego własnej stronie.',
  NOT_A_SUBSCRIPTION: 'Ten produkt nie jest sprzedawany w subskrypcji.',
  COUPON_UNKNOWN: 'Niestety ten kod jest nieważny.',
  SHIPPING_NOT_OFFERED: 'Ten sposób dostawy nie jest dostępny dla tego adresu.',
  ADDITIONAL_FIELDS_INVALID: 'Co najmniej jedno pole wypełniono nieprawidłowo, prosimy sprawdzić wpisane dane.',
  IDEMPOTENCY_KEY_INVALID: 'Brakuje Idempotency-Key lub jest zbyt krótki.',
  FORM_INVALID: 'Co najmniej jedno pole wypełniono nieprawidłowo, prosimy sprawdzić wpisane dane.',
  FORM_UNPARSABLE: 'Nie udało się odczytać pól formularza, prosimy sprawdzić wpisane dane.',
  SUBMISSION_KEY_INVALID:
    'Podczas przetwarzania formularza wystąpił błąd. Prosimy odświeżyć stronę i spróbować ponownie.',
  CAPTCHA_FAILED: 'Weryfikacja reCAPTCHA nie powiodła się. Prosimy odświeżyć stronę i spróbować ponownie.',
  FORM_FIELDS_INVALID: 'Pole formularza ma właściwości, na które nie pozwala jego typ.',
  REDIRECT_NOT_ALLOWED: 'Przekierowanie po wysłaniu musi prowadzić do adresu tej witryny lub dozwolonego źródła.',
  RESTOCK_EMAIL_BLANK: 'Adres e-mail jest wymagany',
  RESTOCK_EMAIL_INVALID: 'Adres e-mail jest nieprawidłowy',
  RESTOCK_CAPTCHA_MISSING: 'Przed wysłaniem należy rozwiązać test CAPTCHA.',
  ACCOUNT_EMAIL_INVALID: 'Prosimy podać prawidłowy adres e-mail.',
  ADDRESS_INVALID: 'Prosimy sprawdzić tę część adresu.',
  PASSWORD_TOO_SHORT: 'Hasło musi mieć co najmniej {min|pl|one=# znak|few=# znaki|many=# znaków}.',
  PASSWORD_TOO_LONG: 'Hasło może mieć najwyżej {max|pl|one=# znak|few=# znaki|many=# znaków}.',
  PASSWORD_COMMON: 'Tego hasła używa wiele osób, więc łatwo je odgadnąć. Prosimy wybrać inne.',
  PASSWORD_WRONG: 'Obecne hasło jest nieprawidłowe.',
  PASSKEY_INVALID: 'Nie udało się zweryfikować klucza dostępu. Prosimy spróbować ponownie.',
  UNAUTHORIZED: 'Brakuje klucza API albo jest on nieznany, nieważny lub unieważniony.',
  LOGIN_FAILED: 'Adres e-mail lub hasło jest nieprawidłowe albo adres nie został jeszcze potwierdzony.',
  PASSKEY_REFUSED:
    'Tym kluczem dostępu nie można się tu zalogować. Prosimy wybrać inny klucz lub inny sposób logowania.',
  SIGN_IN_NEEDED: 'Prosimy się zalogować.',
  SIGN_IN_AGAIN: 'Aby to zrobić, prosimy zalogować się ponownie.',
  SCOPE_MISSING: 'Klucz API nie ma zakresu {scope}.',
  CONFIRMATION_NEEDED: 'Prosimy potwierdzić swoją tożsamość i spróbować ponownie.',
  SITE_LOCKED: 'Ten sklep jest chroniony hasłem.',
  CRUMB_FAIL: 'Sesja wygasła. Prosimy odświeżyć stronę i spróbować ponownie.',
  ORIGIN_NOT_ALLOWED: 'Ten sklep nie przyjmuje żądań z tamtej strony.',
  PASSKEY_ELSEWHERE: 'Klucze dostępu działają tylko na stronach sklepu.',
  NOT_FOUND: 'Nie znaleziono.',
  SITE_CLOSED: 'Ten sklep jest zamknięty.',
  DOMAIN_NOT_FOUND: 'Witryna nie ma tej domeny.',
  NAVIGATION_NOT_FOUND: 'Nie można znaleźć głównej nawigacji witryny',
  TRANSLATION_NOT_FOUND: 'Nie ma tu niczego takiego do przetłumaczenia.',
  TRANSLATION_NOT_CONNECTED: 'Witryna nie jest połączona z żadnym dostawcą tłumaczeń.',
  ITEM_NOT_FOUND: 'Niestety ten produkt nie jest już dostępny.',
  ENTRY_NOT_FOUND: 'Tego produktu nie ma już w koszyku.',
  FORM_NOT_CONFIGURED: 'Ten formularz nie został jeszcze skonfigurowany.',
  FORM_NOT_FOUND: 'Ten formularz nie istnieje.',
  SUBMISSION_NOT_FOUND: 'To zgłoszenie nie istnieje.',
  MAILING_LIST_NOT_FOUND: 'Ta lista mailingowa nie istnieje.',
  MEMBER_AREA_NOT_FOUND: 'Ta strefa członkowska nie istnieje.',
  REVIEW_NOT_FOUND: 'Ta opinia nie istnieje.',
  ORDER_NOT_FOUND: 'To zamówienie nie istnieje.',
  NOT_DIGITAL: 'Pliki mają tylko produkty cyfrowe.',
  FILE_NAME_MISSING: 'Prosimy podać nazwę pliku',
  FILE_RENAME_FAILED: 'Nie udało się zmienić nazwy pliku.',
  PICTURE_TOO_MANY_PIXELS: 'Zdjęcie może mieć najwyżej 50 megapikseli.',
  PICTURE_NOT_FOUND: 'To zdjęcie nie istnieje.',
  PICTURE_IN_USE: 'To zdjęcie jest nadal używane.',
  IMAGE_ID_TAKEN: 'Ten identyfikator ma zdjęcie innej pozycji albo dwa zdjęcia na liście.',
  PICTURE_TOO_LARGE: 'Plik {fileName} jest zbyt duży. Maksymalny rozmiar pliku to {maxSize}.',
  PICTURE_UNSUPPORTED: 'Plik {fileName} nie wygląda na plik {fileTypeMessage}w obsługiwanym formacie.',
  PICTURE_UNREACHABLE: 'Nie udało się pobrać zdjęcia spod tego adresu.',
  FILE_UPLOAD_FAILED: 'Nie udało się przesłać pliku.',
  FILE_EMPTY: 'Plik jest pusty.',
  FILE_LENGTH_REQUIRED: 'Prosimy podać długość pliku w Content-Length.',
  FILES_FULL: 'Ten produkt ma już maksymalną liczbę plików.',
  FILE_NAME_TAKEN: 'Inny plik tego produktu ma tę nazwę.',
  FILE_NOT_FOUND: 'Ten plik nie istnieje.',
  DOWNLOAD_NOT_FOUND: 'To pobieranie nie istnieje.',
  FILE_GONE: 'Plik został usunięty i już nie istnieje.',
  SUBSCRIPTION_NOT_FOUND: 'Ta subskrypcja nie istnieje.',
  TEMPLATE_NOT_FOUND: 'Ten szablon nie istnieje.',
  WEBHOOK_NOT_FOUND: 'Ten webhook lub ta wysyłka nie istnieje.',
  RESTOCK_NOT_OFFERED: 'Ten sklep nie wysyła e-maili o tym produkcie.',
  LIKES_NOT_OFFERED: 'W tej witrynie nie ma polubień.',
  CONTRIBUTOR_NOT_FOUND: 'Ten współpracownik nie istnieje.',
  SESSION_NOT_FOUND: 'Ta sesja nie istnieje.',
  ADDRESS_NOT_FOUND: 'Ten adres nie istnieje.',
  TOO_MANY_ADDRESSES:
    'Na koncie można zapisać najwyżej {most|pl|one=# adres|few=# adresy|many=# adresów}. Prosimy najpierw któryś usunąć.',
  PASSKEY_NOT_FOUND: 'Ten klucz dostępu nie istnieje.',
  PLACE_NOT_FOUND: 'Tego miejsca nie można już znaleźć. Prosimy wpisać adres samodzielnie.',
  PLACES_UNAVAILABLE: 'Nie można teraz wyszukiwać miejsc. Prosimy wpisać adres samodzielnie.',
  METHOD_NOT_ALLOWED: 'Ta metoda nie jest tu dozwolona.',
  OUT_OF_STOCK: 'Niestety nie mamy tylu sztuk tego produktu.',
  CONTRIBUTOR_EXISTS: 'Osoba z tym adresem jest już współpracownikiem.',
  PASSKEY_EXISTS: 'Ten klucz dostępu już dodano.',
  PASSKEYS_FULL:
    'Można mieć najwyżej {max|pl|one=# klucz|few=# klucze|many=# kluczy} dostępu. Prosimy najpierw któryś usunąć.',
  LAST_ADMIN: 'Ostatni administrator witryny musi nim pozostać. Prosimy najpierw wyznaczyć innego.',
  RESTOCK_IN_STOCK: 'Ten produkt jest znów dostępny. Aby go kupić, prosimy odświeżyć stronę.',
  RESTOCK_SOLD_OUT: 'Ten wariant jest wyprzedany, więc nie wysłano e-maili.',
  NOT_SOLD_NOW: 'Ten sklep obecnie tego nie sprzedaje.',
  CART_CONFLICT: 'Koszyk się zmienił. Prosimy spróbować ponownie.',
  CART_FULL: 'Koszyk jest pełny.',
  CHECKOUT_INCOMPLETE: 'Prosimy sprawdzić wpisane dane i spróbować ponownie.',
  GIFT_CARD_UNKNOWN: 'Niestety ta karta podarunkowa jest nieważna lub nie ma już środków.',
  GIFT_CARD_NOT_ACCEPTED:
    'Kartą podarunkową nie można płacić za subskrypcję, ponieważ kolejne płatności są pobierane później.',
  MINIMUM_NOT_MET: 'Wartość zamówienia jest niższa od minimum w tym sklepie.',
  PAYMENT_UNAVAILABLE: 'Ten sposób płatności jest niedostępny.',
  WEBHOOK_INVALID: 'Wiadomość nie jest podpisana przez dostawcę płatności.',
  CHECKOUT_CHANGED: 'Zamówienie się zmieniło. Prosimy je sprawdzić przed zapłatą.',
  SUBSCRIPTION_CHANGED: 'Subskrypcja zmieniła się w międzyczasie. Prosimy sprawdzić ją ponownie.',
  SUBSCRIPTION_BUSY: 'Właśnie pobieramy płatność za tę subskrypcję. Prosimy spróbować ponownie za kilka minut.',
  COUPONS_FULL: 'W jednym zamówieniu nie można użyć więcej kodów.',
  FORM_ID_TAKEN: 'Formularz z tym identyfikatorem już istnieje.',
  CONTENT_ID_TAKEN: 'Kolekcja lub pozycja z tym identyfikatorem już istnieje.',
  GALLERIES_FULL: 'Witryna może mieć najwyżej 20 galerii.',
  MAILING_LIST_ID_TAKEN: 'Lista mailingowa z tym identyfikatorem już istnieje.',
  MEMBER_AREA_ID_TAKEN: 'Strefa członkowska z tym identyfikatorem już istnieje.',
  MEMBER_AREA_IN_USE: 'Do tej strefy członkowskiej nadal należą kolekcje.',
  DOMAIN_TAKEN: 'Inna witryna ma już tę domenę.',
  LAST_DOMAIN: 'Witryna musi mieć co najmniej jedną domenę. Prosimy najpierw dodać inną.',
  COUPON_NOT_FOUND: 'Ten kod rabatowy nie istnieje.',
  COUPON_CODE_TAKEN: 'Ten kod rabatowy już istnieje.',
  COUPON_IN_USE: 'Ten kod rabatowy wykorzystano już więcej razy lub jest używany w otwartych płatnościach.',
  ORDER_CONFLICT: 'W obecnym stanie zamówienia nie można tego zrobić.',
  VARIANT_NOT_FOUND: 'Ten wariant nie istnieje.',
  COLLECTION_NOT_FOUND: 'Ta kolekcja nie istnieje.',
  CONTENT_NOT_FOUND: 'Ta pozycja nie istnieje.',
  CATEGORY_NOT_FOUND: 'Ta kategoria nie istnieje.',
  STOCK_RESERVED: 'Stan magazynowy nie może być niższy niż liczba sztuk zarezerwowanych w kasach: {units}.',
  STOCK_UNLIMITED: 'Ten wariant ma nieograniczony stan magazynowy. Prosimy najpierw ustawić ilość.',
  STOCK_ENDLESS: 'Produkty cyfrowe i karty podarunkowe nigdy się nie kończą, więc nie mają stanu magazynowego.',
  CATEGORY_ID_TAKEN: 'Kategoria z tym identyfikatorem już istnieje.',
  CATEGORY_URL_TAKEN: 'Ten adres ma inna kategoria tej samej kategorii nadrzędnej.',
  CATEGORY_CIRCLE: 'Kategorii nie można przenieść do niej samej.',
  CATEGORY_TOO_DEEP: 'Kategorie można zagnieżdżać najwyżej na 10 poziomach.',
  CATEGORY_IS_ROOT: 'Kategoria główna należy do swojej kolekcji i nie można jej przenieść ani usunąć.',
  CATEGORIES_FULL: 'Ta kolekcja ma już maksymalną liczbę kategorii.',
  CURRENCY_IN_USE:
    'Waluta nie może się zmienić, dopóki są w niej aktywne subskrypcje lub karty podarunkowe ze środkami, a gdy jedna z dwóch walut nie ma groszy, także dopóki sklep ma ceny.',
  REFUND_REFUSED: 'Dostawca płatności odmawia tego zwrotu. Powód jest podany na jego stronie płatności.',
  PAYMENT_ELSEWHERE: 'Pieniądze za to zamówienie pobrał inny sklep. Prosimy zwrócić je u dostawcy płatności.',
  PAYMENT_DISPUTED:
    'Kupujący złożył w banku reklamację tej płatności, więc nie można jej zwrócić, dopóki bank nie podejmie decyzji.',
  FILE_TOO_LARGE:
    'Plik może mieć najwyżej 5 GB, a powyżej 100 MB tylko w częściach, tak jak wysyła go polecenie `files add`.',
  UPLOAD_CHANGED: 'Plik lub jego przesyłanie zmieniło się. Prosimy rozpocząć przesyłanie od nowa.',
  TEMPLATE_IN_USE: 'Tego szablonu używa kolekcja, każdy sklep lub inny szablon.',
  TEMPLATES_FULL: 'Witryna może mieć najwyżej 200 szablonów.',
  WEBHOOKS_FULL: 'Witryna może mieć najwyżej 20 webhooków.',
  UPLOAD_NOT_FOUND: 'To przesyłanie nie istnieje lub zostało porzucone po jednym dniu.',
  PRODUCT_NOT_FOUND: 'Ten produkt nie istnieje.',
  PRODUCT_BEING_BOUGHT: 'Ten produkt jest w tej chwili zarezerwowany w kasie. Prosimy spróbować ponownie za 15 minut.',
  PRODUCT_ID_TAKEN: 'Produkt lub inna pozycja z tym identyfikatorem już istnieje.',
  VARIANT_ID_TAKEN: 'Wariant z tym identyfikatorem ma już inny produkt.',
  URL_TAKEN: 'Ten adres ma inna strona tej kolekcji.',
  SKU_TAKEN: 'Ten kod SKU ma inny wariant.',
  COLLECTION_FULL: 'Ta kolekcja ma już maksymalną liczbę pozycji.',
  VERSION_STALE: 'W międzyczasie nastąpiła zmiana. Przed kolejną zmianą prosimy odczytać dane ponownie.',
  IMPORT_NOT_TEXT: 'Plik nie jest tekstem w UTF-8. Arkusze kalkulacyjne zapisują go jako „CSV UTF-8”.',
  IMPORT_UNKNOWN:
    'Import nie odczytuje takich plików. Odczytuje pliki CSV z produktami z Shopify lub Squarespace, strony Squarespace, produkty w JSON oraz plik z całym sklepem.',
  BODY_TOO_LARGE: 'Żądanie jest zbyt duże.',
  UNSUPPORTED_MEDIA_TYPE: 'Prosimy wysłać JSON.',
  IDEMPOTENCY_KEY_REUSED: 'Tego Idempotency-Key użyto już w innym żądaniu.',
  TEMPLATE_INVALID: 'Szablony zawierają błędy i nie zostały zapisane.',
  TOO_MANY_LOGINS:
    'Zbyt wiele prób. Prosimy spróbować ponownie za {minutes|pl|one=# minutę|few=# minuty|many=# minut} albo zamówić link e-mailem.',
  RATE_LIMITED: 'Prosimy spróbować ponownie za kilka sekund.',
  SUBMITTED_TOO_SOON:
    'Nie udało się wysłać formularza. W krótkim czasie wysłano zbyt wiele formularzy. Prosimy spróbować później.',
  OVERLOADED: 'Prosimy spróbować ponownie za kilka sekund.',
  UNREACHABLE: 'W tej chwili nie jest to możliwe. Prosimy spróbować ponownie za minutę.',
  POPUP_NOT_FOUND: 'Takiego okienka nie ma.',
  COMMENT_EMPTY: 'Najpierw prosimy napisać komentarz.',
  COMMENT_TOO_LONG: 'Komentarz jest za długi. Dozwolona liczba znaków: {max}.',
  COMMENT_NAME_MISSING: 'Prosimy podać imię.',
  COMMENT_NAME_INVALID: 'Prosimy podać imię bez adresu internetowego. Dozwolona liczba znaków: {max}.',
  COMMENT_EMAIL_INVALID: 'Prosimy podać poprawny adres e-mail albo żaden.',
  COMMENT_CAPTCHA_MISSING: 'Najpierw prosimy rozwiązać captchę.',
  COMMENT_SIGN_IN_NEEDED: 'Prosimy się zalogować, aby napisać komentarz.',
  COMMENT_NOT_FOUND: 'Tego komentarza już nie ma.',
  COMMENTS_CLOSED: 'Komentarze są tu wyłączone.',
  COMMENT_TOO_LATE: 'Tego komentarza nie można już zmienić.',
  COMMENT_THREAD_FULL: 'Ta rozmowa osiągnęła już swój limit. Zamiast odpowiedzi prosimy napisać nowy komentarz.',
  COMMENT_DELETED: 'Komentarz został usunięty przez osobę, która go napisała, i nie można go ponownie pokazać.',
  POPUP_ID_TAKEN: 'Okienko o tym identyfikatorze już istnieje.',
  POPUPS_FULL: 'Witryna może mieć najwyżej 20 okienek.',
  INTERNAL: 'Coś poszło nie tak. Prosimy spróbować ponownie.',
};

export * from './pl-accounts.ts';
export * from './pl-announcement.ts';
export * from './pl-blocks.ts';
export * from './pl-comment-mails.ts';
export * from './pl-consent.ts';
export * from './pl-content.ts';
export * from './pl-contributors.ts';
export * from './pl-downloads.ts';
export * from './pl-events.ts';
export * from './pl-gallery.ts';
export * from './pl-gift-cards.ts';
export * from './pl-imports.ts';
export * from './pl-locks.ts';
export * from './pl-members.ts';
export * from './pl-money.ts';
export * from './pl-my-subscription.ts';
export * from './pl-orders.ts';
export * from './pl-owner.ts';
export * from './pl-owner-fields.ts';
export * from './pl-page-blocks.ts';
export * from './pl-passkeys.ts';
export * from './pl-pictures.ts';
export * from './pl-plain-forms.ts';
export * from './pl-plans.ts';
export * from './pl-reminders.ts';
export * from './pl-restock.ts';
export * from './pl-senders.ts';
export * from './pl-site.ts';
export * from './pl-subscription-terms.ts';
export * from './pl-subscriptions.ts';
export * from './pl-webhooks.ts';
export * from './pl-written-reviews.ts';
