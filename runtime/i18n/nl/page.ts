/** The Dutch texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'Artikel kan niet worden toegevoegd',
  checkConnection: 'Controleer je internetverbinding.',
  tryAgain: 'Probeer het opnieuw.',
  tryAgainInAFewSeconds: 'Probeer het over een paar seconden opnieuw.',
  enableCookies: 'Schakel cookies in je browser in, laad de pagina opnieuw en probeer het nog eens.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|nl|one=artikel|other=artikelen}',
  cart: 'Winkelwagen',
  inCart: '{n|nl|one=Eén artikel in de winkelwagen|other=# artikelen in de winkelwagen}',
  moreThanInCart: 'Meer dan {n} artikelen in de winkelwagen',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'OK', cancel: 'Annuleren', close: 'Sluiten' };
