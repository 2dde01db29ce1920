import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} przesyła kartę podarunkową sklepu {site}',
  hello: 'Dzień dobry, {name},',
  intro: '{sender} przesyła kartę podarunkową o wartości {amount}. Można nią płacić w sklepie {site}.',
  message: 'Wiadomość od: {sender}',
  code: 'Kod',
  use: 'Aby wykorzystać kartę, wystarczy wybrać produkty i wpisać kod w kasie sklepu {site}.',
  validity: 'Karta podarunkowa nie ma terminu ważności. Niewykorzystana kwota pozostaje na niej na kolejne zamówienia.',
  keepSafe: 'Każdy, kto ma kod, może nim zapłacić, dlatego należy go dobrze chronić.',
  visit: 'Przejdź do sklepu {site}',
  footer: 'Ten e-mail wysłano, ponieważ ktoś kupił kartę podarunkową i podał ten adres odbiorcy.',
  givenFooter: 'Ten e-mail wysłano wraz z kartą podarunkową od sklepu {site}.',
};
