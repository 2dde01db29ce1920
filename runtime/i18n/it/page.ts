/** The Italian texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'Impossibile aggiungere l’articolo',
  checkConnection: 'Controlla la connessione a Internet.',
  tryAgain: 'Riprova.',
  tryAgainInAFewSeconds: 'Riprova tra qualche secondo.',
  enableCookies: 'Abilita i cookie nel tuo browser, ricarica la pagina e riprova.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|it|one=articolo|other=articoli}',
  cart: 'Carrello',
  inCart: '{n|it|one=Un articolo nel carrello|other=# articoli nel carrello}',
  moreThanInCart: 'Più di {n} articoli nel carrello',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'OK', cancel: 'Annulla', close: 'Chiudi' };
