/** The German texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'Artikel kann nicht hinzugefügt werden',
  checkConnection: 'Bitte prüfen Sie Ihre Internetverbindung.',
  tryAgain: 'Bitte versuchen Sie es noch einmal.',
  tryAgainInAFewSeconds: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  enableCookies:
    'Bitte erlauben Sie Cookies in Ihrem Browser, laden Sie die Seite neu und versuchen Sie es noch einmal.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|de|one=Artikel|other=Artikel}',
  cart: 'Warenkorb',
  inCart: '{n|de|one=Ein Artikel im Warenkorb|other=# Artikel im Warenkorb}',
  moreThanInCart: 'Mehr als {n} Artikel im Warenkorb',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'OK', cancel: 'Abbrechen', close: 'Schließen' };
