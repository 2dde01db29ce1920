import type { Catalogue } from './catalogue.ts';

export const senderNotice: Catalogue['senderNotice'] = {
  subject: '{service} nie otrzymuje już danych',
  intro: '{service} odrzuca to, co wysyła sklep, dlatego sklep przestał przekazywać tam zamówienia i koszyki.',
  account: 'Konto',
  answer: 'Odpowiedź',
  waiting:
    'Nowe zamówienia i koszyki czekają do siedmiu dni, a w Google Analytics do trzech dni. Starsze zostają pominięte.',
  resume: 'Po usunięciu przyczyny to polecenie wznawia wysyłanie; „senders set” ustawia nowy klucz tajny',
};
