/** The Hebrew texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'לא ניתן להוסיף את המוצר',
  checkConnection: 'נא לבדוק את החיבור לאינטרנט.',
  tryAgain: 'נא לנסות שוב.',
  tryAgainInAFewSeconds: 'נא לנסות שוב בעוד כמה שניות.',
  enableCookies: 'נא לאפשר קובצי Cookie בדפדפן, לרענן את העמוד ולנסות שוב.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '\u200e100+\u200e',
  items: '{n|he|one=מוצר|two=מוצרים|other=מוצרים}',
  cart: 'סל הקניות',
  inCart: '{n|he|one=מוצר אחד בסל הקניות|two=שני מוצרים בסל הקניות|other=# מוצרים בסל הקניות}',
  moreThanInCart: 'יותר מ-{n} מוצרים בסל הקניות',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'אישור', cancel: 'ביטול', close: 'סגירה' };
