/** The texts in simplified Chinese that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: '无法添加商品',
  checkConnection: '请检查您的网络连接。',
  tryAgain: '请重试。',
  tryAgainInAFewSeconds: '请稍等几秒后重试。',
  enableCookies: '请在浏览器中启用 Cookie，刷新页面后重试。',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|zh|other=件}',
  cart: '购物车',
  inCart: '{n|zh|other=购物车中有 # 件商品}',
  moreThanInCart: '购物车中有超过 {n} 件商品',
};

export const dialog: PageCatalogue['dialog'] = { ok: '确定', cancel: '取消', close: '关闭' };
