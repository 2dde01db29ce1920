import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} har sendt dig et gavekort til {site}',
  hello: 'Hej {name}',
  intro: '{sender} har sendt dig et gavekort på {amount}. Du kan bruge det hos {site}.',
  message: '{sender} skriver',
  code: 'Din kode',
  use: 'Sådan bruger du det: Vælg det, du har lyst til, og indtast koden i kassen hos {site}.',
  validity: 'Gavekortet har ingen udløbsdato. Det, du ikke bruger med det samme, bliver på kortet til senere ordrer.',
  keepSafe: 'Alle, der har koden, kan bruge den, så pas godt på den.',
  visit: 'Gå til {site}',
  footer: 'Du får denne e-mail, fordi nogen har købt et gavekort til dig.',
  givenFooter: 'Du får denne e-mail, fordi {site} har givet dig et gavekort.',
};
