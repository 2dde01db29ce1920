import type { Catalogue } from './catalogue.ts';

export const subscriptionMails: Catalogue['subscriptionMails'] = {
  announced: '{product}: subskrypcja wkrótce się odnowi',
  resumed: '{product}: subskrypcja trwa dalej',
  skipped: '{product}: pominięto jedną płatność za subskrypcję',
  ended: '{product}: subskrypcja dobiegła końca',
  addressChanged: '{product}: zmieniono adres subskrypcji',
  cardChanged: '{product}: zmieniono kartę do subskrypcji',
  failed: '{product}: nie udało się pobrać płatności za subskrypcję',
  delayed: '{product}: produkt jest wyprzedany, na razie nic nie pobieramy',
  paused: '{product}: subskrypcja jest wstrzymana',
  cancelled: '{product}: subskrypcja została anulowana',
  nextCharge: 'Pobierzemy {amount}, data: {date}.',
  beforeRenewal: 'Poniższy link pozwala przed tym dniem pominąć płatność, wstrzymać subskrypcję lub ją anulować.',
  otherCard: 'Poniższy link pozwala podać inną kartę. Wtedy od razu spróbujemy ponownie.',
  whenBack: 'Zamówienie wyślemy, gdy produkt będzie znów dostępny.',
  nothingMore: 'Nic więcej nie pobierzemy.',
  details: 'Szczegóły',
  button: 'Zobacz subskrypcję',
  footer: 'Ten e-mail dotyczy subskrypcji w naszym sklepie.',
  nextTry: 'Ponownie spróbujemy pobrać {amount}, data: {date}.',
  nextLook: 'Sprawdzimy ponownie {date}; zanim produkt wróci, nic nie pobierzemy.',
  chargeToday: 'Dzisiaj pobieramy {amount}.',
  manage: 'Poniższy link pozwala pominąć płatność, wstrzymać subskrypcję lub ją anulować.',
  resumeOrCancel: 'Poniższy link pozwala wznowić lub anulować subskrypcję.',
  cancelThere: 'Poniższy link pozwala anulować subskrypcję.',
  cardThen: 'Poniższy link pozwala podać inną kartę. Zostanie ona od razu obciążona kwotą {amount}.',
  byBuyer: 'Subskrypcja została anulowana na życzenie klienta.',
  byShop: 'Sklep anulował subskrypcję.',
  cancelledAt: 'Data anulowania',
  newAddress: 'Nowy adres',
  eachPayment: 'Każda płatność',
  notYou: 'Jeśli tę zmianę wprowadził ktoś inny, prosimy odpowiedzieć na ten e-mail.',
};

export const subscriptionNotices: Catalogue['subscriptionNotices'] = {
  delayed: '{product}: brak towaru do subskrypcji',
  paused: '{product}: subskrypcja została wstrzymana',
  cancelled: '{product}: subskrypcja została anulowana',
  delayedText:
    'Nic nie zostanie pobrane i nic nie trzeba pakować. Stan magazynowy sprawdzimy ponownie {date}. Po tygodniu subskrypcja zostanie wstrzymana.',
  byBuyer: 'Klient wstrzymał subskrypcję. Dopóki jej nie wznowi, nic nie zostanie pobrane.',
  byOwner: 'Subskrypcję wstrzymano kluczem sklepu. Do czasu wznowienia nic nie zostanie pobrane.',
  forPayment:
    'Nie udało się obciążyć karty i nie będzie kolejnych prób. Poprosiliśmy klienta o inną kartę; potem subskrypcja wznowi się automatycznie.',
  forStock:
    'Produkt jest wyprzedany lub został usunięty. Nic nie zostanie pobrane. Gdy wróci, subskrypcję może wznowić klient lub właściciel sklepu.',
  cancelledByBuyer:
    'Klient anulował subskrypcję. Nic więcej nie zostanie pobrane. Opłacone zamówienia pozostają bez zmian.',
  cancelledByOwner:
    'Subskrypcję anulowano kluczem sklepu. Nic więcej nie zostanie pobrane. Opłacone zamówienia pozostają bez zmian.',
  declined: 'Bank odrzucił kartę.',
  insufficientFunds: 'Na karcie nie ma wystarczających środków.',
  expiredCard: 'Karta straciła ważność.',
  unknownCard: 'Karta nie została rozpoznana.',
  authenticationRequired: 'Bank prosi klienta o potwierdzenie.',
  customer: 'Klient',
  item: 'Produkt',
  paid: 'Dotychczasowe płatności',
  show: 'Zobacz subskrypcję',
  resume: 'Wznów subskrypcję',
};
