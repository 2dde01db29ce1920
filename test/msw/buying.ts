import { FormShop } from './forms.ts';
import { Shop } from './shop.ts';

/** Answers calls about carts, products, subscriptions and additional-fields forms. */
export class BuyingShop {
  readonly shop = new Shop();
  readonly forms = new FormShop();
  readonly handlers = [...this.shop.handlers, ...this.forms.handlers];
}
