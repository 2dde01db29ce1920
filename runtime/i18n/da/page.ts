/** The Danish texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'Varen kan ikke lægges i kurven',
  checkConnection: 'Tjek din internetforbindelse.',
  tryAgain: 'Prøv igen.',
  tryAgainInAFewSeconds: 'Prøv igen om et par sekunder.',
  enableCookies: 'Slå cookies til i din browser, genindlæs siden, og prøv igen.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|da|one=vare|other=varer}',
  cart: 'Kurv',
  inCart: '{n|da|one=Én vare i kurven|other=# varer i kurven}',
  moreThanInCart: 'Mere end {n} varer i kurven',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'OK', cancel: 'Annullér', close: 'Luk' };
