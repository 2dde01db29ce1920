/** The French texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'Impossible d’ajouter l’article',
  checkConnection: 'Veuillez vérifier votre connexion internet.',
  tryAgain: 'Veuillez réessayer.',
  tryAgainInAFewSeconds: 'Veuillez réessayer dans quelques secondes.',
  enableCookies: 'Veuillez autoriser les cookies dans votre navigateur, recharger la page et réessayer.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|fr|one=article|other=articles}',
  cart: 'Panier',
  inCart: '{n|fr|1=Un article dans le panier|other=# articles dans le panier}',
  moreThanInCart: 'Plus de {n} articles dans le panier',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'OK', cancel: 'Annuler', close: 'Fermer' };
