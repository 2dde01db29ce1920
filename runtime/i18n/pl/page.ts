/** The Polish texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'Nie udało się dodać produktu',
  checkConnection: 'Prosimy sprawdzić połączenie z internetem.',
  tryAgain: 'Prosimy spróbować ponownie.',
  tryAgainInAFewSeconds: 'Prosimy spróbować ponownie za kilka sekund.',
  enableCookies: 'Prosimy włączyć pliki cookie w przeglądarce, odświeżyć stronę i spróbować ponownie.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|pl|one=produkt|few=produkty|many=produktów}',
  cart: 'Koszyk',
  inCart: '{n|pl|one=Jeden produkt w koszyku|few=# produkty w koszyku|many=# produktów w koszyku}',
  moreThanInCart: 'Ponad {n} produktów w koszyku',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'OK', cancel: 'Anuluj', close: 'Zamknij' };
