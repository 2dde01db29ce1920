import { HttpResponse, http, type JsonBodyType } from 'msw';
import type { AddEntryRequest, ShoppingCart } from '#runtime/contracts/cart.ts';
import { CART_TOKEN_HEADER } from '#runtime/contracts/http.ts';
import type { InstallmentContext } from '#runtime/contracts/installments.ts';
import { aCart, anEntry, noCart } from '../fixtures/cart/cart.ts';
import { lamp, lampReviews, lampStock } from '../fixtures/cart/product.ts';
import { type Call, InterruptibleShop, type SeenCall } from './interruptible-shop.ts';

/** Answers of the cart API for component tests, over one cart, with a record of every call. */
export class Shop extends InterruptibleShop {
  cart: ShoppingCart = noCart;
  stock = lampStock;
  product = lamp;
  /** Token in each answer with a cart, as for pages of another origin. */
  token: string | undefined;
  /** Token that opens a subscription's order page. */
  subscriptionToken = 'subscription-token';
  /** The shop's terms; undefined where it does not answer. */
  installments: InstallmentContext | null | undefined;
  /** Whether addresses that wait for a mail are confirmed first. */
  confirmsRestock = false;
  /** HTML of the provider's page about instalments, in every language. */
  installmentsPage = '<p>Pay in four parts</p>';
  readonly #replays = new Map<string, JsonBodyType>();

  readonly handlers = [
    http.get(
      '*/api/commerce/shopping-cart',
      this.#answering(() => this.cart),
    ),
    http.post(
      '*/api/commerce/shopping-cart/entries',
      this.#answering(({ body }) => ({ ...this.add(body as never) })),
    ),
    http.put('*/api/commerce/shopping-cart/entries/:id', this.#answering(this.#setQuantity.bind(this))),
    http.delete('*/api/commerce/shopping-cart/entries/:id', this.#answering(this.#remove.bind(this))),
    http.put('*/api/commerce/shopping-cart/entries/:id/additionalFields', this.#answering(this.#setFields.bind(this))),
    http.post('*/api/commerce/shopping-cart/coupons', this.#answering(this.#addCoupon.bind(this))),
    http.delete('*/api/commerce/shopping-cart/coupons/:id', this.#answering(this.#removeCoupons.bind(this))),
    http.get(
      '*/api/commerce/inventory/stock/',
      this.#answering(() => this.stock),
    ),
    http.post(
      '*/api/3/commerce/cart/subscription',
      this.#answering(() => ({ cartToken: this.subscriptionToken })),
    ),
    http.get(
      '*/api/commerce/products/:id',
      this.#answering(() => this.product),
    ),
    http.post(
      '*/api/site-users/account/notifications/restock',
      this.#answering(() => ({ isConfirmationNeeded: this.confirmsRestock })),
    ),
    http.get('*/api/commerce/installments', () =>
      this.installments === undefined
        ? HttpResponse.json({}, { status: 404 })
        : HttpResponse.json({ installments: this.installments }),
    ),
    http.get('*/installments/:language', () => HttpResponse.html(this.installmentsPage)),
    http.get(
      '*/api/commerce/products/:id/reviews',
      this.#answering(() => lampReviews),
    ),
  ];

  /** The calls of a method, oldest first. */
  callsOf(method: string): SeenCall[] {
    return this.calls.filter((call) => call.method === method);
  }

  #answering(answer: (call: SeenCall, id: string) => JsonBodyType) {
    return async ({ request, params }: { request: Call; params: Record<string, unknown> }) => {
      const { call, interruption } = await this.receive(request);
      if (interruption) return interruption as never;
      const replay = call.key ? this.#replays.get(call.key) : undefined;
      const body = replay ?? answer(call, String(params.id));
      if (call.key) this.#replays.set(call.key, body);
      return HttpResponse.json(body, this.token ? { headers: { [CART_TOKEN_HEADER]: this.token } } : {});
    };
  }

  add({ itemId, sku, quantity, additionalFields = null }: AddEntryRequest) {
    const chosenVariant = { id: `variant-${sku}`, sku: sku ?? '', attributes: {} };
    const id = `entry-${this.cart.entries.length + 1}`;
    const newlyAdded = anEntry({ id, itemId, quantity, chosenVariant, additionalFields });
    this.#change([...this.cart.entries, newlyAdded]);
    const { title, purchasePriceCents: priceCents } = newlyAdded;
    const items = [{ itemId, sku: sku ?? '', title, quantity, priceCents }];
    const act = { id: `act-${id}`, kind: 'add', currency: 'USD', valueCents: quantity * priceCents, items } as const;
    return { shoppingCart: { ...this.cart, act }, newlyAdded };
  }

  /** Executes a call and loses its answer; a repeat with the same key is answered. */
  readonly loseAnswer = (call: SeenCall): Response => {
    this.#replays.set(call.key ?? '', this.add(call.body as AddEntryRequest));
    return Response.error();
  };

  #setQuantity({ body }: SeenCall, id: string): JsonBodyType {
    const { quantity } = body as { quantity: number };
    return this.#change(
      this.cart.entries.map((entry) =>
        entry.id === id ? anEntry({ ...entry, quantity, subTotal: quantity * entry.purchasePriceCents }) : entry,
      ),
    );
  }

  #remove(_: SeenCall, id: string): JsonBodyType {
    return this.#change(this.cart.entries.filter((entry) => entry.id !== id));
  }

  #setFields({ body }: SeenCall, id: string): JsonBodyType {
    const { additionalFields } = body as { additionalFields: string };
    this.#change(this.cart.entries.map((entry) => (entry.id === id ? { ...entry, additionalFields } : entry)));
    const updatedEntry = this.cart.entries.find((entry) => entry.id === id);
    return { shoppingCart: this.cart, updatedEntry: updatedEntry as JsonBodyType };
  }

  /** WELCOME gives a discount of one dollar; any other code applies from $500. */
  #addCoupon({ body }: SeenCall): JsonBodyType {
    const { code } = body as { code: string };
    const isValid = code === 'WELCOME';
    const { entries, subtotalCents } = this.cart;
    this.#change(entries);
    this.cart = {
      ...this.cart,
      coupons: [code],
      validCoupons: isValid ? [{ code, name: 'Welcome', kind: 'fixed', cents: 100 }] : [],
      invalidCoupons: isValid ? [] : [{ code, reason: 'belowMinimum', minimumSubtotalCents: 50_000 }],
      discountCents: isValid ? 100 : 0,
      grandTotalCents: subtotalCents - (isValid ? 100 : 0),
    };
    return this.cart;
  }

  #removeCoupons(): JsonBodyType {
    return this.#change(this.cart.entries);
  }

  #change(entries: ShoppingCart['entries']): ShoppingCart {
    this.cart = aCart({ id: this.cart.id || 'cart-1', version: this.cart.version + 1, entries });
    return this.cart;
  }
}
