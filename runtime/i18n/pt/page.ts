/** The Portuguese texts that every page carries (see `en-page.ts`). */
import type { PageCatalogue } from '../catalogue.ts';

export const failures: PageCatalogue['failures'] = {
  unableToAdd: 'Não foi possível adicionar o item',
  checkConnection: 'Verifique sua conexão com a internet.',
  tryAgain: 'Tente de novo.',
  tryAgainInAFewSeconds: 'Tente de novo em alguns segundos.',
  enableCookies: 'Ative os cookies no seu navegador, recarregue a página e tente de novo.',
};

export const cartPill: PageCatalogue['cartPill'] = {
  overLimit: '100+',
  items: '{n|pt|one=item|other=itens}',
  cart: 'Carrinho',
  inCart: '{n|pt|1=Um item no carrinho|one=# item no carrinho|other=# itens no carrinho}',
  moreThanInCart: 'Mais de {n} itens no carrinho',
};

export const dialog: PageCatalogue['dialog'] = { ok: 'OK', cancel: 'Cancelar', close: 'Fechar' };
