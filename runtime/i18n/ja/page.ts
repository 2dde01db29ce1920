/** The Japanese texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: '商品を追加できませんでした',
  checkConnection: 'インターネット接続をご確認ください。',
  tryAgain: 'もう一度お試しください。',
  tryAgainInAFewSeconds: '数秒後にもう一度お試しください。',
  enableCookies: 'ブラウザーでCookieを有効にし、ページを再読み込みして、もう一度お試しください。',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|ja|other=点}',
  cart: 'カート',
  inCart: '{n|ja|other=カートに商品が#点入っています}',
  moreThanInCart: 'カートに{n}点を超える商品が入っています',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'OK', cancel: 'キャンセル', close: '閉じる' };
