import type { Catalogue } from './catalogue.ts';

export const restock: Catalogue['restock'] = {
  backSubject: '{product} – znów w sprzedaży',
  backIntro: 'Zgodnie z prośbą {site} informuje, że produkt jest znów dostępny: {product}.',
  backButton: 'Przejdź do produktu',
  backNoReservation: 'Nie rezerwujemy produktu i może się on znów wyprzedać.',
  stop: 'Nie wysyłajcie więcej takich e-maili',
  backFooter:
    'Ten e-mail wysyłamy jednorazowo, ponieważ ten adres podano w sklepie {site}, aby otrzymać powiadomienie o tym produkcie.',
  confirmSubject: '{product}: powiadomić o dostępności?',
  confirmIntro:
    'Ten adres podano w sklepie {site}, aby otrzymać e-mail, gdy produkt {product} będzie znów dostępny. Prosimy to potwierdzić.',
  confirmButton: 'Tak, powiadomcie mnie',
  confirmExpiry: 'Link działa przez 7 dni.',
  confirmFooter: 'Jeśli zrobił to ktoś inny, nie trzeba nic robić: nie wyślemy kolejnych e-maili.',
  confirmTitle: 'Prosimy o potwierdzenie',
  confirmText: 'Czy {site} ma napisać na adres {email}, gdy produkt będzie znów dostępny?',
  confirmedTitle: 'Zapisano',
  confirmedText: '{site} napisze na adres {email}, gdy tylko produkt będzie znów dostępny.',
  stopTitle: 'Koniec e-maili o dostępności',
  stopText: 'Czy {site} ma nie wysyłać więcej na adres {email} e-maili o produktach, które są znów dostępne?',
  stopButton: 'Nie wysyłajcie więcej',
  stoppedTitle: 'Nie będzie więcej e-maili o dostępności',
  stoppedText: '{email} nie jest już na żadnej liście powiadomień o dostępności w {site}.',
  expiredTitle: 'Ten link wygasł',
  expiredText: 'Aby otrzymać nowy, prosimy zapisać się ponownie na stronie produktu.',
  unknownTitle: 'Ten link jest niepełny',
  unknownText: 'Prosimy otworzyć go jeszcze raz z e-maila lub skopiować w całości.',
  home: 'Wróć do {site}',
};
