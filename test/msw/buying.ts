import { FormShop } from './forms.ts';
import { Shop } from './shop.ts';

/** The calls of carts, products and subscriptions, and of the forms of additional fields. */
export class BuyingShop {
  readonly shop = new Shop();
  readonly forms = new FormShop();
  readonly handlers = [...this.shop.handlers, ...this.forms.handlers];
}
