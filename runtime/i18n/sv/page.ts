/** The Swedish texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'Det gick inte att lägga till artikeln',
  checkConnection: 'Kontrollera din internetanslutning.',
  tryAgain: 'Försök igen.',
  tryAgainInAFewSeconds: 'Försök igen om några sekunder.',
  enableCookies: 'Tillåt cookies i webbläsaren, ladda om sidan och försök igen.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|sv|one=artikel|other=artiklar}',
  cart: 'Varukorg',
  inCart: '{n|sv|one=En artikel i varukorgen|other=# artiklar i varukorgen}',
  moreThanInCart: 'Fler än {n} artiklar i varukorgen',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'OK', cancel: 'Avbryt', close: 'Stäng' };
