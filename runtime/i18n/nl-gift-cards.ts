import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} heeft je een cadeaubon van {site} gestuurd',
  hello: 'Hallo {name},',
  intro: '{sender} heeft je een cadeaubon ter waarde van {amount} gestuurd. Je kunt hem bij {site} besteden.',
  message: '{sender} schrijft',
  code: 'Je code',
  use: 'Om hem te besteden, kies je wat je leuk vindt en vul je de code in bij de kassa van {site}.',
  validity:
    'De cadeaubon heeft geen vervaldatum. Wat je niet meteen besteedt, blijft erop staan voor latere bestellingen.',
  keepSafe: 'Wie de code heeft, kan hem besteden, dus bewaar hem goed.',
  visit: 'Naar {site}',
  footer: 'Je krijgt deze e-mail omdat iemand een cadeaubon voor je heeft gekocht.',
  givenFooter: 'Je krijgt deze e-mail omdat {site} je een cadeaubon heeft gegeven.',
};
