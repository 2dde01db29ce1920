/** The Spanish texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'No se puede añadir el artículo',
  checkConnection: 'Comprueba tu conexión a internet.',
  tryAgain: 'Inténtalo de nuevo.',
  tryAgainInAFewSeconds: 'Inténtalo de nuevo en unos segundos.',
  enableCookies: 'Activa las cookies en tu navegador, recarga la página e inténtalo de nuevo.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|es|one=artículo|other=artículos}',
  cart: 'Carrito',
  inCart: '{n|es|one=Un artículo en el carrito|other=# artículos en el carrito}',
  moreThanInCart: 'Más de {n} artículos en el carrito',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'Aceptar', cancel: 'Cancelar', close: 'Cerrar' };
