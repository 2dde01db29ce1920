import type { Catalogue } from '../catalogue.ts';

export const declarationForm: Catalogue['declarationForm'] = {
  optional: '(opcjonalnie)',
  missing: 'Prosimy wypełnić to pole.',
  emailInvalid: 'Prosimy podać prawidłowy adres e-mail.',
  sending: 'Chwileczkę…',
  print: 'Drukuj',
  save: 'Zapisz jako plik',
  close: 'Gotowe',
};

export const withdrawalForm: Catalogue['withdrawalForm'] = {
  open: 'Odstąp od umowy tutaj',
  confirm: 'Potwierdź odstąpienie od umowy',
  title: 'Odstąpienie od umowy',
  intro: '{site} przyjmuje tu oświadczenie o odstąpieniu. Nie trzeba podawać przyczyny.',
  name: 'Imię i nazwisko',
  contract: 'Numer zamówienia lub inne oznaczenie umowy',
  contractHint: 'Numer znajduje się w e-mailach dotyczących zamówienia.',
  part: 'Czego dotyczy odstąpienie',
  partHint: 'Puste pole oznacza odstąpienie od całości.',
  email: 'Adres e-mail do potwierdzenia odbioru',
  next: 'Dalej',
  checkTitle: 'Sprawdzenie odstąpienia',
  checkText: 'Odstąpienie jest skuteczne z chwilą naciśnięcia przycisku „{button}”.',
  change: 'Zmień dane',
  statement: 'Niniejszym odstępuję od tej umowy z {site}.',
  whole: 'Całość',
  receiptTitle: 'Otrzymaliśmy odstąpienie od umowy',
  receiptText:
    'Ta strona jest potwierdzeniem odbioru: prosimy ją wydrukować lub zapisać. Wysyłamy je także e-mailem na adres {email}; jeden adres otrzymuje tylko ograniczoną liczbę potwierdzeń dziennie.',
  number: 'Numer',
  received: 'Otrzymano',
  head: 'Kod rejestru',
};

export const cancellationForm: Catalogue['cancellationForm'] = {
  ...withdrawalForm,
  open: 'Wypowiedz umowy tutaj',
  confirm: 'Wypowiedz teraz',
  title: 'Wypowiedzenie subskrypcji',
  intro: '{site} przyjmuje tutaj wypowiedzenie. Logowanie nie jest potrzebne.',
  contract: 'Subskrypcja lub numer jej zamówienia',
  kind: 'Rodzaj wypowiedzenia',
  ordinary: 'Wypowiedzenie zwykłe',
  extraordinary: 'Wypowiedzenie nadzwyczajne',
  reason: 'Przyczyna',
  reasonHint: 'Tylko wypowiedzenie nadzwyczajne wymaga przyczyny.',
  endsOn: 'Koniec umowy',
  endsOnHint: 'Puste pole oznacza najwcześniejszy możliwy termin.',
  earliest: 'W najwcześniejszym możliwym terminie',
  checkTitle: 'Sprawdzenie wypowiedzenia',
  checkText: 'Wypowiedzenie zostanie wysłane po naciśnięciu „{button}”.',
  statement: 'Niniejszym wypowiadam tę umowę z {site}.',
  receiptTitle: 'Otrzymaliśmy wypowiedzenie',
};
