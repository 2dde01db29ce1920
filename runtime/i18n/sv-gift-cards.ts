import type { Catalogue } from './catalogue.ts';

export const giftCardMail: Catalogue['giftCardMail'] = {
  subject: '{sender} har skickat dig ett presentkort från {site}',
  hello: 'Hej {name}!',
  intro: '{sender} har skickat dig ett presentkort värt {amount}. Du kan använda det hos {site}.',
  message: '{sender} skriver',
  code: 'Din kod',
  use: 'Så använder du det: välj något du tycker om och ange koden i kassan hos {site}.',
  validity:
    'Presentkortet har inget sista giltighetsdatum. Det du inte använder på en gång finns kvar till senare beställningar.',
  keepSafe: 'Den som har koden kan använda den, så förvara den säkert.',
  visit: 'Till {site}',
  footer: 'Du får det här mejlet eftersom någon har köpt ett presentkort till dig.',
  givenFooter: 'Du får det här mejlet eftersom {site} har gett dig ett presentkort.',
};
